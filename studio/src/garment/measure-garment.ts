import type { Mask } from '../cut-out/mask.ts'
import { median } from '../math/scalar.ts'
import type { GarmentCategory } from '../scene/outfits/worn-garment.ts'

/** A garment's outline in numbers; lengths are pixels of the mask unless they are shares. */
export type Measures = {
  /** Column of the middle line. */
  axis: number
  top: number
  height: number
  /** Half the width across the body, without sleeves: of tops below the arms, of bottoms and one-pieces at the waist. */
  halfWidth: number
  /** How far down sleeves reach, in half widths; 0 without sleeves. */
  sleeve: number
  /** Length of the sleeves from the shoulder, in half widths; 0 without sleeves. */
  sleeveLength: number
  /** How deep the neckline dips below the shoulders, in half widths. */
  neck: number
  /** Whether the lower part is two legs. */
  hasLegs: boolean
  /** Half the width at the hem, in half widths. */
  hem: number
  /** How far below the top a dress is slimmest, as a share of its height; nothing where it has no waist of its own. */
  waist?: number
}

const SLEEVE_BEYOND = 1.14
/** Where sleeves begin, in half widths beside the middle and below the top. */
const SHOULDER_SHARE = 0.9
const SHOULDER_DEPTH = 0.15
const LEAST_SLEEVES = 0.035
/** In half widths below the shoulders: what is wide further down a dress is its skirt. */
const SKIRT_DEPTH = 2.1
/** Of the rows' widths, from the least: sleeves that lie close make other rows too wide. */
const SLIM_RANK = 0.12
/** Shares of a top's height between which its width is read: corners of its hem are round, or pale on a pale ground. */
const TOP_ROWS = [0.45, 0.86] as const
/** Shares of a dress's height between which its waist is. */
const WAIST_ROWS = [0.2, 0.6] as const
/** How much wider than its waist a dress is above and below it, if that is to be seen. */
const WAISTED = 1.12
/** Rows that are slimmer yet, in half widths, are a neckline's. */
const SLIMMEST = 0.9

type Row = { left: number; right: number; count: number }

const slimmest = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length * SLIM_RANK)] ?? 0

/** Reads an outline's measures. */
export const measureGarment = (mask: Mask, category: GarmentCategory): Measures => {
  const { width, inside } = mask
  const rows = rowsOf(mask)
  const top = rows.findIndex(({ count }) => count > 0)
  const bottom = rows.findLastIndex(({ count }) => count > 0)
  const middle = median(rows.slice(top, bottom + 1).map(({ left, right }) => (left + right) / 2))
  const height = Math.max(1, (category === 'tops' ? lowestAt(mask, middle) : bottom) - top + 1)
  const between = (from: number, to: number): Row[] =>
    rows.slice(top + Math.floor(from * height), top + Math.ceil(to * height)).filter(({ count }) => count > 0)
  const axis = median(between(0.2, 0.95).map(({ left, right }) => (left + right) / 2))
  const at = (x: number, y: number): boolean => inside[Math.round(y) * width + Math.round(x)] === 1
  const bodyHalf = (y: number): number => {
    let reach = 0
    while (at(axis + reach + 1, y) && at(axis - reach - 1, y)) reach++
    return reach
  }
  const hasLegs = isForked(mask, { axis, top, height })
  const spanOf = (from: number, to: number) => median(between(from, to).map(({ left, right }) => (right - left) / 2))
  const halves = ([from, to]: readonly [number, number]): number[] =>
    between(from, to).map((_, index) => bodyHalf(top + Math.floor(from * height) + index))
  const body = halves(category === 'tops' ? TOP_ROWS : WAIST_ROWS)
  const halfWidth = category === 'bottoms' ? spanOf(0.02, 0.14) : slimmest(body.toSorted((a, b) => a - b))
  const waist = category === 'one-pieces' ? waistOf(body, halfWidth) : undefined
  return {
    axis,
    top,
    height,
    halfWidth,
    ...sleevesOf(mask, { axis, top, height, halfWidth, deepest: category === 'tops' ? Infinity : SKIRT_DEPTH }),
    neck: neckOf(mask, { axis, top, halfWidth }),
    hasLegs,
    hem: spanOf(0.92, 1) / halfWidth,
    ...(waist !== undefined && { waist }),
  }
}

/** Where rows of half widths are slimmest, with wider ones before and after. */
const waistOf = (halves: readonly number[], halfWidth: number): number | undefined => {
  const slim = halves.flatMap((half, index) => (half >= SLIMMEST * halfWidth && half <= halfWidth ? [index] : []))
  const middle = median(slim)
  const isWide = (half: number) => half > WAISTED * halfWidth
  if (!halves.slice(0, middle).some(isWide) || !halves.slice(middle).some(isWide)) return undefined
  const [from, to] = WAIST_ROWS
  return from + ((to - from) * middle) / halves.length
}

const rowsOf = ({ width, height, inside }: Mask): Row[] =>
  Array.from({ length: height }, (_, y) => {
    const row = inside.subarray(y * width, (y + 1) * width)
    return { left: row.indexOf(1), right: row.lastIndexOf(1), count: row.reduce((sum, value) => sum + value, 0) }
  })

/** The last row of a column: sleeves may hang lower than the body. */
const lowestAt = ({ width, height, inside }: Mask, x: number): number => {
  for (let y = height - 1; y > 0; y--) if (inside[y * width + Math.round(x)]) return y
  return 0
}

type Place = { axis: number; top: number; height: number }

/** Two legs leave the middle line bare over most of the lower part. */
const isForked = ({ width, inside }: Mask, { axis, top, height }: Place): boolean => {
  let bare = 0
  const from = Math.floor(top + 0.6 * height)
  const to = Math.floor(top + 0.96 * height)
  for (let y = from; y < to; y++) {
    const middle = [-1, 0, 1].some((shift) => inside[y * width + Math.round(axis) + shift] === 0)
    if (middle) bare++
  }
  return bare > 0.7 * (to - from)
}

/** Sleeves are what lies beyond the body's sides in the upper part. */
const sleevesOf = (
  { width, inside }: Mask,
  { axis, top, height, halfWidth, deepest }: Place & { halfWidth: number; deepest: number },
): { sleeve: number; sleeveLength: number } => {
  const shoulderX = SHOULDER_SHARE * halfWidth
  const depths: number[] = []
  const lengths: number[] = []
  for (let at = 0; at < inside.length; at++) {
    if (!inside[at]) continue
    const depth = (Math.floor(at / width) - top) / halfWidth
    const side = Math.abs((at % width) - axis)
    if (depth >= deepest || side <= SLEEVE_BEYOND * halfWidth) continue
    depths.push(depth)
    lengths.push(Math.hypot((side - shoulderX) / halfWidth, depth - SHOULDER_DEPTH))
  }
  if (depths.length < LEAST_SLEEVES * 2 * halfWidth * height) return { sleeve: 0, sleeveLength: 0 }
  const [sleeve, sleeveLength] = [depths, lengths].map(
    (values) => Float32Array.from(values).sort()[Math.floor(values.length * 0.96)],
  )
  return { sleeve, sleeveLength }
}

const neckOf = (
  { width, height, inside }: Mask,
  { axis, top, halfWidth }: Omit<Place, 'height'> & { halfWidth: number },
): number => {
  const edgeAt = (x: number): number => {
    for (let y = top; y < height; y++) if (inside[y * width + Math.round(x)]) return y
    return height
  }
  const shoulders = [0.35, 0.45, 0.55, 0.65].flatMap((share) => [
    edgeAt(axis - share * halfWidth),
    edgeAt(axis + share * halfWidth),
  ])
  return (edgeAt(axis) - Math.min(...shoulders)) / halfWidth
}
