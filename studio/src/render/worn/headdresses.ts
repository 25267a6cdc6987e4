import { mixRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import type { DistanceField } from '../../math/distance.ts'
import { hash3 } from '../../math/noise.ts'
import { lerp, smoothstep, TAU } from '../../math/scalar.ts'
import type { Vec3 } from '../../math/vector.ts'
import { darken, TRIM } from '../cloth/appearance/fabrics.ts'
import { clothTube } from '../cloth/sewn/sheet.ts'
import { ball, gridShape, paintAs, partAt, uprightAt } from '../props/shapes.ts'
import { MATERIAL } from '../raster/mesh.ts'
import type { Mesh } from '../raster/mesh.ts'
import type { HeadWear } from './make-hat.ts'

/** A point at a distance from the head above a plane through the temples. */
const onHead = (head: DistanceField, azimuth: number, y: number, clear: number): Vec3 => {
  let reach = 1.4
  const tilt = y - 0.25 * (Math.cos(azimuth) * 0.85 - 0.2)
  for (let step = 0; step < 20; step++)
    reach -= 0.9 * (head(Math.sin(azimuth) * reach, tilt, -0.2 + Math.cos(azimuth) * reach) - clear)
  return [Math.sin(azimuth) * reach, tilt, -0.2 + Math.cos(azimuth) * reach]
}

const BLOSSOMS = 22

/** Blossoms and leaves round the head. */
export const makeFlowerCrown = (head: DistanceField, color: Rgb): HeadWear => {
  const colors: readonly Rgb[] = [color, mixRgb(color, [255, 250, 240], 0.55), [240, 232, 214], [92, 128, 76]]
  const meshes = Array.from({ length: BLOSSOMS }, (_, index): Mesh => {
    const azimuth = (index / BLOSSOMS) * TAU - Math.PI
    const at = onHead(head, azimuth, -0.62 + 0.06 * (hash3(index, 1, 1) - 0.5), 0.16)
    const size = 0.11 + 0.06 * hash3(index, 2, 3)
    return ball(size, 0.72, { place: uprightAt(at), part: 1 + (index % 4), material: MATERIAL.hat })
  })
  return {
    meshes,
    paint: (sample) => {
      const { part, x } = partAt(sample.x)
      paintAs(sample, colors[(part - 1) % 4], 0)
      const turn = Math.atan2(sample.z, x)
      darken(sample, 0.22 * Math.abs(Math.sin(turn * 2.5 + sample.y * 16)))
    },
  }
}

/** Two horns that rise from the hairline and bend in at their tips. */
export const makeHorns = (head: DistanceField): HeadWear => ({
  meshes: [-1, 1].map((side) => {
    const [x, y, z] = onHead(head, side * 0.52, -0.74, 0.02)
    const path = Array.from({ length: 22 }, (_, step): Vec3 => {
      const up = step / 21
      return [x + side * (0.5 * up - 0.42 * up ** 3), y + 0.12 - 0.86 * up, z - 0.1 + 0.1 * Math.sin(up * 3)]
    })
    return clothTube({
      path,
      radius: (along) => 0.012 + 0.135 * (1 - along) ** 0.8,
      trim: TRIM.button,
      material: MATERIAL.hat,
      sides: 12,
    })
  }),
  paint: (sample) => darken(sample, 0.22 * Math.sin(sample.x * 34) ** 6),
})

/** How far down a veil falls, in head units, and how many folds it has. */
const VEIL = { hem: 5.6, folds: 7.5, rows: 46, columns: 61 } as const

/** A long veil from a comb on the crown, behind the hair and over the back of the shoulders. */
export const makeVeil = (head: DistanceField): HeadWear => {
  const rows = Array.from({ length: VEIL.rows }, (_, row) => {
    const down = row / (VEIL.rows - 1)
    const over = Math.min(1, down / 0.2)
    const fall = Math.max(0, (down - 0.2) / 0.8)
    // Over the back of the head it lies on the hair.
    const turn = lerp(0.2, 1.5, over)
    const half = lerp(0.34, 1.12, over ** 0.7) + 1.15 * fall ** 0.6
    return Array.from({ length: VEIL.columns }, (_column, step): Vec3 => {
      const across = (step / (VEIL.columns - 1)) * 2 - 1
      const fold =
        0.085 * Math.sin(across * VEIL.folds * Math.PI + 0.6 * Math.sin(5 * across)) * smoothstep(0.05, 0.5, down)
      const round = across * across
      const x = across * half
      if (fall === 0) {
        let reach = 1.6
        const way: Vec3 = [0, -Math.cos(turn), -Math.sin(turn)]
        for (let trial = 0; trial < 16; trial++)
          reach -= 0.8 * (head(x * 0.8, -0.15 + way[1] * reach, -0.25 + way[2] * reach) - 0.24)
        return [x, -0.15 + way[1] * reach + 0.1 * round, -0.25 + way[2] * reach + fold]
      }
      return [x, -0.22 + (VEIL.hem + 0.22) * fall + 0.12 * round, -1.36 + 0.5 * round - 0.12 * fall + fold]
    })
  })
  return {
    meshes: [gridShape(rows, { place: uprightAt([0, 0, 0]), material: MATERIAL.hat })],
    paint: (sample) => {
      darken(sample, 0.1 * Math.sin(sample.x * 21) ** 2 * smoothstep(0, 1, sample.y))
      if (sample.y > VEIL.hem - 0.16) darken(sample, 0.12 * Math.sin(sample.x * 46) ** 2)
    },
  }
}
