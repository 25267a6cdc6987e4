import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { assets, influencerFaces, influencers } from '../../db/schema.ts'
import { BACKENDS, signUpMaker, startOn } from '../../testing/generation-server.ts'
import type { GenerationServer, Maker } from '../../testing/generation-server.ts'

const minuteMs = 60_000

describe.each(BACKENDS)('search on the %s database', (backend) => {
  let server: GenerationServer
  let maker: Maker
  const ids = { face: randomUUID(), twin: randomUUID() }
  /** The newest first. */
  const PROMPTS = [
    ['lisbon', "Mira's balcony in Lisbon, the river below", { faceId: ids.face }],
    ['cafe', 'reading in a cafe, half-body', { isFavourite: true, look: 'Gala' }],
    ['running', 'running on the beaches at dawn', { faceId: ids.twin, isFavourite: true }],
    ['gone', 'a cafe that was deleted', { deletedAt: new Date() }],
    ['dog', 'a dog on the beach', {}],
  ] as const

  beforeAll(async () => {
    server = await startOn(backend)
    maker = await signUpMaker(server)
    const userId = maker.user.id
    const { db } = server.ctx
    const row = { userId, recipe: {}, engine: 'fake', mimeType: 'image/png', bytes: 1, medium: 'image' as const }
    const now = server.clock.now().getTime()
    const made = PROMPTS.map(([name, prompt, more], place) => {
      const createdAt = new Date(now - place * minuteMs)
      return { ...row, ...more, kind: 'image' as const, prompt, blobKey: name, createdAt }
    })
    const faces = [ids.face, ids.twin].map((id) => ({
      ...row,
      id,
      kind: 'face' as const,
      prompt: 'a face',
      blobKey: id,
    }))
    await db.insert(assets).values([...made, ...faces])
    const createdAt = new Date(now)
    const look = { name: 'Gala', outfit: 'satin gown', hair: '', makeup: '', jewellery: '', garments: [] }
    const will = { id: ids.face, userId, name: 'Will Vale', portraitId: ids.face, looks: [look], createdAt }
    await db.insert(influencers).values(will)
    await db.insert(influencerFaces).values([ids.face, ids.twin].map((faceId) => ({ faceId, influencerId: ids.face })))
  })
  afterAll(() => server[Symbol.asyncDispose]())

  const find = async (wanted: object) => {
    const { images } = await maker.gallery({ tab: 'images', ...wanted })
    return images.map(({ image_url: url }: { image_url: string }) => url.split('?')[0]?.split('/').at(-1))
  }

  // Proves: gallery-look-filter
  test('a look is found by its name, with words or without', async () => {
    expect(await find({ look: 'Gala' })).toEqual(['cafe'])
    expect(await find({ look: 'Gala', search: 'reading', favourites_only: true })).toEqual(['cafe'])
    expect(await find({ look: 'Gala', search: 'beach' })).toEqual([])
    expect(await find({ look: 'gala' })).toEqual([])
  })

  // Proves: gallery-search-words
  test.each([
    ['LISBON', ['lisbon']],
    ['lisb', ['lisbon']],
    ['beach', ['running', 'dog']],
    ['the beach', ['running', 'dog']],
    ['the', ['lisbon', 'cafe', 'running', 'dog']],
    ['half-body', ['cafe']],
    ["mira's", ['lisbon']],
    ['vale beach', ['running']],
    ['will', ['lisbon', 'running']],
    ['gal', ['cafe']],
    ['GALA reading', ['cafe']],
    ['gala beach', []],
    ['cafe beach', []],
    ['nothing of it', []],
    [String.raw`cafe \ ' :* & | !`, ['cafe']],
    ["it'); drop table assets; --", []],
  ])('%s', async (search, found) => expect(await find({ search })).toEqual(found))

  test('words, favourites, influencer and days narrow down together, and pages go on', async () => {
    expect(await find({ search: 'in', favourites_only: true })).toEqual(['cafe', 'running'])
    expect(await find({ search: 'beach', favourites_only: true })).toEqual(['running'])
    expect(await find({ search: 'river', face: ids.twin })).toEqual(['lisbon'])
    expect(await find({ face: ids.twin })).toEqual(['lisbon', 'running'])
    const first = await maker.gallery({ tab: 'images', search: 'beach', limit: 1 })
    const next = await maker.gallery({ tab: 'images', search: 'beach', limit: 1, cursor: first.next_cursor })
    expect([first.images[0].prompt, next.images[0].prompt, next.next_cursor]).toEqual([
      'running on the beaches at dawn',
      'a dog on the beach',
      null,
    ])
  })

  test("an influencer's faces are shown with what was made with them", async () => {
    const { faces } = await maker.gallery({ tab: 'faces', face: ids.twin })
    expect(faces.map(({ id }: { id: string }) => id).toSorted()).toEqual([ids.face, ids.twin].toSorted())
  })

  test('nobody finds what is not theirs, neither by its words nor by its face', async () => {
    const stranger = await signUpMaker(server)
    const asked = { tab: 'images', search: 'beach' }
    expect((await stranger.gallery(asked)).images).toEqual([])
    expect((await stranger.gallery({ ...asked, search: 'vale', face: ids.face })).images).toEqual([])
  })

  test('many matches come in the same order as few', async () => {
    const { db } = server.ctx
    const busy = await signUpMaker(server)
    await db.execute(sql`insert into assets (user_id, kind, medium, prompt, recipe, engine, mime_type, bytes, blob_key, created_at)
      select ${busy.user.id}, 'image', 'image', 'harbour ' || n, '{}', 'fake', 'image/png', 1, 'b' || n,
        timestamptz '2026-01-01' + n * interval '1 minute' from generate_series(1, 1200) n`)
    const { images, next_cursor: cursor } = await busy.gallery({ tab: 'images', search: 'harbour', limit: 2 })
    expect(images.map(({ prompt }: { prompt: string }) => prompt)).toEqual(['harbour 1200', 'harbour 1199'])
    const { images: more } = await busy.gallery({ tab: 'images', search: 'harbour', limit: 1, cursor })
    expect(more[0].prompt).toBe('harbour 1198')
    const old = await busy.gallery({ tab: 'images', search: '150' })
    expect(
      old.images.map(({ prompt }: { prompt: string }) => prompt),
      'below the newest',
    ).toEqual(['harbour 150'])
  })
})
