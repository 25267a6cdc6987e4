import { KIND_NAMES, KINDS } from '@visage/contract'
import { PATHS } from './paths.ts'

/** Pages that only the browser renders. In a file of its own: public pages need the paths without the kinds. */
export const clientOnlyPaths: readonly string[] = [
  ...KIND_NAMES.map((name) => KINDS[name].page.path),
  PATHS.gallery,
  PATHS.feedback,
  PATHS.profile,
  PATHS.cases,
  PATHS.subscription,
  PATHS.address,
  PATHS.paymentSuccess,
]
