export {
  canHoldWatermark,
  createWatermarkWriter,
  type WatermarkPixels,
  type WatermarkWriter,
} from '../watermark/embed-watermark.ts'

export { BELIEVED_SCORE, findWatermark, type FoundWatermark, watermarkScore } from '../watermark/find-watermark.ts'

export type { Luma } from '../watermark/flatten-luma.ts'

export { createWatermarkTile, type WatermarkTile, MESSAGE_BYTES } from '../watermark/watermark-tile.ts'
