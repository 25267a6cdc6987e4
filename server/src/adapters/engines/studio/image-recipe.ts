import { randomInt, randomUUID } from 'node:crypto'
import type { Hint, KindInput } from '@visage/contract'
import { foretellHints, namedIn, parseIdentity } from '@visage/studio/person'
import { FaceNotFoundError } from '@visage/studio/pool'
import type { StudioPool } from '@visage/studio/pool'
import { framingFor, parseScene, sceneFromText, varyScene } from '@visage/studio/scene'
import type { Scene } from '@visage/studio/scene'
import type { JobSourceRef, Recipe, Run } from '../engine.ts'
import { refuse } from '../refusals.ts'
import { pictureSize } from '../sizes.ts'
import { toHint } from './to-hint.ts'
import { createRenderRecipe, RENDER_VERSION } from './render-recipe.ts'
import type { RenderHooks } from './render-recipe.ts'
import { readSavedPerson } from './saved-person.ts'
import type { SavedPerson } from './saved-person.ts'

type Common = SavedPerson & {
  renderId: string
  seed: number
  /** What became of the words of the prompt. */
  hints: Hint[]
}

/** Everything that an image's bytes depend on, decided once, so that another process makes the same. */
type ImageOperation = Common &
  ({ how: 'render'; scene: Scene } | { how: 'swap'; picture: JobSourceRef; spot: { x: number; y: number } | null })

type ImageInput = KindInput<'image'>
type InputOf<Mode extends ImageInput['mode']> = Extract<ImageInput, { mode: Mode }>

const SEEDS = 2 ** 31

const begin = (seed = randomInt(SEEDS)) => ({ renderId: randomUUID(), seed, hints: [] })

const decidePrompt = async ({ face, pose, prompt }: InputOf<'prompt'>, run: Run): Promise<ImageOperation> => {
  const common = begin()
  const person = await readSavedPerson(run, face)
  const framing = framingFor(pose, prompt, common.seed)
  const { scene, identity, hints } = sceneFromText(prompt, person.identity, { framing, seed: common.seed })
  return { ...common, ...person, identity, how: 'render', scene, hints: hints.map(toHint) }
}

/** A picture that the studio made is made again with the other person; any other one gets the face put in. */
const decidePicture = async (
  { face, picture, spot }: Pick<InputOf<'picture'>, 'face' | 'spot'> & { picture: JobSourceRef },
  run: Run,
): Promise<ImageOperation> => {
  const person = await readSavedPerson(run, face)
  const { engine, kind, recipe } = await run.readSource(picture)
  if (engine === 'studio' && kind === 'image' && recipe?.scene) {
    const scene = parseScene(recipe.scene)
    return { ...begin(scene.seed), ...person, how: 'render', scene }
  }
  return { ...begin(), ...person, how: 'swap', picture, spot: spot ?? null }
}

const decideVariation = async ({ of }: InputOf<'variation'>, run: Run): Promise<ImageOperation> => {
  const { recipe } = await run.readSource({ from: 'asset', id: of })
  const { face, identity } = recipe ?? {}
  if (typeof face !== 'string' || !identity || !recipe?.scene)
    throw refuse('This image has no scene of its own to vary. Please make it again from its form.')
  const common = begin()
  const scene = varyScene(parseScene(recipe.scene), parseIdentity(identity), common.seed)
  return { ...common, identity: parseIdentity(identity), face, how: 'render', scene }
}

/** Decides who is shown in which scene. Throws an `EngineError` for a source that cannot be worked from. */
const decideImage = (input: ImageInput, run: Run): Promise<ImageOperation> => {
  if (input.mode === 'prompt') return decidePrompt(input, run)
  if (input.mode === 'template')
    return decidePicture({ face: input.face, picture: { from: 'template', id: input.template } }, run)
  return input.mode === 'picture' ? decidePicture(input, run) : decideVariation(input, run)
}

const typicalSeconds = 7

const NO_FACE = 'There is no face to be seen in this picture. Please use one that shows a face clearly.'

const swap = async (
  pool: StudioPool,
  { identity, picture, spot }: Extract<ImageOperation, { how: 'swap' }>,
  { run, hooks }: { run: Run; hooks: RenderHooks },
) => {
  const source = await run.readSource(picture)
  try {
    return await pool.swapFace({ identity, picture: await source.readBytes(), spot }, hooks)
  } catch (error) {
    throw error instanceof FaceNotFoundError ? refuse(NO_FACE, error) : error
  }
}

/** Images of a saved face, rendered or put into a picture by the studio's pool. */
export const createImageRecipe = (pool: StudioPool, pictureSide: number): Recipe<'image', ImageOperation> => ({
  foretell: ({ prompt, gender, pose = 'Random' }) => ({
    hints: foretellHints(prompt, gender, pose).map(toHint),
    names: namedIn(prompt),
  }),
  ...createRenderRecipe({
    typicalSeconds,
    decide: decideImage,
    async make(operation, hooks, run) {
      const { identity, face, seed, hints } = operation
      const { png, width, height } =
        operation.how === 'render'
          ? await pool.renderPicture(
              { identity, scene: operation.scene, ...pictureSize(operation.scene.framing, pictureSide) },
              hooks,
            )
          : await swap(pool, operation, { run, hooks })
      const saved = await run.readSource({ from: 'asset', id: face })
      const made = operation.how === 'render' ? { scene: operation.scene } : { picture: operation.picture }
      return {
        artifact: { bytes: png, mimeType: 'image/png', width, height, durationSeconds: null },
        recipe: { face, identity, seed, renderVersion: RENDER_VERSION, ...made },
        facePrompt: saved.facePrompt,
        identityScore: await pool.compareFaces(png, await saved.readBytes()),
        hints,
      }
    },
  }),
})
