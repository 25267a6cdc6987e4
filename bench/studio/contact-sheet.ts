import { writeFile } from 'node:fs/promises'
import { createCanvas, loadImage } from '@napi-rs/canvas'

export type Tile = { png: Uint8Array; title: string; note: string; isWrong: boolean }

const TILE = 256
const LABEL = 38
const COLUMNS = 10

/** Draws all tiles with two lines of text each; what the judge read wrongly is written in red. */
export async function writeContactSheet(path: string, tiles: readonly Tile[]): Promise<void> {
  const rows = Math.ceil(tiles.length / COLUMNS)
  const canvas = createCanvas(COLUMNS * TILE, rows * (TILE + LABEL))
  const context = canvas.getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.font = '12px sans-serif'
  for (const [index, tile] of tiles.entries()) {
    const [x, y] = [(index % COLUMNS) * TILE, Math.floor(index / COLUMNS) * (TILE + LABEL)]
    context.drawImage(await loadImage(tile.png), x, y, TILE, TILE)
    context.fillStyle = '#1c1c1f'
    context.fillText(tile.title, x + 6, y + TILE + 15, TILE - 12)
    context.fillStyle = tile.isWrong ? '#c01c28' : '#5e5c64'
    context.fillText(tile.note, x + 6, y + TILE + 31, TILE - 12)
  }
  await writeFile(path, await canvas.encode('webp', 88))
}
