import { randomInt, randomUUID } from 'node:crypto'
import type { KindInput } from '@visage/contract'
import { parseIdentity, parseScene } from '@visage/studio/identity'
import type { Identity, Scene } from '@visage/studio/identity'
import { motionFromText } from '@visage/studio/motion-plan'
import type { Motion } from '@visage/studio/motion-plan'
import type { Run } from '../engine.ts'

/** Everything that a moving image's bytes depend on, decided once, so that another process makes the same. */
export type MotionOperation = {
  renderId: string
  image: string
  motion: Motion
  /** Words of the prompt that changed nothing. */
  hints: string[]
} & ({ how: 'render'; identity: Identity; scene: Scene } | { how: 'picture' })

const SEEDS = 2 ** 32

/**
 * Decides how an image moves. An image that the studio rendered is rendered in motion, in the light and weather that the
 * words ask for; of any other one the picture itself is moved.
 */
export const decideMotion = async (
  { image, prompt }: KindInput<'image-to-video'>,
  run: Run,
): Promise<MotionOperation> => {
  const { engine, kind, recipe } = await run.readMaterial({ from: 'asset', id: image })
  const common = { renderId: randomUUID(), image }
  const seed = randomInt(SEEDS)
  if (engine !== 'studio' || kind !== 'image' || !recipe?.scene || !recipe.identity) {
    const { motion, unknownWords } = motionFromText(prompt, { seed })
    return { ...common, motion, hints: unknownWords, how: 'picture' }
  }
  const shown = parseScene(recipe.scene)
  const { motion, scene: changes, unknownWords } = motionFromText(prompt, { seed, framing: shown.framing })
  const identity = parseIdentity(recipe.identity)
  return { ...common, motion, hints: unknownWords, how: 'render', identity, scene: { ...shown, ...changes } }
}
