import type { Rgb } from '../../identity/identity.ts'
import type { Pattern } from '../../scene/outfit.ts'
import { scaleRgb } from '../color/rgb.ts'
import type { Material } from '../materials.ts'
import { FABRICS, type Fabric } from './fabrics.ts'
import { printPattern } from './patterns.ts'
import type { Print } from './print.ts'
import type { Seams } from './seams.ts'
import { TRIM, TRIM_REST_Z } from './sheet.ts'
import { shadeTrim } from './trim-fabric.ts'

/** One point of cloth. The renderer fills in the upper half, the shader the lower half and may bend the normal. */
export type ClothSample = {
  material: Material
  /** Rest point: head units on garments, trim coordinates on sewn-on pieces. */
  x: number
  y: number
  z: number
  normalX: number
  normalY: number
  normalZ: number
  /** Colour of the cloth under white light, 0 to 255. */
  red: number
  green: number
  blue: number
  /** Soft light at grazing angles, 0 to 1. */
  sheen: number
  /** Share of mirror-like reflection, 0 to 1. */
  gloss: number
}

export type ClothShader = (sample: ClothSample) => void

/** How the cloth of one layer looks: weave, colour, printed or woven pattern, seams. */
export type ClothLook = { fabric: Fabric; color: Rgb; pattern: Pattern; print?: Print; seams?: Seams }

export type ClothLooks = ReadonlyMap<Material, ClothLook>

/** About the width of a collar's cloth in head units. */
const COLLAR_WIDTH = 0.6

const BRASS: Rgb = [196, 160, 98]
const STEEL: Rgb = [188, 190, 196]

function paint(sample: ClothSample, color: Rgb): void {
  sample.red = color[0]
  sample.green = color[1]
  sample.blue = color[2]
}

/** Paints every cloth of an outfit: colour, pattern, weave, seams and how it takes the light. */
export function createClothShader(looks: ClothLooks): ClothShader {
  const isDenim = [...looks.values()].some(({ fabric }) => fabric === FABRICS.denim)
  const metal = isDenim ? BRASS : STEEL
  return (sample) => {
    const look = looks.get(sample.material)
    if (!look) {
      paint(sample, metal)
      sample.sheen = 0
      sample.gloss = 0.9
      return
    }
    const trim = sample.z >= TRIM_REST_Z - 0.5 ? Math.round(sample.z - TRIM_REST_Z) : undefined
    paint(sample, look.color)
    sample.sheen = look.fabric.sheen
    sample.gloss = look.fabric.gloss
    if (trim === undefined) {
      printPattern(sample, look, [sample.x, sample.y])
      look.fabric.weave(sample, sample.x, sample.y - 0.55 * sample.z)
      look.seams?.(sample)
    } else {
      if (trim === TRIM.collar) printPattern(sample, look, [sample.x, sample.y * COLLAR_WIDTH])
      if (trim === TRIM.cord) paint(sample, scaleRgb(look.color, 1.12))
      shadeTrim(sample, trim, look.fabric)
    }
  }
}
