import { smoothstep } from '../../../math/scalar.ts'
import type { OuterName } from '../../../scene/outfits/outfit.ts'
import { MATERIAL } from '../../raster/mesh.ts'
import { STRAPS } from './cut-top.ts'
import type { TopCut } from './cut-top.ts'
import { BOXY, REGULAR, TAILORED } from './folds.ts'
import { NECKLINES, OPENINGS, OUTLINES } from './neckline.ts'
import type { Neckline } from './neckline.ts'

const LOWERED = 0.015
const jacketNeckline: Neckline = (angle) => NECKLINES.stand(angle) + LOWERED
/** A tailored collar covers the jacket up to where it stands off the neck. */
const tailoredNeckline: Neckline = (angle) => jacketNeckline(angle) - 0.15 * smoothstep(50, 64, angle)

const outer = { material: MATERIAL.outerGarment } as const
const strapped = { ...outer, ...STRAPS } as const

const blazer: TopCut = {
  ...outer,
  neckline: tailoredNeckline,
  thickness: 0.06,
  foldDepth: 0.055,
  fineness: 0.7,
  drape: TAILORED,
  opening: OPENINGS.blazer,
  hem: 2.1,
  sleeve: 1.94,
  sleeveRoom: 0.03,
  isPadded: true,
}

const denim: TopCut = {
  ...outer,
  neckline: jacketNeckline,
  thickness: 0.07,
  foldDepth: 0.05,
  fineness: 0.8,
  drape: { looseness: 0.45, ease: 0.05 },
  opening: OPENINGS.denim,
  hem: 0.72,
  sleeve: 1.96,
  sleeveRoom: 0.06,
  cuff: 0.05,
}

export const OUTER_CUTS: Record<OuterName, TopCut> = {
  blazer,
  'dinner-jacket': blazer,
  'denim-jacket': denim,
  'leather-jacket': {
    ...denim,
    foldDepth: 0.06,
    fineness: 0.9,
    cuff: 0.02,
    hem: 0.66,
    drape: { looseness: 0.35, ease: 0.04 },
  },
  bomber: {
    ...denim,
    thickness: 0.11,
    foldDepth: 0.08,
    fineness: 0.7,
    hem: 0.75,
    drape: BOXY,
    sleeveRoom: 0.13,
    cuff: 0.16,
  },
  'track-jacket': {
    ...denim,
    thickness: 0.07,
    foldDepth: 0.07,
    fineness: 0.9,
    hem: 1,
    drape: { looseness: 0.6, ease: 0.09 },
    opening: OPENINGS.track,
    sleeveRoom: 0.08,
    cuff: 0.12,
    rib: 0.1,
  },
  puffer: {
    ...denim,
    thickness: 0.17,
    foldDepth: 0.026,
    fineness: 0.8,
    hem: 1.05,
    drape: { looseness: 0.9, ease: 0.16 },
    sleeveRoom: 0.17,
    cuff: 0.2,
    quilting: 7.2,
  },
  cardigan: {
    ...denim,
    thickness: 0.085,
    foldDepth: 0.06,
    fineness: 0.7,
    hem: 1.6,
    drape: REGULAR,
    opening: OPENINGS.cardigan,
    sleeveRoom: 0.085,
    cuff: 0.07,
  },
  trench: {
    ...blazer,
    opening: OPENINGS.coat,
    thickness: 0.075,
    foldDepth: 0.06,
    hem: 2.9,
    drape: { looseness: 0.15, ease: 0.05 },
    sleeveRoom: 0.05,
    skirt: { flare: 0.26, folds: 6, foldDepth: 0.07, ease: 0.07 },
  },
  /** Wide and closed to the neck, with a hood. */
  raincoat: {
    ...denim,
    neckline: NECKLINES.closedStand,
    opening: undefined,
    thickness: 0.1,
    foldDepth: 0.06,
    fineness: 0.75,
    drape: { looseness: 0.85, ease: 0.14 },
    hem: 2.55,
    sleeveRoom: 0.13,
    cuff: 0,
    skirt: { flare: 0.34, folds: 5, foldDepth: 0.06, ease: 0.16 },
  },
  /** Padded and wide, to the thighs, with a hood edged with fur. */
  parka: {
    ...denim,
    neckline: NECKLINES.closedStand,
    opening: undefined,
    thickness: 0.14,
    foldDepth: 0.05,
    fineness: 0.75,
    drape: { looseness: 0.85, ease: 0.15 },
    hem: 2.3,
    sleeveRoom: 0.16,
    cuff: 0.1,
    skirt: { flare: 0.14, folds: 4, foldDepth: 0.04, ease: 0.16 },
  },
  'wool-coat': {
    ...blazer,
    opening: OPENINGS.coat,
    thickness: 0.08,
    foldDepth: 0.045,
    hem: 2.95,
    drape: { looseness: 0.22, ease: 0.06 },
    sleeveRoom: 0.05,
    skirt: { flare: 0.16, folds: 5, foldDepth: 0.05, ease: 0.09 },
  },
  jeogori: {
    ...outer,
    neckline: NECKLINES.wrap,
    thickness: 0.05,
    foldDepth: 0.03,
    fineness: 0.8,
    drape: { looseness: 0.5, ease: 0.05 },
    hem: -0.85,
    sleeve: 1.95,
    sleeveRoom: 0.13,
  },
  /** The upper half of dungarees. */
  bib: {
    ...strapped,
    outline: OUTLINES.bib,
    isOnePiece: true,
    thickness: 0.05,
    foldDepth: 0.02,
    fineness: 0.8,
    drape: TAILORED,
    hem: 0.27,
  },
  apron: {
    ...strapped,
    thickness: 0.05,
    foldDepth: 0.015,
    fineness: 0.9,
    drape: { looseness: 0.12, ease: 0.05 },
    hem: 2.75,
    skirt: { flare: 0.12, folds: 5, foldDepth: 0.04, ease: 0.1 },
  },
  waistcoat: {
    ...blazer,
    thickness: 0.06,
    foldDepth: 0.012,
    drape: { looseness: 0.3, ease: 0.05 },
    hem: 0.75,
    sleeve: 0,
    isPadded: false,
    opening: OPENINGS.waistcoat,
  },
}
