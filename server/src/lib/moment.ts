const format = new Intl.DateTimeFormat('en', {
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'UTC',
})

/** An instant in words, to the minute. */
export const moment = (at: Date): string => `${format.format(at)} UTC`

const dayFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

/** The day of an instant in words. */
export const day = (at: Date): string => dayFormat.format(at)
