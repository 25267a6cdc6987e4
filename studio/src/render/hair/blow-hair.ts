import { valueNoise } from '../../math/noise.ts'
import { distanceOf, lerp, smoothstep } from '../../math/scalar.ts'
import type { Strand } from './strand.ts'

/** Hair is held by the head above this height, and by itself for this length from its root, in head units. */
const HELD_UNTIL = { y: -0.25, length: 0.75 } as const
/** How far a strand that hangs free for one head unit is carried aside, lifted and pressed back. */
const BLOWN = { aside: 0.62, lift: 0.34, back: 0.3 } as const

/** Wind from the picture's left, in place: what hangs is carried to the right, and past the face to its back. */
export const blowHair = (strands: readonly Strand[]): void => {
  for (const { points } of strands) {
    const [rootX, rootZ] = [points[0], points[2]]
    const own = 0.55 + 0.9 * valueNoise(rootX * 5, rootZ * 5 + points[1] * 4, 7)
    let length = 0
    let free = 0
    let [lastX, lastY, lastZ] = points
    for (let at = 3; at < points.length; at += 3) {
      const [x, y, z] = points.subarray(at, at + 3)
      const step = distanceOf(x - lastX, y - lastY, z - lastZ)
      ;[lastX, lastY, lastZ] = [x, y, z]
      length += step
      if (y > HELD_UNTIL.y || length > HELD_UNTIL.length) free += step
      if (free === 0) continue
      const slack = free ** 1.35 * own
      // Before the face it is pressed to the side that the wind comes from.
      const carried = lerp(smoothstep(-0.2, 0.35, x), 1, smoothstep(-0.15, -0.6, z))
      const wave = 0.14 * Math.sin(3.1 * length + 6 * own)
      points[at] += slack * (BLOWN.aside + wave) * carried
      points[at + 1] -= slack * (BLOWN.lift + wave) * carried
      points[at + 2] -= slack * BLOWN.back * (1 - carried)
    }
  }
}
