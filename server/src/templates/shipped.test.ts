import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createStudioPool } from '@visage/studio/pool'
import { findTemplate, findVideoTemplate, portraitSceneFor, stockModel } from '@visage/studio/scene'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPictures } from '../adapters/media/clip/testing/read-pictures.ts'
import { plainClips, plainTemplates } from '../testing/plain-parts.ts'
import { startTestServer } from '../testing/start-test-server.ts'
import type { TestServer } from '../testing/start-test-server.ts'
import { prepareNextTemplate } from './prepare-next-template.ts'
import { openStudioTemplates } from './studio/open-studio-templates.ts'
import type { TemplateCatalogue } from './template-source.ts'

const pool = createStudioPool({ threads: 1 })
const never = () => Promise.reject(new Error('Nothing has to be drawn to show templates.'))
const idle = { ...pool, renderPicture: never }
const clipSide = 1280
const templates = openStudioTemplates({ pool: idle, clips: { ...plainClips(), animate: never }, clipSide })

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ overrides: { templates } })
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await pool.close({ abort: true })
})

const listIds = (kind: 'image' | 'video', gender: 'female' | 'male') => templates.list(kind, gender).map(({ id }) => id)
const load = (path: string, accept = 'image/avif') =>
  fetch(`${server.url}/api/templates/${path}`, { headers: { accept } })
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

// Proves: templates-come-along
test('all posters and loops come along, and nothing that belongs to no template', async () => {
  const lists = (['image', 'video'] as const).flatMap((kind) =>
    (['female', 'male'] as const).map((gender) => listIds(kind, gender)),
  )
  expect(lists.map(({ length }) => length)).toEqual([185, 31, 156, 47])
  expect(lists.flat().filter((id) => templates.findShipped(id, 'poster') === undefined)).toEqual([])
  const videos = lists.flat().filter((id) => templates.find(id)?.kind === 'video')
  expect(videos.filter((id) => templates.findShipped(id, 'loop') === undefined)).toEqual([])
  const known = new Set(
    lists.flat().flatMap((id) => [templates.findShipped(id, 'poster'), templates.findShipped(id, 'loop')]),
  )
  const folder = dirname(dirname(templates.findShipped('women-001', 'poster') ?? ''))
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.includes('.'))
  expect(files.filter((name) => !known.has(join(folder, name)))).toEqual([])
})

// Proves: template-videos-play-at-once
test('the first look at a template brings its picture, and plays its video', async () => {
  const { access } = await server.client.signUp()
  const { body } = await server.client.request('GET', '/templates?kind=video&gender=women&limit=4', { token: access })
  expect(body.templates.map(({ id }: { id: string }) => id)).toEqual(
    [156, 155, 154, 153].map((number) => `women-video-${number}`),
  )
  for (const { id, is_ready: isReady } of body.templates) {
    expect(isReady).toBe(true)
    const clip = await load(`${id}/video`)
    expect([clip.status, clip.headers.get('content-type')]).toEqual([200, 'video/mp4'])
    const pictures = await readPictures(await bytesOf(clip))
    expect(pictures).toHaveLength(75)
    expect(pictures[0]).toMatchObject({ width: 180, height: 320 })
  }
  for (const accept of ['image/avif', 'image/webp'])
    for (const width of [160, 320]) {
      const poster = await load(`men-001/poster?size=${width}`, accept)
      expect([poster.status, poster.headers.get('content-type')]).toEqual([200, accept])
      expect((await sharp(await bytesOf(poster)).metadata()).width).toBe(width)
    }
})

const small = (picture: Uint8Array) =>
  sharp(picture).removeAlpha().resize(80, 80, { fit: 'fill' }).blur(1).raw().toBuffer()
/** Mean difference of two pictures, seen small: 0 is the same, 255 black against white. */
const difference = async (first: Uint8Array, second: Uint8Array) => {
  const [one, other] = [await small(first), await small(second)]
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length
}
const draw = async (id: string) => {
  const template = findTemplate(id) ?? findVideoTemplate(id)
  if (!template) throw new Error(`There is no template ${id}.`)
  const { gender, model, scene } = template
  const height = id.includes('video') ? 284 : 200
  return (await pool.renderPicture({ identity: stockModel(gender, model), scene, width: 160, height })).png
}
const shippedOf = async (id: string) => bytesOf(await load(`${id}/poster?size=320`))

test('what comes along is what the studio draws', async () => {
  for (const id of ['women-004', 'men-video-047']) {
    const drawn = await draw(id)
    expect(await difference(await shippedOf(id), drawn)).toBeLessThan(12)
    expect(await difference(await shippedOf('women-video-150'), drawn)).toBeGreaterThan(20)
  }
})

test('only what does not come along is made ahead, in the order in which it is shown', async () => {
  const plain = plainTemplates(2)
  const ships = new Set(['female-01', 'male-01', 'female-video-01'])
  const path = templates.findShipped('women-video-156', 'loop')
  const some: TemplateCatalogue = {
    ...plain,
    findShipped: (id, file) => (file === 'loop' && ships.has(id) ? path : undefined),
  }
  const ctx = { ...server.ctx, templates: some }
  while (await prepareNextTemplate(ctx, new AbortController().signal));
  expect(plain.reads.filter((read) => read.endsWith(' small'))).toEqual([
    'male-video-01 small',
    'female-video-02 small',
    'male-video-02 small',
  ])
})

// Proves: templates-yield-to-people
test("a person's first face is drawn before a template that is being drawn already", async () => {
  const begun = Promise.withResolvers<void>()
  const watched = {
    ...pool,
    renderPicture: (({ width, height, ...request }, hooks) => {
      const size = { width: Math.round(width / 4), height: Math.round(height / 4) }
      return pool.renderPicture({ ...request, ...size }, { ...hooks, onProgress: () => begun.resolve() })
    }) as typeof pool.renderPicture,
  }
  const drawing = openStudioTemplates({ pool: watched, clips: plainClips(), clipSide })
  const ended: string[] = []
  const template = drawing.read('women-001', { openLarge: never }).then(() => ended.push('template'))
  await begun.promise
  const identity = stockModel('female', 7)
  const face = { identity, scene: portraitSceneFor(identity, 7), width: 128, height: 128 }
  await pool.renderPortrait(face).then(() => ended.push('face'))
  await template
  expect(ended).toEqual(['face', 'template'])
})
