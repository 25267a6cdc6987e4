import type { Sharp } from 'sharp'
import type { PictureFormat } from '../src/ui/media/portrait-files.ts'

const QUALITIES: Readonly<Record<PictureFormat, readonly number[]>> = {
  avif: [58, 54, 50, 46, 42, 36],
  webp: [84, 80, 76, 72, 66, 60, 52],
}

const encode = (picture: Sharp, format: PictureFormat, quality: number): Promise<Buffer> =>
  format === 'avif'
    ? picture.clone().avif({ quality, effort: 4, chromaSubsampling: '4:2:0' }).toBuffer()
    : picture.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer()

/** A picture in the best quality that stays under the given number of bytes. */
export const encodePicture = async (picture: Sharp, format: PictureFormat, mostBytes: number): Promise<Uint8Array> => {
  for (const quality of QUALITIES[format]) {
    const bytes = await encode(picture, format, quality)
    if (bytes.length <= mostBytes) return bytes
  }
  throw new Error(`This picture has too much detail for ${mostBytes / 1000} kB of ${format}: choose a calmer scene.`)
}
