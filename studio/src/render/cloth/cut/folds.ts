import { valueNoise } from '../../../math/noise.ts'
import { bell, clamp, lerp, smoothstep } from '../../../math/scalar.ts'
import type { Frame } from '../../body/frame.ts'
import type { Trunk } from '../../body/torso-field.ts'

export type Drape = {
  /** 0 follows the waist like a second skin, 1 hangs straight down from the fullest place. */
  looseness: number
  /** Room between body and cloth below the chest, in head units. */
  ease: number
  /** Height at which the cloth is gathered into a waistband. */
  gatherY?: number
}

const STEP = 0.04
const CHEST_Y = 2.6

/** The widest that a curve has been on the way down, fading a little with every unit of height. */
const hangFrom = (curve: (y: number) => number, until: number): ((y: number) => number) => {
  const values: number[] = []
  let most = curve(CHEST_Y)
  for (let y = CHEST_Y; y <= until + STEP; y += STEP) {
    most = Math.max(most - 0.012 * STEP, curve(y))
    values.push(most)
  }
  return (y) => {
    if (y <= CHEST_Y) return curve(y)
    const at = Math.min((y - CHEST_Y) / STEP, values.length - 1.001)
    const index = Math.floor(at)
    return lerp(values[index], values[index + 1], at - index)
  }
}

/** The trunk that cloth makes of a body: it falls from chest and shoulder blades instead of following the waist. */
export const drapeTrunk = (frame: Frame, body: Trunk, { looseness, ease, gatherY }: Drape): Trunk => {
  const male = frame.gender === 'male'
  const bustY = male ? 2.72 : 2.94
  const bust = male ? 0.33 : 0.44
  const front = (y: number) => Math.max(body.front(y), bust - 0.7 * (y - bustY) ** 2 - 0.1 * bell(y, bustY - 1, 0.5))
  const until = body.bottomY + 0.6
  const wide = hangFrom(body.halfWidth, until)
  const ahead = hangFrom(front, until)
  const behind = hangFrom((y) => -body.back(y), until)
  const free = (y: number) => (gatherY === undefined ? 1 : smoothstep(gatherY - 0.05, gatherY - 0.6, y))
  const hang = (y: number) => looseness * free(y)
  const room = (y: number) => ease * smoothstep(2.7, 4, y) * free(y)
  return {
    halfWidth: (y) => lerp(body.halfWidth(y), wide(y), hang(y)) + room(y),
    front: (y) => lerp(body.front(y), ahead(y), hang(y) * smoothstep(bustY, bustY + 0.5, y)) + room(y),
    back: (y) => -lerp(-body.back(y), behind(y), hang(y) * 0.8) - room(y) * 0.7,
    topY: body.topY,
    bottomY: 99,
  }
}

type FoldOptions = {
  /** Depth of the deepest folds, in head units. */
  depth: number
  /** How many folds lie side by side; 1 for a tee, less for thick cloth. */
  fineness: number
  /** 0 close to the body to 1 hanging freely. */
  looseness: number
  shoulderX: number
  shoulderY: number
  waistY: number
  hemY: number
  seed: number
}

/** Share of a fold's depth that the mesh carries; the rest is pressed into it finer than its cells. */
const MESHED = 0.4

/** A rounded crest where the noise passes one half: 1 on the crest, 0 away from it. */
const crest = (noise: number): number => {
  const away = 1 - Math.abs(2 * noise - 1)
  return away * away * (3 - 2 * away)
}

/**
 * How far the cloth of a trunk stands off the body because it hangs in folds: drags that run from the armpit to the
 * neck, swags across the chest, tubes that fall from the chest, bunches above waist and hem, and a slow unevenness.
 */
export const foldOffset = (x: number, y: number, z: number, options: FoldOptions): number => {
  const { depth, fineness, looseness, shoulderX, shoulderY, waistY, hemY, seed } = options
  const side = Math.abs(x)
  const hand = x < 0 ? seed : seed + 40
  const slow = valueNoise(x * 1.3 + seed, y * 1.3, z * 1.3) - 0.5
  let lift = 0.9 * slow
  if (y < 4) {
    const pitX = side - shoulderX * 0.74
    const pitY = y - shoulderY - 0.62
    const reach = Math.sqrt(pitX * pitX + pitY * pitY)
    const turn = Math.atan2(pitX, -pitY) + 0.5 * (valueNoise(x * 1.4, y * 1.4, seed) - 0.5)
    const drag = crest(valueNoise(turn * 3.1 * fineness + hand, reach * 0.9, hand + z * 0.6))
    lift += drag * smoothstep(0.14, 0.42, reach) * smoothstep(1.1, 0.45, reach) * smoothstep(0.05, 0.4, side)
    const sag = y - 0.3 * Math.cos(clamp(side, 0, 1.4) * 1.5)
    const swag = crest(valueNoise(x * 0.7 + seed, sag * 3.4 * fineness, seed + 9))
    lift +=
      0.55 *
      swag *
      smoothstep(1.9, 2.2, y) *
      smoothstep(3.4, 2.6, y) *
      smoothstep(1.15, 0.5, side) *
      smoothstep(-0.3, 0, z)
  }
  if (y > 2.2) {
    const angle = Math.atan2(x, z + 0.4)
    const drift = 0.35 * Math.sin(y * 0.9 + seed)
    const tube = crest(valueNoise(angle * 2.6 * fineness + drift + seed, y * 0.32, seed + 3))
    lift += (0.35 + 0.75 * looseness) * tube * smoothstep(3.1, 4.4, y)
    const diagonal = valueNoise(x * 1.1 + seed, (y + 0.5 * side) * 2.6 * fineness, seed + 17 + z * 0.5)
    lift += 0.8 * crest(diagonal) * (bell(y, waistY - 0.1, 0.75) + 0.5 * bell(y, hemY - 0.35, 0.4))
  }
  return MESHED * depth * lift
}

/** Rings and spirals of a sleeve or trouser leg: deep at the joint, piled up above the end, faint between. */
export const limbFolds = (
  along: number,
  side: number,
  ahead: number,
  options: Pick<FoldOptions, 'depth' | 'fineness' | 'seed'> & { end: number },
): number => {
  const { depth, fineness, seed, end } = options
  const angle = Math.atan2(side, ahead)
  const spiral = along * 7.2 * fineness + 0.55 * Math.sin(angle + seed) + 0.3 * Math.sin(2 * angle - seed)
  const ring = crest(valueNoise(spiral + seed, Math.cos(angle) * 0.8 + seed, Math.sin(angle) * 0.8))
  const long = crest(valueNoise(Math.cos(angle) * 1.5 + seed, along * 1.3, Math.sin(angle) * 1.5 + seed))
  const joint = bell(along, 1, 0.2)
  const pile = bell(along, end - 0.06, 0.16) * (end > 1.5 ? 1 : 0.35)
  return MESHED * depth * ((0.35 + 0.7 * joint + 0.9 * pile) * ring + 0.7 * long - 0.35)
}
