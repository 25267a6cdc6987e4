import { openOnlinePlaces } from './online/open-online-places.ts'
import { openPackagePlaces } from './packages/open-package-places.ts'
import type { PlaceFinder } from './place-finder.ts'

/** Asks what is installed, and the service at `lookupUrl` about the rest where there is one. */
export const openPlaces = (lookupUrl: string | null): PlaceFinder => {
  const installed = openPackagePlaces()
  const online = lookupUrl === null ? null : openOnlinePlaces(lookupUrl.replace(/\/+$/, ''))
  return {
    findPlace: async (wanted) => (await installed.findPlace(wanted)) ?? online?.findPlace(wanted),
  }
}
