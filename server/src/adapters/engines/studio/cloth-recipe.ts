import { randomUUID } from 'node:crypto'
import type { ClothCategory, KindInput, SourceRef } from '@visage/contract'
import { isWornGarment, putOn } from '@visage/studio/garment'
import type { WornGarment } from '@visage/studio/garment'
import { parseIdentity } from '@visage/studio/person'
import type { Identity } from '@visage/studio/person'
import { GarmentNotFoundError } from '@visage/studio/pool'
import type { StudioPool } from '@visage/studio/pool'
import { inGarments, parseScene } from '@visage/studio/scene'
import type { Scene } from '@visage/studio/scene'
import type { Recipe, Run } from '../engine.ts'
import { refuse } from '../refusals.ts'
import { LARGEST_PICTURE_SIDE, pictureSize } from '../sizes.ts'
import { createRenderRecipe, RENDER_VERSION } from './render-recipe.ts'
import type { RenderHooks } from './render-recipe.ts'

const typicalSeconds = 8
/** Of the whole work, what reading the garment takes. */
const READING_SHARE = 0.15

type Common = {
  renderId: string
  /** The saved face that is shown, where the image names it. */
  face: string | null
  /** The image whose clothes are changed. */
  image: string
  garment: SourceRef
  category: ClothCategory
}

/** An image that has a scene is drawn again; of any other one the clothes in it get new cloth. */
type ClothOperation = Common & ({ how: 'render'; identity: Identity; scene: Scene } | { how: 'dress' })

const NO_GARMENT = 'Invalid Selection , Please Change Selected Image Or Uploaded Image.'
export const NOTHING_TO_WEAR =
  'No garment can be made out in this picture. Please use one that shows it whole, laid flat, on a hanger or worn.'
const SELFIE_BOTTOMS =
  'This image ends above the waist, so nothing worn below it can be seen. Please choose a half body or full body image, or a top.'
const UNCLEAR_BOTTOMS =
  'No trousers or skirt can be made out clearly in this image, so they cannot be changed. Please choose a full body image that was made here, or a top.'

const decideCloth = async (input: KindInput<'cloth'>, run: Run): Promise<ClothOperation> => {
  const { image, garment, category } = input
  const { recipe } = await run.readSource({ from: 'asset', id: image })
  const face = typeof recipe?.face === 'string' ? recipe.face : null
  const common = { renderId: randomUUID(), face, image, garment, category }
  if (!recipe?.identity || !recipe.scene) return { ...common, how: 'dress' }
  const scene = parseScene(recipe.scene)
  if (category === 'bottoms' && scene.framing === 'selfie') throw refuse(SELFIE_BOTTOMS)
  return { ...common, how: 'render', identity: parseIdentity(recipe.identity), scene }
}

const readGarment = async (
  pool: StudioPool,
  { garment, category }: ClothOperation,
  { run, hooks }: { run: Run; hooks: RenderHooks },
): Promise<WornGarment> => {
  const source = await run.readSource(garment)
  hooks.onProgress('Reading the garment', 0)
  const kept = source.garment?.category === category ? source.garment.reading : null
  return isWornGarment(kept) ? kept : pool.readGarment({ picture: await source.readBytes(), category }, hooks)
}

/** Puts it into the words of the screen when a garment cannot be made out. */
export const findGarment = async <Result>(find: () => Promise<Result>, message = NO_GARMENT): Promise<Result> => {
  try {
    return await find()
  } catch (error) {
    throw error instanceof GarmentNotFoundError ? refuse(message, error) : error
  }
}

type ClothContext = { run: Run; hooks: RenderHooks; garment: WornGarment; pictureSide: number }

const drawAgain = async (
  pool: StudioPool,
  { identity, scene, face, image }: Extract<ClothOperation, { how: 'render' }>,
  { hooks, garment, pictureSide }: ClothContext,
) => {
  const dressed = inGarments(scene, putOn(scene.garments ?? [], garment))
  const size = pictureSize(scene.framing, pictureSide)
  const picture = await pool.renderPicture({ identity, scene: dressed, ...size }, hooks)
  return { picture, recipe: { face, identity, seed: scene.seed, renderVersion: RENDER_VERSION, scene: dressed, image } }
}

const layCloth = async (pool: StudioPool, { face, image }: ClothOperation, { run, hooks, garment }: ClothContext) => {
  const before = await run.readSource({ from: 'asset', id: image })
  const { recipe } = before
  const picture = await pool.dressPicture({ picture: await before.readBytes(), garment }, hooks)
  const identity = recipe?.identity ? { identity: recipe.identity } : {}
  return { picture, recipe: { face, ...identity, renderVersion: RENDER_VERSION, image, garment } }
}

/** Images dressed in the garment of a picture: drawn again where the studio made them, else given its cloth. */
export const createClothRecipe = (
  pool: StudioPool,
  pictureSide = LARGEST_PICTURE_SIDE,
): Recipe<'cloth', ClothOperation> => ({
  readGarment: async ({ picture, category, signal }) =>
    findGarment(() => pool.readGarment({ picture, category }, { signal }), NOTHING_TO_WEAR),
  ...createRenderRecipe({
    typicalSeconds,
    decide: decideCloth,
    async make(operation, hooks, run) {
      const garment = await findGarment(() => readGarment(pool, operation, { run, hooks }))
      const onProgress: RenderHooks['onProgress'] = (stage, share) =>
        hooks.onProgress(stage, READING_SHARE + (1 - READING_SHARE) * share)
      const making = { run, hooks: { ...hooks, onProgress }, garment, pictureSide }
      const { picture, recipe } =
        operation.how === 'render'
          ? await drawAgain(pool, operation, making)
          : await findGarment(
              () => layCloth(pool, operation, making),
              operation.category === 'bottoms' ? UNCLEAR_BOTTOMS : undefined,
            )
      const { png, width, height } = picture
      const before = await run.readSource({ from: 'asset', id: operation.image })
      return {
        artifact: { bytes: png, mimeType: 'image/png', width, height, durationSeconds: null },
        recipe,
        facePrompt: before.facePrompt,
        identityScore: await pool.compareFaces(png, await before.readBytes()),
        hints: [],
      }
    },
  }),
})
