import type { DistanceField } from '../math/distance.ts'
import { lerp, smoothstep } from '../math/scalar.ts'
import type { Vec3 } from '../math/vector.ts'
import type { Material } from '../materials.ts'
import type { Mesh } from '../raster/mesh.ts'
import type { Opening } from './neckline.ts'
import { clothSheet, pointInFront, TRIM } from './sheet.ts'

export type LapelOptions = { cloth: DistanceField; opening: Opening; material: Material }

/** Height of the notch between collar and lapel, and where the lapel ends. */
const NOTCH_Y = 1.93
const END_Y = 3.5

/** The two lapels of a blazer: folded back along the opening, widest just under the notch, pointed there. */
export function lapels({ cloth, opening, material }: LapelOptions): Mesh[] {
  return [-1, 1].map((side) => {
    const rows: Vec3[][] = []
    for (let step = 0; step <= 60; step++) {
      const share = step / 60
      const foldY = lerp(NOTCH_Y - 0.1, END_Y, share)
      const foldX = opening(foldY) - 0.02
      const width = 0.43 * (1 - share) ** 0.85
      const lift = -0.1 * smoothstep(0.12, 0, share)
      rows.push(lapelSection(cloth, { side, foldX, foldY, width, lift }))
    }
    return clothSheet({ rows, trim: TRIM.lapel, material })
  })
}

type Section = { side: number; foldX: number; foldY: number; width: number; lift: number }

function lapelSection(cloth: DistanceField, { side, foldX, foldY, width, lift }: Section): Vec3[] {
  const columns = 10
  return Array.from({ length: columns + 1 }, (_, column): Vec3 => {
    const across = column / columns
    const x = side * (foldX + width * Math.min(1, across * 1.06))
    const y = foldY + lift * across + 0.06 * across
    const surface = pointInFront(cloth, x, y)
    const bow = 0.03 + 0.03 * Math.sin(Math.min(1, across * 1.06) * Math.PI) - (column === columns ? 0.03 : 0)
    return [surface[0], surface[1], surface[2] + bow]
  })
}
