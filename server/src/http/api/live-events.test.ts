import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Job } from '@visage/contract'
import fastify from 'fastify'
import type { FastifyRequest } from 'fastify'
import { expect, test, vi } from 'vitest'
import { waitMs } from '../../testing/time.ts'
import { serveLiveEvents } from './live-events.ts'

const caller = { userId: 'somebody', sessionId: 'a session' }

/** A person's changes that never come, until the stream is over. */
const watchNothing = async function* ({ signal }: { signal: AbortSignal }) {
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
  yield* []
}

const openApp = (
  options: Parameters<typeof serveLiveEvents>[1],
  findCaller: (request: FastifyRequest) => Promise<typeof caller> = async () => caller,
) => {
  const app = fastify()
  app.decorateRequest('caller', null)
  app.addHook('onRequest', async (request) => {
    request.caller = await findCaller(request)
  })
  serveLiveEvents(app, options)
  return app
}

test('ends the stream of a session that has ended', async () => {
  const asked: unknown[] = []
  const isSignedIn = async (who: unknown) => asked.push(who) < 3
  const app = openApp({ watch: watchNothing, isSignedIn, keepAliveMs: 20 })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const answer = await fetch(`${url}/api/jobs/events`, { signal: AbortSignal.timeout(waitMs) })
  expect(await answer.text()).toBe('retry: 2000\n\n: still here\n\n: still here\n\n')
  expect(asked).toEqual([caller, caller, caller])
  await app.close()
})

test('reads no more changes than a slow reader takes, and none after it has gone', async () => {
  let read = 0
  let hasEnded = false
  const job = { id: 'x'.repeat(100_000) } as Job
  const watch = async function* () {
    try {
      for (;;) yield { id: String((read += 1)), job }
    } finally {
      hasEnded = true
    }
  }
  const app = openApp({ watch, isSignedIn: async () => true })
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const reader = connect(Number(port), '127.0.0.1').pause()
  reader.write('GET /api/jobs/events HTTP/1.1\r\nHost: visage.example\r\n\r\n')
  await vi.waitFor(() => expect(read).toBeGreaterThan(1), waitMs)
  for (let readBefore = 0; readBefore !== read; await wait(300)) readBefore = read
  reader.destroy()
  await vi.waitFor(() => expect(hasEnded).toBe(true), waitMs)
  await app.close()
})

test('a listener who left while the session was looked up is not asked about again', async () => {
  const asked: string[] = []
  const isSignedIn = async ({ userId }: { userId: string }) => {
    asked.push(userId)
    return true
  }
  const arrived = Promise.withResolvers<FastifyRequest>()
  const lookedUp = Promise.withResolvers<typeof caller>()
  const findCaller = (request: FastifyRequest) => {
    if (!request.headers['x-in-a-hurry']) return Promise.resolve(caller)
    arrived.resolve(request)
    return lookedUp.promise
  }
  const app = openApp({ watch: watchNothing, isSignedIn, keepAliveMs: 20 }, findCaller)
  const url = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const hurried = connect(Number(url.port), '127.0.0.1')
  hurried.write('GET /api/jobs/events HTTP/1.1\r\nHost: visage.example\r\nX-In-A-Hurry: yes\r\n\r\n')
  const { socket } = (await arrived.promise).raw
  const gone = once(socket, 'close')
  hurried.destroy()
  await gone
  lookedUp.resolve({ ...caller, userId: 'who left' })

  const patient = await fetch(new URL('/api/jobs/events', url), { signal: AbortSignal.timeout(waitMs) })
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(5), waitMs)
  expect(new Set(asked)).toEqual(new Set([caller.userId]))
  await patient.body?.cancel()
  await app.close()
})
