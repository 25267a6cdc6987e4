import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findSessionValue, setSessionValue, storeTokens } from '../session/session.ts'
import { pretendBrowser } from '../testing/browser-globals.ts'
import { startFakeApi } from '../testing/fake-api.ts'
import { refreshTokens, shareRotations } from './refresh-tokens.ts'

const waitMs = 60_000

let otherTab: BroadcastChannel
let stop: () => void

const tell = (message: { spent: string; access: string; refresh: string } | { asks: string }) =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays within our own origin
  otherTab.postMessage(message)

/** What the tab under test says next that is no question. */
const hear = () =>
  new Promise<unknown>((resolve) => {
    otherTab.addEventListener('message', ({ data }: MessageEvent<object>) => {
      if (!('asks' in data)) resolve(data)
    })
  })

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
  await vi.waitFor(() => expect(findSessionValue('accessToken')).toBe('access-2'), waitMs)
  expect(await refreshTokens('access-1')).toBe(true)
})

test('leaves the tokens of another session alone', async () => {
  tell({ spent: 'refresh-of-eve', access: 'access-e', refresh: 'refresh-e' })
  tell({ spent: 'refresh-1', access: 'access-2', refresh: 'refresh-2' })
  await vi.waitFor(() => expect(findSessionValue('refreshToken')).toBe('refresh-2'), waitMs)
  expect(findSessionValue('accessToken')).toBe('access-2')
})

test('tells the other tabs which token was spent and what came for it', async () => {
  await using api = await startFakeApi()
  pretendBrowser(api.origin)
  storeTokens({ access: 'access-0', refresh: 'refresh-1' })
  const told = hear()
  expect(await refreshTokens('access-0')).toBe(true)
  expect(await told).toEqual({ spent: 'refresh-1', access: 'access-2', refresh: 'refresh-2' })
})

// Proves: refresh-nothing-renew-token
test('there is nothing to renew without a refresh token', async () => {
  storeTokens({ access: 'access-1', refresh: '' })
  expect(await refreshTokens('access-1')).toBe(false)
})

test('a tab that was elsewhere learns from another what came for its spent token', async () => {
  otherTab.addEventListener('message', ({ data }: MessageEvent<object>) => {
    if ('asks' in data && data.asks === 'refresh-1')
      tell({ spent: 'refresh-1', access: 'access-9', refresh: 'refresh-9' })
  })
  expect(await refreshTokens('access-1')).toBe(true)
  expect(findSessionValue('refreshToken')).toBe('refresh-9')
})

test('says when asked later what came for a token, to the same person only', async () => {
  setSessionValue('userId', 'ada')
  tell({ spent: 'refresh-1', access: 'access-2', refresh: 'refresh-2' })
  await vi.waitFor(() => expect(findSessionValue('accessToken')).toBe('access-2'), waitMs)
  tell({ spent: 'refresh-2', access: 'access-3', refresh: 'refresh-3' })
  await vi.waitFor(() => expect(findSessionValue('accessToken')).toBe('access-3'), waitMs)
  const told = hear()
  tell({ asks: 'refresh-1' })
  expect(await told).toEqual({ spent: 'refresh-1', access: 'access-3', refresh: 'refresh-3' })

  setSessionValue('userId', 'eve')
  const said = vi.fn<(event: MessageEvent) => void>()
  otherTab.addEventListener('message', said)
  tell({ asks: 'refresh-2' })
  tell({ spent: 'refresh-3', access: 'access-4', refresh: 'refresh-4' })
  tell({ asks: 'refresh-3' })
  await vi.waitFor(() => expect(said).toHaveBeenCalled(), waitMs)
  expect(said.mock.calls.map(([{ data }]) => data)).toEqual([
    { spent: 'refresh-3', access: 'access-4', refresh: 'refresh-4' },
  ])
})
