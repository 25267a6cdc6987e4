import type { Place } from '../place-finder.ts'

/** Military post, whose states are no states. */
const ARMED_FORCES: Record<string, string> = {
  AA: 'Armed Forces Americas',
  AE: 'Armed Forces Europe',
  AP: 'Armed Forces Pacific',
}
/** Territories and associated states are countries of their own to everybody but the post. */
const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })

const capitalise = (name: string): string =>
  name.toLowerCase().replaceAll(/\b(?!of\b)[a-z]/g, (letter) => letter.toUpperCase())

/** City and state of a five-digit ZIP code. */
export const findAmericanPlace = async (zip: string): Promise<Place | undefined> => {
  const { codes, states } = (await import('zipcodes')).default
  const found = Object.hasOwn(codes, zip) ? codes[zip] : undefined
  if (found?.country !== 'US') return undefined
  const name = states.abbr[found.state]
  const state = name ? capitalise(name) : (ARMED_FORCES[found.state] ?? regions.of(found.state) ?? found.state)
  return { city: found.city, state }
}
