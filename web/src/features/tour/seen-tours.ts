import type { BodyOf, contract } from '@visage/contract'
import { findSessionValue, readSession, setSessionValue } from '../../lib/session.ts'
import type { SessionKey } from '../../lib/session.ts'

/** A section of the product that has a guided tour. */
export type Section = BodyOf<typeof contract.account.completeTour>['section']

const FLAGS = { face: 'guideFace', image: 'guideImage', video: 'guideVideo' } as const satisfies Record<
  Section,
  SessionKey
>
const SECTIONS = ['face', 'image', 'video'] as const satisfies Section[]

// Session storage ends with its tab; other tabs, and the next visit after one without a connection, read this.
const recordName = (section: Section) => `tour:${readSession().userId}:${section}`

export const isTourSeen = (section: Section): boolean =>
  findSessionValue(FLAGS[section]) !== 'false' || localStorage.getItem(recordName(section)) !== null

/** From now on the tour no longer starts by itself for this account. */
export const rememberTourSeen = (section: Section): void => {
  if (isTourSeen(section)) return
  localStorage.setItem(recordName(section), 'untold')
  setSessionValue(FLAGS[section], 'true')
}

/** The tours that this account has seen and the server does not know of. */
export const listUntoldTours = (): Section[] =>
  SECTIONS.filter((section) => localStorage.getItem(recordName(section)) === 'untold')

export const rememberTourTold = (section: Section): void => localStorage.setItem(recordName(section), 'told')
