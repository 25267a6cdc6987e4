import { Worker } from 'node:worker_threads'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { LocalityUnavailableError } from '../locality-finder.ts'
import type { Locality, LocalityFinder } from '../locality-finder.ts'
import { findCanadianLocality } from './canadian-localities.ts'

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
const findAmericanLocality = async (zip: string): Promise<Locality | undefined> => {
  const { codes, states } = (await import('zipcodes')).default
  const found = Object.hasOwn(codes, zip) ? codes[zip] : undefined
  if (found?.country !== 'US') return undefined
  const name = states.abbr[found.state]
  const state = name ? capitalise(name) : (ARMED_FORCES[found.state] ?? regions.of(found.state) ?? found.state)
  return { city: found.city, state }
}

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
const findGermanLocality = async (code: string): Promise<Locality | undefined> => {
  if (Number(code) >= SAARBRUECKEN.first && Number(code) <= SAARBRUECKEN.last)
    return { city: 'Saarbrücken', state: 'Saarland' }
  const path = createRequire(import.meta.url).resolve('german-metadata/data/cities.json')
  const cities = JSON.parse(await readFile(path, 'utf8')) as City[]
  const [largest] = cities
    .filter(({ postalCodes }) => postalCodes.includes(code))
    .toSorted((a, b) => b.postalCodes.length - a.postalCodes.length)
  return largest && { city: cityOf(largest), state: largest.state }
}

type IndianLocalities = ReadonlyMap<number, Locality>

/** The file takes a second to read, during which the server has to keep answering. */
const readInWorker = (): Promise<IndianLocalities> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./indian-localities-worker.ts', import.meta.url))
    worker.once('message', resolve)
    worker.once('error', (error) =>
      reject(new LocalityUnavailableError('The pincodes cannot be read.', { cause: error })),
    )
    worker.once('exit', () => reject(new LocalityUnavailableError('The pincodes were not read.')))
  })

/** District and state of six-digit pincodes. */
const createIndianLocalities = (): ((pincode: string) => Promise<Locality | undefined>) => {
  let opened: Promise<IndianLocalities> | undefined
  return async (pincode) => {
    opened ??= readInWorker()
    try {
      return (await opened).get(Number(pincode))
    } catch (error) {
      opened = undefined
      throw error
    }
  }
}

/** Postal codes of four countries from data that is installed with the server; read at the first question. */
export const openPackageLocalities = (): LocalityFinder => {
  const findIndianPlace = createIndianLocalities()
  return {
    async findLocality({ country, pincode }) {
      if (country === 'IN') return findIndianPlace(pincode)
      if (country === 'US') return findAmericanLocality(pincode)
      if (country === 'CA') return findCanadianLocality(pincode)
      if (country === 'DE') return findGermanLocality(pincode)
      return undefined
    },
  }
}
