import { KIND_NAMES, KINDS } from '@visage/contract'
import { PATHS } from './paths.ts'

/** Titles of the pages that only the browser renders, by path. In a file of its own: public pages do without the kinds. */
export const CLIENT_ONLY_TITLES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(KIND_NAMES.map((name) => [KINDS[name].page.path, `${KINDS[name].page.title} · Visage`])),
  [PATHS.influencers]: 'Influencers · Visage',
  [PATHS.batch]: 'Several at once · Visage',
  [PATHS.gallery]: 'Gallery · Visage',
  [PATHS.collections]: 'Collections · Visage',
  [PATHS.feedback]: 'Feedback · Visage',
  [PATHS.profile]: 'Profile · Visage',
  [PATHS.cases]: 'Takedown cases · Visage',
  [PATHS.subscription]: 'Subscription · Visage',
  [PATHS.address]: 'Billing address · Visage',
  [PATHS.paymentSuccess]: 'Payment · Visage',
}

export const clientOnlyPaths: readonly string[] = Object.keys(CLIENT_ONLY_TITLES)
