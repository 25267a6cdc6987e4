import type { Gender } from '../../identity/identity.ts'
import { createRepeatableDraw } from '../../math/random.ts'
import type { Framing } from '../../scene/scene.ts'

/** How somebody stands who was told no more than to stand: what the free leg and arm do, and how far the hips go aside. */
export type Carriage = {
  /** The free foot stands aside or ahead, or both stand apart. */
  legs: 'aside' | 'ahead' | 'apart'
  /** What the arm on the free side does where nothing is asked of it; clasped hands are where neither does anything else. */
  arm: 'hanging' | 'in-pocket' | 'clasped'
  /** How far the weight is on one leg: 0 on both, 1 wholly. */
  lean: number
  /** How far the hanging arms are ahead of the hips, in head units: that of the free side, and the other one. */
  swing: readonly [free: number, carrying: number]
}

const LEGS: Record<Gender, Record<Carriage['legs'], number>> = {
  male: { aside: 3, ahead: 2.4, apart: 1 },
  female: { aside: 2.4, ahead: 2.4, apart: 0.4 },
}

/** On two feet apart hips go aside by so much of what they do over one. */
const APART_LEAN = 0.3

type CarriageOptions = {
  gender: Gender
  /** Of the scene. */
  seed: number
  framing: Framing
  hasPockets: boolean
  /** A skirt hides the legs. */
  isSkirted: boolean
}

/** The same for the same seed. */
export const drawCarriage = ({ gender, seed, framing, hasPockets, isSkirted }: CarriageOptions): Carriage => {
  const draw = createRepeatableDraw(seed)
  const legs = draw.pick('carriage/legs', isSkirted ? { ...LEGS[gender], apart: 0 } : LEGS[gender])
  const arms: Record<Carriage['arm'], number> = {
    // Beside a skirt arms that both hang look stiff.
    hanging: isSkirted ? 1.4 : 2.4,
    'in-pocket': hasPockets ? (gender === 'male' ? 1.6 : 0.8) : 0,
    // Half a body would be cut off at the hands.
    clasped: framing === 'half-body' ? 0 : isSkirted ? 1 : gender === 'female' ? 0.7 : 0.5,
  }
  return {
    legs,
    arm: framing === 'selfie' ? 'hanging' : draw.pick('carriage/arm', arms),
    lean: draw.between('carriage/lean', 0.75, 1.1) * (legs === 'apart' ? APART_LEAN : 1),
    swing: [draw.between('carriage/free-arm', 0.05, 0.36), draw.between('carriage/other-arm', -0.22, 0.1)],
  }
}
