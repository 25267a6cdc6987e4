import { open } from 'node:fs/promises'
import type { Luma } from '@visage/studio/watermark'
import { UnreadableFileError } from './provenance.ts'
import { beginsAsPicture, sharp } from '../media/picture/sharp.ts'

/** As for uploads. */
const mostPixels = 50_000_000
/** Pixels a side beyond which a picture is made smaller: cells of the mark grow with it, so nothing is lost. */
export const LARGEST_SIDE = 1600
const timeoutSeconds = 20

const readHead = async (path: string) => {
  await using file = await open(path)
  const { buffer } = await file.read({ buffer: Buffer.alloc(12), length: 12 })
  return beginsAsPicture(buffer)
    ? sharp(path, { limitInputPixels: false })
        .metadata()
        .catch(() => null)
    : null
}

/** The type of a PNG, JPEG or WebP picture, read from its bytes; null for anything else. */
export const findPictureType = async (path: string): Promise<string | null> => {
  const head = await readHead(path)
  if (!head || !['png', 'jpeg', 'webp'].includes(head.format)) return null
  if (head.width * head.height > mostPixels)
    throw new UnreadableFileError('This picture has more than 50 megapixels. Please use a smaller one.')
  return `image/${head.format}`
}

/** The brightness of a picture's first frame, upright; white shows through where it is transparent. */
export const readPictureLuma = async (path: string): Promise<Luma> => {
  const { data, info } = await sharp(path, { limitInputPixels: mostPixels })
    .timeout({ seconds: timeoutSeconds })
    .autoOrient()
    .resize({ width: LARGEST_SIDE, height: LARGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .greyscale()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw new UnreadableFileError('This picture cannot be read. Please use another copy of it.', { cause })
    })
  return { width: info.width, height: info.height, data }
}
