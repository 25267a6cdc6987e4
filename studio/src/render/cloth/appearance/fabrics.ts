import type { Rgb } from '../../../image/rgb.ts'
import { hash3, valueNoise } from '../../../math/noise.ts'
import { clamp, distanceOf, lerp, smoothstep, TAU } from '../../../math/scalar.ts'
import type { Cloth, PrintTile } from '../../../scene/outfits/outfit.ts'
import type { Material } from '../../raster/mesh.ts'

/** Draws the seams, stitches and buttons that are part of a garment's cut. */
export type Seams = (sample: ClothSample) => void

/** How far cloth stands up in a fold at a rest point, on a sleeve's piece or not, in head units, 0 or more. */
export type FoldMap = (x: number, y: number, z: number, isSleeve: boolean) => number

/** Sleeves rest this far behind where they hang, so that no loose trunk is taken for one. */
export const SLEEVE_REST_Z = -50

/** Whether a rest point this far ahead is on the piece of a sleeve. */
export const isOnSleeve = (restZ: number): boolean => restZ < SLEEVE_REST_Z / 2

/** Takes a share of the light, 0 to 1, of a point of cloth; gives some below 0. */
export const darken = (sample: ClothSample, share: number): void => {
  sample.red *= 1 - share
  sample.green *= 1 - share
  sample.blue *= 1 - share
}

/** Takes a share of a colour. */
export const lay = (sample: ClothSample, [red, green, blue]: Rgb, share: number): void => {
  sample.red += (red - sample.red) * share
  sample.green += (green - sample.green) * share
  sample.blue += (blue - sample.blue) * share
}

/** Lays something of its own shine over cloth, such as metal: its colour, and how glossy it is. */
export const layGlossy = (sample: ClothSample, color: Rgb, share: number, gloss: number): void => {
  lay(sample, color, share)
  sample.gloss += (gloss - sample.gloss) * share
}

/** How much of a pixel lies within an edge that is `inside` head units away, 0 to 1. */
export const coverage = ({ pixelsPerUnit }: ClothSample, inside: number): number => clamp(0.5 + inside * pixelsPerUnit)

/** How far outside a box with round corners a point lies that is so far beyond its sides, across and down. */
export const beyondBox = (across: number, down: number, corner: number): number =>
  distanceOf(Math.max(0, across + corner), Math.max(0, down + corner)) +
  Math.min(0, Math.max(across, down) + corner) -
  corner

/** 1 on a line, fading to 0 at `width` from it. */
export const line = (distance: number, width: number): number => {
  const away = distance / width
  return Math.exp(-away * away)
}

/** The thread of denim. */
const THREAD: Rgb = [196, 142, 84]
/** Eight stitches to an inch, and half the width of a thread, in head units. */
export const STITCH = 0.031
const THREAD_HALF = 0.0042
/** Stitches of fewer pixels than this run together. */
const FEWEST_PIXELS = 4

/** A row of thread: dashes in a dark groove. */
export const stitch = (sample: ClothSample, offset: number, along: number, thread = THREAD): void => {
  darken(sample, 0.24 * line(offset, 0.014))
  const half = Math.max(THREAD_HALF, 0.5 / sample.pixelsPerUnit)
  if (Math.abs(offset) > half) return
  const place = along / STITCH
  const isSeen = STITCH * sample.pixelsPerUnit >= FEWEST_PIXELS
  const share = (isSeen ? (place - Math.floor(place) < 0.66 ? 0.85 : 0) : 0.5) * (THREAD_HALF / half)
  lay(sample, thread, share)
}

/**
 * Sewn-on pieces are looked up by their own coordinates: `rest` holds the length along the piece, the share across it
 * (0 to 1) and `TRIM_REST_Z` plus the kind of piece.
 */
export const TRIM_REST_Z = 100

/** Whether a rest point this far ahead is on a sewn-on piece. */
export const isTrim = (restZ: number): boolean => restZ > TRIM_REST_Z - 0.5

export const TRIM = {
  rib: 0,
  collar: 1,
  cord: 2,
  hood: 3,
  turtleneck: 4,
  lapel: 5,
  button: 6,
  scarf: 7,
  /** Printed as the garment is. */
  panel: 8,
  /** In the outfit's other colour. */
  accent: 9,
  /** The white of a collar beneath. */
  liner: 10,
  /** Silk facings. */
  satin: 11,
  fur: 12,
} as const
export type Trim = (typeof TRIM)[keyof typeof TRIM]

/** Gives a sample the colour of a print at (u, v) on the cloth in head units. */
export type Print = (sample: Pick<ClothSample, 'red' | 'green' | 'blue'>, u: number, v: number) => void

const wrap = (value: number, count: number): number => ((value % count) + count) % count

/** Makes a tile ready to be printed on a body of such a width in head units. */
export const openPrint = ({ width, height, widthShare, heightShare, rgb }: PrintTile, bodyWidth: number): Print => {
  const colors = Uint8Array.from(atob(rgb), (character) => character.charCodeAt(0))
  const [acrossUnit, downUnit] = [width / (widthShare * bodyWidth), height / (heightShare * bodyWidth)]
  return (sample, u, v) => {
    const [x, y] = [u * acrossUnit - 0.5, v * downUnit - 0.5]
    const [left, top] = [Math.floor(x), Math.floor(y)]
    const [shareX, shareY] = [x - left, y - top]
    let [red, green, blue] = [0, 0, 0]
    for (const [column, row, weight] of [
      [left, top, (1 - shareX) * (1 - shareY)],
      [left + 1, top, shareX * (1 - shareY)],
      [left, top + 1, (1 - shareX) * shareY],
      [left + 1, top + 1, shareX * shareY],
    ] as const) {
      const at = (wrap(row, height) * width + wrap(column, width)) * 3
      red += weight * colors[at]
      green += weight * colors[at + 1]
      blue += weight * colors[at + 2]
    }
    sample.red = red
    sample.green = green
    sample.blue = blue
  }
}

/** Bends the normal and tones the colour of a point at (u, v) on the cloth, in head units. */
type Weave = (sample: ClothSample, u: number, v: number) => void

/** How something is woven and takes the light. */
export type Stuff = { weave: Weave; sheen: number; gloss: number; luster?: number }

/** Cloth, which also creases: 0 in soft rolls to 1 in sharp edges, and in how many folds beside a tee's. */
export type Fabric = Stuff & { crispness: number; fineness: number }

/** Makes a point of cloth brighter or darker by a factor. */
export const tone = (sample: ClothSample, factor: number): void => {
  sample.red *= factor
  sample.green *= factor
  sample.blue *= factor
}

/** Leans the normal by a slope along u (picture x) and v (picture y) and brings it back to length 1. */
export const bendNormal = (sample: ClothSample, slopeU: number, slopeV: number): void => {
  const x = sample.normalX - slopeU
  const y = sample.normalY - slopeV
  const z = sample.normalZ
  const scale = 1 / (Math.sqrt(x * x + y * y + z * z) || 1)
  sample.normalX = x * scale
  sample.normalY = y * scale
  sample.normalZ = z * scale
}

/** A band of gold thread with a small motif along it. */
export const weaveGold = (sample: ClothSample, along: number): void => {
  const motif = 40 * Math.sin(along * 60) ** 2
  sample.red = 212 - motif
  sample.green = 172 - motif
  sample.blue = 92
  sample.gloss = 0.4
}

/** How much of a weave with such a period is seen, 0 to 1: what is finer than the pixels would shimmer. */
const seenOf = ({ pixelsPerUnit, normalZ }: ClothSample, period: number): number =>
  smoothstep(2, 4.6, period * pixelsPerUnit * clamp(2.5 * normalZ))

/** How far apart ribs are, in head units: those of thick stitches draw together until every second column hides. */
export const ribPeriod = (isKnit: boolean): number => (isKnit ? 1.3 * STITCH_WIDTH : FINE_RIB)

/** Ribs knitted so that they stand up, `period` head units apart along a way that runs as (x, y) in the picture. */
export const knitRibs = (sample: ClothSample, along: number, period: number, [x, y] = [1, 0]): void => {
  const phase = (along / period) * TAU
  const seen = seenOf(sample, period)
  const slope = -Math.cos(phase) * 0.3 * seen
  bendNormal(sample, slope * x, slope * y)
  tone(sample, 1 + seen * (0.05 * Math.sin(phase) - 0.04))
}

/** Width of the fine columns of jersey. */
const WALE = 0.01

const jersey: Weave = (sample, u, v) => {
  const wale = Math.sin((u / WALE) * TAU) * seenOf(sample, WALE)
  bendNormal(sample, 0.05 * wale, 0)
  tone(sample, 0.965 + 0.025 * wale + 0.03 * valueNoise(u * 90, v * 46, 1) + 0.03 * valueNoise(u * 7, v * 7, 2))
}

const poplin: Weave = (sample, u, v) => {
  const thread = Math.sin(u * 520) * Math.sin(v * 520) * seenOf(sample, 0.012)
  tone(sample, 0.985 + 0.012 * thread + 0.025 * (valueNoise(u * 5, v * 9, 3) - 0.5))
}

const fleece: Weave = (sample, u, v) => {
  const pile = valueNoise(u * 60, v * 60, 4)
  bendNormal(sample, (pile - 0.5) * 0.06, (valueNoise(u * 60, v * 60, 14) - 0.5) * 0.06)
  tone(sample, 0.955 + 0.05 * pile + 0.05 * valueNoise(u * 9, v * 9, 5))
}

/** Width of a stitch of a thick knit. */
const STITCH_WIDTH = 0.032
const STITCH_HEIGHT = 0.026

/** Columns of V-shaped stitches. */
const stockinette: Weave = (sample, u, v) => {
  const column = u / STITCH_WIDTH
  const across = column - Math.floor(column) - 0.5
  const row = v / STITCH_HEIGHT - Math.abs(across) * 1.35
  const along = row - Math.floor(row)
  const rise = Math.sin(along * Math.PI)
  const limb = Math.cos(across * Math.PI * 2) * -0.5 + 0.5
  const grain = hash3(Math.floor(column), Math.floor(row), 6)
  const seen = seenOf(sample, STITCH_HEIGHT)
  bendNormal(sample, Math.sin(across * Math.PI * 2) * 0.24 * seen, Math.cos(along * Math.PI) * 0.14 * seen)
  tone(sample, lerp(0.955, 0.86 + 0.11 * rise * limb + 0.08 * rise + 0.04 * grain, seen))
}

/** Period of the ribs of fine knits, and of those that are sewn to jersey, fleece and nylon. */
const FINE_RIB = 0.033

/** Fine vertical ribs. */
const fineRib: Weave = (sample, u, v) => {
  const phase = (u / FINE_RIB) * TAU
  const seen = seenOf(sample, FINE_RIB)
  bendNormal(sample, -Math.cos(phase) * 0.24 * seen, 0)
  tone(sample, 0.94 + 0.055 * seen * Math.sin(phase) + 0.02 * valueNoise(u * 60, v * 40, 7))
}

/** Both halves mirror each other, as twill that runs one way would lie in rings on one shoulder. */
const wool: Weave = (sample, u, v) => {
  const twill = Math.sin((Math.abs(u) + v) * 250) * seenOf(sample, 0.025)
  const blend = valueNoise(u * 110, v * 55, 8) + 0.6 * valueNoise(u * 40, v * 75, 18) - 0.8
  bendNormal(sample, twill * 0.03, twill * 0.03)
  tone(sample, 0.965 + 0.02 * twill + 0.09 * blend * seenOf(sample, 0.016) + 0.05 * (valueNoise(u * 6, v * 6, 9) - 0.5))
}

/** Half the width of a stripe of herringbone, and how far apart its yarns lie. */
const HERRINGBONE = 0.06
const TWEED_YARN = 0.03
/** Flecks of dyed wool, and how large they are. */
const FLECKS = [
  [196, 150, 84],
  [150, 78, 52],
  [84, 104, 92],
  [178, 162, 134],
] as const
const FLECK = 0.021

/** Herringbone of a dark and a light yarn, with flecks of other colours; both halves mirror each other. */
const tweed: Weave = (sample, u, v) => {
  const column = Math.abs(u) / HERRINGBONE
  const zigzag = Math.abs(column / 2 - Math.floor(column / 2) - 0.5) * 2 * HERRINGBONE
  const yarn = Math.sin(((v + zigzag) / TWEED_YARN) * TAU) * seenOf(sample, TWEED_YARN)
  const hair = valueNoise(u * 90, v * 90, 8) - 0.5
  bendNormal(sample, 0.05 * hair, 0.05 * yarn)
  tone(sample, 0.98 + 0.105 * yarn + 0.2 * hair * seenOf(sample, 0.018) + 0.1 * (valueNoise(u * 6, v * 6, 9) - 0.5))
  const [across, down] = [Math.floor(u / FLECK), Math.floor((v / FLECK) * 0.7)]
  const drawn = hash3(across, down, 41)
  if (drawn < 0.93) return
  const share = 0.2 * seenOf(sample, 1.6 * FLECK) * hash3(across, down, 43)
  lay(sample, FLECKS[Math.floor(hash3(across, down, 42) * FLECKS.length)], share)
}

const denim: Weave = (sample, u, v) => {
  const twill = smoothstep(-0.5, 0.6, Math.sin((Math.abs(u) * 0.86 + v * 0.5) * 330))
  const yarn = valueNoise(u * 150, v * 26, 10)
  const wash = valueNoise(u * 3.1, v * 2.4, 11)
  const light =
    0.1 * (twill - 0.3) * seenOf(sample, 0.019) + 0.2 * (yarn - 0.5) * seenOf(sample, 0.014) + 0.24 * (wash - 0.5)
  sample.red = sample.red * (0.94 + light) + 26 * light
  sample.green = sample.green * (0.95 + light) + 22 * light
  sample.blue = sample.blue * (0.97 + 0.8 * light)
}

const satin: Weave = (sample, u, v) => {
  const ripple = valueNoise(u * 3.4, v * 1.7, 12) - 0.5
  bendNormal(sample, ripple * 0.16, 0)
  tone(sample, 0.99 + 0.02 * valueNoise(u * 80, v * 200, 13))
}

const leather: Weave = (sample, u, v) => {
  const grain = valueNoise(u * 70, v * 70, 15) - 0.5
  const crumple = valueNoise(u * 5, v * 7, 16) - 0.5
  bendNormal(sample, grain * 0.12 + crumple * 0.09, (valueNoise(u * 70, v * 70, 17) - 0.5) * 0.12)
  tone(sample, 0.97 + 0.06 * grain + 0.06 * crumple)
}

const linen: Weave = (sample, u, v) => {
  const slub = valueNoise(u * 190, v * 9, 18) + valueNoise(u * 9, v * 190, 19) - 1
  const crumple = valueNoise(u * 6, v * 8, 20) - 0.5
  bendNormal(sample, crumple * 0.16, (valueNoise(u * 7, v * 6, 21) - 0.5) * 0.16)
  tone(sample, 0.98 + 0.05 * slub * seenOf(sample, 0.03))
}

const nylon: Weave = (sample, u, v) => {
  const pucker = valueNoise(u * 13, v * 5, 22) - 0.5
  bendNormal(sample, pucker * 0.08, (valueNoise(u * 5, v * 13, 23) - 0.5) * 0.09)
  tone(sample, 0.98 + 0.03 * pucker)
}

/** Waxed or rubber-coated cloth: smooth, stiff, in broad dents. */
const oilskin: Weave = (sample, u, v) => {
  const dent = valueNoise(u * 3.2, v * 2.6, 26) - 0.5
  bendNormal(sample, dent * 0.2, (valueNoise(u * 2.7, v * 3.4, 27) - 0.5) * 0.18)
  tone(sample, 0.985 + 0.03 * dent)
}

/** Pile that is dark where it is looked into and bright where it leans away. */
const velvet: Weave = (sample, u, v) => {
  const crush = valueNoise(u * 4.2, v * 3.1, 24) - 0.5
  bendNormal(sample, crush * 0.22, (valueNoise(u * 3.3, v * 4.4, 25) - 0.5) * 0.18)
  tone(sample, lerp(1.12, 0.66, clamp(sample.normalZ) ** 2) + 0.12 * crush)
}

const SEQUIN = 0.055

/** Small discs in rows, each tilted its own way. */
const sequins: Weave = (sample, u, v) => {
  const row = Math.floor(v / (SEQUIN * 0.8))
  const column = Math.floor(u / SEQUIN + (row % 2) * 0.5)
  const [tiltU, tiltV] = [hash3(column, row, 31) - 0.5, hash3(column, row, 32) - 0.5]
  bendNormal(sample, tiltU * 1.1, tiltV * 1.1)
  const across = u / SEQUIN + (row % 2) * 0.5 - column - 0.5
  const glint = hash3(column, row, 33) > 0.93 ? 0.9 : 0
  tone(sample, 0.72 + 0.5 * (tiltU + 0.5) - 0.5 * across * across + glint)
}

export const FABRICS = {
  jersey: { weave: jersey, sheen: 0.22, gloss: 0.02, crispness: 0.4, fineness: 1 },
  poplin: { weave: poplin, sheen: 0.14, gloss: 0.05, crispness: 0.65, fineness: 1.15 },
  stockinette: { weave: stockinette, sheen: 0.4, gloss: 0, crispness: 0, fineness: 0.75 },
  fineRib: { weave: fineRib, sheen: 0.34, gloss: 0.02, crispness: 0.1, fineness: 0.9 },
  wool: { weave: wool, sheen: 0.26, gloss: 0.03, crispness: 0.5, fineness: 0.8 },
  tweed: { weave: tweed, sheen: 0.3, gloss: 0, crispness: 0.35, fineness: 0.7 },
  denim: { weave: denim, sheen: 0.16, gloss: 0.02, crispness: 0.7, fineness: 1.1 },
  satin: { weave: satin, sheen: 0.3, gloss: 0.16, luster: 1, crispness: 0.3, fineness: 1.25 },
  leather: { weave: leather, sheen: 0.1, gloss: 0.62, crispness: 0.75, fineness: 0.95 },
  linen: { weave: linen, sheen: 0.16, gloss: 0.01, crispness: 0.75, fineness: 1.2 },
  nylon: { weave: nylon, sheen: 0.18, gloss: 0.11, crispness: 0.6, fineness: 1.1 },
  oilskin: { weave: oilskin, sheen: 0.12, gloss: 0.46, luster: 0.3, crispness: 0.8, fineness: 0.75 },
  fleece: { weave: fleece, sheen: 0.4, gloss: 0, crispness: 0.05, fineness: 0.75 },
  velvet: { weave: velvet, sheen: 1, gloss: 0.04, crispness: 0.1, fineness: 0.9 },
  sequins: { weave: sequins, sheen: 0.2, gloss: 0.55, crispness: 0.1, fineness: 0.8 },
} as const satisfies Record<string, Fabric>

export const FABRIC_OF: Record<Cloth, Fabric> = {
  cotton: FABRICS.jersey,
  poplin: FABRICS.poplin,
  knit: FABRICS.stockinette,
  rib: FABRICS.fineRib,
  denim: FABRICS.denim,
  leather: FABRICS.leather,
  silk: FABRICS.satin,
  linen: FABRICS.linen,
  wool: FABRICS.wool,
  tweed: FABRICS.tweed,
  fleece: FABRICS.fleece,
  nylon: FABRICS.nylon,
  oilskin: FABRICS.oilskin,
  velvet: FABRICS.velvet,
  sequins: FABRICS.sequins,
}

/** One point of cloth. The renderer fills in the upper half, the shader the lower half and may bend the normal. */
export type ClothSample = {
  material: Material
  /** Rest point: head units on garments, trim coordinates on sewn-on pieces. */
  x: number
  y: number
  z: number
  /** True on the piece of a sleeve below the shoulder. */
  isSleeve: boolean
  /** How far round the cloth it lies, in head units: columns of a weave and ribs keep their width where it turns away. */
  around: number
  normalX: number
  normalY: number
  normalZ: number
  /** How large a head unit is in the picture, in pixels. */
  pixelsPerUnit: number
  /** Colour of the cloth under white light, 0 to 255. */
  red: number
  green: number
  blue: number
  /** Soft light at grazing angles, 0 to 1. */
  sheen: number
  /** Share of mirror-like reflection, 0 to 1. */
  gloss: number
  /** Broad gleam in the cloth's own colour, as of silk, 0 to 1. */
  luster: number
}
