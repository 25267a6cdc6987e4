import { QUALITY_TEXT, UPLOAD_CONSENT } from '@visage/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { grant, isOver, signUpMaker, startGenerationServer } from '../../testing/generation-server.ts'
import type { GenerationServer, Maker } from '../../testing/generation-server.ts'
import { plainTemplates } from '../../testing/plain-parts.ts'

const templates = plainTemplates(3)
let server: GenerationServer
let maker: Maker
let faceId: string
let faceUrl: string
beforeAll(async () => {
  server = await startGenerationServer({ parts: { templates } })
  maker = await signUpMaker(server)
  await grant(server, maker.user.id, { images: 100 })
  const { job_id: id } = await maker.accept()
  const { result } = await maker.waitFor(id, isOver)
  faceId = result?.asset_id ?? ''
  faceUrl = result?.url ?? ''
})
afterAll(() => server[Symbol.asyncDispose]())

const post = (path: string, body: object, wait = false) =>
  server.client.post(
    path,
    { user_id: maker.user.id, ...body },
    { token: maker.user.access, headers: wait ? {} : { prefer: 'respond-async' } },
  )
const inputOf = async (jobId: string) => (await maker.waitFor(jobId, isOver)).input

const bringPicture = async () => {
  const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const response = await fetch(`${server.url}/api/uploads/picture?consent=${UPLOAD_CONSENT.version}`, {
    method: 'POST',
    headers: { 'content-type': 'image/png', authorization: `Bearer ${maker.user.access}` },
    body: bytes as BodyInit,
  })
  return (await response.json()) as { id: string; media_url: string }
}

test('by prompt: the signed and the lasting address of a face mean the same', async () => {
  const request = { prompt: 'in a rainy cafe', pose: 'Upperbody2' }
  for (const address of [faceUrl, `/api/assets/${faceId}`, `/api/assets/${faceId}/`]) {
    const { status, body } = await post('/generate-image-prompt/', { face_url: address, ...request })
    expect(status).toBe(202)
    expect(await inputOf(body.job_id)).toEqual({ mode: 'prompt', gender: 'female', face: faceId, ...request })
  }
})

test.each([
  ['reading, Full Body', 'Full Body'],
  ['Upperbody1, at the beach', 'Upperbody1'],
  ['half body in a park', 'Upperbody2'],
  ['somewhere nice', 'Random'],
])('without a pose %j means %s', async (prompt, pose) => {
  const { body } = await post('/generate-image-prompt-men/', { face_url: faceUrl, prompt })
  expect(await inputOf(body.job_id)).toMatchObject({ pose, gender: 'female' })
})

// Proves: image-prompt-own-words
test('of a composed prompt only the own words and the pose are kept, and shown', async () => {
  const words = 'in a rainy cafe, 8k'
  const [face] = (await maker.gallery({ tab: 'faces' })).faces
  const composed = `${words}\n\n${QUALITY_TEXT} Half-body shot from the waist up. ${face.face_prompt}`
  const { body } = await post('/generate-image-prompt/', { face_url: faceUrl, prompt: composed })
  expect(await inputOf(body.job_id)).toEqual({
    mode: 'prompt',
    gender: 'female',
    face: faceId,
    pose: 'Upperbody2',
    prompt: words,
  })
  const [image] = (await maker.gallery({ tab: 'images' })).images
  expect(image.prompt).toBe(words)
  const tooLong = await post('/generate-image-prompt/', {
    face_url: faceUrl,
    prompt: composed.replace(words, 'a'.repeat(2001)),
  })
  expect([tooLong.status, tooLong.body.details.fields.prompt]).toEqual([400, 'Please use at most 2000 characters.'])
})

// Proves: answer-image-waiting
test.each([
  ['/generate-image-prompt/', { prompt: 'now' }, 'output_url'],
  ['/generate-image-prompt-men/', { prompt: 'now' }, 'output_url'],
  ['/generate-image-temp/', { image: '/api/templates/male-02/picture' }, 'result_image_url'],
  ['/generate-image-temp-link-men/', { image: '/api/templates/male-02/picture' }, 'result_image_url'],
  ['/generate-image-temp-template-men/', { image: '/api/templates/male-02/picture' }, 'result_image_url'],
])('a caller of %s that waits gets the address of the picture', async (path, wish, field) => {
  const face = 'prompt' in wish ? { face_url: faceUrl } : { face: faceUrl }
  const { status, body } = await post(path, { ...face, ...wish }, true)
  expect([status, Object.keys(body)]).toEqual([200, [field]])
  expect((await fetch(`${server.url}${body[field]}`)).status).toBe(200)
})

describe('by picture', () => {
  test.each(['/generate-image-temp/', '/generate-image-temp-link-men/', '/generate-image-temp-template-men/'])(
    '%s takes an upload, an own image and a template',
    async (path) => {
      const brought = await bringPicture()
      const picture = async (image: string) => {
        const { body } = await post(path, { face: faceUrl, image })
        return inputOf(body.job_id)
      }
      const common = { gender: 'female', face: faceId }
      const upload = { ...common, mode: 'picture', picture: { from: 'upload', id: brought.id } }
      expect(await picture(brought.media_url)).toEqual(upload)
      expect(await picture(`/api/uploads/${brought.id}`)).toEqual(upload)
      expect(await picture(faceUrl)).toEqual({ ...common, mode: 'picture', picture: { from: 'asset', id: faceId } })
      expect(await picture('/api/templates/male-02/picture')).toEqual({
        ...common,
        mode: 'template',
        template: 'male-02',
      })
    },
  )

  test('keeps the spot that was pointed at', async () => {
    const { id } = await bringPicture()
    const spot = { x: 0.25, y: 0.5 }
    const { body } = await post('/generate-image-temp/', { face: faceUrl, image: `/api/uploads/${id}`, spot })
    expect(await inputOf(body.job_id)).toMatchObject({ spot })
  })
})

test.each([
  'https://example.com/a.png',
  '/api/media/aa/bb/cc.png',
  '/api/assets/00000000-0000-4000-8000-000000000000',
  `/api/assets/${'a'.repeat(36)}`,
  `/api/uploads/${'-'.repeat(36)}`,
  '/api/templates/nobody/picture',
  'https://example.com/api/templates/male-02/picture',
  'not an address',
])('%s is foreign', async (address) => {
  const asPicture = await post('/generate-image-temp/', { face: faceUrl, image: address })
  const asFace = await post('/generate-image-prompt/', { face_url: address, prompt: 'x' })
  for (const { status, body } of [asPicture, asFace]) expect([status, body.code]).toEqual([400, 'foreign_url'])
  expect(asPicture.body.error).toBe('Please use a template or a picture of your own.')
  expect(asFace.body.error).toBe('Please use one of your saved faces.')
})

test("other people's faces, uploads and images are foreign, however they are written", async () => {
  const brought = await bringPicture()
  const other = await signUpMaker(server)
  const ask = (body: object) =>
    server.client.post(
      '/generate-image-temp/',
      { user_id: other.user.id, ...body },
      { token: other.user.access, headers: { prefer: 'respond-async' } },
    )
  for (const face of [faceUrl, `/api/assets/${faceId}`])
    expect((await ask({ face, image: '/api/templates/male-01/picture' })).body.code).toBe('foreign_url')
  const { job_id: id } = await other.accept()
  const own = (await other.waitFor(id, isOver)).result?.url
  for (const image of [brought.media_url, `/api/uploads/${brought.id}`, faceUrl])
    expect((await ask({ face: own, image })).body.code).toBe('foreign_url')
  const vary = await server.client.request('POST', `/assets/${faceId}/variation`, { token: other.user.access })
  expect(vary.status).toBe(404)
})

test('an image is no face, and a face cannot be varied', async () => {
  const { body } = await post('/generate-image-prompt/', { face_url: faceUrl, prompt: 'x' })
  const { result } = await maker.waitFor(body.job_id, isOver)
  const asFace = await post('/generate-image-prompt/', { face_url: result?.url, prompt: 'x' })
  expect(asFace).toMatchObject({ status: 400, body: { message: 'Please select a face.' } })
  const ofFace = await server.client.request('POST', `/assets/${faceId}/variation`, { token: maker.user.access })
  expect(ofFace.status).toBe(400)
  const ofImage = await server.client.request('POST', `/assets/${result?.asset_id}/variation`, {
    token: maker.user.access,
    headers: { prefer: 'respond-async' },
  })
  expect(ofImage.status).toBe(202)
  expect(await inputOf(ofImage.body.job_id)).toEqual({ mode: 'variation', gender: 'female', of: result?.asset_id })
})

const vary = (id: string | undefined) =>
  server.client.request('POST', `/assets/${id}/variation`, {
    token: maker.user.access,
    headers: { prefer: 'respond-async', 'idempotency-key': 'vary' },
  })

test('a key that came with one image is refused for another one', async () => {
  const ids = await Promise.all(
    ['one', 'another'].map(async (prompt) => {
      const { body } = await post('/generate-image-prompt/', { face_url: faceUrl, prompt })
      return (await maker.waitFor(body.job_id, isOver)).result?.asset_id
    }),
  )
  const first = await vary(ids[0])
  expect((await vary(ids[0])).body.job_id).toBe(first.body.job_id)
  expect((await vary(ids[1])).body.code).toBe('idempotency_mismatch')
  // What is still being made would be counted in the next test.
  await maker.waitFor(first.body.job_id, isOver)
})

// Proves: images-own-tab
test('images count on their own meter and are found in their own tab', async () => {
  const before = (await maker.usage()).meters.images.used
  const { body } = await post('/generate-image-prompt/', { face_url: faceUrl, prompt: 'counted' })
  const { result } = await maker.waitFor(body.job_id, isOver)
  expect((await maker.usage()).meters.images.used).toBe(before + 1)
  const { images } = await maker.gallery({ tab: 'images' })
  expect(images[0]).toMatchObject({
    id: result?.asset_id,
    image_url: expect.stringContaining('/api/media/'),
    prompt: 'counted',
    gender: 'female',
  })
})

test('a download carries the mark and a name', async () => {
  const address = `${server.url}/api/assets/${faceId}/download`
  const response = await fetch(address, { headers: { authorization: `Bearer ${maker.user.access}` } })
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="visage-face-${faceId.slice(0, 8)}.png"`,
  )
  expect(response.headers.get('content-type')).toBe('image/png')
  expect((await fetch(address)).status).toBe(401)
  const other = await signUpMaker(server)
  expect((await other.get(`/assets/${faceId}/download`)).status).toBe(404)
})

const list = (query: string) => maker.get(`/templates?kind=image&${query}`)

describe('templates', () => {
  test('come page by page', async () => {
    const first = await list('gender=women&limit=2')
    expect(first.body.templates.map(({ label }: { label: string }) => label)).toEqual(['Template 01', 'Template 02'])
    const rest = await list(`gender=women&limit=2&cursor=${first.body.next_cursor}`)
    expect(rest.body).toMatchObject({ templates: [{ id: 'female-03' }], next_cursor: null })
    expect((await list('gender=women&cursor=made-up')).status).toBe(400)
    expect((await list('gender=dogs')).status).toBe(400)
  })

  // Proves: image-posters-three-sizes
  test('have posters in three sizes that are made once', async () => {
    const [{ poster_url: poster, media_url: media }] = (await list('gender=men')).body.templates
    const sizes = await Promise.all(
      ['?size=160', '?size=320', '?size=640', ''].map(async (query) => {
        const response = await fetch(`${server.url}${poster}${query}`)
        expect(response.headers.get('cache-control')).toContain('public')
        return (await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width
      }),
    )
    expect(sizes).toEqual([160, 320, 640, 320])
    const typeFor = async (accept: string) => {
      const { headers } = await fetch(`${server.url}${poster}?size=160`, { headers: { accept } })
      return [headers.get('content-type'), headers.get('vary')]
    }
    expect(await typeFor('image/avif,image/webp,image/*;q=0.8')).toEqual(['image/avif', 'Accept'])
    expect(await typeFor('image/avif;q=0, image/webp')).toEqual(['image/webp', 'Accept'])
    expect((await fetch(`${server.url}${media}`)).headers.get('content-type')).toBe('image/webp')
    expect(templates.reads.filter((id) => id === 'male-01')).toHaveLength(1)
    expect((await fetch(`${server.url}${poster}?size=5000`)).status).toBe(400)
    expect((await fetch(`${server.url}/api/templates/nobody/poster`)).status).toBe(404)
  })
})
