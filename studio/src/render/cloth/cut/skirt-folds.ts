import { valueNoise } from '../../../math/noise.ts'
import { createRandom } from '../../../math/random.ts'
import { bell, clamp, lerp, smoothstep, TAU } from '../../../math/scalar.ts'
import { heightOf } from '../garment.ts'
import type { Mannequin, SkirtCut } from '../garment.ts'
import { besideMiddle, foldOn, raiseCreases, ruffle } from './creases.ts'
import type { Crease, Handle, Relief } from './creases.ts'

/** A skirt that flares less than this lies close and is drawn across hips and thighs. */
const NARROW = 0.1
const NARROW_DEPTH = 0.05
/** Radius at which a skirt is laid flat. */
const SKIRT_RADIUS = 1.1

const narrowCreases = (hipY: number, hemY: number): Crease[] => [
  { at: [0.85, hipY - 0.55], toward: [-1, 0.2], reach: 0.6, width: 0.15, depth: 0.6 },
  { at: [0.7, hipY + 0.1], toward: [-1, 0.12], reach: 0.6, width: 0.15, depth: 0.9 },
  { at: [0.55, hipY + 0.5], toward: [-1, 0.3], reach: 0.5, width: 0.15, depth: 0.7 },
  { at: [0.22, (hipY + hemY) / 2 + 0.3], toward: [-0.06, 1], reach: (hemY - hipY) / 2, width: 0.26, depth: 0.9 },
  { at: [0.95, (hipY + hemY) / 2 + 0.5], toward: [-0.1, 1], reach: (hemY - hipY) / 2.4, width: 0.24, depth: 0.7 },
]

/** How the drapes of a wide skirt lie at a place round it and from waist to hem (`drop`, 0 to 1). */
const drapeAt = (cut: SkirtCut, seed: number, angle: number, drop: number): { wander: number; height: number } => {
  const wander = 1.5 * (valueNoise(angle * 1.6 + seed, drop * 1.3, seed + 2) - 0.5) + 0.35 * Math.sin(drop * 3 + seed)
  // Hanging cloth is round on its crests and narrow in its valleys.
  const drape = (Math.sin(angle * cut.folds * 0.62 + 2.2 * wander + seed) ** 2 + 0.04) ** 0.45
  const swell = 0.4 + 0.9 * valueNoise(angle * cut.folds * 0.3 + seed, drop * 0.7, seed + 5)
  return { wander, height: drape * swell }
}

/** How far ahead of the eyes the middle of a skirt is. */
const SKIRT_Z = -0.45

/** Where a place lies round a skirt, in radians from its front. */
export const angleAt = (x: number, z: number): number => Math.atan2(x, z - SKIRT_Z)

/** How far round its pleat a place is, 0 to 1. */
const pleatAt = (angle: number, folds: number): number => {
  const phase = (angle / TAU) * folds
  return phase - Math.floor(phase)
}

/** Where a pleat is highest: from there it falls steeply under the next one. */
const PLEAT_CREST = 0.76

const pleatHeight = (share: number): number =>
  share < PLEAT_CREST ? share / PLEAT_CREST : (1 - share) / (1 - PLEAT_CREST)

/** How far valleys between the drapes lift a hem, beside their depth, and the under edge of each pleat. */
const HEM_LIFT = 0.75
const PLEAT_LIFT = 0.045
/** No hem lies farther above its lowest places. */
export const HIGHEST_LIFT = 0.12

/** How far above its lowest places a hem lies round a skirt, in head units: it rises in the valleys between its folds. */
export const hemLift = (cut: SkirtCut, seed: number): ((x: number, z: number) => number) => {
  if (cut.flare < NARROW) return () => 0
  if (cut.pressed) return (x, z) => PLEAT_LIFT * (1 - pleatAt(angleAt(x, z), cut.folds))
  return (x, z) => HEM_LIFT * cut.foldDepth * (1 - drapeAt(cut, seed, angleAt(x, z), 1).height)
}

/** Share of the depth of its drapes that a skirt keeps where thighs stretch it. */
const TAUT_ON_LAP = 0.3
/** How far round from their middle pleats in front lie where they are tucked in and at the hem, in radians, how far beside that of the front, and how high each stands. */
const PLEATED = { top: 0.3, hem: 0.66 } as const
const PLEATS_ASIDE = 0.05
const PLEAT_DEPTH = 0.1

/** Cloth that is drawn from the hips to where pleats are tucked in, on one side. */
const tuckedCreases = (waistY: number): Crease[] => [
  { at: [0.62, waistY + 0.5], toward: [1, 0.25], reach: 0.55, width: 0.14, depth: 0.55, bow: 0.14 },
  { at: [0.66, waistY + 0.95], toward: [1, 0.75], reach: 0.75, width: 0.16, depth: 0.85, bow: 0.16 },
  { at: [0.62, waistY + 1.7], toward: [0.8, 1.3], reach: 1.05, width: 0.18, depth: 1, bow: 0.12 },
  { at: [0.6, waistY + 3.1], toward: [0.3, 1.3], reach: 1.5, width: 0.2, depth: 0.8, bow: 0.05 },
]

/** Folds of a skirt: sharp where they were pressed, else drapes that grow from the waist and wander to the hem. */
export const skirtFolds = (
  cut: SkirtCut,
  { figure, seed }: Mannequin,
  { crispness, fineness }: Handle,
  hemY: number,
): Relief => {
  const { hipY, kneeY } = figure.frame
  const waistY = heightOf(figure.frame, cut.from ?? 0)
  if (cut.flare < NARROW) {
    const maps = [0, 1].map((side) =>
      raiseCreases(ruffle(narrowCreases(hipY, hemY), createRandom(seed + 23 * side)), { crispness, fineness }),
    )
    const depth = figure.isOnSeat ? TAUT_ON_LAP * NARROW_DEPTH : NARROW_DEPTH
    return (x, y, z) =>
      besideMiddle(Math.abs(x)) * depth * maps[x < 0 ? 0 : 1](Math.abs(angleAt(x, z)) * SKIRT_RADIUS, y)
  }
  const tucked = [0, 1].map((side) =>
    raiseCreases(ruffle(tuckedCreases(waistY), createRandom(seed + 29 * side)), { crispness, fineness }),
  )
  return (x, y, z) => {
    const drop = clamp((y - waistY) / (hemY - waistY), 0, 1)
    const angle = angleAt(x, z)
    if (cut.pressed) {
      return cut.foldDepth * pleatHeight(pleatAt(angle, cut.folds)) * (0.4 + 0.6 * drop)
    }
    const { wander, height } = drapeAt(cut, seed, angle, drop)
    const fine = foldOn(valueNoise(angle * 5.5 * fineness - wander + seed, drop * 1.6, seed + 4), crispness)
    const falls = figure.isOnSeat ? smoothstep(kneeY - 0.2, kneeY + 0.8, y) : 1
    const depth = Math.max(cut.foldDepth, 0.03) * lerp(TAUT_ON_LAP, 1, falls)
    const drapes = depth * (1.4 * height * smoothstep(0.1, 1, drop) + 0.24 * fine * bell(drop, 0.1, 0.24))
    if (!cut.frontPleats) return drapes
    const round = angle - PLEATS_ASIDE
    const halfWidth = lerp(PLEATED.top, PLEATED.hem, drop)
    const inFront = smoothstep(halfWidth, halfWidth - 0.14, Math.abs(round))
    const side = Math.abs(round)
    const drawn = inFront < 1 ? PLEAT_DEPTH * falls * tucked[round < 0 ? 0 : 1](side * SKIRT_RADIUS, y) : 0
    if (inFront === 0) return drapes + drawn
    const across = 0.5 + 0.5 * (round / halfWidth)
    const place =
      cut.frontPleats * (across + 0.045 * Math.sin(8 * across + seed) + 0.012 * Math.sin(5 * drop + 9 * across))
    const within = place - Math.floor(place)
    const pleat =
      PLEAT_DEPTH * Math.sin(Math.PI * within ** 1.35) * lerp(0.6, 1.5, drop) * smoothstep(0.02, 0.16, drop) * falls
    return lerp(drapes + drawn, pleat + 0.02, inFront)
  }
}
