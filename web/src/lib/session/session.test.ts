import type { SignedIn } from '@visage/contract'
import { beforeEach, expect, test } from 'vitest'
import { pretendBrowser } from '../testing/browser-globals.ts'
import { clearSession, findSession, findSessionValue, readSession, storeSignIn, storeTokens } from './session.ts'

const signedIn: SignedIn = {
  profile: { user_id: '0d6c8b1e-6f0e-4f43-9a36-3f1f0a3f1c11', email: 'ada@example.com', name: 'Ada Vell' },
  access: 'access-1',
  refresh: 'refresh-1',
  guide_tour_video_seen: true,
  guide_tour_image_seen: false,
  guide_tour_face_seen: false,
  guide_tour_cloth_seen: false,
  guide_tour_image_to_video_seen: false,
  guide_tour_music_seen: false,
  guide_tour_talk_seen: false,
}

beforeEach(() => {
  pretendBrowser()
})

test('a visitor has no session', () => {
  expect(findSession()).toBeNull()
  expect(readSession).toThrow('sign-in guard')
})

// Proves: session-store-signing-stores-specification
test('signing in stores the names that the specification lists', () => {
  storeSignIn(signedIn)
  expect(findSession()).toEqual({
    accessToken: 'access-1',
    refreshToken: 'refresh-1',
    userId: signedIn.profile.user_id,
    userEmail: 'ada@example.com',
    userName: 'Ada Vell',
  })
  expect(findSessionValue('guideVideo')).toBe('true')
  expect(findSessionValue('guideFace')).toBe('false')
})

test('the session keeps its identity until a value changes', () => {
  storeSignIn(signedIn)
  const before = findSession()
  expect(findSession()).toBe(before)
  storeTokens({ access: 'access-2', refresh: 'refresh-2' })
  expect(findSession()).not.toBe(before)
  expect(readSession()).toMatchObject({ accessToken: 'access-2', userName: 'Ada Vell' })
})

// Proves: session-store-clearing-leaves-nothing
test('clearing leaves nothing behind', () => {
  storeSignIn(signedIn)
  sessionStorage.setItem('draft:prompt', 'silver bob')
  clearSession()
  expect(sessionStorage).toHaveLength(0)
  expect(findSession()).toBeNull()
})
