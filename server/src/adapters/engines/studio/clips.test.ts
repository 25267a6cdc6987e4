import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { KindInput } from '@visage/contract'
import { identityFromName } from '@visage/studio/person'
import { FaceNotFoundError } from '@visage/studio/pool'
import type { StudioPool } from '@visage/studio/pool'
import { findVideoTemplate, sceneFor } from '@visage/studio/scene'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainClips, plainSounds } from '../../../testing/plain-parts.ts'
import { shareStudio } from '../../../testing/share-studio.ts'
import { ClipCrashError, ClipRefusedError } from '../../media/clip/clip-processor.ts'
import type { ClipProcessor } from '../../media/clip/clip-processor.ts'
import { openClipProcessor } from '../../media/clip/open-clip-processor.ts'
import type { Done, Engine, Recipe, Run, Source } from '../engine.ts'
import { clipSizeOf, LARGEST_CLIP_SIDE } from '../sizes.ts'
import { createStudioEngine } from './studio-engine.ts'

/** Clips of this long side are drawn in the same way as full ones, and soon. */
const clipSide = 128
const identity = identityFromName('Ada', 'female')
const scene = sceneFor(identity, 'half-body', 7)

let dir: string
let clips: ClipProcessor
let engine: Engine
let pool: StudioPool
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'visage-clips-'))
  clips = await openClipProcessor({ dir, threads: 1 })
  const studio = shareStudio()
  pool = studio.pool
  engine = createStudioEngine({ ...studio, clips, sounds: plainSounds(), clipSide })
})
afterAll(async () => {
  await engine.close()
  await clips.close()
  await rm(dir, { recursive: true, force: true })
})

const source = (parts: Partial<Source>): Source => ({
  mimeType: 'image/png',
  kind: 'face',
  engine: 'studio',
  recipe: { identity },
  gender: 'female',
  facePrompt: 'a woman',
  width: 64,
  height: 64,
  durationSeconds: null,
  openLocal: async () => ({ path: '/nowhere', [Symbol.asyncDispose]: async () => {} }),
  readBytes: async () =>
    sharp({ create: { width: 64, height: 64, channels: 3, background: 'teal' } })
      .png()
      .toBuffer(),
  ...parts,
})
/** As a template of the studio is handed to engines. */
const templateSource = (id: string): Source => {
  const template = findVideoTemplate(id)
  if (!template) throw new Error(`There is no template ${id}.`)
  const { scene: where, motion: how } = template
  return source({ kind: 'video', mimeType: 'video/mp4', recipe: { scene: where, motion: how } })
}
const run = (found: Source, signal = new AbortController().signal): Run => ({
  jobId: 'job',
  signal,
  readRemoteId: async () => null,
  readSource: async ({ from, id }) => (from === 'template' ? templateSource(id) : found),
})
const video = () => engine.recipes.video as Recipe<'video', { scene: unknown; motion: unknown; identity: unknown }>
const motion = () => engine.recipes['image-to-video'] as Recipe<'image-to-video', { scene: { weather: string } }>

const face = '0b8f3c4e-6a1d-4c57-9d3a-2f6b1e5a7c90'
const ofTemplate: KindInput<'video'> = { mode: 'template', gender: 'female', face, template: 'women-video-003' }
const ofOwn: KindInput<'video'> = { mode: 'video', gender: 'female', face, video: { from: 'asset', id: face } }

const finish = async (operation: Awaited<ReturnType<ReturnType<typeof video>['start']>>) => {
  const stages = new Set<string>()
  for (;;) {
    const answer = await video().poll(operation, ofTemplate, run(source({})))
    if (answer.state !== 'running') return { done: answer as Done, stages }
    stages.add(answer.stage ?? '')
    await sleep(answer.pollAfterMs)
  }
}

test('a template and a video of the studio are the same scene and motion with another person', async () => {
  const template = findVideoTemplate('women-video-003')
  const first = await video().start(ofTemplate, run(source({})))
  expect(first).toMatchObject({ scene: template?.scene, motion: template?.motion, identity })
  const other = identityFromName('Bea', 'female')
  const made = JSON.parse(JSON.stringify({ ...first, identity: other }))
  const readSource = async ({ id }: { id: string }) =>
    id === face ? source({}) : source({ kind: 'video', mimeType: 'video/mp4', recipe: made })
  const input = { ...ofOwn, video: { from: 'asset', id: 'another' } } as const
  const again = await video().start(input, { ...run(source({})), readSource })
  expect(again).toMatchObject({ scene: template?.scene, motion: template?.motion, identity })
})

test('words choose the weather that an image moves in, and those without a meaning are named', async () => {
  const image = source({ kind: 'image', recipe: { face, identity, scene: { ...scene, weather: 'clear' } } })
  const wish = { image: face, prompt: 'smiles in the rain and zorgles' }
  const operation = await motion().start(wish, run(image))
  expect(operation).toMatchObject({
    identity,
    scene: { weather: 'rain' },
    hints: [
      { words: 'smiles', fate: 'shown', how: null },
      { words: 'rain', fate: 'shown', how: null },
      { words: 'zorgles', fate: 'missing', how: null },
    ],
  })
})

test('other videos get the face put in, and other pictures are moved as they are, in their own shape', async () => {
  const foreign = source({ kind: null, engine: null, recipe: null, width: 1024, height: 1024 })
  const readSource = async ({ id }: { id: string }) => (id === face ? source({}) : foreign)
  const upload = { from: 'upload', id: 'brought in' } as const
  const spot = { x: 0.2, y: 0.4 }
  const swap = await video().start({ ...ofOwn, video: upload, spot }, { ...run(foreign), readSource })
  expect(swap).toMatchObject({ how: 'swap', video: upload, spot, identity })
  const moved = await motion().start({ image: face, prompt: 'smiles' }, run(foreign))
  expect(moved).toMatchObject({ how: 'picture', image: face })
  expect(clipSizeOf(foreign, LARGEST_CLIP_SIDE)).toMatchObject({ width: 720, height: 720 })
  expect(clipSizeOf({ width: 1600, height: 900 }, LARGEST_CLIP_SIDE)).toMatchObject({ width: 1280, height: 720 })
  expect(clipSizeOf({ width: 500, height: 2001 }, LARGEST_CLIP_SIDE)).toMatchObject({ width: 320, height: 1280 })
})

test.each([
  ['without a face', new FaceNotFoundError('none'), { name: 'EngineError', words: /shows a face clearly/ }],
  ['that cannot be used', new ClipRefusedError('Too long.'), { name: 'EngineError', words: /Too long/ }],
  ['that brings its process down', new ClipCrashError('It died.'), { name: 'ClipCrashError', words: /died/ }],
])('a video %s ends in what its owner can be told', async (_what, error, expected) => {
  const failing = { ...plainClips(), swapFace: () => Promise.reject(error) }
  const { recipes } = createStudioEngine({ pool, threads: 1, clips: failing, sounds: plainSounds() })
  const recipe = recipes.video as ReturnType<typeof video>
  const found = run(source({ kind: null, engine: null }))
  const operation = await recipe.start(ofOwn, found)
  const ask = () => recipe.poll(operation, ofOwn, found).catch((thrown: unknown) => thrown)
  let end = await ask()
  while (!(end instanceof Error)) {
    await sleep(20)
    end = await ask()
  }
  expect(end).toMatchObject({ name: expected.name })
  expect(String(end)).toMatch(expected.words)
})

test('a clip is 720 × 1280 at 25 pictures a second unless the operator wants smaller ones', async () => {
  const asked: unknown[] = []
  const animate: ClipProcessor['animate'] = async (request) => {
    asked.push(request)
    throw new ClipRefusedError('Enough.')
  }
  const parts = { pool, threads: 1, clips: { ...plainClips(), animate }, sounds: plainSounds() }
  for (const { recipes } of [createStudioEngine(parts), createStudioEngine({ ...parts, clipSide })]) {
    const recipe = recipes.video as ReturnType<typeof video>
    const found = run(source({}))
    await recipe.poll(await recipe.start(ofTemplate, found), ofTemplate, found)
  }
  await expect.poll(() => asked).toHaveLength(2)
  expect(asked).toMatchObject([
    { width: 720, height: 1280, framesPerSecond: 25 },
    { width: 72, height: 128, framesPerSecond: 25 },
  ])
})

// Proves: clip-keeps-shape
test.each([
  { of: 'drawn by the studio, as full bodies are', width: 832, height: 1216, side: 114, isMade: true },
  { of: 'drawn by the studio, as half bodies are', width: 1024, height: 1280, side: 128, isMade: false },
  { of: 'drawn by the studio, as selfies are', width: 1024, height: 1024, side: 128, isMade: false },
  { of: 'from elsewhere, as wide as a banner', width: 333, height: 111, side: 320, isMade: true },
  { of: 'from elsewhere, as narrow as a strip', width: 91, height: 400, side: 320, isMade: false },
])('a picture $of, moves in its own shape', async ({ of, width, height, side, isMade }) => {
  const bytes = await sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const made = of.includes('studio') ? { kind: 'image' as const, recipe: { face, identity, scene } } : { kind: null }
  const found = run(source({ ...made, width, height, readBytes: async () => bytes }))
  const asked = Promise.withResolvers<{ width: number; height: number }>()
  const animate: ClipProcessor['animate'] = async (request, hooks) => {
    asked.resolve(request)
    // Few pictures a second: their shape is that of many. One of each way to draw them is made, in the shape that is asked for.
    if (isMade) return clips.animate({ ...request, framesPerSecond: 2 }, hooks)
    throw new ClipRefusedError('Enough.')
  }
  const parts = { pool, threads: 1, clips: { ...clips, animate }, sounds: plainSounds(), clipSide: side }
  const recipe = createStudioEngine(parts).recipes['image-to-video'] as Recipe<'image-to-video', unknown>
  const wish = { image: face, prompt: 'smiles' }
  const operation = await recipe.start(wish, found)
  let answer = await recipe.poll(operation, wish, found)
  const shape = await asked.promise
  // Sides are even, so a small clip may be a pixel off.
  const most = 2 / Math.min(shape.width, shape.height)
  expect(Math.abs(shape.width / shape.height / (width / height) - 1)).toBeLessThan(most)
  if (!isMade) return
  while (answer.state === 'running') {
    await sleep(answer.pollAfterMs)
    answer = await recipe.poll(operation, wish, found)
  }
  expect(await clips.probe((answer as Done).artifact.bytes)).toMatchObject({ width: shape.width, height: shape.height })
})

test('a clip is drawn, its person compared, and a cancelled one ends at once', async () => {
  const cancelled = await video().start(ofTemplate, run(source({})))
  await video().poll(cancelled, ofTemplate, run(source({})))
  await video().cancel?.(cancelled)

  const operation = await video().start(ofTemplate, run(source({})))
  const { done, stages } = await finish(operation)
  expect(done.artifact).toMatchObject({ mimeType: 'video/mp4', width: 72, height: 128, durationSeconds: 5 })
  expect(await clips.probe(done.artifact.bytes)).toMatchObject({ width: 72, height: 128, framesPerSecond: 25 })
  expect(done.recipe).toMatchObject({ face, identity })
  expect(done.identityScore).toBeNull()
  expect(stages.size).toBeGreaterThan(3)
})
