import { once } from 'node:events'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { waitMs } from '../testing/time.ts'
import { endIdleConnections } from './idle-connections.ts'

/** So long that a busy machine does not stand still for it. */
const pauseMs = 1500
const megabyte = 1024 * 1024

let app: FastifyInstance
let port: number
let sent = 0
beforeAll(async () => {
  app = fastify()
  endIdleConnections(app, pauseMs)
  app.addContentTypeParser('video/x-test', (_request, body, done) => done(null, body))
  app.get('/file', (_request, reply) => {
    const piece = Buffer.alloc(megabyte)
    const pieces = function* () {
      for (sent = 0; sent < 200; sent += 1) yield piece
    }
    return reply.type('audio/wav').send(Readable.from(pieces()))
  })
  app.post('/file', async ({ body }) => {
    let bytes = 0
    for await (const piece of body as AsyncIterable<Buffer>) bytes += piece.byteLength
    return { bytes }
  })
  app.get('/slow', async () => {
    await sleep(pauseMs * 1.5)
    return 'worth the wait'
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  ;({ port } = app.server.address() as { port: number })
})
afterAll(() => app.close())

const open = (head: string): Socket => {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(`${head}\r\nhost: localhost\r\n`)
  return socket
}

const countConnections = () =>
  new Promise((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )

const closing = (socket: Socket) => once(socket, 'close', { signal: AbortSignal.timeout(waitMs) })

test('a file that nobody takes is held for no longer than the pause, and read no further', async () => {
  const socket = open('GET /file HTTP/1.1')
  socket.write('\r\n')
  await once(socket, 'readable')
  // The system's own buffers take some of it, and nobody reads them.
  await expect.poll(countConnections).toBe(0)
  expect(sent).toBeLessThan(200)
  const stopped = sent
  socket.resume()
  await closing(socket)
  expect(sent).toBe(stopped)
})

test('a body that stops in the middle ends its connection', async () => {
  const socket = open('POST /file HTTP/1.1')
  socket.write('content-type: video/x-test\r\ncontent-length: 1000\r\n\r\nabc')
  const began = Date.now()
  socket.resume()
  await closing(socket)
  expect(Date.now() - began).toBeGreaterThan(pauseMs / 2)
})

const slowBody = async function* () {
  for (let piece = 0; piece < 8; piece += 1) {
    await sleep(pauseMs / 6)
    yield Buffer.from('abcd')
  }
}

test('what is slow and moves goes on, and so does who waits for an answer', async () => {
  const url = `http://127.0.0.1:${port}`
  const headers = { 'content-type': 'video/x-test' }
  const options = { method: 'POST', headers, body: Readable.toWeb(Readable.from(slowBody())), duplex: 'half' }
  const [took, waited] = await Promise.all([fetch(`${url}/file`, options as RequestInit), fetch(`${url}/slow`)])
  expect(await took.json()).toEqual({ bytes: 32 })
  expect(await waited.text()).toBe('worth the wait')
})
