import { bell, lerp, smoothstep } from '../../../math/scalar.ts'
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

/** How most clothes hang. */
export const REGULAR: Drape = { looseness: 0.5, ease: 0.07 }
export const BOXY: Drape = { looseness: 0.85, ease: 0.14 }
export const TAILORED: Drape = { looseness: 0.1, ease: 0.05 }

const STEP = 0.04
const CHEST_Y = 2.6

/** The widest that a curve has been on the way down, fading a little with every unit of height. */
const hangFrom = (curve: (y: number) => number, until: number, from = CHEST_Y): ((y: number) => number) => {
  const values: number[] = []
  let most = curve(from)
  for (let y = from; y <= until + STEP; y += STEP) {
    most = Math.max(most - 0.012 * STEP, curve(y))
    values.push(most)
  }
  return (y) => {
    if (y <= from) return curve(y)
    const at = Math.min((y - from) / STEP, values.length - 1.001)
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
  // Women's cuts follow the waist more closely.
  const hang = (y: number) => looseness * (male ? 1 : 0.7) * free(y)
  // Whatever the cut, cloth falls from the hips instead of turning in below them.
  const [wideBelow, aheadBelow, behindBelow] = [body.halfWidth, body.front, (y: number) => -body.back(y)].map((curve) =>
    hangFrom(curve, until, frame.waistY),
  )
  const fall = (y: number) => smoothstep(frame.waistY, frame.hipY, y) * free(y)
  const room = (y: number) => ease * smoothstep(2.7, 4, y) * free(y)
  return {
    halfWidth: (y) => lerp(lerp(body.halfWidth(y), wideBelow(y), fall(y)), wide(y), hang(y)) + room(y),
    front: (y) =>
      lerp(lerp(body.front(y), aheadBelow(y), fall(y)), ahead(y), hang(y) * smoothstep(bustY, bustY + 0.5, y)) +
      room(y),
    back: (y) => -lerp(lerp(-body.back(y), behindBelow(y), fall(y)), behind(y), hang(y) * 0.8) - room(y) * 0.7,
    topY: body.topY,
    bottomY: 99,
  }
}
