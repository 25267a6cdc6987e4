import type { LocalityFinder } from './locality-finder.ts'
import { openGeonamesLocalities } from './geonames/open-geonames-localities.ts'
import { openOnlineLocalities } from './online/open-online-localities.ts'
import { openPackageLocalities } from './packages/open-package-localities.ts'

/** Asks the operator's own files in `dir`, then what is installed, and the service at `lookupUrl` where there is one. */
export const openLocalities = ({ dir, lookupUrl }: { dir: string; lookupUrl: string | null }): LocalityFinder => {
  const finders = [openGeonamesLocalities(dir), openPackageLocalities()]
  if (lookupUrl !== null) finders.push(openOnlineLocalities(lookupUrl.replace(/\/+$/, '')))
  return {
    async findLocality(wanted) {
      for (const finder of finders) {
        const found = await finder.findLocality(wanted)
        if (found) return found
      }
      return undefined
    },
  }
}
