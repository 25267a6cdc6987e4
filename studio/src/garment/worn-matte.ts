import type { Mask } from '../cut-out/mask.ts'
import { blur } from '../image/blur.ts'
import type { Picture } from '../image/picture.ts'
import { clamp, lerp, smoothstep } from '../math/scalar.ts'

/** For each pixel of a picture the garment's share of its colour, 0 to 1, and there the cloth's own colour. */
export type Matte = { alpha: Float32Array; cloth: Float32Array }

/** How far around an outline, in pixels of the small mask, cloth and surroundings mix. */
const BAND = 2
/** How far around a place its colours of cloth and surroundings are taken from. */
const NEIGHBOURHOOD = 4
/** Colours nearer than this, of 255, say little about shares; those farther than the second one say all. */
const ALIKE = 24
const UNLIKE = 70

/** Reads how much of each pixel is cloth: inside and outside by the mask, along its outline by colour. */
export const readMatte = (picture: Picture, mask: Mask): Matte => {
  const { width, height, data } = picture
  const near = soften(mask, BAND)
  const fine = soften(mask, 1)
  const sides = sideColors(picture, mask)
  const alpha = new Float32Array(width * height)
  const cloth = new Float32Array(width * height * 3)
  const scaleX = mask.width / width
  const scaleY = mask.height / height
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const place = placeIn(mask, (x + 0.5) * scaleX - 0.5, (y + 0.5) * scaleY - 0.5)
      const inside = sample(near, place)
      if (inside <= 0.001) continue
      for (let channel = 0; channel < 3; channel++) cloth[at * 3 + channel] = sample(sides.cloth[channel], place)
      if (inside >= 0.999) {
        alpha[at] = 1
        continue
      }
      let [along, length] = [0, 0]
      for (let channel = 0; channel < 3; channel++) {
        const other = sample(sides.other[channel], place)
        const gap = cloth[at * 3 + channel] - other
        along += (data[at * 4 + channel] - other) * gap
        length += gap * gap
      }
      const byPlace = smoothstep(0.3, 0.7, sample(fine, place))
      const byColor = clamp((along / Math.max(1, length)) * 1.2 - 0.1)
      const trust = smoothstep(ALIKE, UNLIKE, Math.sqrt(length))
      alpha[at] = lerp(byPlace, byColor, trust) * smoothstep(0, 0.2, inside)
    }
  return { alpha, cloth }
}

const soften = ({ width, height, inside }: Mask, radius: number): Float32Array =>
  blur({ width, height, values: Float32Array.from(inside) }, radius, 1).values

type SideColors = Record<'cloth' | 'other', readonly Float32Array[]>

/** The mean colours near each place on either side of the outline. */
const sideColors = (picture: Picture, mask: Mask): SideColors => {
  const { width, height, inside } = mask
  const channels = [0, 1, 2].map((channel) => shrink(picture, mask, channel))
  const meanOf = (belongs: 0 | 1) => {
    const weights = Float32Array.from(inside, (value) => (value === belongs ? 1 : 0.0005))
    const total = blur({ width, height, values: weights }, NEIGHBOURHOOD, 2).values
    return channels.map((values) => {
      const sum = blur({ width, height, values: values.map((value, at) => value * weights[at]) }, NEIGHBOURHOOD, 2)
      return sum.values.map((value, at) => value / total[at])
    })
  }
  return { cloth: meanOf(1), other: meanOf(0) }
}

/** One channel of a picture in the mask's size, by its pixels' means. */
const shrink = ({ width, height, data }: Picture, mask: Mask, channel: number): Float32Array => {
  const sums = new Float32Array(mask.width * mask.height)
  const counts = new Float32Array(mask.width * mask.height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = Math.floor((y * mask.height) / height) * mask.width + Math.floor((x * mask.width) / width)
      sums[at] += data[(y * width + x) * 4 + channel]
      counts[at]++
    }
  return sums.map((sum, at) => sum / Math.max(1, counts[at]))
}

/** Four neighbours of a place between pixels, and their shares. */
type SamplePlace = { at: number; right: number; below: number; shareX: number; shareY: number }

const placeIn = ({ width, height }: Mask, x: number, y: number): SamplePlace => {
  const column = clamp(Math.floor(x), 0, width - 1)
  const row = clamp(Math.floor(y), 0, height - 1)
  return {
    at: row * width + column,
    right: column < width - 1 ? 1 : 0,
    below: row < height - 1 ? width : 0,
    shareX: clamp(x - column),
    shareY: clamp(y - row),
  }
}

const sample = (values: Float32Array, { at, right, below, shareX, shareY }: SamplePlace): number =>
  lerp(
    lerp(values[at], values[at + right], shareX),
    lerp(values[at + below], values[at + below + right], shareX),
    shareY,
  )
