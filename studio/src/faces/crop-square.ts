import type { Picture } from '../image/picture.ts'

/** A turned square of a picture. Pixels, radians clockwise. */
export type Square = { x: number; y: number; size: number; angle: number }

type CropOptions = {
  /** Pixels a side of the crop. */
  size: number
  /** Every channel becomes value x scale + offset. */
  scale: number
  offset: number
  mirrored?: boolean
}

/** Cuts a square out as RGB numbers, bilinear with area averaging when shrinking; outside the picture is `offset`. */
export const cropSquare = (picture: Picture, square: Square, options: CropOptions): Float32Array => {
  const { size, scale, offset } = options
  const samples = Math.max(1, Math.min(4, Math.round(square.size / size - 0.3)))
  const cos = Math.cos(square.angle)
  const sin = Math.sin(square.angle)
  const places = samplePlaces(square.size, size, samples)
  const line: Line = {
    x: 0,
    y: 0,
    along: { x: cos, y: sin },
    places: options.mirrored ? places.map((place) => -place) : places,
    samples,
  }
  const output = new Float32Array(size * size * 3)
  const sums = new Float64Array(size * 3)
  for (let row = 0; row < size; row++) {
    sums.fill(0)
    for (let sample = row * samples; sample < (row + 1) * samples; sample++) {
      line.x = square.x - 0.5 - places[sample] * sin
      line.y = square.y - 0.5 + places[sample] * cos
      addLine(picture, line, sums)
    }
    for (let index = 0; index < sums.length; index++) {
      output[row * size * 3 + index] = (sums[index] / (samples * samples)) * scale + offset
    }
  }
  return output
}

/** Where the samples of a row lie, in pixels from the middle of the square. */
const samplePlaces = (pixels: number, size: number, samples: number): Float64Array =>
  Float64Array.from(
    { length: size * samples },
    (_, index) => ((Math.floor(index / samples) + ((index % samples) + 0.5) / samples) / size - 0.5) * pixels,
  )

/** Samples beside each other, some of which belong to one pixel of the crop. */
type Line = { x: number; y: number; along: { x: number; y: number }; places: Float64Array; samples: number }

/** Written out channel by channel: a look at a face takes some hundred thousand samples. */
const addLine = ({ width, height, data }: Picture, line: Line, sums: Float64Array): void => {
  const { places, samples, along } = line
  const [startX, startY, alongX, alongY] = [line.x, line.y, along.x, along.y]
  for (let sample = 0, sum = 0; sample < places.length; sum += 3) {
    for (const end = sample + samples; sample < end; sample++) {
      const x = startX + places[sample] * alongX
      const y = startY + places[sample] * alongY
      if (x < -1 || y < -1 || x > width || y > height) continue
      const left = x < 0 ? 0 : Math.min(width - 1, x | 0)
      const top = y < 0 ? 0 : Math.min(height - 1, y | 0)
      const right = x < 0 ? 0 : Math.min(1, x - left)
      const below = y < 0 ? 0 : Math.min(1, y - top)
      const a = (top * width + left) * 4
      const b = left < width - 1 ? a + 4 : a
      const c = top < height - 1 ? a + width * 4 : a
      const d = c + b - a
      const shareA = (1 - right) * (1 - below)
      const shareB = right * (1 - below)
      const shareC = (1 - right) * below
      const shareD = right * below
      sums[sum] += data[a] * shareA + data[b] * shareB + data[c] * shareC + data[d] * shareD
      sums[sum + 1] += data[a + 1] * shareA + data[b + 1] * shareB + data[c + 1] * shareC + data[d + 1] * shareD
      sums[sum + 2] += data[a + 2] * shareA + data[b + 2] * shareB + data[c + 2] * shareC + data[d + 2] * shareD
    }
  }
}
