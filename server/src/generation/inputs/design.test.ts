import type { KindInput } from '@visage/contract'
import { describe, identityFromText, parseIdentity } from '@visage/studio/person'
import { designPerson } from '@visage/studio/live'
import type { Moves, View } from '@visage/studio/live'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tellDesign } from '../../adapters/engines/design.ts'
import { facePortraitText, faceFeatures } from '../../adapters/engines/tasks/prompts.ts'
import { createModeration } from '../../moderation/policy/moderation.ts'
import { isOver, signUpMaker, startGenerationServer } from '../../testing/generation-server.ts'
import type { GenerationServer, Maker } from '../../testing/generation-server.ts'

let server: GenerationServer
let maker: Maker
beforeAll(async () => {
  // A blocked name that somebody can design without typing it.
  const moderation = createModeration({ rules: [], blocked_names: ['plum lipstick'], blocked_files: [] })
  server = await startGenerationServer({ parts: { moderation } })
  maker = await signUpMaker(server)
})
afterAll(() => server[Symbol.asyncDispose]())

const prompt = 'Woman, 27, long copper hair and green eyes'
const shape = (moves: Moves = {}, typed = prompt) =>
  designPerson({ asked: { gender: 'female', prompt: typed }, moves, view: { yaw: 0.3 } }).design

const ask = (design: unknown, path = '/generate-face-prompt/', words: object = { prompt }) =>
  server.client.post(
    path,
    { user_id: maker.user.id, ...words, design },
    { token: maker.user.access, headers: { prefer: 'respond-async' } },
  )

// Proves: design-refused
test('a design that is none of ours is refused with what is wrong with it, and nothing is charged', async () => {
  const { identity, scene } = shape()
  const wrong: [design: unknown, told: RegExp][] = [
    ['a person', /not a design/],
    [{ scene }, /send design\.identity/],
    [{ identity, note: 1 }, /not known|not a design/],
    [{ identity: { ...identity, age: 17 } }, /identity\.age must be a number from 18 to 75\. Please reload/],
    [{ identity: { ...identity, shape: { ...identity.shape, jawWidth: 5 } } }, /identity\.shape\.jawWidth must be/],
    // As an older version would send it, and a newer one.
    [{ identity: { ...identity, makeup: undefined } }, /identity\.makeup must be an object/],
    [{ identity: { ...identity, wings: 2 } }, /identity\.wings is no field of a design/],
    [{ identity, scene: { ...scene, pose: { ...scene.pose, yaw: 2 } } }, /scene\.pose\.yaw must be/],
    [{ identity, scene: { ...scene, garments: [] } }, /scene\.garments is no field/],
    [{ identity: { ...identity, note: 'x'.repeat(20_000) } }, /larger than any/],
    [{ identity: { ...identity, gender: 'male' } }, /a man's/],
  ]
  for (const [design, told] of wrong) {
    const { status, body } = await ask(design)
    expect([status, body.code]).toEqual([400, 'invalid_input'])
    expect(Object.values(body.details.fields).join(' ')).toMatch(told)
  }
  const deep = JSON.stringify({ user_id: maker.user.id, prompt, design: { identity: '@' } })
  const levels = 40_000
  const body = deep.replace('"@"', `{"note":${'['.repeat(levels)}${']'.repeat(levels)}}`)
  const { status } = await server.client.post('/generate-face-prompt/', body, { token: maker.user.access })
  expect(status, 'nested deeper than anything of ours').toBe(400)
  expect((await maker.usage()).meters.faces.used).toBe(0)
  expect((await maker.get('/jobs')).body.jobs).toEqual([])
})

// Proves: design-moderated
test('a design is moderated by its words', async () => {
  const { status, body } = await ask(shape({ lipColor: 'plum', lipstick: 100 }))
  expect([status, body.code]).toEqual([422, 'content_refused'])
  expect((await maker.usage()).meters.faces.used).toBe(0)
})

// Proves: design-kept
test('a design is kept with the job, for words and for names', async () => {
  const design = JSON.parse(JSON.stringify(shape({ age: 40, noseWidth: 10 })))
  const names = { celebrity1: 'Ada', celebrity2: 'Bea', celebrity3: 'Cleo' }
  for (const answer of [await ask(design), await ask(design, '/generate_face_c/', names)]) {
    expect(answer.status).toBe(202)
    const { input } = await maker.waitFor(answer.body.job_id, isOver)
    expect(input).toMatchObject({ design })
    expect(parseIdentity(design.identity)).toEqual(design.identity)
  }
})

const PEOPLE = [
  ['female', 'Woman, 27, long copper hair and green eyes, a port-wine stain on the left cheek'],
  ['female', 'somebody in a red dress'],
  ['male', 'a bald man of 60 with a grey beard'],
  ['male', 'a black man with glasses, in a suit, laughing'],
] as const
const asAttributes = { celebrityNames: 'attributes', facePrompt: null } as const

// Proves: design-in-words
test.each(PEOPLE)('models elsewhere hear every control that was moved, either way: a %s, %s', (gender, typed) => {
  const designed = (moves: Moves) => designPerson({ asked: { gender, prompt: typed }, moves, view: {} })
  const hear = (moves: Moves) =>
    faceFeatures({ mode: 'prompt', gender, prompt: typed, design: designed(moves).design }, asAttributes)
  expect(hear({}), 'as typed').toBe(typed)
  for (const { name, ...control } of designed({}).groups.flatMap(({ controls }) => controls)) {
    const ends =
      control.kind === 'slider'
        ? [control.min, control.max]
        : [...new Set([0, 1, -1].map((place) => control.options.at(place)?.value ?? ''))]
    // What stands where it is put was not moved.
    const moved = ends.filter((end) => end !== control.value)
    const heard = moved.map((end) => hear({ [name]: end }))
    expect(new Set([typed, ...heard]).size, `${name}: ${heard.join(' / ')}`).toBe(moved.length + 1)
    for (const words of heard) expect(words, 'and what was typed').toContain(typed)
  }
})

test('what was moved counts where it says something else than what was typed, also when it is read again', () => {
  const typed = 'Woman, 27, long copper hair and green eyes'
  const words = { mode: 'prompt', gender: 'female', prompt: typed } as const
  const moves = { age: 61, hairColor: 'blue', eyeColor: 'brown', skinTone: 90, chinLength: 100, fullness: 70 }
  const features = faceFeatures({ ...words, design: shape(moves, typed) }, asAttributes)
  expect(features).toMatch(
    /^A 61-year-old woman\. Woman, 27.* Changed from that description: .*a very long chin, full cheeks/,
  )
  const read = describe(identityFromText(features, 'female').identity)
  expect(read).toMatch(/^A 61-year-old woman with deep skin, long .*blue hair, brown eyes/)
  const names: KindInput<'face'> = { mode: 'names', gender: 'female', names: ['Ada', 'Bea', 'Cleo'] }
  const asNames = { celebrityNames: 'names', facePrompt: null } as const
  expect(faceFeatures({ ...names, design: shape({ age: 61 }) }, asNames)).toMatch(/61-year-old.* features of Ada/)
  expect(faceFeatures(names, asNames)).toMatch('blends features of Ada')
})

// Proves: design-view-in-words
test('models elsewhere are told turn, light, mood and expression of a design, and nothing that contradicts them', () => {
  const portrait = (view: View) => {
    const { design } = designPerson({ asked: { gender: 'female', prompt }, moves: {}, view })
    const told = tellDesign({ mode: 'prompt', gender: 'female', prompt, design })
    return facePortraitText('female', prompt, told?.words.view)
  }
  expect(portrait({})).toBe(facePortraitText('female', prompt))
  expect(portrait({})).toMatch(/facing the camera.*soft natural light/)
  const seen = portrait({ yaw: -0.4, pitch: 0.2, lighting: 'dramatic', expression: 'laugh' })
  expect(seen).toMatch(/three-quarter view to the left of the picture, eyes on the camera, chin lowered.*Laughing\./)
  expect(seen).toMatch(/dramatic light with deep shadows/)
  expect(seen).not.toMatch(/facing the camera|soft natural light/)
  expect(portrait({ mood: 'monochrome' })).toMatch(/light, black and white/)
  expect(portrait({ yaw: 0.15 })).toMatch('turned slightly to the right')
  expect(portrait({ expression: 'angry' })).toMatch('An angry expression.')
})
