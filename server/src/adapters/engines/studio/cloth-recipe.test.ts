import { setTimeout as sleep } from 'node:timers/promises'
import type { Hint, KindInput, SourceRef } from '@visage/contract'
import { identityFromText } from '@visage/studio/person'
import { sceneFromText } from '@visage/studio/scene'
import type { Framing, Scene } from '@visage/studio/scene'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { shareStudio } from '../../../testing/share-studio.ts'
import type { JobSourceRef, Run, Source } from '../engine.ts'
import { createClothRecipe } from './cloth-recipe.ts'
import { createImageRecipe } from './image-recipe.ts'

const sentence = 'Invalid Selection , Please Change Selected Image Or Uploaded Image.'
const { pool } = shareStudio()
afterAll(() => pool.close({ abort: true }))
/** Its pictures are small; one test says how large they are without it. */
const recipe = createClothRecipe(pool, 256)

const { identity } = identityFromText('Woman, 28, short black hair', 'female', { seed: 13461007 })
const sceneIn = (framing: Framing) => sceneFromText('in a park', identity, { framing, seed: 5 }).scene

const tee = sharp(
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="480" height="640"><rect width="480" height="640" fill="#f4f4f2"/>
  <path d="M240 118 L288 90 L340 104 L416 196 L372 236 L346 200 L350 520 L130 520 L134 200 L108 236 L64 196 L140 104 L192 90 Z" fill="#1f7a46"/></svg>`),
).png()
const bare = sharp({ create: { width: 300, height: 400, channels: 3, background: '#8090a0' } }).png()

const sourceOf = (made: Record<string, unknown> | null, readBytes: Source['readBytes']): Source => ({
  mimeType: 'image/png',
  kind: 'image',
  engine: 'studio',
  recipe: made,
  gender: 'female',
  facePrompt: 'a woman',
  width: 300,
  height: 400,
  durationSeconds: null,
  readBytes,
  openLocal: async () => ({ path: '/nowhere', [Symbol.asyncDispose]: async () => {} }),
})

const runWith = (made: Record<string, unknown> | null, garment = tee, before = bare): Run => ({
  jobId: 'job',
  signal: new AbortController().signal,
  readRemoteId: async () => null,
  readSource: async (ref: SourceRef) => sourceOf(made, () => (ref.from === 'upload' ? garment : before).toBuffer()),
})
const inputOf = (category: KindInput<'cloth'>['category']): KindInput<'cloth'> => ({
  image: 'image',
  garment: { from: 'upload', id: 'garment' },
  category,
})

const finish = async (category: KindInput<'cloth'>['category'], run: Run, by = recipe) => {
  const operation = JSON.parse(JSON.stringify(await by.start(inputOf(category), run)))
  for (;;) {
    const answer = await by.poll(operation, inputOf(category), run)
    if (answer.state !== 'running') return answer
    await sleep(answer.pollAfterMs)
  }
}

test('a picture of a garment is put on, and the scene remembers it', async () => {
  const run = runWith({ identity, scene: sceneIn('selfie'), face: 'face' })
  const answer = await finish('tops', run, createClothRecipe(pool))
  expect(answer).toMatchObject({
    state: 'done',
    artifact: { mimeType: 'image/png', width: 1024, height: 1024 },
    facePrompt: 'a woman',
    recipe: { face: 'face', image: 'image', scene: { garments: [{ category: 'tops', cut: 'tee', cloth: 'cotton' }] } },
  })
})

test('a picture that is no garment is refused', async () => {
  await expect(finish('tops', runWith({ identity, scene: sceneIn('half-body') }, bare))).rejects.toMatchObject({
    message: sentence,
    reason: 'refused',
  })
})

test('bottoms on a selfie are refused before anything is drawn, with what to do instead', async () => {
  const run = runWith({ identity, scene: sceneIn('selfie') })
  await expect(recipe.start(inputOf('bottoms'), run)).rejects.toMatchObject({
    message: expect.stringContaining('choose a half body or full body image'),
    reason: 'refused',
  })
})

test('bottoms that cannot be made out in an image without a scene are refused, with what to do instead', async () => {
  await expect(finish('bottoms', runWith(null))).rejects.toMatchObject({
    message: expect.stringMatching(/^No trousers or skirt can be made out .* choose a full body image/),
    reason: 'refused',
  })
})

const pixels = (bytes: Uint8Array) => sharp(bytes).removeAlpha().raw().toBuffer()

test('an image without a scene keeps its bytes beside the clothes, which get the cloth of the garment', async () => {
  const scene = {
    ...sceneFromText('in an office', identity, { framing: 'half-body', seed: 10 }).scene,
    garments: [{ category: 'tops', cut: 'tee', cloth: 'cotton', color: [150, 40, 48] } as const],
  }
  const { png } = await pool.renderPicture({ identity, scene, width: 512, height: 640 })
  const answer = await finish('tops', runWith({ identity, face: 'face' }, tee, sharp(png)))
  if (answer.state !== 'done') throw new Error('The cloth was not laid.')
  const { artifact, recipe: made, identityScore } = answer
  expect(made).toMatchObject({ face: 'face', image: 'image', garment: { cut: 'tee' } })
  expect(identityScore).toBeGreaterThan(0.98)
  const [before, after] = [await pixels(png), await pixels(artifact.bytes)]
  const face = 512 * 3 * 180
  expect(after.subarray(0, face).equals(before.subarray(0, face))).toBe(true)
  const chest = (470 * 512 + 256) * 3
  const greenness = (image: Buffer) => image.readUInt8(chest + 1) - image.readUInt8(chest)
  expect(greenness(before)).toBeLessThan(0)
  expect(greenness(after)).toBeGreaterThan(0)
})

test.each([
  ['without anybody in it', { identity }],
  ['of unknown making', null],
] as const)('an image %s is refused', async (_what, made) => {
  await expect(finish('tops', runWith(made))).rejects.toMatchObject({ message: sentence, reason: 'refused' })
})

test('a garment is read once when it is kept, and a picture without one is refused', async () => {
  const { signal } = new AbortController()
  const read = async (picture: typeof tee) =>
    recipe.readGarment?.({ picture: await picture.toBuffer(), category: 'tops', signal })
  expect(await read(tee)).toMatchObject({ category: 'tops', color: expect.any(Array) })
  await expect(read(bare)).rejects.toMatchObject({ reason: 'refused', message: expect.stringMatching(/No garment/) })
})

test('what is kept as read is worn as it was read, whatever the picture shows now', async () => {
  const { signal } = new AbortController()
  const reading = (await recipe.readGarment?.({ picture: await tee.toBuffer(), category: 'tops', signal })) ?? null
  const made = { identity, scene: sceneIn('half-body') }
  const run = runWith(made, bare)
  const readSource = async (ref: JobSourceRef): Promise<Source> => ({
    ...(await run.readSource(ref)),
    ...(ref.from === 'upload' && { garment: { name: 'Green tee', category: 'tops', reading } }),
  })
  const done = await finish('tops', { ...run, readSource })
  expect(done).toMatchObject({ state: 'done', recipe: { scene: { garments: [reading] } } })
})

test('an image wears what was chosen from the wardrobe, and tells what of it cannot be seen', async () => {
  const images = createImageRecipe(pool, 256)
  const ask = async (wish: object) => {
    const input = { mode: 'prompt', gender: 'female', face: 'face', pose: 'Random', prompt: 'in a park', ...wish }
    const operation = await images.start(input as KindInput<'image'>, runWith({ identity }))
    return operation as { scene: Scene; hints: Hint[] }
  }
  const top = { from: 'upload', id: 'shirt' } as const
  const dressed = await ask({ top, prompt: 'in a park, red dress' })
  expect(dressed.scene.garments).toMatchObject([{ category: 'tops', cut: 'tee' }])
  expect(dressed.hints.slice(-2)).toEqual([
    { words: 'Tops', fate: 'shown', how: null },
    expect.objectContaining({ words: '', fate: 'changed' }),
  ])
  expect((await ask({})).scene.garments).toBeUndefined()
  const kept = {
    name: 'Jeans',
    category: 'bottoms',
    reading: { category: 'bottoms', cut: 'jeans', color: [40, 60, 90], cloth: 'denim' },
  }
  const readSource = async (ref: JobSourceRef) => ({ ...(await runWith({ identity }).readSource(ref)), garment: kept })
  const hidden = (await images.start(
    { mode: 'prompt', gender: 'female', face: 'face', pose: 'Upperbody1', prompt: 'smiling', bottom: top },
    { ...runWith({ identity }), readSource } as Run,
  )) as { scene: Scene; hints: Hint[] }
  expect(hidden.hints.at(-1)).toEqual({ words: 'Jeans', fate: 'missing', how: 'a portrait does not reach that far' })
})

test('two people are drawn together, each compared with their own face, and stay two in a variation', async () => {
  const images = createImageRecipe(pool, 320)
  const second = identityFromText('Man, 40, short grey hair', 'male', { seed: 5 }).identity
  const portraits = new Map<string, Promise<{ png: Uint8Array }>>()
  const portraitOf = (id: string) => {
    const person = id === 'second' ? second : identity
    const found =
      portraits.get(id) ?? pool.renderPortrait({ identity: person, scene: sceneIn('selfie'), width: 256, height: 256 })
    portraits.set(id, found)
    return found
  }
  let made: Record<string, unknown> | null = null
  const run: Run = {
    ...runWith({ identity }),
    readSource: async (ref) => ({
      ...sourceOf(ref.id === 'pair' ? made : { identity: ref.id === 'second' ? second : identity }, async () =>
        Buffer.from((await portraitOf(ref.id)).png),
      ),
    }),
  }
  const draw = async (input: KindInput<'image'>) => {
    const operation = JSON.parse(JSON.stringify(await images.start(input, run)))
    for (;;) {
      const answer = await images.poll(operation, input, run)
      if (answer.state !== 'running') return answer
      await sleep(answer.pollAfterMs)
    }
  }
  const pair = { other: 'second', arrangement: 'talking', pose: 'Upperbody1', prompt: 'grey background' } as const
  const done = await draw({ mode: 'prompt', gender: 'female', face: 'first', ...pair })
  if (done.state !== 'done') throw new Error('It was not drawn.')
  expect(done).toMatchObject({
    artifact: { width: 320, height: 256 },
    identityScore: expect.any(Number),
    other: { face: 'second', identityScore: expect.any(Number) },
  })
  made = JSON.parse(JSON.stringify(done.recipe))
  const again = await draw({ mode: 'variation', gender: 'female', of: 'pair' })
  expect(again).toMatchObject({ state: 'done', other: { face: 'second' }, recipe: { pair: [{}, {}] } })
})
