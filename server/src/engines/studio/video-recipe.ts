import type { Recipe, Run } from '../engine.ts'
import { clipError } from './clip-error.ts'
import type { ClipMaking } from './clip-tools.ts'
import { sceneClipSize } from './clip-size.ts'
import { finishClip } from './finish-clip.ts'
import { createRenderRecipe, RENDER_VERSION } from './render-recipe.ts'
import type { RenderHooks } from './render-recipe.ts'
import { decideVideo } from './video-operation.ts'
import type { VideoOperation } from './video-operation.ts'

const typicalSeconds = 60

type Clips = ClipMaking['clips']
type Work = { run: Run; hooks: RenderHooks; clipSide: number }

const swap = async (
  clips: Clips,
  { identity, video, spot }: Extract<VideoOperation, { how: 'swap' }>,
  { run, hooks }: Work,
) => {
  const { path } = await run.readMaterial(video)
  return clips.swapFace({ identity, video: { path }, spot, mark: run.mark }, hooks)
}

const film = (clips: Clips, operation: VideoOperation, work: Work) => {
  if (operation.how === 'swap') return swap(clips, operation, work)
  const { identity, scene, motion } = operation
  const size = sceneClipSize(work.clipSide)
  return clips.animate({ of: 'scene', identity, scene, motion, mark: work.run.mark, ...size }, work.hooks)
}

/** Videos of a saved face: scenes rendered in motion, or the face put into a film, by the clip workshop. */
export const createVideoRecipe = ({ pool, clips, clipSide }: ClipMaking): Recipe<'video', VideoOperation> =>
  createRenderRecipe({
    typicalSeconds,
    decide: decideVideo,
    async make(operation, hooks, run) {
      const { identity, face } = operation
      const clip = await film(clips, operation, { run, hooks, clipSide }).catch(clipError)
      const saved = await run.readMaterial({ from: 'asset', id: face })
      const made =
        operation.how === 'render'
          ? { scene: operation.scene, motion: operation.motion }
          : { video: operation.video, spot: operation.spot }
      return {
        ...(await finishClip(
          { pool, clips },
          { clip, isMarked: run.mark !== undefined, like: await saved.readBytes() },
        )),
        recipe: { face, identity, renderVersion: RENDER_VERSION, ...made },
        facePrompt: saved.facePrompt,
        hints: [],
      }
    },
  })
