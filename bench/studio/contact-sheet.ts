import { writeFile } from 'node:fs/promises'
import { createCanvas, loadImage } from '@napi-rs/canvas'

export type Tile = { png: Uint8Array; title: string; note: string; isWrong: boolean }

export type SheetLayout = { width: number; height: number; columns: number }

const LABEL = 38
const SQUARE: SheetLayout = { width: 256, height: 256, columns: 10 }

/** Draws all tiles, whole and in proportion, with two lines of text each; what the judge read wrongly is written in red. */
export const writeContactSheet = async (path: string, tiles: readonly Tile[], layout = SQUARE): Promise<void> => {
  const { width, height, columns } = layout
  const rows = Math.ceil(tiles.length / columns)
  const canvas = createCanvas(columns * width, rows * (height + LABEL))
  const context = canvas.getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.font = '12px sans-serif'
  for (const [index, tile] of tiles.entries()) {
    const [x, y] = [(index % columns) * width, Math.floor(index / columns) * (height + LABEL)]
    const image = await loadImage(tile.png)
    const scale = Math.min(width / image.width, height / image.height)
    const [wide, high] = [image.width * scale, image.height * scale]
    context.drawImage(image, x + (width - wide) / 2, y + (height - high) / 2, wide, high)
    context.fillStyle = '#1c1c1f'
    context.fillText(tile.title, x + 6, y + height + 15, width - 12)
    context.fillStyle = tile.isWrong ? '#c01c28' : '#5e5c64'
    context.fillText(tile.note, x + 6, y + height + 31, width - 12)
  }
  await writeFile(path, await canvas.encode('webp', 88))
}
