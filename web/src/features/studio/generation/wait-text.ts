import type { Wait } from '@visage/contract'
import { counted } from '../../../lib/format/counted.ts'

const secondsAMinute = 60

/** A wait as people say it. */
export const waitText = (seconds: number): string => {
  if (seconds < 5) return 'a few seconds'
  if (seconds < 50) return `about ${Math.ceil(seconds / 5) * 5} seconds`
  const minutes = Math.max(1, Math.round(seconds / secondsAMinute))
  return minutes === 1 ? 'about a minute' : `about ${minutes} minutes`
}

/** A wait and how long it seldom exceeds, where that says more. */
export const waitRangeText = (seconds: number, lateSeconds: number): string => {
  const usual = waitText(seconds)
  const late = waitText(lateSeconds)
  return late === usual || lateSeconds <= 5 ? usual : `${usual}, seldom in more than ${late.replace('about ', '')}`
}

/** A place in the line of those who wait; `ahead` is how many come first. */
export const queuePositionText = (ahead: number): string => {
  if (ahead === 0) return 'You are next.'
  return ahead === 1 ? '1 other is ahead of yours.' : `${ahead} others are ahead of yours.`
}

const minutesAnHour = 60

type Unit = 'second' | 'minute' | 'hour'

const IN: Record<Unit, (seconds: number) => number> = {
  second: (seconds) => Math.max(5, Math.ceil(seconds / 5) * 5),
  minute: (seconds) => Math.max(1, Math.round(seconds / secondsAMinute)),
  hour: (seconds) => Math.max(1, Math.round(seconds / secondsAMinute / minutesAnHour)),
}

/** Seconds below a minute and a half, minutes below an hour and a half. */
const unitOf = (seconds: number): Unit => {
  if (seconds < 1.5 * secondsAMinute) return 'second'
  return seconds < 1.5 * secondsAMinute * minutesAnHour ? 'minute' : 'hour'
}

/** Below this share of a larger unit the smaller one says more. */
const wholeShare = 5 / 6
const SECONDS: Record<Unit, number> = { second: 1, minute: secondsAMinute, hour: secondsAMinute * minutesAnHour }

const spanText = (seconds: number, lateSeconds: number): string => {
  if (lateSeconds < 5) return 'a few seconds'
  const unit = unitOf(lateSeconds)
  const late = counted(IN[unit](lateSeconds), unit)
  const smaller = unitOf(seconds)
  if (smaller !== unit && seconds < SECONDS[unit] * wholeShare)
    return `${counted(IN[smaller](seconds), smaller)} to ${late}`
  const usual = IN[unit](seconds)
  return usual < IN[unit](lateSeconds) ? `${usual} to ${late}` : `about ${late}`
}

/** What to expect before anything is begun: that it has to wait, or how long half of the results take, nine of ten, and who comes first. */
export const usualWaitText = (wait: Pick<Wait, 'position' | 'eta_seconds' | 'eta_p90_seconds' | 'refusal'>): string => {
  if (wait.refusal) return wait.refusal
  const span = `Usually ${spanText(wait.eta_seconds, wait.eta_p90_seconds)}`
  if (wait.position === 0) return `${span}.`
  return `${span}, with ${counted(wait.position, 'other')} ahead.`
}
