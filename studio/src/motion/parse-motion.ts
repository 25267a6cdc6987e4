import { z } from 'zod'
import { fields, numberFrom, oneOf, readStored, seed } from '../stored-json.ts'
import {
  CHANNELS,
  LIGHTS_IN_MOTION,
  LONGEST_SECONDS,
  MOST_ACTS,
  type Motion,
  SHORTEST_SECONDS,
  WEATHERS_IN_MOTION,
} from './motion.ts'

/** A stored motion that cannot be shown; the message names the field. */
export class MotionError extends Error {
  override name = 'MotionError'
}

const share = numberFrom(0, 1)

const act = fields({
  channel: oneOf(CHANNELS),
  amount: numberFrom(-1, 1),
  from: share,
  to: share,
  rise: share,
  fall: share,
  cycles: numberFrom(0.5, 24).optional(),
}).refine(({ from, to }) => to >= from, { path: ['to'], error: 'must not be before it begins.' })

const motion = fields({
  durationSeconds: numberFrom(SHORTEST_SECONDS, LONGEST_SECONDS),
  seed,
  blinksPerMinute: numberFrom(0, 40),
  breath: numberFrom(0, 2),
  drift: numberFrom(0, 2),
  wind: share,
  windSide: oneOf([-1, 1] as const),
  handheld: share,
  acts: z
    .array(act, { error: `must be a list of at most ${MOST_ACTS}.` })
    .max(MOST_ACTS, { error: `must be a list of at most ${MOST_ACTS}.` }),
  weather: fields({ kind: oneOf(WEATHERS_IN_MOTION), amount: share }),
  light: fields({ kind: oneOf(LIGHTS_IN_MOTION), amount: share }),
})

/**
 * A motion from plain JSON: every field there and within its bounds. Further fields are left out of the result.
 * @throws MotionError naming the first wrong field.
 */
export const parseMotion = (json: unknown): Motion => {
  const read = readStored(motion, json)
  if ('value' in read) return read.value
  throw new MotionError(`${read.path || 'motion'} ${read.fault}`)
}
