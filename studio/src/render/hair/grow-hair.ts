import type { Identity } from '../../identity/identity.ts'
import { blowHair } from './blow-hair.ts'
import { scaleRgb } from '../../image/rgb.ts'
import { createRandom } from '../../math/random.ts'
import { bell, distanceOf, lerp, smoothstep } from '../../math/scalar.ts'
import { subtract } from '../../math/vector.ts'
import type { Vec3 } from '../../math/vector.ts'
import type { Head } from '../head/build-head.ts'
import type { DistanceField } from '../../math/distance.ts'
import type { Pose } from '../view/pose.ts'
import type { HeadWear } from '../worn/make-hat.ts'
import { createCollider } from './collider.ts'
import type { Collider } from './collider.ts'
import type { Guide } from './curves.ts'
import { fillLocks } from './fill-locks.ts'
import { fillStrands } from './fill-strands.ts'
import { growBeard } from './grow-beard.ts'
import { growGuide } from './guide.ts'
import { skullAngles } from './hairline.ts'
import { createScalp, partingAt } from './scalp.ts'
import type { Root, Scalp } from './scalp.ts'
import { meanHairColor } from './strand.ts'
import type { HairModel, Strand } from './strand.ts'
import type { HairStyleRule, StyleContext } from './styles/hair-style.ts'
import { hairStyleRule } from './styles/hair-styles.ts'

export type { HairModel } from './strand.ts'

type GrowOptions = {
  identity: Identity
  head: Head
  pose: Pose
  body: { distance: DistanceField }
  headWear?: readonly HeadWear[]
  /** Factor of the number of strands, for small pictures; 1 for a portrait. */
  detail?: number
  /** Factor of the number of points along each strand. */
  fineness?: number
  isWindy?: boolean | undefined
}

const GUIDE_SALT = 5
/** Of the shortest strand. */
const FEWEST_POINTS = 3
/** Hair that nobody parts in the middle falls to a side, in head units. */
const PARTING_ASIDE = 0.11

const styleContext = (identity: Identity, partAside = PARTING_ASIDE): StyleContext => {
  const { hair, seed } = identity
  const lean = hair.part === 0 ? (seed % 2 === 0 ? 1 : -1) : Math.sign(hair.part)
  return {
    identity,
    sweep: lean > 0 ? -1 : 1,
    partX: Math.sign(hair.part) * (partAside + (0.3 - partAside) * Math.abs(hair.part)),
    curl: hair.curl,
    length: hair.length,
    volume: hair.volume,
  }
}

type Growth = {
  identity: Identity
  rule: HairStyleRule
  context: StyleContext
  scalp: Scalp
  collider: Collider
  down: Vec3
}

const growGuides = ({ identity, rule, context, scalp, collider, down }: Growth): Guide[] =>
  scalp.roots(rule.guides, GUIDE_SALT).map((root) => {
    const random = createRandom(identity.seed * 7919 + root.id * 131 + GUIDE_SALT)
    const plan = rule.plan(root, random, context)
    return { root, points: growGuide({ root, plan, collider, down, points: rule.points }) }
  })

/** Short hair on the far side of the head is never seen; long hair behind it only at the outline. */
const visibilityOf =
  (pose: Pose, rule: HairStyleRule): ((root: Root) => number) =>
  ({ normal }) => {
    const facing = pose.rotate(normal[0], normal[1], normal[2])[2]
    return rule.reachesBody || rule.fullRound
      ? lerp(0.45, 1, smoothstep(-0.6, 0, facing))
      : smoothstep(-0.62, -0.34, facing)
  }

/** Moves strands from head space to world space, in place. */
const placeInWorld = (strands: readonly Strand[], pose: Pose): void => {
  const [originX, originY, originZ] = pose.toWorld(0, 0, 0)
  const [right, down, forward] = [pose.rotate(1, 0, 0), pose.rotate(0, 1, 0), pose.rotate(0, 0, 1)]
  for (const { points } of strands) {
    for (let at = 0; at < points.length; at += 3) {
      const [x, y, z] = [points[at], points[at + 1], points[at + 2]]
      points[at] = originX + x * right[0] + y * down[0] + z * forward[0]
      points[at + 1] = originY + x * right[1] + y * down[1] + z * forward[1]
      points[at + 2] = originZ + x * right[2] + y * down[2] + z * forward[2]
    }
  }
}

/** Cells in which the points of long hair are counted, in head units, how many along an axis, and the fewest in a portrait's mass off the head. */
const MASS = { cell: 0.12, side: 64, fewest: 16, off: 0.1 }

/** Hair that curls less than this runs smoothly on top of the head. */
const STRAIGHT = 0.5
/** Above this height hair that turns more sharply than this, as a cosine, has lost its way. */
const KINK = { aboveY: -0.7, cosine: 0.35 }

/** Whether a strand bends like a broken straw on top of the head. */
const isKinked = ({ points }: Strand): boolean => {
  for (let at = 3; at < points.length - 3; at += 3) {
    if (points[at + 1] > KINK.aboveY) continue
    const [intoX, outX] = [points[at] - points[at - 3], points[at + 3] - points[at]]
    const [intoY, outY] = [points[at + 1] - points[at - 2], points[at + 4] - points[at + 1]]
    const [intoZ, outZ] = [points[at + 2] - points[at - 1], points[at + 5] - points[at + 2]]
    const along = intoX * outX + intoY * outY + intoZ * outZ
    if (along < KINK.cosine * distanceOf(intoX, intoY, intoZ) * distanceOf(outX, outY, outZ)) return true
  }
  return false
}

/** Strands but those that run by themselves beside the top of the head: they would stand off like wire. */
const withoutLoops = (strands: Strand[], { distance }: Scalp['grid'], detail: number): Strand[] => {
  const counts = new Uint16Array(MASS.side ** 3)
  const cellAt = (points: Float32Array, at: number): number => {
    let cell = 0
    for (let axis = 0; axis < 3; axis++)
      cell = cell * MASS.side + Math.round(points[at + axis] / MASS.cell) + MASS.side / 2
    return cell
  }
  for (const { points } of strands) for (let at = 0; at < points.length; at += 3) counts[cellAt(points, at)]++
  return strands.filter(
    ({ points }) =>
      !points.some(
        (y, at) =>
          at % 3 === 1 &&
          y < 0 &&
          counts[cellAt(points, at - 1)] < MASS.fewest * detail &&
          distance(points[at - 1], y, points[at + 1]) > MASS.off,
      ),
  )
}

/** Hair is pressed flat against the head where it would run through it, in place. */
const pressFlat = (strands: readonly Strand[], { clearHead }: Collider, { distance }: Scalp['grid']): void => {
  for (const { points } of strands)
    for (let at = 3; at < points.length; at += 3)
      if (distance(points[at], points[at + 1], points[at + 2]) < 0)
        points.set(clearHead([points[at], points[at + 1], points[at + 2]], 0.004), at)
}

/** Lays hair under a hat, in place. */
const tuckStrands = (strands: readonly Strand[], tuck: NonNullable<HeadWear['tuck']>, head: DistanceField): void => {
  for (const { points } of strands)
    for (let at = 0; at < points.length; at += 3)
      points.set(tuck([points[at], points[at + 1], points[at + 2]], head), at)
}

const PARTING_WIDTH = 0.016

/** The tint of hair on the scalp: soft at the hairline, thinned by the cut, lighter along a parting. */
const coverScalp =
  ({
    identity,
    rule,
    context,
    scalp,
  }: Pick<Growth, 'identity' | 'rule' | 'context' | 'scalp'>): HairModel['scalpCoverage'] =>
  (x, y, z) => {
    const angles = skullAngles(identity, x, y, z)
    const covered = rule.scalp * smoothstep(-0.05, 0.2, scalp.inside(angles))
    if (covered <= 0) return 0
    const parting = rule.parted
      ? 0.1 * bell(x, partingAt(context.partX, z), PARTING_WIDTH) * smoothstep(-0.3, 0.4, z)
      : 0
    return covered * Math.sqrt(rule.thinning?.(angles) ?? 1) * (1 - parting)
  }

/**
 * Grows the hair and beard of a person on the posed head. Guides grow from the real surface of the head and lie on
 * head and body; strands fill the space between them. Every strand draws its chances from its own number, so the
 * same identity has the same hair in every picture.
 */
export const growHair = (options: GrowOptions): HairModel => {
  const { identity, head, pose, body, headWear = [], detail = 1, fineness = 1 } = options
  const isHidden = headWear.some(({ hidesHair }) => hidesHair)
  const style = hairStyleRule(isHidden ? { ...identity.hair, style: 'bald' } : identity.hair)
  const rule = {
    ...style,
    // Curls need more points to be round, long hair that is straight needs fewer.
    points: Math.max(
      FEWEST_POINTS,
      Math.round(
        style.points *
          fineness *
          (style.reachesBody ? lerp(0.78, 1, smoothstep(0.1, 0.35, identity.hair.curl)) : 1) *
          lerp(1, 1.25, smoothstep(0.55, 0.8, identity.hair.curl)),
      ),
    ),
    // Fewer strands are as much thicker, of the same clumps, so that a small picture shows the same hair.
    strandWidth: style.strandWidth / Math.sqrt(detail),
  }
  const context = styleContext(identity, rule.partAside)
  const scalp = createScalp({
    identity,
    head: head.distance,
    partX: context.partX,
    isFringe: rule.isFringe,
    isFringeParted: rule.isFringeParted,
  })
  const down = subtract(pose.toLocal(0, 1, 0), pose.toLocal(0, 0, 0))
  const collider = createCollider({
    head: scalp.grid,
    pose,
    body,
    faceWidth: identity.shape.faceWidth,
    needsBody: rule.reachesBody,
  })
  const guides = growGuides({ identity, rule, context, scalp, collider, down })
  const visibility = visibilityOf(pose, rule)
  const { strands: grown, plaits } = fillStrands({ identity, rule, scalp, guides, visibility, detail })
  pressFlat(grown, collider, scalp.grid)
  const locks = fillLocks([...(rule.locks?.(context) ?? []), ...plaits], { identity, rule, collider })
  pressFlat(locks, collider, scalp.grid)
  const smooth = identity.hair.curl < STRAIGHT ? grown.filter((strand) => !isKinked(strand)) : grown
  const onScalp = [...(rule.reachesBody ? withoutLoops(smooth, scalp.grid, detail) : smooth), ...locks]
  for (const { tuck } of headWear) if (tuck) tuckStrands(onScalp, tuck, scalp.grid.distance)
  const beard = identity.beard.style === 'none' ? undefined : growBeard(identity, head)
  if (options.isWindy) blowHair(onScalp)
  const strands = [...onScalp, ...(beard?.strands ?? [])]
  placeInWorld(strands, pose)
  return {
    strands,
    scalpCoverage: coverScalp({ identity, rule, context, scalp }),
    scalpColor: scaleRgb(meanHairColor(identity), 0.85),
    beardCoverage: beard?.coverage ?? (() => 0),
    beardColor: beard?.color ?? identity.beard.color,
  }
}
