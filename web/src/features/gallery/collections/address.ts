import { PATHS } from '../../../lib/routing/paths.ts'

/** Where one collection is shown. */
export const collectionPath = (id: string): string =>
  `${PATHS.collections}?${new URLSearchParams({ which: id }).toString()}`
