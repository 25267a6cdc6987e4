import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { grant, isOver, signUpMaker, startGenerationServer } from '../../testing/generation-server.ts'
import type { Form, GenerationServer, Maker } from '../../testing/generation-server.ts'

type Asked = { by?: Maker; wait?: boolean; key?: string }

let server: GenerationServer
let maker: Maker
let imageId: string
let imageUrl: string
let garment: Blob

const makeImage = async (by: Maker) => {
  const face = await by.waitFor((await by.accept()).job_id, isOver)
  const { body } = await server.client.post(
    '/generate-image-prompt/',
    { user_id: by.user.id, face_url: face.result?.url, prompt: 'in a park' },
    { token: by.user.access, headers: { prefer: 'respond-async' } },
  )
  const { result } = await by.waitFor(body.job_id, isOver)
  if (!result) throw new Error('No image was made.')
  return result
}

beforeAll(async () => {
  server = await startGenerationServer()
  maker = await signUpMaker(server)
  await grant(server, maker.user.id, { images: 100 })
  const { asset_id: id, url } = await makeImage(maker)
  imageId = id
  imageUrl = url
  const png = await sharp({ create: { width: 40, height: 60, channels: 3, background: 'crimson' } })
    .png()
    .toBuffer()
  garment = new Blob([new Uint8Array(png)])
})
afterAll(() => server[Symbol.asyncDispose]())

const post = (form: Form, { by = maker, ...asked }: Asked = {}) => by.postForm('/newclothchanger/', form, asked)
const inputOf = async (jobId: string) => (await maker.waitFor(jobId, isOver)).input

// Proves: cloth-garment-put-address
test('a garment is put on: the answer has the address of the picture, and the gallery shows it under cloth', async () => {
  const { status, body } = await post(
    { image_template: imageUrl, cloth_image: garment, category: 'one-pieces' },
    { wait: true },
  )
  expect(status).toBe(200)
  expect((await fetch(server.url + body.output_image)).headers.get('content-type')).toBe('image/png')
  const [item] = (await maker.gallery({ tab: 'cloth' })).cloth
  expect(item).toMatchObject({ gen_image_url: expect.stringContaining('/api/media/'), gender: 'female' })
  expect((await fetch(server.url + item.gen_image_url)).status).toBe(200)
})

// Proves: cloth-tops-usual-category
test('tops are the usual category, and the garment is kept as an upload that can be named again', async () => {
  const first = await post({ image_template: imageUrl, cloth_image: garment })
  expect(first.status).toBe(202)
  expect(first.body).toMatchObject({ kind: 'cloth', cost: { meter: 'images', amount: 1 } })
  const input = await inputOf(first.body.job_id)
  expect(input).toEqual({
    image: imageId,
    gender: 'female',
    garment: { from: 'upload', id: expect.any(String) },
    category: 'tops',
  })
  const { garment: ref } = input as { garment: { id: string } }
  const again = await post({ image_template: `/api/assets/${imageId}`, cloth_image: `/api/uploads/${ref.id}` })
  expect(await inputOf(again.body.job_id)).toEqual(input)
})

test('the same key and garment are one job, another garment is refused', async () => {
  const form = { image_template: imageUrl, cloth_image: garment }
  const [first, second] = await Promise.all([post(form, { key: 'once' }), post(form, { key: 'once' })])
  expect(second.body.job_id).toBe(first.body.job_id)
  const other = new Blob([
    new Uint8Array(
      await sharp(await garment.arrayBuffer())
        .negate()
        .png()
        .toBuffer(),
    ),
  ])
  expect((await post({ ...form, cloth_image: other }, { key: 'once' })).status).toBe(422)
})

describe('nothing is charged', () => {
  const both = 'Please select a generated image and upload a garment'

  // Proves: cloth-refused
  test.each([
    ['without a garment', () => ({ image_template: imageUrl }), { cloth_image: both }],
    ['without an image', () => ({ cloth_image: garment }), { image_template: both }],
    [
      'for another category',
      () => ({ image_template: imageUrl, cloth_image: garment, category: 'hats' }),
      { category: 'Please choose tops, bottoms or one-pieces.' },
    ],
  ])('%s', async (_what, form, fields) => {
    const before = await maker.usage()
    const { status, body } = await post(form())
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'invalid_input', details: { fields } })
    expect((await maker.usage()).meters).toEqual(before.meters)
  })

  test.each([
    ['no picture', new Blob(['not a picture'])],
    ['a text named like one', new Blob(['%PDF-1.7'], { type: 'image/png' })],
  ])('for %s', async (_what, file) => {
    const before = await maker.usage()
    const { status } = await post({ image_template: imageUrl, cloth_image: file })
    expect([400, 415]).toContain(status)
    expect((await maker.usage()).meters).toEqual(before.meters)
  })

  test("for another person's image or garment, or an address that is not ours", async () => {
    const other = await signUpMaker(server)
    await grant(server, other.user.id, { images: 10 })
    const { url } = await makeImage(other)
    for (const address of [imageUrl, `/api/assets/${imageId}`, 'https://example.com/a.png']) {
      const { status, body } = await post({ image_template: address, cloth_image: garment }, { by: other })
      expect([status, body.code]).toEqual([400, 'foreign_url'])
    }
    const kept = await post({ image_template: imageUrl, cloth_image: garment })
    const { garment: ref } = (await inputOf(kept.body.job_id)) as { garment: { id: string } }
    const stolen = await post({ image_template: url, cloth_image: `/api/uploads/${ref.id}` }, { by: other })
    expect([stolen.status, stolen.body.code]).toEqual([400, 'foreign_url'])
    expect(stolen.body.error).toBe('Please use a picture from your gallery, or upload one.')
  })

  // Proves: cloth-engine-finds-garment
  test('when the engine finds no garment in the picture', async () => {
    const before = await maker.usage()
    const sentence = 'Invalid Selection , Please Change Selected Image Or Uploaded Image.'
    server.script('bottoms', { end: { state: 'failed', reason: 'refused', message: sentence, retryable: false } })
    const { body } = await post({ image_template: imageUrl, cloth_image: garment, category: 'bottoms' })
    const job = await maker.waitFor(body.job_id, isOver)
    expect(job).toMatchObject({ status: 'failed', error: { message: sentence } })
    expect((await maker.usage()).meters).toEqual(before.meters)
  })
})
