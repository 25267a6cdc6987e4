import type { SignedIn } from '@visage/contract'
import { useSyncExternalStore } from 'react'

/** What a signed-in tab keeps in session storage; the names are those of the specification. */
const SESSION_KEYS = [
  'accessToken',
  'refreshToken',
  'userId',
  'userEmail',
  'userName',
  'Plan_Details',
  'Plan_Currency',
  'Remix',
  'activeItem',
  'firstVisitTime',
  'guideVideo',
  'guideImage',
  'guideFace',
  'guideCloth',
  'guideImageToVideo',
  'guideMusic',
  'guideTalk',
] as const
export type SessionKey = (typeof SESSION_KEYS)[number]

export type Session = {
  readonly accessToken: string
  readonly refreshToken: string
  readonly userId: string
  readonly userEmail: string
  readonly userName: string
}

// Pages are also rendered at build time, where there is no session storage.
const findStorage = (): Storage | null => (typeof sessionStorage === 'undefined' ? null : sessionStorage)

const listeners = new Set<() => void>()
let snapshot: Session | null = null

const notify = () => {
  for (const listener of listeners) listener()
}

const isSame = (left: Session | null, right: Session | null): boolean =>
  left === right || (left !== null && right !== null && JSON.stringify(left) === JSON.stringify(right))

export const findSessionValue = (key: SessionKey): string | null => findStorage()?.getItem(key) ?? null

export const setSessionValue = (key: SessionKey, value: string): void => {
  findStorage()?.setItem(key, value)
  notify()
}

/** The tab's session, or null for a visitor. Keeps its identity until a value changes. */
export const findSession = (): Session | null => {
  const accessToken = findSessionValue('accessToken')
  const current = accessToken
    ? {
        accessToken,
        refreshToken: findSessionValue('refreshToken') ?? '',
        userId: findSessionValue('userId') ?? '',
        userEmail: findSessionValue('userEmail') ?? '',
        userName: findSessionValue('userName') ?? '',
      }
    : null
  if (!isSame(snapshot, current)) snapshot = current
  return snapshot
}

/** The signed-in person's session. Throws for a visitor: use it behind the guard only. */
export const readSession = (): Session => {
  const session = findSession()
  if (!session) throw new Error('There is no session: this belongs behind the sign-in guard.')
  return session
}

export const storeSignIn = (signedIn: SignedIn): void => {
  const values = {
    accessToken: signedIn.access,
    refreshToken: signedIn.refresh,
    userId: signedIn.profile.user_id,
    userEmail: signedIn.profile.email,
    userName: signedIn.profile.name,
    guideVideo: String(signedIn.guide_tour_video_seen),
    guideImage: String(signedIn.guide_tour_image_seen),
    guideFace: String(signedIn.guide_tour_face_seen),
    guideCloth: String(signedIn.guide_tour_cloth_seen),
    guideImageToVideo: String(signedIn.guide_tour_image_to_video_seen),
    guideMusic: String(signedIn.guide_tour_music_seen),
    guideTalk: String(signedIn.guide_tour_talk_seen),
  } satisfies Partial<Record<SessionKey, string>>
  for (const [key, value] of Object.entries(values)) findStorage()?.setItem(key, value)
  notify()
}

export const storeTokens = ({ access, refresh }: { access: string; refresh: string }): void => {
  findStorage()?.setItem('accessToken', access)
  findStorage()?.setItem('refreshToken', refresh)
  notify()
}

/** Forgets everything that this tab knows of the person. */
export const clearSession = (): void => {
  for (const key of SESSION_KEYS) findStorage()?.removeItem(key)
  findStorage()?.clear()
  notify()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The tab's session as it changes; null for visitors and while a page is rendered at build time. */
export const useSession = (): Session | null => useSyncExternalStore(subscribe, findSession, () => null)
