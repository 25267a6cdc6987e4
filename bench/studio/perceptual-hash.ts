import { createCanvas } from '@napi-rs/canvas'
import type { Picture } from '../../studio/src/image/picture.ts'

const SIDE = 32
const KEPT = 8

const FREQUENCIES = Array.from({ length: KEPT }, (_, frequency) => frequency)

const wave = (frequency: number, at: number): number => Math.cos(((2 * at + 1) * frequency * Math.PI) / (2 * SIDE))

/** Brightness of a picture shrunk to 32 x 32, row by row. */
const shrink = ({ width, height, data }: Picture): number[] => {
  const whole = createCanvas(width, height)
  const wholeContext = whole.getContext('2d')
  const image = wholeContext.createImageData(width, height)
  image.data.set(data)
  wholeContext.putImageData(image, 0, 0)
  const small = createCanvas(SIDE, SIDE)
  const context = small.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(whole, 0, 0, SIDE, SIDE)
  const pixels = context.getImageData(0, 0, SIDE, SIDE).data
  return Array.from({ length: SIDE * SIDE }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at * 4, at * 4 + 3)
    return 0.299 * red + 0.587 * green + 0.114 * blue
  })
}

/**
 * The 64 bit perceptual hash of a picture: which of the 8 x 8 lowest frequencies of its cosine transform lie above
 * their median. Pictures that look alike differ in few bits.
 */
export const perceptualHash = (picture: Picture): boolean[] => {
  const brightness = shrink(picture)
  const frequencies = FREQUENCIES.flatMap((down) =>
    FREQUENCIES.map((across) =>
      brightness.reduce(
        (sum, value, at) => sum + value * wave(down, Math.floor(at / SIDE)) * wave(across, at % SIDE),
        0,
      ),
    ),
  )
  const [below = 0, above = 0] = frequencies.toSorted((a, b) => a - b).slice(31, 33)
  const median = (below + above) / 2
  return frequencies.map((value) => value > median)
}

export const hashDistance = (first: readonly boolean[], second: readonly boolean[]): number =>
  first.filter((bit, index) => bit !== second[index]).length
