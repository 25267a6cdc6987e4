import { CELL, type NodeGrid } from './node-grid.ts'
import type { Texture } from './texture.ts'

const EVEN = 0xff00ff

/** Six numbers of a triangle's affine map: texel x and y at the frame's origin and per pixel to the right and down. */
type Affine = { u: number; v: number; uX: number; uY: number; vX: number; vY: number }

type Corner = { x: number; y: number; u: number; v: number }

const corner = (): Corner => ({ x: 0, y: 0, u: 0, v: 0 })

/** Draws one row of a triangle; texels are taken bilinearly. */
const drawRow = (
  frame: Texture,
  texture: Texture,
  { u, v, uX, uY, vX, vY }: Affine,
  row: { y: number; first: number; last: number; isOpaque: boolean },
): void => {
  const { texels, width } = texture
  const target = frame.texels
  const middle = row.y + 0.5
  const stepU = Math.round(uX * 65536)
  const stepV = Math.round(vX * 65536)
  let atU = Math.round((u + uX * (row.first + 0.5) + uY * middle) * 65536)
  let atV = Math.round((v + vX * (row.first + 0.5) + vY * middle) * 65536)
  const start = row.y * frame.width
  for (let x = row.first; x <= row.last; x++, atU += stepU, atV += stepV) {
    const at = (atV >> 16) * width + (atU >> 16)
    const a = (atU >> 8) & 255
    const b = (atV >> 8) & 255
    const p00 = texels[at]
    const p10 = texels[at + 1]
    const p01 = texels[at + width]
    const p11 = texels[at + width + 1]
    if (!row.isOpaque && (p00 | p10 | p01 | p11) === 0) continue
    const w11 = (a * b) >> 8
    const w10 = a - w11
    const w01 = b - w11
    const w00 = 256 - a - w01
    const even =
      ((Math.imul(p00 & EVEN, w00) +
        Math.imul(p10 & EVEN, w10) +
        Math.imul(p01 & EVEN, w01) +
        Math.imul(p11 & EVEN, w11)) >>>
        8) &
      EVEN
    const odd =
      (Math.imul((p00 >>> 8) & EVEN, w00) +
        Math.imul((p10 >>> 8) & EVEN, w10) +
        Math.imul((p01 >>> 8) & EVEN, w01) +
        Math.imul((p11 >>> 8) & EVEN, w11)) &
      ~EVEN
    const color = even | odd
    if (row.isOpaque) {
      target[start + x] = color
      continue
    }
    const cover = color >>> 24
    const rest = 256 - cover - (cover >>> 7)
    const below = target[start + x]
    const belowEven = (Math.imul(below & EVEN, rest) >>> 8) & EVEN
    const belowOdd = Math.imul((below >>> 8) & EVEN, rest) & ~EVEN
    target[start + x] = color + (belowEven | belowOdd)
  }
}

/** Fills the pixels whose centres lie in a triangle; triangles that show their back are hidden by what is before them. */
const drawTriangle = (
  frame: Texture,
  texture: Texture,
  corners: readonly [Corner, Corner, Corner],
  isOpaque: boolean,
): void => {
  const [a, b, c] = corners
  const area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
  if (area <= 1e-6) return
  const inverse = 1 / area
  const uX = ((b.u - a.u) * (c.y - a.y) - (c.u - a.u) * (b.y - a.y)) * inverse
  const uY = ((c.u - a.u) * (b.x - a.x) - (b.u - a.u) * (c.x - a.x)) * inverse
  const vX = ((b.v - a.v) * (c.y - a.y) - (c.v - a.v) * (b.y - a.y)) * inverse
  const vY = ((c.v - a.v) * (b.x - a.x) - (b.v - a.v) * (c.x - a.x)) * inverse
  const affine = { u: a.u - uX * a.x - uY * a.y, v: a.v - vX * a.x - vY * a.y, uX, uY, vX, vY }
  const top = Math.max(0, Math.ceil(Math.min(a.y, b.y, c.y) - 0.5))
  const bottom = Math.min(frame.height - 1, Math.ceil(Math.max(a.y, b.y, c.y) - 0.5) - 1)
  for (let y = top; y <= bottom; y++) {
    const middle = y + 0.5
    let left = Infinity
    let right = -Infinity
    for (let edge = 0; edge < 3; edge++) {
      const from = corners[edge]
      const to = corners[edge === 2 ? 0 : edge + 1]
      if (from.y <= middle === to.y <= middle) continue
      // Both triangles at an edge must find the same crossing, so it is always reckoned from its upper end.
      const [upper, lower] = from.y <= to.y ? [from, to] : [to, from]
      const x = upper.x + ((middle - upper.y) / (lower.y - upper.y)) * (lower.x - upper.x)
      if (x < left) left = x
      if (x > right) right = x
    }
    const first = Math.max(0, Math.ceil(left - 0.5))
    const last = Math.min(frame.width - 1, Math.ceil(right - 0.5) - 1)
    if (first <= last) drawRow(frame, texture, affine, { y, first, last, isOpaque })
  }
}

/**
 * Lays a texture over the frame, bent by its grid: `places` holds x and y in the frame for every node.
 * Where the grid folds over itself, what shows its back is left out.
 */
export const drawMesh = (frame: Texture, texture: Texture, grid: NodeGrid, places: Float32Array): void => {
  const { columns, rows, cells } = grid
  const corners = [corner(), corner(), corner(), corner()] as const
  const [a, b, c, d] = corners
  const load = (target: Corner, column: number, row: number): void => {
    const node = row * columns + column
    target.x = places[node * 2]
    target.y = places[node * 2 + 1]
    target.u = grid.texelX[column]
    target.v = grid.texelY[row]
  }
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const cell = cells[row * (columns - 1) + column]
      if (cell === CELL.empty) continue
      load(a, column, row)
      load(b, column + 1, row)
      load(c, column, row + 1)
      load(d, column + 1, row + 1)
      if (Math.max(a.x, b.x, c.x, d.x) < 0 || Math.min(a.x, b.x, c.x, d.x) > frame.width) continue
      if (Math.max(a.y, b.y, c.y, d.y) < 0 || Math.min(a.y, b.y, c.y, d.y) > frame.height) continue
      drawTriangle(frame, texture, [a, b, c], cell === CELL.opaque)
      drawTriangle(frame, texture, [b, d, c], cell === CELL.opaque)
    }
  }
}
