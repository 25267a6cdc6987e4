import type { GalleryFilter } from './gallery-filter.ts'

type Days = Pick<GalleryFilter, 'fromDay' | 'toDay'>

const digits = (number: number) => String(number).padStart(2, '0')

/** A day of the visitor's calendar, as `2026-11-21`. */
const dayOf = (moment: Date): string =>
  `${moment.getFullYear()}-${digits(moment.getMonth() + 1)}-${digits(moment.getDate())}`

const lastDays =
  (count: number) =>
  (now: Date): Days => ({
    fromDay: dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - count + 1)),
  })

/** Spans of days that are asked for often. */
export const DAY_SPANS = [
  { value: 'any', label: 'Any time', daysFor: (): Days => ({}) },
  { value: 'today', label: 'Today', daysFor: lastDays(1) },
  { value: 'week', label: 'Last 7 days', daysFor: lastDays(7) },
  { value: 'month', label: 'Last 30 days', daysFor: lastDays(30) },
] as const
type SpanName = (typeof DAY_SPANS)[number]['value'] | 'other'

/** Which of the spans these days are. */
export const spanOf = (days: Days, now: Date): SpanName =>
  DAY_SPANS.find(({ daysFor }) => {
    const span = daysFor(now)
    return span.fromDay === days.fromDay && span.toDay === days.toDay
  })?.value ?? 'other'
