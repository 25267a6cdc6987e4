/** Brightness of a picture, 0 to 255, row by row. */
export type Luma = { width: number; height: number; data: Float32Array | Uint8Array }

/** Pixels to each side that count as around. */
const radius = 5
/** Levels of brightness that even a flat place is said to swing. */
const floor = 2
/** Swings beyond so many usual ones are edges. */
const most = 3

/**
 * What is left of a picture when every pixel is told from those around it: its brightness without the local mean, in units
 * of the local deviation. Light, shadow and the strength of textures are gone, and a faint pattern stands out.
 */
export const flattenLuma = ({ width, height, data }: Luma): Float32Array => {
  const rest = Float32Array.from(data)
  const mean = blur(rest, { width, height })
  const squares = new Float32Array(rest.length)
  for (let index = 0; index < rest.length; index++) {
    rest[index] -= mean[index]
    squares[index] = rest[index] * rest[index]
  }
  const power = blur(squares, { width, height })
  for (let index = 0; index < rest.length; index++) {
    const swing = rest[index] / (Math.sqrt(Math.max(0, power[index])) + floor)
    rest[index] = Math.max(-most, Math.min(most, swing))
  }
  return rest
}

type Size = { width: number; height: number }

/** Means over squares, cut off at the edges. */
const blur = (values: Float32Array, { width, height }: Size): Float32Array => {
  const across = blurRows(values, { width, height })
  const result = new Float32Array(values.length)
  const sums = new Float64Array(width)
  const add = (y: number, sign: 1 | -1): void => {
    if (y < 0 || y >= height) return
    for (let x = 0, index = y * width; x < width; x++, index++) sums[x] += sign * across[index]
  }
  for (let y = 0; y < radius; y++) add(y, 1)
  for (let y = 0; y < height; y++) {
    add(y + radius, 1)
    add(y - radius - 1, -1)
    const count = countAround(y, height)
    for (let x = 0, index = y * width; x < width; x++, index++) result[index] = sums[x] / count
  }
  return result
}

const blurRows = (values: Float32Array, { width, height }: Size): Float32Array => {
  const result = new Float32Array(values.length)
  for (let start = 0; start < width * height; start += width) {
    let sum = 0
    for (let x = 0; x < Math.min(radius, width); x++) sum += values[start + x]
    for (let x = 0; x < width; x++) {
      if (x + radius < width) sum += values[start + x + radius]
      if (x > radius) sum -= values[start + x - radius - 1]
      result[start + x] = sum / countAround(x, width)
    }
  }
  return result
}

const countAround = (place: number, length: number): number =>
  Math.min(length - 1, place + radius) - Math.max(0, place - radius) + 1
