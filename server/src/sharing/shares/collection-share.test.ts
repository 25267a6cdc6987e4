import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { users } from '../../db/schema.ts'
import { grant, isOver, signUpMaker, startGenerationServer } from '../../testing/generation-server.ts'
import type { GenerationServer, Maker } from '../../testing/generation-server.ts'
import { decideTakedown } from '../takedowns/decide-takedown.ts'

let server: GenerationServer
let maker: Maker
let ids: string[]
beforeAll(async () => {
  server = await startGenerationServer()
  maker = await signUpMaker(server)
  await grant(server, maker.user.id, { faces: 9 })
  ids = []
  for (const background of ['teal', 'crimson', 'gold']) {
    const bytes = await sharp({ create: { width: 700, height: 700, channels: 3, background } })
      .png()
      .toBuffer()
    server.script(`a secret ${background}`, { artifact: { bytes, width: 700, height: 700 } })
    const { result } = await maker.waitFor((await maker.accept({ prompt: `a secret ${background}` })).job_id, isOver)
    ids.push(result?.asset_id ?? '')
  }
})
afterAll(() => server[Symbol.asyncDispose]())

const send = (method: string, path: string, body?: object) =>
  server.client.request(method, path, { token: maker.user.access, ...(body && { body }) })
const look = (path: string) => fetch(server.url + path)
const pageOf = async (path: string): Promise<string> => (await look(path)).text()

let collection: string
let path: string
beforeEach(async () => {
  for (const id of ids) await send('POST', `/assets/${id}/share`, {})
  collection = (await send('POST', '/collections', { name: `Spring ${Math.random()}`, notes: 'for the client' })).body
    .id
  await send('POST', `/collections/${collection}/items`, { ids })
  path = new URL((await send('POST', `/collections/${collection}/share`)).body.url).pathname
})

/** Where the items stand on a page, in its order. */
const itemsOn = async (page = path): Promise<string[]> => [
  ...new Set([...(await pageOf(page)).matchAll(/\/s\/[\w-]{22}\/[\da-f-]{36}(?=")/g)].map(([address]) => address)),
]

// Proves: collection-page
test('a collection has one page, whole without scripts, that tells neither notes nor wishes nor ids', async () => {
  expect((await send('POST', `/collections/${collection}/share`)).body).toMatchObject({ shown: 3, left_out: 0 })
  expect((await send('GET', `/collections/${collection}`)).body.is_shared).toBe(true)
  const answer = await look(path)
  const html = await answer.text()
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store, must-revalidate, max-age=0'])
  expect(html).toContain('<meta name="robots" content="noindex, noarchive">')
  expect(html).toContain('AI generated')
  expect(html).not.toMatch(/<script/)
  for (const secret of ['a secret', 'for the client', maker.user.id, maker.user.email, collection, ...ids])
    expect(html).not.toContain(secret)
  const items = await itemsOn()
  expect(items).toHaveLength(3)
  const item = await pageOf(items[0] ?? '')
  expect(item).toContain(`${items[0]}/media"`)
  expect(item).toContain('Its maker does not allow remixes.')
  expect(item).toContain(`<a href="http://localhost:0${path}">The whole collection</a>`)
  const card = await look(`${path}/card.jpg`)
  expect(await sharp(await card.arrayBuffer()).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
})

// Proves: collection-page-marked
test('all that its page hands out carries the mark', async () => {
  const [item = ''] = await itemsOn()
  const headers = { authorization: `Bearer ${maker.user.access}` }
  const marked = await (await fetch(`${server.url}/api/assets/${ids[0]}/download`, { headers })).arrayBuffer()
  expect(Buffer.from(await (await look(`${item}/media`)).arrayBuffer()).equals(Buffer.from(marked))).toBe(true)
  const preview = await look(`${item}/preview.webp`)
  expect(preview.headers.get('content-type')).toBe('image/webp')
  const { data, info } = await sharp(await preview.arrayBuffer())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const brightest = (top: number) => Math.max(...data.subarray(top * info.width, (top + 60) * info.width))
  expect(brightest(info.height - 60)).toBeGreaterThan(brightest(60) + 60)
})

// Proves: collection-page-ends
test('a page that was ended is gone at once with all on it, and comes back at another address', async () => {
  const [item = ''] = await itemsOn()
  expect((await send('DELETE', `/collections/${collection}/share`)).status).toBe(204)
  for (const gone of [path, `${path}/card.jpg`, item, `${item}/media`, `${item}/preview.webp`, `${item}/card.jpg`])
    expect((await look(gone)).status).toBe(404)
  const again = new URL((await send('POST', `/collections/${collection}/share`)).body.url).pathname
  expect(again).not.toBe(path)
  expect(await itemsOn(again)).toHaveLength(3)
  await send('DELETE', `/collections/${collection}`)
  expect((await look(again)).status).toBe(404)
})

// Proves: collection-page-private
test('what is private, deleted or taken out is gone from it at once, and its files with it', async () => {
  const [first = '', second = '', third = ''] = await itemsOn()
  await look(`${first}/preview.webp`)
  await send('DELETE', `/assets/${ids[0]}/share`)
  expect((await send('GET', `/assets/${ids[0]}/share`)).body).toMatchObject({ url: null, is_private: true })
  expect(await itemsOn()).toEqual([second, third])
  for (const gone of [first, `${first}/media`, `${first}/preview.webp`]) expect((await look(gone)).status).toBe(404)
  expect((await send('GET', `/collections/${collection}/share`)).body).toMatchObject({ shown: 2, left_out: 1 })
  const chosen = { user_id: maker.user.id, ids: [ids[1]] }
  await send('POST', '/assets/delete', chosen)
  expect(await itemsOn()).toEqual([third])
  await send('POST', '/assets/restore', chosen)
  await send('POST', `/collections/${collection}/items/remove`, { ids: [ids[2]] })
  expect(await itemsOn()).toEqual([second])
  await send('POST', `/assets/${ids[0]}/share`, {})
  expect(await itemsOn()).toEqual([first, second])
})

test('an item that was never shared by itself stands on it, and can be kept private before', async () => {
  const shy = await signUpMaker(server)
  const { body } = await shy.ask({ prompt: 'a secret teal', wait: true })
  expect(body).toBeDefined()
  const { faces } = await shy.gallery({ tab: 'faces' })
  const [{ id }] = faces
  const ask = (method: string, at: string, sent?: object) =>
    server.client.request(method, at, { token: shy.user.access, ...(sent && { body: sent }) })
  expect((await ask('GET', `/assets/${id}/share`)).body).toEqual({ url: null, allows_remix: true, is_private: false })
  const { body: begun } = await ask('POST', '/collections', { name: 'Shy' })
  await ask('POST', `/collections/${begun.id}/items`, { ids: [id] })
  expect((await ask('POST', `/collections/${begun.id}/share`)).body.shown).toBe(1)
  await ask('DELETE', `/assets/${id}/share`)
  expect((await ask('GET', `/collections/${begun.id}/share`)).body).toMatchObject({ shown: 0, left_out: 1 })
})

// Proves: collection-page-takedown
test('a takedown names an item on it, hides it everywhere and gives it back', async () => {
  const [first = '', second = '', third = ''] = await itemsOn()
  await send('DELETE', `/assets/${ids[1]}/share`)
  await send('POST', `/assets/${ids[1]}/share`, {})
  const notice = {
    address: `${server.url}${second}`,
    right: 'likeness',
    reasons: 'It is me.',
    name: 'Tara Vell',
    postal_address: '1 Hill Street, Pune',
    email: 'tara@example.com',
    signature: 'Tara Vell',
    is_true: true,
  }
  const { case_number: caseNumber } = (await server.client.post('/takedowns', notice)).body
  expect((await send('GET', '/takedowns')).body.cases[0]).toMatchObject({ case_number: caseNumber, asset_id: ids[1] })
  const decide = (action: 'hide' | 'restore') =>
    decideTakedown(server.ctx, { caseNumber, action, note: 'seen', actor: 'operator' })
  await decide('hide')
  expect(await itemsOn()).toEqual([first, third])
  expect((await look(`${second}/preview.webp`)).status).toBe(404)
  expect((await send('GET', `/collections/${collection}/share`)).body.left_out).toBe(1)
  await decide('restore')
  expect(await itemsOn()).toEqual([first, second, third])
})

test('long ones go on at the next page, and nothing is shown of who is suspended', async () => {
  expect(await itemsOn(`${path}?after=1`)).toHaveLength(2)
  expect(await pageOf(`${path}?after=3`)).toContain('There is nothing more in it.')
  expect((await look(`${path}?after=${'9'.repeat(30)}`)).status).toBe(200)
  expect((await look(`${path}?after=x`)).status).toBe(200)
  const whose = eq(users.id, maker.user.id)
  await server.ctx.db.update(users).set({ suspendedAt: new Date() }).where(whose)
  for (const gone of [path, ...(await itemsOn())]) expect((await look(gone)).status).toBe(404)
  await server.ctx.db.update(users).set({ suspendedAt: null }).where(whose)
  expect((await look(path)).status).toBe(200)
})

test('an influencer says of herself on the page what she always says', async () => {
  await send('PATCH', `/influencers/${ids[0]}`, { name: 'Mira Vale', disclosure: 'Mira is made with AI.' })
  expect(await pageOf(path)).toContain('<p class="disclosure">Mira is made with AI.</p>')
})
