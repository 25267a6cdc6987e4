import { capsule, smoothMin } from '../../../math/distance.ts'
import type { DistanceField } from '../../../math/distance.ts'
import { clamp, smoothstep } from '../../../math/scalar.ts'
import type { Vec3 } from '../../../math/vector.ts'
import type { Figure } from '../../body/figure.ts'
import type { FootPose } from '../../body/stance.ts'
import { sectionDistance, TRUNK_BOXINESS } from '../../body/torso-field.ts'
import type { Trunk } from '../../body/torso-field.ts'
import { heightOf } from '../garment.ts'
import type { Mannequin, BodyHeight } from '../garment.ts'

export type SkirtCut = {
  /** Where it leaves the body; the waist when left out. */
  from?: BodyHeight
  /** How far the hem stands out beyond the hips. */
  flare: number
  /** Folds round the hem; pressed pleats when `pressed`. */
  folds: number
  foldDepth: number
  pressed?: boolean
  /** Flat pleats laid one on the other in the middle of the front. */
  frontPleats?: number
  /** Room at the hips. */
  ease: number
}

/** No skirt without flare reaches farther from the middle, legs apart included. */
export const SKIRT_REACH = 2

/** At the hips a skirt never lies closer than this, in the legs' way never closer than that. */
const LEAST_EASE = 0.05
const LEG_ROOM = 0.065

type SkirtFit = {
  hem: BodyHeight
  /** The trunk that it hangs on: the body's own, or that of the bodice above it. */
  trunk: Trunk
  /** How far the bodice above stands off that trunk. */
  thickness: number
}

/** The farther down, the more cloth spans from one leg to the other instead of going round each. */
const legBlend = (down: number): number => 0.15 + 0.3 * smoothstep(0.6, 3.4, down)
const HIP_RUN = 0.65
/** As the body's own skin melts thighs and trunk together, so that no hip shows through. */
const HIP_BLEND = 0.3
const CLEARANCE = 0.06
const FAR = 9

/** The height whose girth counts at a height: below the hips cloth keeps the girth of the hips, without a kink. */
const fullestBelow = (y: number, hipY: number): number => {
  const start = hipY - 0.4
  return y < start ? y : start + HIP_RUN * (1 - Math.exp((start - y) / HIP_RUN))
}

/** What a long hem falls on: the shin, from within the skirt, and the foot as far as its instep, from where it hangs straight down; the toes show below. */
const instepField = ({ ankle, heading }: FootPose): DistanceField => {
  const [x, y, z] = ankle
  const instep: Vec3 = [x + 0.42 * Math.sin(heading), y + 0.1, z + 0.42 * Math.cos(heading)]
  return (px, py, pz) => capsule([px, Math.min(py, instep[1]), pz], [x, y - 3, z - 0.2], instep, [0.05, 0.3])
}

/** How far ahead of an ankle a skirt lies that falls on its instep. */
const BEFORE_ANKLE = 0.97

/** The farthest forward that a skirt reaches over a foot set ahead. */
export const overInsteps = ({ legs }: Figure): number =>
  Math.max(...legs.map(({ foot }) => foot.ankle[2])) + BEFORE_ANKLE

/** A skirt from the waist down to its hem: follows the hips, then falls and spreads, pushed out by the legs. */
export const skirtField = (
  cut: SkirtCut,
  { figure, parts }: Mannequin,
  { hem, trunk, thickness }: SkirtFit,
): DistanceField => {
  const { frame } = figure
  const hemY = heightOf(frame, hem)
  const { hipY, ankleY } = frame
  const waistY = heightOf(frame, cut.from ?? 0)
  const insteps = hemY > ankleY ? figure.legs.map(({ foot }) => instepField(foot)) : []
  return (x, y, z) => {
    const drop = clamp((y - waistY) / (hemY - waistY), 0, 1.1)
    const early = smoothstep(waistY - 0.1, hipY, y)
    const room = Math.max(cut.ease, LEAST_EASE) * (0.35 + 0.65 * early) + thickness + cut.flare * drop ** 1.1
    const level = fullestBelow(y, hipY)
    const a = trunk.halfWidth(level) + room
    const front = trunk.front(level)
    const back = trunk.back(level)
    const center = (front + back) / 2
    const b = (front - back) / 2 + 0.04 * early + 0.85 * room
    const boxiness = TRUNK_BOXINESS * (1 - smoothstep(0.35, 0.9, drop))
    let distance = sectionDistance({ halfWidth: a, halfDepth: b, middleZ: center, boxiness }, x, z)
    const legs = y > waistY ? Math.min(parts.legs[0](x, y, z), parts.legs[1](x, y, z)) : FAR
    if (y > hipY)
      distance = smoothMin(distance, legs - LEG_ROOM + 0.4 * Math.max(0, hipY + 1.6 - y) ** 2, legBlend(y - hipY))
    if (y > ankleY - 3.5) for (const instep of insteps) distance = smoothMin(distance, instep(x, y, z), 0.5)
    if (y < hipY + 2.3 && distance < 0.5) {
      const body = smoothMin(parts.trunk(x, y, z), legs, HIP_BLEND)
      distance = smoothMin(distance, body - CLEARANCE + 0.12 * Math.max(0, y - hipY - 0.3) ** 2, 0.1)
    }
    return distance + 0.5 * Math.max(0, waistY - y)
  }
}
