import type { LocalityFinder } from './locality-finder.ts'
import { openOnlineLocalities } from './online/open-online-localities.ts'
import { openPackageLocalities } from './packages/open-package-localities.ts'

/** Asks what is installed, and the service at `lookupUrl` about the rest where there is one. */
export const openLocalities = (lookupUrl: string | null): LocalityFinder => {
  const installed = openPackageLocalities()
  const online = lookupUrl === null ? null : openOnlineLocalities(lookupUrl.replace(/\/+$/, ''))
  return {
    findLocality: async (wanted) => (await installed.findLocality(wanted)) ?? online?.findLocality(wanted),
  }
}
