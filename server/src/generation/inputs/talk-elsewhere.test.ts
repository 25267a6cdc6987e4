import { TALK_MESSAGES } from '@visage/contract'
import { startStandInFal } from '@visage/sandbox/engines/stand-in-fal'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { grant, isOver, makeFace, signUpMaker } from '../../testing/generation-server.ts'
import type { Form, Maker } from '../../testing/generation-server.ts'
import { plainClips, plainSounds } from '../../testing/plain-parts.ts'
import { startTestServer } from '../../testing/start-test-server.ts'
import type { TestServer } from '../../testing/start-test-server.ts'

let service: Awaited<ReturnType<typeof startStandInFal>>
let server: TestServer
let maker: Maker
let face: string

beforeAll(async () => {
  service = await startStandInFal({ msPerWork: 20 })
  server = await startTestServer({
    env: { ENGINE: 'fal', FAL_KEY: service.key, FAL_BASE_URL: service.url, IDENTITY_THRESHOLD: '0' },
    overrides: { clips: plainClips(), sounds: plainSounds() },
  })
  maker = await signUpMaker(server)
  await grant(server, maker.user.id, { faces: 1, images: 1, videos: 20 })
  face = await makeFace(maker)
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await service[Symbol.asyncDispose]()
})

const script = 'Hi.'
const ask = (form: Form) => maker.postForm('/talking_video/', { script, ...form })
const made = async (form: Form) => {
  const { body } = await ask(form)
  return maker.waitFor(body.job_id, isOver)
}
const lastOrders = (count: number) => service.taken.slice(-count).map(({ model, input }) => ({ model, input }))

// Proves: talk-speaker-elsewhere
test('a voice of the service says the script, and its lips follow that sound', async () => {
  const { voices } = (await maker.get('/voices')).body
  expect(voices).toContainEqual({
    voice: 'fal.Aria',
    label: 'Aria',
    gender: 'female',
    manner: 'expressive, by ElevenLabs v3',
  })
  const { status, error, result } = await made({ input_image: face, voice: 'fal.Aria' })
  expect([status, error]).toEqual(['succeeded', null])
  const [speech, lips] = lastOrders(2)
  expect(speech).toEqual({ model: 'fal-ai/elevenlabs/tts/eleven-v3', input: { text: script, voice: 'Aria' } })
  expect(lips).toMatchObject({
    model: 'fal-ai/kling-video/ai-avatar/v2/standard',
    input: { audio_url: expect.stringContaining(service.url), image_url: expect.any(String) },
  })
  expect(result?.model).toBe('Kling AI Avatar v2 Standard')
})

test('it can be heard before, and is paid for once', async () => {
  const before = service.taken.length
  const hear = () =>
    fetch(`${server.url}/api/voices/sample?voice=fal.Calm_Woman`, {
      headers: { authorization: `Bearer ${maker.user.access}` },
    })
  const [one, other] = [await hear(), await hear()]
  expect([one.status, one.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
  expect((await one.arrayBuffer()).byteLength).toBe((await other.arrayBuffer()).byteLength)
  expect(service.taken).toHaveLength(before + 1)
  expect(lastOrders(1)).toMatchObject([
    { input: { prompt: expect.stringContaining('This is how I sound'), voice_setting: { voice_id: 'Calm_Woman' } } },
  ])
  expect((await maker.get('/voices/sample?voice=fal.Nobody')).body.details.fields).toEqual({
    voice: TALK_MESSAGES.voice,
  })
})

// Proves: talk-dub-elsewhere
test('the lips of a video that the studio did not draw are moved by a model for that, as long as the video lasts', async () => {
  const { body } = await server.client.post(
    '/imagetovideos/',
    { user_id: maker.user.id, input_image: face, prompt: 'she smiles' },
    { token: maker.user.access, headers: { prefer: 'respond-async' } },
  )
  const moving = await maker.waitFor(body.job_id, isOver)
  const video = `/api/assets/${moving.result?.asset_id}`
  const dubbed = await made({ input_video: video })
  expect([dubbed.status, dubbed.error, dubbed.input]).toMatchObject(['succeeded', null, { mode: 'dub' }])
  expect(lastOrders(1)).toMatchObject([{ model: 'fal-ai/sync-lipsync/v2', input: { sync_mode: 'cut_off' } }])

  const tooLong = await made({
    input_video: video,
    script: 'One two three four five six seven eight nine ten. '.repeat(4),
  })
  expect([tooLong.status, tooLong.error?.message]).toEqual([
    'failed',
    expect.stringContaining('Please shorten it, or choose a longer video.'),
  ])
  expect((await ask({ input_video: face })).body.details.fields).toEqual({ input_video: TALK_MESSAGES.video })
  expect((await maker.postForm('/talking_video/', { script })).body.details.fields).toEqual({
    input_image: TALK_MESSAGES.image,
  })
})
