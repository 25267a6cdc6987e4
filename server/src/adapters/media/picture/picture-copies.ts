import { inTime, sharp } from './sharp.ts'

const previewPixels = 256
const previewQuality = 60
const previewInputPixels = 4_000_000

/** A rough picture as a data address of some kilobytes; undefined for what is no picture. */
export const drawPreview = async (picture: Uint8Array): Promise<string | undefined> => {
  try {
    const webp = await inTime(() =>
      sharp(picture, { limitInputPixels: previewInputPixels })
        .resize({ width: previewPixels, height: previewPixels, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: previewQuality })
        .toBuffer(),
    )
    return `data:image/webp;base64,${webp.toString('base64')}`
  } catch {
    // Bytes that are cut off, or of another format: waiting goes on without a preview.
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

const sheet = { cell: 720, gap: 24, background: '#0b0d14', quality: 88, pixels: 50_000_000 } as const

/** How many stand side by side: about as many as below each other, with few places left empty. */
const columnsFor = (count: number): number => {
  const square = Math.ceil(Math.sqrt(count))
  const emptyIn = (columns: number) => Math.ceil(count / columns) * columns - count
  return emptyIn(square + 1) < emptyIn(square) ? square + 1 : square
}

/** Pictures of any shape side by side in their order, in rows as even as they get; JPEG. */
export const drawContactSheet = async (pictures: readonly Uint8Array[]): Promise<Uint8Array> => {
  const { cell, gap, background, quality, pixels } = sheet
  const drawn: { data: Buffer; info: { width: number; height: number } }[] = []
  for (const picture of pictures)
    drawn.push(
      await sharp(picture, { limitInputPixels: pixels })
        .resize({ width: cell, height: cell, fit: 'inside' })
        .toBuffer({ resolveWithObject: true }),
    )
  const columns = columnsFor(drawn.length)
  const width = Math.max(...drawn.map(({ info }) => info.width))
  const height = Math.max(...drawn.map(({ info }) => info.height))
  const cells = drawn.map(({ data, info }, place) => ({
    input: data,
    left: gap + (place % columns) * (width + gap) + Math.floor((width - info.width) / 2),
    top: gap + Math.floor(place / columns) * (height + gap) + Math.floor((height - info.height) / 2),
  }))
  const rows = Math.ceil(drawn.length / columns)
  const size = { width: columns * (width + gap) + gap, height: rows * (height + gap) + gap }
  return sharp({ create: { ...size, channels: 3, background } })
    .composite(cells)
    .jpeg({ quality, mozjpeg: true })
    .toBuffer()
}

const thumbnailPixels = 480
const thumbnailQuality = 80
const thumbnailInputPixels = 50_000_000

/** A WebP picture of at most 480 pixels a side, from any picture that can be decoded; never enlarged. */
export const makeThumbnail = (picture: Uint8Array): Promise<Uint8Array> =>
  inTime(() =>
    sharp(picture, { limitInputPixels: thumbnailInputPixels })
      .autoOrient()
      .resize({ width: thumbnailPixels, height: thumbnailPixels, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: thumbnailQuality })
      .toBuffer(),
  )

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
