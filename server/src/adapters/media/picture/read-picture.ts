import { open as openFile } from 'node:fs/promises'
import { MAX_UPLOAD } from '@visage/contract'
import { AppError } from '../../../lib/app-error.ts'
import { beginsAsPicture, sharp } from './sharp.ts'

const FORMATS = new Set(['png', 'jpeg', 'webp'])
const maxSidePixels = 4096
const jpegQuality = 95
const timeoutSeconds = 20

type ReadPicture = { bytes: Uint8Array; mimeType: 'image/png' | 'image/jpeg'; width: number; height: number }

const unreadable = (cause?: unknown) =>
  new AppError('unsupported_media_type', 'This picture cannot be read. Please use a PNG, JPEG or WEBP picture.', {
    cause,
  })

/** Bytes, or a file on this machine. */
type PictureFile = Uint8Array | { path: string }

const inputOf = (file: PictureFile) => (file instanceof Uint8Array ? file : file.path)

const open = (file: PictureFile) => sharp(inputOf(file), { limitInputPixels: MAX_UPLOAD.pixels, failOn: 'error' })

const beginningBytes = 16

const readBeginning = async (file: PictureFile): Promise<Uint8Array> => {
  if (file instanceof Uint8Array) return file
  await using handle = await openFile(file.path)
  const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(beginningBytes) })
  return buffer.subarray(0, bytesRead)
}

const readHead = async (file: PictureFile) => {
  if (!beginsAsPicture(await readBeginning(file))) throw unreadable()
  const head = await sharp(inputOf(file), { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw unreadable(error)
    })
  if (!FORMATS.has(head.format)) throw unreadable()
  if (head.width * head.height > MAX_UPLOAD.pixels)
    throw new AppError('payload_too_large', 'This picture has more than 50 megapixels. Please send a smaller one.')
  return head
}

/**
 * Decodes a picture that somebody sent and encodes it anew: upright, 8 bit sRGB, its first frame, without anything that
 * was hidden in the file. Throws `unsupported_media_type` for what is no picture and `payload_too_large` for too many
 * pixels; the type is read from the bytes.
 */
export const readPicture = async (file: PictureFile): Promise<ReadPicture> => {
  const { hasAlpha } = await readHead(file)
  const decoded = open(file)
    .timeout({ seconds: timeoutSeconds })
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width: maxSidePixels, height: maxSidePixels, fit: 'inside', withoutEnlargement: true })
  const encoded = hasAlpha ? decoded.png() : decoded.jpeg({ quality: jpegQuality, chromaSubsampling: '4:4:4' })
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true }).catch((error: unknown) => {
    throw unreadable(error)
  })
  return {
    bytes: data,
    mimeType: hasAlpha ? 'image/png' : 'image/jpeg',
    width: info.width,
    height: info.height,
  }
}
