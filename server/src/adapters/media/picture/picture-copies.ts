import { sharp } from './sharp.ts'

const previewPixels = 256
const previewQuality = 60
const previewInputPixels = 4_000_000

/** A rough picture as a data address of some kilobytes; undefined for what is no picture. */
export const drawPreview = async (picture: Uint8Array): Promise<string | undefined> => {
  try {
    const webp = await sharp(picture, { limitInputPixels: previewInputPixels })
      .resize({ width: previewPixels, height: previewPixels, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: previewQuality })
      .toBuffer()
    return `data:image/webp;base64,${webp.toString('base64')}`
  } catch {
    // Half a frame or another format: the wait goes on without it.
    return undefined
  }
}

export const SHARE_CARD = { width: 1200, height: 630 } as const
const blurPixels = 24
const dimmed = 0.45

/** A picture of any shape in the shape that social networks show, before a dim and blurred one of itself; JPEG. */
export const drawShareCard = async (picture: Uint8Array): Promise<Uint8Array> => {
  const front = await sharp(picture)
    .resize({ ...SHARE_CARD, fit: 'inside' })
    .toBuffer()
  return sharp(picture)
    .resize({ ...SHARE_CARD, fit: 'cover' })
    .blur(blurPixels)
    .modulate({ brightness: dimmed })
    .flatten({ background: '#07080c' })
    .composite([{ input: front, gravity: 'centre' }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}

const thumbnailPixels = 480
const thumbnailQuality = 80
const thumbnailInputPixels = 50_000_000

/** A WebP picture of at most 480 pixels a side, from any picture that can be decoded; never enlarged. */
export const makeThumbnail = async (picture: Uint8Array): Promise<Uint8Array> =>
  sharp(picture, { limitInputPixels: thumbnailInputPixels })
    .autoOrient()
    .resize({ width: thumbnailPixels, height: thumbnailPixels, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: thumbnailQuality })
    .toBuffer()

/** Widths of small copies, in pixels. */
export const POSTER_WIDTHS = [160, 320, 640] as const
export type PosterWidth = (typeof POSTER_WIDTHS)[number]

/** Posters are kept in both: AVIF is a quarter smaller, and older browsers read WebP alone. */
export const POSTER_FORMATS = ['avif', 'webp'] as const
export type PosterFormat = (typeof POSTER_FORMATS)[number]

type Poster = { size: PosterWidth; format: PosterFormat; bytes: Uint8Array }

const webpQuality = 78
const fullQuality = 92
// Effort 4 makes a poster 5 to 10 % smaller and takes eight times as long.
const avif = { quality: 50, effort: 2 }

/** A WebP copy of a picture in its own size. */
export const makeFullCopy = (picture: Uint8Array): Promise<Uint8Array> =>
  sharp(picture).webp({ quality: fullQuality }).toBuffer()

/** Small copies of a picture, one of each width and format; about 0.4 s of one processor for all widths. */
export const makePosters = async (picture: Uint8Array, widths: readonly PosterWidth[]): Promise<Poster[]> => {
  const posters: Poster[] = []
  for (const size of widths) {
    const small = sharp(picture).resize({ width: size })
    posters.push({ size, format: 'webp', bytes: await small.clone().webp({ quality: webpQuality }).toBuffer() })
    posters.push({ size, format: 'avif', bytes: await small.clone().avif(avif).toBuffer() })
  }
  return posters
}
