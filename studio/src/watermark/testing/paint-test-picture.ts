import { createCanvas, loadImage } from '@napi-rs/canvas'
import { createRandom } from '../../math/random.ts'
import type { WatermarkPixels } from '../embed-watermark.ts'
import type { Luma } from '../flatten-luma.ts'

/** A picture of edges, fades, texture and flat places from a seed, RGBA. */
export const paintTestPicture = (
  seed: number,
  { width, height }: { width: number; height: number },
): WatermarkPixels => {
  const random = createRandom(seed)
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const sky = context.createLinearGradient(0, 0, 0, height)
  sky.addColorStop(0, '#5b8fd6')
  sky.addColorStop(1, '#f0d9c0')
  context.fillStyle = sky
  context.fillRect(0, 0, width, height)
  for (let leaf = 0; leaf < 300; leaf++) {
    context.fillStyle = `hsl(${random() * 360} 40% ${20 + random() * 60}%)`
    context.beginPath()
    context.ellipse(
      random() * width,
      height * (0.4 + 0.6 * random()),
      60 * random() ** 3 + 3,
      40 * random() ** 2 + 3,
      0,
      0,
      7,
    )
    context.fill()
  }
  const { data } = context.getImageData(0, 0, width, height)
  for (let index = 0; index < data.length; index++) if (index % 4 < 3) data[index] += (random() + random() - 1) * 4
  return { width, height, channels: 4, data }
}

export type Journey = {
  /** Size of the copy by that of the picture. */
  scale?: number
  /** What stays of it, in shares of its sides. */
  cut?: { left: number; top: number; width: number; height: number }
  /** 1 to 100. */
  jpegQuality?: number
}

/** The brightness of a copy that went some way. */
export const copyLuma = async (
  picture: WatermarkPixels,
  { scale = 1, cut, jpegQuality }: Journey = {},
): Promise<Luma> => {
  const { left, top, width, height } = cut ?? { left: 0, top: 0, width: 1, height: 1 }
  const whole = createCanvas(picture.width, picture.height)
  const pixels = whole.getContext('2d').createImageData(picture.width, picture.height)
  pixels.data.set(picture.data)
  whole.getContext('2d').putImageData(pixels, 0, 0)
  const size = { width: Math.round(picture.width * width * scale), height: Math.round(picture.height * height * scale) }
  const copy = createCanvas(size.width, size.height)
  const context = copy.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(
    whole,
    Math.round(left * picture.width),
    Math.round(top * picture.height),
    Math.round(width * picture.width),
    Math.round(height * picture.height),
    0,
    0,
    size.width,
    size.height,
  )
  if (jpegQuality) context.drawImage(await loadImage(await copy.encode('jpeg', jpegQuality)), 0, 0)
  const { data } = context.getImageData(0, 0, size.width, size.height)
  const luma = Float32Array.from(
    { length: size.width * size.height },
    (_, pixel) => 0.299 * data[pixel * 4] + 0.587 * data[pixel * 4 + 1] + 0.114 * data[pixel * 4 + 2],
  )
  return { ...size, data: luma }
}
