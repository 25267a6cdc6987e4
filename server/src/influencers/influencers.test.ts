import { BLEND_NOTICE, MAX_INFLUENCERS } from '@visage/contract'
import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { influencerFaces, influencers } from '../db/schema.ts'
import { grant, isOver, signUpMaker, startGenerationServer } from '../testing/generation-server.ts'
import type { GenerationServer, Maker } from '../testing/generation-server.ts'

let server: GenerationServer
/** Somebody to whom nothing of all this belongs. */
let stranger: Maker
beforeAll(async () => {
  server = await startGenerationServer()
  stranger = await signUpMaker(server)
})
afterAll(() => server[Symbol.asyncDispose]())

const newMaker = async (): Promise<Maker> => {
  const maker = await signUpMaker(server)
  await grant(server, maker.user.id, { faces: 20, images: 20, videos: 20 })
  return maker
}

const assetOf = async (maker: Maker, jobId: string): Promise<string> =>
  (await maker.waitFor(jobId, isOver)).result?.asset_id ?? ''
const makeFace = async (maker: Maker, prompt = 'red hair') => assetOf(maker, (await maker.accept({ prompt })).job_id)

const askForImage = ({ user }: Maker, face: string, prompt: string) =>
  server.client.post(
    '/generate-image-prompt/',
    { user_id: user.id, face_url: `/api/assets/${face}`, prompt, pose: 'Random' },
    { token: user.access, headers: { prefer: 'respond-async' } },
  )
const makeImage = async (maker: Maker, face: string, prompt = 'in a park') =>
  assetOf(maker, (await askForImage(maker, face, prompt)).body.job_id)

const send = ({ user }: Maker, method: string, path: string, body?: object) =>
  server.client.request(method, path, { token: user.access, ...(body && { body }) })
const change = (maker: Maker, id: string, body: object) => send(maker, 'PATCH', `/influencers/${id}`, body)
const list = async (maker: Maker, query = '') => (await maker.get(`/influencers${query}`)).body.influencers
const namesIn = (found: { name: string | null }[]) => found.map(({ name }) => name)

const mira = {
  name: 'Mira Vale',
  handle: '@Mira.Vale',
  biography: 'Architect from Porto.',
  niche: 'Slow travel',
  colours: ['#C8503C'],
  never_words: ['cheap', 'Buy now'],
  disclosure: 'Mira is a virtual person made with AI.',
}

test('a face is an influencer without a name, and becomes one of its own in one step', async () => {
  const maker = await newMaker()
  const face = await makeFace(maker)
  expect(await list(maker)).toMatchObject([{ id: face, name: null, face_id: face, face_prompt: expect.any(String) }])

  const named = await change(maker, face, mira)
  expect(named.status).toBe(200)
  expect(named.body).toMatchObject({
    id: face,
    name: 'Mira Vale',
    handle: 'mira.vale',
    colours: ['#c8503c'],
    faces: [{ id: face }],
    item_count: 1,
    month: [{ meter: 'faces', amount: 1 }],
  })
  expect(namesIn(await list(maker))).toEqual(['Mira Vale'])
  const changed = await change(maker, face, { niche: 'Fast food', handle: '' })
  expect(changed.body).toMatchObject({ name: 'Mira Vale', niche: 'Fast food', handle: '', biography: mira.biography })
})

test('nothing is known of a face before it has a name', async () => {
  const maker = await newMaker()
  const face = await makeFace(maker)
  const refused = await change(maker, face, { niche: 'Food' })
  expect([refused.status, refused.body.details.fields]).toEqual([400, { name: 'Please give this face a name first.' }])
  expect(namesIn(await list(maker))).toEqual([null])
})

test('favourites come first, then whoever was used last, and all are found by their words', async () => {
  const maker = await newMaker()
  const [first, second, third, fourth] = [
    await makeFace(maker, 'green eyes'),
    await makeFace(maker, 'blue eyes'),
    await makeFace(maker, 'brown eyes'),
    await makeFace(maker, 'nobody'),
  ]
  await change(maker, first, { name: 'Ada', niche: 'Percent 100%' })
  await change(maker, second, { name: 'Bea', is_favourite: true })
  await change(maker, third, { name: 'Cora', handle: 'cora_c' })
  await makeImage(maker, first)
  expect(namesIn(await list(maker))).toEqual(['Bea', 'Ada', 'Cora', null])
  expect((await list(maker)).at(-1)).toMatchObject({ id: fourth, name: null })
  expect(namesIn(await list(maker, '?search=cora_C'))).toEqual(['Cora'])
  expect(namesIn(await list(maker, '?search=100%25'))).toEqual(['Ada'])
  expect(await list(maker, '?search=_____')).toEqual([])
  expect(await list(maker, '?gender=male')).toEqual([])

  await change(maker, second, { is_archived: true })
  expect(namesIn(await list(maker))).toEqual(['Ada', 'Cora', null])
  expect(namesIn(await list(maker, '?which=archived'))).toEqual(['Bea'])
  await change(maker, second, { is_archived: false })
  expect(namesIn(await list(maker, '?which=archived'))).toEqual([])
})

test('faces without a name come in pages', async () => {
  const maker = await newMaker()
  const faces = [await makeFace(maker, 'one'), await makeFace(maker, 'two'), await makeFace(maker, 'three')]
  await change(maker, faces[0] ?? '', { name: 'Ada' })
  const first = (await maker.get('/influencers?limit=1')).body
  expect(first.influencers.map(({ id }: { id: string }) => id)).toEqual([faces[0], faces[2]])
  const next = (await maker.get(`/influencers?limit=1&cursor=${first.next_cursor}`)).body
  expect(next).toMatchObject({ influencers: [{ id: faces[1], name: null }], next_cursor: null })
})

test('a handle is taken once, also by two who ask at the same time, and free for everybody else', async () => {
  const maker = await newMaker()
  const [one, two] = [await makeFace(maker, 'one'), await makeFace(maker, 'two')]
  const answers = await Promise.all([
    change(maker, one, { name: 'One', handle: 'same' }),
    change(maker, two, { name: 'Two', handle: '@SAME' }),
  ])
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '400'])
  const refused = answers.find(({ status }) => status === 400)
  expect(refused?.body.details.fields).toEqual({
    handle: 'Another influencer of yours is @same. Please choose another handle.',
  })
  expect(namesIn(await list(maker)).filter((name) => name !== null)).toHaveLength(1)

  const other = await newMaker()
  expect((await change(other, await makeFace(other), { name: 'Other', handle: 'same' })).status).toBe(200)
  expect((await change(other, await makeFace(other), { name: 'Odd', handle: 'two..dots' })).status).toBe(400)
})

test('a handle can be asked for before it is taken', async () => {
  const maker = await newMaker()
  const [one, two] = [await makeFace(maker, 'one'), await makeFace(maker, 'two')]
  await change(maker, one, { name: 'One', handle: 'one' })
  const isFree = async (id: string, handle: string) =>
    (await maker.get(`/influencers/${id}/handle?handle=${encodeURIComponent(handle)}`)).body
  expect(await isFree(two, '@ONE')).toEqual({ handle: 'one', is_free: false })
  expect(await isFree(one, 'one')).toMatchObject({ is_free: true })
  expect(await isFree(two, 'other')).toMatchObject({ is_free: true })
  expect(await isFree(two, 'two..dots')).toMatchObject({ code: 'invalid_input' })
  expect((await stranger.get(`/influencers/${one}/handle?handle=one`)).status).toBe(404)
})

test('her words are moderated, and nothing is kept of what is refused', async () => {
  const maker = await newMaker()
  const face = await makeFace(maker)
  const refused = await change(maker, face, { name: 'Mira', biography: 'nude pictures' })
  expect([refused.status, refused.body.code]).toEqual([422, 'content_refused'])
  expect(namesIn(await list(maker))).toEqual([null])
})

test('words that she never uses are refused before anything is charged, in pictures of her and of those', async () => {
  const maker = await newMaker()
  const face = await makeFace(maker)
  await change(maker, face, mira)
  const before = (await maker.usage()).images
  const refused = await askForImage(maker, face, 'in a CHEAP, bright cafe')
  expect([refused.status, refused.body.message]).toEqual([
    400,
    '"cheap" is one of the words that Mira Vale never uses. Please leave it out, or change the words of Mira Vale. Nothing was charged.',
  ])
  expect((await maker.usage()).images).toEqual(before)
  expect((await askForImage(maker, face, 'cheapskate on a walk')).status).toBe(202)
  const image = await makeImage(maker, face)
  const clip = await server.client.post(
    '/imagetovideos/',
    { user_id: maker.user.id, input_image: `/api/assets/${image}`, prompt: 'she says buy   now!' },
    { token: maker.user.access, headers: { prefer: 'respond-async' } },
  )
  expect([clip.status, clip.body.code]).toEqual([400, 'invalid_input'])
})

test('her feed is all that was made with her and nothing else, in pages, and costs count what was deleted too', async () => {
  const maker = await newMaker()
  const [face, other] = [await makeFace(maker, 'one'), await makeFace(maker, 'two')]
  const [image, gone] = [await makeImage(maker, face), await makeImage(maker, face, 'at sea')]
  await makeImage(maker, other)
  await send(maker, 'DELETE', `/assets/${gone}`)
  const page = (await maker.get(`/influencers/${face}/feed?limit=1`)).body
  expect(page.items).toMatchObject([{ kind: 'image', item: { id: image, face_id: face } }])
  const rest = (await maker.get(`/influencers/${face}/feed?limit=5&cursor=${page.next_cursor}`)).body
  expect(rest).toMatchObject({ items: [{ kind: 'face', item: { id: face } }], next_cursor: null })
  const { item_count: count, month } = (await maker.get(`/influencers/${face}`)).body
  expect([count, month]).toEqual([
    2,
    [
      { meter: 'faces', amount: 1 },
      { meter: 'images', amount: 2 },
    ],
  ])
})

test('after a merge all is hers, and what she was merged with is no more', async () => {
  const maker = await newMaker()
  const [one, two, bare] = [await makeFace(maker, 'one'), await makeFace(maker, 'two'), await makeFace(maker, 'bare')]
  await makeImage(maker, two)
  await change(maker, one, { name: 'One', handle: 'one' })
  await change(maker, two, { name: 'Two', handle: 'two' })
  expect((await send(maker, 'POST', `/influencers/${one}/merge`, { other_id: one })).status).toBe(400)
  await send(maker, 'POST', `/influencers/${one}/merge`, { other_id: two })
  const merged = await send(maker, 'POST', `/influencers/${one}/merge`, { other_id: bare })
  expect(merged.body).toMatchObject({ name: 'One', item_count: 4 })
  expect(merged.body.faces.map(({ id }: { id: string }) => id).toSorted()).toEqual([one, two, bare].toSorted())
  expect(namesIn(await list(maker))).toEqual(['One'])
  expect((await maker.get(`/influencers/${two}`)).body).toMatchObject({ id: one, name: 'One' })
  expect((await change(maker, one, { handle: 'two', face_id: two })).body).toMatchObject({ face_id: two })

  expect((await send(maker, 'DELETE', `/influencers/${one}`)).status).toBe(204)
  expect(namesIn(await list(maker))).toEqual([null, null, null])
  expect((await maker.get(`/influencers/${two}`)).body).toMatchObject({ name: null, item_count: 2 })
})

// Proves: relative-face-own
test('a relative is a face of its own that costs one, beside her and not hers', async () => {
  const maker = await newMaker()
  const face = await makeFace(maker)
  await change(maker, face, mira)
  const ask = ({ user }: Maker) =>
    server.client.request('POST', `/assets/${face}/relative`, {
      token: user.access,
      headers: { prefer: 'respond-async' },
    })
  const relative = await assetOf(maker, (await ask(maker)).body.job_id)
  expect((await maker.get(`/assets/${relative}`)).body).toMatchObject({
    gender: 'female',
    face_id: null,
    notice: BLEND_NOTICE,
  })
  expect((await maker.get(`/influencers/${relative}`)).body).toMatchObject({
    name: null,
    month: [{ meter: 'faces', amount: 1 }],
  })
  expect((await maker.get(`/influencers/${face}`)).body).toMatchObject({ item_count: 1 })
  expect((await ask(stranger)).status).toBe(404)
})

test('two merges at once leave one influencer with every face', async () => {
  const maker = await newMaker()
  const [one, two] = [await makeFace(maker, 'one'), await makeFace(maker, 'two')]
  await change(maker, one, { name: 'One' })
  await change(maker, two, { name: 'Two' })
  const answers = await Promise.all([
    send(maker, 'POST', `/influencers/${one}/merge`, { other_id: two }),
    send(maker, 'POST', `/influencers/${two}/merge`, { other_id: one }),
  ])
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '400'])
  const [left] = await list(maker)
  expect((await maker.get(`/influencers/${left.id}`)).body.faces).toHaveLength(2)
})

test('a face that an influencer stands on is not deleted, nor is anything that was to go with it', async () => {
  const maker = await newMaker()
  const [face, other] = [await makeFace(maker, 'one'), await makeFace(maker, 'two')]
  await change(maker, face, { name: 'Mira' })
  const sentence =
    'Mira stands on this face. Choose another portrait for Mira, or remove Mira from your influencers first. Nothing was deleted.'
  const one = await send(maker, 'DELETE', `/assets/${face}`)
  expect([one.status, one.body.message]).toEqual([409, sentence])
  const many = await send(maker, 'POST', '/assets/delete', { user_id: maker.user.id, ids: [other, face] })
  expect([many.status, many.body.message]).toEqual([409, sentence])
  expect((await maker.gallery()).faces).toHaveLength(2)
  await send(maker, 'DELETE', `/influencers/${face}`)
  expect((await send(maker, 'DELETE', `/assets/${face}`)).status).toBe(204)
})

test('an account holds so many influencers, and says so', async () => {
  const maker = await newMaker()
  const face = await makeFace(maker)
  const rows = Array.from({ length: MAX_INFLUENCERS }, () => crypto.randomUUID()).map((id) => ({
    id,
    userId: maker.user.id,
    name: 'Many',
    portraitId: id,
    createdAt: server.clock.now(),
  }))
  await server.ctx.db.insert(influencers).values(rows)
  const refused = await change(maker, face, { name: 'One more' })
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'An account holds 200 influencers. Please merge two or remove one, then name this face.',
  ])
})

test('what she always says of herself stands on the public page of what shows her', async () => {
  const maker = await newMaker()
  const face = await makeFace(maker)
  const image = await makeImage(maker, face)
  await change(maker, face, { ...mira, disclosure: 'Mira <b>is</b> virtual.' })
  const { body } = await send(maker, 'POST', `/assets/${image}/share`, {})
  const page = await (await fetch(server.url + new URL(body.url).pathname)).text()
  expect(page).toContain('Mira &lt;b&gt;is&lt;/b&gt; virtual.')
})

test('her kit holds pictures, design, biography, consent and licences, for a while', async () => {
  const maker = await newMaker()
  const face = await makeFace(maker)
  const image = await makeImage(maker, face)
  await change(maker, face, mira)
  const { body } = await send(maker, 'POST', `/influencers/${face}/kit`)
  expect(body).toEqual({ url: expect.stringMatching(/^\/api\/kits\//), count: 2 })
  const answer = await fetch(server.url + body.url)
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="visage-mira.vale-kit.zip"')
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  const names = [`faces/visage-face-${face.slice(0, 8)}.png`, `images/visage-image-${image.slice(0, 8)}.png`]
  expect(Object.keys(files).toSorted()).toEqual(
    [...names, 'biography.txt', 'consent.json', 'design.json', 'licences.txt'].toSorted(),
  )
  const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  expect(textOf('biography.txt')).toContain('Biography: Architect from Porto.')
  expect(JSON.parse(textOf('design.json'))).toMatchObject([{ face_id: face, design: expect.any(Object) }])
  expect(JSON.parse(textOf('consent.json'))).toEqual([])
  expect(textOf('licences.txt')).toContain(image)
  expect((await fetch(server.url + body.url.replace('/kits/', '/zips/'))).status).toBe(404)
  server.clock.advance(11 * 60_000)
  expect((await fetch(server.url + body.url)).status).toBe(404)
})

test('an export holds her, and an erased account keeps nothing of her', async () => {
  const maker = await newMaker()
  const face = await makeFace(maker)
  await change(maker, face, mira)
  const { body } = await send(maker, 'POST', '/account/exports', { user_id: maker.user.id })
  const files = unzipSync(new Uint8Array(await (await fetch(server.url + body.url)).arrayBuffer()))
  const manifest = JSON.parse(strFromU8(files['manifest.json'] ?? new Uint8Array()))
  expect(manifest.influencers).toMatchObject([
    { id: face, name: 'Mira Vale', handle: 'mira.vale', never_words: ['cheap', 'Buy now'], face_ids: [face] },
  ])
  await send(maker, 'POST', '/delete-profile/', { user_id: maker.user.id, email: maker.user.email })
  const { db } = server.ctx
  expect(await db.select().from(influencers).where(eq(influencers.userId, maker.user.id))).toEqual([])
  expect(await db.select().from(influencerFaces).where(eq(influencerFaces.faceId, face))).toEqual([])
})

test('the gallery is searched by words of prompts and by her name, and narrowed to all faces of hers', async () => {
  const maker = await newMaker()
  const [one, two] = [await makeFace(maker, 'one'), await makeFace(maker, 'two')]
  await change(maker, one, { name: 'Mira Vale', handle: 'mira' })
  await send(maker, 'POST', `/influencers/${one}/merge`, { other_id: two })
  const beach = await makeImage(maker, one, 'running on beaches at dawn')
  const cafe = await makeImage(maker, two, 'reading in a cafe')
  const other = await makeImage(maker, await makeFace(maker, 'three'), 'a cafe by the beach')
  const find = async (wanted: object) =>
    (await maker.gallery({ tab: 'images', ...wanted })).images.map(({ id }: { id: string }) => id)
  expect(await find({ search: 'beach' })).toEqual([other, beach])
  expect(await find({ search: 'Mira BEACH run' })).toEqual([beach])
  expect(await find({ search: 'vale' })).toEqual([cafe, beach])
  expect(await find({ search: "'; drop -- %" })).toEqual([])
  expect(await find({ face: two })).toEqual([cafe, beach])
  expect((await stranger.gallery({ tab: 'images', search: 'mira', face: one })).images).toEqual([])
})
