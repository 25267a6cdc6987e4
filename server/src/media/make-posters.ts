import sharp from 'sharp'

/** Widths of small copies, in pixels. */
export const POSTER_WIDTHS = [160, 320, 640] as const
export type PosterWidth = (typeof POSTER_WIDTHS)[number]

/** Posters are kept in both: AVIF is a quarter smaller, and older browsers read WebP alone. */
export const POSTER_FORMATS = ['avif', 'webp'] as const
export type PosterFormat = (typeof POSTER_FORMATS)[number]

export type Poster = { size: PosterWidth; format: PosterFormat; bytes: Uint8Array }

const webpQuality = 78
const fullQuality = 92
// Effort 4 makes a poster 5 to 10 % smaller and takes eight times as long.
const avif = { quality: 50, effort: 2 }

/** A WebP copy of a picture in its own size. */
export const makeFullCopy = (picture: Uint8Array): Promise<Uint8Array> =>
  sharp(picture).webp({ quality: fullQuality }).toBuffer()

/** Small copies of a picture, one of each width and format; about 0.4 s of one processor. */
export const makePosters = async (picture: Uint8Array): Promise<Poster[]> => {
  const posters: Poster[] = []
  for (const size of POSTER_WIDTHS) {
    const small = sharp(picture).resize({ width: size })
    posters.push({ size, format: 'webp', bytes: await small.clone().webp({ quality: webpQuality }).toBuffer() })
    posters.push({ size, format: 'avif', bytes: await small.clone().avif(avif).toBuffer() })
  }
  return posters
}
