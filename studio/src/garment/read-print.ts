import { blur } from '../image/blur.ts'
import { oklabToRgb } from '../image/oklab.ts'
import type { PrintTile } from '../scene/outfits/outfit.ts'
import type { ClothPatch } from './cloth-patch.ts'
import { straightenStripes } from './straighten-stripes.ts'

/** Less than this standard deviation in OKLab is no print but folds and weave. */
const LEAST_CONTRAST = 0.04
/** What does not repeat is a print only with this contrast. */
const LEAST_FREE_CONTRAST = 0.075
/** How alike a print and itself one period on are at least, 0 to 1. */
const LEAST_REPEAT = 0.5
/** What is finer than this is the cloth's own structure. */
const GRAIN_RADIUS = 2
const SHORTEST_PERIOD = 5
const MOST_TILE_PIXELS = 64

/**
 * The pattern of a patch of cloth, or nothing where it is of one colour.
 * @param across Where the garment's width was measured.
 */
export const findPrint = (patch: ClothPatch, across: PrintTile['across']): PrintTile | undefined => {
  const { width, height } = patch
  const planes = [patch.lightness, patch.a, patch.b].map(
    (values) => blur({ width, height, values }, GRAIN_RADIUS, 1).values,
  )
  const contrast = Math.hypot(...planes.map(deviation))
  if (contrast < LEAST_CONTRAST) return undefined
  const cloth = straighten(patch)
  const periodX = findPeriod(cloth, 'horizontal')
  const periodY = findPeriod(cloth, 'vertical')
  if (periodX === 'steady' && periodY === 'steady') return undefined
  const isMirrored = periodX === undefined || periodY === undefined
  if (isMirrored && contrast < LEAST_FREE_CONTRAST) return undefined
  const tile = makeTile(cloth, {
    width: periodX === 'steady' ? 1 : (periodX ?? width),
    height: periodY === 'steady' ? 1 : (periodY ?? height),
    isMirrored,
  })
  return { ...tile, across }
}

const deviation = (plane: Float32Array): number => {
  const mean = plane.reduce((sum, value) => sum + value, 0) / plane.length
  return Math.sqrt(plane.reduce((sum, value) => sum + (value - mean) ** 2, 0) / plane.length)
}

type Direction = 'horizontal' | 'vertical'

/** The patch with its stripes laid straight, where it has any; else as it is. */
const straighten = (patch: ClothPatch): ClothPatch => {
  for (const course of ['horizontal', 'vertical'] as const) {
    if (isSteady(patch, course)) return patch
    const straight = straightenStripes(patch, course)
    if (straight && isSteady(straight, course)) return straight
  }
  return patch
}

/** Lags beyond this share of a patch compare too little of it. */
const LONGEST_LAG = 0.62
/** How alike all of a patch is to itself in a direction in which nothing changes, at least. */
const STEADY = 0.8
const STEADY_LAGS = 12

const spanOf = ({ width, height }: ClothPatch, direction: Direction): number =>
  Math.floor((direction === 'horizontal' ? width : height) * LONGEST_LAG)

/** Whether nothing changes in a direction, by some of the lags. */
const isSteady = (patch: ClothPatch, direction: Direction): boolean => {
  const planes = centered(patch)
  const span = spanOf(patch, direction)
  for (let step = 1; step <= STEADY_LAGS; step++)
    if (repeatAt(planes, direction, Math.floor((step * (span - 1)) / STEADY_LAGS)) <= STEADY) return false
  return true
}

/**
 * After how many pixels a pattern repeats, from the first peak of its autocorrelation; 'steady' when nothing changes
 * that way, nothing when there is no repeat.
 */
const findPeriod = (patch: ClothPatch, direction: Direction): number | 'steady' | undefined => {
  const planes = centered(patch)
  const likeness = Array.from({ length: spanOf(patch, direction) }, (_, lag) => repeatAt(planes, direction, lag))
  const lowest = Math.min(...likeness.slice(1))
  if (lowest > STEADY) return 'steady'
  const valley = likeness.findIndex((value, lag) => lag > 1 && value < 0.5 * (1 + Math.max(0, lowest)))
  const rest = likeness.slice(valley)
  const highest = Math.max(...rest.slice(1))
  if (highest < LEAST_REPEAT) return undefined
  const peak = rest.findIndex(
    (value, lag) => lag > 0 && value > 0.82 * highest && value >= rest[lag - 1] && value >= (rest[lag + 1] ?? -1),
  )
  const lag = valley + peak
  if (lag < SHORTEST_PERIOD) return undefined
  return lag + subpixel(likeness, lag)
}

/** Where between the samples a peak lies, by a parabola through three of them. */
const subpixel = (values: readonly number[], at: number): number => {
  const [before, here, after] = [values[at - 1] ?? values[at], values[at], values[at + 1] ?? values[at]]
  const bend = before - 2 * here + after
  return bend === 0 ? 0 : Math.max(-0.5, Math.min(0.5, (0.5 * (before - after)) / bend))
}

type Planes = { width: number; height: number; planes: readonly Float32Array[] }

/** A patch with the mean of each plane taken off. */
const centered = ({ width, height, lightness, a, b }: ClothPatch): Planes => {
  const planes = [lightness, a, b].map((plane) => {
    const mean = plane.reduce((sum, value) => sum + value, 0) / plane.length
    return plane.map((value) => value - mean)
  })
  return { width, height, planes }
}

/** How alike a patch and itself moved by a lag are: 1 the same, 0 unrelated. */
const repeatAt = ({ width, height, planes }: Planes, direction: Direction, lag: number): number => {
  const step = direction === 'horizontal' ? lag : lag * width
  const [maxX, maxY] = direction === 'horizontal' ? [width - lag, height] : [width, height - lag]
  let [product, first, second] = [0, 0, 0]
  for (const plane of planes)
    for (let y = 0; y < maxY; y += 2)
      for (let at = y * width; at < y * width + maxX; at++) {
        const [here, there] = [plane[at], plane[at + step]]
        product += here * there
        first += here * here
        second += there * there
      }
  return product / Math.max(1e-9, Math.sqrt(first * second))
}

type Tiling = {
  width: number
  height: number
  /** A print that does not repeat is continued by its mirror image. */
  isMirrored: boolean
}

/** Averages all repeats of a pattern into one tile. */
const makeTile = (
  patch: ClothPatch,
  { width: periodX, height: periodY, isMirrored }: Tiling,
): Omit<PrintTile, 'across'> => {
  const width = Math.max(1, Math.min(MOST_TILE_PIXELS, Math.round(periodX)))
  const height = Math.max(1, Math.min(MOST_TILE_PIXELS, Math.round(periodY)))
  const sums = new Float64Array(width * height * 4)
  for (let y = 0; y < patch.height; y++)
    for (let x = 0; x < patch.width; x++) {
      const tileX = Math.min(width - 1, Math.floor(((x % periodX) / periodX) * width))
      const tileY = Math.min(height - 1, Math.floor(((y % periodY) / periodY) * height))
      const [at, to] = [y * patch.width + x, (tileY * width + tileX) * 4]
      sums[to] += patch.lightness[at]
      sums[to + 1] += patch.a[at]
      sums[to + 2] += patch.b[at]
      sums[to + 3]++
    }
  const colorAt = (x: number, y: number) => {
    const at = (y * width + x) * 4
    const count = Math.max(1, sums[at + 3])
    return oklabToRgb([sums[at] / count, sums[at + 1] / count, sums[at + 2] / count])
  }
  const factor = isMirrored ? 2 : 1
  const bytes = new Uint8Array(width * factor * height * factor * 3)
  for (let y = 0; y < height * factor; y++)
    for (let x = 0; x < width * factor; x++) {
      const color = colorAt(x < width ? x : 2 * width - 1 - x, y < height ? y : 2 * height - 1 - y)
      bytes.set(color, (y * width * factor + x) * 3)
    }
  return {
    width: width * factor,
    height: height * factor,
    widthShare: (periodX * factor) / patch.pixelsAcross,
    heightShare: (periodY * factor) / patch.pixelsAcross,
    rgb: Buffer.from(bytes).toString('base64'),
  }
}
