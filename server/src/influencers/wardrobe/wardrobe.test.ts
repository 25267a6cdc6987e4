import { randomUUID } from 'node:crypto'
import { MAX_GARMENTS, MAX_LOOKS, UPLOAD_CONSENT, WORN_RULE } from '@visage/contract'
import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { garments, influencers, uploads } from '../../db/schema.ts'
import { eraseOldUploads } from '../../gallery/erasure/erase-expired.ts'
import { dayMs } from '../../lib/time.ts'
import { grant, isOver, signUpMaker, startGenerationServer } from '../../testing/generation-server.ts'
import type { GenerationServer, Maker } from '../../testing/generation-server.ts'

let server: GenerationServer
let maker: Maker
let stranger: Maker
let face: string
beforeAll(async () => {
  server = await startGenerationServer()
  maker = await signUpMaker(server)
  stranger = await signUpMaker(server)
  await grant(server, maker.user.id, { faces: 5, images: 20 })
  face = (await maker.waitFor((await maker.accept({ prompt: 'red hair' })).job_id, isOver)).result?.asset_id ?? ''
})
afterAll(() => server[Symbol.asyncDispose]())

const send = ({ user }: Maker, method: string, path: string, body?: object) =>
  server.client.request(method, path, {
    token: user.access,
    headers: { prefer: 'respond-async' },
    ...(body && { body }),
  })

const bring = async ({ user }: Maker, background = 'crimson'): Promise<string> => {
  const png = await sharp({ create: { width: 40, height: 60, channels: 3, background } })
    .png()
    .toBuffer()
  const response = await fetch(`${server.url}/api/uploads/picture?consent=${UPLOAD_CONSENT.version}`, {
    method: 'POST',
    headers: { 'content-type': 'image/png', authorization: `Bearer ${user.access}` },
    body: new Uint8Array(png),
  })
  return (await response.json()).id
}
const keep = (id: string, { by = maker, ...garment }: { by?: Maker; name?: string; category?: string } = {}) =>
  send(by, 'POST', '/garments', { picture: `/api/uploads/${id}`, name: 'Red shirt', category: 'tops', ...garment })
const namesOf = async (by = maker) =>
  (await by.get('/garments')).body.garments.map(({ name }: { name: string }) => name)
const askForImage = (body: object) =>
  send(maker, 'POST', '/generate-image-prompt/', {
    user_id: maker.user.id,
    face_url: `/api/assets/${face}`,
    prompt: 'in a park',
    pose: 'Random',
    ...body,
  })
const inputOf = async (jobId: string) => (await maker.waitFor(jobId, isOver)).input

test('a garment is kept by name, found again, renamed and taken out; keeping it twice changes it', async () => {
  const by = await signUpMaker(server)
  const [shirt, skirt] = [await bring(by), await bring(by, 'navy')]
  const kept = await keep(shirt, { by })
  expect(kept.status).toBe(201)
  expect(kept.body).toMatchObject({ id: shirt, name: 'Red shirt', category: 'tops', width: 40, height: 60 })
  expect((await fetch(server.url + kept.body.picture_url)).status).toBe(200)
  await keep(skirt, { by, name: 'Navy skirt', category: 'bottoms' })
  expect(await namesOf(by)).toEqual(['Navy skirt', 'Red shirt'])
  await keep(shirt, { by, name: 'Red dress', category: 'one-pieces' })
  expect(await namesOf(by)).toEqual(['Navy skirt', 'Red dress'])
  expect((await send(by, 'PATCH', `/garments/${skirt}`, { name: 'Blue skirt' })).body.name).toBe('Blue skirt')
  expect((await send(by, 'DELETE', `/garments/${skirt}`)).status).toBe(204)
  expect((await send(by, 'DELETE', `/garments/${skirt}`)).status).toBe(404)
  expect(await namesOf(by)).toEqual(['Red dress'])
})

test("only an own picture can be kept, under words that anybody may read; a stranger's stays hidden", async () => {
  const mine = await bring(maker)
  expect((await keep(mine, { by: stranger })).body).toMatchObject({ code: 'foreign_url' })
  const notUpload = { picture: `/api/assets/${face}`, name: 'A face', category: 'tops' }
  expect((await send(maker, 'POST', '/garments', notUpload)).body).toMatchObject({
    code: 'foreign_url',
    message: 'Please upload a picture of the garment.',
  })
  expect((await keep(mine, { name: 'nude' })).body.code).toBe('content_refused')
  expect((await keep(mine, { category: 'hats' })).body.details.fields).toEqual({
    category: 'Please choose tops, bottoms or one-pieces.',
  })
  await keep(mine)
  expect(await namesOf(stranger)).toEqual([])
  expect((await send(stranger, 'PATCH', `/garments/${mine}`, { name: 'Mine' })).status).toBe(404)
  expect((await send(stranger, 'DELETE', `/garments/${mine}`)).status).toBe(404)
})

test('a wardrobe that is full says so, and what is in it can still be changed', async () => {
  const by = await signUpMaker(server)
  const [first, last] = [await bring(by), await bring(by)]
  await keep(first, { by })
  const { db } = server.ctx
  const [like] = await db.select().from(uploads).where(eq(uploads.id, first))
  if (!like) throw new Error('The upload is gone.')
  const others = Array.from({ length: MAX_GARMENTS - 1 }, () => ({ ...like, id: randomUUID() }))
  await db.insert(uploads).values(others)
  const { userId, createdAt } = like
  await db
    .insert(garments)
    .values(others.map(({ id }) => ({ id, userId, createdAt, name: 'x', category: 'tops' as const })))
  const refused = await keep(last, { by })
  expect([refused.status, refused.body.code]).toEqual([409, 'conflict'])
  expect((await keep(first, { by, name: 'Old shirt' })).body.name).toBe('Old shirt')
})

test('what hangs in the wardrobe is not dropped with old uploads, nor when all of them are cleared', async () => {
  const by = await signUpMaker(server)
  const [kept, other] = [await bring(by), await bring(by)]
  await keep(kept, { by })
  const isThere = async (id: string) => (await by.get(`/uploads/${id}`)).status === 200
  await send(by, 'POST', '/uploads/clear', { user_id: by.user.id })
  expect([await isThere(kept), await isThere(other)]).toEqual([true, false])
  server.clock.advance(31 * dayMs)
  await eraseOldUploads(server.ctx, server.clock.now())
  expect((await server.ctx.db.select().from(garments)).some(({ id }) => id === kept)).toBe(true)
  server.clock.advance(-31 * dayMs)
  expect(await isThere(kept)).toBe(true)
  await send(by, 'DELETE', `/garments/${kept}`)
  await send(by, 'POST', '/uploads/clear', { user_id: by.user.id })
  expect(await isThere(kept)).toBe(false)
})

test('a picture is asked for with a top and a bottom or a one-piece, also in a batch; anything else is told', async () => {
  const [top, bottom, dress] = [await bring(maker), await bring(maker), await bring(maker)]
  await keep(top)
  await keep(bottom, { name: 'Skirt', category: 'bottoms' })
  await keep(dress, { name: 'Dress', category: 'one-pieces' })
  const { body } = await askForImage({ garments: [bottom, top] })
  expect(await inputOf(body.job_id)).toMatchObject({
    mode: 'prompt',
    top: { from: 'upload', id: top },
    bottom: { from: 'upload', id: bottom },
  })
  const before = (await maker.usage()).images
  for (const garmentIds of [
    [top, dress],
    [top, top],
    [top, bottom, dress],
  ])
    expect((await askForImage({ garments: garmentIds })).body.details.fields).toEqual({ garments: WORN_RULE })
  expect((await askForImage({ garments: [await bring(stranger)] })).body.details.fields.garments).toMatch(
    /not in your wardrobe/,
  )
  expect((await maker.usage()).images).toEqual(before)
  const batch = await send(maker, 'POST', '/batches', {
    title: 'Two dresses',
    face,
    pictures: [{ prompt: 'at sea', garments: [dress] }, { prompt: 'at home' }],
  })
  expect(batch.body.jobs.map(({ input }: { input: object }) => 'onePiece' in input)).toEqual([true, false])
})

const LOOK = { name: 'Gala', outfit: '', hair: 'in a bun', makeup: 'red lipstick', jewellery: 'pearls', garments: [] }
const save = (body: object, who = face) => send(maker, 'POST', `/influencers/${who}/looks`, body)
const removeLook = (look: object) => send(maker, 'POST', `/influencers/${face}/looks/remove`, look)
const looksNow = async (): Promise<{ name: string }[]> => (await maker.get(`/influencers/${face}`)).body.looks
const namesOfLooks = async (): Promise<string[]> => (await looksNow()).map(({ name }) => name)

test('looks are kept with an influencer, and lose a garment that is taken out', async () => {
  const [top, bottom] = [await bring(maker), await bring(maker)]
  await keep(top)
  await keep(bottom, { name: 'Skirt', category: 'bottoms' })
  expect((await save(LOOK)).body.details.fields).toEqual({ name: 'Please give this face a name first.' })
  await send(maker, 'PATCH', `/influencers/${face}`, { name: 'Mira' })
  await save({ ...LOOK, garments: [top, bottom] })
  const saved = await save({ name: 'Gym', outfit: 'hoodie' })
  expect(saved.body.looks).toEqual([
    { ...LOOK, garments: [top, bottom] },
    { name: 'Gym', outfit: 'hoodie', hair: '', makeup: '', jewellery: '', garments: [] },
  ])
  const refusals: [object, RegExp][] = [
    [{ ...LOOK, name: 'gala' }, /Another look has this name/],
    [{ ...LOOK, name: 'Ball', garments: [await bring(stranger)] }, /not in your wardrobe/],
    [{ ...LOOK, name: 'Ball', garments: [top, top] }, /top and a bottom/],
    [{ ...LOOK, name: ' ' }, /name/],
  ]
  for (const [look, sentence] of refusals) {
    const { status, body } = await save(look)
    expect(status).toBe(400)
    expect(Object.values(body.details.fields)[0]).toMatch(sentence)
  }
  expect((await save({ ...LOOK, name: 'Ball', makeup: 'nude' })).body.code).toBe('content_refused')
  expect((await send(stranger, 'POST', `/influencers/${face}/looks`, LOOK)).status).toBe(404)
  await send(maker, 'DELETE', `/garments/${top}`)
  const row = (await server.ctx.db.select().from(influencers)).find(({ id }) => id === face)
  expect(row?.looks.map(({ garments: ids }) => ids)).toEqual([[bottom], []])
})

// Proves: looks-two-tabs
test('two tabs at once take no look from each other: each changes its own, and what changed meanwhile is told', async () => {
  for (const look of await looksNow()) await removeLook(look)
  const names = Array.from({ length: 8 }, (_, tab) => `Look ${tab}`)
  const added = await Promise.all(names.map((name) => save({ ...LOOK, name })))
  expect(added.map(({ status }) => status)).toEqual(names.map(() => 200))
  expect((await namesOfLooks()).toSorted()).toEqual(names)

  const changes = await Promise.all([
    save({ ...LOOK, name: 'Ball', instead_of: { ...LOOK, name: 'Look 0' } }),
    save({ ...LOOK, name: 'Beach', instead_of: { ...LOOK, name: 'Look 1' } }),
    removeLook({ ...LOOK, name: 'Look 2' }),
    save({ ...LOOK, name: 'Dinner' }),
  ])
  expect(changes.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect((await namesOfLooks()).toSorted()).toEqual(['Ball', 'Beach', 'Dinner', ...names.slice(3)])

  const base = { ...LOOK, name: 'Ball' }
  const both = await Promise.all(
    ['bob', 'long waves'].map((hair) => save({ ...LOOK, name: 'Ball', hair, instead_of: base })),
  )
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.body.message).toMatch(/changed or removed elsewhere meanwhile/)
  expect((await save({ ...base, hair: 'afro', instead_of: { ...LOOK, name: 'Gone' } })).status).toBe(409)

  // The answer was lost, so it is sent again.
  const again = { ...LOOK, name: 'Beach at night', instead_of: { ...LOOK, name: 'Beach' } }
  expect([(await save(again)).status, (await save(again)).status]).toEqual([200, 200])
  const dinner = { ...LOOK, name: 'Dinner' }
  const asTheOtherTabHasIt = await removeLook({ ...dinner, hair: 'bald' })
  expect([asTheOtherTabHasIt.status, asTheOtherTabHasIt.body.message]).toEqual([
    409,
    expect.stringMatching(/elsewhere/),
  ])
  expect([(await removeLook(dinner)).status, (await removeLook(dinner)).status]).toEqual([200, 200])
  const copy = { ...again, name: 'Look 3', instead_of: { ...LOOK, name: 'Look 4' } }
  expect((await save(copy)).body.details.fields.name).toMatch(/Another look has this name/)
  expect((await namesOfLooks()).toSorted()).toEqual(['Ball', 'Beach at night', ...names.slice(3)])
})

// Proves: look-kept
test('what is made in a look is found by its name, of a batch too', async () => {
  const one = await inputOf((await askForImage({ prompt: 'in an opera house', look: 'Opera' })).body.job_id)
  expect(one).toMatchObject({ look: 'Opera' })
  const pictures = [{ prompt: 'on the stairs', look: 'Opera' }, { prompt: 'at home' }]
  const { body } = await send(maker, 'POST', '/batches', { title: 'A night', face, pictures })
  for (const { id } of body.jobs) await maker.waitFor(id, isOver)
  const { images } = await maker.gallery({ tab: 'images', face, look: 'Opera' })
  const prompts = images.map(({ prompt }: { prompt: string }) => prompt)
  expect(prompts.toSorted()).toEqual(['in an opera house', 'on the stairs'])
  const { result } = await maker.waitFor(body.jobs[0].id, isOver)
  const varied = await send(maker, 'POST', `/assets/${result?.asset_id}/variation`)
  await maker.waitFor(varied.body.job_id, isOver)
  expect((await maker.gallery({ tab: 'images', look: 'Opera' })).images).toHaveLength(3)
  const unnamed = await askForImage({ look: ' ' })
  expect([unnamed.status, unnamed.body.details.fields]).toEqual([400, { look: 'Please give the look a name.' }])
})

// Proves: look-renamed
test('what was made in a look is found by its new name, also by another try; that of others keeps the old one', async () => {
  for (const look of await looksNow()) await removeLook(look)
  const other = (await maker.waitFor((await maker.accept({ prompt: 'black hair' })).job_id, isOver)).result?.asset_id
  const look = { ...LOOK, name: 'Concert' }
  expect((await save(look)).status).toBe(200)
  const made = await askForImage({ prompt: 'in a concert hall', look: 'Concert' })
  const ofAnother = await askForImage({ prompt: 'at home', look: 'Concert', face_url: `/api/assets/${other}` })
  for (const { body } of [made, ofAnother]) await maker.waitFor(body.job_id, isOver)
  const named = (name: string) =>
    maker
      .gallery({ tab: 'images', look: name })
      .then(({ images }) => images.map(({ prompt }: { prompt: string }) => prompt))
  expect(await named('Concert')).toHaveLength(2)
  const renamed = { ...look, name: 'Symphony' }
  expect((await save({ ...renamed, instead_of: look })).status).toBe(200)
  expect(await named('Symphony')).toEqual(['in a concert hall'])
  expect(await named('Concert'), 'of somebody else').toEqual(['at home'])
  expect(await inputOf(made.body.job_id), 'for another try').toMatchObject({ look: 'Symphony' })
  // As after a lost answer.
  expect((await save({ ...renamed, instead_of: look })).status).toBe(200)
  expect(await named('Symphony')).toEqual(['in a concert hall'])
})

// Proves: look-former-name
test("an address with a look's old name finds what it found, until another look of hers has that name", async () => {
  for (const look of await looksNow()) await removeLook(look)
  const names = ['constructor', 'Second', 'Third'].map((name) => ({ ...LOOK, name }))
  const [first, second, third] = names as [typeof LOOK, typeof LOOK, typeof LOOK]
  await save(first)
  await maker.waitFor((await askForImage({ prompt: 'on a bridge', look: first.name })).body.job_id, isOver)
  const found = async (look: string, who = face) =>
    (await maker.gallery({ tab: 'images', face: who, look })).images.map(({ prompt }: { prompt: string }) => prompt)
  await save({ ...second, instead_of: first })
  await save({ ...third, instead_of: second })
  for (const { name } of names) expect(await found(name)).toEqual(['on a bridge'])
  expect((await maker.get(`/influencers/${face}`)).body.former_looks).toEqual(
    expect.arrayContaining([first, second].map(({ name }) => ({ name, now: 'Third' }))),
  )
  // A tab that was opened before still asks by the old name.
  await maker.waitFor((await askForImage({ prompt: 'on a tram', look: second.name })).body.job_id, isOver)
  expect(await found('Third')).toEqual(['on a tram', 'on a bridge'])
  await save(first)
  expect([await found(first.name), await found(second.name)]).toEqual([[], ['on a tram', 'on a bridge']])
  // Back again, as somebody who thought better of it.
  await save({ ...second, instead_of: third })
  for (const name of ['Second', 'Third']) expect(await found(name)).toEqual(['on a tram', 'on a bridge'])
  // Whoever takes over what was made takes over the old names.
  const heir = (await maker.waitFor((await maker.accept({ prompt: 'red hair' })).job_id, isOver)).result?.asset_id ?? ''
  await send(maker, 'PATCH', `/influencers/${heir}`, { name: 'Heir' })
  await save({ ...LOOK, name: 'Third' }, heir)
  expect((await send(maker, 'POST', `/influencers/${heir}/merge`, { other_id: face })).status).toBe(200)
  expect([await found('Third', heir), await found('Second', heir)]).toEqual([[], ['on a tram', 'on a bridge']])
})

test('an influencer has so many looks and no more', async () => {
  const room = MAX_LOOKS - (await namesOfLooks()).length
  for (let made = 0; made < room; made += 1) expect((await save({ ...LOOK, name: `More ${made}` })).status).toBe(200)
  const { status, body } = await save({ ...LOOK, name: 'One too many' })
  expect([status, body.message]).toEqual([409, expect.stringContaining(`at most ${MAX_LOOKS} looks`)])
  expect((await save({ ...LOOK, name: 'Renamed', instead_of: { ...LOOK, name: 'More 0' } })).status).toBe(200)
})

test('an export tells what is kept to wear', async () => {
  const by = await signUpMaker(server)
  const id = await bring(by)
  await keep(id, { by })
  const { body } = await send(by, 'POST', '/account/exports', { user_id: by.user.id })
  const files = unzipSync(new Uint8Array(await (await fetch(server.url + body.url)).arrayBuffer()))
  const manifest = JSON.parse(strFromU8(files['manifest.json'] ?? new Uint8Array()))
  expect(manifest.garments).toMatchObject([{ upload_id: id, name: 'Red shirt', category: 'tops' }])
})

test('a kit tells of a look which garments it has', async () => {
  for (const look of await looksNow()) await removeLook(look)
  const shirt = await bring(maker)
  await keep(shirt, { name: 'Sailor shirt' })
  expect((await save({ ...LOOK, garments: [shirt] })).status).toBe(200)
  const { body } = await send(maker, 'POST', `/influencers/${face}/kit`)
  const files = unzipSync(new Uint8Array(await (await fetch(server.url + body.url)).arrayBuffer()))
  expect(strFromU8(files['biography.txt'] ?? new Uint8Array())).toContain(
    'Look "Gala": Sailor shirt, in a bun, red lipstick, pearls\n',
  )
})
