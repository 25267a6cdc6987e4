import fastify from 'fastify'
import { expect, test } from 'vitest'
import { drainRequests } from './drain.ts'

const startApp = async () => {
  const app = fastify()
  drainRequests(app)
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<void>()
  app.get('/slow', async () => {
    asked.resolve()
    await answer.promise
    return 'whole'
  })
  app.get('/ready', async () => ({ draining: app.isDraining() }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, asked, answer, url: app.listeningOrigin, [Symbol.asyncDispose]: () => app.close() }
}

test('what was asked is answered before the server closes, which it says meanwhile', async () => {
  await using server = await startApp()
  const slow = fetch(`${server.url}/slow`)
  await server.asked.promise
  let isDrained = false
  const drained = server.app.drain(240_000).then(() => (isDrained = true))
  const during = await fetch(`${server.url}/ready`)
  expect(await during.json()).toEqual({ draining: true })
  expect(during.headers.get('connection')).toBe('close')
  expect(isDrained).toBe(false)
  server.answer.resolve()
  expect(await (await slow).text()).toBe('whole')
  await drained
})

test('nobody waits for what nobody asked, nor for ever', async () => {
  await using server = await startApp()
  await server.app.drain(240_000)
  const slow = fetch(`${server.url}/slow`)
  await server.asked.promise
  await server.app.drain(1)
  server.answer.resolve()
  expect(await (await slow).text()).toBe('whole')
})
