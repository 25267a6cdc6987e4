import { PEOPLE } from '../../../lib/example-people.ts'
import type { SitePerson } from '../../../lib/example-people.ts'
import { CAST_MEN } from './cast-men.ts'
import { CAST_WOMEN } from './cast-women.ts'

const everybody = [...CAST_WOMEN, ...CAST_MEN, ...PEOPLE]
const women = everybody.filter(({ gender }) => gender === 'female')
const men = everybody.filter(({ gender }) => gender === 'male')

/** The fifty people of the carousel, women and men in turn. */
export const CAST: readonly SitePerson[] = women.flatMap((woman, index) => [woman, ...men.slice(index, index + 1)])

type CastName = (typeof everybody)[number]['file']

export const readCastMember = (file: CastName): SitePerson => {
  const member = CAST.find((candidate) => candidate.file === file)
  if (member === undefined) throw new Error(`There is nobody called ${file} in the cast.`)
  return member
}
