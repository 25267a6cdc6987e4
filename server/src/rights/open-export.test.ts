import { randomBytes, randomUUID } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { UPLOAD_CONSENT } from '@visage/contract'
import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { assets, dataExports, refusals, users } from '../db/schema.ts'
import { grant, isOver, signUpMaker, startGenerationServer } from '../testing/generation-server.ts'
import type { GenerationServer, Maker } from '../testing/generation-server.ts'
import { waitSeldom } from '../testing/time.ts'

let server: GenerationServer
let maker: Maker
beforeAll(async () => {
  server = await startGenerationServer()
  maker = await signUpMaker(server)
  await grant(server, maker.user.id, { faces: 20, images: 20 })
})
afterAll(() => server[Symbol.asyncDispose]())

const order = ({ user }: Maker) => server.client.post('/account/exports', { user_id: user.id }, { token: user.access })
const stateOf = async ({ get }: Maker, id: string) => (await get(`/account/exports/${id}`)).body
const unzip = async (address: string) => {
  const response = await fetch(server.url + address)
  return { response, files: unzipSync(new Uint8Array(await response.arrayBuffer())) }
}
const makeFace = async (by: Maker, prompt: string) =>
  (await by.waitFor((await by.accept({ prompt })).job_id, isOver)).result?.asset_id ?? ''

const uploadPicture = async ({ user }: Maker) => {
  const body = await sharp({ create: { width: 80, height: 60, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const headers = { authorization: `Bearer ${user.access}`, 'content-type': 'image/png' }
  const answer = await fetch(`${server.url}/api/uploads/picture?consent=${UPLOAD_CONSENT.version}`, {
    method: 'POST',
    headers,
    body,
  })
  return (await answer.json()).id as string
}

// Proves: export-everything-account-comes
test('everything of an account comes as one zip with a manifest, and nothing of anybody else', async () => {
  const stranger = await signUpMaker(server)
  await makeFace(stranger, 'a stranger')
  const faceId = await makeFace(maker, 'green eyes')
  const deletedId = await makeFace(maker, 'thrown away')
  const uploadId = await uploadPicture(maker)
  const { user } = maker
  const send = (path: string, body: object = {}) =>
    server.client.post(path, { user_id: user.id, ...body }, { token: user.access })
  await send('/feedbacks/', { rating: 4, description: 'Quite fine.' })
  await server.client.post('/contact-us/', { name: 'Me', email: user.email, message: 'Hello there.' })
  await server.client.post(`/assets/${faceId}/share`, { allows_remix: false }, { token: user.access })
  await server.client.request('DELETE', `/assets/${deletedId}`, { token: user.access })

  const ordered = await order(maker)
  expect(ordered.status).toBe(201)
  const { id, url } = ordered.body
  expect(ordered.body).toEqual({ id, url, state: 'waiting', files: 2, sent_files: 0 })
  const { response, files } = await unzip(url)
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="visage-export-[\d-]{10}\.zip"$/)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await stateOf(maker, id)).toEqual({ id, state: 'done', files: 2, sent_files: 2 })

  const names = ['README.txt', `faces/${faceId}.png`, 'manifest.json', `uploads/${uploadId}.jpg`]
  expect(Object.keys(files).toSorted()).toEqual(names.toSorted())
  const text = strFromU8(files['manifest.json'] ?? new Uint8Array())
  const manifest = JSON.parse(text)
  expect(manifest).toMatchObject({
    format: 'visage-export',
    account: { user_id: user.id, email: user.email, name: 'Test Person', has_password: true },
    plan: { credits: 0 },
    billing_address: null,
    invoices: [],
    feedback: [{ rating: 4, description: 'Quite fine.' }],
    contact_messages: [{ name: 'Me', message: 'Hello there.' }],
    shares: [{ asset_id: faceId, allows_remix: false }],
    takedowns: [],
    faces: [{ id: faceId, file: `faces/${faceId}.png`, prompt: 'green eyes', recipe: expect.any(Object) }],
    assets: [],
    uploads: [{ id: uploadId, file: `uploads/${uploadId}.jpg`, width: 80, height: 60 }],
  })
  expect(manifest.jobs.map(({ input }: { input: { prompt: string } }) => input.prompt).toSorted()).toEqual([
    'green eyes',
    'thrown away',
  ])
  expect(manifest.usage).toHaveLength(4)
  const headers = { authorization: `Bearer ${user.access}` }
  const single = await (await fetch(`${server.url}/api/assets/${faceId}/download`, { headers })).arrayBuffer()
  expect(files[`faces/${faceId}.png`]).toEqual(new Uint8Array(single))

  const [row] = await server.ctx.db.select().from(users).where(eq(users.id, user.id))
  for (const secret of [row?.passwordHash, user.access, user.refresh, stranger.user.id, stranger.user.email])
    expect(text).not.toContain(secret)
})

test('nothing is left out because there is much of it', async () => {
  const much = await signUpMaker(server)
  const at = server.clock.now()
  const row = (place: number) => ({
    id: randomUUID(),
    userId: much.user.id,
    kind: 'face',
    rule: 'minors',
    reason: 'Not here.',
    texts: [`wish ${place}`],
    textHash: String(place),
    createdAt: at,
    lastAt: at,
  })
  await server.ctx.db.insert(refusals).values(Array.from({ length: 230 }, (_, place) => row(place)))
  const { files } = await unzip((await order(much)).body.url)
  const manifest = JSON.parse(strFromU8(files['manifest.json'] ?? new Uint8Array()))
  expect(new Set(manifest.refusals.map(({ texts }: { texts: string[] }) => texts[0])).size).toBe(230)
})

test('a file that went missing is named in the manifest, and the others come all the same', async () => {
  const lost = await makeFace(maker, 'lost')
  await server.ctx.db.update(assets).set({ watermarkedKey: null, blobKey: '00/00/gone.png' }).where(eq(assets.id, lost))
  const { files } = await unzip((await order(maker)).body.url)
  const { faces } = JSON.parse(strFromU8(files['manifest.json'] ?? new Uint8Array()))
  expect(faces.find(({ id }: { id: string }) => id === lost)).toMatchObject({
    file: null,
    file_is_missing_because: 'The file of this item is lost. Please generate it again, or write to us.',
  })
  expect(Object.keys(files).filter((name) => name.startsWith('faces/'))).toHaveLength(1)
  await server.client.request('DELETE', `/assets/${lost}`, { token: maker.user.access })
})

test('an address ends after ten minutes, with the account, and cannot be guessed', async () => {
  const leaver = await signUpMaker(server)
  const { url, id } = (await order(leaver)).body
  expect((await maker.get(`/account/exports/${id}`)).status).toBe(404)
  expect((await fetch(`${server.url}/api/exports/${'a'.repeat(43)}`)).status).toBe(404)
  expect((await fetch(server.url + url)).status).toBe(200)
  const { user } = leaver
  await server.client.post('/delete-profile/', { user_id: user.id, email: user.email }, { token: user.access })
  expect((await fetch(server.url + url)).status).toBe(404)
  expect(await server.ctx.db.$count(dataExports, eq(dataExports.id, id))).toBe(0)
  expect((await server.client.post('/account/exports', { user_id: maker.user.id })).status).toBe(401)
  const own = (await order(maker)).body.url
  server.clock.advance(11 * 60 * 1000)
  expect((await fetch(server.url + own)).status).toBe(404)
  await maker.signIn()
})

const megabyte = 1024 * 1024

/** Many items of the same file, each with a recipe of its own. */
const addItems = async (by: Maker, count: number) => {
  const bytes = randomBytes(megabyte / 2)
  const blobKey = `00/00/${randomUUID().replaceAll('-', '')}.png`
  await server.ctx.blobs.write(blobKey, bytes)
  const facts = { kind: 'face', medium: 'image', mimeType: 'image/png', engine: 'studio' } as const
  const recipe = { words: 'x'.repeat(20_000) }
  const row = { ...facts, userId: by.user.id, recipe, bytes: bytes.length, blobKey, watermarkedKey: blobKey }
  await server.ctx.db.insert(assets).values(Array.from({ length: count }, () => row))
}

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/** Bytes that are still needed. */
const held = () => {
  collect()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

// Proves: export-500-items-sent
test('500 items are sent with flat memory', async () => {
  const rich = await signUpMaker(server)
  await addItems(rich, 500)
  const { url, id } = (await order(rich)).body
  const heldAt: number[] = []
  let bytes = 0
  const response = await fetch(server.url + url)
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > (heldAt.length + 1) * 20 * megabyte) heldAt.push(held())
  }
  expect(bytes).toBeGreaterThan(255 * megabyte)
  // The least of each half, as freed buffers are counted a while longer.
  const half = heldAt.length / 2
  const grown = Math.min(...heldAt.slice(half)) - Math.min(...heldAt.slice(0, half))
  expect(grown).toBeLessThan(12 * megabyte)
  expect(await stateOf(rich, id)).toMatchObject({ state: 'done', files: 500, sent_files: 500 })
})

// Proves: export-left-new-fetched
test('an export that is left says so, and a new one can be fetched', async () => {
  const leaver = await signUpMaker(server)
  await addItems(leaver, 30)
  const { url, id } = (await order(leaver)).body
  const leave = new AbortController()
  const response = await fetch(server.url + url, { signal: leave.signal })
  await response.body?.getReader().read()
  expect((await stateOf(leaver, id)).state).toBe('sending')
  leave.abort()
  await vi.waitFor(async () => expect((await stateOf(leaver, id)).state).toBe('failed'), waitSeldom)
  expect((await fetch(server.url + (await order(leaver)).body.url)).status).toBe(200)
})
