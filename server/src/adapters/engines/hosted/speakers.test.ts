import { startStandInFal } from '@visage/sandbox/engines/stand-in-fal'
import { solidPng } from '@visage/sandbox/engines/tiny-files'
import { cuesOf } from '@visage/studio/talk'
import type { Cue } from '@visage/studio/talk'
import { expect, test } from 'vitest'
import { plainClips } from '../../../testing/plain-parts.ts'
import { driftOf, findMisdrawn } from '../../media/clip/testing/check-subtitles.ts'
import { openTestClips } from '../../media/clip/testing/open-test-clips.ts'
import { sayClip } from '../../media/clip/testing/say-clip.ts'
import { EngineError } from '../engine.ts'
import { fal } from '../fal/fal.ts'
import { driveRecipe, plainTools } from '../testing/drive-recipe.ts'
import { createHostedEngine } from './hosted-engine.ts'
import type { ModelRow } from './model-table.ts'

const patience = { pollMs: 10, silentMs: 400, lookMs: 100, unseenMs: 600, fetchMs: 500 }
const image = '3c3b0c6e-27a1-4f2a-b0c6-2a1b0c9d8e7f'
const input = {
  image,
  script: 'Good morning.',
  seconds: 1.5,
  tone: 'calm',
  pace: 1,
  shape: '9:16',
  subtitles: true,
} as const

type Limits = {
  tasks?: readonly string[]
  speechPlans?: ModelRow['plans']
  finishing?: ReturnType<typeof plainTools>['finishing']
}

const openEngine = (service: { key: string; url: string }, { tasks, speechPlans = null, finishing }: Limits = {}) => {
  const { models, ...account } = fal.openAccount({ key: service.key, baseUrl: service.url, modelsPath: null })
  return createHostedEngine({
    ...plainTools(0.9),
    ...account,
    ...(finishing && { finishing }),
    models: models
      .filter(({ task }) => tasks?.includes(task) ?? true)
      .map((row) => (row.task === 'speech' ? { ...row, plans: speechPlans } : row)),
    name: 'fal',
    concurrency: 4,
    webhookUrl: null,
    patience,
  })
}

test('a voice and the lips to it are two orders, and both are in what it costs', async () => {
  await using service = await startStandInFal()
  const { end } = await driveRecipe(openEngine(service), { kind: 'talk', input: { ...input, voice: 'fal.Brian' } })
  expect(end).toMatchObject({ state: 'done', model: { name: 'Kling AI Avatar v2 Standard' } })
  expect(service.charged().map(({ model }) => model)).toEqual([
    'fal-ai/elevenlabs/tts/eleven-v3',
    'fal-ai/kling-video/ai-avatar/v2/standard',
  ])
  expect(end.state === 'done' && end.costUsd).toBeCloseTo(13 * 0.0001 + 1.5 * 0.0562, 9)
})

test('what the voice cost is told where nothing comes of the lips', async () => {
  await using service = await startStandInFal()
  const talk = { kind: 'talk', input: { ...input, voice: 'fal.Brian' } } as const
  const { end } = await driveRecipe(openEngine(service), talk, {
    onAnswer: ({ operation }) => {
      const isForLips = typeof operation === 'object' && operation !== null && 'soundUrl' in operation
      if (isForLips && service.charged().length === 1) service.faults.unwanted = 1
    },
  })
  expect(end).toMatchObject({ state: 'failed', reason: 'refused' })
  expect(end.costUsd).toBeCloseTo(13 * 0.0001, 9)
})

const brian = { kind: 'talk', input: { ...input, voice: 'fal.Brian' } } as const
const ordered = ({ taken }: { taken: readonly { model: string }[] }) => taken.map(({ model }) => model)
const voiceModel = 'fal-ai/elevenlabs/tts/eleven-v3'
const lipsModel = 'fal-ai/kling-video/ai-avatar/v2/standard'

// Proves: talk-speech-bought-once
test('where the lips fail, the speech that was paid for is kept for the next try', async () => {
  await using service = await startStandInFal()
  const engine = openEngine(service)
  const { end: failed } = await driveRecipe(engine, brian, {
    onAnswer: ({ operation }) => {
      const isForLips = typeof operation === 'object' && operation !== null && 'soundUrl' in operation
      if (isForLips && service.taken.length === 1) service.faults.crashes = 1
    },
  })
  expect(failed).toMatchObject({ state: 'failed', retryable: true })
  if (failed.state !== 'failed') throw new Error('The lips did not fail.')
  const goOnWith: unknown = JSON.parse(JSON.stringify(failed.goOnWith))
  const { end } = await driveRecipe(engine, brian, { from: goOnWith })
  expect(end.state).toBe('done')
  expect(ordered(service)).toEqual([voiceModel, lipsModel, lipsModel])
  expect((failed.costUsd ?? 0) + ((end.state === 'done' && end.costUsd) || 0)).toBeCloseTo(
    13 * 0.0001 + 1.5 * 0.0562,
    9,
  )
})

test('where the studio fails at the lips, the speech is not paid for again either', async () => {
  await using service = await startStandInFal()
  const { finishing } = plainTools(0.9)
  let failures = 1
  const talk: typeof finishing.clips.talk = async (...asked) => {
    failures -= 1
    if (failures >= 0) throw new EngineError('The process died.', { reason: 'engine', retryable: true })
    return finishing.clips.talk(...asked)
  }
  const engine = openEngine(service, {
    tasks: ['speech'],
    finishing: { ...finishing, clips: { ...finishing.clips, talk } },
  })
  const { end: failed } = await driveRecipe(engine, brian)
  if (failed.state !== 'failed') throw new Error('The lips did not fail.')
  const { end } = await driveRecipe(engine, brian, { from: JSON.parse(JSON.stringify(failed.goOnWith)) })
  expect(end.state).toBe('done')
  expect(ordered(service)).toEqual([voiceModel])
  expect((failed.costUsd ?? 0) + ((end.state === 'done' && end.costUsd) || 0)).toBeCloseTo(13 * 0.0001, 9)
})

test('where the picture cannot be read for the lips, the speech is kept and counted too', async () => {
  await using service = await startStandInFal()
  const engine = openEngine(service)
  const readBytes = async () => {
    if (service.taken.length > 0) throw new Error('The store does not answer.')
    return solidPng(64, [120, 90, 60])
  }
  const { end: failed } = await driveRecipe(engine, brian, { source: { readBytes } })
  expect(failed).toMatchObject({ state: 'failed', retryable: true })
  if (failed.state !== 'failed') throw new Error('The lips did not fail.')
  expect(failed.costUsd).toBeCloseTo(13 * 0.0001, 9)
  const { end } = await driveRecipe(engine, brian, { from: JSON.parse(JSON.stringify(failed.goOnWith)) })
  expect(end.state).toBe('done')
  expect(ordered(service)).toEqual([voiceModel, lipsModel])
})

// Proves: talk-lips-before-speech
test('no speech is paid for where nothing would move the lips of the video to it', async () => {
  await using service = await startStandInFal()
  const dub = { kind: 'talk', input: { ...input, mode: 'dub', voice: 'fal.Brian' } } as const
  const video = { kind: 'video', engine: 'fal', mimeType: 'video/mp4', durationSeconds: 3 } as const
  const { end } = await driveRecipe(openEngine(service, { tasks: ['speech'] }), dub, { source: video })
  expect(end).toMatchObject({ state: 'failed', reason: 'refused', retryable: true, onlyElsewhere: true })
  expect(ordered(service)).toEqual([])
  const { end: made } = await driveRecipe(openEngine(service), dub, { source: video })
  expect(made.state).toBe('done')
  expect(ordered(service)).toHaveLength(2)
})

test('a voice that a plan does not include is refused before anything is sent', async () => {
  await using service = await startStandInFal()
  const engine = openEngine(service, { speechPlans: ['premium'] })
  const talk = { kind: 'talk', input: { ...input, voice: 'fal.Brian' } } as const
  const { end } = await driveRecipe(engine, talk, { wanted: { quality: null, plan: 'basic' } })
  expect(end).toMatchObject({ state: 'failed', reason: 'refused', message: expect.stringContaining('larger plan') })
  expect(service.taken).toEqual([])
  const { end: made } = await driveRecipe(engine, talk, { wanted: { quality: null, plan: 'premium' } })
  expect(made.state).toBe('done')
})

// Proves: talk-speaks-only
test('a service that only speaks has its sound moved to by the studio', async () => {
  await using service = await startStandInFal()
  const engine = openEngine(service, { tasks: ['speech'] })
  const offers = (voice: string) => engine.recipes.talk?.offers?.({ seconds: 1.5, voice })
  expect(offers('fal.Brian')).toHaveLength(1)
  expect(offers('maya')).toEqual([])
  const { end } = await driveRecipe(engine, { kind: 'talk', input: { ...input, voice: 'fal.Brian' } })
  expect(end).toMatchObject({ state: 'done', artifact: { mimeType: 'video/mp4' }, model: { name: 'ElevenLabs v3' } })
  expect(service.charged()).toHaveLength(1)
})

test('one that only moves lips gets the voice of the studio, also for a voice that it does not have', async () => {
  await using service = await startStandInFal()
  const engine = openEngine(service, { tasks: ['talk', 'dub'] })
  expect(engine.recipes.talk?.speakers).toEqual([])
  const { end } = await driveRecipe(engine, { kind: 'talk', input: { ...input, voice: 'elsewhere.Brian' } })
  expect(end).toMatchObject({
    state: 'done',
    recipe: { cues: [{ lines: ['Good morning.'] }] },
    hints: [{ fate: 'missing', how: expect.stringContaining('their own voice') }],
  })
  expect(service.charged()).toHaveLength(1)
})

// Proves: talk-elsewhere-told
test.each([
  ['fal.Brian', { tone: 'lively', pace: 1.15, subtitles: true }, [/no tone/, /no pace/]],
  ['fal.Calm_Woman', { tone: 'lively', pace: 1.15, subtitles: false }, [/no tone/]],
  ['fal.Brian', { tone: 'calm', pace: 1, subtitles: false }, []],
  ['maya', { tone: 'lively', pace: 1.15, subtitles: true }, []],
] as const)('what %s and the lips elsewhere leave out of %j is told', async (voice, how, told) => {
  await using service = await startStandInFal()
  const { end } = await driveRecipe(openEngine(service), { kind: 'talk', input: { ...input, ...how, voice } })
  const hints = end.state === 'done' ? (end.hints ?? []) : null
  expect(hints?.map(({ fate }) => fate)).toEqual(told.map(() => 'missing'))
  expect(hints?.map(({ how: sentence }) => sentence)).toEqual(told.map((wanted) => expect.stringMatching(wanted)))
})

// Proves: talk-elsewhere-followed
test('what a voice elsewhere says has its subtitles in the clip, at the times that are heard in it', async () => {
  await using service = await startStandInFal()
  await using clips = await openTestClips()
  const { finishing } = plainTools(0.9, clips)
  const { film, words } = await sayClip({ script: input.script, silentSeconds: 0.6 })
  service.serveVideo(film)
  const { end } = await driveRecipe(openEngine(service, { finishing }), brian)
  if (end.state !== 'done') throw new Error(end.message)
  const { cues } = end.recipe as { cues: Cue[] }
  expect(driftOf(cues, cuesOf(words))).toBeLessThan(0.2)
  expect(end.hints).toEqual([])
  expect(await findMisdrawn(end.artifact.bytes, cues)).toEqual([])
})

// Proves: talk-elsewhere-undrawn
test('a clip whose words are not wanted in the picture has their times all the same', async () => {
  await using service = await startStandInFal()
  const clips = plainClips()
  const engine = openEngine(service, { finishing: plainTools(0.9, clips).finishing })
  const { end } = await driveRecipe(engine, { kind: 'talk', input: { ...brian.input, subtitles: false } })
  expect(clips.subtitled).toEqual([{ script: input.script, cues: null, hasSubtitles: false }])
  expect(end).toMatchObject({ state: 'done', recipe: { cues: [{ lines: [input.script] }] } })
})

// Proves: talk-silent-told
test('a clip without a sound has no subtitles, which is told', async () => {
  await using service = await startStandInFal()
  await using clips = await openTestClips()
  const { finishing } = plainTools(0.9, clips)
  const { end } = await driveRecipe(openEngine(service, { finishing }), { kind: 'talk', input })
  const hints = [{ words: '', fate: 'missing', how: expect.stringContaining('no subtitles') }]
  expect(end).toMatchObject({ state: 'done', recipe: { cues: [] }, hints })
})

test('subtitles that the studio writes into its own clip to a voice elsewhere are not missed', async () => {
  await using service = await startStandInFal()
  const engine = openEngine(service, { tasks: ['speech'] })
  const { end } = await driveRecipe(engine, { kind: 'talk', input: { ...input, pace: 1.15, voice: 'fal.Brian' } })
  expect(end).toMatchObject({ state: 'done', hints: [{ fate: 'missing', how: expect.stringContaining('no pace') }] })
})
