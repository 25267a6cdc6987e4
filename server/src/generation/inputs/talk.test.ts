import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SOUND_MESSAGES, TALK_MESSAGES, UPLOAD_CONSENT } from '@visage/contract'
import type { JobAccepted } from '@visage/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSoundProcessor } from '../../adapters/media/sound/open-sound-processor.ts'
import type { SoundProcessor } from '../../adapters/media/sound/sound-processor.ts'
import { makeSound } from '../../adapters/media/sound/testing/make-sound.ts'
import { allowances, uploads } from '../../db/schema.ts'
import {
  createMaker,
  grant,
  isOver,
  makeFace,
  signUpMaker,
  startGenerationServer,
} from '../../testing/generation-server.ts'
import type { Form, GenerationServer, Maker } from '../../testing/generation-server.ts'
import { startTestServer } from '../../testing/start-test-server.ts'

let dir: string
let sounds: SoundProcessor
let server: GenerationServer
let maker: Maker
let face: string

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'visage-talk-'))
  sounds = await openSoundProcessor({ dir })
  server = await startGenerationServer({ parts: { sounds } })
  maker = await signUpMaker(server)
  await grant(server, maker.user.id, { faces: 1, videos: 50 })
  face = await makeFace(maker)
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await sounds.close()
  await rm(dir, { recursive: true, force: true })
})

const script = 'Good morning, Lisbon. Three things that I learned this week.'
const ask = (form: Form = {}, by = maker) => by.postForm('/talking_video/', { input_image: face, script, ...form })
const videosUsed = async () => (await maker.usage()).meters.videos.used
const blobOf = async (seconds: number) => new Blob([new Uint8Array(await makeSound({ seconds, ending: 'wav' }))])
const post = (path: string, body: object) => server.client.post(path, body, { token: maker.user.access })
/** A sentence of so many words. */
const words = (count: number) => `${Array.from({ length: count }, () => 'morning').join(' ')}.`

describe('a script', () => {
  test('becomes a job with what was chosen, and what it says is its caption in the gallery', async () => {
    const { status, body } = await ask({ voice: 'clara', tone: 'lively', pace: '1.1', shape: '1:1', subtitles: 'off' })
    expect([status, body]).toMatchObject([202, { kind: 'talk', cost: { meter: 'videos', amount: 1 } }])
    const { input } = await maker.waitFor(body.job_id, isOver)
    const chosen = { script, voice: 'clara', tone: 'lively', pace: 1.1, shape: '1:1', subtitles: false }
    expect(input).toMatchObject(chosen)
    expect((await maker.gallery()).videos[0]).toMatchObject({ kind: 'talk', prompt: script })
  })

  test('is charged by every begun fifteen seconds, by the length that is told while it is written', async () => {
    for (const [count, units] of [
      [10, 1],
      [45, 2],
    ] as const) {
      const before = await videosUsed()
      const { seconds } = (await post('/scripts/read', { script: words(count) })).body
      expect(Math.ceil(seconds / 15)).toBe(units)
      const { body } = await ask({ script: words(count) })
      expect(body.cost).toEqual({ meter: 'videos', source: 'plan', amount: units })
      const { input } = await maker.waitFor(body.job_id, isOver)
      expect(input.seconds).toBe(seconds)
      expect((await videosUsed()) - before).toBe(units)
    }
  })

  test('that failed costs nothing, however long it was', async () => {
    const before = await videosUsed()
    const failed = { state: 'failed', reason: 'refused', message: 'No.', retryable: false } as const
    server.script(words(45), { end: failed })
    const { body } = await ask({ script: words(45) })
    expect((await maker.waitFor(body.job_id, isOver)).status).toBe('failed')
    expect(await videosUsed()).toBe(before)
  })

  test('that is longer than the plan includes is refused with a way on, and nothing is charged', async () => {
    const before = await videosUsed()
    const long = { script: words(80) }
    const { seconds } = (await post('/scripts/read', long)).body
    const takes = `This takes ${Math.ceil(seconds)} seconds to say`
    expect(await ask(long)).toMatchObject({
      status: 403,
      body: {
        code: 'subscription_required',
        message: `${takes}, and your Basic plan includes 30 at most. Please shorten it, or choose a larger plan.`,
      },
    })
    expect((await maker.get('/waits?kind=talk')).body.max_seconds).toBe(30)
    expect((await maker.get('/waits?kind=image')).body.max_seconds).toBeNull()
    const ofPlan = eq(allowances.userId, maker.user.id)
    await server.ctx.db.update(allowances).set({ plan: 'premium' }).where(ofPlan)
    expect((await maker.get('/waits?kind=talk')).body.max_seconds).toBe(60)
    expect((await ask(long)).status).toBe(202)
    expect(await videosUsed()).toBe(before + Math.ceil(seconds / 15))
    await server.ctx.db.update(allowances).set({ plan: 'basic' }).where(ofPlan)
  })

  test.each([
    ['nothing at all', '', TALK_MESSAGES.nothing],
    ['signs alone', '!!! ...', 'There is nothing in this script to say. Please write a sentence with words in it.'],
    [
      'a word of many letters',
      `Say ${'a'.repeat(50)}.`,
      `“${'a'.repeat(20)}…” has more than 40 letters. Please write it in shorter words.`,
    ],
    [
      'words that no voice can say',
      'Hello 你好',
      'These words cannot be spoken: 你好. Please write them in Latin letters.',
    ],
    ['a script of too many characters', 'a '.repeat(500), 'Please use at most 900 characters.'],
  ])('%s is refused before anything is charged', async (_what, bad, message) => {
    const before = await videosUsed()
    const { status, body } = await ask({ script: bad })
    expect([status, body.details?.fields?.script ?? body.message]).toEqual([400, message])
    expect(await videosUsed()).toBe(before)
  })

  test.each([
    [{ voice: 'nobody' }, 'voice', TALK_MESSAGES.voice],
    [{ tone: 'angry' }, 'tone', 'Please choose calm or lively.'],
    [{ pace: '3' }, 'pace', 'Please choose a pace from 0.8 to 1.25.'],
    [{ shape: '4:3' }, 'shape', 'Please choose 9:16, 1:1 or 16:9.'],
    [{ subtitles: 'maybe' }, 'subtitles', 'Please send on or off.'],
  ])('%o is refused with what to send', async (wrong, field, message) => {
    const { status, body } = await ask(wrong)
    expect([status, body.details.fields]).toEqual([400, { [field]: message }])
  })

  test('is moderated as a prompt is', async () => {
    const { status, body } = await ask({ script: 'I am a naked girl of 12 years.' })
    expect([status, body.code]).toEqual([422, 'content_refused'])
  })
})

test('somebody else’s picture, and what is none, cannot talk', async () => {
  const other = await signUpMaker(server)
  expect(await ask({}, other)).toMatchObject({ status: 400, body: { code: 'foreign_url' } })
  const elsewhere = await ask({ input_image: 'https://elsewhere.example/a.png' })
  expect(elsewhere).toMatchObject({ status: 400, body: { code: 'foreign_url' } })
  const sample = await server.client.request('GET', `/voices/sample?image=${face.split('/').at(-1)}`, {
    token: other.user.access,
  })
  expect(sample.status).toBe(404)
})

describe('a recorded voice', () => {
  test('is taken as a file with the consent, and charged by its own length', async () => {
    const { body } = await maker.postForm('/talking_video/', {
      input_image: face,
      voice_file: await blobOf(16),
      consent: UPLOAD_CONSENT.version,
    })
    expect(body.cost).toMatchObject({ amount: 2 })
    const { input } = await maker.waitFor(body.job_id, isOver)
    expect(input).toMatchObject({ sound: { from: 'upload' }, seconds: expect.closeTo(16, 1) })
  })

  test('is kept once when the call comes again, and not at all when its words cannot be said', async () => {
    const kept = () => server.ctx.db.$count(uploads, eq(uploads.userId, maker.user.id))
    const before = await kept()
    const form = { input_image: face, voice_file: await blobOf(3), consent: UPLOAD_CONSENT.version }
    const unsaid = await maker.postForm('/talking_video/', { ...form, script: '你好' })
    const unknown = await maker.postForm('/talking_video/', { ...form, script, voice: 'nobody' })
    expect([unsaid.status, unknown.status, await kept()]).toEqual([400, 400, before])
    const first = await maker.postForm('/talking_video/', form, { key: 'recorded once' })
    const again = await maker.postForm('/talking_video/', form, { key: 'recorded once' })
    expect([first.status, again.body, await kept()]).toEqual([202, first.body, before + 1])
  })

  test('is brought in as an upload for speech, from one second on, and stays too short for a song', async () => {
    const upload = async (query: string, seconds: number) => {
      const response = await fetch(`${server.url}/api/uploads/sound?consent=${UPLOAD_CONSENT.version}${query}`, {
        method: 'POST',
        headers: { 'content-type': 'audio/wav', authorization: `Bearer ${maker.user.access}` },
        body: await (await blobOf(seconds)).arrayBuffer(),
      })
      return { status: response.status, body: await response.json() }
    }
    expect((await upload('', 3)).body.message).toBe('File must be longer than 15 seconds')
    expect((await upload('&use=speech', 0.5)).body.message).toBe('A recording has to be longer than a second.')
    expect((await upload('&use=speech', 61)).body.message).toContain('60 seconds at most')
    const { status, body } = await upload('&use=speech', 3)
    expect(status).toBe(201)
    const address = `/api/uploads/${body.id}`
    const taken = await maker.postForm('/talking_video/', { input_image: face, voice_file: address, script })
    expect([taken.status, taken.body.cost?.amount]).toEqual([202, 1])
    const unsaid = await maker.postForm('/talking_video/', { input_image: face, voice_file: address, script: '你好' })
    expect(unsaid.body.details.fields.script).toContain('cannot be spoken')
    const song = await maker.postForm('/audio_mucic_creator/', { lyrics: 'La la', song_file: address })
    expect(song.body.details.fields).toEqual({ song_file: 'File must be longer than 15 seconds' })
  })

  test('that is no sound, or in which nothing is heard, is refused', async () => {
    const picture = await maker.postForm('/talking_video/', { input_image: face, voice_file: face })
    expect(picture.body.details.fields).toEqual({ voice_file: 'File must be .wav or .mp3 format' })
    const noise = await maker.postForm('/talking_video/', { input_image: face, voice_file: new Blob(['no sound']) })
    expect(noise.status).toBe(400)
    const silence = await makeSound({ channels: [new Float32Array(16_000)], ending: 'wav' })
    const unheard = await maker.postForm('/talking_video/', {
      input_image: face,
      voice_file: new Blob([new Uint8Array(silence)]),
    })
    expect(unheard.body.details.fields).toEqual({ voice_file: SOUND_MESSAGES.recordingSilent })
    const nothing = await maker.postForm('/talking_video/', { input_image: face })
    expect(nothing.body.details.fields).toEqual({ voice_file: TALK_MESSAGES.nothing })
  })
})

test('a video whose lips nobody moves here is refused with a way on, before anything is charged', async () => {
  const { body } = await server.client.post(
    '/imagetovideos/',
    { user_id: maker.user.id, input_image: face, prompt: 'she smiles' },
    { token: maker.user.access, headers: { prefer: 'respond-async' } },
  )
  const { result } = await maker.waitFor(body.job_id, isOver)
  const before = await videosUsed()
  server.engine.isDubbing = false
  const refused = await maker.postForm('/talking_video/', { input_video: `/api/assets/${result?.asset_id}`, script })
  server.engine.isDubbing = true
  expect([refused.status, refused.body.details.fields]).toEqual([400, { input_video: TALK_MESSAGES.undubbed }])
  expect(await videosUsed()).toBe(before)
})

test('the voices are told with how they sound, and each can be heard', async () => {
  const { voices } = (await maker.get('/voices')).body
  expect(voices.length).toBeGreaterThanOrEqual(12)
  expect(voices[0]).toEqual({ voice: 'maya', label: 'Maya', gender: 'female', manner: 'clear and bright' })
  const listen = async (query: string) => {
    const response = await fetch(`${server.url}/api/voices/sample?${query}`, {
      headers: { authorization: `Bearer ${maker.user.access}` },
    })
    return { type: response.headers.get('content-type'), bytes: Buffer.from(await response.arrayBuffer()) }
  }
  const own = await listen(`image=${face.split('/').at(-1)}`)
  const named = await listen('voice=boris')
  expect([own.type, named.type]).toEqual(['audio/mpeg', 'audio/mpeg'])
  const { durationSeconds } = await sounds.probe(named.bytes)
  expect(durationSeconds).toBeGreaterThan(3)
  expect(durationSeconds).toBeLessThan(7)
  expect(own.bytes.equals(named.bytes)).toBe(false)
  expect((await maker.get('/voices/sample')).body.details.fields).toEqual({ image: TALK_MESSAGES.image })
})

test('words that are read in another way are told before', async () => {
  const { body } = await post('/scripts/read', { script: 'The FBI knows नमस्ते.' })
  expect(body).toMatchObject({ problem: null, spelled: ['FBI'], foreign: ['नमस्ते'] })
  expect((await post('/scripts/read', { script: ' ' })).body).toEqual({
    seconds: 0,
    problem: null,
    spelled: [],
    foreign: [],
  })
})

// Proves: talk-dub
test('the studio makes a script into a clip with sound, and its subtitles come as files', async () => {
  await using real = await startTestServer({
    env: { STUDIO_CLIP_SIDE: '160', STUDIO_PICTURE_SIDE: '320', STUDIO_THREADS: '1' },
  })
  const person = createMaker(real, await real.client.signUp())
  const whom = await makeFace(person)
  // Subtitles are written as the script is, however a word is said.
  await real.client.request('PATCH', `/influencers/${whom.split('/').at(-1)}`, {
    body: { name: 'Mira', lexicon: [{ word: 'Lisbon', spoken: 'leezh bo ah' }] },
    token: person.user.access,
  })
  const said = { input_image: whom, script: 'Good morning, Lisbon.', shape: '1:1' }
  const { body } = await person.postForm('/talking_video/', said)
  const { status, error, result } = await person.waitFor((body as JobAccepted).job_id, isOver)
  expect([status, error]).toEqual(['succeeded', null])
  expect(result).toMatchObject({ width: result?.height, duration: expect.any(Number) })
  const file = Buffer.from(await (await fetch(`${real.url}${result?.url}`)).arrayBuffer())
  const facts = await real.ctx.clips.probe(file)
  expect(facts).toMatchObject({ hasSound: true, isPlayable: true })
  expect(facts.durationSeconds).toBeGreaterThan(1)
  const read = async (format: string) => {
    const response = await fetch(`${real.url}/api/assets/${result?.asset_id}/download?format=${format}`, {
      headers: { authorization: `Bearer ${person.user.access}` },
    })
    return [response.headers.get('content-type'), await response.text()] as const
  }
  const [srtType, srt] = await read('srt')
  expect(srtType).toContain('application/x-subrip')
  expect(srt).toMatch(/^1\n00:00:00,\d{3} --> 00:00:0\d,\d{3}\nGood morning, Lisbon\.\n/)
  expect((await read('vtt'))[1]).toMatch(/^WEBVTT\n/)
  const again = await person.postForm('/talking_video/', {
    input_video: result?.url ?? '',
    script: 'Good night.',
    shape: '1:1',
  })
  const dubbed = await person.waitFor(again.body.job_id, isOver)
  expect([dubbed.status, dubbed.input]).toMatchObject(['succeeded', { mode: 'dub', image: result?.asset_id }])
  expect(dubbed.result?.duration).toBeLessThan(facts.durationSeconds)
  const noWords = await real.client.request('GET', `${whom.replace('/api', '')}/download?format=srt`, {
    token: person.user.access,
  })
  expect([noWords.status, noWords.body.message]).toEqual([404, 'There are no subtitles of this item.'])
})
