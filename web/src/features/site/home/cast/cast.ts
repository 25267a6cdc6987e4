import type { Gender } from '@visage/contract'
import { PEOPLE } from '../../../../lib/example-people.ts'
import type { SitePerson } from '../../../../lib/example-people.ts'
import { CAST_MEN } from './cast-men.ts'
import { CAST_WOMEN } from './cast-women.ts'

const cast = { female: CAST_WOMEN, male: CAST_MEN }
const everybodyOf = (gender: Gender): SitePerson[] => [
  ...cast[gender].map((person) => ({ ...person, gender })),
  ...PEOPLE.filter((person) => person.gender === gender),
]
const men = everybodyOf('male')

/** The fifty people of the carousel, women and men in turn. */
export const CAST: readonly SitePerson[] = everybodyOf('female').flatMap((woman, index) => [
  woman,
  ...men.slice(index, index + 1),
])

type CastName = (typeof CAST_WOMEN | typeof CAST_MEN | typeof PEOPLE)[number]['file']

export const readCastMember = (file: CastName): SitePerson => {
  const member = CAST.find((candidate) => candidate.file === file)
  if (member === undefined) throw new Error(`There is nobody called ${file} in the cast.`)
  return member
}

/** Who stands in the first screen; their portraits exist in a larger rendition too. */
export const HERO_CAST: readonly [SitePerson, ...SitePerson[]] = [
  readCastMember('amber'),
  readCastMember('bazaar'),
  readCastMember('nairobi'),
  readCastMember('silver'),
]

/** A person of our own invention: face, name and calling. */
export type Influencer = { name: string; calling: string; person: SitePerson }

export const INFLUENCERS: readonly Influencer[] = [
  { name: 'Hana Mori', calling: 'Slow mornings and small gardens', person: readCastMember('sunny') },
  { name: 'Aksel Lind', calling: 'Quiet Nordic rooms', person: readCastMember('nordic') },
  { name: 'Imani Vale', calling: 'Beauty without a filter', person: readCastMember('buzz') },
  { name: 'Laleh Noor', calling: 'Evening wear', person: readCastMember('tehran') },
  { name: 'Dayo Marigold', calling: 'Streetwear in daylight', person: readCastMember('marigold') },
  { name: 'Lyra Bloom', calling: 'Pop from the day after tomorrow', person: readCastMember('lavender') },
  { name: 'Tunde Brightwood', calling: 'One good book a week', person: readCastMember('professor') },
]
