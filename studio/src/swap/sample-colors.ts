import type { Picture } from '../scene/portrait-scene.ts'
import { EYE_ZONE } from './mesh-regions.ts'
import type { TriangleMap } from './scan-triangle.ts'
import { type EyeTurn, turnedPlace } from './turn-eyes.ts'
import type { WarpedFace } from './warped-face.ts'

/** Where one triangle's colours come from. */
export type TriangleSource = {
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
export function triangleSource(
  { picture, points }: { picture: Picture; points: Float32Array },
  corners: TriangleSource['corners'],
  { area, turn }: { area: number; turn: EyeTurn | undefined },
): TriangleSource {
  const places = Float64Array.from({ length: 6 }, (_, index) => points[corners[index >> 1] * 3 + (index & 1)])
  const [ax, ay, bx, by, cx, cy] = places
  const shrinking = Math.sqrt(Math.abs((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)) / area)
  const samples = Math.max(1, Math.min(MOST_SAMPLES, Math.round(shrinking)))
  return { picture, corners, places, samples, spacing: shrinking / samples, turn }
}

/** Fills in RGB for every pixel that shows a triangle, and takes away from the coverage where the source is transparent. */
export function sampleColors(
  { triangles, firstShares, secondShares }: TriangleMap,
  sources: readonly (TriangleSource | undefined)[],
  { colors, coverage, own }: Pick<WarpedFace, 'colors' | 'coverage' | 'own'>,
): void {
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
function opacityAt({ width, height, data }: Picture, place: Float64Array): number {
  const column = Math.max(0, Math.min(width - 1, Math.floor(place[0])))
  const row = Math.max(0, Math.min(height - 1, Math.floor(place[1])))
  return data[(row * width + column) * 4 + 3] / 255
}

/** Where a pixel's colour goes. */
type Into = { colors: Float32Array; at: number }

/** Bilinear. */
function sampleOnce({ width, height, data }: Picture, place: Float64Array, { colors, at }: Into): void {
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
function sampleOften({ picture, samples, spacing }: TriangleSource, place: Float64Array, { colors, at }: Into): void {
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
