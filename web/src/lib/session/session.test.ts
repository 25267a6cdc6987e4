import { beforeEach, expect, test } from 'vitest'
import { pretendBrowser } from '../testing/browser-globals.ts'
import { exampleSignedIn } from '../testing/examples.ts'
import { clearSession, findSession, findSessionValue, readSession, storeSignIn, storeTokens } from './session.ts'

beforeEach(() => {
  pretendBrowser()
})

test('a visitor has no session', () => {
  expect(findSession()).toBeNull()
  expect(readSession).toThrow('sign-in guard')
})

// Proves: session-store-signing-stores-specification
test('signing in stores the names that the specification lists', () => {
  storeSignIn(exampleSignedIn)
  expect(findSession()).toEqual({
    accessToken: 'access-1',
    refreshToken: 'refresh-1',
    userId: exampleSignedIn.profile.user_id,
    userEmail: 'ada@example.com',
    userName: 'Ada Vell',
  })
  expect(findSessionValue('guideVideo')).toBe('true')
  expect(findSessionValue('guideFace')).toBe('false')
})

test('the session keeps its identity until a value changes', () => {
  storeSignIn(exampleSignedIn)
  const before = findSession()
  expect(findSession()).toBe(before)
  storeTokens({ access: 'access-2', refresh: 'refresh-2' })
  expect(findSession()).not.toBe(before)
  expect(readSession()).toMatchObject({ accessToken: 'access-2', userName: 'Ada Vell' })
})

// Proves: session-store-clearing-leaves-nothing
test('clearing leaves nothing behind', () => {
  storeSignIn(exampleSignedIn)
  sessionStorage.setItem('draft:prompt', 'silver bob')
  clearSession()
  expect(sessionStorage).toHaveLength(0)
  expect(findSession()).toBeNull()
})
