import { contract } from '@visage/contract'
import type { BodyOf } from '@visage/contract'
import { useCallback, useEffect } from 'react'
import { call } from '../../lib/api/call.ts'
import { useMutation } from '../../lib/api/mutations.ts'
import { mayPass } from '../../lib/api/queries.ts'
import { findSession, findSessionValue, readSession, setSessionValue } from '../../lib/session/session.ts'
import type { SessionKey } from '../../lib/session/session.ts'

/** A section of the product that has a guided tour. */
export type Section = BodyOf<typeof contract.account.completeTour>['section']

const FLAGS = {
  face: 'guideFace',
  image: 'guideImage',
  video: 'guideVideo',
  cloth: 'guideCloth',
  'image-to-video': 'guideImageToVideo',
  music: 'guideMusic',
  talk: 'guideTalk',
} as const satisfies Record<Section, SessionKey>
export const SECTIONS = Object.keys(FLAGS) as Section[]

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
export const listUnreportedTours = (): Section[] =>
  SECTIONS.filter((section) => localStorage.getItem(recordName(section)) === 'untold')

export const rememberTourReported = (section: Section): void => localStorage.setItem(recordName(section), 'told')

type Seen = { section: Section; userId: string }

const reportToServer = async ({ section, userId }: Seen): Promise<void> => {
  // Whoever has left by now tells it at the next visit.
  if (findSession()?.userId !== userId || !listUnreportedTours().includes(section)) return
  await call(contract.account.completeTour, { body: { user_id: userId, section } })
  rememberTourReported(section)
}

/** Tells the server which tours were seen: now, when the connection is back, or at the next visit. */
export const useReportTours = (): (() => void) => {
  const { mutate } = useMutation({
    mutationFn: reportToServer,
    scope: { id: 'tours' },
    networkMode: 'online',
    retry: (_, error) => mayPass(error),
  })
  const tell = useCallback(() => {
    const { userId } = readSession()
    for (const section of listUnreportedTours()) mutate({ section, userId })
  }, [mutate])
  useEffect(tell, [tell])
  return tell
}
