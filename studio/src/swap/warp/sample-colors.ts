import { EYE_ZONE } from '../../faces/mesh-regions.ts'
import type { FacePoints } from '../../faces/place-mesh.ts'
import type { Picture } from '../../image/picture.ts'
import { clamp } from '../../math/scalar.ts'
import type { WarpedFace } from '../warped-face.ts'
import type { TriangleMap } from './scan-triangle.ts'

/** Moves the iris along an eye of the source, in shares of the eye's width from its middle. */
type EyeTurn = {
  middleX: number
  middleY: number
  /** From corner to corner. */
  acrossX: number
  acrossY: number
  /** Where the iris lies in the source, and where it shall lie. */
  from: number
  to: number
}

/** Half the width of the iris: it keeps its shape, the white beside it is stretched. */
const IRIS_REACH = 0.2
/** No iris is moved nearer to a corner than this. */
const FURTHEST = 0.24

export const turnOfEye = (
  source: FacePoints,
  corners: readonly [number, number],
  { from, to }: { from: number; to: number },
): EyeTurn => {
  const [right, left] = corners.map((corner) => [source[corner * 3], source[corner * 3 + 1]])
  return {
    middleX: (right[0] + left[0]) / 2,
    middleY: (right[1] + left[1]) / 2,
    acrossX: left[0] - right[0],
    acrossY: left[1] - right[1],
    from: clamp(from, -FURTHEST, FURTHEST),
    to: clamp(to, -FURTHEST, FURTHEST),
  }
}

/** Where the source shows what belongs to a place of the turned eye. */
export const turnedPlace = (
  turn: EyeTurn,
  { x, y, strength }: { x: number; y: number; strength: number },
): [number, number] => {
  const { middleX, middleY, acrossX, acrossY, from, to } = turn
  const share = ((x - middleX) * acrossX + (y - middleY) * acrossY) / (acrossX * acrossX + acrossY * acrossY)
  const within = clamp(share, -0.5, 0.5)
  const shift = (shareBefore(within, from, to) - within) * strength
  return [x + shift * acrossX, y + shift * acrossY]
}

/** Linear from corner to iris, over the iris, and from iris to corner. */
const shareBefore = (share: number, from: number, to: number): number => {
  if (share < to - IRIS_REACH) return -0.5 + ((share + 0.5) * (from - IRIS_REACH + 0.5)) / (to - IRIS_REACH + 0.5)
  if (share > to + IRIS_REACH) return 0.5 - ((0.5 - share) * (0.5 - from - IRIS_REACH)) / (0.5 - to - IRIS_REACH)
  return share - to + from
}

/** Where one triangle's colours come from. */
type TriangleSource = {
  picture: Picture
  corners: readonly [number, number, number]
  /** Pixels of the picture: x and y of the first, second and third corner. */
  places: Float64Array
  /** How often the picture is sampled for a pixel, each way, and how far apart. */
  samples: number
  spacing: number
  /** For an eye whose iris lies elsewhere in the target. */
  turn: EyeTurn | undefined
}

/** Several samples a pixel where the source is shrunk, so that nothing flickers or breaks. */
const MOST_SAMPLES = 5

/** @param area Of the triangle where it is drawn, twice, in pixels. */
export const triangleSource = (
  { picture, points }: { picture: Picture; points: Float32Array },
  corners: TriangleSource['corners'],
  { area, turn }: { area: number; turn: EyeTurn | undefined },
): TriangleSource => {
  const places = Float64Array.from({ length: 6 }, (_, index) => points[corners[index >> 1] * 3 + (index & 1)])
  const [ax, ay, bx, by, cx, cy] = places
  const shrinking = Math.sqrt(Math.abs((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)) / area)
  const samples = Math.max(1, Math.min(MOST_SAMPLES, Math.round(shrinking)))
  return { picture, corners, places, samples, spacing: shrinking / samples, turn }
}

/** Fills in RGB for every pixel that shows a triangle, and takes away from the coverage where the source is transparent. */
export const sampleColors = (
  { triangles, firstShares, secondShares }: TriangleMap,
  sources: readonly (TriangleSource | undefined)[],
  { colors, coverage, own }: Pick<WarpedFace, 'colors' | 'coverage' | 'own'>,
): void => {
  const place = new Float64Array(2)
  const into = { colors, at: 0 }
  for (let pixel = 0; pixel < triangles.length; pixel++) {
    const triangle = triangles[pixel]
    const source = triangle < 0 ? undefined : sources[triangle]
    if (!source) continue
    const { places, turn } = source
    const u = firstShares[pixel]
    const v = secondShares[pixel]
    const w = 1 - u - v
    place[0] = u * places[0] + v * places[2] + w * places[4]
    place[1] = u * places[1] + v * places[3] + w * places[5]
    if (turn) {
      const [a, b, c] = source.corners
      // Beyond the lids' edges what is seen of the eye moves less and less.
      const strength = u * EYE_ZONE[a] + v * EYE_ZONE[b] + w * EYE_ZONE[c]
      ;[place[0], place[1]] = turnedPlace(turn, { x: place[0], y: place[1], strength })
    }
    into.at = pixel * 3
    if (source.samples === 1) sampleOnce(source.picture, place, into)
    else sampleOften(source, place, into)
    // Where the image shows no face, as beside a narrower jaw, the target's own is left.
    if (own[pixel] === 0) coverage[pixel] *= opacityAt(source.picture, place)
  }
}

/** The matte is soft: the nearest pixel tells. */
const opacityAt = ({ width, height, data }: Picture, place: Float64Array): number => {
  const column = Math.max(0, Math.min(width - 1, Math.floor(place[0])))
  const row = Math.max(0, Math.min(height - 1, Math.floor(place[1])))
  return data[(row * width + column) * 4 + 3] / 255
}

/** Where a pixel's colour goes. */
type Into = { colors: Float32Array; at: number }

/** Bilinear. */
const sampleOnce = ({ width, height, data }: Picture, place: Float64Array, { colors, at }: Into): void => {
  const x = Math.max(0, Math.min(width - 1.001, place[0] - 0.5))
  const y = Math.max(0, Math.min(height - 1.001, place[1] - 0.5))
  const [column, row] = [x | 0, y | 0]
  const [right, down] = [x - column, y - row]
  const upper = (row * width + column) * 4
  const lower = upper + width * 4
  const first = (1 - right) * (1 - down)
  const second = right * (1 - down)
  const third = (1 - right) * down
  const fourth = right * down
  colors[at] = data[upper] * first + data[upper + 4] * second + data[lower] * third + data[lower + 4] * fourth
  colors[at + 1] =
    data[upper + 1] * first + data[upper + 5] * second + data[lower + 1] * third + data[lower + 5] * fourth
  colors[at + 2] =
    data[upper + 2] * first + data[upper + 6] * second + data[lower + 2] * third + data[lower + 6] * fourth
}

/** The mean of several places around one. */
const sampleOften = (
  { picture, samples, spacing }: TriangleSource,
  place: Float64Array,
  { colors, at }: Into,
): void => {
  const half = (samples - 1) / 2
  const around = new Float64Array(2)
  const sum = new Float32Array(3)
  const one: Into = { colors: new Float32Array(3), at: 0 }
  for (let sample = 0; sample < samples * samples; sample++) {
    around[0] = place[0] + ((sample % samples) - half) * spacing
    around[1] = place[1] + (Math.floor(sample / samples) - half) * spacing
    sampleOnce(picture, around, one)
    for (let channel = 0; channel < 3; channel++) sum[channel] += one.colors[channel]
  }
  for (let channel = 0; channel < 3; channel++) colors[at + channel] = sum[channel] / (samples * samples)
}
