import { setTimeout as sleep } from 'node:timers/promises'
import type { KindInput } from '@visage/contract'
import { designPerson } from '@visage/studio/live'
import type { Wish } from '@visage/studio/live'
import { sceneFromText } from '@visage/studio/scene'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainClips, plainSounds } from '../../../testing/plain-parts.ts'
import { shareStudio } from '../../../testing/share-studio.ts'
import type { Done, Engine, Recipe } from '../engine.ts'
import type { Studio } from '../studio-settings.ts'
import type { PortraitOperation } from './face-recipe.ts'
import { createStudioEngine, openStudioPool } from './studio-engine.ts'

type Input = KindInput<'face'>

const prompt: Extract<Input, { mode: 'prompt' }> = {
  mode: 'prompt',
  gender: 'female',
  prompt: 'A 30 year old woman with curly red hair and zorgle',
}
const names: Extract<Input, { mode: 'names' }> = { mode: 'names', gender: 'male', names: ['Ada', 'Bob', 'Cem'] }

let engine: Engine
let other: Engine
/** With faces of 320 pixels. */
const openSmall = (studio: Studio) =>
  createStudioEngine({
    ...studio,
    clips: plainClips(),
    sounds: plainSounds(),
    pictureSide: 400,
  })
beforeAll(() => {
  engine = openSmall(shareStudio())
  other = openSmall(openStudioPool({ threads: 1, detail: 'rough' }))
})
afterAll(() => Promise.all([engine.close(), other.close()]))

const recipeOf = ({ recipes }: Engine) => recipes.face as Recipe<'face', PortraitOperation>
const readSource = () => Promise.reject(new Error('This face needs no source.'))
const run = (signal = new AbortController().signal) => ({
  readRemoteId: async () => null,
  jobId: 'job',
  signal,
  readSource,
})
const throughJson = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value))

const decide = async (input: Input) => (await recipeOf(engine).start(input, run())).identity

const finish = async (by: Engine, operation: PortraitOperation, input: Input) => {
  const stages: string[] = []
  for (;;) {
    const answer = await recipeOf(by).poll(operation, input, run())
    if (answer.state !== 'running') return { answer: answer as Done, stages }
    if (answer.stage) stages.push(answer.stage)
    await sleep(answer.pollAfterMs)
  }
}

test('renders a face with stages, description and the words that it could not use', async () => {
  const operation = throughJson(await recipeOf(engine).start(prompt, run()))
  const { answer, stages } = await finish(engine, operation, prompt)
  expect(answer).toMatchObject({ state: 'done', artifact: { mimeType: 'image/png', width: 320, height: 320 } })
  expect(await sharp(answer.artifact.bytes).metadata()).toMatchObject({ format: 'png', width: 320, height: 320 })
  expect(answer.facePrompt).toMatch(/30-year-old woman/)
  expect(answer.hints).toContainEqual({ words: 'zorgle', fate: 'missing', how: null })
  expect(answer.hints.some(({ fate }) => fate === 'shown')).toBe(true)
  expect(new Set(stages).size).toBeGreaterThan(2)
  expect(stages).not.toContain('Done')

  const again = await finish(other, operation, prompt)
  expect(Buffer.from(again.answer.artifact.bytes).equals(Buffer.from(answer.artifact.bytes))).toBe(true)
})

// Proves: words-foretold
test('foretells what becomes of words, as the result tells it', async () => {
  const { hints } = throughJson(await recipeOf(engine).start(prompt, run()))
  expect(recipeOf(engine).foretell?.(prompt)).toEqual({ hints })
  const ofImage = engine.recipes.image?.foretell?.({ prompt: 'in boots', gender: 'female', pose: 'Upperbody1' })
  expect(ofImage).toEqual({
    hints: [{ words: 'boots', fate: 'missing', how: expect.stringContaining('portrait') }],
    names: { clothes: true, place: false },
  })
})

// Proves: design-same-person
test('a face is made of exactly the person that was designed, as that person was looked at', async () => {
  const wish = { asked: { gender: 'female', prompt: prompt.prompt }, moves: { age: 44, lips: 90 }, view: { yaw: -0.4 } }
  const { design } = designPerson(wish as Wish)
  const sent = throughJson({ ...design })
  const operation = throughJson(await recipeOf(engine).start({ ...prompt, design: sent }, run()))
  expect(operation).toMatchObject({ ...sent, seed: sent.identity.seed })
  const byNames = await recipeOf(engine).start({ ...names, design: { identity: sent.identity } }, run())
  expect(byNames.identity).toEqual(sent.identity)
})

const readGarment = async () => ({ category: 'tops', cut: 'tee', cloth: 'cotton', color: [9, 9, 9] }) as const

test.each([
  ['1024 × 1024, and 1024 × 1280 down to the hips', undefined, [1024, 1024], [1024, 1280]],
  ['as much smaller as the operator wants', 640, [512, 512], [512, 640]],
])('pictures are %s', async (_what, pictureSide, square, halfBody) => {
  const asked: number[][] = []
  const refuse = async ({ width, height }: { width: number; height: number }): Promise<never> => {
    asked.push([width, height])
    throw new Error('Enough.')
  }
  const studio = shareStudio()
  const engine = createStudioEngine({
    ...studio,
    pool: { ...studio.pool, renderPortrait: refuse, renderPicture: refuse, readGarment },
    clips: plainClips(),
    sounds: plainSounds(),
    ...(pictureSide && { pictureSide }),
  })
  const identity = await decide(prompt)
  const { scene } = sceneFromText('in a park', identity, { framing: 'half-body', seed: 1 })
  const source = { kind: 'image', engine: 'studio', gender: 'female', facePrompt: '', recipe: { identity, scene } }
  const found = { ...run(), readSource: async () => ({ ...source, readBytes: async () => Buffer.of() }) as never }
  const make = async <Kind extends 'face' | 'image' | 'cloth'>(kind: Kind, input: KindInput<Kind>) => {
    const recipe = engine.recipes[kind] as Recipe<Kind, unknown>
    const operation = await recipe.start(input, found)
    const count = asked.length
    await expect
      .poll(async () => {
        await recipe.poll(operation, input, found).catch(() => null)
        return asked.length
      })
      .toBe(count + 1)
  }
  await make('face', prompt)
  await make('image', { mode: 'prompt', gender: 'female', face: 'face', pose: 'Upperbody2', prompt: 'in a park' })
  await make('cloth', { image: 'image', garment: { from: 'asset', id: 'garment' }, category: 'tops' })
  await engine.close()
  expect(asked).toEqual([square, halfBody, halfBody])
})

test('the same wish means the same person, the order of names does not matter, each name does', async () => {
  expect(await decide(prompt)).toEqual(await decide(prompt))
  expect(await decide({ ...prompt, gender: 'male' })).not.toEqual(await decide(prompt))
  expect(await decide({ ...names, names: ['Cem', 'Ada', 'Bob'] })).toEqual(await decide(names))
  for (const index of [0, 1, 2] as const) {
    const changed: [string, string, string] = [...names.names]
    changed[index] = 'Somebody Else'
    expect(await decide({ ...names, names: changed })).not.toEqual(await decide(names))
  }
})

test('a cancelled render makes room at once', async () => {
  const recipe = recipeOf(engine)
  const cancelled = await recipe.start(names, run())
  await recipe.poll(cancelled, names, run())
  await recipe.cancel?.(cancelled)
  const stopped = new AbortController()
  const aborted = await recipe.start(names, run())
  await recipe.poll(aborted, names, run(stopped.signal))
  stopped.abort()
  const operation = await recipe.start(prompt, run())
  expect((await finish(engine, operation, prompt)).answer.state).toBe('done')
})
