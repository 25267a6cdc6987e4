import { randomUUID } from 'node:crypto'
import type { KindInput, SourceRef } from '@visage/contract'
import { findVideoTemplate, parseMotion, parseScene } from '@visage/studio/scene'
import type { Motion, Scene } from '@visage/studio/scene'
import type { Recipe, Run } from '../engine.ts'
import { clipError, refuse } from '../refusals.ts'
import { sceneClipSize } from '../sizes.ts'
import { finishClip } from './clips.ts'
import type { ClipRecipeTools } from './clips.ts'
import { createRenderRecipe, RENDER_VERSION } from './render-recipe.ts'
import type { RenderHooks } from './render-recipe.ts'
import { readSavedPerson } from './saved-person.ts'
import type { SavedPerson } from './saved-person.ts'

/** Everything that a video's bytes depend on, decided once, so that another process makes the same. */
type VideoOperation = SavedPerson & { renderId: string } & (
    | { how: 'render'; scene: Scene; motion: Motion }
    | { how: 'swap'; video: SourceRef; spot: { x: number; y: number; at?: number } | null }
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
  const { engine, recipe } = await run.readSource(video)
  return engine === 'studio' && recipe?.scene && recipe.motion
    ? { ...common, how: 'render', scene: parseScene(recipe.scene), motion: parseMotion(recipe.motion) }
    : { ...common, how: 'swap', video, spot }
}

/** Decides who is shown in which video. Throws an `EngineError` for a source that cannot be worked from. */
const decideVideo = (input: VideoInput, run: Run): Promise<VideoOperation> =>
  input.mode === 'template' ? decideTemplate(input, run) : decideVideoOfOwn(input, run)

const typicalSeconds = 60

type Clips = ClipRecipeTools['clips']
type Work = { run: Run; hooks: RenderHooks; clipSide: number }

const swap = async (
  clips: Clips,
  { identity, video, spot }: Extract<VideoOperation, { how: 'swap' }>,
  { run, hooks }: Work,
) => {
  const source = await run.readSource(video)
  return clips.swapFace({ identity, video: source, spot, invisibleWatermark: run.invisibleWatermark }, hooks)
}

const film = (clips: Clips, operation: VideoOperation, work: Work) => {
  if (operation.how === 'swap') return swap(clips, operation, work)
  const { identity, scene, motion } = operation
  const size = sceneClipSize(work.clipSide)
  return clips.animate(
    { of: 'scene', identity, scene, motion, invisibleWatermark: work.run.invisibleWatermark, ...size },
    work.hooks,
  )
}

/** Videos of a saved face: scenes rendered in motion, or the face put into a film, by the clip processor. */
export const createVideoRecipe = ({ pool, clips, clipSide }: ClipRecipeTools): Recipe<'video', VideoOperation> =>
  createRenderRecipe({
    typicalSeconds,
    decide: decideVideo,
    async make(operation, hooks, run) {
      const { identity, face } = operation
      const clip = await film(clips, operation, { run, hooks, clipSide }).catch(clipError)
      const saved = await run.readSource({ from: 'asset', id: face })
      const made =
        operation.how === 'render'
          ? { scene: operation.scene, motion: operation.motion }
          : { video: operation.video, spot: operation.spot }
      return {
        ...(await finishClip(
          { pool, clips },
          { clip, hasInvisibleWatermark: run.invisibleWatermark !== undefined, like: await saved.readBytes() },
        )),
        recipe: { face, identity, renderVersion: RENDER_VERSION, ...made },
        facePrompt: saved.facePrompt,
        hints: [],
      }
    },
  })
