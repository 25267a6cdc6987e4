import type { SitePerson } from '../../../lib/example-people.ts'
import { readCastMember } from './cast.ts'

/** Who stands in the first screen; their portraits exist in a larger rendition too. */
export const HERO_CAST: readonly [SitePerson, ...SitePerson[]] = [
  readCastMember('amber'),
  readCastMember('bazaar'),
  readCastMember('nairobi'),
  readCastMember('silver'),
]
