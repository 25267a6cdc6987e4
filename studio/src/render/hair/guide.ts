import { bell, clamp, lerp, smoothstep } from '../../math/scalar.ts'
import { add, dot, normalize, scaleVector, subtract } from '../../math/vector.ts'
import type { Vec3 } from '../../math/vector.ts'
import type { Collider } from './collider.ts'
import type { Root } from './scalp.ts'
import type { GuidePlan } from './styles/hair-style.ts'

type GuideOptions = { root: Root; plan: GuidePlan; collider: Collider; down: Vec3; points: number }

const STEPS = 28
/** Share of the length after which a bend works fully: at the root the combing direction rules. */
const BEND_ONSET = 0.35
/** All hair lies this far off the head, in head units, and rises to that no more steeply than this. */
const OFF_HEAD = 0.004
const SLOPE = 0.15

/** Grows one guide hair from its root; returns `points` evenly spaced points in head space. */
export const growGuide = (options: GuideOptions): Float32Array => {
  const path = options.plan.tie ? combToTie(options, options.plan.tie) : fall(options)
  return resample(path, options.points)
}

/** Long hair falls in toward the neck below the ears and out again over the shoulders. */
const drapeAt = ([x, y]: Vec3): number => Math.sign(x) * (0.6 * bell(y, 1.45, 0.3) - bell(y, 0.5, 0.38))

/** Free hair: leaves along the combing direction, bends to the ground, lies on head, face and shoulders. */
const fall = ({ root, plan, collider, down }: GuideOptions): Vec3[] => {
  const step = plan.length / STEPS
  // Short hair stands up at once, long hair rises in an arch.
  const onset = clamp(0.15 * plan.length, 0.22, 0.45)
  const tangent = subtract(plan.direction, scaleVector(root.normal, dot(plan.direction, root.normal)))
  let velocity = normalize(add(normalize(tangent), scaleVector(root.normal, plan.lift)))
  let point = root.point
  const path: Vec3[] = [point]
  for (let index = 1; index <= STEPS; index++) {
    const share = index / STEPS
    const previous = point
    velocity = add(velocity, scaleVector(down, plan.gravity * step))
    if (plan.bend)
      velocity = add(velocity, scaleVector(plan.bend[0], plan.bend[1] * step * smoothstep(0, BEND_ONSET, share)))
    if (plan.drape) velocity = add(velocity, [drapeAt(point) * plan.drape * step, 0, 0])
    point = add(point, scaleVector(normalize(velocity), step))
    // Combed hair lies closer the lower it comes, or it would end at the ears like a lid.
    const near = plan.drape
      ? lerp(0.3, 1, smoothstep(0.05, -1, point[1]))
      : plan.hug
        ? lerp(0.22, 1, smoothstep(-0.2, -0.85, point[1]))
        : 1
    // Off the head at once, the shortest hair would stand on it.
    const clearance =
      Math.min(OFF_HEAD, SLOPE * share * plan.length) +
      plan.clearance * near * smoothstep(0, Math.min(1, onset / plan.length), share)
    point = collider.clearHead(point, clearance)
    // Long hair is held on the crown and falls freely below.
    const hug = (plan.hug ?? 0) * (plan.drape ? smoothstep(-0.35, -0.8, point[1]) : 1)
    if (hug > 0) point = collider.holdDown(point, clearance, hug)
    if (!plan.fringe) point = collider.clearFace(point, (plan.drape ? -0.03 : 0.045) + plan.clearance * near * 0.4)
    point = collider.clearBody(point, 0.05 + plan.clearance * 0.6)
    const moved = scaleVector(subtract(point, previous), 1 / step)
    velocity = normalize(add(scaleVector(velocity, 0.25), scaleVector(moved, 0.75)))
    path.push(point)
    if (plan.hemY !== undefined && point[1] > plan.hemY) break
  }
  return path
}

const SKULL: Vec3 = [0, -0.3, -0.2]

/** Tied hair: along the head to the tie, a little loose in the middle; to a tie at the nape it goes round each side. */
const combToTie = ({ root, plan, collider }: GuideOptions, tie: Vec3): Vec3[] => {
  const [from, to] = [normalize(subtract(root.point, SKULL)), normalize(subtract(tie, SKULL))]
  const past = normalize([root.side * 0.7, -0.55, -0.35])
  const roundHead = (share: number): Vec3 => {
    const way = [0, 1, 2].map(
      (axis) => (1 - share) ** 2 * from[axis] + 2 * share * (1 - share) * past[axis] + share ** 2 * to[axis],
    )
    const far = lerp(Math.hypot(...subtract(root.point, SKULL)), Math.hypot(...subtract(tie, SKULL)), share)
    return add(SKULL, scaleVector(normalize(way as unknown as Vec3), far))
  }
  const isLow = tie[1] > 0
  return Array.from({ length: STEPS + 1 }, (_, index): Vec3 => {
    const share = index / STEPS
    const clearance = OFF_HEAD + plan.clearance * smoothstep(0, 0.3, share)
    let point = isLow ? roundHead(share) : add(root.point, scaleVector(subtract(tie, root.point), share))
    if (isLow) point = collider.holdDown(point, clearance, 1 - smoothstep(0.7, 1, share))
    for (let turn = 0; turn < 3; turn++) point = collider.clearHead(point, clearance)
    return point
  })
}

/** Points at equal distances along a path. */
export const resample = (path: readonly Vec3[], count: number): Float32Array => {
  const lengths = [0]
  for (let index = 1; index < path.length; index++)
    lengths.push(lengths[index - 1] + Math.hypot(...subtract(path[index], path[index - 1])))
  const total = lengths[lengths.length - 1]
  const points = new Float32Array(count * 3)
  let segment = 0
  for (let index = 0; index < count; index++) {
    const wanted = (total * index) / (count - 1)
    while (segment < path.length - 2 && lengths[segment + 1] < wanted) segment++
    const share = clamp((wanted - lengths[segment]) / (lengths[segment + 1] - lengths[segment] || 1))
    for (let axis = 0; axis < 3; axis++)
      points[index * 3 + axis] = lerp(path[segment][axis], path[segment + 1][axis], share)
  }
  return points
}
