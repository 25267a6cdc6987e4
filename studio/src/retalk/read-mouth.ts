import { LOWER_LIP_INSIDE, UPPER_LIP_INSIDE } from '../faces/mesh-regions.ts'
import { clamp, lerp, median, quantile, smoothstep } from '../math/scalar.ts'
import { LIDS, lineReader, lineThrough, partOf, toPart } from '../motion/picture/face-part.ts'
import type { Line, Part } from '../motion/picture/face-part.ts'
import { spotOf } from '../motion/picture/read-anatomy.ts'
import type { Anatomy } from '../motion/picture/read-anatomy.ts'
import type { Texture } from '../motion/layers/texture.ts'
import { boxFilter, brightness, meanColor, medianFilter, readerOf, redness, tabled } from './mouth-colors.ts'
import type { Color, ColorReader } from './mouth-colors.ts'
import { readTeeth } from './read-teeth.ts'
import type { Teeth } from './read-teeth.ts'

/** What is known of a mouth from its picture. Lengths in pixels, in the mouth's own axes: along from its middle, and down. */
export type Mouth = {
  part: Part
  /** From corner to corner. */
  length: number
  /** Between these the picture shows what is between the lips: a shadow, or teeth. They meet at the corners. */
  upper: Line
  lower: Line
  noseDown: number
  /** How far the jaw reaches from the mouth's middle to either side. */
  jawLeft: number
  jawRight: number
  /** The same at any height: where the face ends. */
  jawLine: { left: Line; right: Line }
  chinDown: number
  /** Thickness of the lower lip in its middle. */
  lowerLip: number
  /** How clearly something parts the lips, 0 to 1: what covers a mouth shows no seam. */
  seam: number
  /** Colour of the shadow between shut lips. */
  ink: Color
  /** What white looks like in the light of this face, and how much of that light there is at a place from -1 to 1, 1 in the middle. */
  white: Color
  /** Those that the picture shows. */
  teeth: Teeth | undefined
  lightAt: (share: number) => number
  /** Half of the width over which edges of this picture go from one side to the other. */
  softness: number
}

/** Share of the light that teeth give back. */
export const TEETH = 0.9

const UPPER_LIP_OUTSIDE = [61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291]
const LOWER_LIP_OUTSIDE = [61, 146, 91, 181, 84, 17, 314, 405, 321, 375, 291]
const UNDER_NOSE = 2
/** The jaw's outline beside the mouth, at the picture's left and right. */
const JAW = [58, 288] as const
/** The face's outline from the ears to the chin. */
const OUTLINES = {
  left: [234, 93, 132, 58, 172, 136, 150, 149, 176, 148, 152],
  right: [454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152],
}

/** In lengths of the mouth: how far the seam may lie from the mesh's, and how far it is followed to the sides. */
const SEAM_REACH = 0.13
const SEAM_HALF = 0.47
/** How unlike the lips something has to be to be between them. */
const BETWEEN = 0.13
/** How bright the shadow between shut lips is, as a share of the lips. */
const SHADOW = 0.42
const MOST_BAND = 0.2
/** How much lighter than skin in the light white is at least. */
const LIGHTER = 1.3

type Lips = { upper: Line; lower: Line; upperOutside: Line; lowerOutside: Line }

/** How unlike a lip a colour is, by its darkness, or as teeth are brighter and less red. */
const unlikeLip = (color: Color, lip: Color): number => {
  const [light, lipLight] = [brightness(color), Math.max(12, brightness(lip))]
  const dark = (lipLight - light) / lipLight
  const tooth = Math.max(-0.1, (light - lipLight) / lipLight) + 3 * (redness(lip) - redness(color)) - 0.14
  return clamp(Math.max(dark, tooth))
}

/** Colours of either lip at every place along the mouth, evened out. */
const readLips = (read: ColorReader, { length, half, lips }: { length: number; half: number; lips: Lips }) => {
  const step = Math.max(1, Math.round(0.04 * length))
  const lipAt = (inner: Line, outer: Line, shares: readonly number[], along: number): Color =>
    meanColor(
      [-2, -1, 0, 1, 2].flatMap((aside) => {
        const place = clamp(along + aside * step, -0.85 * half, 0.85 * half)
        return shares.map((share) => read(place, lerp(inner(place), outer(place), share)))
      }),
    )
  return (along: number): [upper: Color, lower: Color] => [
    lipAt(lips.upper, lips.upperOutside, [0.4, 0.55, 0.7], along),
    // Teeth reach farther down than the mesh knows.
    lipAt(lips.lower, lips.lowerOutside, [0.6, 0.75, 0.9], along),
  ]
}

type Between = { half: number; rows: number; reach: number; unlike: Float32Array }

/** The path from corner to corner that is least like lips, as a row a column (by dynamic programming). */
const findPath = ({ half, rows, reach, unlike }: Between): Int32Array => {
  const columns = 2 * half + 1
  const best = new Float32Array(columns * rows)
  const came = new Int8Array(columns * rows)
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++) {
      const away = (row - reach) / reach
      let least = Infinity
      for (let step = -1; step <= 1; step++) {
        if (column === 0 || row + step < 0 || row + step >= rows) continue
        const cost = best[(column - 1) * rows + row + step] + 0.04 * Math.abs(step)
        if (cost < least) [least, came[column * rows + row]] = [cost, step]
      }
      best[column * rows + row] = (column > 0 ? least : 0) - unlike[column * rows + row] + 0.22 * away * away
    }
  let row = reach
  const last = (columns - 1) * rows
  for (let other = 0; other < rows; other++) if (best[last + other] < best[last + row]) row = other
  const path = new Int32Array(columns)
  for (let column = columns - 1; column >= 0; column--) {
    path[column] = row
    row += came[column * rows + row]
  }
  return path
}

/** How many rows from a place on, one way, lie between the lips: as far as more speaks for it than against it. */
const reachOf = (unlikeAt: (rows: number) => number, most: number): number => {
  let [sum, best, found] = [0, 0, 0]
  for (let rows = 1; rows <= most; rows++) {
    sum += unlikeAt(rows) - BETWEEN
    if (sum > best) [best, found] = [sum, rows]
  }
  return found
}

/** Finds what is between the lips: where it begins and ends, how clear it is, and its shadow. */
const findSeam = (read: ColorReader, length: number, lips: Lips) => {
  const half = Math.round(SEAM_HALF * length)
  const reach = Math.max(4, Math.round(SEAM_REACH * length))
  const rows = 2 * reach + 1
  const middleAt = (along: number): number => (lips.upper(along) + lips.lower(along)) / 2
  const lipsAt = readLips(read, { length, half, lips })
  const unlike = new Float32Array((2 * half + 1) * rows)
  const colorAt = (column: number, row: number): Color => {
    const down = middleAt(column - half) + row - reach
    return meanColor([-1, 0, 1].map((aside) => read(column - half + aside, down)))
  }
  for (let column = 0; column <= 2 * half; column++) {
    const [upperLip, lowerLip] = lipsAt(column - half)
    for (let row = 0; row < rows; row++) {
      const color = colorAt(column, row)
      unlike[column * rows + row] = Math.min(unlikeLip(color, upperLip), unlikeLip(color, lowerLip))
    }
  }
  const taperAt = (column: number): number => smoothstep(1, 0.8, Math.abs(column - half) / half)
  const path = findPath({ half, rows, reach, unlike })
  const [seams, ups, downs] = [0, 1, 2].map(() => new Float32Array(path.length))
  const clear: number[] = []
  const shadows: Color[] = []
  for (const [column, at] of path.entries()) {
    const taper = taperAt(column)
    const most = Math.min(reach, Math.round(MOST_BAND * length))
    const along = column - half
    const room = at - reach + 0.75 * (middleAt(along) - lips.upperOutside(along))
    const up = reachOf((away) => unlike[column * rows + at - away], clamp(Math.floor(room), 0, Math.min(most, at)))
    const down = reachOf((away) => unlike[column * rows + at + away], Math.min(most, rows - 1 - at))
    seams[column] = middleAt(along) + at - reach
    ups[column] = up
    downs[column] = down
    if (taper < 1) continue
    clear.push(unlike[column * rows + at])
    shadows.push(colorAt(column, at))
  }
  const smooth = Math.max(1, Math.round(0.035 * length))
  const edge = (thickness: Float32Array, way: number): Line => {
    const steady = boxFilter(boxFilter(medianFilter(thickness, 3 * smooth), 2 * smooth), smooth)
    const line = boxFilter(boxFilter(seams, 2 * smooth), smooth)
    return tabled(
      line.map((seam, column) => seam + way * (steady[column] + 0.6) * taperAt(column)),
      -half,
    )
  }
  const dark = shadows.toSorted((a, b) => brightness(a) - brightness(b)).slice(0, Math.ceil(shadows.length * 0.3))
  return {
    upper: edge(ups, -1),
    lower: edge(downs, 1),
    seam: clear.reduce((sum, value) => sum + value, 0) / clear.length,
    shadow: meanColor(dark),
    lip: meanColor([-half / 3, 0, half / 3].flatMap(lipsAt)),
  }
}

/** What white looks like here: the whites of the eyes, or skin in the light where these are hidden or in the shade. */
const readWhite = (still: Texture, anatomy: Anatomy, skin: readonly Color[]): [number, number, number] => {
  const found: [number, number, number][] = []
  for (const { upper, lower } of LIDS) {
    const part = partOf(anatomy, [upper[0], upper[upper.length - 1]], { up: 1, down: 1 })
    const lines = lineReader(part, anatomy)
    const [top, bottom] = [lines(upper), lines(lower)]
    const read = readerOf(still, part)
    for (let share = -0.42; share <= 0.42; share += 0.02)
      for (let inside = 0.25; inside < 0.8; inside += 0.1)
        found.push(read(share * part.length, lerp(top(share * part.length), bottom(share * part.length), inside)))
  }
  const bright = found.toSorted((a, b) => brightness(b) - brightness(a)).slice(0, Math.ceil(found.length * 0.1))
  const mean = meanColor(bright)
  const lit = quantile(skin.map(brightness), 0.8)
  const light = clamp(Math.max(1.05 * brightness(mean), LIGHTER * lit), 40, 240)
  const skinMean = meanColor(skin)
  // Whites of eyes are pink and blue beside teeth, which are a little yellow, and have something of the skin's light on them.
  const tint = mean.map(
    (value, channel) =>
      lerp(1, value / Math.max(1, brightness(mean)), 0.35) *
      lerp(1, skinMean[channel] / Math.max(1, brightness(skinMean)), 0.15),
  )
  return [light * tint[0], light * tint[1] * 0.985, light * tint[2] * 0.92]
}

const whiteOf = ([red, green, blue]: Color): Color => [red / TEETH, green / TEETH, blue / TEETH]

/** Where in lengths of the mouth skin shows how light falls from side to side. */
const SKIN_ROWS = [-0.34, -0.28, 0.42, 0.5] as const

const readSkin = (read: ColorReader, length: number, share: number): Color[] =>
  SKIN_ROWS.map((row) => read(share * 0.55 * length, row * length))

/** How light changes across the mouth, by the skin above and below it: 1 in the middle, more on its bright side. */
const readSides = (read: ColorReader, length: number): ((share: number) => number) => {
  const [left, right] = [-1, 1].map((side) =>
    brightness(meanColor([...readSkin(read, length, side), ...readSkin(read, length, 0.6 * side)])),
  )
  const middle = Math.max(1, (left + right) / 2)
  return (share) => clamp(lerp(left, right, 0.5 + 0.5 * clamp(share, -1, 1)) / middle, 0.4, 1.2)
}

/** How blurred the picture is, by its steepest edges: those of the eyes and of the lips. */
const readSoftness = (still: Texture, anatomy: Anatomy): number => {
  const widths = LIDS.flatMap(({ upper }) => {
    const part = partOf(anatomy, [upper[0], upper[upper.length - 1]], { up: 1, down: 1 })
    const read = readerOf(still, part)
    return [-0.2, -0.1, 0, 0.1, 0.2].map((share) => {
      const lights: number[] = []
      for (let down = -0.25 * part.length; down < 0.3 * part.length; down += 0.5)
        lights.push(brightness(read(share * part.length, down)))
      const steepest = Math.max(...lights.slice(2).map((light, at) => Math.abs(light - lights[at])))
      return (Math.max(...lights) - Math.min(...lights)) / Math.max(1, steepest)
    })
  })
  return clamp(0.5 * median(widths), 0.7, 4)
}

/** The colour as dark as told, or as dark as it is. */
const darkened = (color: Color, most: number): Color => {
  const share = Math.min(1, most / Math.max(1, brightness(color)))
  return [color[0] * share, color[1] * share, color[2] * share]
}

/** Reads all that is needed to let a mouth speak. */
export const readMouth = (still: Texture, anatomy: Anatomy): Mouth => {
  const part = partOf(anatomy, [61, 291], { up: 1, down: 2 })
  const { length } = part
  const lines = lineReader(part, anatomy)
  const read = readerOf(still, part)
  const lips = {
    upper: lines(UPPER_LIP_INSIDE),
    lower: lines(LOWER_LIP_INSIDE),
    upperOutside: lines(UPPER_LIP_OUTSIDE),
    lowerOutside: lines(LOWER_LIP_OUTSIDE),
  }
  const { upper, lower, seam, shadow, lip } = findSeam(read, length, lips)
  const teeth = readTeeth(read, length, { upper, lower, lip })
  const skin = [-1, -0.5, 0, 0.5, 1].flatMap((share) => readSkin(read, length, share))
  const [jawLeft, jawRight] = JAW.map((point) => Math.abs(toPart(part, spotOf(anatomy.points, point)).along))
  const downOf = (point: number): number => toPart(part, spotOf(anatomy.points, point)).down
  const outline = (ids: readonly number[]): Line =>
    lineThrough(
      ids.map((id) => {
        const { along, down } = toPart(part, spotOf(anatomy.points, id))
        return { along: down, down: Math.abs(along) }
      }),
    )
  return {
    part,
    length,
    upper,
    lower,
    noseDown: downOf(UNDER_NOSE),
    jawLeft,
    jawRight,
    jawLine: { left: outline(OUTLINES.left), right: outline(OUTLINES.right) },
    chinDown: downOf(152),
    lowerLip: Math.max(2, lips.lowerOutside(0) - lower(0)),
    seam,
    ink: meanColor([shadow, lip].map((color) => darkened(color, SHADOW * brightness(lip)))),
    white: teeth ? whiteOf(teeth.color) : readWhite(still, anatomy, skin),
    teeth,
    lightAt: readSides(read, length),
    softness: readSoftness(still, anatomy),
  }
}
