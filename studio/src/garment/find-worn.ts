import { closeMask, largestPart } from '../cut-out/mask.ts'
import type { Mask } from '../cut-out/mask.ts'
import { GarmentNotFoundError } from '../errors.ts'
import type { FaceModels } from '../faces/face-models.ts'
import { findFaces } from '../faces/find-faces.ts'
import { toLabPicture } from '../image/picture.ts'
import type { LabPicture, Picture } from '../image/picture.ts'
import type { GarmentCategory } from '../scene/outfits/worn-garment.ts'
import { cutOutWorn } from './cut-out-worn.ts'
import type { WornCut } from './cut-out-worn.ts'
import { measureGarment } from './measure-garment.ts'
import type { Measures } from './measure-garment.ts'

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
export const findWearer = (models: FaceModels, picture: Picture, category: GarmentCategory): Wearer | undefined => {
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

const cropPicture = (picture: Picture, { left, top, width, height }: Box): Picture => {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) {
    const from = ((top + y) * picture.width + left) * 4
    data.set(picture.data.subarray(from, from + width * 4), y * width * 4)
  }
  return { width, height, data }
}

/** A garment by itself in a picture, with the picture's small copy, the outline there and its measures. */
export type FoundGarment = { picture: Picture; lab: LabPicture; mask: Mask; measures: Measures }

/** What somebody wears, and how clearly it stands out; see `cutOutWorn`. */
type FoundWorn = FoundGarment & Pick<WornCut, 'alike' | 'blurred'>

/** Of the trunk, what somebody's garment covers at least. */
const LEAST_COVER = 0.5
/** Half the width of a trunk, in sides of the face's box: arms that hang beside it are not part of it. */
const TRUNK = { from: 0.85, to: 1.15 }
/** In sides of the face's box: stripes this wide that are of a colour around leave no gaps where widths are read. */
const STRIPE_REACH = 0.12

/**
 * Finds what somebody wears.
 * @throws GarmentNotFoundError when it cannot be made out.
 */
export const findWorn = ({ picture, face }: Wearer, category: GarmentCategory): FoundWorn => {
  const lab = toLabPicture(picture)
  const scale = lab.width / picture.width
  const place = { x: face.x * scale, y: face.y * scale, size: face.size * scale }
  const { mask, cover, alike, blurred } = cutOutWorn(lab, { face: place, category })
  if (cover < LEAST_COVER) throw new GarmentNotFoundError('Nothing that this person wears can be made out.')
  const measures = measureGarment(largestPart(closeMask(mask, Math.round(STRIPE_REACH * place.size))), category)
  const halfWidth = Math.max(TRUNK.from * place.size, Math.min(TRUNK.to * place.size, measures.halfWidth))
  return { picture, lab, mask, measures: { ...measures, halfWidth }, alike, blurred }
}
