import { smoothstep, TAU } from '../../../math/scalar.ts'
import { sampleCurve } from '../../../math/spline.ts'
import { add, cross, dot, normalize, scaleVector, subtract } from '../../../math/vector.ts'
import type { Vec3 } from '../../../math/vector.ts'
import type { Lock } from './hair-style.ts'

type PlaitOptions = {
  path: readonly Vec3[]
  radius: number
  turnsPerUnit: number
  strands: number
  /** Where the flat side of the plait looks at a point; to the viewer, where it hangs. */
  facing?: (point: Vec3) => Vec3
  hugs?: boolean
  /** Over which share of its length it thickens from where its hair is gathered. */
  swelling?: number
}

const POINTS_PER_TURN = 8
const FEWEST_STEPS = 24
/** How far over and under each other the plies pass, and how thick they are, as shares of the plait's radius. */
const OVER = 0.62
const PLY = { thick: 0.74, thin: 0.5 }
/** How much darker a ply is where it passes under the others. */
const UNDER = 0.32

const lengthOf = (path: readonly Vec3[]): number =>
  path.slice(1).reduce((sum, point, index) => sum + Math.hypot(...subtract(point, path[index])), 0)

/**
 * Three locks plaited along a path: each swings to and fro across it once while it passes over and under twice.
 * The last tenth hangs loose below the tie.
 */
export const plait = ({
  path,
  radius,
  turnsPerUnit,
  strands,
  facing = () => [0, 0, 1],
  hugs = false,
  swelling = 0.1,
}: PlaitOptions): Lock[] => {
  const length = lengthOf(path)
  const steps = Math.max(FEWEST_STEPS, Math.round(length * turnsPerUnit * POINTS_PER_TURN))
  const middle = sampleCurve(path, steps) as unknown as Vec3[]
  const swingAt = (share: number): number =>
    radius * (0.3 + 0.7 * smoothstep(0, 1.2 * swelling, share)) * (1 - 0.35 * share) * smoothstep(1, 0.9, share)
  return [0, 1, 2].map((ply): Lock => {
    const phaseAt = (share: number): number => TAU * (share * length * turnsPerUnit + ply / 3)
    return {
      path: middle.map((point, index): Vec3 => {
        const share = index / steps
        const phase = phaseAt(share)
        const along = normalize(subtract(middle[Math.min(steps, index + 1)], middle[Math.max(0, index - 1)]))
        const face = facing(point)
        const over = normalize(subtract(face, scaleVector(along, dot(face, along))))
        const swing = swingAt(share)
        return add(
          point,
          add(
            scaleVector(cross(along, over), Math.sin(phase) * swing),
            scaleVector(over, Math.sin(2 * phase) * swing * OVER),
          ),
        )
      }),
      radius: (share) =>
        radius *
        (PLY.thick - (PLY.thick - PLY.thin) * share) *
        (0.4 + 0.6 * smoothstep(0, swelling, share)) *
        (1 - 0.35 * smoothstep(0.86, 0.9, share) * smoothstep(0.96, 0.9, share)),
      shade: (share) => 1 - UNDER * smoothstep(0.7, -0.9, Math.sin(2 * phaseAt(share))) * smoothstep(1, 0.9, share),
      strands,
      tone: 1,
      collides: false,
      hugs,
    }
  })
}
