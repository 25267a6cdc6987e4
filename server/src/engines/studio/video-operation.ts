import { randomUUID } from 'node:crypto'
import type { KindInput, MaterialRef } from '@visage/contract'
import { findVideoTemplate, parseScene } from '@visage/studio/identity'
import type { Scene } from '@visage/studio/identity'
import { parseMotion } from '@visage/studio/motion-plan'
import type { Motion } from '@visage/studio/motion-plan'
import type { Run } from '../engine.ts'
import { readSavedPerson, refuse } from './saved-person.ts'
import type { SavedPerson } from './saved-person.ts'

/** Everything that a video's bytes depend on, decided once, so that another process makes the same. */
export type VideoOperation = SavedPerson & { renderId: string } & (
    | { how: 'render'; scene: Scene; motion: Motion }
    | { how: 'swap'; video: MaterialRef; spot: { x: number; y: number; at?: number } | null }
  )

type VideoInput = KindInput<'video'>
type InputOf<Mode extends VideoInput['mode']> = Extract<VideoInput, { mode: Mode }>

const decideTemplate = async ({ face, template: id }: InputOf<'template'>, run: Run): Promise<VideoOperation> => {
  const template = findVideoTemplate(id)
  if (!template) throw refuse('This template is no longer there. Please choose another one.')
  const { scene, motion } = template
  return { renderId: randomUUID(), ...(await readSavedPerson(run, face)), how: 'render', scene, motion }
}

/** A video that the studio rendered is rendered again with the other person; any other one gets the face put in. */
const decideVideoOfOwn = async (input: InputOf<'video'>, run: Run): Promise<VideoOperation> => {
  const { face, video, spot = null } = input
  const common = { renderId: randomUUID(), ...(await readSavedPerson(run, face)) }
  const { engine, recipe } = await run.readMaterial(video)
  return engine === 'studio' && recipe?.scene && recipe.motion
    ? { ...common, how: 'render', scene: parseScene(recipe.scene), motion: parseMotion(recipe.motion) }
    : { ...common, how: 'swap', video, spot }
}

/** Decides who is shown in which video. Throws an `EngineError` for material that cannot be worked from. */
export const decideVideo = (input: VideoInput, run: Run): Promise<VideoOperation> =>
  input.mode === 'template' ? decideTemplate(input, run) : decideVideoOfOwn(input, run)
