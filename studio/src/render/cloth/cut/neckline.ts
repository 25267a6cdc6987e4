import { clamp, distanceOf, lerp, smoothstep } from '../../../math/scalar.ts'
import { splineTable } from '../../../math/spline.ts'
import type { TablePoint } from '../../../math/spline.ts'
import type { Frame } from '../../body/frame.ts'

/** The vertical axis through the neck that necklines are described around. */
export const NECK_AXIS_Z = -0.3

/** Angle about the neck's axis in degrees: 0 in front, 90 at either side, 180 at the nape. */
export const neckAngle = (x: number, z: number): number => (Math.atan2(Math.abs(x), z - NECK_AXIS_Z) * 180) / Math.PI

/** Height of a garment's upper edge by angle about the neck. */
export type Neckline = (angle: number) => number

const table = (points: readonly TablePoint[]): Neckline => splineTable(points)

export const NECKLINES = {
  crew: table([
    [0, 1.75],
    [20, 1.73],
    [40, 1.65],
    [58, 1.52],
    [75, 1.34],
    [95, 1.18],
    [130, 1.13],
    [180, 1.11],
  ]),
  /** Close to the neck, for a shirt's collar stand and a hood. */
  stand: table([
    [0, 1.72],
    [30, 1.64],
    [60, 1.45],
    [85, 1.27],
    [120, 1.2],
    [180, 1.17],
  ]),
  /** As `stand`, with the uppermost button open: a short V down to the next one. */
  openStand: table([
    [0, 2.12],
    [3, 2.11],
    [6, 2.05],
    [10, 1.95],
    [14, 1.85],
    [19, 1.76],
    [30, 1.65],
    [60, 1.45],
    [85, 1.27],
    [120, 1.2],
    [180, 1.17],
  ]),
  /** As `stand`, buttoned up: the placket, or a tie, fills the gap between the leaves of the collar. */
  closedStand: table([
    [0, 1.29],
    [9, 1.31],
    [13, 1.56],
    [30, 1.56],
    [60, 1.43],
    [85, 1.27],
    [120, 1.2],
    [180, 1.17],
  ]),
  /** Low, below the collarbones. */
  scoop: table([
    [0, 2.06],
    [20, 2.04],
    [40, 1.93],
    [58, 1.66],
    [75, 1.43],
    [95, 1.26],
    [130, 1.22],
    [180, 1.24],
  ]),
  /** Round, to above the bust. */
  deepScoop: table([
    [0, 2.4],
    [16, 2.36],
    [30, 2.22],
    [42, 2.02],
    [55, 1.76],
    [68, 1.52],
    [80, 1.36],
    [95, 1.25],
    [130, 1.24],
    [180, 1.34],
  ]),
  /** Pointed, to above the bust. */
  v: table([
    [0, 2.5],
    [10, 2.34],
    [20, 2.17],
    [30, 2.01],
    [45, 1.79],
    [60, 1.6],
    [75, 1.43],
    [95, 1.29],
    [130, 1.23],
    [180, 1.21],
  ]),
  /** Two fronts laid one over the other, close to the throat. */
  wrap: table([
    [0, 2.34],
    [10, 2.16],
    [20, 2],
    [30, 1.87],
    [45, 1.69],
    [60, 1.53],
    [75, 1.38],
    [95, 1.24],
    [130, 1.17],
    [180, 1.13],
  ]),
  /** As `wrap`, down to the breastbone. */
  deepWrap: table([
    [0, 2.95],
    [6, 2.66],
    [12, 2.42],
    [20, 2.17],
    [30, 1.95],
    [45, 1.72],
    [60, 1.55],
    [75, 1.4],
    [95, 1.26],
    [130, 1.18],
    [180, 1.14],
  ]),
  /** Level below the arms' tops. */
  offShoulder: () => 2.16,
  /** Level over the bust. */
  strapless: () => 2.52,
  /** In two curves over the bust. */
  sweetheart: table([
    [0, 2.72],
    [4, 2.66],
    [14, 2.5],
    [26, 2.42],
    [42, 2.46],
    [70, 2.58],
    [180, 2.66],
  ]),
  /** High up the neck, beneath a collar that stands. */
  mandarin: table([
    [0, 1.56],
    [20, 1.53],
    [40, 1.4],
    [60, 1.22],
    [85, 1.08],
    [120, 1.03],
    [180, 1.02],
  ]),
  turtle: table([
    [0, 1.5],
    [45, 1.42],
    [90, 1.3],
    [135, 1.24],
    [180, 1.22],
  ]),
} as const satisfies Record<string, Neckline>

/** A wide scoop: half its width, how far down its sides turn in, and where it ends in front and behind. */
const SCOOP = { halfWidth: 0.64, turn: 0.42, front: 2.02, back: 1.86, power: 2.4 }

const scoopBottom = (z: number): number => (z > NECK_AXIS_Z ? SCOOP.front : SCOOP.back)

/** Half the width of a wide scoop, in front and behind; over the shoulders it leaves straps of even width. */
export const scoopHalfWidth = (y: number, z: number): number => {
  const rise = clamp((scoopBottom(z) - y) / SCOOP.turn)
  return SCOOP.halfWidth * Math.sqrt(1 - (1 - rise) ** SCOOP.power)
}

/** How far outside a wide scoop a place `side` from the middle lies, about. */
export const beyondScoop = (side: number, y: number, z: number): number => {
  const down = Math.max(0, 1 - (scoopBottom(z) - y) / SCOOP.turn)
  const across = side / SCOOP.halfWidth
  const slope = distanceOf((2 * across) / SCOOP.halfWidth, (SCOOP.power * down ** (SCOOP.power - 1)) / SCOOP.turn)
  return (across * across + down ** SCOOP.power - 1) / slope
}

/** How far outside a garment that is no more than panels and straps a place `side` from the middle lies, about. */
export type Outline = (side: number, y: number, z: number, frame: Pick<Frame, 'waistY'>) => number

/** Two triangles on straps, from their point down to a band under the bust: half the width of strings and band, as far from the middle. */
const CUPS = { pointY: 2.42, bandY: 3.46, string: 0.036, band: 0.05, inner: 0.05, outer: 0.98, strapX: 0.46 } as const

/** The top of a bikini. */
const cups: Outline = (side, y, z) => {
  const { pointY, bandY, string, band, inner, outer, strapX } = CUPS
  const strap = Math.max(Math.abs(side - strapX) - string, y - bandY)
  const round = Math.abs(y - bandY) - band
  if (z < NECK_AXIS_Z) return Math.min(strap, round)
  const down = clamp((y - pointY) / (bandY - pointY))
  const left = lerp(strapX - string, inner, down)
  const right = lerp(strapX + string, outer, down ** 0.75)
  const cup = Math.max(left - side, side - right, y - bandY)
  return Math.min(y < pointY ? strap : cup, round)
}

/** The bib of dungarees: its upper edge and half its width there, how far above the waist it runs round the sides, and its straps. */
const BIB = { topY: 2.62, half: 0.56, spread: 0.1, sides: 0.62, strapX: 0.5, strap: 0.095, nape: 0.3 } as const

const bib: Outline = (side, y, z, { waistY }) => {
  const { topY, half, spread, sides, strapX, strap, nape } = BIB
  const isBehind = z < NECK_AXIS_Z
  // Behind the straps run towards each other.
  const onStrap = Math.abs(side - (isBehind ? lerp(strapX, nape, smoothstep(1.9, waistY - sides, y)) : strapX)) - strap
  const round = waistY - sides + 0.5 * smoothstep(half, 1.1, side) - y
  if (isBehind) return Math.min(onStrap, round)
  const panel = Math.max(topY - y, side - half - spread * smoothstep(topY, waistY - 0.9, y))
  // From the panel it curves down to the sides.
  const curve = waistY - sides - 0.5 * smoothstep(0.62, 0, side - half) + 0.3 - y
  return Math.min(Math.max(onStrap, y - topY - 0.2), panel, Math.max(curve, waistY - 1 - y))
}

/** A top on thin straps: its upper edge in the middle, below the straps, beside them and behind, and half the width of a strap. */
const SLIP = { middle: 2.6, peak: 2.26, beside: 2.96, behind: 2.8, strapX: 0.52, strap: 0.036 } as const

const slip: Outline = (side, y, z) => {
  const { middle, peak, beside, behind, strapX, strap } = SLIP
  const onStrap = Math.max(Math.abs(side - strapX) - strap, y - middle)
  const inFront =
    side < strapX
      ? lerp(middle, peak, (side / strapX) ** 1.3)
      : lerp(peak, beside, clamp((side - strapX) / 0.46) ** 0.75)
  const edge = z < NECK_AXIS_Z ? behind : inFront
  return Math.min(onStrap, 0.8 * (edge - y))
}

/** Garments that are no more than panels and straps. */
export const OUTLINES = { cups, bib, slip } as const satisfies Record<string, Outline>

/** Half the width of a jacket's opening at a height; the jacket is cut away inside it, in front only. */
export type Opening = (y: number) => number

export const OPENINGS = {
  blazer: (y: number) => 0.5 - 0.53 * smoothstep(1.5, 3.6, y) ** 0.8 + 0.36 * smoothstep(4.5, 6.8, y),
  /** Closed over the hips, open a little in a step. */
  coat: (y: number) => 0.5 - 0.53 * smoothstep(1.5, 3.6, y) ** 0.8 + 0.15 * smoothstep(6, 8.6, y),
  denim: (y: number) => 0.26 + 0.1 * smoothstep(1.7, 2.8, y) + 0.14 * smoothstep(3, 5.6, y),
  /** A pointed neck, then buttoned down to the waist. */
  cardigan: (y: number) => 0.4 - 0.41 * smoothstep(1.5, 3.2, y) + 0.2 * smoothstep(4.6, 6.4, y),
  /** Zipped to the chest. */
  track: (y: number) => 0.2 - 0.2 * smoothstep(1.6, 2.5, y),
  waistcoat: (y: number) => 0.5 - 0.53 * smoothstep(1.5, 3.3, y) ** 0.8 + 0.4 * smoothstep(4.7, 5.6, y),
} as const satisfies Record<string, Opening>

/** Where the armhole of a sleeveless garment cuts, as a distance from the middle. */
export const armholeX = (y: number, shoulderX: number): number =>
  shoulderX * (0.6 - 0.04 * smoothstep(1.5, 2, y) + 0.1 * smoothstep(2.1, 2.5, y) + 0.28 * smoothstep(2.35, 2.85, y))
