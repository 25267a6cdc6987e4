import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UPLOAD_CONSENT } from '@visage/contract'
import { tinyMp4, tinyWav } from '@visage/sandbox/engines/tiny-files'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openSoundProcessor } from '../../adapters/media/sound/open-sound-processor.ts'
import type { SoundProcessor } from '../../adapters/media/sound/sound-processor.ts'
import { makeSound } from '../../adapters/media/sound/testing/make-sound.ts'
import { eraseDeleted } from '../../gallery/erasure/erase-expired.ts'
import { eraseFiles } from '../../gallery/erasure/erase-files.ts'
import { grant, isOver, signUpMaker, startGenerationServer } from '../../testing/generation-server.ts'
import type { Form, GenerationServer, Maker } from '../../testing/generation-server.ts'

// Every sound is read by a process of low priority.
type Asked = { by?: Maker; wait?: boolean; key?: string }

const lyrics = 'Neon rivers in the morning light'

let dir: string
let sounds: SoundProcessor
let server: GenerationServer
let maker: Maker
let song: Blob
let voice: Blob
/** The address of a song that was looked into once, for what is not about reading files. */
let known: string

const blobOf = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)])

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'visage-music-'))
  sounds = await openSoundProcessor({ dir })
  server = await startGenerationServer({ parts: { sounds } })
  maker = await signUpMaker(server)
  await grant(server, maker.user.id, { videos: 100 })
  song = blobOf(await makeSound({ seconds: 15.2 }))
  voice = blobOf(await makeSound({ seconds: 15.1, ending: 'wav' }))
  known = `/api/uploads/${(await uploadSound(song)).body.id}`
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await sounds.close()
  await rm(dir, { recursive: true, force: true })
})

const post = (form: Form, { by = maker, ...asked }: Asked = {}) => by.postForm('/audio_mucic_creator/', form, asked)
const inputOf = async (jobId: string) => (await maker.waitFor(jobId, isOver)).input
const uploadSound = async (file: Blob, type = 'audio/mpeg') => {
  const response = await fetch(`${server.url}/api/uploads/sound?consent=${UPLOAD_CONSENT.version}`, {
    method: 'POST',
    headers: { 'content-type': type, authorization: `Bearer ${maker.user.access}` },
    body: await file.arrayBuffer(),
  })
  return { status: response.status, body: await response.json() }
}
const download = (id: string, query = '', signal?: AbortSignal) =>
  fetch(`${server.url}/api/assets/${id}/download${query}`, {
    headers: { authorization: `Bearer ${maker.user.access}` },
    signal,
  })
const makeSong = async () => {
  const { body } = await post({ lyrics, song_file: known })
  const { result } = await maker.waitFor(body.job_id, isOver)
  if (!result) throw new Error('No song was made.')
  return result
}

// Proves: answer-music-waiting
test('a song is made: the answer has its address, and the gallery plays it and draws its waveform', async () => {
  const { status, body } = await post({ lyrics, song_file: song }, { wait: true })
  expect(status).toBe(200)
  expect((await fetch(server.url + body.output_url)).headers.get('content-type')).toContain('audio/')
  const [item] = (await maker.gallery({ tab: 'audio' })).audio
  expect(item).toMatchObject({
    audio_url: expect.stringContaining('/api/media/'),
    prompt: lyrics,
    duration: 1,
    thumbnail_url: null,
    width: null,
  })
  expect(item.peaks.length).toBeGreaterThan(10)
  expect(Math.max(...item.peaks)).toBeGreaterThan(30)
})

// Proves: music-charged-video-sounds
test('is charged as a video, and its sounds are kept as uploads that can be named again', async () => {
  const form = { lyrics: ` ${lyrics}\n`, song_file: song, voice_file: voice, instrumental_file: song }
  const first = await post(form)
  expect(first.status).toBe(202)
  expect(first.body).toMatchObject({ kind: 'music', cost: { meter: 'videos', amount: 1 } })
  const upload = { from: 'upload', id: expect.any(String) }
  const input = await inputOf(first.body.job_id)
  expect(input).toEqual({ lyrics, vocals: 'words', song: upload, voice: upload, instrumental: upload })
  const { song: kept } = input as { song: { id: string } }
  const again = await post({ lyrics, vocals: 'hum', song_file: `/api/uploads/${kept.id}` })
  expect(await inputOf(again.body.job_id)).toEqual({ lyrics, vocals: 'hum', song: kept })
})

// Proves: music-files-decide-vocals
test('the files that came decide what is sung, unless a wish is told', async () => {
  const vocalsOf = async (form: Form) => {
    const { status, body } = await post({ lyrics, song_file: known, ...form })
    expect(status).toBe(202)
    return (await inputOf(body.job_id)).vocals
  }
  expect(await vocalsOf({})).toBe('words')
  expect(await vocalsOf({ voice_file: known })).toBe('hum')
  expect(await vocalsOf({ voice_file: voice })).toBe('hum')
  expect(await vocalsOf({ instrumental_file: known })).toBe('none')
  expect(await vocalsOf({ voice_file: known, instrumental_file: known })).toBe('words')
  expect(await vocalsOf({ voice_file: known, vocals: 'words' })).toBe('words')
  expect(await vocalsOf({ instrumental_file: known, vocals: 'hum' })).toBe('hum')
  const unknown = await post({ lyrics, song_file: known, vocals: 'yodel' })
  expect([unknown.status, unknown.body.error]).toEqual([400, 'Please choose words, hum or none.'])
})

// Proves: music-hers
test('a song of an influencer is in her feed, her costs and her rules; the specified call is as ever', async () => {
  const mine = await signUpMaker(server)
  const stranger = await signUpMaker(server)
  await grant(server, mine.user.id, { faces: 1, videos: 5 })
  const { result } = await mine.waitFor((await mine.accept()).job_id, isOver)
  const id = result?.asset_id ?? ''
  const send = (body: object) => server.client.request('PATCH', `/influencers/${id}`, { body, token: mine.user.access })
  await send({ name: 'Mira', voice: 'clara', never_words: ['casino'] })
  const face_url = `/api/assets/${id}`
  const sing = (form: Form = {}) => post({ lyrics, song_file: song, face_url, ...form }, { by: mine })
  const made = await mine.waitFor((await sing()).body.job_id, isOver)
  expect(made.input).toMatchObject({ vocals: 'words', face: id, singer: 'clara' })
  const [item] = (await mine.gallery({ tab: 'audio', face: id })).audio
  expect(item).toMatchObject({ id: made.result?.asset_id, face_id: id })
  const { items } = (await mine.get(`/influencers/${id}/feed`)).body
  expect(items[0]).toMatchObject({ kind: 'music', item: { id: item.id } })
  expect((await mine.get(`/influencers/${id}`)).body.month).toContainEqual({ meter: 'videos', amount: 1 })
  const refused = await sing({ lyrics: 'All night in the casino' })
  expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining('Mira never uses')])
  const foreign = await post({ lyrics, song_file: song, face_url }, { by: stranger })
  expect([foreign.status, foreign.body.code]).toEqual([400, 'foreign_url'])
  const noFace = await sing({ face_url: `/api/assets/${item.id}` })
  expect([noFace.status, noFace.body.message]).toEqual([400, 'Please select a face.'])
  const plain = await mine.waitFor((await post({ lyrics, song_file: song }, { by: mine })).body.job_id, isOver)
  expect(Object.keys(plain.input).toSorted()).toEqual(['lyrics', 'song', 'vocals'])
})

test('a song that was made can be the reference of the next', async () => {
  const { url, asset_id: id } = await makeSong()
  const next = await post({ lyrics, song_file: url })
  expect(await inputOf(next.body.job_id)).toMatchObject({ song: { from: 'asset', id } })
})

// Proves: music-sound-brought-beforehand
test('a sound can be brought in beforehand', async () => {
  const { status, body } = await uploadSound(voice, 'audio/x-wav')
  expect(status).toBe(201)
  expect(body).toMatchObject({ id: expect.any(String), media_url: expect.any(String) })
  expect(body.duration).toBeCloseTo(15.1, 1)
  expect(body.peaks).toHaveLength(200)
  expect(Math.max(...body.peaks)).toBeGreaterThan(30)
  const { id, duration, peaks } = body
  expect((await maker.get(`/uploads/${id}`)).body).toMatchObject({ id, duration, peaks })
  const made = await post({ lyrics, song_file: `/api/uploads/${body.id}` })
  expect(await inputOf(made.body.job_id)).toMatchObject({ song: { from: 'upload', id: body.id } })
  const text = await uploadSound(new Blob(['no sound at all']))
  expect([text.status, text.body.message]).toEqual([400, 'Error reading file'])
})

test('the same key and sounds are one job, other lyrics are refused', async () => {
  const form = { lyrics, song_file: song }
  const [first, second] = await Promise.all([post(form, { key: 'once' }), post(form, { key: 'once' })])
  expect(second.body.job_id).toBe(first.body.job_id)
  expect((await post({ ...form, lyrics: 'Something else' }, { key: 'once' })).status).toBe(422)
})

const riffHeadBytes = 12
const verify = async (body: Uint8Array<ArrayBuffer>) => {
  const headers = { 'content-type': 'application/octet-stream' }
  return (await fetch(`${server.url}/api/verify`, { method: 'POST', headers, body })).json()
}

describe('a finished song', () => {
  test('is downloaded as it is, or as WAV', async () => {
    const { asset_id: id, peaks } = await makeSong()
    expect(peaks?.length).toBeGreaterThan(10)
    const original = await download(id)
    expect(original.headers.get('content-disposition')).toMatch(/^attachment; filename="visage-music-\w{8}\.wav"$/)
    expect(Buffer.from(await original.arrayBuffer()).includes(Buffer.from(tinyWav().subarray(riffHeadBytes)))).toBe(
      true,
    )
    const wav = await download(id, '?format=wav')
    expect(wav.headers.get('content-type')).toBe('audio/wav')
    const facts = await sounds.probe(new Uint8Array(await wav.arrayBuffer()))
    expect(facts).toMatchObject({ mimeType: 'audio/wav', durationSeconds: 1 })
    expect((await download(id, '?format=ogg')).status).toBe(400)
  })

  // Proves: music-comes-wav-kept
  test('comes as WAV from what was kept without loss', async () => {
    const channel = Float32Array.from({ length: 24_000 }, (_, index) => 0.3 * Math.sin(index / 15))
    const tags = { title: 'A', artist: 'Visage', comment: 'B' }
    const { mp3, flac } = await sounds.encode({ left: channel, right: channel, sampleRate: 24_000, tags })
    const words = 'kept without loss'
    server.script(words, { artifact: { bytes: mp3, mimeType: 'audio/mpeg', lossless: flac } })
    const { body } = await post({ lyrics: words, song_file: known })
    const { result } = await maker.waitFor(body.job_id, isOver)
    const id = result?.asset_id ?? ''
    const wav = Buffer.from(await (await download(id, '?format=wav')).arrayBuffer())
    for (const file of [wav, Buffer.from(await (await download(id)).arrayBuffer())])
      expect((await verify(file)).from_here).toBe(true)
    expect((await verify(Buffer.from(mp3))).from_here).toBe(false)
    const start = wav.indexOf('data') + 8
    const off = channel.map((sample, index) => Math.abs(sample - wav.readInt16LE(start + index * 4) / 32_768))
    expect(Math.max(...off)).toBeLessThan(0.0001)
    const listKeys = async () => {
      const asset = await server.ctx.db.query.assets.findFirst({ where: (assets, { eq }) => eq(assets.id, id) })
      return asset ? [asset.blobKey, asset.losslessKey] : []
    }
    const keys = await listKeys()
    expect(keys).toEqual([expect.stringMatching(/mp3$/), expect.stringMatching(/flac$/)])
    expect((await server.client.request('DELETE', `/assets/${id}`, { token: maker.user.access })).status).toBe(204)
    server.clock.advance(11 * 60 * 1000)
    await eraseDeleted(server.ctx, server.clock.now())
    await eraseFiles(server.ctx)
    await maker.signIn()
    for (const key of keys) expect(await server.ctx.blobs.has(key ?? '')).toBe(false)
  })

  // Proves: music-longer-made-wav
  test('is no longer made as WAV for a client that has left', async () => {
    const { asset_id: id } = await makeSong()
    const { sounds: processor } = server.ctx
    const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<unknown>()]
    const toWav = processor.toWav.bind(processor)
    processor.toWav = (_file, { signal }) => {
      begun.resolve()
      return new Promise((_, reject) => {
        signal?.addEventListener('abort', () => {
          ended.resolve(signal.reason)
          reject(signal.reason as Error)
        })
      })
    }
    const leave = new AbortController()
    const left = download(id, '?format=wav', leave.signal).catch((error: unknown) => error)
    await begun.promise
    leave.abort()
    expect(await ended.promise).toMatchObject({ message: 'The client went away.' })
    await left
    processor.toWav = toWav
    expect((await download(id, '?format=wav')).status).toBe(200)
  })

  test('is written as WAV to disk, sealed there, two at a time for a person, and gone when it was sent', async () => {
    const { asset_id: id } = await makeSong()
    const drafts = async () => (await readdir(join(server.ctx.config.storage.dir, 'drafts')).catch(() => [])).length
    const answers = await Promise.all([1, 2, 3].map(() => download(id, '?format=wav')))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 429])
    const [wav] = await Promise.all(
      answers.filter(({ ok }) => ok).map(async (answer) => Buffer.from(await answer.arrayBuffer())),
    )
    if (!wav) throw new Error('nothing came')
    expect(wav.readUInt32LE(4)).toBe(wav.length - 8)
    const path = join(dir, 'sent.wav')
    await writeFile(path, wav)
    const found = await server.ctx.provenance.findOrigin({ path })
    expect(found?.day).toBe(server.clock.now().toISOString().slice(0, 10))
    await vi.waitFor(async () => expect(await drafts()).toBe(0))
    expect((await download(id, '?format=wav')).status).toBe(200)
  })

  test('has no peaks and no WAV where it is a picture', async () => {
    const face = await maker.waitFor((await maker.accept()).job_id, isOver)
    expect(face.result?.peaks).toBe(null)
    expect((await download(face.result?.asset_id ?? '', '?format=wav')).status).toBe(400)
  })
})

describe('nothing is charged', () => {
  const refusals: [what: string, form: () => Form | Promise<Form>, fields: Record<string, string>][] = [
    ['without lyrics', () => ({ song_file: known }), { lyrics: 'Lyrics are required.' }],
    ['for lyrics of blanks', () => ({ lyrics: ' \n\t', song_file: known }), { lyrics: 'Lyrics are required.' }],
    [
      'for 401 characters',
      () => ({ lyrics: 'a'.repeat(401), song_file: known }),
      { lyrics: 'Please use at most 400 characters.' },
    ],
    ['without a song', () => ({ lyrics, voice_file: voice }), { song_file: 'Song file is required.' }],
    ['for an empty song', () => ({ lyrics, song_file: new Blob([]) }), { song_file: 'Song file is required.' }],
    [
      'for other vocals',
      () => ({ lyrics, song_file: known, vocals: 'yodel' }),
      { vocals: 'Please choose words, hum or none.' },
    ],
    [
      'for text named as a song',
      () => ({ lyrics, song_file: new File(['no song'], 'song.mp3', { type: 'audio/mpeg' }) }),
      { song_file: 'Error reading file' },
    ],
    [
      'for a video as voice',
      () => ({ lyrics, song_file: known, voice_file: blobOf(tinyMp4()) }),
      { voice_file: 'File must be .wav or .mp3 format' },
    ],
    [
      'for a voice of exactly 15 s',
      async () => ({ lyrics, song_file: known, voice_file: blobOf(await makeSound({ seconds: 15, ending: 'wav' })) }),
      { voice_file: 'File must be longer than 15 seconds' },
    ],
    [
      'for a short instrumental',
      () => ({ lyrics, song_file: known, instrumental_file: blobOf(tinyWav()) }),
      { instrumental_file: 'File must be longer than 15 seconds' },
    ],
  ]

  // Proves: music-refused
  test.each(refusals)('%s', async (_what, form, fields) => {
    const before = await maker.usage()
    const { status, body } = await post(await form())
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'invalid_input', details: { fields } })
    expect((await maker.usage()).meters).toEqual(before.meters)
  })

  test('for 400 characters all is well', async () => {
    expect((await post({ lyrics: 'a'.repeat(400), song_file: known })).status).toBe(202)
  })

  // Proves: music-file-25-mb
  test('for a file of more than 25 MB', async () => {
    const { status, body } = await post({ lyrics, song_file: blobOf(new Uint8Array(25 * 1024 * 1024 + 1)) })
    expect([status, body.code]).toEqual([413, 'payload_too_large'])
  })

  test("for another person's sound, or an address that is not ours or no sound", async () => {
    const other = await signUpMaker(server)
    for (const address of [known, 'https://example.com/a.mp3']) {
      const answer = await post({ lyrics, song_file: address }, { by: other })
      expect([answer.status, answer.body.code]).toEqual([400, 'foreign_url'])
    }
    const face = await maker.waitFor((await maker.accept()).job_id, isOver)
    const picture = await post({ lyrics, song_file: face.result?.url ?? '' })
    expect(picture.body.details.fields).toEqual({ song_file: 'File must be .wav or .mp3 format' })
  })

  // Proves: music-song-fails
  test('for a song that fails', async () => {
    const words = 'This one fails'
    const failed = { state: 'failed', reason: 'engine', message: 'No.', retryable: false } as const
    server.script(words, { end: failed })
    const before = await maker.usage()
    const { body } = await post({ lyrics: words, song_file: known })
    expect((await maker.waitFor(body.job_id, isOver)).status).toBe('failed')
    expect((await maker.usage()).meters).toEqual(before.meters)
  })
})
