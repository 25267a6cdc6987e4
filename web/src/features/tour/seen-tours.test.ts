import { beforeEach, expect, test, vi } from 'vitest'
import { findSessionValue, storeSignIn } from '../../lib/session/session.ts'
import { createMemoryStorage, pretendBrowser } from '../../lib/testing/browser-globals.ts'
import { exampleSignedIn } from '../../lib/testing/examples.ts'
import { isTourSeen, listUnreportedTours, rememberTourSeen, rememberTourReported } from './seen-tours.ts'

const signIn = (userId: string) =>
  storeSignIn({ ...exampleSignedIn, profile: { ...exampleSignedIn.profile, user_id: userId } })

beforeEach(() => {
  pretendBrowser()
  vi.stubGlobal('localStorage', createMemoryStorage())
  signIn('ada')
})

test('a tour is seen when the server says so or when it was shown here', () => {
  expect(isTourSeen('video')).toBe(true)
  expect(isTourSeen('face')).toBe(false)
  rememberTourSeen('face')
  expect(isTourSeen('face')).toBe(true)
  expect(findSessionValue('guideFace')).toBe('true')
  expect(isTourSeen('image')).toBe(false)
})

test('what the server was not told is kept until it is, and told once', () => {
  rememberTourSeen('video')
  expect(listUnreportedTours()).toEqual([])
  rememberTourSeen('face')
  rememberTourSeen('image')
  expect(listUnreportedTours()).toEqual(['face', 'image'])
  rememberTourReported('face')
  rememberTourSeen('face')
  expect(listUnreportedTours()).toEqual(['image'])
})

// Proves: seen-tours-tab-signed-tour
test('a tab that signed in before the tour was shown in another one knows of it', () => {
  rememberTourSeen('face')
  signIn('ada')
  expect(findSessionValue('guideFace')).toBe('false')
  expect(isTourSeen('face')).toBe(true)
})

test('another account in the same browser has its own tours', () => {
  rememberTourSeen('face')
  signIn('ben')
  expect(isTourSeen('face')).toBe(false)
  expect(listUnreportedTours()).toEqual([])
})
