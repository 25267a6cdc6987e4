import { createCanvas, loadImage } from '@napi-rs/canvas'
import { createRandom } from '../../math/random.ts'

type Spoiling = {
  /** Height of the noise on each channel, 0 to 255. */
  noise: number
  /** The picture is shrunk by this factor and enlarged again. */
  blur: number
  /** 1 to 100. */
  jpegQuality: number
}

/** A picture as a cheap camera would give it: soft, noisy and saved as JPEG. */
export const spoilPicture = async (png: Uint8Array, { noise, blur, jpegQuality }: Spoiling): Promise<Uint8Array> => {
  const image = await loadImage(png)
  const { width, height } = image
  const small = createCanvas(Math.round(width / blur), Math.round(height / blur))
  small.getContext('2d').drawImage(image, 0, 0, small.width, small.height)
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.drawImage(small, 0, 0, width, height)
  const pixels = context.getImageData(0, 0, width, height)
  const random = createRandom(9)
  for (let index = 0; index < pixels.data.length; index++) {
    if (index % 4 < 3) pixels.data[index] += (random() - 0.5) * noise
  }
  context.putImageData(pixels, 0, 0)
  return canvas.encode('jpeg', jpegQuality)
}
