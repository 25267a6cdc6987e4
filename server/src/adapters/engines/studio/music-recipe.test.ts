import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { KindInput } from '@visage/contract'
import type { ComposedSong, SongRequest } from '@visage/studio/music'
import type { StudioPool } from '@visage/studio/pool'
import { Demuxer } from 'node-av/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shareStudio } from '../../../testing/share-studio.ts'
import { openSoundProcessor } from '../../media/sound/open-sound-processor.ts'
import type { SoundProcessor } from '../../media/sound/sound-processor.ts'
import { makeSound } from '../../media/sound/testing/make-sound.ts'
import type { Run } from '../engine.ts'
import { createMusicRecipe } from './music-recipe.ts'

const lyrics = '[verse]\nNeon rivers in the morning light'
const { pool } = shareStudio()
let dir: string
let sounds: SoundProcessor
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'visage-songs-'))
  sounds = await openSoundProcessor({ dir: join(dir, 'work') })
  const sampleRate = 22_050
  await writeFile(join(dir, 'song'), await makeSound({ channels: [beatAndChords(sampleRate)], sampleRate }))
  await writeFile(join(dir, 'silence'), await makeSound({ channels: [new Float32Array(16 * 8000)], ending: 'wav' }))
  await writeFile(join(dir, 'text'), 'no song')
})
afterAll(async () => {
  await pool.close({ abort: true })
  await sounds.close()
  await rm(dir, { recursive: true, force: true })
})

/** Sixteen seconds at 120 beats a minute: a drum on each beat, and A, F sharp minor, D and E by turns, a bar each. */
const beatAndChords = (sampleRate: number): Float32Array => {
  const chords = [
    [57, 61, 64],
    [54, 57, 61],
    [50, 54, 57],
    [52, 56, 59],
  ]
  return Float32Array.from({ length: 16 * sampleRate }, (_, index) => {
    const time = index / sampleRate
    const sinceBeat = time % 0.5
    const drum = 0.5 * Math.sin(2 * Math.PI * 60 * sinceBeat) * Math.exp(-sinceBeat / 0.08)
    const tones = chords[Math.floor(time / 2) % 4] ?? []
    const sung = tones.reduce((sum, midi) => sum + Math.sin(2 * Math.PI * 440 * 2 ** ((midi - 69) / 12) * time), 0)
    return drum + 0.1 * sung * Math.exp(-(time % 2))
  })
}

const inputOf = (parts: Partial<KindInput<'music'>> = {}): KindInput<'music'> => ({
  lyrics,
  vocals: 'words',
  song: { from: 'upload', id: 'song' },
  ...parts,
})
const run = (signal = new AbortController().signal): Run => ({
  jobId: 'job',
  signal,
  readRemoteId: async () => null,
  readSource: async ({ id }) => ({
    mimeType: 'audio/mpeg',
    kind: null,
    engine: null,
    recipe: null,
    gender: null,
    facePrompt: null,
    width: null,
    height: null,
    durationSeconds: null,
    readBytes: async () => new Uint8Array(),
    openLocal: async () => ({ path: join(dir, id), [Symbol.asyncDispose]: async () => {} }),
  }),
})

type Recipe = ReturnType<typeof createMusicRecipe>
const finish = async (recipe: Recipe, input: KindInput<'music'>, running = run()) => {
  const operation = JSON.parse(JSON.stringify(await recipe.start(input, running)))
  const stages = new Set<string | null>()
  for (;;) {
    const answer = await recipe.poll(operation, input, running)
    if (answer.state !== 'running') return { answer, stages: [...stages] }
    stages.add(answer.stage)
    await sleep(answer.pollAfterMs)
  }
}

/** A pool whose songs are a moment long; keeps what was asked. */
const plainPool = (asked: SongRequest[]): StudioPool => ({
  ...pool,
  composeSong: async (request) => {
    asked.push(request)
    const channel = new Float32Array(44_100)
    return {
      left: channel,
      right: channel,
      sampleRate: 44_100,
      durationSeconds: 1,
      facts: {},
      hints: [],
    } as unknown as ComposedSong
  },
})

// Proves: music-recipe-mp3-becomes-sung
test('an MP3 becomes a sung MP3 in its key and tempo, with tags and a copy without loss', async () => {
  const { answer, stages } = await finish(createMusicRecipe({ pool, sounds }), inputOf())
  if (answer.state !== 'done') throw new Error('No song was made.')
  const { artifact, recipe } = answer
  expect(stages).toContain('Singing')
  expect(recipe).toMatchObject({ lyrics, vocals: 'words', facts: { key: 'A major', tempo: 120, vocals: 'words' } })
  const facts = await sounds.probe(artifact.bytes)
  expect(facts).toMatchObject({ mimeType: 'audio/mpeg', channels: 2, sampleRate: 44_100 })
  expect(Math.abs(facts.durationSeconds - (artifact.durationSeconds ?? 0))).toBeLessThan(0.06)
  expect(Math.max(...facts.peaks)).toBeLessThan(100)
  const demuxer = await Demuxer.open(Buffer.from(artifact.bytes))
  expect(demuxer.metadata).toMatchObject({
    title: 'Neon rivers in the morning light',
    artist: 'Visage',
    comment: expect.stringContaining('AI-generated'),
  })
  await demuxer.close()
  const path = join(dir, 'whole.wav')
  await sounds.toWav(artifact.lossless ?? new Uint8Array(), { path })
  expect((await sounds.probe({ path })).durationSeconds).toBeCloseTo(facts.durationSeconds, 0)
})

// Proves: music-recipe-studio-listens
test.each([
  ['words', ['instrumental', 'song', 'voice']],
  ['hum', ['song', 'voice']],
  ['none', ['instrumental', 'song']],
] as const)('for %s the studio listens to %j', async (vocals, heard) => {
  const asked: SongRequest[] = []
  const ref = { from: 'upload', id: 'song' } as const
  const { answer } = await finish(
    createMusicRecipe({ pool: plainPool(asked), sounds }),
    inputOf({ vocals, voice: ref, instrumental: ref }),
  )
  expect(answer.state).toBe('done')
  const { lyrics: words, seed, vocals: kind, ...references } = asked[0] ?? { lyrics: '', seed: -1 }
  expect([words, kind]).toEqual([lyrics, vocals])
  expect(seed).toBeGreaterThanOrEqual(0)
  expect(Object.keys(references).toSorted()).toEqual(heard)
  expect(references.song).toMatchObject({ sampleRate: 22_050, channels: [expect.any(Float32Array)] })
})

// Proves: music-singer-hers
test('without a voice file her own voice sings, or the one that is kept with her', async () => {
  const asked: SongRequest[] = []
  const recipe = createMusicRecipe({ pool: plainPool(asked), sounds })
  const hers = { face: 'song' }
  const sing = async (parts: Partial<KindInput<'music'>>) => {
    const { answer } = await finish(recipe, inputOf(parts))
    return { timbre: asked.at(-1)?.timbre, hints: answer.state === 'done' ? answer.hints : [] }
  }
  const { timbre: own } = await sing(hers)
  expect(own?.hertz).toBeGreaterThan(140)
  expect(await sing({ ...hers, singer: 'boris' })).toEqual({ timbre: { hertz: 92, scale: 0.96 }, hints: [] })
  const elsewhere = await sing({ ...hers, singer: 'fal.Aria' })
  expect(elsewhere).toMatchObject({
    timbre: own,
    hints: [{ fate: 'missing', how: expect.stringContaining('her own') }],
  })
  expect(await sing({ ...hers, voice: { from: 'upload', id: 'song' } })).toEqual({ hints: [] })
  expect(await sing({ ...hers, singer: 'fal.Aria', vocals: 'none' })).toEqual({ hints: [] })
  expect(await sing({})).toEqual({ hints: [] })
})

// Proves: music-recipe-refused-sentence
test.each(['text', 'silence'])('%s is refused with the sentence for it', async (id) => {
  const refused = finish(createMusicRecipe({ pool, sounds }), inputOf({ song: { from: 'upload', id } }))
  await expect(refused).rejects.toMatchObject({
    reason: 'refused',
    message: 'Invalid Audio. Please enter a proper Audio.',
  })
})

test('a song that nobody waits for stops', async () => {
  const stop = new AbortController()
  const { promise: started, resolve: start } = Promise.withResolvers<AbortSignal | undefined>()
  const waiting: StudioPool = {
    ...pool,
    composeSong: (_, hooks) => {
      start(hooks?.signal)
      return new Promise(() => {})
    },
  }
  const recipe = createMusicRecipe({ pool: waiting, sounds })
  const operation = await recipe.start(inputOf(), run(stop.signal))
  await recipe.poll(operation, inputOf(), run(stop.signal))
  const signal = await started
  expect(signal?.aborted).toBe(false)
  stop.abort()
  expect(signal?.aborted).toBe(true)
})
