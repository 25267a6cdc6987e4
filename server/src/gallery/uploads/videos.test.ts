import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { UPLOAD_CONSENT } from '@visage/contract'
import { tinyMp4 } from '@visage/sandbox/engines/tiny-files'
import { eq } from 'drizzle-orm'
import { FF_ENCODER_LIBX265 } from 'node-av/constants'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBlobKey } from '../../adapters/blobs/blob-store.ts'
import { makeClip } from '../../adapters/media/clip/testing/make-clip.ts'
import { readStreams } from '../../adapters/media/clip/testing/read-streams.ts'
import { uploads } from '../../db/schema.ts'
import { plainTemplates } from '../../testing/plain-parts.ts'
import { file, html, startPostServer } from '../../testing/start-post-server.ts'
import type { PostServer } from '../../testing/start-post-server.ts'
import { startTestServer } from '../../testing/start-test-server.ts'
import type { TestServer } from '../../testing/start-test-server.ts'
import type { TestUser } from '../../testing/test-client.ts'
import { eraseOldUploads } from '../erasure/erase-expired.ts'
import { eraseFiles } from '../erasure/erase-files.ts'
import { findSourceRef, readSource } from '../sources.ts'
import { failLostPreviews, preparePreview, preparePreviewJob } from './previews.ts'

const dayMs = 24 * 60 * 60 * 1000
const link = 'https://www.instagram.com/reel/CxYz_12-ab/'
const reelPage = '/reel/CxYz_12-ab/embed/captioned/'

let posts: PostServer
let server: TestServer
let user: TestUser
beforeAll(async () => {
  posts = await startPostServer()
  server = await startTestServer({
    env: { INSTAGRAM_BASE_URL: posts.url },
    overrides: { templates: plainTemplates(2) },
  })
  user = await server.client.signUp()
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await posts[Symbol.asyncDispose]()
})

const upload = async (bytes: Uint8Array | string, type = 'video/mp4', token = user.access) => {
  const response = await fetch(`${server.url}/api/uploads/video?consent=${UPLOAD_CONSENT.version}`, {
    method: 'POST',
    headers: { 'content-type': type, authorization: `Bearer ${token}` },
    body: bytes as BodyInit,
  })
  return { status: response.status, body: await response.json() }
}
const load = async (address: string) => Buffer.from(await (await fetch(`${server.url}${address}`)).arrayBuffer())
const download = (instagramUrl: string) =>
  server.client.post('/download_link/', { user_id: user.id, instagram_url: instagramUrl }, { token: user.access })
const keyOf = (address: string) => server.ctx.mediaUrls.findKey(address) ?? ''
const countDrafts = async () => (await readdir(join(server.ctx.config.storage.dir, 'drafts')).catch(() => [])).length

describe('an uploaded video', () => {
  test('is kept as it is, with its length, its size and a still picture', async () => {
    const { status, body } = await upload(tinyMp4())
    expect(status).toBe(201)
    expect(body).toMatchObject({ id: expect.any(String), width: 64, height: 112, duration: 1, preview: 'ready' })
    expect((await load(body.media_url)).equals(tinyMp4())).toBe(true)
    expect(await sharp(await load(body.thumbnail_url)).metadata()).toMatchObject({ format: 'webp', width: 64 })
    expect(await countDrafts()).toBe(0)
    const again = await server.client.request('GET', `/uploads/${body.id}`, { token: user.access })
    const { id, width, height, duration } = body
    expect(again.body).toMatchObject({ id, width, height, duration, thumbnail_url: expect.any(String) })
  })

  test('may be turned', async () => {
    const bytes = await makeClip({ width: 96, height: 64, frames: 5, quarterTurns: 1, ending: 'mov' })
    const { body } = await upload(bytes, 'video/quicktime')
    expect(body).toMatchObject({ width: 64, height: 96 })
    // What browsers play of it is made after the answer, in a draft of its own.
    const previewOf = async () =>
      (await server.client.request('GET', `/uploads/${body.id}`, { token: user.access })).body
    await expect.poll(previewOf).toMatchObject({ preview: 'ready' })
  })

  test.each([
    ['text', () => Buffer.from('This is no film. '.repeat(100)), /cannot be read/],
    ['too long', () => makeClip({ width: 32, height: 32, frames: 61, framesPerSecond: 1 }), /60 seconds/],
    ['too large', () => makeClip({ width: 2048, height: 1152, frames: 1 }), /full HD/],
  ])('that is %s is refused with a reason, and nothing stays', async (_name, make, reason) => {
    const { status, body } = await upload(await make())
    expect([status, body.code]).toEqual([400, 'invalid_input'])
    expect(body.message).toMatch(reason)
    expect(await countDrafts()).toBe(0)
  })

  test('has to be a video by its type, from somebody signed in, and not empty', async () => {
    expect((await upload('{}', 'application/json')).status).toBe(415)
    expect((await upload(tinyMp4(), 'image/png')).status).toBe(415)
    expect((await upload(tinyMp4(), 'video/mp4', 'nobody')).status).toBe(401)
    expect((await upload('')).status).toBe(400)
  })

  test('that shows no face has none to choose from, and nobody else is told', async () => {
    const { body } = await upload(tinyMp4())
    const ask = (token: string) => server.client.request('GET', `/uploads/${body.id}/faces`, { token })
    expect(await ask(user.access)).toMatchObject({ status: 200, body: { faces: [], still: null } })
    expect((await ask((await server.client.signUp()).access)).status).toBe(404)
  })

  test('that not every browser plays is written anew in the background, and worked from as it came', async () => {
    const film = await makeClip({ encoder: FF_ENCODER_LIBX265, ending: 'mov', frames: 8 })
    const { status, body } = await upload(film, 'video/quicktime')
    expect([status, body.preview]).toEqual([201, 'preparing'])
    expect((await load(body.media_url)).equals(film)).toBe(true)
    const read = (token = user.access) => server.client.request('GET', `/uploads/${body.id}`, { token })
    await expect.poll(async () => (await read()).body.preview).toBe('ready')
    const { body: ready } = await read()
    expect({ ...ready, media_url: '', thumbnail_url: '' }).toEqual({
      ...body,
      preview: 'ready',
      media_url: '',
      thumbnail_url: '',
    })
    expect((await readStreams(await load(ready.media_url))).video).toMatchObject({ codec: 'h264' })
    const source = await findSourceRef(server.ctx, { userId: user.id, address: ready.media_url, wanted: '' })
    expect(source).toEqual({ from: 'upload', id: body.id })
    const worked = await readSource(server.ctx, { userId: user.id, ref: source })
    expect(Buffer.from(await worked.readBytes()).equals(film)).toBe(true)
    expect((await read((await server.client.signUp()).access)).status).toBe(404)
  })

  test('whose preview cannot be written says so', async () => {
    const { body } = await upload(tinyMp4())
    const { db, blobs } = server.ctx
    await db.update(uploads).set({ preview: 'preparing' }).where(eq(uploads.id, body.id))
    await blobs.write(keyOf(body.media_url), Buffer.from('no film any more'))
    await preparePreview(server.ctx, body.id, new AbortController().signal)
    const { body: read } = await server.client.request('GET', `/uploads/${body.id}`, { token: user.access })
    expect(read).toMatchObject({ preview: 'failed', media_url: expect.any(String) })
  })

  // Proves: videos-preview-writes-tried
  test('whose preview nobody writes any more says so, and it can be tried again', async () => {
    const { body } = await upload(tinyMp4())
    const other = (await upload(tinyMp4())).body
    const { ctx } = server
    const prepare = (id: string) => ctx.db.update(uploads).set({ preview: 'preparing' }).where(eq(uploads.id, id))
    const read = async (id: string) =>
      (await server.client.request('GET', `/uploads/${id}`, { token: user.access })).body.preview
    const retry = (id: string, token = user.access) =>
      server.client.request('POST', `/uploads/${id}/preview`, { token })
    await prepare(body.id)
    // Of this one the work still waits.
    await prepare(other.id)
    await ctx.queue.enqueue(ctx.db, { job: preparePreviewJob, payload: { id: other.id }, startAfterMs: 600_000 })
    await failLostPreviews(ctx)
    expect([await read(body.id), await read(other.id)]).toEqual(['failed', 'preparing'])

    expect((await retry(body.id, (await server.client.signUp()).access)).status).toBe(404)
    expect(await retry(body.id)).toMatchObject({ status: 200, body: { id: body.id, preview: 'preparing' } })
    await expect.poll(() => read(body.id)).toBe('ready')
    expect((await retry(body.id)).body.preview).toBe('ready')
  })

  test('goes after thirty days, with all of its files', async () => {
    const { body } = await upload(tinyMp4())
    const { blobs, db } = server.ctx
    const [playableKey, facesKey] = [createBlobKey('mp4'), createBlobKey('jpg')]
    for (const key of [playableKey, facesKey]) await blobs.write(key, tinyMp4())
    await db.update(uploads).set({ playableKey, facesKey }).where(eq(uploads.id, body.id))
    const keys = [keyOf(body.media_url), keyOf(body.thumbnail_url), playableKey, facesKey]
    const there = () => Promise.all(keys.map((key) => server.ctx.blobs.has(key)))
    server.clock.advance(29 * dayMs)
    await eraseOldUploads(server.ctx, server.clock.now())
    expect(await there()).toEqual([true, true, true, true])
    server.clock.advance(2 * dayMs)
    await eraseOldUploads(server.ctx, server.clock.now())
    await eraseFiles(server.ctx)
    expect(await there()).toEqual([false, false, false, false])
    const { email, password } = user
    user.access = (await server.client.post('/manual_login/', { email, password })).body.access
  })
})

describe('a link', () => {
  test('brings the video of a post as source', async () => {
    posts.answer(reelPage, html('<video src="/film.mp4"></video>'))
    posts.answer('/film.mp4', file(tinyMp4(), 'video/mp4'))
    const { status, body } = await download(link)
    expect(status).toBe(200)
    expect(body).toMatchObject({ width: 64, height: 112, duration: 1, thumbnail_url: expect.any(String) })
    expect((await load(body.media_url)).equals(tinyMp4())).toBe(true)
  })

  test.each(['', 'hello', 'https://example.com/reel/CxYz_12-ab/'])('%j is none', async (address) => {
    const message = 'Please provide a valid Instagram link.'
    expect(await download(address)).toMatchObject({ status: 400, body: { code: 'invalid_input', message } })
  })

  // Proves: link-video-failed
  test.each([
    ['is gone', 'Gone_12345', null],
    ['shows a picture only', 'Still_1234', '<img class="EmbeddedMediaImage" src="/picture.jpg">'],
    ['points inwards', 'Inward_123', '<meta property="og:video" content="https://169.254.169.254/latest/meta-data">'],
  ])('whose post %s is told so', async (_name, code, page) => {
    if (page) posts.answer(`/reel/${code}/`, html(page))
    expect(await download(`https://www.instagram.com/reel/${code}/`)).toMatchObject({
      status: 502,
      body: { code: 'link_failed', message: 'Failed to download media from Instagram.' },
    })
    expect(await countDrafts()).toBe(0)
  })

  test('to what is no video, or too much of one, says which', async () => {
    posts.answer(reelPage, html('<video src="/text.mp4"></video>'))
    posts.answer('/text.mp4', file(Buffer.from('no film at all'), 'video/mp4'))
    expect((await download(link)).body).toMatchObject({
      code: 'invalid_input',
      message: expect.stringContaining('cannot be read'),
    })
    expect(await countDrafts()).toBe(0)
  })
})
