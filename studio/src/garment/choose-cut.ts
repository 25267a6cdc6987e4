import type { GarmentBottom, GarmentCategory, GarmentOnePiece, GarmentTop, GarmentCut } from '../scene/worn-garment.ts'
import type { Measures } from './measure-garment.ts'
import type { Texture } from './read-cloth.ts'

/** Sleeves that reach further down, in half widths, are long; on dresses only their upper part is seen. */
const SHORT_SLEEVE = 2.3
const SHORT_DRESS_SLEEVE = 1.9
/** Lengths as shares of the width across the body. */
const SHORTS_LENGTH = 1.75
const KNEE_LENGTH = 2.1
const FLOOR_LENGTH = 3

/** The cut of our wardrobe that comes nearest to an outline. */
export function chooseCut(category: GarmentCategory, measures: Measures, texture: Texture): GarmentCut {
  if (category === 'tops') return { category, cut: chooseTop(measures, texture) }
  return category === 'bottoms'
    ? { category, cut: chooseBottom(measures, texture) }
    : { category, cut: chooseOnePiece(measures) }
}

function chooseTop({ sleeve, neck, height, halfWidth }: Measures, texture: Texture): GarmentTop {
  if (sleeve === 0) return height < 1.3 * halfWidth ? 'sports-bra' : 'tank'
  if (sleeve < SHORT_SLEEVE) return 'tee'
  if (neck < 0.06) return texture === 'knit' ? 'turtleneck' : 'shirt'
  return 'knit'
}

function chooseBottom({ hasLegs, height, halfWidth, hem }: Measures, texture: Texture): GarmentBottom {
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

function chooseOnePiece({ hasLegs, sleeve, height, halfWidth, hem }: Measures): GarmentOnePiece {
  if (hasLegs) return 'jumpsuit-top'
  if (sleeve >= SHORT_DRESS_SLEEVE) return 'shirt-dress'
  if (sleeve > 0) return 'shift-dress'
  const length = height / (2 * halfWidth)
  if (length > FLOOR_LENGTH + 1) return 'evening-gown'
  return hem > 1.4 || length < KNEE_LENGTH ? 'summer-dress' : 'slip-dress'
}
