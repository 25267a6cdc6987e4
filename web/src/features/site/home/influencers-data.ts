import type { SitePerson } from '../../../lib/example-people.ts'
import { readCastMember } from './cast.ts'

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
