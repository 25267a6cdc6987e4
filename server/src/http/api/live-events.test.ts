import { setTimeout as wait } from 'node:timers/promises'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { waitMs } from '../../testing/time.ts'
import { serveLiveEvents } from './live-events.ts'

const caller = { userId: 'somebody', sessionId: 'a session' }

/** A person's changes that never come, until the stream is over. */
async function* watchNothing({ signal }: { signal: AbortSignal }) {
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
  yield* []
}

test('ends the stream of a session that has ended', async () => {
  const app = fastify()
  app.decorateRequest('caller', null)
  app.addHook('onRequest', async (request) => {
    request.caller = caller
  })
  let isOpen = true
  const asked: unknown[] = []
  const isSignedIn = async (who: unknown) => {
    asked.push(who)
    return isOpen
  }
  serveLiveEvents(app, { watch: watchNothing, isSignedIn, keepAliveMs: 20 })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const text = fetch(`${url}/api/jobs/events`, { signal: AbortSignal.timeout(waitMs) }).then((answer) => answer.text())
  await wait(200)
  isOpen = false
  expect(await text).toContain(': still here')
  expect(asked).toContain(caller)
  await app.close()
})
