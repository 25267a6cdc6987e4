import sharp from 'sharp'
import { encodeUnder } from './encode-under.ts'

const sizePixels = 640
const mostBytes = 58_000

/** A portrait as WebP of 640 by 640, in the best quality that stays under 58 kB. */
export const encodePortrait = (png: Uint8Array): Promise<Uint8Array> =>
  encodeUnder(mostBytes, sharp(png).resize(sizePixels, sizePixels, { kernel: 'lanczos3' }))
