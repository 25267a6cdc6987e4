import type { DistanceField } from '../math/distance.ts'
import { lerp, smoothstep } from '../math/scalar.ts'
import { normalize, type Vec3 } from '../math/vector.ts'
import { type Material, MATERIAL } from '../materials.ts'
import { sampleCurve } from '../math/spline.ts'
import type { Mesh } from '../raster/mesh.ts'
import { NECK_AXIS_Z, type Neckline } from './neckline.ts'
import { clothSheet, clothTube, pointAround, pointInFront, TRIM } from './sheet.ts'

type HoodOptions = { cloth: DistanceField; neckline: Neckline; material: Material }

/** A lowered hood: a thick soft roll round the nape and sides that runs out in front of the neck. */
export function loweredHood({ cloth, neckline, material }: HoodOptions): Mesh {
  const rows: Vec3[][] = []
  const reach = Math.PI * 0.992
  for (let step = 0; step <= 96; step++) {
    const turn = lerp(-reach, reach, step / 96)
    const angle = Math.PI - Math.abs(turn)
    const signed = turn < 0 ? -angle : angle
    const degrees = (angle * 180) / Math.PI
    const back = smoothstep(20, 130, degrees)
    const foot = pointAround(cloth, signed, neckline(degrees) + 0.05)
    const out = normalize([foot[0], 0, foot[2] - NECK_AXIS_Z])
    const thickness = lerp(0.075, 0.2, back) * (1 + 0.08 * Math.sin(turn * 5))
    const height = lerp(0.09, 0.25, back) * (1 + 0.06 * Math.sin(turn * 7 + 1))
    rows.push(
      Array.from({ length: 15 }, (_, column): Vec3 => {
        const around = -0.35 + (column / 14) * 4.1
        const across = 0.06 * back - Math.cos(around) * thickness
        const rise = 0.02 - Math.sin(around) * height
        return [foot[0] + out[0] * across, foot[1] + rise, foot[2] + out[2] * across]
      }),
    )
  }
  return clothSheet({ rows, trim: TRIM.hood, material })
}

/** Two cords that leave the hood's ends and hang down the chest, with metal tips. */
export function drawstrings(cloth: DistanceField, material: Material): Mesh[] {
  return [-1, 1].flatMap((side) => {
    const waypoints = [
      [0.13, 1.76],
      [0.17, 1.9],
      [0.165, 2.15],
      [0.18, side < 0 ? 2.6 : 2.5],
    ]
    const path = sampleCurve(waypoints, 40).map(([x, y]): Vec3 => {
      const surface = pointInFront(cloth, side * x, y)
      return [surface[0], surface[1], surface[2] + 0.02]
    })
    const tip = path.slice(-6)
    return [
      clothTube({ path, radius: () => 0.017, trim: TRIM.cord, material }),
      clothTube({ path: tip, radius: () => 0.021, trim: TRIM.button, material: MATERIAL.metal }),
    ]
  })
}
