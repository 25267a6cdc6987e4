import { randomInt, randomUUID } from 'node:crypto'
import type { Hint, KindInput } from '@visage/contract'
import { parseIdentity } from '@visage/studio/person'
import type { Identity } from '@visage/studio/person'
import { motionFromText, parseScene } from '@visage/studio/scene'
import type { Motion, Scene } from '@visage/studio/scene'
import type { Recipe, Run } from '../engine.ts'
import { clipError } from '../refusals.ts'
import { clipSizeOf } from '../sizes.ts'
import { finishClip } from './clips.ts'
import type { ClipRecipeTools } from './clips.ts'
import { toHint } from './to-hint.ts'
import { createRenderRecipe, RENDER_VERSION } from './render-recipe.ts'

/** Everything that a moving image's bytes depend on, decided once, so that another process makes the same. */
type MotionOperation = {
  renderId: string
  image: string
  motion: Motion
  /** What became of the words of the prompt. */
  hints: Hint[]
} & ({ how: 'render'; identity: Identity; scene: Scene } | { how: 'picture' })

const SEEDS = 2 ** 32

/**
 * Decides how an image moves. An image that the studio rendered is rendered in motion, in the light and weather that the
 * words ask for; of any other one the picture itself is moved.
 */
const decideMotion = async ({ image, prompt }: KindInput<'image-to-video'>, run: Run): Promise<MotionOperation> => {
  const { engine, kind, recipe } = await run.readSource({ from: 'asset', id: image })
  const common = { renderId: randomUUID(), image }
  const seed = randomInt(SEEDS)
  const shown = engine === 'studio' && kind === 'image' && recipe?.scene ? parseScene(recipe.scene) : undefined
  // Other manners are those of one picture: lines and washes that are drawn anew for every frame would swim.
  if (!shown || shown.style || !recipe?.identity) {
    const { motion, hints } = motionFromText(prompt, { seed })
    return { ...common, motion, hints: hints.map(toHint), how: 'picture' }
  }
  const { motion, scene: changes, hints } = motionFromText(prompt, { seed, framing: shown.framing })
  const identity = parseIdentity(recipe.identity)
  return { ...common, motion, hints: hints.map(toHint), how: 'render', identity, scene: { ...shown, ...changes } }
}

const typicalSeconds = 45

/** Generated images in motion, by the clip processor. */
export const createMotionRecipe = ({
  pool,
  clips,
  clipSide,
}: ClipRecipeTools): Recipe<'image-to-video', MotionOperation> =>
  createRenderRecipe({
    typicalSeconds,
    decide: decideMotion,
    async make(operation, hooks, run) {
      const { image, motion, hints } = operation
      const source = await run.readSource({ from: 'asset', id: image })
      const picture = await source.readBytes()
      const clip = await clips
        .animate(
          operation.how === 'render'
            ? {
                of: 'scene',
                identity: operation.identity,
                scene: operation.scene,
                motion,
                invisibleWatermark: run.invisibleWatermark,
                ...clipSizeOf(source, clipSide),
              }
            : {
                of: 'picture',
                picture,
                motion,
                invisibleWatermark: run.invisibleWatermark,
                ...clipSizeOf(source, clipSide),
              },
          hooks,
        )
        .catch(clipError)
      const made = operation.how === 'render' ? { identity: operation.identity, scene: operation.scene } : {}
      return {
        ...(await finishClip(
          { pool, clips },
          { clip, hasInvisibleWatermark: run.invisibleWatermark !== undefined, like: picture },
        )),
        recipe: { image, motion, renderVersion: RENDER_VERSION, ...made },
        facePrompt: source.facePrompt,
        hints,
      }
    },
  })
