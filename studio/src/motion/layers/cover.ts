import { CELL } from './node-grid.ts'
import type { NodeGrid } from './node-grid.ts'

/** Pixels of a row that are told of together. */
export const COVER_BLOCK = 8
/** Cells whose upper and lower edges are taken as straight: outlines bend slowly. */
const LONGEST_RUN = 12

/** Which blocks of a frame's rows are hidden, for certain, by what lies before them. */
export type Cover = { columns: number; rows: number; blocks: Uint8Array }

export const createCover = (width: number, height: number): Cover => {
  const columns = Math.ceil(width / COVER_BLOCK)
  return { columns, rows: height, blocks: new Uint8Array(columns * height) }
}

/** Adds what a bent layer hides: the upright rectangles within its opaque cells. */
export const addCover = ({ columns, rows, blocks }: Cover, grid: NodeGrid, places: Float32Array): void => {
  const across = grid.columns - 1
  for (let row = 0; row < grid.rows - 1; row++) {
    for (let from = 0; from < across; from++) {
      if (grid.cells[row * across + from] !== CELL.opaque) continue
      let to = from + 1
      while (to < across && to - from < LONGEST_RUN && grid.cells[row * across + to] === CELL.opaque) to++
      let [top, bottom] = [-Infinity, Infinity]
      for (let column = from; column <= to; column++) {
        const node = row * grid.columns + column
        top = Math.max(top, places[node * 2 + 1])
        bottom = Math.min(bottom, places[(node + grid.columns) * 2 + 1])
      }
      const [first, last] = [row * grid.columns + from, row * grid.columns + to]
      const left = Math.max(places[first * 2], places[(first + grid.columns) * 2])
      const right = Math.min(places[last * 2], places[(last + grid.columns) * 2])
      const [begin, end] = [
        Math.max(0, Math.ceil(left / COVER_BLOCK)),
        Math.min(columns, Math.floor(right / COVER_BLOCK)),
      ]
      if (begin < end)
        for (let y = Math.max(0, Math.ceil(top)); y < Math.min(rows, Math.floor(bottom)); y++)
          blocks.fill(1, y * columns + begin, y * columns + end)
      from = to - 1
    }
  }
}

/** Whether all of a rectangle in pixels is hidden, or outside the frame. */
export const isHidden = (
  { columns, rows, blocks }: Cover,
  left: number,
  top: number,
  right: number,
  bottom: number,
): boolean => {
  const begin = Math.max(0, Math.floor(left / COVER_BLOCK))
  const end = Math.min(columns - 1, Math.floor(right / COVER_BLOCK))
  const last = Math.min(rows - 1, Math.floor(bottom))
  for (let y = Math.max(0, Math.floor(top)); y <= last; y++)
    for (let block = begin; block <= end; block++) if (blocks[y * columns + block] === 0) return false
  return true
}
