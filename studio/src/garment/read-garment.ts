import type { Rgb } from '../identity/identity.ts'
import type { FaceModels } from '../judge/models.ts'
import type { Cloth } from '../scene/outfit.ts'
import type { Picture } from '../scene/portrait-scene.ts'
import type { GarmentCategory, WornGarment } from '../scene/worn-garment.ts'
import { chooseCut, measureFit } from './choose-cut.ts'
import { takePatch } from './cloth-patch.ts'
import { cutOutGarment } from './cut-out-garment.ts'
import { findWearer } from './find-wearer.ts'
import { type FoundGarment, findWorn } from './find-worn.ts'
import { GarmentNotFoundError } from './garment-not-found-error.ts'
import { toLabPicture } from './lab-picture.ts'
import { measureGarment } from './measure-garment.ts'
import { readTexture, type Texture, usualColor } from './read-cloth.ts'
import { readNeckline } from './read-neckline.ts'
import { findPrint } from './read-print.ts'

/** Cuts that look less like a garment are something else. */
const LEAST_LIKENESS = 0.3
const LEAST_WIDTH_PX = 8
const YARN_LIGHT = 1.14

const CLOTHS: Record<Texture, Cloth> = { smooth: 'cotton', denim: 'denim', knit: 'knit' }

/**
 * Reads the garment in a picture, laid flat, hung up or worn: cut, cloth, colour, pattern, and of one that is laid flat
 * also its lengths.
 * @param category What it is going to be worn as.
 * @throws GarmentNotFoundError when there is none to be made out.
 */
export function readGarment(
  models: FaceModels,
  { picture, category }: { picture: Picture; category: GarmentCategory },
): WornGarment {
  const wearer = findWearer(models, picture, category)
  const found = wearer ? findWorn(wearer, category) : findLaid(picture, category)
  const { lab, mask, measures } = found
  if (measures.halfWidth < LEAST_WIDTH_PX) throw new GarmentNotFoundError('What stands out is too narrow to be worn.')
  const patch = takePatch(found.picture, mask, measures)
  const print = findPrint(patch, category === 'one-pieces' ? 'waist' : 'hips')
  const texture = print ? 'smooth' : readTexture(patch)
  const neckline = category === 'bottoms' ? 'crew' : readNeckline(lab, mask, measures)
  const cut = chooseCut(category, { measures, texture, neckline })
  const fit = wearer ? undefined : measureFit(cut, { measures, texture, neckline })
  return {
    ...cut,
    cloth: CLOTHS[texture],
    color: texture === 'knit' ? yarnOf(usualColor(patch)) : usualColor(patch),
    ...(print && { print }),
    ...(fit && { fit }),
  }
}

/** Stitches shade each other: the yarn of a knit is lighter than the knit looks. */
const yarnOf = (color: Rgb): Rgb =>
  color.map((value) => Math.min(255, Math.round(value * YARN_LIGHT))) as [number, number, number]

function findLaid(picture: Picture, category: GarmentCategory): FoundGarment {
  const lab = toLabPicture(picture)
  const { mask, likeness } = cutOutGarment(lab)
  if (likeness < LEAST_LIKENESS) throw new GarmentNotFoundError('No garment stands out in this picture.')
  return { picture, lab, mask, measures: measureGarment(mask, category) }
}
