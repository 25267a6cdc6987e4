import type { Recipe } from '../engine.ts'
import { clipError } from './clip-error.ts'
import type { ClipMaking } from './clip-tools.ts'
import { clipSizeOf, sceneClipSize } from './clip-size.ts'
import { finishClip } from './finish-clip.ts'
import { decideMotion } from './motion-operation.ts'
import type { MotionOperation } from './motion-operation.ts'
import { createRenderRecipe, RENDER_VERSION } from './render-recipe.ts'

const typicalSeconds = 45

/** Generated images in motion, by the clip workshop. */
export const createMotionRecipe = ({ pool, clips, clipSide }: ClipMaking): Recipe<'image-to-video', MotionOperation> =>
  createRenderRecipe({
    typicalSeconds,
    decide: decideMotion,
    async make(operation, hooks, run) {
      const { image, motion, hints } = operation
      const material = await run.readMaterial({ from: 'asset', id: image })
      const picture = await material.readBytes()
      const clip = await clips
        .animate(
          operation.how === 'render'
            ? {
                of: 'scene',
                identity: operation.identity,
                scene: operation.scene,
                motion,
                mark: run.mark,
                ...sceneClipSize(clipSide),
              }
            : { of: 'picture', picture, motion, mark: run.mark, ...clipSizeOf(material, clipSide) },
          hooks,
        )
        .catch(clipError)
      const made = operation.how === 'render' ? { identity: operation.identity, scene: operation.scene } : {}
      return {
        ...(await finishClip({ pool, clips }, { clip, isMarked: run.mark !== undefined, like: picture })),
        recipe: { image, motion, renderVersion: RENDER_VERSION, ...made },
        facePrompt: material.facePrompt,
        hints,
      }
    },
  })
