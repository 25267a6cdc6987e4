import { randomUUID } from 'node:crypto'
import type { KindInput } from '@visage/contract'
import { parseMotion, parseScene } from '@visage/studio/scene'
import type { Motion, Scene } from '@visage/studio/scene'
import type { JobSourceRef, Recipe, Run } from '../engine.ts'
import { clipError } from '../refusals.ts'
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
    | { how: 'swap'; video: JobSourceRef; spot: { x: number; y: number; at?: number } | null }
  )

/**
 * Decides who is shown in which video: one that the studio rendered, as its templates are, is rendered again with the
 * other person, any other one gets the face put in. Throws an `EngineError` for a source that cannot be worked from.
 */
const decideVideo = async (input: KindInput<'video'>, run: Run): Promise<VideoOperation> => {
  const isTemplate = input.mode === 'template'
  const video: JobSourceRef = isTemplate ? { from: 'template', id: input.template } : input.video
  const common = { renderId: randomUUID(), ...(await readSavedPerson(run, input.face)) }
  const { engine, recipe } = await run.readSource(video)
  if (engine === 'studio' && recipe?.scene && recipe.motion)
    return { ...common, how: 'render', scene: parseScene(recipe.scene), motion: parseMotion(recipe.motion) }
  return { ...common, how: 'swap', video, spot: (isTemplate ? null : input.spot) ?? null }
}

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
