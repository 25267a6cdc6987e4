import type { PlaceFinder } from '../place-finder.ts'
import { findAmericanPlace } from './find-american-place.ts'
import { createIndianPlaces } from './indian-places.ts'

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
