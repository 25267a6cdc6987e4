import { UPLOAD_CONSENT } from '@visage/contract'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createMaker, isOver } from '../../testing/generation-server.ts'
import type { Form } from '../../testing/generation-server.ts'
import { startTestServer } from '../../testing/start-test-server.ts'

// Proves: talk-upload
test('a picture that was brought in talks with sound, and one that cannot is refused before anything is charged', async () => {
  await using real = await startTestServer({
    env: { STUDIO_CLIP_SIDE: '240', STUDIO_PICTURE_SIDE: '400', STUDIO_THREADS: '1' },
  })
  const person = createMaker(real, await real.client.signUp())
  const { result: portrait } = await person.waitFor((await person.accept()).job_id, isOver)
  const drawn = await (await fetch(`${real.url}${portrait?.url}`)).arrayBuffer()
  const photo = await sharp(drawn)
    .resize(360)
    .extend({ left: 40, background: '#8899aa' })
    .jpeg({ quality: 85 })
    .toBuffer()
  const send = (file: Buffer | string, form: Form = {}) =>
    person.postForm('/talking_video/', {
      input_image: typeof file === 'string' ? file : new Blob([new Uint8Array(file)], { type: 'image/jpeg' }),
      script: 'Maybe.',
      shape: '1:1',
      consent: UPLOAD_CONSENT.version,
      ...form,
    })
  const used = async () => (await person.usage()).meters.videos.used
  const before = await used()

  const grey = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#889' } })
    .jpeg()
    .toBuffer()
  const small = await sharp(photo).resize(60).extend({ top: 500, bottom: 500, left: 500, right: 500 }).jpeg().toBuffer()
  const twice = await sharp(photo)
    .extend({ right: 400, background: '#8899aa' })
    .composite([{ input: photo, left: 400, top: 0 }])
    .jpeg()
    .toBuffer()
  for (const [unfit, sentence] of [
    [grey, /There is no face to be seen in this picture\. Please use one/],
    [small, /no face to be seen|too small to talk\. Please use one/],
    [twice, /several faces in this picture\. Please cut it/],
  ] as const) {
    const { status, body } = await send(unfit)
    expect([status, body.details?.fields?.input_image]).toEqual([400, expect.stringMatching(sentence)])
  }
  expect(await used()).toBe(before)

  const { status, body } = await send(photo)
  expect(status).toBe(202)
  const { error, result, input } = await person.waitFor(body.job_id, isOver)
  expect([error, input]).toMatchObject([null, { picture: { from: 'upload' }, gender: expect.any(String) }])
  const file = Buffer.from(await (await fetch(`${real.url}${result?.url}`)).arrayBuffer())
  expect(await real.ctx.clips.probe(file)).toMatchObject({ hasSound: true, isPlayable: true })
  expect(await used()).toBe(before + 1)
  // What was brought in once can be named again by its address, and is still there for the next try.
  const again = await send(`/api/uploads/${(input.picture as { id: string }).id}`)
  expect(again.status).toBe(202)
})
