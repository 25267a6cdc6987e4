import type { Identity } from '../../identity/identity.ts'
import { createRepeatableDraw } from '../../math/random.ts'
import { clamp, lerp } from '../../math/scalar.ts'

/** How one person smiles, the same in every picture and clip. */
export type SmileManner = {
  /** Factors of how far the corners go out and up. */
  breadth: number
  lift: number
  /** How far the lips leave the middle of the mouth in the broadest smile, in head units. */
  raised: number
  lowered: number
  /** How far the edges of the upper incisors are then below the middle of the mouth, in head units. */
  edge: number
  /** Height of the upper incisors' crowns, in head units. */
  crown: number
  /** How much higher the upper lip is drawn above the canines than beside them, as a share of its rise. */
  canine: number
  /** Which corner goes higher: from -1, the one on the picture's left, to 1. */
  lean: number
  /** How deep the skin dips beside the corners, 0 to 1. */
  dimple: number
}

/** Heights between which the crowns of upper incisors are, in head units. */
const CROWNS = { low: 0.0987, high: 0.1113 } as const

/** Bounds of the share of the upper incisors that low, average and high smiles show, and up to which share of all people each goes. */
const SHOWN = [
  { upTo: 0.205, from: 0.56, to: 0.75 },
  { upTo: 0.894, from: 0.75, to: 0.92 },
  { upTo: 1, from: 0.92, to: 1 },
] as const

/** By so much an upper lip rises at least in the broadest smile, in head units. */
const LEAST_RISE = 0.004

/** Men's lips and those of the old leave less of the teeth free. */
const LESS = { man: 0.05, ageing: 0.14 } as const

/**
 * Draws how somebody smiles from their seed. Of people, 20.5 % show less than three quarters of the upper incisors, 68.9 % more,
 * and 10.6 % all of them, or gum as well (Tjan, Miller and The, Some esthetic factors in a smile, 1984).
 */
export const smileManner = ({ seed, gender, age }: Pick<Identity, 'seed' | 'gender' | 'age'>): SmileManner => {
  const draw = createRepeatableDraw(seed)
  const rank = draw.uniform('smile/shown')
  const place = SHOWN.findIndex(({ upTo }) => rank < upTo)
  const { upTo, from, to } = SHOWN[place]
  const below = place > 0 ? SHOWN[place - 1].upTo : 0
  const shown =
    lerp(from, to, (rank - below) / (upTo - below)) -
    (gender === 'male' ? LESS.man : 0) -
    LESS.ageing * clamp((age - 40) / 35)
  const crown = draw.between('teeth/height', CROWNS.low, CROWNS.high)
  // A lip that rises far shows the teeth by that, one that hardly does by the jaw.
  const edge = Math.min(lerp(0.052, 0.036, clamp((shown - 0.5) / 0.6)), shown * crown - LEAST_RISE)
  return {
    breadth: 1 + 0.24 * draw.bell('smile/breadth'),
    lift: 1 + 0.16 * draw.bell('smile/lift'),
    raised: shown * crown - edge,
    lowered: edge + draw.between('smile/clear', -0.003, 0.012),
    edge,
    crown,
    canine: draw.between('smile/canine', -0.1, 0.14),
    lean: draw.bell('smile/lean') / 1.35,
    dimple: draw.uniform('smile/dimple') ** 1.5,
  }
}
