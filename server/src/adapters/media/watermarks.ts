/** The IPTC's word for media that a trained algorithm made. */
export const DIGITAL_SOURCE_TYPE = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia'

/** What is put into the brightness of a result, unseen; see `@visage/studio/watermark`. */
export type InvisibleWatermark = {
  /** Of this installation: 16 bytes. */
  key: Uint8Array
  /** 8 bytes. */
  message: Uint8Array
}

const marginPixels = 20
/** Share of the picture's shorter side that the mark is wide. */
const widthShare = 0.25
const minWidthPixels = 90
/** Width of the mark by its height. */
export const WATERMARK_ASPECT = 244 / 48

type WatermarkBox = { left: number; top: number; width: number; height: number }

/** Where the mark lies: in the lower right corner, 20 pixels from the edges. Null for a picture too small for it. */
export const watermarkBox = (picture: { width: number; height: number }): WatermarkBox | null => {
  const width = Math.max(minWidthPixels, Math.round(Math.min(picture.width, picture.height) * widthShare))
  const height = Math.round(width / WATERMARK_ASPECT)
  const left = picture.width - width - marginPixels
  const top = picture.height - height - marginPixels
  return left < 0 || top < 0 ? null : { left, top, width, height }
}
