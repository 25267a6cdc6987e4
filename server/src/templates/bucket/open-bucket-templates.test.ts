import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMaker, grant, isOver } from '../../testing/generation-server.ts'
import { plainTemplates } from '../../testing/plain-parts.ts'
import { shareChanged } from '../../testing/share-changed.ts'
import { file, startPostServer } from '../../testing/start-post-server.ts'
import type { PostServer } from '../../testing/start-post-server.ts'
import { startTestServer } from '../../testing/start-test-server.ts'
import type { TestServer } from '../../testing/start-test-server.ts'
import { prepareNextTemplate } from '../prepare-next-template.ts'
import { openBucketTemplates } from './open-bucket-templates.ts'

let bucket: PostServer
beforeAll(async () => {
  bucket = await startPostServer()
})
afterAll(() => bucket[Symbol.asyncDispose]())

const plain = (color: string) =>
  sharp({ create: { width: 900, height: 1200, channels: 3, background: color } })
    .jpeg()
    .toBuffer()
const put = (path: string, bytes: Uint8Array, type = 'image/jpeg') => bucket.answer(path, file(bytes, type))
const putManifest = (path: string, manifest: unknown) =>
  put(path, Buffer.from(JSON.stringify(manifest)), 'application/json')
const startWith = (path: string) => startTestServer({ env: { TEMPLATE_BASE_URL: `${bucket.url}${path}` } })
const load = async (address: string) => Buffer.from(await (await fetch(address)).arrayBuffer())
const timesAsked = (path: string) => bucket.asked.filter((asked) => asked === path).length
const list = async ({ client }: TestServer, gender: string, limit = 100) => {
  const { access } = await client.signUp()
  return (await client.request('GET', `/templates?kind=image&gender=${gender}&limit=${limit}`, { token: access })).body
}

describe('a folder of numbered files', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ env: { TEMPLATE_BASE_URL: `${bucket.url}/own` } })
    put('/own/image/women/002.jpg', await plain('teal'))
  })
  afterAll(() => server[Symbol.asyncDispose]())

  // Proves: bucket-shown-order-many
  test('is shown in order, as many as there are templates', async () => {
    const { templates, next_cursor: cursor } = await list(server, 'men', 31)
    expect(templates).toHaveLength(31)
    expect(cursor).toBeNull()
    expect(templates[30]).toMatchObject({ id: 'men-031', label: 'Template 31', width: null })
  })

  test('is fetched once a file, for the picture and posters in three sizes', async () => {
    const paths = ['poster?size=160', 'poster?size=320', 'poster?size=640', 'picture']
    const widths = paths.map(
      async (path) => (await sharp(await load(`${server.url}/api/templates/women-002/${path}`)).metadata()).width,
    )
    expect(await Promise.all(widths)).toEqual([160, 320, 640, 900])
    expect(timesAsked('/own/image/women/002.jpg')).toBe(1)
  })

  test('with a file that is missing says so, leaves it alone for a while and goes on with the others', async () => {
    const poster = () => fetch(`${server.url}/api/templates/women-001/poster`)
    for (const answer of [await poster(), await poster()]) {
      expect(answer.status).toBe(503)
      expect(await answer.json()).toMatchObject({ code: 'unavailable' })
    }
    expect(timesAsked('/own/image/women/001.jpg')).toBe(1)
    put('/own/image/men/003.jpg', await plain('olive'))
    expect(await prepareNextTemplate(server.ctx, new AbortController().signal)).toBe(true)
    server.clock.advance(11 * 60 * 1000)
    put('/own/image/women/001.jpg', await plain('navy'))
    expect((await poster()).status).toBe(200)
  })
})

describe('a manifest', () => {
  // Proves: bucket-files-public-hosts
  test('names the files, and only public hosts beside its own', async () => {
    putManifest('/m/index.json', {
      image: { women: ['beach.webp', '../other/b.jpg', 'http://169.254.169.254/latest', 'text.jpg'] },
    })
    put(
      '/m/beach.webp',
      await sharp(await plain('gold'))
        .webp()
        .toBuffer(),
      'image/webp',
    )
    put('/other/b.jpg', await plain('red'))
    put('/m/text.jpg', Buffer.from('no picture'))
    await using server = await startWith('/m/index.json')
    expect((await list(server, 'women')).templates).toHaveLength(4)
    expect((await list(server, 'men')).templates).toEqual([])
    const statusOf = async (number: number) =>
      (await fetch(`${server.url}/api/templates/women-00${number}/poster`)).status
    expect(await Promise.all([1, 2, 3, 4].map(statusOf))).toEqual([200, 200, 503, 503])
  })

  test.each([
    ['is missing', '/none.json', null],
    ['is no JSON', '/broken.json', 'hello'],
    ['has another shape', '/shape.json', '{"image": ["a.jpg"]}'],
  ])('that %s stops the start', async (_name, path, text) => {
    if (text) put(path, Buffer.from(text), 'application/json')
    await expect(startWith(path)).rejects.toThrow('TEMPLATE_BASE_URL names a manifest that cannot be read')
  })

  test('counts on while the bucket is away, and another one means other pictures', async () => {
    putManifest('/kept/index.json', { image: { women: ['a.jpg'] } })
    await using server = await startWith('/kept/index.json')
    const open = () =>
      openBucketTemplates(`${bucket.url}/kept/index.json`, { ...server.ctx, studio: plainTemplates(1) })
    bucket.answer('/kept/index.json', (_request, response) => void response.writeHead(503).end())
    const kept = await open()
    expect(kept.versions.image).toBe(server.ctx.templates.versions.image)
    expect(kept.list('image', 'female')).toHaveLength(1)
    putManifest('/kept/index.json', { image: { women: ['b.jpg'] } })
    expect((await open()).versions.image).not.toBe(kept.versions.image)
  })
})

// Proves: bucket-face-put-picture
test('the face is put into the picture, and everything else in it stays', async () => {
  putManifest('/faces/index.json', { image: { women: ['one.png', 'empty.jpg'] } })
  await using server = await startTestServer({
    env: { TEMPLATE_BASE_URL: `${bucket.url}/faces/index.json`, STUDIO_PICTURE_SIDE: '400', STUDIO_THREADS: '1' },
  })
  const maker = createMaker(server, await server.client.signUp())
  await grant(server, maker.user.id, { faces: 2, images: 1 })
  const draw = async (prompt: string) => (await maker.waitFor((await maker.accept({ prompt })).job_id, isOver)).result
  const shown = await draw('woman of 30 with short blonde hair')
  const png = await load(`${server.url}${shown?.url}`)
  const picture = await sharp(png).extend({ bottom: 120, background: '#446688' }).png().toBuffer()
  put('/faces/one.png', picture, 'image/png')
  put('/faces/empty.jpg', await plain('grey'))
  const faceId = (await draw('asian woman of 28 with long black hair'))?.asset_id
  const generate = async (template: string) => {
    const { body } = await server.client.post(
      '/generate-image-temp/',
      { user_id: maker.user.id, face: `/api/assets/${faceId}`, image: `/api/templates/${template}/picture` },
      { token: maker.user.access, headers: { prefer: 'respond-async' } },
    )
    return maker.waitFor(body.job_id, isOver)
  }
  const refused = await generate('women-002')
  expect(refused).toMatchObject({ status: 'failed', error: { message: expect.stringContaining('no face') } })
  const { status, result } = await generate('women-001')
  expect(status).toBe('succeeded')
  const pixels = async (path: string, top: number, height: number) => {
    return sharp(await load(`${server.url}${path}`))
      .removeAlpha()
      .extract({ left: 0, top, width: 320, height })
      .raw()
      .toBuffer()
  }
  const full = '/api/templates/women-001/picture'
  const made = result?.url ?? ''
  expect(shareChanged(await pixels(full, 320, 120), await pixels(made, 320, 120))).toBe(0)
  expect(shareChanged(await pixels(full, 0, 320), await pixels(made, 0, 320))).toBeGreaterThan(0.01)
  expect((await maker.usage()).meters.images.used).toBe(1)
})
