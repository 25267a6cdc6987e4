import type { ColorBuffer } from '../../render/raster/gbuffer.ts'

/** Pixels this near to an outline are mixed with what was behind them. */
const FRINGE = 2

/**
 * Cuts a shape out of a picture, with a soft edge. Pixels along the outline take the colour of the shape's inside, so
 * that nothing of the old background moves along with it.
 */
export const cutOut = (
  { width, height, pixels }: ColorBuffer,
  isInside: (pixel: number) => boolean,
): Required<ColorBuffer> => {
  const mask = new Uint8Array(width * height)
  for (let pixel = 0; pixel < mask.length; pixel++) mask[pixel] = isInside(pixel) ? 1 : 0
  const alpha = new Float32Array(width * height)
  const cleaned = pixels.slice()
  const core = erode(mask, width, height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x
      if (core[pixel] === 1) {
        alpha[pixel] = 1
        continue
      }
      const cover = meanAround({ width, height }, x, y, mask)
      if (cover === 0) continue
      alpha[pixel] = cover
      takeColor({ width, height, pixels }, cleaned, pixel, core)
    }
  }
  return { width, height, pixels: cleaned, alpha }
}

/** The mask without the pixels that have one outside it beside them. */
const erode = (mask: Uint8Array, width: number, height: number): Uint8Array => {
  const core = new Uint8Array(mask.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x
      if (mask[pixel] === 0) continue
      const onEdge =
        (x > 0 && mask[pixel - 1] === 0) ||
        (x < width - 1 && mask[pixel + 1] === 0) ||
        (y > 0 && mask[pixel - width] === 0) ||
        (y < height - 1 && mask[pixel + width] === 0)
      core[pixel] = onEdge ? 0 : 1
    }
  }
  return core
}

type Size = { width: number; height: number }

const meanAround = ({ width, height }: Size, x: number, y: number, mask: Uint8Array): number => {
  let sum = 0
  for (let row = y - 1; row <= y + 1; row++) {
    for (let column = x - 1; column <= x + 1; column++) {
      const inRow = Math.min(height - 1, Math.max(0, row))
      const inColumn = Math.min(width - 1, Math.max(0, column))
      sum += mask[inRow * width + inColumn]
    }
  }
  return sum / 9
}

const takeColor = (
  { width, height, pixels }: ColorBuffer,
  target: Float32Array,
  pixel: number,
  core: Uint8Array,
): void => {
  const [x, y] = [pixel % width, Math.floor(pixel / width)]
  const sum = [0, 0, 0]
  let count = 0
  for (let row = Math.max(0, y - FRINGE); row <= Math.min(height - 1, y + FRINGE); row++) {
    for (let column = Math.max(0, x - FRINGE); column <= Math.min(width - 1, x + FRINGE); column++) {
      const from = row * width + column
      if (core[from] === 0) continue
      for (let channel = 0; channel < 3; channel++) sum[channel] += pixels[from * 3 + channel]
      count++
    }
  }
  if (count > 0) for (let channel = 0; channel < 3; channel++) target[pixel * 3 + channel] = sum[channel] / count
}
