import { createRepeatableDraw } from '../../identity/repeatable-draw.ts'
import { smoothstep } from '../../render/math/scalar.ts'
import type { Motion } from '../motion.ts'

/** Lids fall fast, stay shut for a moment and rise more slowly. */
const CLOSING_SECONDS = 0.09
const SHUT_SECONDS = 0.06
const OPENING_SECONDS = 0.17
const BLINK_SECONDS = CLOSING_SECONDS + SHUT_SECONDS + OPENING_SECONDS
/** A turn of the head of this amount is begun with a blink. */
const TURN_WITH_BLINK = 0.4
const LEAST_GAP_SECONDS = 0.7

/** When blinks begin, in seconds: at the pace of the motion but never like a clock, and with every larger turn. */
const blinkStarts = ({ durationSeconds, seed, blinksPerMinute, acts }: Motion): number[] => {
  const draw = createRepeatableDraw(seed)
  const latest = durationSeconds - BLINK_SECONDS
  if (latest <= 0 || blinksPerMinute === 0) return []
  const starts = acts
    .filter(({ channel, amount }) => channel === 'turn' && Math.abs(amount) >= TURN_WITH_BLINK)
    .map(({ from, to, rise }) => (from + 0.2 * rise * (to - from)) * durationSeconds)
  const count = Math.max(1, Math.round((durationSeconds * blinksPerMinute) / 60))
  for (let index = 0; index < count; index++) {
    const start = ((index + draw.between(`blink/${index}`, 0.25, 0.8)) / count) * durationSeconds
    if (starts.every((other) => Math.abs(other - start) > LEAST_GAP_SECONDS)) starts.push(start)
  }
  return starts.map((start) => Math.min(latest, start))
}

/** How far blinks close the lids at a moment (share of the clip): 0 open, 1 shut. */
export const planBlinks = (motion: Motion): ((share: number) => number) => {
  const starts = blinkStarts(motion)
  return (share) => {
    let closed = 0
    for (const start of starts) {
      const since = share * motion.durationSeconds - start
      const shut = CLOSING_SECONDS + SHUT_SECONDS
      closed = Math.max(closed, smoothstep(0, CLOSING_SECONDS, since) * smoothstep(shut + OPENING_SECONDS, shut, since))
    }
    return closed
  }
}
