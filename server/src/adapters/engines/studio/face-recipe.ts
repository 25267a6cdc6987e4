import { randomInt, randomUUID } from 'node:crypto'
import type { Hint, KindInput } from '@visage/contract'
import {
  blendIdentities,
  describe,
  foretellHints,
  identityFromName,
  identityFromText,
  relativeOf,
} from '@visage/studio/person'
import type { Identity } from '@visage/studio/person'
import type { StudioPool } from '@visage/studio/pool'
import { portraitSceneFor } from '@visage/studio/scene'
import type { PortraitScene } from '@visage/studio/scene'
import { designOf } from '../design.ts'
import type { Recipe, Run } from '../engine.ts'
import { pictureSize } from '../sizes.ts'
import { toHint } from './to-hint.ts'
import { createRenderRecipe, RENDER_VERSION } from './render-recipe.ts'
import { readSavedPerson } from './saved-person.ts'

/** Everything that a portrait's bytes depend on, decided once, so that another process renders the same. */
export type PortraitOperation = {
  renderId: string
  identity: Identity
  scene: PortraitScene
  seed: number
  /** What became of the words of the prompt. */
  hints: Hint[]
}

type FaceInput = KindInput<'face'>
type Mode<Name extends FaceInput['mode']> = Extract<FaceInput, { mode: Name }>

const fromPrompt = ({ prompt, gender }: Mode<'prompt'>) => {
  const { identity, scene, hints } = identityFromText(prompt, gender)
  return { identity, scene, hints: hints.map(toHint) }
}

const fromNames = ({ names, gender }: Mode<'names'>) => {
  const identity = blendIdentities(names.map((name) => identityFromName(name, gender)))
  return { identity, scene: portraitSceneFor(identity, identity.seed), hints: [] }
}

const SEEDS = 2 ** 31

const fromRelative = async ({ of }: Mode<'relative'>, run: Run) => {
  const identity = relativeOf((await readSavedPerson(run, of)).identity, randomInt(SEEDS))
  return { identity, scene: portraitSceneFor(identity, identity.seed), hints: [] }
}

const decidePerson = (input: FaceInput, run: Run) => {
  if (input.mode === 'relative') return fromRelative(input, run)
  return input.mode === 'prompt' ? fromPrompt(input) : fromNames(input)
}

/**
 * Decides who is shown and how. The same words or names give the same person, a design is shown as it is, and every
 * relative is another one.
 */
const decidePortrait = async (input: FaceInput, run: Run): Promise<PortraitOperation> => {
  const told = await decidePerson(input, run)
  const design = designOf(input)
  const decided = { ...told, ...design, scene: design?.scene ?? told.scene }
  return { renderId: randomUUID(), seed: decided.identity.seed, ...decided }
}

const typicalSeconds = 4

/** Faces rendered by the studio's pool. */
export const createFaceRecipe = (pool: StudioPool, pictureSide: number): Recipe<'face', PortraitOperation> => ({
  foretell: ({ prompt, gender }) => ({ hints: foretellHints(prompt, gender).map(toHint) }),
  ...createRenderRecipe({
    typicalSeconds,
    decide: decidePortrait,
    async make({ identity, scene, seed, hints }, hooks) {
      const request = { identity, scene, ...pictureSize('selfie', pictureSide) }
      const { png, width, height } = await pool.renderPortrait(request, hooks)
      return {
        artifact: { bytes: png, mimeType: 'image/png', width, height, durationSeconds: null },
        recipe: { identity, scene, seed, renderVersion: RENDER_VERSION },
        facePrompt: describe(identity),
        identityScore: null,
        hints,
      }
    },
  }),
})
