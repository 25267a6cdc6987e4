import { createCanvas, loadImage } from '@napi-rs/canvas'

/** Pictures side by side on grey paper, each at a place and size in pixels. */
export const collage = async (
  [width, height]: readonly [number, number],
  parts: readonly { png: Uint8Array; x: number; y: number; size: number }[],
): Promise<Uint8Array> => {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#8a9096'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  for (const { png, x, y, size } of parts) context.drawImage(await loadImage(png), x, y, size, size)
  return canvas.encode('png')
}
