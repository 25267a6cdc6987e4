import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { BACKENDS, grant, isOver, signUpMaker, startOn } from '../../testing/generation-server.ts'
import type { GenerationServer, Maker } from '../../testing/generation-server.ts'
import { plainTemplates } from '../../testing/plain-parts.ts'
import { waitSeldom } from '../../testing/time.ts'

type Asked = { wait?: boolean; key?: string; by?: Maker }

const resultOf = async (by: Maker, jobId: string) => {
  const { result } = await by.waitFor(jobId, isOver)
  if (!result) throw new Error(`Job ${jobId} brought nothing.`)
  return result
}

const listReady = async (maker: Maker): Promise<boolean[]> => {
  const { templates } = (await maker.get('/templates?kind=video&gender=women')).body
  return templates.map((entry: { is_ready: boolean }) => entry.is_ready)
}

describe.each(BACKENDS)('videos on the %s database', (backend) => {
  const templates = plainTemplates(3)
  let server: GenerationServer
  let maker: Maker
  let faceUrl: string
  let faceId: string
  let imageUrl: string
  let imageId: string

  const post = (path: string, body: object, { wait = false, key, by = maker }: Asked = {}) =>
    server.client.post(
      path,
      { user_id: by.user.id, ...body },
      {
        token: by.user.access,
        headers: { ...(wait ? {} : { prefer: 'respond-async' }), ...(key ? { 'idempotency-key': key } : {}) },
      },
    )
  const inputOf = async (jobId: string) => (await maker.waitFor(jobId, isOver)).input
  const swap = (video: string, asked: Asked & { face?: string } = {}) =>
    post('/face-swap/', { input_image_url: asked.face ?? faceUrl, target_video_url: video }, asked)
  const template = '/api/templates/female-video-02/video'

  beforeAll(async () => {
    server = await startOn(backend, { parts: { templates } })
    maker = await signUpMaker(server)
    await grant(server, maker.user.id, { images: 10, videos: 100 })
    const face = await resultOf(maker, (await maker.accept()).job_id)
    faceUrl = face.url
    faceId = face.asset_id
    const made = await post('/generate-image-prompt/', { face_url: faceUrl, prompt: 'by the sea' })
    const image = await resultOf(maker, made.body.job_id)
    imageUrl = image.url
    imageId = image.asset_id
  })
  afterAll(() => server[Symbol.asyncDispose]())

  test('a template and a video of the own gallery take a face, by signed and by lasting address', async () => {
    const fromTemplate = await swap(template)
    expect(fromTemplate.status).toBe(202)
    expect(fromTemplate.body).toMatchObject({ kind: 'video', cost: { meter: 'videos', amount: 1 } })
    const common = { gender: 'female', face: faceId }
    expect(await inputOf(fromTemplate.body.job_id)).toEqual({
      ...common,
      mode: 'template',
      template: 'female-video-02',
    })
    const { url, asset_id: id } = await resultOf(maker, fromTemplate.body.job_id)
    for (const address of [url, `/api/assets/${id}`]) {
      const again = await swap(address, { face: `/api/assets/${faceId}` })
      expect(await inputOf(again.body.job_id)).toEqual({ ...common, mode: 'video', video: { from: 'asset', id } })
    }
  })

  // Proves: answer-video-waiting
  test('callers that wait get what the specification reads, and a file that plays in parts', async () => {
    const swapped = await swap(template, { wait: true })
    const moved = await post('/imagetovideos/', { input_image: imageUrl, prompt: 'waves her hand' }, { wait: true })
    expect([swapped.status, moved.status]).toEqual([200, 200])
    for (const url of [swapped.body.video_url, moved.body.output_url]) {
      const part = await fetch(server.url + url, { headers: { range: 'bytes=4-7' } })
      expect([part.status, part.headers.get('content-type'), await part.text()]).toEqual([206, 'video/mp4', 'ftyp'])
    }
  })

  test('an image moves: by either address, with what is known of who is in it', async () => {
    for (const address of [imageUrl, `/api/assets/${imageId}`]) {
      const { status, body } = await post('/imagetovideos/', { input_image: address, prompt: '  smiles slowly ' })
      expect(status).toBe(202)
      expect(await inputOf(body.job_id)).toEqual({ image: imageId, gender: 'female', prompt: 'smiles slowly' })
    }
  })

  // Proves: videos-own-tab
  test('each is found in its own tab with its length', async () => {
    const swapped = await resultOf(maker, (await swap(template)).body.job_id)
    const request = { input_image: imageUrl, prompt: 'turns to the sea' }
    const moved = await resultOf(maker, (await post('/imagetovideos/', request)).body.job_id)
    const { videos, imgTovideo: animated, images } = await maker.gallery()
    const address = expect.stringContaining('/api/media/')
    const common = { gender: 'female', width: 64, height: 112, duration: 1, engine: 'fake', video_url: address }
    expect(videos[0]).toMatchObject({ ...common, id: swapped.asset_id, prompt: null })
    expect(animated[0]).toMatchObject({ ...common, id: moved.asset_id, prompt: request.prompt })
    expect(images.map(({ id }: { id: string }) => id)).toEqual([imageId])
  })

  test('what is missing or is no such thing is told before anything is charged', async () => {
    const before = (await maker.usage()).meters.videos.used
    const answers = [
      await post('/face-swap/', { target_video_url: template }),
      await swap(template, { face: imageUrl }),
      await post('/face-swap/', { input_image_url: faceUrl }),
      await swap(imageUrl),
      await post('/imagetovideos/', { input_image: imageUrl, prompt: ' ' }),
      await post('/imagetovideos/', { prompt: 'smiles' }),
      await post('/imagetovideos/', { input_image: imageUrl, prompt: '?! 123' }),
    ]
    expect(answers.map(({ status, body }) => [status, body.code, body.message])).toEqual(
      [
        'Please select a face.',
        'Please select a face.',
        'Please select a template.',
        'This is not a video. Please use a video or a video template.',
        'Please select a generated image and prompt',
        'Please select a generated image and prompt',
        'Invalid prompt. Please enter a proper prompt.',
      ].map((message) => [400, 'invalid_input', message]),
    )
    expect((await maker.usage()).meters.videos.used).toBe(before)
  })

  test('a video is no picture, and a picture template no video', async () => {
    const { url } = await resultOf(maker, (await swap(template)).body.job_id)
    const asPicture = await post('/generate-image-temp/', { face: faceUrl, image: url })
    expect(asPicture).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    const asImage = await post('/imagetovideos/', { input_image: url, prompt: 'smiles' })
    expect(asImage).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect((await swap('/api/templates/female-02/picture')).body).toMatchObject({
      code: 'foreign_url',
      error: 'Please use a template video or a video of your own.',
    })
    expect((await swap('/api/templates/female-02/video')).body.code).toBe('foreign_url')
  })

  test("other people's faces, images and videos are foreign, however they are written", async () => {
    const own = await resultOf(maker, (await swap(template)).body.job_id)
    const other = await signUpMaker(server)
    const { url: otherFace } = await resultOf(other, (await other.accept()).job_id)
    for (const face of [faceUrl, `/api/assets/${faceId}`])
      expect((await swap(template, { face, by: other })).body.code).toBe('foreign_url')
    for (const video of [own.url, `/api/assets/${own.asset_id}`, 'https://example.com/a.mp4'])
      expect((await swap(video, { face: otherFace, by: other })).body.code).toBe('foreign_url')
    for (const image of [imageUrl, `/api/assets/${imageId}`]) {
      const answer = await post('/imagetovideos/', { input_image: image, prompt: 'smiles' }, { by: other })
      expect(answer.body.code).toBe('foreign_url')
    }
    expect((await other.usage()).meters.videos.used).toBe(0)
  })

  test('the same key brings the same job and one charge', async () => {
    const before = (await maker.usage()).meters.videos.used
    const first = await swap(template, { key: 'only one' })
    const second = await swap(template, { key: 'only one' })
    expect(second.body.job_id).toBe(first.body.job_id)
    await maker.waitFor(first.body.job_id, isOver)
    expect((await maker.usage()).meters.videos.used).toBe(before + 1)
    const changed = await swap('/api/templates/male-video-01/video', { key: 'only one' })
    expect(changed.body.code).toBe('idempotency_mismatch')
  })

  test('a cancelled and a failed video give the charge back', async () => {
    const before = (await maker.usage()).meters.videos.used
    server.script('for ever', { end: 'never' })
    const { body } = await post('/imagetovideos/', { input_image: imageUrl, prompt: 'for ever' })
    await maker.waitFor(body.job_id, ({ status }) => status === 'running')
    expect((await maker.cancel(body.job_id)).body.status).toBe('cancelled')
    const message = 'There is no face to be seen in this video.'
    server.script('refused', { end: { state: 'failed', reason: 'refused', message, retryable: false } })
    const refused = await post('/imagetovideos/', { input_image: imageUrl, prompt: 'refused' }, { wait: true })
    expect(refused).toMatchObject({ status: 422, body: { code: 'generation_failed', message } })
    expect((await maker.usage()).meters.videos.used).toBe(before)
  })

  test('once the plan is used up, it says so', async () => {
    const poor = await signUpMaker(server)
    const { url } = await resultOf(poor, (await poor.accept()).job_id)
    const room = (await poor.usage()).meters.videos.limit
    for (let made = 0; made < room; made += 1) expect((await swap(template, { face: url, by: poor })).status).toBe(202)
    const refused = await swap(template, { face: url, by: poor })
    expect(refused).toMatchObject({ status: 403, body: { code: 'quota_exceeded' } })
  })

  test('video templates have a list of their own', async () => {
    const answer = await maker.get('/templates?kind=video&gender=men&limit=2')
    expect(answer.body.templates[0]).toMatchObject({
      id: 'male-video-01',
      label: 'Template 01',
      media_url: '/api/templates/male-video-01/video',
      duration: 5,
    })
    expect((await maker.get('/templates?kind=song&gender=men')).status).toBe(400)
  })

  test('the clip of a template is made when it is wanted; until then the answer says when to come back', async () => {
    const media = `${server.url}${template}`
    expect(await listReady(maker)).toEqual([false, false, false])
    const answers = await Promise.all([fetch(media), fetch(media)])
    for (const answer of answers) {
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '15'])
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(await answer.json()).toMatchObject({ code: 'unavailable' })
    }
    const poster = await fetch(`${server.url}/api/templates/female-video-02/poster`)
    expect(poster.headers.get('content-type')).toBe('image/webp')
    await vi.waitFor(async () => expect(await listReady(maker)).toEqual([false, true, false]), waitSeldom)
    const part = await fetch(media, { headers: { range: 'bytes=4-7' } })
    expect([part.status, part.headers.get('content-type'), await part.text()]).toEqual([206, 'video/mp4', 'ftyp'])
    expect(part.headers.get('cache-control')).toContain('public')
    expect(templates.reads.filter((read) => read === 'female-video-02 small')).toHaveLength(1)
    for (const nobody of ['nobody', 'female-02'])
      expect((await fetch(`${server.url}/api/templates/${nobody}/video`)).status).toBe(404)
  })
})
