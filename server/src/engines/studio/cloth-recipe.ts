import { randomUUID } from 'node:crypto'
import type { ClothCategory, KindInput, MaterialRef } from '@visage/contract'
import { GarmentNotFoundError } from '@visage/studio/garment'
import { parseIdentity, parseScene, putOn } from '@visage/studio/identity'
import type { Identity, Scene, WornGarment } from '@visage/studio/identity'
import type { StudioPool } from '@visage/studio/pool'
import { EngineError } from '../engine.ts'
import type { Recipe, Run } from '../engine.ts'
import { PICTURE_SIZES } from './picture-size.ts'
import { createRenderRecipe, RENDER_VERSION } from './render-recipe.ts'
import type { RenderHooks } from './render-recipe.ts'

const typicalSeconds = 8
/** Of the whole work, what reading the garment takes. */
const READING_SHARE = 0.15

type ClothOperation = {
  renderId: string
  identity: Identity
  scene: Scene
  /** The saved face that the identity is of, where the image names it. */
  face: string | null
  /** The image whose clothes are changed. */
  image: string
  garment: MaterialRef
  category: ClothCategory
}

const refuse = (cause?: unknown) =>
  new EngineError('Invalid Selection , Please Change Selected Image Or Uploaded Image.', {
    reason: 'refused',
    retryable: false,
    cause,
  })

const decideCloth = async (input: KindInput<'cloth'>, run: Run): Promise<ClothOperation> => {
  const { image, garment, category } = input
  const { recipe } = await run.readMaterial({ from: 'asset', id: image })
  if (!recipe?.identity || !recipe.scene) throw refuse()
  const scene = parseScene(recipe.scene)
  // Nothing below the chest is in a selfie.
  if (category === 'bottoms' && scene.framing === 'selfie') throw refuse()
  const identity = parseIdentity(recipe.identity)
  const face = typeof recipe.face === 'string' ? recipe.face : null
  return { renderId: randomUUID(), identity, scene, face, image, garment, category }
}

const readGarment = async (
  pool: StudioPool,
  { garment, category }: ClothOperation,
  { run, hooks }: { run: Run; hooks: RenderHooks },
): Promise<WornGarment> => {
  const material = await run.readMaterial(garment)
  hooks.onProgress('Reading the garment', 0)
  try {
    return await pool.readGarment({ picture: await material.readBytes(), category }, hooks)
  } catch (error) {
    throw error instanceof GarmentNotFoundError ? refuse(error) : error
  }
}

/** Images of the studio's own, drawn again with a garment from a picture. */
export const createClothRecipe = (pool: StudioPool): Recipe<'cloth', ClothOperation> =>
  createRenderRecipe({
    typicalSeconds,
    decide: decideCloth,
    async make(operation, hooks, run) {
      const { identity, face, image } = operation
      const garment = await readGarment(pool, operation, { run, hooks })
      const scene = { ...operation.scene, garments: putOn(operation.scene.garments ?? [], garment) }
      const { png, width, height } = await pool.renderPicture(
        { identity, scene, ...PICTURE_SIZES[scene.framing] },
        {
          ...hooks,
          onProgress: (stage, share) => hooks.onProgress(stage, READING_SHARE + (1 - READING_SHARE) * share),
        },
      )
      const before = await run.readMaterial({ from: 'asset', id: image })
      return {
        artifact: { bytes: png, mimeType: 'image/png', width, height, durationSeconds: null },
        recipe: { face, identity, seed: scene.seed, renderVersion: RENDER_VERSION, scene, image },
        facePrompt: before.facePrompt,
        identityScore: await pool.compareFaces(png, await before.readBytes()),
        hints: [],
      }
    },
  })
