import { findFaces } from '../judge/find-faces.ts'
import type { FaceModels } from '../judge/models.ts'
import type { Picture } from '../scene/portrait-scene.ts'
import type { GarmentCategory } from '../scene/worn-garment.ts'

/** Somebody who wears something: the part of the picture where it can be, and the face in pixels of that part. */
export type Wearer = { picture: Picture; left: number; top: number; face: { x: number; y: number; size: number } }

const LEAST_SCORE = 0.7
/** A face smaller than this share of the picture is not of somebody who shows a garment. */
const LEAST_FACE = 0.04
/** Where garments are worn, from the middle of the face, in sides of its box. */
const REACH: Record<GarmentCategory, { above: number; below: number; side: number }> = {
  tops: { above: 1.3, below: 5.2, side: 3.2 },
  bottoms: { above: 1.3, below: 9.6, side: 3 },
  'one-pieces': { above: 1.3, below: 9, side: 3.2 },
}

/** Finds who wears the garment of a picture, or nothing when nobody does. */
export function findWearer(models: FaceModels, picture: Picture, category: GarmentCategory): Wearer | undefined {
  const face = findFaces(models.detector, picture, LEAST_SCORE)[0]
  if (!face || face.size < LEAST_FACE * picture.height) return undefined
  const { above, below, side } = REACH[category]
  const left = Math.max(0, Math.floor(face.x - side * face.size))
  const top = Math.max(0, Math.floor(face.y - above * face.size))
  const right = Math.min(picture.width, Math.ceil(face.x + side * face.size))
  const bottom = Math.min(picture.height, Math.ceil(face.y + below * face.size))
  const part = cropPicture(picture, { left, top, width: right - left, height: bottom - top })
  return { picture: part, left, top, face: { x: face.x - left, y: face.y - top, size: face.size } }
}

type Box = { left: number; top: number; width: number; height: number }

function cropPicture(picture: Picture, { left, top, width, height }: Box): Picture {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) {
    const from = ((top + y) * picture.width + left) * 4
    data.set(picture.data.subarray(from, from + width * 4), y * width * 4)
  }
  return { width, height, data }
}
