import type { KindInput } from '@visage/contract'
import { parseIdentity } from '@visage/studio/person'
import { designPerson } from '@visage/studio/live'
import type { Moves } from '@visage/studio/live'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faceFeatures } from '../../adapters/engines/tasks/prompts.ts'
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
const shape = (moves: Moves = {}) =>
  designPerson({ asked: { gender: 'female', prompt }, moves, view: { yaw: 0.3 } }).design

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

// Proves: design-in-words
test('models elsewhere are told the words of a design that the typed ones do not tell', () => {
  const words = { mode: 'prompt', gender: 'female', prompt } as const
  const features = (moves: Moves) =>
    faceFeatures({ ...words, design: shape(moves) }, { celebrityNames: 'attributes', facePrompt: null })
  expect(features({}), 'as typed').toBe(prompt)
  expect(features({ age: 61, hairColor: 'blue' })).toMatch(/61-year-old woman with .* blue hair/)
  const names: KindInput<'face'> = { mode: 'names', gender: 'female', names: ['Ada', 'Bea', 'Cleo'] }
  const asNames = { celebrityNames: 'names', facePrompt: null } as const
  expect(faceFeatures({ ...names, design: shape({ age: 61 }) }, asNames)).toMatch('61-year-old')
  expect(faceFeatures(names, asNames)).toMatch('blends features of Ada')
})
