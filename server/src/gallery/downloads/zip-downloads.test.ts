import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assets, zipDownloads } from '../../db/schema.ts'
import { grant, isOver, signUpMaker, startGenerationServer } from '../../testing/generation-server.ts'
import type { GenerationServer, Maker } from '../../testing/generation-server.ts'
import { waitMs } from '../../testing/time.ts'

let server: GenerationServer
let maker: Maker
let ids: string[]
beforeAll(async () => {
  server = await startGenerationServer()
  maker = await signUpMaker(server)
  await grant(server, maker.user.id, { faces: 20 })
  ids = []
  for (const prompt of ['one', 'two', 'three']) {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const bytes = await sharp({ create: { width: 700, height: 700, channels: 3, background: 'teal', noise } })
      .png()
      .toBuffer()
    server.script(prompt, { artifact: { bytes, width: 700, height: 700 } })
    const { result } = await maker.waitFor((await maker.accept({ prompt })).job_id, isOver)
    ids.push(result?.asset_id ?? '')
  }
})
afterAll(() => server[Symbol.asyncDispose]())

const order = (by: Maker, chosen: string[]) =>
  server.client.post('/assets/zip', { user_id: by.user.id, ids: chosen }, { token: by.user.access })
const unzip = async (address: string) => {
  const response = await fetch(server.url + address)
  return { response, files: unzipSync(new Uint8Array(await response.arrayBuffer())) }
}

// Proves: zip-chosen-items-come
test('chosen items come as one zip of the very files that are downloaded one by one', async () => {
  const { body } = await order(maker, ids)
  expect((await fetch(server.url + body.url, { method: 'HEAD' })).status).toBe(404)
  expect(body).toEqual({ url: expect.stringMatching(/^\/api\/zips\/[\w-]{43}$/), count: 3 })
  const { response, files } = await unzip(body.url)
  expect(response.headers.get('content-type')).toBe('application/zip')
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="visage-\d{4}-\d\d-\d\d\.zip"$/)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(Object.keys(files).toSorted()).toEqual(ids.map((id) => `faces/visage-face-${id.slice(0, 8)}.png`).toSorted())
  const [id = ''] = ids
  const headers = { authorization: `Bearer ${maker.user.access}` }
  const single = await (await fetch(`${server.url}/api/assets/${id}/download`, { headers })).arrayBuffer()
  expect(files[`faces/visage-face-${id.slice(0, 8)}.png`]).toEqual(new Uint8Array(single))
})

// Proves: zip-went-missing-named
test('what went missing is named, and the others come all the same', async () => {
  const [lost = '', deleted = '', kept = ''] = ids
  const { body } = await order(maker, ids)
  const [asset] = await server.ctx.db.select().from(assets).where(eq(assets.id, lost))
  const { blobKey, watermarkedKey } = asset ?? { blobKey: '', watermarkedKey: null }
  await server.ctx.db.update(assets).set({ blobKey: '00/00/gone.png', watermarkedKey: null }).where(eq(assets.id, lost))
  await server.client.request('DELETE', `/assets/${deleted}`, { token: maker.user.access })
  const { files } = await unzip(body.url)
  expect(Object.keys(files).toSorted()).toEqual([`faces/visage-face-${kept.slice(0, 8)}.png`, 'not-included.txt'])
  const told = strFromU8(files['not-included.txt'] ?? new Uint8Array())
  expect(told.split('\n').toSorted()).toEqual(
    [
      '',
      `${lost}: The file of this item is lost. Please generate it again, or write to us.`,
      `${deleted}: It has been deleted.`,
    ].toSorted(),
  )
  await server.ctx.db.update(assets).set({ blobKey, watermarkedKey }).where(eq(assets.id, lost))
  await server.client.post('/assets/restore', { user_id: maker.user.id, ids }, { token: maker.user.access })
})

test('items whose ids begin alike lie beside each other in the zip', async () => {
  const [first = ''] = ids
  const [model] = await server.ctx.db.select().from(assets).where(eq(assets.id, first))
  if (!model) throw new Error('There is no item to make another of.')
  const second = first.slice(0, 8) + randomUUID().slice(8)
  await server.ctx.db.insert(assets).values({ ...model, id: second, jobId: null, createdAt: new Date(0) })
  const { files } = await unzip((await order(maker, [first, second])).body.url)
  expect(Object.keys(files).toSorted()).toEqual(
    [`faces/visage-face-${first.slice(0, 8)}.png`, `faces/visage-face-${second}.png`].toSorted(),
  )
  await server.ctx.db.delete(assets).where(eq(assets.id, second))
})

// Proves: zip-address-alone-holds
test('the address alone holds the token', async () => {
  const { body } = await order(maker, ids)
  const token = String(body.url).slice('/api/zips/'.length)
  const kept = await server.ctx.db.select().from(zipDownloads)
  expect(kept.length).toBeGreaterThan(0)
  expect(JSON.stringify(kept)).not.toContain(token)
})

// Proves: zip-whole-gallery-thousands
test('a whole gallery of thousands is one zip, and more than fit are refused with the number that do', async () => {
  const address = (await order(maker, [...ids, ...Array.from({ length: 9_997 }, () => randomUUID())])).body.url
  expect(Object.keys((await unzip(address)).files)).toHaveLength(3)
  const refused = await order(
    maker,
    Array.from({ length: 10_001 }, () => randomUUID()),
  )
  expect([refused.status, refused.body.details.fields.ids]).toEqual([
    400,
    'One zip holds at most 10,000 items. Please choose fewer.',
  ])
})

// Proves: zip-gets-files-others
test('nobody gets the files of others, and an address ends after ten minutes', async () => {
  const stranger = await signUpMaker(server)
  const { body } = await order(stranger, ids)
  expect(body.count).toBe(0)
  expect((await unzip(body.url)).files).toEqual({})
  for (const token of ['a'.repeat(43), '%00']) expect((await fetch(`${server.url}/api/zips/${token}`)).status).toBe(404)
  const own = (await order(maker, ids)).body.url
  server.clock.advance(11 * 60 * 1000)
  expect((await fetch(server.url + own)).status).toBe(404)
  await maker.signIn()
})

test('two at once and no more, and one that is left makes room', async () => {
  const [model] = await server.ctx.db
    .select()
    .from(assets)
    .where(eq(assets.id, ids[2] ?? ''))
  if (!model) throw new Error('There is no item to make many of.')
  // So much that it waits for its reader.
  const many = Array.from({ length: 40 }, () => ({ ...model, id: randomUUID(), jobId: null }))
  await server.ctx.db.insert(assets).values(many)
  const manyIds = many.map(({ id }) => id)
  const addresses = await Promise.all([1, 2, 3].map(async () => (await order(maker, manyIds)).body.url))
  const leave = new AbortController()
  const open = (address: string, signal?: AbortSignal) => fetch(server.url + address, { signal })
  const [first, second] = [await open(addresses[0], leave.signal), await open(addresses[1], leave.signal)]
  expect([first.status, second.status]).toEqual([200, 200])
  const refused = await open(addresses[2])
  expect([refused.status, (await refused.json()).message]).toEqual([
    429,
    'Two of your downloads are under way. Please wait until one is done.',
  ])
  leave.abort()
  const deadline = Date.now() + waitMs
  let status = 429
  while (status === 429 && Date.now() < deadline) {
    await sleep(250)
    const again = await open(addresses[2])
    status = again.status
    await again.body?.cancel()
  }
  expect(status).toBe(200)
})
