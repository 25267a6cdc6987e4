import sharp from 'sharp'

/** Widths of small copies, in pixels. */
export const POSTER_WIDTHS = [160, 320, 640] as const
export type PosterWidth = (typeof POSTER_WIDTHS)[number]

const posterQuality = 78
const fullQuality = 92

/** WebP copies of a picture: one of each poster width, and one of its own size. */
export const makePosters = async (picture: Uint8Array): Promise<[PosterWidth | 'full', Uint8Array][]> => {
  const source = sharp(picture)
  const posters = await Promise.all(
    POSTER_WIDTHS.map(async (width): Promise<[PosterWidth, Uint8Array]> => {
      const bytes = await source.clone().resize({ width }).webp({ quality: posterQuality }).toBuffer()
      return [width, bytes]
    }),
  )
  return [...posters, ['full', await source.clone().webp({ quality: fullQuality }).toBuffer()]]
}
