import { scaleRgb } from '../../image/rgb.ts'
import { fractalNoise, valueNoise } from '../../math/noise.ts'
import type { Frame } from '../body/frame.ts'
import { tableHeight } from '../body/prop-arms.ts'
import type { Seams } from '../cloth/appearance/fabrics.ts'
import type { ClothAppearance } from '../cloth/appearance/shade-cloth.ts'
import { MATERIAL } from '../raster/mesh.ts'
import type { Mesh } from '../raster/mesh.ts'
import { block, paintAs, uprightAt } from './shapes.ts'

const WOOD = [150, 104, 66] as const
const HALF_WIDTH = 12
const [FAR_Z, NEAR_Z] = [0.62, 9]
const PLANK = 0.9

const paintWood: Seams = (sample) => {
  const plank = Math.floor(sample.z / PLANK)
  const grain = fractalNoise(sample.x * 0.9 + plank * 17, sample.z * 14, plank, 3)
  const gap = Math.abs(sample.z / PLANK - Math.round(sample.z / PLANK)) < 0.014 ? 0.6 : 1
  const tone = 0.84 + 0.26 * valueNoise(plank * 7, 3, 1)
  paintAs(sample, scaleRgb(WOOD, gap * tone * (0.78 + 0.42 * grain)), 0.3)
}

/** The top of the table that a seated person rests the arms on; it runs out of the picture on three sides. */
export const makeTable = (frame: Frame): { meshes: Mesh[]; look: ClothAppearance } => {
  const y = tableHeight(frame)
  return {
    meshes: block([-HALF_WIDTH, y, FAR_Z], [HALF_WIDTH, y + 0.16, NEAR_Z], {
      place: uprightAt([0, 0, 0]),
      material: MATERIAL.table,
    }),
    look: {
      fabric: { weave: () => undefined, sheen: 0, gloss: 0.3 },
      color: WOOD,
      pattern: 'plain',
      seams: paintWood,
    },
  }
}
