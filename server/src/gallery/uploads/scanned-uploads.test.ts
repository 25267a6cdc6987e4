import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { UPLOAD_CONSENT } from '@visage/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { uploads } from '../../db/schema.ts'
import { startTestServer } from '../../testing/start-test-server.ts'
import type { TestServer } from '../../testing/start-test-server.ts'
import type { TestUser } from '../../testing/test-client.ts'

const HARMFUL = Buffer.from('what the scanner knows as harmful')
const MOST_SCANNED = 2 * 1024 * 1024

/** Bytes of the frames in what has come so far, or undefined while the last one is missing. */
const readFrames = (sent: Buffer): Buffer | undefined => {
  const command = 'zINSTREAM\0'
  if (sent.toString('latin1', 0, command.length) !== command) return undefined
  const frames: Buffer[] = []
  for (let at = command.length; at + 4 <= sent.length;) {
    const length = sent.readUInt32BE(at)
    if (length === 0) return Buffer.concat(frames)
    frames.push(sent.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}

/** Speaks as clamd does: one answer to a stream, and no more of one that is larger than it takes. */
const scanAs = (socket: Socket): void => {
  let sent = Buffer.alloc(0)
  socket.on('data', (chunk) => {
    sent = Buffer.concat([sent, chunk])
    if (mood === 'silent') {
      socket.destroy()
      return
    }
    const file = readFrames(sent)
    if (sent.length > MOST_SCANNED) socket.end('INSTREAM size limit exceeded. ERROR\0')
    else if (file) socket.end(file.includes(HARMFUL) ? 'stream: Test.Harmful FOUND\0' : 'stream: OK\0')
  })
  socket.on('error', () => socket.destroy())
}

let mood: 'scanning' | 'silent'
let server: TestServer
let user: TestUser
const scanner = createServer(scanAs)
beforeAll(async () => {
  await new Promise<void>((resolve) => scanner.listen(0, '127.0.0.1', resolve))
  const { port } = scanner.address() as AddressInfo
  server = await startTestServer({ env: { SCANNER_URL: `clamd://127.0.0.1:${port}` } })
  user = await server.client.signUp()
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await new Promise((resolve) => scanner.close(resolve))
})
beforeEach(() => {
  mood = 'scanning'
})

const noise = (side: number) =>
  sharp({
    create: { width: side, height: side, channels: 3, background: 'navy', noise: { type: 'gaussian', sigma: 60 } },
  })
    .png()
    .toBuffer()

const send = async (bytes: Uint8Array) => {
  const response = await fetch(`${server.url}/api/uploads/picture?consent=${UPLOAD_CONSENT.version}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${user.access}`, 'content-type': 'image/png' },
    body: new Uint8Array(bytes),
  })
  return { status: response.status, body: await response.json() }
}
const kept = async (): Promise<number> => (await server.ctx.db.select().from(uploads)).length

// Proves: uploads-harmful-refused
test('a file that the scanner knows is refused and not kept, and a clean one is taken', async () => {
  const clean = await noise(600)
  expect(clean.byteLength).toBeGreaterThan(200 * 1024)
  expect(await send(clean)).toMatchObject({ status: 201 })
  const before = await kept()
  expect(await send(Buffer.concat([clean, HARMFUL]))).toMatchObject({
    status: 400,
    body: { message: 'This file carries something harmful and was not kept. Please use another one.' },
  })
  expect(await kept()).toBe(before)
})

// Proves: uploads-wait-for-scanner
test.each([
  ['hangs up', 'silent', 100],
  ['takes no file as large', 'scanning', 1100],
] as const)('while the scanner %s nothing is taken unscanned', async (_name, behaviour, side) => {
  mood = behaviour
  const before = await kept()
  expect(await send(await noise(side))).toMatchObject({
    status: 503,
    body: { message: 'Files cannot be checked right now. Please try again in a moment.' },
  })
  expect(await kept()).toBe(before)
})
