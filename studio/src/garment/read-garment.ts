import { GarmentNotFoundError } from '../errors.ts'
import type { FaceModels } from '../faces/face-models.ts'
import { toLabPicture } from '../image/picture.ts'
import type { Picture } from '../image/picture.ts'
import type { Rgb } from '../image/rgb.ts'
import type { Cloth, Fit } from '../scene/outfits/outfit.ts'
import type {
  GarmentBottom,
  GarmentCategory,
  GarmentCut,
  GarmentOnePiece,
  GarmentTop,
  WornGarment,
} from '../scene/outfits/worn-garment.ts'
import { readTexture, takePatch, usualColor } from './cloth-patch.ts'
import type { Texture } from './cloth-patch.ts'
import { cutOutGarment } from './cut-out-garment.ts'
import { findWearer, findWorn } from './find-worn.ts'
import type { FoundGarment } from './find-worn.ts'
import { measureGarment } from './measure-garment.ts'
import type { Measures } from './measure-garment.ts'
import { readNeckline } from './read-neckline.ts'
import type { NecklineKind } from './read-neckline.ts'
import { findPrint } from './read-print.ts'

/** Sleeves that reach further down, in half widths, are long; on dresses only their upper part is seen. */
const SHORT_SLEEVE = 2.3
/** Lengths as shares of the width across the body. */
const SHORTS_LENGTH = 1.75
const KNEE_LENGTH = 2.1
const FLOOR_LENGTH = 3

export type Reading = { measures: Measures; texture: Texture; neckline: NecklineKind }

/** The cut of our wardrobe that comes nearest to an outline. */
const chooseCut = (category: GarmentCategory, reading: Reading): GarmentCut => {
  if (category === 'tops') return { category, cut: chooseTop(reading) }
  return category === 'bottoms' ? { category, cut: chooseBottom(reading) } : { category, cut: chooseOnePiece(reading) }
}

const chooseTop = ({ measures: { sleeve, height, halfWidth }, neckline }: Reading): GarmentTop => {
  if (sleeve === 0) return height < 1.3 * halfWidth ? 'sports-bra' : 'tank'
  if (neckline === 'roll') return 'turtleneck'
  if (neckline === 'collar') return 'shirt'
  return sleeve < SHORT_SLEEVE ? 'tee' : 'knit'
}

const chooseBottom = ({ measures: { hasLegs, height, halfWidth, hem }, texture }: Reading): GarmentBottom => {
  const length = height / (2 * halfWidth)
  if (hasLegs) {
    if (length < SHORTS_LENGTH) return 'shorts'
    const isWide = hem > 1.35
    if (texture === 'denim') return isWide ? 'wide-jeans' : 'jeans'
    return isWide ? 'wide-trousers' : 'chinos'
  }
  if (length > FLOOR_LENGTH) return 'maxi-skirt'
  return hem < 1.25 ? 'pencil-skirt' : 'a-line-skirt'
}

const chooseOnePiece = ({
  measures: { hasLegs, sleeve, height, halfWidth, hem },
  neckline,
}: Reading): GarmentOnePiece => {
  if (hasLegs) return 'jumpsuit-top'
  if (sleeve > 0) return neckline === 'collar' ? 'shirt-dress' : 'shift-dress'
  const length = height / (2 * halfWidth)
  if (length > FLOOR_LENGTH + 1) return 'evening-gown'
  return hem > 1.4 || length < KNEE_LENGTH ? 'summer-dress' : 'slip-dress'
}

/** Sleeves of such a length, as a share of the width across the body, reach the elbow. */
const ELBOW_LENGTH = 0.92
/** Longer sleeves are full ones, and shorter ones caps. */
const FULL_SLEEVE = 1.72
const CAP_SLEEVE = 0.3
/** Tops between these lengths, as shares of their width, end at the hips as usual. */
const USUAL_TOP = { from: 1.2, to: 1.7 }
const SHORTEST_TOP = 0.8

const NECKED = new Set<GarmentCut['cut']>(['tee', 'knit', 'shift-dress'])
const SKIRTS = new Set<GarmentCut['cut']>(['a-line-skirt', 'pencil-skirt', 'maxi-skirt'])

/** Dresses that reach the knee, in widths across the waist and in heights of what is above it. */
const KNEE_WIDTHS = 2.55
const KNEE_BODICES = 2.2
/** People are less alike in width than in height, but a waist may be set high or low. */
const MOST_WAIST_SHIFT = 0.15

/** A dress's length in lengths to the knee. */
const dressLength = ({ height, halfWidth, waist }: Measures): number => {
  const byWidth = height / (2 * halfWidth) / KNEE_WIDTHS
  if (waist === undefined) return byWidth
  return Math.min(
    byWidth * (1 + MOST_WAIST_SHIFT),
    Math.max(byWidth * (1 - MOST_WAIST_SHIFT), 1 / waist / KNEE_BODICES),
  )
}

/** How a garment that lies flat differs from the cut that was chosen for it. */
const measureFit = ({ category, cut }: GarmentCut, { measures, neckline }: Reading): Fit | undefined => {
  const fit: Fit = {}
  if (NECKED.has(cut) && (neckline === 'v' || neckline === 'scoop' || neckline === 'crew')) fit.neckline = neckline
  const sleeve = measures.sleeveLength / 2 / ELBOW_LENGTH
  if (sleeve > 0 && category !== 'bottoms') fit.sleeve = sleeve > FULL_SLEEVE ? 1.97 : Math.max(CAP_SLEEVE, sleeve)
  const hem = hemOf(measures, { category, cut })
  if (hem !== undefined) fit.hem = hem
  return Object.keys(fit).length > 0 ? fit : undefined
}

/** Where cloth ends on the body; nothing where the cut says enough. */
const hemOf = (measures: Measures, { category, cut }: Pick<GarmentCut, 'category' | 'cut'>): number | undefined => {
  const length = measures.height / (2 * measures.halfWidth)
  if (category === 'tops') {
    if (cut === 'sports-bra' || (length >= USUAL_TOP.from && length <= USUAL_TOP.to)) return undefined
    return length < USUAL_TOP.from ? 0.45 - 3 * (USUAL_TOP.from - Math.max(SHORTEST_TOP, length)) : 1.45
  }
  // Knees are reached by skirts of 1.65 widths across the waist.
  if (SKIRTS.has(cut)) return Math.min(4.3, Math.max(2.3, 3 + 1.15 * (length - 1.65)))
  if (category === 'one-pieces' && cut !== 'jumpsuit-top')
    return Math.min(4.6, Math.max(2.3, 3 + 3.06 * (dressLength(measures) - 1)))
  return undefined
}

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
export const readGarment = (
  models: FaceModels,
  { picture, category }: { picture: Picture; category: GarmentCategory },
): WornGarment => {
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

const findLaid = (picture: Picture, category: GarmentCategory): FoundGarment => {
  const lab = toLabPicture(picture)
  const { mask, likeness } = cutOutGarment(lab)
  if (likeness < LEAST_LIKENESS) throw new GarmentNotFoundError('No garment stands out in this picture.')
  return { picture, lab, mask, measures: measureGarment(mask, category) }
}
