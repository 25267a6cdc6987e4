import { ReadableStream } from 'node:stream/web'
import { UPLOAD_CONSENT } from '@visage/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { plainTemplates } from '../../testing/plain-parts.ts'
import { file, html, startPostServer } from '../../testing/start-post-server.ts'
import type { PostServer } from '../../testing/start-post-server.ts'
import { startTestServer } from '../../testing/start-test-server.ts'
import type { TestServer } from '../../testing/start-test-server.ts'
import type { TestUser } from '../../testing/test-client.ts'
import { eraseOldUploads } from '../erasure/erase-expired.ts'

const dayMs = 24 * 60 * 60 * 1000
const link = 'https://www.instagram.com/p/CxYz_12-ab/'

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

const picture = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#c86432' } }).jpeg()

const upload = async (bytes: Uint8Array | string | ReadableStream, type: string, token = user.access) => {
  const init = {
    method: 'POST',
    headers: { 'content-type': type, authorization: `Bearer ${token}` },
    body: bytes as BodyInit,
    duplex: 'half',
  }
  const response = await fetch(`${server.url}/api/uploads/picture?consent=${UPLOAD_CONSENT.version}`, init)
  return { status: response.status, body: await response.json() }
}
const load = async (address: string) => Buffer.from(await (await fetch(`${server.url}${address}`)).arrayBuffer())
const download = (instagramUrl: string) =>
  server.client.post('/download/', { user_id: user.id, instagram_url: instagramUrl }, { token: user.access })
const blobKeyOf = (address: string) => address.slice('/api/media/'.length).split('?')[0] ?? ''

describe('an uploaded picture', () => {
  test('that arrives while its account is erased is kept for nobody', async () => {
    const leaver = await server.client.signUp()
    const bytes = await picture().toBuffer()
    const erased = Promise.withResolvers<void>()
    const arriving = async function* () {
      yield bytes.subarray(0, 20)
      await erased.promise
      yield bytes.subarray(20)
    }
    const arrival = upload(ReadableStream.from(arriving()), 'image/jpeg', leaver.access)
    const { id, email, access: token } = leaver
    expect((await server.client.post('/delete-profile/', { user_id: id, email }, { token })).status).toBe(204)
    erased.resolve()
    expect(await arrival).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
  })

  test('is encoded anew: upright, plain colours, nothing hidden, its first frame', async () => {
    const bytes = await picture()
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Copyright: 'secret' } })
      .toBuffer()
    const { status, body } = await upload(bytes, 'image/jpeg')
    expect(status).toBe(201)
    expect(body).toMatchObject({ width: 40, height: 60 })
    const stored = await load(body.media_url)
    const { exif, orientation, format } = await sharp(stored).metadata()
    expect({ exif, orientation, format }).toEqual({ exif: undefined, orientation: undefined, format: 'jpeg' })
    expect(stored.includes('secret')).toBe(false)
  })

  test.each([
    ['16 bit', () => picture().toColourspace('rgb16').png().toBuffer(), 'image/png'],
    ['see-through', () => picture().ensureAlpha(0.5).png().toBuffer(), 'image/png'],
    ['grey', () => picture().greyscale().jpeg().toBuffer(), 'image/jpeg'],
    ['CMYK', () => picture().toColourspace('cmyk').jpeg().toBuffer(), 'image/jpeg'],
    ['WebP', () => picture().webp().toBuffer(), 'image/webp'],
    ['named otherwise', () => picture().webp().toBuffer(), 'image/png'],
  ])('may be %s', async (_name, make, type) => {
    const { status, body } = await upload(await make(), type)
    expect(status).toBe(201)
    const { space, depth } = await sharp(await load(body.media_url)).metadata()
    expect({ space, depth }).toEqual({ space: 'srgb', depth: 'uchar' })
  })

  test('of many megapixels is made smaller, of too many refused', async () => {
    const wide = await upload(await picture(6000, 3000).toBuffer(), 'image/jpeg')
    expect(wide.body).toMatchObject({ width: 4096, height: 2048 })
    const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: 'black' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    const refused = await upload(bomb, 'image/png')
    expect(refused).toMatchObject({ status: 413, body: { code: 'payload_too_large' } })
  })

  test.each([
    ['text', () => Buffer.from('hello'), 'image/png'],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'image/png'],
    ['a GIF', async () => await picture().gif().toBuffer(), 'image/png'],
    ['half a JPEG', async () => (await picture(600, 400).toBuffer()).subarray(0, 900), 'image/jpeg'],
    ['nothing', () => Buffer.alloc(0), 'image/png'],
  ])('that is %s is refused', async (_name, make, type) => {
    const refused = await upload(await make(), type)
    expect(refused).toMatchObject({ status: 415, body: { code: 'unsupported_media_type' } })
  })

  test('has to be a picture by its type, within 20 MB, and from somebody signed in', async () => {
    expect(await upload('{}', 'application/json')).toMatchObject({ status: 415 })
    expect(await upload(Buffer.alloc(20 * 1024 * 1024 + 1), 'image/png')).toMatchObject({ status: 413 })
    expect(await upload(await picture().toBuffer(), 'image/jpeg', 'nobody')).toMatchObject({ status: 401 })
    const asJson = await fetch(`${server.url}/api/send_otp/`, {
      method: 'POST',
      headers: { 'content-type': 'image/png' },
      body: 'x',
    })
    expect(asJson.status).toBe(415)
  })

  // Proves: uploads-read-owner
  test('can be read again by its owner, and by nobody else', async () => {
    const { body } = await upload(await picture().toBuffer(), 'image/jpeg')
    const read = (token: string) => server.client.request('GET', `/uploads/${body.id}`, { token })
    const again = await read(user.access)
    expect(again.body).toEqual({ id: body.id, media_url: expect.any(String), width: 60, height: 40 })
    expect(await load(again.body.media_url)).toEqual(await load(body.media_url))
    const other = await server.client.signUp()
    expect(await read(other.access)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })

  test('goes after thirty days, with its file', async () => {
    const { body } = await upload(await picture().toBuffer(), 'image/jpeg')
    const key = blobKeyOf(body.media_url)
    server.clock.advance(29 * dayMs)
    await eraseOldUploads(server.ctx, server.clock.now())
    expect(await server.ctx.blobs.has(key)).toBe(true)
    server.clock.advance(2 * dayMs)
    await eraseOldUploads(server.ctx, server.clock.now())
    const { eraseFiles } = await import('../erasure/erase-files.ts')
    await eraseFiles(server.ctx)
    expect(await server.ctx.blobs.has(key)).toBe(false)
    user.access = (
      await server.client.post('/manual_login/', { email: user.email, password: user.password })
    ).body.access
  })
})

describe('a link', () => {
  test('brings the picture of a post as source', async () => {
    posts.answer('/p/CxYz_12-ab/embed/captioned/', html('<img class="EmbeddedMediaImage" src="/picture.jpg">'))
    posts.answer('/picture.jpg', file(await picture().toBuffer(), 'image/jpeg'))
    const { status, body } = await download(link)
    expect(status).toBe(200)
    expect(body).toMatchObject({ width: 60, height: 40 })
    expect((await sharp(await load(body.media_url)).metadata()).width).toBe(60)
  })

  test('falls back to the social card of the post itself', async () => {
    posts.answer('/reel/Reel_12345/', html('<meta property="og:image" content="/picture.jpg">'))
    expect((await download('https://www.instagram.com/reel/Reel_12345/')).status).toBe(200)
  })

  test.each(['', 'hello', 'https://example.com/p/CxYz_12-ab/', 'http://www.instagram.com/p/CxYz_12-ab/'])(
    '%j is none',
    async (address) => {
      const answer = await download(address)
      expect(answer).toMatchObject({
        status: 400,
        body: { code: 'invalid_input', message: 'Please provide an Instagram link.' },
      })
    },
  )

  // Proves: link-picture-failed
  test.each([
    ['is gone', 'Gone_12345', null],
    ['shows no picture', 'None_12345', '<p>Log in to see this post</p>'],
    ['points inwards', 'Inward_123', '<meta property="og:image" content="https://169.254.169.254/latest/meta-data">'],
    ['points to a text', 'Text_12345', '<meta property="og:image" content="/text.jpg">'],
  ])('whose post %s is told so', async (_name, code, page) => {
    posts.answer('/text.jpg', file(Buffer.from('no picture'), 'image/jpeg'))
    if (page) posts.answer(`/p/${code}/`, html(page))
    const answer = await download(`https://www.instagram.com/p/${code}/`)
    expect(answer).toMatchObject({
      status: 502,
      body: { code: 'link_failed', message: 'Failed to download media from Instagram.' },
    })
  })
})
