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
    samplePixel(source, place, { colors, at: pixel * 3 })
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

/** @param at Where the pixel's colour goes. */
function samplePixel(
  { picture, samples, spacing }: TriangleSource,
  place: Float64Array,
  { colors, at }: { colors: Float32Array; at: number },
): void {
  const { width, height, data } = picture
  const [x, y] = [place[0], place[1]]
  const share = 1 / (samples * samples)
  const half = (samples - 1) / 2
  let red = 0
  let green = 0
  let blue = 0
  for (let rowOfSamples = 0; rowOfSamples < samples; rowOfSamples++) {
    const atY = Math.max(0, Math.min(height - 1.001, y + (rowOfSamples - half) * spacing - 0.5))
    const row = Math.floor(atY)
    const down = atY - row
    for (let sample = 0; sample < samples; sample++) {
      const atX = Math.max(0, Math.min(width - 1.001, x + (sample - half) * spacing - 0.5))
      const column = Math.floor(atX)
      const right = atX - column
      const upper = (row * width + column) * 4
      const lower = upper + width * 4
      const first = (1 - right) * (1 - down)
      const second = right * (1 - down)
      const third = (1 - right) * down
      const fourth = right * down
      red += data[upper] * first + data[upper + 4] * second + data[lower] * third + data[lower + 4] * fourth
      green += data[upper + 1] * first + data[upper + 5] * second + data[lower + 1] * third + data[lower + 5] * fourth
      blue += data[upper + 2] * first + data[upper + 6] * second + data[lower + 2] * third + data[lower + 6] * fourth
    }
  }
  colors[at] = red * share
  colors[at + 1] = green * share
  colors[at + 2] = blue * share
}
