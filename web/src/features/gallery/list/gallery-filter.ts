import { COLOURS, LOOK_LENGTHS, MAX_SEARCH_LENGTH } from '@visage/contract'
import type { Colour } from '@visage/contract'
import { z } from 'zod'

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

const day = z.iso.date()
const gender = z.enum(['female', 'male'])
const face = z.uuid()
const colour = z.enum(COLOURS)
const look = z.string().trim().min(1).max(LOOK_LENGTHS.name)
const search = z.string().trim().min(1).max(MAX_SEARCH_LENGTH)

/** What of a tab is shown; days are those of the visitor's calendar, as `2026-11-21`. */
export type GalleryFilter = {
  /** Words of prompts and names. */
  search?: string
  face?: string
  /** One of her looks, by its name. */
  look?: string
  gender?: 'female' | 'male'
  colour?: Colour
  favouritesOnly?: boolean
  fromDay?: string
  toDay?: string
}

const NAMES = {
  search: 'search',
  face: 'face',
  look: 'look',
  gender: 'gender',
  colour: 'colour',
  favouritesOnly: 'favourites',
  fromDay: 'from',
  toDay: 'to',
} as const

const find = <Value>(shape: z.ZodType<Value>, value: string | null): Value | undefined => shape.safeParse(value).data

/** The filter in an address; what is not right there counts as not there. */
export const readFilter = (params: URLSearchParams): GalleryFilter => {
  const filter: GalleryFilter = {}
  const words = find(search, params.get(NAMES.search))
  const [wantedFace, wantedGender] = [find(face, params.get(NAMES.face)), find(gender, params.get(NAMES.gender))]
  const wantedLook = find(look, params.get(NAMES.look))
  const wantedColour = find(colour, params.get(NAMES.colour))
  const [fromDay, toDay] = [find(day, params.get(NAMES.fromDay)), find(day, params.get(NAMES.toDay))]
  if (words !== undefined) filter.search = words
  if (wantedFace !== undefined) filter.face = wantedFace
  if (wantedLook !== undefined) filter.look = wantedLook
  if (wantedGender !== undefined) filter.gender = wantedGender
  if (wantedColour !== undefined) filter.colour = wantedColour
  if (params.get(NAMES.favouritesOnly) === 'yes') filter.favouritesOnly = true
  if (fromDay !== undefined) filter.fromDay = fromDay
  if (toDay !== undefined) filter.toDay = toDay
  return filter
}

/** The same as the part of an address after its question mark. */
export const writeFilter = (filter: GalleryFilter): Record<string, string> => {
  const { search: words, favouritesOnly, ...rest } = filter
  const values = { ...rest, search: words, favouritesOnly: favouritesOnly ? 'yes' : undefined }
  return Object.fromEntries(
    Object.entries(NAMES).flatMap(([field, name]) => {
      const value = values[field as keyof typeof NAMES]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

export const isFiltered = (filter: GalleryFilter): boolean => Object.keys(writeFilter(filter)).length > 0

const startOfDay = (text: string, daysLater = 0): string => {
  const [year = 0, month = 1, date = 1] = text.split('-').map(Number)
  return new Date(year, month - 1, date + daysLater).toISOString()
}

/** The same as a request asks for it: days become instants where they begin and end for the visitor. */
export const filterRequest = ({
  search,
  face,
  look,
  gender,
  colour,
  favouritesOnly,
  fromDay,
  toDay,
}: GalleryFilter) => ({
  ...(search !== undefined && { search }),
  ...(face !== undefined && { face }),
  ...(look !== undefined && { look }),
  ...(gender !== undefined && { gender }),
  ...(colour !== undefined && { colour }),
  ...(favouritesOnly && { favourites_only: true }),
  ...(fromDay !== undefined && { made_from: startOfDay(fromDay) }),
  ...(toDay !== undefined && { made_before: startOfDay(toDay, 1) }),
})
