import { UPLOAD_CONSENT } from '@visage/contract'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { ownVoice, SAMPLE_SCRIPT } from '../../adapters/engines/tasks/speech.ts'
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
  await person.cancel(again.body.job_id)

  // Each upload has a voice of its own, which is heard before as it is in the clip.
  const first = (input.picture as { id: string }).id
  const { id: later, input: other } = await person.readJob((await send(photo)).body.job_id)
  await person.cancel(later)
  const second = (other.picture as { id: string }).id
  const hear = (upload: string, access = person.user.access) =>
    fetch(`${real.url}/api/voices/sample?upload=${upload}`, { headers: { authorization: `Bearer ${access}` } })
  const heard = async (upload: string) => Buffer.from(await (await hear(upload)).arrayBuffer()).toString('base64')
  const voice = await heard(first)
  expect((await hear(first)).headers.get('content-type')).toBe('audio/mpeg')
  expect(await heard(first)).toBe(voice)
  expect(await heard(second)).not.toBe(voice)
  const { gender } = input as { gender: 'female' | 'male' }
  const shown = { from: 'upload', id: first } as const
  const said = ownVoice({ recipe: null, facePrompt: null, gender }, shown)
  const { mp3 } = await real.ctx.sounds.speak({ script: SAMPLE_SCRIPT, voice: said, tone: 'calm', pace: 1 })
  expect(Buffer.from(mp3).toString('base64')).toBe(voice)
  expect((await hear(first, (await real.client.signUp()).access)).status).toBe(404)
})
