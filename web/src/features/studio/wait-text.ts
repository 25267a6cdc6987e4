import type { Wait } from '@visage/contract'

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
  return late === usual ? usual : `${usual}, seldom in more than ${late.replace('about ', '')}`
}

/** A place in the line of those who wait; `ahead` is how many come first. */
export const placeText = (ahead: number): string => {
  if (ahead === 0) return 'You are next.'
  return ahead === 1 ? '1 other is ahead of yours.' : `${ahead} others are ahead of yours.`
}

const minutesAnHour = 60
const longSeconds = 90

const inSeconds = (seconds: number) => Math.max(5, Math.ceil(seconds / 5) * 5)
const inMinutes = (seconds: number) => Math.max(1, Math.round(seconds / secondsAMinute))
const inHours = (seconds: number) => Math.max(1, Math.round(seconds / secondsAMinute / minutesAnHour))
const counted = (amount: number, unit: string) => `${amount} ${unit}${amount === 1 ? '' : 's'}`

/** The larger unit that says a time well: seconds below a minute and a half, minutes below an hour and a half. */
const unitOf = (seconds: number): { unit: string; amount: number } => {
  if (seconds < longSeconds) return { unit: 'second', amount: inSeconds(seconds) }
  if (seconds < longSeconds * secondsAMinute) return { unit: 'minute', amount: inMinutes(seconds) }
  return { unit: 'hour', amount: inHours(seconds) }
}

const spanText = (seconds: number, lateSeconds: number): string => {
  if (lateSeconds < 5) return 'a few seconds'
  const usual = unitOf(seconds)
  const late = unitOf(lateSeconds)
  if (usual.unit !== late.unit) return `${counted(usual.amount, usual.unit)} to ${counted(late.amount, late.unit)}`
  if (usual.amount >= late.amount) return `about ${counted(late.amount, late.unit)}`
  return `${usual.amount} to ${counted(late.amount, late.unit)}`
}

/** What to expect before anything is begun: how long half of the results take, nine of ten, and who comes first. */
export const usualWaitText = (wait: Pick<Wait, 'position' | 'eta_seconds' | 'eta_p90_seconds'>): string => {
  const span = `Usually ${spanText(wait.eta_seconds, wait.eta_p90_seconds)}`
  if (wait.position === 0) return `${span}.`
  return `${span}, with ${wait.position === 1 ? '1 other' : `${wait.position} others`} ahead.`
}
