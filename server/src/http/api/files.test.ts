import { request } from 'node:http'
import fastifyStatic from '@fastify/static'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { sendStored } from './files.ts'
import type { Stored } from './files.ts'

// Proves: stored-file-let-go
test('a copy of a stored file is let go also where the client has left before it had come', async () => {
  let held = 0
  const asked = Promise.withResolvers<void>()
  const comes = Promise.withResolvers<void>()
  const blobs: Stored = {
    has: async () => true,
    async openLocal() {
      held += 1
      asked.resolve()
      await comes.promise
      return {
        path: import.meta.filename,
        async [Symbol.asyncDispose]() {
          held -= 1
        },
      }
    },
  }
  await using app = fastify({ forceCloseConnections: true })
  await app.register(fastifyStatic, { root: import.meta.dirname, serve: false })
  const gone = Promise.withResolvers<void>()
  app.get('/file', async (_request, reply) => {
    reply.raw.once('close', () => gone.resolve())
    return sendStored(reply, { blobs, key: 'aa/bb/file.ts' })
  })
  const url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/file`
  const call = request(url).on('error', () => {})
  call.end()
  await asked.promise
  call.destroy()
  await gone.promise
  comes.resolve()
  await expect.poll(() => held).toBe(0)
  const answer = await fetch(url)
  expect(await answer.text()).toContain('stored-file-let-go')
  await expect.poll(() => held).toBe(0)
})
