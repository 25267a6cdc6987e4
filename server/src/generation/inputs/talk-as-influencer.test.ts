import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OWN_VOICE, TALK_MESSAGES } from '@visage/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSoundProcessor } from '../../adapters/media/sound/open-sound-processor.ts'
import type { SoundProcessor } from '../../adapters/media/sound/sound-processor.ts'
import { grant, isOver, makeFace, signUpMaker, startGenerationServer } from '../../testing/generation-server.ts'
import type { Form, GenerationServer, Maker } from '../../testing/generation-server.ts'

let dir: string
let sounds: SoundProcessor
let server: GenerationServer
let maker: Maker

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'visage-talk-'))
  sounds = await openSoundProcessor({ dir })
  server = await startGenerationServer({ parts: { sounds } })
  maker = await signUpMaker(server)
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await sounds.close()
  await rm(dir, { recursive: true, force: true })
})

const ask = (form: Form, by: Maker) =>
  by.postForm('/talking_video/', { script: 'Good morning, Lisbon. Three things that I learned this week.', ...form })

// Proves: talk-lexicon
test('words are said as her lexicon has them, which is counted, moderated and hers alone', async () => {
  const mine = await signUpMaker(server)
  await grant(server, mine.user.id, { faces: 1, videos: 5 })
  const address = await makeFace(mine)
  const send = (lexicon: unknown, by = mine) =>
    server.client.request('PATCH', `/influencers/${address.split('/').at(-1)}`, {
      body: { name: 'Mira', lexicon },
      token: by.user.access,
    })
  const inputOf = async () => {
    const { body } = await ask({ input_image: address, script: 'I love Visage.' }, mine)
    return (await mine.waitFor(body.job_id, isOver)).input as { seconds: number; lexicon?: object }
  }
  const before = await inputOf()
  const lexicon = [{ word: 'Visage', spoken: 'the very best studio that anybody has ever made' }]
  expect((await send(lexicon)).body).toMatchObject({ lexicon })
  const after = await inputOf()
  expect(after.lexicon).toEqual(lexicon)
  expect(after.seconds).toBeGreaterThan(before.seconds + 1)

  expect((await send([{ word: 'Visage', spoken: '' }])).body.details.fields).toEqual({
    'lexicon.0.spoken': 'Please say how it sounds, as in: Visage = vee sahzh',
  })
  const mute = ['vee sahzh', '你好', '...', 'a'.repeat(60)].map((spoken, at) => ({ word: `Lexi${at}`, spoken }))
  const refused = await send(mute)
  expect([refused.status, refused.body.details.fields]).toEqual([
    400,
    {
      'lexicon.1.spoken': 'These words cannot be spoken: 你好. Please write them in Latin letters.',
      'lexicon.2.spoken': 'These words cannot be spoken: Lexi2. Please write them in plain words.',
      'lexicon.3.spoken': '“aaaaaaaaaaaaaaaaaaaa…” has more than 40 letters. Please write it in shorter words.',
    },
  ])
  const many = Array.from({ length: 51 }, (_, at) => ({ word: `w${at}`, spoken: 'a' }))
  expect((await send(many)).status).toBe(400)
  expect((await send([{ word: 'toys', spoken: 'child porn' }])).body.code).toBe('content_refused')
  expect((await send(lexicon, maker)).status).toBe(404)
  expect((await inputOf()).lexicon).toEqual(lexicon)
})

// Proves: talk-lexicon-read
test('her own words are read before as they are charged, also those that no voice could say without her', async () => {
  const mine = await signUpMaker(server)
  await grant(server, mine.user.id, { faces: 1, videos: 5 })
  const address = await makeFace(mine)
  const image = address.split('/').at(-1)
  const lexicon = [
    { word: 'Visage', spoken: 'the very best studio that anybody has ever made' },
    { word: '你好', spoken: 'nee how' },
  ]
  await server.client.request('PATCH', `/influencers/${image}`, {
    body: { name: 'Mira', lexicon },
    token: mine.user.access,
  })
  const asked = { script: '你好, I love Visage.' }
  const read = async (body: object, by = mine) =>
    server.client.request('POST', '/scripts/read', { body, token: by.user.access })
  const { body: hers } = await read({ ...asked, image })
  expect(hers.problem).toBeNull()
  expect((await read(asked)).body.problem).toBe(
    'These words cannot be spoken: 你好. Please write them in Latin letters.',
  )
  const { body } = await ask({ input_image: address, ...asked }, mine)
  expect((await mine.waitFor(body.job_id, isOver)).input.seconds).toBe(hers.seconds)
  expect(await read({ ...asked, image }, maker)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect((await read({ ...asked, image: 'hers' })).status).toBe(400)
})

// Proves: talk-voice-kept
test('the voice that is kept with an influencer is what she talks with in every picture of hers, unless told', async () => {
  const mine = await signUpMaker(server)
  await grant(server, mine.user.id, { faces: 1, images: 1, videos: 5 })
  const address = await makeFace(mine)
  const id = address.split('/').at(-1) ?? ''
  const send = (body: object, by = mine) =>
    server.client.request('PATCH', `/influencers/${id}`, { body, token: by.user.access })
  const voiceOf = async (form: Form = {}) => {
    const { body } = await ask({ input_image: address, ...form }, mine)
    return (await mine.waitFor(body.job_id, isOver)).input.voice
  }
  const unknown = await send({ name: 'Mira', voice: 'nobody' })
  expect([unknown.status, unknown.body.details.fields]).toEqual([400, { voice: TALK_MESSAGES.voice }])
  expect((await send({ voice: 'clara' }, maker)).status).toBe(404)
  expect((await send({ name: 'Mira', voice: 'clara' })).body).toMatchObject({ name: 'Mira', voice: 'clara' })
  expect(await voiceOf()).toBe('clara')
  expect(await voiceOf({ voice: 'boris' })).toBe('boris')
  expect(await voiceOf({ voice: OWN_VOICE })).toBe(OWN_VOICE)

  const hear = async (query: string) => {
    const answer = await fetch(`${server.url}/api/voices/sample?${query}`, {
      headers: { authorization: `Bearer ${mine.user.access}` },
    })
    return Buffer.from(await answer.arrayBuffer()).toString('base64')
  }
  const clara = await hear('voice=clara')
  expect(await hear(`image=${id}`)).toBe(clara)
  expect(await hear(`image=${id}&voice=${OWN_VOICE}`)).not.toBe(clara)

  expect((await send({ voice: '' })).body).toMatchObject({ voice: '' })
  expect(await voiceOf()).toBeUndefined()
})
