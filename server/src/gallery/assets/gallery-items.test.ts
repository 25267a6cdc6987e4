import { randomUUID } from 'node:crypto'
import type { GalleryItem } from '@visage/contract'
import { designPerson } from '@visage/studio/live'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assets, influencerFaces, influencers } from '../../db/schema.ts'
import { grantFaces, isOver, signUpMaker, startGenerationServer } from '../../testing/generation-server.ts'
import type { GenerationServer, Maker } from '../../testing/generation-server.ts'

let server: GenerationServer
/** One for all wrong calls: a network may sign up only so many. */
let asker: Maker
beforeAll(async () => {
  server = await startGenerationServer()
  asker = await signUpMaker(server)
})
afterAll(() => server[Symbol.asyncDispose]())

const make = async (maker: Maker, prompt: string): Promise<string> => {
  const { job_id: id } = await maker.accept({ prompt })
  const { result } = await maker.waitFor(id, isOver)
  return result?.asset_id ?? ''
}
const ask = (maker: Maker, body: unknown) => server.client.post('/gallery/', body, { token: maker.user.access })
const idsOf = (items: GalleryItem[]) => items.map(({ id }) => id)

// Proves: gallery-groups-fields
test('shows all groups, each item with what the specification reads and more', async () => {
  const maker = await signUpMaker(server)
  const id = await make(maker, 'a friendly face')
  const gallery = await maker.gallery()
  expect(gallery).toEqual({
    faces: [
      {
        id,
        kind: 'face',
        image_url: expect.stringMatching(/^\/api\/media\/[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f]{32}\.png\?/),
        thumbnail_url: expect.stringMatching(/\.webp\?/),
        face_prompt: 'a face of one colour',
        prompt: 'a friendly face',
        gender: 'female',
        width: 64,
        height: 64,
        duration: null,
        peaks: null,
        engine: 'fake',
        engine_place: null,
        quality: null,
        model: 'One colour',
        licence: 'CC0-1.0',
        cost: { meter: 'faces', source: 'trial', amount: 1 },
        identity_score: null,
        notice: null,
        face_id: null,
        sung_by: null,
        is_favourite: false,
        created_at: expect.any(String),
      },
    ],
    images: [],
    videos: [],
    cloth: [],
    imgTovideo: [],
    audio: [],
  })
  const [{ image_url: image, thumbnail_url: thumbnail }] = gallery.faces
  const read = await server.client.request('GET', `/assets/${id}`, { token: maker.user.access })
  expect(read.body).toMatchObject({ id, prompt: 'a friendly face', image_url: expect.stringContaining('.png') })
  for (const [url, format] of [
    [image, 'png'],
    [thumbnail, 'webp'],
  ]) {
    const answer = await fetch(server.url + url)
    expect(answer.status).toBe(200)
    expect((await sharp(await answer.arrayBuffer()).metadata()).format).toBe(format)
  }
})

// Proves: gallery-newest-first
test('pages through one tab, newest first, and filters by gender', async () => {
  const maker = await signUpMaker(server)
  await grantFaces(server, maker.user.id, 6)
  const made: string[] = []
  for (let index = 0; index < 5; index += 1) made.unshift(await make(maker, `face ${index}`))
  const first = await maker.gallery({ tab: 'faces', limit: 2 })
  const second = await maker.gallery({ tab: 'faces', limit: 2, cursor: first.next_cursor })
  const third = await maker.gallery({ tab: 'faces', limit: 2, cursor: second.next_cursor })
  expect([...idsOf(first.faces), ...idsOf(second.faces), ...idsOf(third.faces)]).toEqual(made)
  expect(third.next_cursor).toBeNull()
  expect(idsOf((await maker.gallery({ limit: 2 })).faces)).toEqual(made.slice(0, 2))
  expect((await maker.gallery({ gender: 'female' })).faces).toHaveLength(5)
  expect((await maker.gallery({ gender: 'male' })).faces).toEqual([])
  expect(await maker.gallery({ tab: 'audio' })).toMatchObject({ faces: [], audio: [], next_cursor: null })
})

test('nobody sees the items of others', async () => {
  const [maker, other] = [await signUpMaker(server), await signUpMaker(server)]
  await make(maker, 'mine')
  expect((await other.gallery()).faces).toEqual([])
  const foreign = await ask(other, { user_id: maker.user.id })
  expect([foreign.status, foreign.body.code]).toEqual([404, 'not_found'])
  const [mine] = (await maker.gallery()).faces
  expect((await server.client.request('GET', `/assets/${mine.id}`, { token: other.user.access })).status).toBe(404)
})

test.each([
  ['user_id', { user_id: undefined }],
  ['user_id', { user_id: 'me' }],
  ['gender', { gender: 'women' }],
  ['tab', { tab: 'face' }],
  ['cursor', { tab: 'faces', cursor: 'bogus' }],
  ['cursor', { tab: 'faces', cursor: 7 }],
  ['cursor', { tab: 'faces', cursor: 'x'.repeat(201) }],
  ['limit', { limit: 0 }],
  ['limit', { limit: 101 }],
  ['limit', { limit: '5' }],
  ['limit', { limit: 1.5 }],
  ['offset', { offset: 3 }],
  ['face', { face: 'mine' }],
  ['favourites_only', { favourites_only: 'yes' }],
  ['made_from', { made_from: 'yesterday' }],
  ['made_from', { made_from: '0000-01-01T00:00:00Z' }],
  ['made_before', { made_before: '2026-11-21' }],
])('names %s when %o is wrong', async (field, change) => {
  const answer = await ask(asker, { user_id: asker.user.id, ...change })
  expect(answer.status).toBe(400)
  expect(Object.keys(answer.body.details.fields)).toContain(field)
})

// Proves: design-read
test('the person of a saved face is read as a design that may be sent again; of other engines there is none', async () => {
  const maker = await signUpMaker(server)
  const id = await make(maker, 'somebody to begin with')
  const path = `/assets/${id}/design`
  const none = await maker.get(path)
  expect([none.status, none.body.message]).toEqual([
    404,
    'This face was not drawn by the studio, so it cannot be shaped from here. Please choose another one, or describe it.',
  ])
  const asked = { gender: 'female', prompt: 'Woman, 33' } as const
  const design = JSON.parse(JSON.stringify(designPerson({ asked, moves: { lips: 90 }, view: {} }).design))
  const recipe = { ...design, seed: 4, renderVersion: 1 }
  await server.ctx.db.update(assets).set({ recipe }).where(eq(assets.id, id))
  const { status, body } = await maker.get(path)
  expect([status, body]).toEqual([200, { gender: 'female', prompt: 'somebody to begin with', design }])
  const again = await server.client.post(
    '/generate-face-prompt/',
    { user_id: maker.user.id, prompt: 'Woman', design: body.design },
    { token: maker.user.access, headers: { prefer: 'respond-async' } },
  )
  expect(again.status).toBe(202)
  await server.ctx.db
    .update(assets)
    .set({ recipe: { identity: { age: 9 } } })
    .where(eq(assets.id, id))
  expect((await maker.get(path)).status).toBe(404)
})

// Proves: music-singer-told
test('songs say who sings them in the gallery, in a feed, in a collection and by themselves', async () => {
  const maker = await signUpMaker(server)
  const { db } = server.ctx
  const [mira, nameless] = [randomUUID(), randomUUID()]
  const row = { userId: maker.user.id, engine: 'studio', mimeType: 'audio/mpeg', bytes: 1 }
  const timbre = { hertz: 180, scale: 1 }
  const songs = [
    { prompt: 'hers', faceId: mira, recipe: { timbre, singer: 'clara' }, told: 'Mira Vale' },
    { prompt: 'in a voice', faceId: nameless, recipe: { timbre, singer: 'clara' }, told: 'Clara' },
    { prompt: 'in her own', faceId: nameless, recipe: { timbre }, told: null },
    { prompt: 'no vocals', faceId: mira, recipe: { vocals: 'none' }, told: null },
    { prompt: 'anybody', faceId: null, recipe: {}, told: null },
  ].map((song) => ({ ...song, id: randomUUID() }))
  const faces = [mira, nameless].map((id) => ({ ...row, id, kind: 'face' as const, medium: 'image' as const }))
  await db.insert(assets).values(faces.map((face) => ({ ...face, recipe: {}, blobKey: face.id })))
  await db.insert(assets).values(
    songs.map(({ id, prompt, faceId, recipe }) => ({
      ...row,
      id,
      prompt,
      faceId,
      recipe,
      blobKey: id,
      kind: 'music' as const,
      medium: 'audio' as const,
    })),
  )
  const known = { id: mira, userId: maker.user.id, name: 'Mira Vale', portraitId: mira, createdAt: new Date() }
  await db.insert(influencers).values(known)
  await db.insert(influencerFaces).values({ faceId: mira, influencerId: mira })

  type Told = { prompt: string; sung_by: string | null }
  const toldBy = (items: Told[]) => Object.fromEntries(items.map((item) => [item.prompt, item.sung_by]))
  const all = Object.fromEntries(songs.map(({ prompt, told }) => [prompt, told]))
  expect(toldBy((await maker.gallery({ tab: 'audio' })).audio)).toEqual(all)
  const { items } = (await maker.get(`/influencers/${mira}/feed`)).body as { items: { kind: string; item: Told }[] }
  const sung = items.filter(({ kind }) => kind === 'music').map(({ item }) => item)
  expect(toldBy(sung)).toEqual({ hers: 'Mira Vale', 'no vocals': null })
  expect((await maker.get(`/assets/${songs[0]?.id}`)).body.sung_by).toBe('Mira Vale')
  const send = (path: string, body: object) => server.client.request('POST', path, { body, token: maker.user.access })
  const { body } = await send('/collections', { name: 'Album' })
  await send(`/collections/${body.id}/items`, { ids: songs.map(({ id }) => id) })
  const listed = (await maker.get(`/collections/${body.id}/items`)).body as { items: { item: Told }[] }
  expect(toldBy(listed.items.map(({ item }) => item))).toEqual(all)
})
