import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Job } from '@visage/contract'
import fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { waitMs } from '../../testing/time.ts'
import { serveLiveEvents } from './live-events.ts'

const caller = { userId: 'somebody', sessionId: 'a session' }

/** A person's changes that never come, until the stream is over. */
const watchNothing = async function* ({ signal }: { signal: AbortSignal }) {
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
  yield* []
}

const openApp = (options: Parameters<typeof serveLiveEvents>[1]) => {
  const app = fastify()
  app.decorateRequest('caller', null)
  app.addHook('onRequest', async (request) => {
    request.caller = caller
  })
  serveLiveEvents(app, options)
  return app
}

test('ends the stream of a session that has ended', async () => {
  let isOpen = true
  const asked: unknown[] = []
  const isSignedIn = async (who: unknown) => {
    asked.push(who)
    return isOpen
  }
  const app = openApp({ watch: watchNothing, isSignedIn, keepAliveMs: 20 })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const text = fetch(`${url}/api/jobs/events`, { signal: AbortSignal.timeout(waitMs) }).then((answer) => answer.text())
  await wait(200)
  isOpen = false
  expect(await text).toContain(': still here')
  expect(asked).toContain(caller)
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
  await wait(300)
  const readSoFar = read
  await wait(300)
  expect(read).toBe(readSoFar)
  reader.destroy()
  await vi.waitFor(() => expect(hasEnded).toBe(true), waitMs)
  await app.close()
})
