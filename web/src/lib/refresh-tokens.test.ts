import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refreshTokens, shareRotations } from './refresh-tokens.ts'
import { findSessionValue, storeTokens } from './session.ts'
import { pretendBrowser } from './testing/browser-globals.ts'
import { startFakeApi } from './testing/fake-api.ts'

let otherTab: BroadcastChannel
let stop: () => void

const tell = (rotation: { spent: string; access: string; refresh: string }) =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays within our own origin
  otherTab.postMessage(rotation)

beforeEach(() => {
  pretendBrowser()
  storeTokens({ access: 'access-1', refresh: 'refresh-1' })
  otherTab = new BroadcastChannel('visage-tokens')
  stop = shareRotations()
})
afterEach(() => {
  stop()
  otherTab.close()
  vi.unstubAllGlobals()
})

test('takes over the tokens that a tab with the same session renewed', async () => {
  tell({ spent: 'refresh-1', access: 'access-2', refresh: 'refresh-2' })
  await vi.waitFor(() => expect(findSessionValue('accessToken')).toBe('access-2'))
  expect(await refreshTokens('access-1')).toBe(true)
})

test('leaves the tokens of another session alone', async () => {
  tell({ spent: 'refresh-of-eve', access: 'access-e', refresh: 'refresh-e' })
  tell({ spent: 'refresh-1', access: 'access-2', refresh: 'refresh-2' })
  await vi.waitFor(() => expect(findSessionValue('refreshToken')).toBe('refresh-2'))
  expect(findSessionValue('accessToken')).toBe('access-2')
})

test('tells the other tabs which token was spent and what came for it', async () => {
  await using api = await startFakeApi()
  pretendBrowser(api.origin)
  storeTokens({ access: 'access-0', refresh: 'refresh-1' })
  const told = new Promise<unknown>((resolve) => {
    otherTab.addEventListener('message', (event) => resolve(event.data))
  })
  expect(await refreshTokens('access-0')).toBe(true)
  expect(await told).toEqual({ spent: 'refresh-1', access: 'access-2', refresh: 'refresh-2' })
})

test('there is nothing to renew without a refresh token', async () => {
  storeTokens({ access: 'access-1', refresh: '' })
  expect(await refreshTokens('access-1')).toBe(false)
})
