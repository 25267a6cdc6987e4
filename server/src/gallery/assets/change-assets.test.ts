import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { GalleryItem } from '@visage/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assets } from '../../db/schema.ts'
import { grant, isOver, signUpMaker, startGenerationServer } from '../../testing/generation-server.ts'
import type { GenerationServer, Maker } from '../../testing/generation-server.ts'
import { eraseDeleted } from '../erasure/erase-expired.ts'
import { eraseFiles } from '../erasure/erase-files.ts'

const minuteMs = 60 * 1000

let server: GenerationServer
let maker: Maker
beforeAll(async () => {
  server = await startGenerationServer()
  maker = await signUpMaker(server)
  await grant(server, maker.user.id, { faces: 20, images: 20, videos: 20 })
})
afterAll(() => server[Symbol.asyncDispose]())

const makeFace = async (by: Maker, prompt = 'a face'): Promise<string> =>
  (await by.waitFor((await by.accept({ prompt })).job_id, isOver)).result?.asset_id ?? ''
const send = (by: Maker, path: string, body: object) =>
  server.client.post(path, { user_id: by.user.id, ...body }, { token: by.user.access })
const make = async (path: string, wish: object): Promise<string> => {
  const options = { token: maker.user.access, headers: { prefer: 'respond-async' } }
  const { body } = await server.client.post(path, wish, options)
  return (await maker.waitFor(body.job_id, isOver)).result?.asset_id ?? ''
}
const idsIn = async (tab: string, wanted: object = {}) =>
  ((await maker.gallery({ tab, ...wanted }))[tab] as GalleryItem[]).map(({ id }) => id)
const pathsOf = async (id: string) => {
  const [asset] = await server.ctx.db.select().from(assets).where(eq(assets.id, id))
  return [asset?.blobKey, asset?.thumbnailKey].map((key) => join(server.ctx.config.storage.dir, key ?? ''))
}
/** What the signed addresses of one item's files answer. */
const statusesOf = (addresses: readonly string[]) =>
  Promise.all(addresses.map(async (address) => (await fetch(server.url + address)).status))
const collect = async () => {
  await eraseDeleted(server.ctx, server.clock.now())
  await eraseFiles(server.ctx)
  await maker.signIn()
}

// Proves: gallery-care-deleted-gone-once
test('what is deleted is gone at once, can be brought back for ten minutes, and is then erased', async () => {
  const [kept, lost] = [await makeFace(maker), await makeFace(maker)]
  const used = (await maker.usage()).meters.faces.used
  const paths = await pathsOf(lost)
  const addresses = ((await maker.gallery({ tab: 'faces' })).faces as GalleryItem[])
    .filter(({ id }) => id === kept)
    .flatMap((face) => [face.image_url ?? '', face.thumbnail_url ?? ''])
  expect(await statusesOf(addresses)).toEqual([200, 200])
  expect((await send(maker, '/assets/delete', { ids: [kept, lost] })).body.ids.toSorted()).toEqual(
    [kept, lost].toSorted(),
  )
  expect(await idsIn('faces')).toEqual([])
  expect(await statusesOf(addresses)).toEqual([404, 404])
  expect((await send(maker, '/assets/delete', { ids: [kept] })).body.ids).toEqual([])
  expect((await maker.get(`/assets/${kept}/download`)).status).toBe(404)
  const asked = { face_url: `/api/assets/${kept}`, prompt: 'in a park', pose: 'Random' }
  expect((await send(maker, '/generate-image-prompt/', asked)).body.code).toBe('foreign_url')
  expect((await maker.get('/jobs')).body.jobs[0]).toMatchObject({ status: 'succeeded', result: null })

  server.clock.advance(9 * minuteMs)
  await collect()
  expect(paths.map((path) => existsSync(path))).toEqual([true, true])
  expect((await send(maker, '/assets/restore', { ids: [kept] })).body.ids).toEqual([kept])
  expect((await send(maker, '/assets/restore', { ids: [kept] })).body.ids).toEqual([])
  expect(await idsIn('faces')).toEqual([kept])
  expect(await statusesOf(addresses)).toEqual([200, 200])

  server.clock.advance(2 * minuteMs)
  await collect()
  expect(paths.map((path) => existsSync(path))).toEqual([false, false])
  expect((await send(maker, '/assets/restore', { ids: [lost] })).body.ids).toEqual([])
  expect((await pathsOf(kept)).map((path) => existsSync(path))).toEqual([true, true])
  expect((await maker.usage()).meters.faces.used).toBe(used)
})

test('one item alone is deleted once', async () => {
  const id = await makeFace(maker)
  const remove = () => server.client.request('DELETE', `/assets/${id}`, { token: maker.user.access })
  expect([(await remove()).status, (await remove()).status]).toEqual([204, 404])
})

// Proves: gallery-care-favourites-faces-genders
test('favourites, faces, genders and days narrow a tab down', async () => {
  const [anna, mara] = [await makeFace(maker, 'anna'), await makeFace(maker, 'mara')]
  const image = (face: string) =>
    make('/generate-image-prompt/', {
      user_id: maker.user.id,
      face_url: `/api/assets/${face}`,
      prompt: 'in a park',
      pose: 'Random',
    })
  const first = await image(anna)
  server.clock.advance(minuteMs)
  const noon = server.clock.now().toISOString()
  const second = await image(mara)
  const third = await image(anna)
  const varied = await make(`/assets/${third}/variation`, {})
  const moving = await make('/imagetovideos/', {
    user_id: maker.user.id,
    input_image: `/api/assets/${third}`,
    prompt: 'smiles',
  })

  expect(await idsIn('images', { face: anna })).toEqual([varied, third, first])
  expect(await idsIn('images', { face: mara })).toEqual([second])
  expect(await idsIn('imgTovideo', { face: anna })).toEqual([moving])
  expect(await idsIn('images', { made_before: noon })).toEqual([first])
  expect(await idsIn('images', { face: anna, made_from: noon })).toContain(third)
  expect(await idsIn('images', { face: anna, made_from: noon })).not.toContain(first)
  expect(await idsIn('images', { gender: 'male' })).toEqual([])

  expect((await send(maker, '/assets/favourites', { ids: [first, second], is_favourite: true })).body.ids).toHaveLength(
    2,
  )
  await send(maker, '/assets/favourites', { ids: [second], is_favourite: false })
  expect(await idsIn('images', { favourites_only: true })).toEqual([first])
  const { images } = await maker.gallery({ tab: 'images', favourites_only: true })
  expect(images[0]).toMatchObject({ is_favourite: true, face_id: anna })
  const page = await maker.gallery({ tab: 'images', face: anna, limit: 1 })
  const next = await maker.gallery({ tab: 'images', face: anna, limit: 1, cursor: page.next_cursor })
  expect(next.images[0].id).not.toBe(page.images[0].id)
})

// Proves: gallery-care-deletes-brings-back
test('nobody deletes, brings back or marks what is not theirs, and nothing tells that it exists', async () => {
  const stranger = await signUpMaker(server)
  const id = await makeFace(maker, 'private')
  const nothing = { ids: ['6f0c4a6e-7d3b-4d51-9f6e-0d7f5f3f7a11'] }
  for (const [path, more] of [
    ['/assets/delete', {}],
    ['/assets/favourites', { is_favourite: true }],
    ['/assets/restore', {}],
  ] as const) {
    const [foreign, missing] = [
      await send(stranger, path, { ids: [id], ...more }),
      await send(stranger, path, { ...nothing, ...more }),
    ]
    expect([foreign.status, foreign.body]).toEqual([missing.status, missing.body])
    expect(foreign.body).toEqual({ ids: [] })
    expect((await send(stranger, path, { ids: [id], ...more, user_id: maker.user.id })).status).toBe(404)
  }
  const [mine] = (await maker.gallery({ tab: 'faces' })).faces
  expect(mine).toMatchObject({ id, is_favourite: false })
  expect((await send(stranger, '/gallery/', { tab: 'images', face: id })).body.images).toEqual([])
  expect((await stranger.get(`/assets/${id}/download`)).status).toBe(404)
  expect((await server.client.request('DELETE', `/assets/${id}`, { token: stranger.user.access })).status).toBe(404)
})

test('a choice is neither empty nor endless', async () => {
  expect((await send(maker, '/assets/delete', { ids: [] })).body.details.fields.ids).toBe('Please choose something.')
  const many = Array.from({ length: 501 }, () => crypto.randomUUID())
  expect((await send(maker, '/assets/delete', { ids: many })).body.details.fields.ids).toBe(
    'Please choose at most 500 items at once.',
  )
})
