import type { Sharp } from 'sharp'

const qualities = [84, 80, 76, 72, 66, 60, 52]

/** A picture as WebP, in the best quality that stays under the given number of bytes. */
export const encodeUnder = async (mostBytes: number, picture: Sharp): Promise<Uint8Array> => {
  for (const quality of qualities) {
    const webp = await picture.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    if (webp.length <= mostBytes) return webp
  }
  throw new Error(`This picture has too much detail for ${mostBytes / 1000} kB: choose a calmer scene for it.`)
}
