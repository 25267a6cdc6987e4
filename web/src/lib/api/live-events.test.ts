import type { ServerResponse } from 'node:http'
import type { Job } from '@visage/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeTokens } from '../session/session.ts'
import { pretendBrowser } from '../testing/browser-globals.ts'
import { errorBodyOf, sendJson, startTinyServer } from '../testing/tiny-server.ts'
import { followJobs } from './live-events.ts'

const job = (progress: number): Job => ({
  id: '0d6c8b1e-6f0e-4f43-9a36-3f1f0a3f1c11',
  kind: 'face',
  status: 'running',
  progress,
  stage: 'Growing hair',
  preview_url: null,
  position: 0,
  eta_seconds: 3,
  eta_p90_seconds: 5,
  cost: { meter: 'faces', source: 'trial', amount: 1 },
  engine: 'studio',
  engine_place: null,
  quality: null,
  input: {},
  result: null,
  error: null,
  created_at: '2026-11-21T05:00:00.000Z',
  started_at: '2026-11-21T05:00:01.000Z',
  finished_at: null,
  cancellations_left: 9,
})

const openStream = (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write('retry: 20\n\n: still here\n\n')
}

const eventOf = (id: number, progress: number) => `event: job\nid: ${id}\ndata: ${JSON.stringify(job(progress))}\n\n`

/** Follows until `count` events have come. */
const collect = async (count: number): Promise<number[]> => {
  const controller = new AbortController()
  const seen: number[] = []
  await followJobs({
    signal: controller.signal,
    onJob: ({ progress }) => {
      seen.push(progress)
      if (seen.length === count) controller.abort()
    },
  })
  return seen
}

let location: ReturnType<typeof pretendBrowser>

beforeEach(() => {
  location = pretendBrowser()
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('addEventListener', () => {})
  storeTokens({ access: 'access-1', refresh: 'refresh-1' })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('reads events that come in pieces', async () => {
  await using server = await startTinyServer((_request, response) => {
    openStream(response)
    const text = eventOf(1, 40)
    response.write(text.slice(0, 31))
    setTimeout(() => response.write(text.slice(31) + eventOf(2, 80)), 20)
  })
  location.origin = server.origin
  expect(await collect(2)).toEqual([40, 80])
})

test('reports an event that is not a job and reads on', async () => {
  const reported = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', reported)
  await using server = await startTinyServer((_request, response) => {
    openStream(response)
    response.write(`event: job\nid: 1\ndata: {"id":1}\n\n${eventOf(2, 60)}`)
  })
  location.origin = server.origin
  expect(await collect(1)).toEqual([60])
  expect(reported).toHaveBeenCalledOnce()
})

test('connects again after a broken stream and resumes after the last event', async () => {
  const resumedAfter: unknown[] = []
  await using server = await startTinyServer((request, response) => {
    resumedAfter.push(request.headers['last-event-id'])
    openStream(response)
    response.write(resumedAfter.length === 1 ? eventOf(7, 10) : eventOf(8, 90))
    if (resumedAfter.length === 1) setTimeout(() => response.destroy(), 20)
  })
  location.origin = server.origin
  expect(await collect(2)).toEqual([10, 90])
  expect(resumedAfter).toEqual([undefined, '7'])
})

test('renews an expired token before it connects', async () => {
  const tokens: unknown[] = []
  await using server = await startTinyServer((request, response) => {
    if (request.url === '/api/refresh/') return sendJson(response, 200, { access: 'access-2', refresh: 'refresh-2' })
    tokens.push(request.headers.authorization)
    if (request.headers.authorization !== 'Bearer access-2')
      return sendJson(response, 401, errorBodyOf('unauthenticated', 'Please sign in again.'))
    openStream(response)
    return response.write(eventOf(1, 55))
  })
  location.origin = server.origin
  expect(await collect(1)).toEqual([55])
  expect(tokens).toEqual(['Bearer access-1', 'Bearer access-2'])
})

test('gives up when the session is over', async () => {
  await using server = await startTinyServer((_request, response) =>
    sendJson(response, 401, errorBodyOf('unauthenticated', 'Please sign in again.')),
  )
  location.origin = server.origin
  await followJobs({ signal: new AbortController().signal, onJob: () => {} })
  expect(location.assign).toHaveBeenCalledExactlyOnceWith('/login')
})
