import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Locality } from '../locality-finder.ts'

type City = { name: string; postalCodes: string[]; state: string }

/** Saarbrücken has all of these codes and is not in the data. */
const SAARBRUECKEN = { first: 66_111, last: 66_133 }

/** Codes that the data gives to parts of a city are known by the city. */
const cityOf = ({ name, state }: City): string => {
  if (state === 'Berlin' || state === 'Hamburg') return state
  if (state === 'Bremen') return name.startsWith('Bremerhaven') ? 'Bremerhaven' : 'Bremen'
  return name.replace(/\s+u\.\s?a\.$/, '')
}

/** City and state of a five-digit German code; the file is read at each question, so that none of it stays in memory. */
export const findGermanLocality = async (code: string): Promise<Locality | undefined> => {
  if (Number(code) >= SAARBRUECKEN.first && Number(code) <= SAARBRUECKEN.last)
    return { city: 'Saarbrücken', state: 'Saarland' }
  const path = createRequire(import.meta.url).resolve('german-metadata/data/cities.json')
  const cities = JSON.parse(await readFile(path, 'utf8')) as City[]
  const [largest] = cities
    .filter(({ postalCodes }) => postalCodes.includes(code))
    .toSorted((a, b) => b.postalCodes.length - a.postalCodes.length)
  return largest && { city: cityOf(largest), state: largest.state }
}
