import { beforeEach, expect, test } from 'vitest'
import { pretendBrowser } from '../testing/browser-globals.ts'
import { findEncrypted, removeEncrypted, saveEncrypted } from './encrypted-session.ts'
import { setSessionValue } from './session.ts'

const url = 'https://visage.example/api/media/faces/1.webp?signature=abc&t=1'

beforeEach(() => {
  pretendBrowser()
  setSessionValue('userId', 'ada')
})

// Proves: encrypted-session-unreadable
test('gives back what was saved, and stores nothing readable', async () => {
  await saveEncrypted('women-prompt-face', url)
  expect(await findEncrypted('women-prompt-face')).toBe(url)
  expect(sessionStorage.getItem('encrypted:women-prompt-face')).not.toContain('visage')
})

test('the same value is stored differently each time', async () => {
  await saveEncrypted('a', url)
  const first = sessionStorage.getItem('encrypted:a')
  await saveEncrypted('a', url)
  expect(sessionStorage.getItem('encrypted:a')).not.toBe(first)
})

// Proves: encrypted-session-own
test('another person cannot open it, and it is removed', async () => {
  await saveEncrypted('a', url)
  setSessionValue('userId', 'eve')
  expect(await findEncrypted('a')).toBeUndefined()
  expect(sessionStorage.getItem('encrypted:a')).toBeNull()
})

test.each(['', 'not base64 !', btoa('too short')])('a damaged value %j is as good as none', async (damaged) => {
  sessionStorage.setItem('encrypted:a', damaged)
  expect(await findEncrypted('a')).toBeUndefined()
  expect(sessionStorage.getItem('encrypted:a')).toBeNull()
})

test('a value moved to another name does not open', async () => {
  await saveEncrypted('a', url)
  sessionStorage.setItem('encrypted:b', sessionStorage.getItem('encrypted:a') ?? '')
  expect(await findEncrypted('b')).toBeUndefined()
})

test('removing forgets it', async () => {
  await saveEncrypted('a', url)
  removeEncrypted('a')
  expect(await findEncrypted('a')).toBeUndefined()
})
