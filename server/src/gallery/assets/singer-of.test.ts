import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { assets, influencerFaces, influencers } from '../../db/schema.ts'
import { signUpMaker, startGenerationServer } from '../../testing/generation-server.ts'

// Proves: music-singer-told
test('songs say who sings them in the gallery, in a feed, in a collection and by themselves', async () => {
  await using server = await startGenerationServer()
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
