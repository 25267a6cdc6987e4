import type { StudioPool } from '@visage/studio/pool'
import { FaceNotFoundError } from '@visage/studio/swap'
import { EngineError } from '../engine.ts'
import type { Recipe, Run } from '../engine.ts'
import { decideImage } from './image-operation.ts'
import type { ImageOperation } from './image-operation.ts'
import { pictureSize } from './picture-size.ts'
import { createRenderRecipe, RENDER_VERSION } from './render-recipe.ts'
import type { RenderHooks } from './render-recipe.ts'

const typicalSeconds = 7

const noFace = (cause: FaceNotFoundError) =>
  new EngineError('There is no face to be seen in this picture. Please use one that shows a face clearly.', {
    reason: 'refused',
    retryable: false,
    cause,
  })

const swap = async (
  pool: StudioPool,
  { identity, picture, spot }: Extract<ImageOperation, { how: 'swap' }>,
  { run, hooks }: { run: Run; hooks: RenderHooks },
) => {
  const material = await run.readMaterial(picture)
  try {
    return await pool.swapFace({ identity, picture: await material.readBytes(), spot }, hooks)
  } catch (error) {
    throw error instanceof FaceNotFoundError ? noFace(error) : error
  }
}

/** Images of a saved face, rendered or put into a picture by the studio's pool. */
export const createImageRecipe = (pool: StudioPool, pictureSide: number): Recipe<'image', ImageOperation> =>
  createRenderRecipe({
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
      const saved = await run.readMaterial({ from: 'asset', id: face })
      const made = operation.how === 'render' ? { scene: operation.scene } : { picture: operation.picture }
      return {
        artifact: { bytes: png, mimeType: 'image/png', width, height, durationSeconds: null },
        recipe: { face, identity, seed, renderVersion: RENDER_VERSION, ...made },
        facePrompt: saved.facePrompt,
        identityScore: await pool.compareFaces(png, await saved.readBytes()),
        hints,
      }
    },
  })
