import { Worker } from 'node:worker_threads'
import { PlaceUnavailableError } from '../place-finder.ts'
import type { Place, PlaceFinder } from '../place-finder.ts'

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
const findAmericanPlace = async (zip: string): Promise<Place | undefined> => {
  const { codes, states } = (await import('zipcodes')).default
  const found = Object.hasOwn(codes, zip) ? codes[zip] : undefined
  if (found?.country !== 'US') return undefined
  const name = states.abbr[found.state]
  const state = name ? capitalise(name) : (ARMED_FORCES[found.state] ?? regions.of(found.state) ?? found.state)
  return { city: found.city, state }
}

type Places = ReadonlyMap<number, Place>

/** The file takes a second to read, during which the server has to keep answering. */
const readInWorker = (): Promise<Places> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./indian-places-worker.ts', import.meta.url))
    worker.once('message', resolve)
    worker.once('error', (error) => reject(new PlaceUnavailableError('The pincodes cannot be read.', { cause: error })))
    worker.once('exit', () => reject(new PlaceUnavailableError('The pincodes were not read.')))
  })

/** District and state of six-digit pincodes. */
const createIndianPlaces = (): ((pincode: string) => Promise<Place | undefined>) => {
  let opened: Promise<Places> | undefined
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

/** Postal codes of India and the United States from data that is installed with the server; read at the first question. */
export const openPackagePlaces = (): PlaceFinder => {
  const findIndianPlace = createIndianPlaces()
  return {
    async findPlace({ country, pincode }) {
      if (country === 'IN') return findIndianPlace(pincode)
      if (country === 'US') return findAmericanPlace(pincode)
      return undefined
    },
  }
}
