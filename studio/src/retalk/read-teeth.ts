import { lerp, median, smoothstep } from '../math/scalar.ts'
import type { Line } from '../motion/picture/face-part.ts'
import { boxFilter, brightness, meanColor, medianFilter, redness, tabled } from './mouth-colors.ts'
import type { Color, ColorReader } from './mouth-colors.ts'

/** Teeth that a picture shows, in the mouth's own axes: between two lines, where they show at all. */
export type Teeth = {
  top: Line
  bottom: Line
  /** 0 where none are seen, 1 where they are. */
  shownAt: Line
  read: ColorReader
  /** Their brightest part, which is in the light. */
  color: Color
}

type Range = readonly [from: number, to: number]

type Lips = { upper: Line; lower: Line; lip: Color }

/** In lengths of the mouth: as far to the sides and beyond the lips' edges teeth are looked for; lower ones are none. */
const HALF = 0.46
const ABOVE = 0.06
const BELOW = 0.03
const LEAST_HEIGHT = 0.035
/** In squares of the mouth's length: fewer points are no teeth but gloss. */
const LEAST_AREA = 0.02
/** Of the mouth's length. */
const LEAST_SHOWN = 0.3
/** Of the way from the lips to the teeth, in redness, and from black to them, in brightness: from there on it is a tooth. */
const PALE = 0.4
const BRIGHT = 0.55
/** By so much less at the mouth's corners, which are in the shade. */
const DARKER_ASIDE = 0.3
/** What is redder than this share of the lips is a lip in the light. */
const RED = 0.6

/** How like teeth a colour is, which are brighter than lips and less red. */
const toothLike = (color: Color, lip: Color): number =>
  (brightness(color) - brightness(lip)) / Math.max(12, brightness(lip)) + 3 * (redness(lip) - redness(color)) - 0.14

/** The longest stretch of whole places from one to another that hold, going on beyond both as far as others hold. */
const longestRun = (holds: (down: number) => boolean, [from, to]: Range, [least, most]: Range): Range => {
  let [start, end, first] = [from, from, from]
  for (let down = from; down <= to; down++) {
    if (down < to && holds(down)) continue
    if (down - first > end - start) [start, end] = [first, down]
    first = down + 1
  }
  if (end === start) return [from, from]
  while (start > least && holds(start - 1)) start--
  while (end < most && holds(end)) end++
  return [start, end]
}

/** Finds the teeth between lips that are apart, or nothing where none show. */
export const readTeeth = (read: ColorReader, length: number, { upper, lower, lip }: Lips): Teeth | undefined => {
  const half = Math.round(HALF * length)
  const between: Color[] = []
  for (let along = -half; along <= half; along++)
    for (let down = Math.ceil(upper(along)); down < lower(along); down++) between.push(read(along, down))
  const like = between.filter((color) => toothLike(color, lip) > 0.2 && brightness(color) > 0.8 * brightness(lip))
  if (like.length < LEAST_AREA * length ** 2) return undefined
  const bright = like.toSorted((a, b) => brightness(b) - brightness(a)).slice(0, Math.ceil(0.3 * like.length))
  // The brightest have lost their hue.
  const [mean, brightest] = [meanColor(like), brightness(meanColor(bright))]
  const scale = brightest / brightness(mean)
  const color: Color = [mean[0] * scale, mean[1] * scale, mean[2] * scale]
  if (redness(color) > RED * redness(lip)) return undefined
  const palest = lerp(redness(lip), redness(color), PALE)
  const columns = 2 * half + 1
  const [tops, bottoms, shown] = [0, 1, 2].map(() => new Float32Array(columns))
  for (let column = 0; column < columns; column++) {
    const along = column - half
    const darkest = (BRIGHT - DARKER_ASIDE * (along / half) ** 2) * brightness(color)
    const [start, end] = longestRun(
      (down) => {
        const seen = read(along, down)
        return redness(seen) < palest && brightness(seen) > darkest
      },
      [Math.ceil(upper(along)), Math.floor(lower(along))],
      [upper(along) - ABOVE * length, lower(along) + BELOW * length],
    )
    tops[column] = start
    bottoms[column] = end
    shown[column] = Number(end - start > LEAST_HEIGHT * length)
  }
  if (shown.reduce((sum, value) => sum + value, 0) < LEAST_SHOWN * columns) return undefined
  const smooth = Math.max(1, Math.round(0.025 * length))
  const known = (values: Float32Array): Float32Array => {
    const instead = median(values.filter((_, column) => shown[column] > 0))
    return values.map((value, column) => (shown[column] > 0 ? value : instead))
  }
  const line = (values: Float32Array): Line =>
    tabled(boxFilter(medianFilter(known(values), 4 * smooth), 2 * smooth), -half)
  const steady = boxFilter(medianFilter(shown, 2 * smooth), 2 * smooth)
  return {
    top: line(tops),
    bottom: line(bottoms),
    shownAt: tabled(
      steady.map((value) => smoothstep(0.25, 0.85, value)),
      -half,
    ),
    read,
    color,
  }
}
