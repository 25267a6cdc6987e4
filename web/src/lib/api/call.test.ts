import { contract } from '@visage/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findSessionValue, storeTokens } from '../session/session.ts'
import { pretendBrowser } from '../testing/browser-globals.ts'
import type { FakeLocation } from '../testing/browser-globals.ts'
import { startFakeApi } from '../testing/fake-api.ts'
import type { FakeApi } from '../testing/fake-api.ts'
import { errorBodyOf, sendJson, startTinyServer } from '../testing/tiny-server.ts'
import { ApiError, isApiError } from './api-error.ts'
import { call } from './call.ts'

let api: FakeApi
let location: FakeLocation

beforeEach(async () => {
  api = await startFakeApi()
  location = pretendBrowser(api.origin)
  storeTokens({ access: 'access-1', refresh: 'refresh-1' })
})
afterEach(async () => {
  await api[Symbol.asyncDispose]()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const readUsage = () => call(contract.usage.readUsage, {})
const refreshes = () => api.requests.filter((request) => request === 'POST /api/refresh/').length

/** As if the access token had run out. */
const expireAccess = () => storeTokens({ access: 'access-0', refresh: api.valid.refresh })

// Proves: api-carries-session-token
test('carries the session token and answers the body', async () => {
  expect((await readUsage()).meters.images.limit).toBe(15)
  expect(api.headers[0]?.authorization).toBe('Bearer access-1')
})

test('begins a trace of its own with each call', async () => {
  await readUsage()
  await readUsage()
  const traces = api.headers.map(({ traceparent }) => traceparent)
  for (const trace of traces) expect(trace).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-00$/)
  expect(new Set(traces).size).toBe(2)
})

// Proves: api-renews-expired-token
test('renews an expired token and tries once more', async () => {
  expireAccess()
  expect((await readUsage()).credits).toBe(0)
  expect(api.requests).toEqual(['GET /api/usage', 'POST /api/refresh/', 'GET /api/usage'])
  expect(findSessionValue('accessToken')).toBe('access-2')
  expect(findSessionValue('refreshToken')).toBe('refresh-2')
})

// Proves: api-twelve-calls-fail
test('twelve calls that fail at once share one renewal', async () => {
  expireAccess()
  const answers = await Promise.all(Array.from({ length: 12 }, readUsage))
  expect(answers).toHaveLength(12)
  expect(refreshes()).toBe(1)
})

test('uses the tokens that came while the call was under way', async () => {
  const sent = readUsage()
  storeTokens({ access: 'access-9', refresh: 'refresh-9' })
  api.valid = { access: 'access-9', refresh: 'refresh-9' }
  expect((await sent).credits).toBe(0)
  expect(refreshes()).toBe(0)
})

// Proves: api-ends-session-refresh
test('ends the session when the refresh token is spent', async () => {
  expireAccess()
  api.canRefresh = false
  await expect(readUsage()).rejects.toMatchObject({ code: 'unauthenticated', status: 401 })
  expect(sessionStorage).toHaveLength(0)
  expect(location.assign).toHaveBeenCalledExactlyOnceWith('/login')
})

// Proves: api-stays-login-page
test('stays on the login page when the session ends there', async () => {
  expireAccess()
  api.canRefresh = false
  location.pathname = '/login'
  await expect(readUsage()).rejects.toBeInstanceOf(ApiError)
  expect(location.assign).not.toHaveBeenCalled()
})

test('keeps the session when the server cannot be asked for new tokens', async () => {
  expireAccess()
  api.refreshStatus = 503
  await expect(readUsage()).rejects.toMatchObject({ code: 'unavailable' })
  expect(findSessionValue('refreshToken')).toBe('refresh-1')
  expect(location.assign).not.toHaveBeenCalled()
})

test('a call with its own token neither renews nor ends the session', async () => {
  const reset = { body: { email: 'ada@example.com', new_password: 'correct horse' } }
  await expect(call(contract.account.resetPassword, reset, { accessToken: 'old' })).rejects.toMatchObject({
    status: 401,
  })
  expect(api.requests).toEqual(['POST /api/forgot_password/'])
  expect(findSessionValue('accessToken')).toBe('access-1')
})

test('fills the path, asks for the job and names the key', async () => {
  const id = '0d6c8b1e-6f0e-4f43-9a36-3f1f0a3f1c11'
  await call(contract.jobs.readJob, { params: { id } })
  await call(
    contract.generations.generateFaceFromPromptWomen,
    { body: { user_id: id, prompt: 'silver bob' } },
    { respondAsync: true, idempotencyKey: 'once' },
  )
  expect(api.requests).toEqual([`GET /api/jobs/${id}`, 'POST /api/generate-face-prompt/'])
  expect(api.headers[1]).toMatchObject({ prefer: 'respond-async', 'idempotency-key': 'once' })
})

// Proves: api-sends-application-key
test('sends the application key where the contract asks for it, once the page has come with one', async () => {
  const list = { body: { user_id: '0d6c8b1e-6f0e-4f43-9a36-3f1f0a3f1c11' } }
  await call(contract.gallery.listGallery, list)
  vi.stubGlobal('document', { documentElement: { dataset: { securityKey: 'a1b2' } } })
  vi.resetModules()
  const keyed = await import('./call.ts')
  await keyed.call(contract.gallery.listGallery, list)
  await keyed.call(contract.usage.readUsage, {})
  expect(api.headers.map((headers) => headers['security-key'])).toEqual([undefined, 'a1b2', undefined])
})

// Proves: api-error-code-words
test('an error keeps its code, its words and its details', async () => {
  await using server = await startTinyServer((_request, response) => {
    response.setHeader('retry-after', '17')
    sendJson(response, 429, errorBodyOf('rate_limited', 'Too many tries.', { left: 0 }))
  })
  location.origin = server.origin
  const error = await readUsage().catch((thrown: unknown) => thrown)
  expect(isApiError(error, 'rate_limited')).toBe(true)
  expect(error).toMatchObject({
    message: 'Too many tries.',
    status: 429,
    details: { retry_after_seconds: 17, left: 0 },
  })
})

test('an answer that is not ours counts as an internal error', async () => {
  await using server = await startTinyServer((_request, response) => response.writeHead(502).end('<html>bad gateway'))
  location.origin = server.origin
  await expect(readUsage()).rejects.toMatchObject({ code: 'internal', status: 502 })
})

// Proves: api-unexpected-response
test('a success that nobody can read is told as such', async () => {
  await using server = await startTinyServer((_request, response) => response.writeHead(200).end('<html>welcome'))
  location.origin = server.origin
  await expect(readUsage()).rejects.toMatchObject({
    code: 'internal',
    status: 200,
    message: 'Unexpected response from the server',
  })
})

test('tells a server that is away from one that is slow, and lets an abort through', async () => {
  await using server = await startTinyServer(() => {})
  location.origin = server.origin
  await expect(call(contract.usage.readUsage, {}, { timeoutMs: 30 })).rejects.toMatchObject({ code: 'timed_out' })
  await expect(call(contract.usage.readUsage, {}, { signal: AbortSignal.abort() })).rejects.toMatchObject({
    name: 'AbortError',
  })
  location.origin = 'http://127.0.0.1:9'
  await expect(readUsage()).rejects.toMatchObject({ code: 'unreachable', status: 0 })
})
