import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { DIGITAL_SOURCE_TYPE } from '../../adapters/media/watermarks.ts'
import { grant, isOver, signUpMaker, startGenerationServer } from '../../testing/generation-server.ts'
import type { GenerationServer, Maker } from '../../testing/generation-server.ts'
import { plainClips } from '../../testing/plain-parts.ts'

let server: GenerationServer
let maker: Maker
let face: string
let clip: string
beforeAll(async () => {
  server = await startGenerationServer({ parts: { clips: plainClips() } })
  maker = await signUpMaker(server)
  await grant(server, maker.user.id, { faces: 9, videos: 9 })
  const bytes = await sharp({ create: { width: 600, height: 800, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  server.script('a secret wish', { artifact: { bytes, width: 600, height: 800 } })
  face = (await maker.waitFor((await maker.accept({ prompt: 'a secret wish' })).job_id, isOver)).result?.asset_id ?? ''
  const { body } = await server.client.post(
    '/imagetovideos/',
    { user_id: maker.user.id, input_image: `/api/assets/${face}`, prompt: 'smiles' },
    { token: maker.user.access, headers: { prefer: 'respond-async' } },
  )
  clip = (await maker.waitFor(body.job_id, isOver)).result?.asset_id ?? ''
})
afterAll(() => server[Symbol.asyncDispose]())

const switchOn = async (id: string, wish: object = {}, by: Maker = maker) =>
  server.client.post(`/assets/${id}/share`, wish, { token: by.user.access })
const switchOff = (id: string, by: Maker = maker) =>
  server.client.request('DELETE', `/assets/${id}/share`, { token: by.user.access })
const pathOf = (url: string) => new URL(url).pathname
const look = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers })
const share = async (id: string, wish: object = {}): Promise<string> => pathOf((await switchOn(id, wish)).body.url)

test('nothing is shared until its owner says so', async () => {
  expect((await maker.get(`/assets/${face}/share`)).body).toEqual({ url: null, allows_remix: true, is_private: false })
  const { status, body } = await switchOn(face)
  expect([status, body.allows_remix]).toEqual([200, true])
  expect(pathOf(body.url)).toMatch(/^\/s\/[\w-]{22}$/)
  expect((await maker.get(`/assets/${face}/share`)).body).toEqual(body)
  expect((await switchOn(face, { allows_remix: false })).body).toEqual({
    url: body.url,
    allows_remix: false,
    is_private: false,
  })
})

test('the page is whole without scripts, has a social card and tells nothing of its owner or the wish', async () => {
  const path = await share(face)
  const answer = await look(path)
  const html = await answer.text()
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(html).toContain(`<img src="http://localhost:0${path}/media" alt="AI-generated image of a virtual influencer"`)
  for (const meta of [
    '<meta property="og:title" content="An image made with Visage">',
    `<meta property="og:image" content="http://localhost:0${path}/card.jpg">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="twitter:card" content="summary_large_image">',
    '<meta name="robots" content="noindex, noarchive">',
  ])
    expect(html).toContain(meta)
  expect(html).toContain('AI generated')
  expect(html).not.toMatch(/<script/)
  for (const secret of ['a secret wish', maker.user.id, maker.user.email, face]) expect(html).not.toContain(secret)
  const card = await look(`${path}/card.jpg`)
  expect(await sharp(await card.arrayBuffer()).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
})

// Proves: sharing-file-carries-mark
test('its file carries the mark, and no cache may keep anything', async () => {
  const path = await share(face)
  const headers = { authorization: `Bearer ${maker.user.access}` }
  const marked = Buffer.from(await (await look(`/api/assets/${face}/download`, headers)).arrayBuffer())
  expect(Buffer.from(await (await look(`${path}/media`)).arrayBuffer()).equals(marked)).toBe(true)
  for (const each of [path, `${path}/media`, `${path}/card.jpg`]) {
    const answer = await look(each)
    expect(answer.headers.get('cache-control')).toBe('no-store, must-revalidate, max-age=0')
    expect([answer.headers.get('etag'), answer.headers.get('last-modified')]).toEqual([null, null])
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, noarchive')
    await answer.body?.cancel()
  }
})

test('stills of what is shared say that it was generated, and show the mark where they show a video', async () => {
  // A frame of the copy with the mark, in a colour that no other picture here has.
  const background = { r: 200, g: 40, b: 40 }
  const size = { width: 64, height: 112 }
  const bytes = await sharp({ create: { ...size, channels: 3, background } })
    .jpeg()
    .toBuffer()
  const poster = vi.spyOn(server.ctx.clips, 'poster').mockResolvedValue({ bytes, mimeType: 'image/jpeg', ...size })
  const made = await maker.gallery()
  const film = await share(clip)
  const addresses = [
    ...[made.faces[0], made.imgTovideo[0]].map(({ thumbnail_url: address }) => String(address)),
    `${await share(face)}/card.jpg`,
    `${film}/card.jpg`,
    `${film}/poster.jpg`,
  ]
  for (const address of addresses) {
    const body = Buffer.from(await (await look(address)).arrayBuffer())
    expect((await sharp(body).metadata()).xmpAsString ?? address).toContain(DIGITAL_SOURCE_TYPE)
    const answer = await fetch(`${server.url}/api/verify`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body,
    })
    expect((await answer.json()).from_here).toBe(true)
  }
  const middle = await sharp(await (await look(`${film}/card.jpg`)).arrayBuffer())
    .extract({ left: 590, top: 300, width: 20, height: 20 })
    .toBuffer()
  const { channels } = await sharp(middle).stats()
  expect(channels.map(({ mean }) => Math.round(mean / 10) * 10)).toEqual(Object.values(background))
  poster.mockRestore()
})

test('a video plays in parts', async () => {
  const path = await share(clip)
  const html = await (await look(path)).text()
  expect(html).toContain(`<video src="http://localhost:0${path}/media" poster="http://localhost:0${path}/poster.jpg"`)
  const part = await look(`${path}/media`, { range: 'bytes=0-9' })
  expect([part.status, part.headers.get('content-type')]).toEqual([206, 'video/mp4'])
  expect((await part.arrayBuffer()).byteLength).toBe(10)
  expect((await look(`${path}/card.jpg`)).status).toBe(200)
  const poster = await look(`${path}/poster.jpg`)
  expect([poster.status, poster.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(poster.headers.get('cache-control')).toBe('no-store, must-revalidate, max-age=0')
  expect(await sharp(await poster.arrayBuffer()).metadata()).toMatchObject({ width: 64, height: 112 })
  expect((await look(`${await share(face)}/poster.jpg`)).status).toBe(404)
})

// Proves: sharing-switched-off-address
test('switched off, the address is gone at once and never comes back', async () => {
  const path = await share(face)
  expect((await switchOff(face)).status).toBe(204)
  const gone = await look(path)
  expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store, must-revalidate, max-age=0'])
  expect(await gone.text()).toContain('Nothing is shared here')
  for (const each of ['media', 'card.jpg', 'poster.jpg']) expect((await look(`${path}/${each}`)).status).toBe(404)
  expect((await switchOff(face)).status).toBe(204)
  const again = await share(face)
  expect(again).not.toBe(path)
  expect([(await look(path)).status, (await look(again)).status]).toEqual([404, 200])
})

test('a deleted item is not shown, and is shown again when it comes back', async () => {
  const path = await share(clip)
  const body = { user_id: maker.user.id, ids: [clip] }
  await server.client.post('/assets/delete', body, { token: maker.user.access })
  expect([(await look(path)).status, (await look(`${path}/media`)).status]).toEqual([404, 404])
  expect((await switchOn(clip)).status).toBe(404)
  await server.client.post('/assets/restore', body, { token: maker.user.access })
  expect((await look(path)).status).toBe(200)
})

// Proves: sharing-member-picture-maker
test('a member takes up a picture where its maker allows it, and gets the marked copy alone', async () => {
  const member = await signUpMaker(server)
  const remix = (path: string, token = member.user.access) =>
    server.client.post(`/shared/${path.slice('/s/'.length)}/remix`, {}, { token })
  const path = await share(face, { allows_remix: true })
  expect(await (await look(path)).text()).toContain(`href="/image?remix=${path.slice('/s/'.length)}"`)
  const { status, body } = await remix(path)
  expect(status).toBe(201)
  const taken = await sharp(await (await fetch(new URL(body.media_url, server.url))).arrayBuffer())
    .raw()
    .toBuffer()
  const shown = await sharp(await (await look(`${path}/media`)).arrayBuffer())
    .raw()
    .toBuffer()
  expect(taken.equals(shown)).toBe(true)
  expect((await member.get(`/uploads/${body.id}`)).status).toBe(200)
  expect((await maker.get(`/uploads/${body.id}`)).status).toBe(404)
  expect((await member.get(`/assets/${face}`)).status).toBe(404)
  for (const secret of ['a secret wish', maker.user.id, face]) expect(JSON.stringify(body)).not.toContain(secret)

  await share(face, { allows_remix: false })
  expect(await (await look(path)).text()).not.toContain('/image?remix=')
  expect((await remix(path)).body.message).toBe('Its maker does not allow remixes.')
  expect((await remix(await share(clip))).status).toBe(400)
  await switchOff(face)
  expect((await remix(path)).status).toBe(404)
  expect((await server.client.post(`/shared/${'A'.repeat(22)}/remix`, {})).status).toBe(401)
})

// Proves: sharing-sees-starts-ends
test('nobody else sees, starts or ends a share, and a guess looks like what never was', async () => {
  const stranger = await signUpMaker(server)
  const path = await share(face)
  const answers = [
    await stranger.get(`/assets/${face}/share`),
    await switchOn(face, {}, stranger),
    await switchOff(face, stranger),
  ]
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
    [404, 'not_found'],
    [404, 'not_found'],
    [404, 'not_found'],
  ])
  expect((await look(path)).status).toBe(200)
  await switchOff(face)
  const [guess, past] = [await look(`/s/${'A'.repeat(22)}`), await look(path)]
  expect([guess.status, await guess.text()]).toEqual([past.status, await past.text()])
  for (const odd of ['/s/', `/s/${face}`, '/s/%00', "/s/' or 1=1"]) expect((await look(odd)).status).toBe(404)
})

test('cards are drawn only so often for one address, and pages go on', async () => {
  const path = await share(face)
  const answers = await Promise.all(Array.from({ length: 130 }, () => look(`${path}/card.jpg`)))
  const statuses = answers.map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(120)
  expect((await look(path)).status).toBe(200)
})
