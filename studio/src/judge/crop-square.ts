import type { Picture } from '../scene/portrait-scene.ts'

/** A turned square of a picture. Pixels, radians clockwise. */
export type Square = { x: number; y: number; size: number; angle: number }

export type CropOptions = {
  /** Pixels a side of the crop. */
  size: number
  /** Every channel becomes value x scale + offset. */
  scale: number
  offset: number
  mirrored?: boolean
}

/** Cuts a square out as RGB numbers, bilinear with area averaging when shrinking; outside the picture is `offset`. */
export function cropSquare(picture: Picture, square: Square, options: CropOptions): Float32Array {
  const { size, scale, offset } = options
  const step = square.size / size
  const samples = Math.max(1, Math.min(4, Math.round(step - 0.3)))
  const cos = Math.cos(square.angle)
  const sin = Math.sin(square.angle)
  const output = new Float32Array(size * size * 3)
  const sum = [0, 0, 0]
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      sum.fill(0)
      for (let sample = 0; sample < samples * samples; sample++) {
        const across = ((column + ((sample % samples) + 0.5) / samples) / size - 0.5) * square.size
        const down = ((row + (Math.floor(sample / samples) + 0.5) / samples) / size - 0.5) * square.size
        const u = options.mirrored ? -across : across
        addPixel(picture, square.x + u * cos - down * sin - 0.5, square.y + u * sin + down * cos - 0.5, sum)
      }
      const start = (row * size + column) * 3
      for (let channel = 0; channel < 3; channel++) {
        output[start + channel] = (sum[channel] / (samples * samples)) * scale + offset
      }
    }
  }
  return output
}

function addPixel({ width, height, data }: Picture, x: number, y: number, sum: number[]): void {
  if (x < -1 || y < -1 || x > width || y > height) return
  const left = Math.max(0, Math.min(width - 1, Math.floor(x)))
  const top = Math.max(0, Math.min(height - 1, Math.floor(y)))
  const right = Math.min(width - 1, left + 1)
  const bottom = Math.min(height - 1, top + 1)
  const shareX = Math.max(0, Math.min(1, x - left))
  const shareY = Math.max(0, Math.min(1, y - top))
  for (let channel = 0; channel < 3; channel++) {
    const upper =
      data[(top * width + left) * 4 + channel] * (1 - shareX) + data[(top * width + right) * 4 + channel] * shareX
    const lower =
      data[(bottom * width + left) * 4 + channel] * (1 - shareX) + data[(bottom * width + right) * 4 + channel] * shareX
    sum[channel] += upper * (1 - shareY) + lower * shareY
  }
}
