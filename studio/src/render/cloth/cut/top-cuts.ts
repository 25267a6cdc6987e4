import { smoothstep } from '../../../math/scalar.ts'
import type { OuterName, TopName } from '../../../scene/outfits/outfit.ts'
import { MATERIAL } from '../../raster/mesh.ts'
import type { TopCut } from './cut-top.ts'
import { NECKLINES, OPENINGS } from './neckline.ts'
import type { Neckline } from './neckline.ts'

const LOWERED = 0.015
const jacketNeckline: Neckline = (angle) => NECKLINES.stand(angle) + LOWERED
/** A tailored collar covers the jacket up to where it stands off the neck. */
const tailoredNeckline: Neckline = (angle) => jacketNeckline(angle) - 0.15 * smoothstep(50, 64, angle)

const FITTED = { looseness: 0.12, ease: 0.02 }
const REGULAR = { looseness: 0.5, ease: 0.07 }
const BOXY = { looseness: 0.85, ease: 0.14 }
const TAILORED = { looseness: 0.1, ease: 0.05 }
const SKIN = { looseness: 0, ease: 0 }

const inner = { material: MATERIAL.innerGarment } as const
const outer = { material: MATERIAL.outerGarment } as const

const tee: TopCut = {
  ...inner,
  neckline: NECKLINES.crew,
  thickness: 0.035,
  foldDepth: 0.05,
  fineness: 1,
  drape: REGULAR,
  hem: 1.3,
  sleeve: 0.6,
  sleeveRoom: 0.035,
}

const shirt: TopCut = {
  ...inner,
  neckline: NECKLINES.openStand,
  thickness: 0.04,
  foldDepth: 0.055,
  fineness: 1.15,
  drape: { looseness: 0.5, ease: 0.08 },
  hem: 1.2,
  sleeve: 1.97,
  sleeveRoom: 0.055,
  cuff: 0.06,
}

const strapped = { ...inner, scoop: true, neckline: NECKLINES.crew, sleeve: 0, sleeveRoom: 0 } as const

const strapless: TopCut = {
  ...inner,
  neckline: NECKLINES.strapless,
  sleeve: 0,
  sleeveRoom: 0,
  thickness: 0.022,
  foldDepth: 0.008,
  fineness: 1,
  drape: SKIN,
  hem: 0.9,
}

const offShoulder: TopCut = {
  ...tee,
  neckline: NECKLINES.offShoulder,
  thickness: 0.03,
  foldDepth: 0.035,
  drape: { looseness: 0.3, ease: 0.03 },
  hem: 0.9,
  sleeve: 0.8,
  sleeveRoom: 0.16,
  cuff: 0.06,
}

/** Short sleeves that swell and are drawn in at their ends. */
const puffed: TopCut = {
  ...tee,
  neckline: NECKLINES.scoop,
  thickness: 0.025,
  foldDepth: 0.03,
  drape: { looseness: 0.35, ease: 0.04 },
  hem: 1,
  sleeve: 0.62,
  sleeveRoom: 0.26,
  cuff: 0.22,
}

/** Fronts laid one over the other, held by a sash. */
const robe: TopCut = {
  ...inner,
  neckline: NECKLINES.deepWrap,
  thickness: 0.05,
  foldDepth: 0.05,
  fineness: 0.8,
  drape: { looseness: 0.3, ease: 0.05 },
  hem: 3.25,
  sleeve: 1.93,
  sleeveRoom: 0.12,
  skirt: { flare: 0.14, folds: 5, foldDepth: 0.05, ease: 0.08 },
}

export const TOP_CUTS: Record<TopName, TopCut> = {
  tee,
  tank: { ...tee, ...strapped, thickness: 0.025, foldDepth: 0.04, drape: { looseness: 0.5, ease: 0.04 } },
  'sports-bra': { ...strapped, thickness: 0.022, foldDepth: 0.004, fineness: 1, drape: SKIN, hem: -0.32 },
  polo: {
    ...tee,
    neckline: NECKLINES.closedStand,
    thickness: 0.042,
    foldDepth: 0.042,
    sleeve: 0.62,
    sleeveRoom: 0.06,
    cuff: 0.03,
  },
  shirt,
  blouse: {
    ...shirt,
    thickness: 0.035,
    foldDepth: 0.05,
    drape: { looseness: 0.7, ease: 0.1 },
    sleeveRoom: 0.085,
    cuff: 0.13,
  },
  camisole: {
    ...strapped,
    thickness: 0.025,
    foldDepth: 0.03,
    fineness: 1,
    drape: { looseness: 0.4, ease: 0.03 },
    hem: 1,
  },
  knit: {
    ...inner,
    neckline: NECKLINES.crew,
    thickness: 0.06,
    foldDepth: 0.07,
    fineness: 0.7,
    drape: { looseness: 0.7, ease: 0.1 },
    hem: 1.05,
    sleeve: 1.98,
    sleeveRoom: 0.06,
    cuff: 0.1,
    rib: 0.15,
  },
  turtleneck: {
    ...inner,
    neckline: NECKLINES.turtle,
    thickness: 0.06,
    foldDepth: 0.04,
    fineness: 0.75,
    drape: { looseness: 0.3, ease: 0.03 },
    hem: 1,
    sleeve: 1.98,
    sleeveRoom: 0.04,
    cuff: 0.05,
  },
  hoodie: {
    ...inner,
    neckline: NECKLINES.stand,
    thickness: 0.075,
    foldDepth: 0.075,
    fineness: 0.7,
    drape: BOXY,
    hem: 1.2,
    sleeve: 1.98,
    sleeveRoom: 0.085,
    cuff: 0.13,
    rib: 0.15,
  },
  jersey: { ...tee, thickness: 0.03, drape: FITTED, foldDepth: 0.03, sleeve: 0.6, sleeveRoom: 0.03 },
  kurta: {
    ...shirt,
    thickness: 0.045,
    foldDepth: 0.06,
    drape: { looseness: 0.75, ease: 0.1 },
    hem: 2.75,
    sleeveRoom: 0.14,
    cuff: 0,
    skirt: { flare: 0.16, folds: 5, foldDepth: 0.05, ease: 0.12 },
  },
  choli: {
    ...tee,
    neckline: NECKLINES.scoop,
    thickness: 0.025,
    foldDepth: 0.008,
    drape: SKIN,
    hem: -0.36,
    sleeve: 0.55,
    sleeveRoom: 0,
  },
  'slip-dress': {
    ...strapped,
    thickness: 0.02,
    foldDepth: 0.014,
    fineness: 1,
    drape: FITTED,
    hem: 3.35,
    skirt: { flare: 0.16, folds: 6, foldDepth: 0.07, ease: 0.02 },
  },
  'summer-dress': {
    ...strapped,
    thickness: 0.02,
    foldDepth: 0.016,
    fineness: 1,
    drape: FITTED,
    hem: 2.92,
    skirt: { flare: 0.8, folds: 9, foldDepth: 0.13, ease: 0.04 },
  },
  'shift-dress': {
    ...inner,
    neckline: NECKLINES.scoop,
    thickness: 0.03,
    foldDepth: 0.02,
    fineness: 0.9,
    drape: { looseness: 0.3, ease: 0.04 },
    hem: 2.9,
    sleeve: 0.5,
    sleeveRoom: 0.03,
    skirt: { flare: 0.04, folds: 4, foldDepth: 0.02, ease: 0.03 },
  },
  'shirt-dress': {
    ...shirt,
    drape: { looseness: 0.25, ease: 0.04 },
    hem: 3.15,
    sleeve: 1.2,
    sleeveRoom: 0.12,
    skirt: { flare: 0.5, folds: 8, foldDepth: 0.1, ease: 0.06 },
  },
  'evening-gown': {
    ...strapped,
    thickness: 0.018,
    foldDepth: 0.01,
    fineness: 1,
    drape: SKIN,
    hem: 4.85,
    skirt: { flare: 0.6, folds: 8, foldDepth: 0.12, ease: 0.015 },
  },
  /** Nothing, on men; women wear the top of a bikini. */
  bare: {
    ...strapped,
    thickness: 0.02,
    foldDepth: 0,
    fineness: 1,
    drape: SKIN,
    hem: -3.2,
  },
  strapless,
  'strapless-dress': {
    ...strapless,
    hem: 4.85,
    skirt: { flare: 0.85, folds: 9, foldDepth: 0.13, ease: 0.015 },
  },
  'off-shoulder': offShoulder,
  'off-shoulder-dress': {
    ...offShoulder,
    thickness: 0.02,
    foldDepth: 0.014,
    drape: FITTED,
    hem: 3.1,
    skirt: { flare: 0.75, folds: 9, foldDepth: 0.12, ease: 0.03 },
  },
  'puff-blouse': puffed,
  'puff-dress': {
    ...puffed,
    thickness: 0.02,
    foldDepth: 0.014,
    drape: FITTED,
    hem: 3.0,
    skirt: { flare: 0.8, folds: 10, foldDepth: 0.13, ease: 0.04 },
  },
  leotard: {
    ...strapped,
    thickness: 0.018,
    foldDepth: 0.004,
    fineness: 1,
    drape: SKIN,
    hem: 1,
  },
  robe,
  kimono: {
    ...robe,
    neckline: NECKLINES.wrap,
    thickness: 0.04,
    foldDepth: 0.035,
    drape: { looseness: 0.45, ease: 0.05 },
    hem: 4.5,
    sleeve: 1.72,
    sleeveRoom: 0.22,
    hangs: 2.6,
    skirt: { flare: 0.03, folds: 4, foldDepth: 0.02, ease: 0.07 },
  },
  hanfu: {
    ...robe,
    neckline: NECKLINES.wrap,
    thickness: 0.035,
    hem: 4.75,
    sleeve: 1.9,
    sleeveRoom: 0.24,
    hangs: 2.2,
    skirt: { flare: 0.5, folds: 9, foldDepth: 0.1, ease: 0.08 },
  },
  'jumpsuit-top': {
    ...shirt,
    drape: TAILORED,
    hem: 1,
    sleeve: 0.7,
    sleeveRoom: 0.1,
    cuff: 0,
  },
}

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
  puffer: {
    ...denim,
    thickness: 0.17,
    foldDepth: 0.05,
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
  /** The upper half of dungarees. */
  bib: {
    ...strapped,
    ...outer,
    thickness: 0.07,
    foldDepth: 0.02,
    fineness: 0.8,
    drape: TAILORED,
    hem: 0.8,
  },
  apron: {
    ...strapped,
    ...outer,
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
