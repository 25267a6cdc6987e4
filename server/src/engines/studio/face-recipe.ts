import { describe } from '@visage/studio/identity'
import type { StudioPool } from '@visage/studio/pool'
import type { Recipe } from '../engine.ts'
import { decidePortrait } from './portrait-operation.ts'
import type { PortraitOperation } from './portrait-operation.ts'
import { pictureSize } from './picture-size.ts'
import { createRenderRecipe, RENDER_VERSION } from './render-recipe.ts'

const typicalSeconds = 4

/** Faces rendered by the studio's pool. */
export const createFaceRecipe = (pool: StudioPool, pictureSide: number): Recipe<'face', PortraitOperation> =>
  createRenderRecipe({
    typicalSeconds,
    decide: async (input) => decidePortrait(input),
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
  })
