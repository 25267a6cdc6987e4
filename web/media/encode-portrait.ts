import sharp from 'sharp'

const sizePixels = 640
const mostBytes = 58_000
const qualities = [84, 80, 76, 72, 66, 60, 52]

/** A portrait as WebP of 640 by 640, in the best quality that stays under 58 kB. */
export const encodePortrait = async (png: Uint8Array): Promise<Uint8Array> => {
  const small = sharp(png).resize(sizePixels, sizePixels, { kernel: 'lanczos3' })
  for (const quality of qualities) {
    const webp = await small.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    if (webp.length <= mostBytes) return webp
  }
  throw new Error('This portrait has too much detail for 58 kB: choose a calmer scene for it.')
}
