import type { Identity } from '../identity/identity.ts'
import { isExpecting } from '../identity/parameters.ts'
import { createRepeatableDraw } from '../math/random.ts'
import type { RepeatableDraw } from '../math/random.ts'
import { lerp } from '../math/scalar.ts'
import type { Framing, Prop, Scene, ShotCamera, Stance } from './scene.ts'

/** Whose picture is taken, how, the side of the light, and what is asked. */
type Sitting = {
  framing: Framing
  isPlain?: true
  identity: Identity
  side: number
  requested: {
    turn?: number
    tilt?: number
    gazeSide?: number
    gazeDown?: number
    camera?: ShotCamera
    beside?: object
    stance?: Stance
    prop?: Prop
  }
  stance: Stance
  hasHat: boolean
}

/** How far shoulders turn at least and at most, in radians. */
const PLAIN_SHOULDERS = [0.1, 0.24] as const
const POSED_SHOULDERS = [0.2, 0.36] as const
/** A belly is seen from the side. */
const EXPECTING_SHOULDERS = [0.62, 0.76] as const

/** How far a head turns at least and at most: alone, and in pictures to post. */
const TURN = { plain: [0.05, 0.22], posed: [0.03, 0.23] } as const
/** Share of pictures to post that show somebody from the better side. */
const BETTER = 0.65

/** Radians that a head tilts to one side or the other, as a rule: of a face alone, and in pictures to post. */
const PLAIN_ROLL = 0.018
const ROLL: Record<Framing, number> = { selfie: 0.04, 'half-body': 0.045, 'full-body': 0.045 }

/** Radians that a head is raised towards a camera above it, and lowered towards one below: more where it is small. */
const RAISED: Record<Framing, number> = { selfie: 0.12, 'half-body': 0.16, 'full-body': 0.2 }
const LOWERED: Record<Framing, number> = { selfie: 0.03, 'half-body': 0.07, 'full-body': 0.1 }

/** A brim that is raised would be seen as a line. */
const towardsCamera = ({ framing, requested: { camera, gazeDown }, hasHat }: Sitting): number => {
  const angle = camera?.angle ?? 0
  if (gazeDown || hasHat) return 0
  return angle * (angle > 0 ? RAISED : LOWERED)[framing]
}

/**
 * Heads turn a little, wherever the light comes from. A face alone always turns to its better side: who is seen from both
 * sides is less alike to the judge than two pictures of one person should be. Pictures to post show the other side as well. Far aside, hair that falls
 * from its parting would hide the face on one side: there they turn to the other. In a picture to post the shoulders turn
 * farther than the head, which looks back from them.
 */
export const holdHead = (draw: RepeatableDraw, sitting: Sitting): Scene['pose'] => {
  const { framing, identity, side, isPlain, requested } = sitting
  const { seed, hair } = identity
  const { turn, tilt, gazeSide, gazeDown = 0 } = requested
  const better = createRepeatableDraw(seed).chance('person/better-side', 0.5) ? 1 : -1
  const shown = isPlain || draw.chance('scene/better', BETTER) ? better : -better
  const turnSide = gazeSide ?? ((turn ?? 0) > 1 ? -Math.sign(hair.part) || shown : shown)
  const chance = draw.uniform('scene/yaw')
  const usual = isPlain ? lerp(...TURN.plain, chance ** 1.6) : lerp(...TURN.posed, chance)
  const showsBelly = framing !== 'selfie' && isExpecting(identity.gender, identity.shape.belly)
  // What is held is held before somebody.
  const facing = isPlain || requested.prop ? PLAIN_SHOULDERS : POSED_SHOULDERS
  const [least, most] = showsBelly ? EXPECTING_SHOULDERS : facing
  const pitch = isPlain ? draw.between('scene/pitch', -0.03, 0.02) : draw.between('scene/pitch', -0.07, 0.03)
  return {
    yaw: turnSide * (turn === undefined ? usual : 0.5 * turn),
    pitch: pitch - 0.2 * gazeDown + (isPlain ? 0 : towardsCamera(sitting)),
    roll: tilt === undefined ? (isPlain ? PLAIN_ROLL : ROLL[framing]) * draw.bell('scene/roll') : side * 0.16 * tilt,
    ...(turn === undefined && { shoulders: turnSide * lerp(least, most, draw.uniform('scene/shoulders')) }),
  }
}

/** Share of a half body's width by which it goes aside for an elbow. */
const ELBOW_ROOM = 0.06
/** Arms that reach out ask for a camera that is farther away from a half body. */
const REACHING: Partial<Record<Stance, number>> = {
  'hands-on-hips': 0.95,
  shrugging: 0.84,
  flexing: 0.78,
  'arms-raised': 0.84,
  dancing: 0.8,
  'arms-wide': 0.7,
}

/** A picture to post comes nearer, and leaves room to the side that is looked to. */
export const cropShot = (draw: RepeatableDraw, sitting: Sitting, { yaw }: Scene['pose']): Scene['crop'] => {
  const { framing, identity, requested, stance, hasHat } = sitting
  const aside = -Math.sign(yaw) * draw.between('scene/aside', 0.2, 1)
  if (framing === 'selfie') {
    const closer = hasHat ? 1 : draw.between('scene/closer', 1, 1.08)
    return { closer, aside: 0.05 * aside, rise: 0.2 * (closer - 1) }
  }
  // What stands beside somebody, is held or done with the arms needs the room, and some gestures need more.
  if (requested.beside || requested.prop) return undefined
  // An elbow that stands out does so to the side that is not looked to.
  if (framing === 'half-body' && stance === 'hand-on-hip')
    return { closer: 1, aside: ELBOW_ROOM * Math.sign(yaw), rise: 0 }
  const reaching = framing === 'half-body' && REACHING[stance]
  if (reaching)
    return { closer: reaching, aside: stance === 'hands-on-hips' ? ELBOW_ROOM * Math.sign(yaw) : 0, rise: 0 }
  if (requested.stance || hasHat) return undefined
  if (framing === 'half-body') {
    return { closer: draw.between('scene/closer', 1, 1.06), aside: 0.07 * aside, rise: 0.01 }
  }
  // The foot of a stride comes near to the lower edge.
  const closer = stance === 'walking' ? 1.02 : 1.06 - 0.04 * Math.max(0, identity.shape.stature)
  return { closer, aside: 0.06 * aside, rise: 0.2 * (closer - 1) }
}
