export const hourMs = 60 * 60 * 1000
export const dayMs = 24 * hourMs

const inWords = (at: Date, more: Intl.DateTimeFormatOptions = {}): string =>
  at.toLocaleString('en', { dateStyle: 'long', timeZone: 'UTC', ...more })

/** An instant in words, to the minute. */
export const formatTimestamp = (at: Date): string => `${inWords(at, { timeStyle: 'short', hourCycle: 'h23' })} UTC`

/** The day of an instant in words. */
export const day = (at: Date): string => inWords(at)

/** The same day and time some months later in UTC; the last day of a month that is too short. */
export const addMonths = (from: Date, months: number): Date => {
  const year = from.getUTCFullYear()
  const month = from.getUTCMonth() + months
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const date = new Date(from)
  date.setUTCFullYear(year, month, Math.min(from.getUTCDate(), lastDay))
  return date
}

/** The time, as a value that tests can turn. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }
