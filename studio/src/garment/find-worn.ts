import type { Picture } from '../scene/portrait-scene.ts'
import type { GarmentCategory } from '../scene/worn-garment.ts'
import { cutOutWorn, type WornCut } from './cut-out-worn.ts'
import type { Wearer } from './find-wearer.ts'
import { GarmentNotFoundError } from './garment-not-found-error.ts'
import { type LabPicture, toLabPicture } from './lab-picture.ts'
import { closeMask, largestPart, type Mask } from './mask.ts'
import { type Measures, measureGarment } from './measure-garment.ts'

/** A garment by itself in a picture, with the picture's small copy, the outline there and its measures. */
export type FoundGarment = { picture: Picture; lab: LabPicture; mask: Mask; measures: Measures }

/** What somebody wears, and how clearly it stands out; see `cutOutWorn`. */
export type FoundWorn = FoundGarment & Pick<WornCut, 'alike' | 'blurred'>

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
export function findWorn({ picture, face }: Wearer, category: GarmentCategory): FoundWorn {
  const lab = toLabPicture(picture)
  const scale = lab.width / picture.width
  const place = { x: face.x * scale, y: face.y * scale, size: face.size * scale }
  const { mask, cover, alike, blurred } = cutOutWorn(lab, { face: place, category })
  if (cover < LEAST_COVER) throw new GarmentNotFoundError('Nothing that this person wears can be made out.')
  const measures = measureGarment(largestPart(closeMask(mask, Math.round(STRIPE_REACH * place.size))), category)
  const halfWidth = Math.max(TRUNK.from * place.size, Math.min(TRUNK.to * place.size, measures.halfWidth))
  return { picture, lab, mask, measures: { ...measures, halfWidth }, alike, blurred }
}
