import type { TablePoint } from '../../../math/spline.ts'
import type { BottomName } from '../../../scene/outfits/outfit.ts'
import type { BottomCut, TrouserCut } from './cut-bottom.ts'

const trousers = (radius: readonly TablePoint[], changes: Partial<TrouserCut> = {}): { legs: TrouserCut } => ({
  legs: { radius, end: 2.1, foldDepth: 0.05, fineness: 1, ...changes },
})

/** As measured jeans are from knee to hem (0.21 and 0.18 m laid flat), but slim: they fall past the calves. */
const STRAIGHT: readonly TablePoint[] = [
  [0, 0.64],
  [0.4, 0.605],
  [0.8, 0.505],
  [1, 0.46],
  [1.3, 0.465],
  [1.6, 0.43],
  [1.85, 0.395],
  [2.1, 0.4],
]
const RELAXED: readonly TablePoint[] = [
  [0, 0.65],
  [0.4, 0.62],
  [0.8, 0.53],
  [1, 0.49],
  [1.3, 0.49],
  [1.6, 0.465],
  [1.85, 0.425],
  [2.1, 0.435],
]
const WIDE: readonly TablePoint[] = [
  [0, 0.63],
  [0.5, 0.62],
  [1, 0.59],
  [1.5, 0.6],
  [2.1, 0.62],
]
const TAPERED: readonly TablePoint[] = [
  [0, 0.63],
  [0.5, 0.58],
  [1, 0.49],
  [1.3, 0.49],
  [1.6, 0.45],
  [1.82, 0.38],
  [1.92, 0.27],
  [2.1, 0.26],
]
const CLOSE: readonly TablePoint[] = [
  [0, 0.3],
  [1, 0.2],
  [2.1, 0.1],
]
/** Close enough that the legs stay apart, even in a stride. */
const SHORT: readonly TablePoint[] = [
  [0, 0.59],
  [0.4, 0.56],
  [0.7, 0.52],
  [1, 0.49],
  [2.1, 0.45],
]

export const BOTTOM_CUTS: Record<BottomName, BottomCut> = {
  jeans: { top: 0.38, thickness: 0.035, ease: 0.02, ...trousers(STRAIGHT, { foldDepth: 0.06 }) },
  'wide-jeans': { top: 0.2, thickness: 0.035, ease: 0.03, ...trousers(WIDE, { foldDepth: 0.06, fineness: 0.8 }) },
  chinos: { top: 0.36, thickness: 0.035, ease: 0.04, ...trousers(RELAXED, { foldDepth: 0.06, fineness: 0.9 }) },
  'suit-trousers': {
    top: 0.25,
    thickness: 0.035,
    ease: 0.05,
    ...trousers(RELAXED, { foldDepth: 0.055, fineness: 0.8 }),
  },
  'wide-trousers': { top: 0.05, thickness: 0.03, ease: 0.05, ...trousers(WIDE, { foldDepth: 0.05, fineness: 0.6 }) },
  joggers: {
    top: 0.4,
    thickness: 0.05,
    ease: 0.06,
    ...trousers(TAPERED, { foldDepth: 0.07, fineness: 0.8, end: 2.02 }),
  },
  leggings: {
    top: 0.1,
    thickness: 0.03,
    ease: 0,
    ...trousers(CLOSE, { foldDepth: 0, end: 1.96 }),
  },
  shorts: {
    top: 0.36,
    thickness: 0.035,
    ease: 0.05,
    ...trousers(SHORT, { foldDepth: 0.04, end: 0.9 }),
  },
  'cycling-shorts': {
    top: 0.1,
    thickness: 0.03,
    ease: 0,
    ...trousers(CLOSE, { foldDepth: 0, end: 0.78 }),
  },
  'running-shorts': {
    top: 0.4,
    thickness: 0.03,
    ease: 0.04,
    ...trousers(SHORT, { foldDepth: 0.05, end: 0.62 }),
  },
  briefs: {
    top: 0.62,
    thickness: 0.025,
    ease: 0,
    ...trousers(CLOSE, { foldDepth: 0, end: 0.13, rise: 0.5 }),
  },
  /** The lower half of a swimsuit. */
  'swim-briefs': {
    top: 0.4,
    isOnePiece: true,
    thickness: 0.02,
    ease: 0,
    ...trousers(CLOSE, { foldDepth: 0, end: 0.13, rise: 0.62 }),
  },
  churidar: {
    top: 0.4,
    thickness: 0.03,
    ease: 0.02,
    ...trousers(CLOSE, { foldDepth: 0.035, fineness: 1.6, end: 2.04 }),
  },
  'pencil-skirt': {
    top: 0.02,
    thickness: 0.03,
    ease: 0.03,
    hem: 2.95,
    skirt: { flare: -0.08, folds: 4, foldDepth: 0.015, ease: 0.035 },
  },
  'pleated-skirt': {
    top: 0,
    thickness: 0.03,
    ease: 0.03,
    hem: 3.3,
    skirt: { flare: 0.55, folds: 30, foldDepth: 0.07, pressed: true, ease: 0.05 },
  },
  'a-line-skirt': {
    top: 0,
    thickness: 0.03,
    ease: 0.03,
    hem: 2.75,
    skirt: { flare: 0.5, folds: 7, foldDepth: 0.07, ease: 0.04 },
  },
  'maxi-skirt': {
    top: 0,
    thickness: 0.03,
    ease: 0.03,
    hem: 4.1,
    skirt: { flare: 0.7, folds: 9, foldDepth: 0.12, ease: 0.05 },
  },
  'saree-skirt': {
    top: 0.3,
    thickness: 0.03,
    ease: 0.03,
    hem: 4.85,
    skirt: { flare: 0.3, folds: 10, foldDepth: 0.07, ease: 0.05, frontPleats: 6 },
  },
  tutu: {
    top: 0.1,
    thickness: 0.03,
    ease: 0.03,
    hem: 2.12,
    skirt: { flare: 1.5, folds: 34, foldDepth: 0.1, ease: 0.05 },
  },
  'circle-skirt': {
    top: 0,
    thickness: 0.03,
    ease: 0.03,
    hem: 3.2,
    skirt: { flare: 1.15, folds: 11, foldDepth: 0.15, ease: 0.05 },
  },
  lehenga: {
    top: 0.35,
    thickness: 0.03,
    ease: 0.03,
    hem: 4.8,
    skirt: { flare: 1.35, folds: 14, foldDepth: 0.13, ease: 0.06 },
  },
}
