import type { Cloth } from '../scene/outfit.ts'
import type { Picture } from '../scene/portrait-scene.ts'
import { chooseCut } from './choose-cut.ts'
import { takePatch } from './cloth-patch.ts'
import type { FaceModels } from '../judge/models.ts'
import { cutOutGarment } from './cut-out-garment.ts'
import type { GarmentCategory, WornGarment } from '../scene/worn-garment.ts'
import { GarmentNotFoundError } from './garment-not-found-error.ts'
import { toLabPicture } from './lab-picture.ts'
import { findWearer } from './find-wearer.ts'
import { measureGarment } from './measure-garment.ts'
import { readTexture, type Texture, usualColor } from './read-cloth.ts'
import { findPrint } from './read-print.ts'

/** Cuts that look less like a garment are something else. */
const LEAST_LIKENESS = 0.3
const LEAST_WIDTH_PX = 8

const CLOTHS: Record<Texture, Cloth> = { smooth: 'cotton', denim: 'denim', knit: 'knit' }

/**
 * Reads the garment in a picture, laid flat, hung up or worn: cut, cloth, colour and pattern.
 * @param category What it is going to be worn as.
 * @throws GarmentNotFoundError when there is none to be made out.
 */
export function readGarment(
  models: FaceModels,
  { picture, category }: { picture: Picture; category: GarmentCategory },
): WornGarment {
  const lab = toLabPicture(picture)
  const { mask, likeness } = cutOutGarment(lab, findWearer(models, { picture, lab, category }))
  if (likeness < LEAST_LIKENESS) throw new GarmentNotFoundError('No garment stands out in this picture.')
  const measures = measureGarment(mask, category)
  if (measures.halfWidth < LEAST_WIDTH_PX) throw new GarmentNotFoundError('What stands out is too narrow to be worn.')
  const patch = takePatch(picture, mask, measures)
  const print = findPrint(patch, category === 'one-pieces' ? 'waist' : 'hips')
  const texture = print ? 'smooth' : readTexture(patch)
  return {
    ...chooseCut(category, measures, texture),
    cloth: CLOTHS[texture],
    color: usualColor(patch),
    ...(print ? { print } : {}),
  }
}
