import { createCanvas, ImageData, loadImage } from '@napi-rs/canvas'
import type { Picture } from './picture.ts'

export const encodePng = ({ width, height, data }: Picture): Uint8Array => {
  const canvas = createCanvas(width, height)
  canvas.getContext('2d').putImageData(new ImageData(data, width, height), 0, 0)
  return canvas.toBuffer('image/png')
}

/** @throws Error when the bytes are no picture. */
export const decodePng = async (png: Uint8Array): Promise<Picture> => {
  const image = await loadImage(png)
  const canvas = createCanvas(image.width, image.height)
  const context = canvas.getContext('2d')
  context.drawImage(image, 0, 0)
  const { data, width, height } = context.getImageData(0, 0, image.width, image.height)
  return { width, height, data: new Uint8ClampedArray(data) }
}
