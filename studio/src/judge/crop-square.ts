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
  const mirror = options.mirrored ? -1 : 1
  const sum = new Float64Array(3)
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      sum.fill(0)
      for (let sample = 0; sample < samples * samples; sample++) {
        const across = mirror * ((column + ((sample % samples) + 0.5) / samples) / size - 0.5) * square.size
        const down = ((row + (Math.floor(sample / samples) + 0.5) / samples) / size - 0.5) * square.size
        const x = square.x + across * cos - down * sin - 0.5
        const y = square.y + across * sin + down * cos - 0.5
        if (x >= -1 && y >= -1 && x <= picture.width && y <= picture.height) addPixel(picture, { x, y }, sum)
      }
      const start = (row * size + column) * 3
      for (let channel = 0; channel < 3; channel++) {
        output[start + channel] = (sum[channel] / (samples * samples)) * scale + offset
      }
    }
  }
  return output
}

function addPixel({ width, height, data }: Picture, { x, y }: { x: number; y: number }, sum: Float64Array): void {
  const left = Math.max(0, Math.min(width - 1, Math.floor(x)))
  const top = Math.max(0, Math.min(height - 1, Math.floor(y)))
  const shareX = Math.max(0, Math.min(1, x - left))
  const shareY = Math.max(0, Math.min(1, y - top))
  const upper = (top * width + left) * 4
  const next = left < width - 1 ? 4 : 0
  const lower = top < height - 1 ? upper + width * 4 : upper
  for (let channel = 0; channel < 3; channel++) {
    const at = upper + channel
    const below = lower + channel
    const above = data[at] * (1 - shareX) + data[at + next] * shareX
    sum[channel] += above * (1 - shareY) + (data[below] * (1 - shareX) + data[below + next] * shareX) * shareY
  }
}
