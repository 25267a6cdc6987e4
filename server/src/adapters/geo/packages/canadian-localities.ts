import { createRequire } from 'node:module'
import type { Locality } from '../locality-finder.ts'

/** The first letter of a code names the province. */
const PROVINCES: Record<string, string> = {
  A: 'Newfoundland and Labrador',
  B: 'Nova Scotia',
  C: 'Prince Edward Island',
  E: 'New Brunswick',
  G: 'Quebec',
  H: 'Quebec',
  J: 'Quebec',
  K: 'Ontario',
  L: 'Ontario',
  M: 'Ontario',
  N: 'Ontario',
  P: 'Ontario',
  R: 'Manitoba',
  S: 'Saskatchewan',
  T: 'Alberta',
  V: 'British Columbia',
  X: 'Northwest Territories',
  Y: 'Yukon',
}
const NUNAVUT = /^X0[ABC]$/

const OFFICES = new RegExp(
  String.raw`\s(?:${[...new Set(Object.values(PROVINCES)), 'Newfoundland & Labrador'].join('|')}) provincial government$`,
  'i',
)

/** Cities of their own on the island of Montreal. */
const BESIDE_MONTREAL =
  /^(?:westmount|mount royal|côte-saint-luc|hampstead|dorval|pointe-claire|kirkland|beaconsfield|dollard-des-ormeaux|montreal east|montreal west|senneville|sainte-anne-de-bellevue)/i

const PARTS =
  /(?:\s(?:north|south|east|west|northeast|northwest|southeast|southwest|central|centre|inner|outer|upper|lower|downtown|harbour|riverbank))+$/i

/** The data has lost its accents, has gaps behind hyphens and names the offices beside a city. */
const mend = (name: string): string =>
  name
    .replaceAll(/\uFFFD(?=[rs]es?\b)/g, 'è')
    .replaceAll(/(?<=\bc)\uFFFD(?=te)/gi, 'ô')
    .replaceAll(/\uFFFD(?=les?\b)/gi, 'Î')
    .replaceAll('\uFFFD', 'é')
    .replaceAll('- ', '-')
    .replace(OFFICES, '')

/** The data writes words behind a bracket or a hyphen small. */
const capitalise = (name: string): string =>
  name.replaceAll(
    /(^|[\s(-])(?!(?:of|and|the|de|des|du|la|le|sur)\b)(\p{Ll})/gu,
    (_all, before: string, letter: string) => `${before}${letter.toUpperCase()}`,
  )

/** An area is named after its city, its part of it and its quarters; one in the country after the region, with its largest town. */
const cityOf = (area: string, name: string): string => {
  const [, outside = '', inside = ''] = /^([^(]*)(?:\((.*)\))?/.exec(name) ?? []
  if (area === 'K1A') return 'Ottawa'
  if (area.startsWith('M')) return 'Toronto'
  if (area.startsWith('H7')) return 'Laval'
  if (area.startsWith('H') && area[1] !== '0' && !BESIDE_MONTREAL.test(outside)) return 'Montreal'
  const town = area[1] === '0' ? (inside.split('/')[0] ?? '').trim() : ''
  return capitalise(town || outside.trim().replace(PARTS, ''))
}

const require = createRequire(import.meta.url)

/** City and province by the first three characters of a code, the forward sortation area. */
export const findCanadianLocality = (code: string): Locality | undefined => {
  const { codes } = require('zipcodes/lib/codesCanada.js') as { codes: Record<string, { city: string }> }
  const area = code.replaceAll(' ', '').toUpperCase().slice(0, 3)
  const found = Object.hasOwn(codes, area) ? codes[area] : undefined
  const state = NUNAVUT.test(area) ? 'Nunavut' : PROVINCES[area.charAt(0)]
  const city = found && cityOf(area, mend(found.city))
  return city && state ? { city, state } : undefined
}
