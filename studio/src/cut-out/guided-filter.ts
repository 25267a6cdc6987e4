import { blur } from '../image/blur.ts'
import type { LabPicture } from '../image/picture.ts'

const RADIUS = 4
const SOFTNESS = 4e-4

/** What a guided filter found: near each pixel, a share is `slope * lightness + offset`. */
type GuidedShares = { slope: Float32Array; offset: Float32Array }

/** Fits shares to the picture's lightness around each pixel (He, Sun and Tang, 2010; tells them for a larger copy too). */
export const fitToLight = ({ width, height, values }: LabPicture, shares: Float32Array): GuidedShares => {
  const mean = (plane: Float32Array) => blur({ width, height, values: plane }, RADIUS, 1).values
  const light = lightOf({ width, height, values })
  const meanLight = mean(light)
  const meanShare = mean(shares)
  const meanProduct = mean(light.map((value, at) => value * shares[at]))
  const meanSquare = mean(light.map((value) => value * value))
  const slopes = meanLight.map(
    (value, at) => (meanProduct[at] - value * meanShare[at]) / (meanSquare[at] - value * value + SOFTNESS),
  )
  const offsets = meanShare.map((share, at) => share - slopes[at] * meanLight[at])
  return { slope: mean(slopes), offset: mean(offsets) }
}

/** Smooths shares along the edges of the picture's lightness. */
export const smoothAlongEdges = (picture: LabPicture, shares: Float32Array): Float32Array => {
  const { slope, offset } = fitToLight(picture, shares)
  return lightOf(picture).map((value, at) => slope[at] * value + offset[at])
}

const lightOf = ({ width, height, values }: LabPicture): Float32Array => {
  const light = new Float32Array(width * height)
  for (let at = 0; at < light.length; at++) light[at] = values[at * 3]
  return light
}
