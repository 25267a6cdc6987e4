import { FF_ENCODER_LIBVPX_VP8 } from 'node-av/constants'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aacTone, makeClip } from '../../adapters/media/clip/testing/make-clip.ts'
import { pngOf, readPictures } from '../../adapters/media/clip/testing/read-pictures.ts'
import { readStreams } from '../../adapters/media/clip/testing/read-streams.ts'
import { createMaker, grant, isOver } from '../../testing/generation-server.ts'
import { plainTemplates } from '../../testing/plain-parts.ts'
import { shareChanged } from '../../testing/share-changed.ts'
import { file, startPostServer } from '../../testing/start-post-server.ts'
import type { PostServer } from '../../testing/start-post-server.ts'
import { startTestServer } from '../../testing/start-test-server.ts'
import type { TestServer } from '../../testing/start-test-server.ts'
import { readTemplateSource } from '../read-template-source.ts'
import { openBucketTemplates } from './open-bucket-templates.ts'

let bucket: PostServer
beforeAll(async () => {
  bucket = await startPostServer()
})
afterAll(() => bucket[Symbol.asyncDispose]())

const put = (path: string, bytes: Uint8Array, type = 'video/mp4') => bucket.answer(path, file(bytes, type))
const putManifest = (path: string, manifest: unknown) =>
  put(path, Buffer.from(JSON.stringify(manifest)), 'application/json')
const startWith = (path: string) => startTestServer({ env: { TEMPLATE_BASE_URL: `${bucket.url}${path}` } })
const timesAsked = (path: string) => bucket.asked.filter((asked) => asked === path).length
const list = async ({ client }: TestServer, query: string) => {
  const { access } = await client.signUp()
  return (await client.request('GET', `/templates?${query}`, { token: access })).body
}
const idsOf = ({ templates }: { templates: { id: string }[] }) => templates.map(({ id }) => id)
const askFor = ({ url }: TestServer, path: string) => fetch(`${url}/api/templates/${path}`)
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())
/** The clip, once it has been made. */
const loadClip = async (server: TestServer, id: string) => {
  await expect.poll(async () => (await askFor(server, `${id}/video`)).status).toBe(200)
  return bytesOf(await askFor(server, `${id}/video`))
}
const answer503 = (path: string) => bucket.answer(path, (_request, response) => void response.writeHead(503).end())
const small = () => makeClip({ width: 64, height: 112, frames: 3 })

// Proves: bucket-videos-folder
test('a folder that holds videos shows them in reverse order beside its pictures', async () => {
  put('/both/video/women/001.mp4', await small())
  await using server = await startWith('/both')
  const women = await list(server, 'kind=video&gender=women&limit=2')
  expect(idsOf(women)).toEqual(['women-video-156', 'women-video-155'])
  expect(women.templates[0]).toMatchObject({ label: 'Template 156', is_ready: false, duration: null })
  expect(await list(server, 'kind=video&gender=men')).toEqual({ templates: [], next_cursor: null })
  expect(idsOf(await list(server, 'kind=image&gender=women&limit=1'))).toEqual(['women-001'])
})

test('a folder with pictures alone leaves the videos as they are, and needs no more than the pictures', async () => {
  await using server = await startWith('/pictures')
  const { templates } = await list(server, 'kind=video&gender=women&limit=1')
  expect(templates[0]).toMatchObject({ id: 'women-video-156', is_ready: true })
  expect((await askFor(server, 'women-video-156/video')).status).toBe(200)
  expect(bucket.asked.filter((path) => path.startsWith('/pictures'))).toHaveLength(2)
})

test('while the folder is away, its last answer counts; without one, videos come from elsewhere', async () => {
  await using server = await startTestServer()
  const open = () => openBucketTemplates(`${bucket.url}/away`, { ...server.ctx, studio: plainTemplates(1) })
  const firstOf = async () => (await open()).list('video', 'female')[0]?.id
  answer503('/away/video/women/001.mp4')
  expect(await firstOf()).toBe('female-video-01')
  put('/away/video/women/001.mp4', await small())
  expect(await firstOf()).toBe('women-video-156')
  answer503('/away/video/women/001.mp4')
  expect(await firstOf()).toBe('women-video-156')
})

// Proves: bucket-videos-manifest
test('videos of a manifest get a poster and a short loop, and each is fetched once', async () => {
  const film = await makeClip({ width: 640, height: 360, frames: 84, framesPerSecond: 12, sound: aacTone(7) })
  const webm = await makeClip({ width: 90, height: 160, frames: 4, encoder: FF_ENCODER_LIBVPX_VP8, ending: 'webm' })
  putManifest('/films/index.json', { video: { women: ['a.mp4', 'b.webm'] } })
  put('/films/a.mp4', film)
  put('/films/b.webm', webm, 'video/webm')
  await using server = await startWith('/films/index.json')
  expect(idsOf(await list(server, 'kind=video&gender=women'))).toEqual(['women-video-002', 'women-video-001'])
  expect(idsOf(await list(server, 'kind=image&gender=men&limit=1'))).toEqual(['men-001'])
  const first = await askFor(server, 'women-video-001/video')
  expect([first.status, first.headers.get('retry-after')]).toEqual([503, '15'])

  const loop = await loadClip(server, 'women-video-001')
  const pictures = await readPictures(loop)
  expect(pictures[0]).toMatchObject({ width: 320, height: 180 })
  expect(pictures.length).toBe(60)
  expect(await readStreams(loop)).toMatchObject({ video: { codec: 'h264' }, audio: null })
  expect((await readStreams(await loadClip(server, 'women-video-002'))).video).toMatchObject({ codec: 'h264' })
  const poster = await sharp(await bytesOf(await askFor(server, 'women-video-001/poster?size=160'))).metadata()
  expect([poster.width, poster.height]).toEqual([160, 90])
  expect([timesAsked('/films/a.mp4'), timesAsked('/films/b.webm')]).toEqual([1, 1])
  expect((await list(server, 'kind=video&gender=women')).templates[0]).toMatchObject({ is_ready: true })
  const gone = 'This template is no longer there. Please choose another one.'
  await expect(readTemplateSource(server.ctx, 'women-video-003')).rejects.toThrow(gone)
})

test.each([
  [
    'of another kind than MP4 or WebM',
    { video: { women: ['a.avi'] } },
    'video.women.0: Videos have to be .mp4 or .webm',
  ],
  [
    'that names neither pictures nor videos',
    { pictures: [] },
    'It has to name pictures (image), videos (video) or both',
  ],
])('a manifest %s stops the start and says why', async (_name, manifest, reason) => {
  putManifest('/wrong.json', manifest)
  await expect(startWith('/wrong.json')).rejects.toThrow(reason)
})

const cut = async (picture: Uint8Array, top: number, height: number) =>
  sharp(picture).removeAlpha().extract({ left: 0, top, width: 320, height }).raw().toBuffer()

// Proves: bucket-videos-face-put
test('the face is put into the video; one that is no film, too long or too large is refused without a charge', async () => {
  const women = ['one.mp4', 'text.mp4', 'long.mp4', 'large.mp4', 'empty.mp4']
  putManifest('/faces/index.json', { video: { women } })
  put('/faces/text.mp4', Buffer.from('This is no film. '.repeat(100)))
  put('/faces/long.mp4', await makeClip({ width: 32, height: 32, frames: 61, framesPerSecond: 1 }))
  put('/faces/large.mp4', await makeClip({ width: 2048, height: 1152, frames: 1 }))
  put('/faces/empty.mp4', await small())
  await using server = await startTestServer({
    env: { TEMPLATE_BASE_URL: `${bucket.url}/faces/index.json`, STUDIO_PICTURE_SIDE: '400', STUDIO_THREADS: '1' },
  })
  const maker = createMaker(server, await server.client.signUp())
  await grant(server, maker.user.id, { faces: 2, videos: 1 })
  const draw = async (prompt: string) => (await maker.waitFor((await maker.accept({ prompt })).job_id, isOver)).result
  const shown = await draw('woman of 30 with short blonde hair')
  const png = await bytesOf(await fetch(`${server.url}${shown?.url}`))
  const pixels = new Uint8ClampedArray(
    await sharp(png).ensureAlpha().extend({ bottom: 120, background: '#446688' }).raw().toBuffer(),
  )
  put(
    '/faces/one.mp4',
    await makeClip({ width: 320, height: 440, frames: 3, framesPerSecond: 10, paint: () => pixels }),
  )
  const faceId = (await draw('asian woman of 28 with long black hair'))?.asset_id
  const generate = async (number: number) => {
    const { body } = await server.client.post(
      '/face-swap/',
      {
        user_id: maker.user.id,
        input_image_url: `/api/assets/${faceId}`,
        target_video_url: `/api/templates/women-video-00${number}/video`,
      },
      { token: maker.user.access, headers: { prefer: 'respond-async' } },
    )
    return maker.waitFor(body.job_id, isOver)
  }
  for (const number of [2, 3, 4])
    expect(await generate(number)).toMatchObject({
      status: 'failed',
      error: { message: 'This template cannot be loaded right now. Please choose another one.' },
    })
  expect(await generate(5)).toMatchObject({ status: 'failed', error: { message: expect.stringContaining('face') } })
  expect((await maker.usage()).meters.videos.used).toBe(0)

  const { status, result } = await generate(1)
  expect(status).toBe('succeeded')
  const [made] = await readPictures(await bytesOf(await fetch(server.url + (result?.url ?? ''))))
  if (!made) throw new Error('The video shows nothing.')
  expect([made.width, made.height]).toEqual([320, 440])
  const before = await sharp(pixels, { raw: { width: 320, height: 440, channels: 4 } })
    .png()
    .toBuffer()
  const after = await pngOf(made)
  expect(shareChanged(await cut(before, 330, 110), await cut(after, 330, 110))).toBe(0)
  expect(shareChanged(await cut(before, 0, 320), await cut(after, 0, 320))).toBeGreaterThan(0.03)
  expect((await maker.usage()).meters.videos.used).toBe(1)
})
