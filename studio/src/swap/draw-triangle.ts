import type { FacePoints } from '../judge/place-mesh.ts'
import type { Picture } from '../scene/portrait-scene.ts'
import { EYE_ZONE } from './mesh-regions.ts'
import { type EyeTurn, turnedPlace } from './turn-eyes.ts'
import type { FaceImage, WarpedFace } from './warped-face.ts'

export type Drawing = {
  face: WarpedFace
  depths: Float32Array
  fitted: FacePoints
  /** Values of the mesh's points, mixed for every pixel. */
  fields: readonly { into: Float32Array; values: Float32Array }[]
  image: FaceImage
}

export type Triangle = {
  corners: readonly [number, number, number]
  /** Drawn over everything, whichever way round; it is no skin. */
  isMouth: boolean
  isOwn: boolean
  /** For an eye whose iris lies elsewhere in the target. */
  turn?: EyeTurn
}

const MOST_SAMPLES = 5

/** Draws one triangle of the image's mesh where `fitted` lies, unless it is hidden or turned away. */
export function drawTriangle({ face, depths, fitted, fields, image }: Drawing, triangle: Triangle): void {
  const { corners, isMouth, isOwn, turn } = triangle
  const [a, b, c] = corners
  const { left, top, width, height } = face.region
  const [ax, ay, az] = [fitted[a * 3] - left, fitted[a * 3 + 1] - top, fitted[a * 3 + 2]]
  const [bx, by, bz] = [fitted[b * 3] - left, fitted[b * 3 + 1] - top, fitted[b * 3 + 2]]
  const [cx, cy, cz] = [fitted[c * 3] - left, fitted[c * 3 + 1] - top, fitted[c * 3 + 2]]
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
  if (Math.abs(area) < 1e-6 || (area < 0 && !isMouth)) return
  const [sax, say] = [image.points[a * 3], image.points[a * 3 + 1]]
  const [sbx, sby] = [image.points[b * 3], image.points[b * 3 + 1]]
  const [scx, scy] = [image.points[c * 3], image.points[c * 3 + 1]]
  const shrinking = Math.sqrt(Math.abs((sbx - sax) * (scy - say) - (sby - say) * (scx - sax)) / Math.abs(area))
  const samples = Math.max(1, Math.min(MOST_SAMPLES, Math.round(shrinking)))
  const sampler = { picture: image.picture, samples, spacing: shrinking / samples, out: face.colors }
  const lastRow = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5))
  const lastColumn = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5))
  const firstColumn = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5))
  for (let row = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5)); row <= lastRow; row++) {
    const y = row + 0.5
    for (let column = firstColumn; column <= lastColumn; column++) {
      const x = column + 0.5
      const u = ((bx - x) * (cy - y) - (by - y) * (cx - x)) / area
      const v = ((cx - x) * (ay - y) - (cy - y) * (ax - x)) / area
      const w = 1 - u - v
      if (u < -1e-5 || v < -1e-5 || w < -1e-5) continue
      const pixel = row * width + column
      const depth = u * az + v * bz + w * cz
      if (depth >= depths[pixel] && !isMouth) continue
      depths[pixel] = depth
      let sourceX = u * sax + v * sbx + w * scx
      let sourceY = u * say + v * sby + w * scy
      if (turn) {
        // Beyond the lids' edges what is seen of the eye moves less and less.
        const strength = u * EYE_ZONE[a] + v * EYE_ZONE[b] + w * EYE_ZONE[c]
        ;[sourceX, sourceY] = turnedPlace(turn, { x: sourceX, y: sourceY, strength })
      }
      samplePixel(sampler, sourceX, sourceY, pixel * 3)
      for (let field = 0; field < fields.length; field++) {
        const { into, values } = fields[field]
        into[pixel] = u * values[a] + v * values[b] + w * values[c]
      }
      // Where the image shows no face, as beside a narrower jaw, the target's own is left.
      if (!isOwn) face.coverage[pixel] *= opacityAt(image.picture, sourceX, sourceY)
      if (isMouth) face.skin[pixel] = 0
      face.own[pixel] = isOwn ? 1 : 0
    }
  }
}

type Sampler = {
  picture: Picture
  /** Several samples a pixel where the source is shrunk, so that nothing flickers or breaks. */
  samples: number
  spacing: number
  out: Float32Array
}

/** The matte is soft: the nearest pixel tells. */
function opacityAt({ width, height, data }: Picture, x: number, y: number): number {
  const column = Math.max(0, Math.min(width - 1, Math.floor(x)))
  const row = Math.max(0, Math.min(height - 1, Math.floor(y)))
  return data[(row * width + column) * 4 + 3] / 255
}

function samplePixel({ picture, samples, spacing, out }: Sampler, x: number, y: number, place: number): void {
  const { width, height, data } = picture
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
  out[place] = red * share
  out[place + 1] = green * share
  out[place + 2] = blue * share
}
