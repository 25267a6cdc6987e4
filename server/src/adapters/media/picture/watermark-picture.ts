import { WATERMARK_ASPECT, watermarkBox } from '../watermarks.ts'
import { inTime, sharp } from './sharp.ts'

const clipOpacity = 0.8
/** Wider than any clip needs it, and shrunk there. */
const clipWatermarkPixels = 488

const FACE =
  'M24 3C11.500 3 6 11 6 20.500 6 31.500 13 41.500 22.300 44.800V26.500L10.800 15.800C14 9.500 18.500 8 22.300 8ZM24 3c12.500 0 18 8 18 17.500 0 11-7 21-16.300 24.300V26.500l11.500-10.700C34 9.500 29.500 8 25.700 8Z'
/** The letters of the name as strokes, so that no font has to be there. */
const NAME = [
  'M58 13.500 68 36.500 78 13.500',
  'M86 12.500V37.500',
  'M110.500 17.500c-1.600-2.600-4.200-4-7.500-4-4.300 0-7.200 2.200-7.200 5.600 0 7.600 15.700 4 15.700 12 0 3.900-3.500 6.400-8 6.400-3.800 0-6.800-1.600-8.500-4.500',
  'M118 37.500 128.500 13l10.500 24.500M122 29.500h13',
  'M166 18c-2-2.900-5.200-4.500-9-4.500-6.700 0-11.500 5-11.500 12s4.800 12 11.500 12c5.600 0 9.500-3.400 9.800-9.800V26.500h-9.500',
  'M189 14.800h-14.500v20.400H189M174.500 25h13',
].join('')

/** The letters AI in a frame: what has to be said on everything that is generated, whatever the plan. */
const LABEL = [
  'M210.500 9.500h25a6 6 0 0 1 6 6v19a6 6 0 0 1-6 6h-25a6 6 0 0 1-6-6v-19a6 6 0 0 1 6-6Z',
  'M211.500 34.500 218.500 15.500h.600L226 34.500M214 28.500h9.500',
  'M234 15.500V34.500',
].join('')

/** The product's mark with its name and the label, in white with a dark edge, so that it reads on any picture. */
const watermarkSvg = (width: number, opacity: number): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${Math.round(width / WATERMARK_ASPECT)}" viewBox="0 0 244 48">
<g opacity="${opacity}" fill="none" stroke-linejoin="round">
<path d="${FACE}" stroke="#0b0d14" stroke-opacity=".5" stroke-width="3"/><path d="${NAME}${LABEL}" stroke="#0b0d14" stroke-opacity=".5" stroke-width="7.600"/>
<path d="${FACE}" fill="#fff"/><path d="${NAME}" stroke="#fff" stroke-width="4.600"/><path d="${LABEL}" stroke="#fff" stroke-width="3.600"/>
</g></svg>`)

/**
 * Draws the mark into the lower right corner: 20 pixels from the edges, so opaque. The format stays. For a picture too
 * small for it the mark is left out.
 */
export const watermarkPicture = async (picture: Uint8Array, opacity: number): Promise<Uint8Array> => {
  const place = watermarkBox(await sharp(picture).metadata())
  if (!place) return picture
  const { left, top, width } = place
  return inTime(() =>
    sharp(picture)
      .composite([{ input: watermarkSvg(width, opacity), left, top }])
      .toBuffer(),
  )
}

const previewPixels = 480
const previewQuality = 80
const previewInputPixels = 50_000_000
/** The mark's share of a small picture's side, and its distance from the edges in pixels. */
const previewMark = { share: 0.36, edge: 10 } as const

/** A picture of any shape as a square in WebP, with the mark on it however small it is. */
export const drawMarkedPreview = async (picture: Uint8Array, opacity: number): Promise<Uint8Array> => {
  const square = await sharp(picture, { limitInputPixels: previewInputPixels })
    .autoOrient()
    // Faces are in the upper half of what people make.
    .resize({ width: previewPixels, height: previewPixels, fit: 'cover', position: 'top' })
    .png()
    .toBuffer()
  const width = Math.round(previewPixels * previewMark.share)
  const height = Math.round(width / WATERMARK_ASPECT)
  const [left, top] = [previewPixels - width - previewMark.edge, previewPixels - height - previewMark.edge]
  return sharp(square)
    .composite([{ input: watermarkSvg(width, opacity), left, top }])
    .webp({ quality: previewQuality })
    .toBuffer()
}

/** The mark alone as PNG, four fifths opaque, to be laid over clips. */
export const drawClipWatermark = (): Promise<Uint8Array> =>
  sharp(watermarkSvg(clipWatermarkPixels, clipOpacity)).png().toBuffer()
