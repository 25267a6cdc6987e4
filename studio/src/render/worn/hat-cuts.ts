import type { WornName } from '../../identity/worn.ts'
import type { Rgb } from '../../image/rgb.ts'
import { path } from '../../math/spline.ts'

/** A row of a hat: how far out it is, as a factor of the head's own reach at the rim, and how far above the rim. */
type Row = readonly [reach: number, height: number]

/** How hair lies under a hat: beneath all of it, beneath its rim alone, wherever it likes, or nowhere. */
type Tuck = 'all' | 'rim' | 'none' | 'hidden'

export type HatCut = {
  /** From the rim up; smooth between rows unless `sharp`. */
  rows: readonly Row[]
  sharp?: boolean
  brim?: {
    width: number
    /** How far the edge hangs below the rim; negative turns it up. */
    drop: number
    /** How far the edge curls up at the sides. */
    curl?: number
    /** In front alone, as a visor. */
    front?: boolean
    /** Waviness of the edge. */
    wave?: number
    /** Between so many corners, the first in front, the edge is turned up. */
    corners?: number
  }
  /** Lowers (positive) or lifts the whole hat on the head, and how far it is pushed to the picture's right. */
  lower?: number
  /** Leans the crown to the side. */
  lean?: number
  /** Height and colour of a band round the rim. */
  band?: { height: number; color: Rgb }
  /** Spikes of its upper edge, for crowns. */
  points?: { count: number; height: number; frontOnly?: boolean }
  /** A dent along the top and at its front corners. */
  pinch?: number
  /** Folds of wound cloth. */
  wound?: boolean
  /** Panels sewn together at the top. */
  panels?: number
  tuck: Tuck
  /** Least distance to the head. */
  clear?: number
}

const BRIMMED: Pick<HatCut, 'rows' | 'tuck' | 'pinch'> = {
  rows: path('1.03 0, 1.02 0.3, 0.96 0.66, 0.85 0.86, 0.55 0.93, 0 0.93'),
  tuck: 'all',
}

const INK: Rgb = [36, 34, 36]

/** How every hat of the lathe is cut; what is not here is made by a maker of its own. */
export const HAT_CUTS: Partial<Record<WornName, HatCut>> = {
  beanie: {
    rows: path('1.03 -0.05, 1.06 0, 1.06 0.22, 1.015 0.27, 0.99 0.46, 0.86 0.74, 0.62 0.92, 0.3 1.03, 0 1.05'),
    lower: 0.1,
    tuck: 'all',
    clear: 0.06,
  },
  cap: {
    rows: path('1.02 -0.02, 1.04 0.2, 1.02 0.42, 0.92 0.66, 0.66 0.82, 0.3 0.88, 0 0.885'),
    brim: { width: 0.66, drop: 0.16, curl: -0.3, front: true },
    lower: 0.04,
    panels: 6,
    tuck: 'all',
  },
  'bucket-hat': {
    rows: path('1.04 0, 1 0.35, 0.92 0.74, 0.82 0.82, 0.4 0.86, 0 0.86'),
    brim: { width: 0.36, drop: 0.28, wave: 0.015 },
    tuck: 'all',
  },
  'sun-hat': { ...BRIMMED, brim: { width: 0.78, drop: 0.12, wave: 0.05 }, band: { height: 0.2, color: INK } },
  fedora: { ...BRIMMED, brim: { width: 0.4, drop: 0.02, curl: 0.08 }, band: { height: 0.18, color: INK }, pinch: 0.16 },
  'cowboy-hat': {
    ...BRIMMED,
    brim: { width: 0.62, drop: 0.1, curl: 0.42 },
    band: { height: 0.1, color: INK },
    pinch: 0.18,
  },
  'top-hat': {
    rows: path('1.03 0, 0.98 0.4, 1 1.28, 1 1.3, 0 1.3'),
    sharp: true,
    brim: { width: 0.3, drop: 0.0, curl: 0.1 },
    band: { height: 0.2, color: [70, 66, 70] },
    tuck: 'all',
  },
  beret: {
    rows: path('1.02 0, 1.03 0.1, 1.34 0.3, 1.4 0.42, 1.2 0.6, 0.7 0.74, 0 0.78'),
    lean: 0.24,
    tuck: 'all',
    lower: -0.06,
  },
  'flat-cap': {
    rows: path('1.03 0, 1.12 0.12, 1.16 0.3, 1.02 0.56, 0.7 0.74, 0 0.8'),
    brim: { width: 0.34, drop: 0.12, curl: -0.16, front: true },
    panels: 8,
    tuck: 'all',
  },
  'hard-hat': {
    rows: path('1.12 0, 1.13 0.25, 1.05 0.6, 0.75 0.95, 0.3 1.06, 0 1.07'),
    brim: { width: 0.34, drop: 0.1, front: true },
    panels: 4,
    tuck: 'all',
  },
  toque: {
    rows: path('1.03 0, 1.03 0.42, 1.2 0.62, 1.32 0.9, 1.1 1.15, 0.5 1.22, 0 1.2'),
    wound: true,
    band: { height: 0.42, color: [246, 244, 240] },
    tuck: 'all',
  },
  'santa-hat': {
    rows: path('1.07 -0.04, 1.1 0.1, 1.07 0.22, 1 0.4, 0.82 0.75, 0.5 1.05, 0.16 1.25, 0 1.28'),
    band: { height: 0.24, color: [240, 238, 234] },
    lean: 0.5,
    tuck: 'all',
  },
  'party-hat': {
    rows: path('0.5 0.78, 0 1.5'),
    sharp: true,
    tuck: 'none',
    clear: 0.1,
  },
  'witch-hat': {
    rows: path('1.03 0, 0.9 0.5, 0.55 0.95, 0.2 1.4, 0 1.6'),
    brim: { width: 0.7, drop: 0.04, wave: 0.04 },
    band: { height: 0.16, color: [92, 60, 120] },
    lean: 0.2,
    tuck: 'all',
  },
  'conical-hat': { rows: path('2.05 0.02, 1.4 0.42, 0.7 0.82, 0 1.16'), sharp: true, tuck: 'none', clear: 0.12 },
  turban: {
    rows: path('1.05 -0.02, 1.17 0.14, 1.25 0.36, 1.2 0.62, 0.95 0.88, 0.5 1.02, 0 1.05'),
    wound: true,
    tuck: 'all',
    clear: 0.1,
  },
  bandana: { rows: path('1.02 -0.03, 1.025 0.2, 1 0.42, 0.9 0.66, 0.62 0.8, 0 0.83'), tuck: 'all', clear: 0.045 },
  headband: { rows: path('1.03 0.06, 1.07 0.1, 1.06 0.26, 1.01 0.3'), tuck: 'rim', clear: 0.07 },
  visor: {
    rows: path('1.03 -0.02, 1.05 0.02, 1.05 0.2, 1.02 0.24'),
    brim: { width: 0.66, drop: 0.16, curl: -0.3, front: true },
    lower: 0.04,
    tuck: 'rim',
    clear: 0.06,
  },
  'peaked-cap': {
    rows: path('1.03 -0.02, 1.03 0.26, 1.3 0.44, 1.34 0.52, 1 0.64, 0.5 0.7, 0 0.7'),
    brim: { width: 0.42, drop: 0.2, curl: -0.25, front: true },
    band: { height: 0.24, color: INK },
    tuck: 'all',
  },
  tricorn: {
    ...BRIMMED,
    brim: { width: 0.62, drop: 0.02, curl: 0.62, corners: 3 },
    band: { height: 0.12, color: [206, 168, 92] },
  },
  fez: { rows: path('1 0.22, 0.84 0.98, 0.82 1, 0 1'), sharp: true, tuck: 'rim', clear: 0.08 },
  halo: { rows: path('0.8 0.98, 0.88 0.96, 0.92 1.01, 0.88 1.06, 0.8 1.04'), tuck: 'none' },
  'swim-cap': {
    rows: path('1.01 -0.02, 1.015 0.2, 0.99 0.46, 0.88 0.74, 0.62 0.91, 0.32 0.98, 0 0.99'),
    lower: 0.24,
    tuck: 'hidden',
    clear: 0.035,
  },
  'scrub-cap': {
    rows: path('1.03 -0.04, 1.035 0.16, 1.06 0.32, 1.05 0.58, 0.9 0.85, 0.6 1.01, 0.28 1.07, 0 1.07'),
    lower: 0.2,
    panels: 2,
    tuck: 'hidden',
    clear: 0.045,
  },
  crown: {
    rows: path('1 0.26, 1.02 0.5'),
    sharp: true,
    points: { count: 9, height: 0.3 },
    tuck: 'rim',
    clear: 0.1,
  },
  tiara: {
    rows: path('0.97 0.36, 0.97 0.46'),
    sharp: true,
    points: { count: 7, height: 0.26, frontOnly: true },
    tuck: 'rim',
    clear: 0.1,
  },
}
