import { putOn } from '@visage/studio/garment'
import { identityFromText } from '@visage/studio/person'
import { framingOfPose, sceneFromText } from '@visage/studio/scene'
import type { StudioPool } from '@visage/studio/pool'
import sharp from 'sharp'
import { drawGarmentPhoto } from '../../../studio/src/garment/testing/garment-photos.ts'
import type { GarmentPhoto } from '../../../studio/src/garment/testing/garment-photos.ts'
import { EXAMPLE_OUTFITS, EXAMPLE_PICTURES, pictureOf } from '../../src/features/studio/kinds/examples.ts'
import { encodePicture } from '../encode-picture.ts'
import type { MediaTask } from '../media-task.ts'

const mostOutfitBytes = { picture: 120_000, garment: 40_000 }
const garmentSize = { width: 270, height: 360 }

/** Photos of the garments, by the name of the result. */
const PHOTOS: Record<string, GarmentPhoto> = {
  'paris-stripes': {
    shape: 'long-sleeve',
    color: [244, 240, 230],
    pattern: { kind: 'stripes', second: [28, 46, 92], periodPx: 34 },
    texture: 'knit',
    background: 'grey',
    seed: 7,
  },
  'autumn-dress': {
    shape: 'dress',
    color: [22, 92, 72],
    pattern: { kind: 'leaves', second: [222, 200, 140], periodPx: 44 },
    texture: 'smooth',
    background: 'grey',
    seed: 7,
  },
}

const drawGarment = (file: string): Promise<Buffer> => {
  const photo = PHOTOS[file]
  if (!photo) throw new Error(`No photo of a garment is named ${file}.`)
  const { width, height, data } = drawGarmentPhoto(photo).picture
  return sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
}

/** The examples of the cloth screen: a garment's photo, and one of the example pictures with it put on. */
export const listExampleOutfitTasks = (pool: StudioPool): readonly MediaTask[] =>
  EXAMPLE_OUTFITS.map((outfit) => ({
    outputs: [`clothes/${outfit.file}.webp`, `clothes/${outfit.file}-garment.webp`],
    make: async () => {
      const { face, gender, pose, prompt, width, height } = pictureOf(outfit)
      const { identity } = identityFromText(face, gender)
      const { seed } = identity
      const { scene } = sceneFromText(prompt, identity, { framing: framingOfPose(pose, seed), seed })
      const photo = await drawGarment(outfit.file)
      const garment = await pool.readGarment({ picture: photo, category: outfit.category })
      const garments = putOn(scene.garments ?? [], garment)
      const { png } = await pool.renderPicture({ identity, scene: { ...scene, garments }, width, height })
      return [
        await encodePicture(sharp(png), 'webp', mostOutfitBytes.picture),
        await encodePicture(sharp(photo).resize(garmentSize), 'webp', mostOutfitBytes.garment),
      ]
    },
  }))

const mostBytes = 120_000

/** The examples of the image screen, made from their own words as the screen would make them. */
export const listExamplePictureTasks = (pool: StudioPool): readonly MediaTask[] =>
  EXAMPLE_PICTURES.map(({ file, gender, face, pose, prompt, width, height }) => ({
    outputs: [`pictures/${file}.webp`],
    make: async () => {
      const { identity } = identityFromText(face, gender)
      const { seed } = identity
      const { scene } = sceneFromText(prompt, identity, { framing: framingOfPose(pose, seed), seed })
      const { png } = await pool.renderPicture({ identity, scene, width, height })
      return [await encodePicture(sharp(png), 'webp', mostBytes)]
    },
  }))
