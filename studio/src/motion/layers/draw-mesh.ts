import { CELL, type NodeGrid } from './node-grid.ts'
import type { Texture } from './texture.ts'

const EVEN = 0xff00ff
/** Numbers of a corner: x and y in the frame, u and v in the texture. */
const CORNER = 4
/** Texel coordinates count in these parts. */
const FIXED = 65536

/** A triangle's affine map: texel at the frame's origin and steps to the right and down. */
type Affine = { u: number; v: number; uX: number; uY: number; vX: number; vY: number }

type Row = { y: number; first: number; last: number; isOpaque: boolean }

/** Draws one row of a triangle; texels are taken bilinearly. */
const drawRow = (frame: Texture, texture: Texture, affine: Affine, row: Row): void => {
  const { texels, width } = texture
  const target = frame.texels
  const { isOpaque, last } = row
  const { u, v, uX, uY, vX, vY } = affine
  const middle = row.y + 0.5
  const stepU = Math.round(uX * FIXED)
  const stepV = Math.round(vX * FIXED)
  let atU = Math.round((u + uX * (row.first + 0.5) + uY * middle) * FIXED)
  let atV = Math.round((v + vX * (row.first + 0.5) + vY * middle) * FIXED)
  const start = row.y * frame.width
  for (let x = row.first; x <= last; x++) {
    const at = (atV >> 16) * width + (atU >> 16)
    const a = (atU >> 8) & 255
    const b = (atV >> 8) & 255
    atU = (atU + stepU) | 0
    atV = (atV + stepV) | 0
    const p00 = texels[at]
    const p10 = texels[at + 1]
    const p01 = texels[at + width]
    const p11 = texels[at + width + 1]
    if (!isOpaque && (p00 | p10 | p01 | p11) === 0) continue
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
    const cover = color >>> 24
    if (isOpaque || cover === 255) {
      target[start + x] = color
      continue
    }
    const rest = 256 - cover
    const below = target[start + x]
    const belowEven = (Math.imul(below & EVEN, rest) >>> 8) & EVEN
    const belowOdd = Math.imul((below >>> 8) & EVEN, rest) & ~EVEN
    target[start + x] = color + (belowEven | belowOdd)
  }
}

/** Draws triangles of one texture into one frame; the corners' numbers lie in `corners`. */
class TrianglePainter {
  readonly corners = new Float64Array(4 * CORNER)
  private readonly frame: Texture
  private readonly texture: Texture
  private readonly affine: Affine = { u: 0, v: 0, uX: 0, uY: 0, vX: 0, vY: 0 }
  private readonly row: Row = { y: 0, first: 0, last: 0, isOpaque: false }
  private left = 0
  private right = 0

  constructor(frame: Texture, texture: Texture) {
    this.frame = frame
    this.texture = texture
  }

  set isOpaque(value: boolean) {
    this.row.isOpaque = value
  }

  /** Fills the pixels whose centres lie inside; triangles that show their back are hidden by what is before them. */
  draw(a: number, b: number, c: number): void {
    const { corners, row, frame } = this
    if (!this.map(a, b, c)) return
    const aY = corners[a + 1]
    const bY = corners[b + 1]
    const cY = corners[c + 1]
    const top = Math.max(0, Math.ceil(Math.min(aY, bY, cY) - 0.5))
    const bottom = Math.min(frame.height - 1, Math.ceil(Math.max(aY, bY, cY) - 0.5) - 1)
    for (let y = top; y <= bottom; y++) {
      this.left = Infinity
      this.right = -Infinity
      this.cross(a, b, y + 0.5)
      this.cross(b, c, y + 0.5)
      this.cross(c, a, y + 0.5)
      row.y = y
      row.first = Math.max(0, Math.ceil(this.left - 0.5))
      row.last = Math.min(frame.width - 1, Math.ceil(this.right - 0.5) - 1)
      if (row.first <= row.last) drawRow(frame, this.texture, this.affine, row)
    }
  }

  /** Works out the affine map; false when the triangle shows its back or is a line. */
  private map(a: number, b: number, c: number): boolean {
    const { corners, affine } = this
    const x = corners[a]
    const y = corners[a + 1]
    const u = corners[a + 2]
    const v = corners[a + 3]
    const bX = corners[b] - x
    const bY = corners[b + 1] - y
    const bU = corners[b + 2] - u
    const bV = corners[b + 3] - v
    const cX = corners[c] - x
    const cY = corners[c + 1] - y
    const cU = corners[c + 2] - u
    const cV = corners[c + 3] - v
    const area = bX * cY - bY * cX
    if (area <= 1e-6) return false
    affine.uX = (bU * cY - cU * bY) / area
    affine.uY = (cU * bX - bU * cX) / area
    affine.vX = (bV * cY - cV * bY) / area
    affine.vY = (cV * bX - bV * cX) / area
    affine.u = u - affine.uX * x - affine.uY * y
    affine.v = v - affine.vX * x - affine.vY * y
    return true
  }

  /** Widens the row by where an edge crosses it, always reckoned from the edge's upper end: neighbours must agree. */
  private cross(from: number, to: number, middle: number): void {
    const { corners } = this
    const fromY = corners[from + 1]
    const toY = corners[to + 1]
    if (fromY <= middle === toY <= middle) return
    const upper = fromY <= toY ? from : to
    const lower = fromY <= toY ? to : from
    const share = (middle - corners[upper + 1]) / (corners[lower + 1] - corners[upper + 1])
    const x = corners[upper] + share * (corners[lower] - corners[upper])
    if (x < this.left) this.left = x
    if (x > this.right) this.right = x
  }
}

/**
 * Lays a texture over the frame, bent by its grid: `places` holds x and y in the frame for every node.
 * Where the grid folds over itself, what shows its back is left out.
 */
export const drawMesh = (frame: Texture, texture: Texture, grid: NodeGrid, places: Float32Array): void => {
  const { columns, rows, cells } = grid
  const painter = new TrianglePainter(frame, texture)
  const { corners } = painter
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const cell = cells[row * (columns - 1) + column]
      if (cell === CELL.empty) continue
      for (let index = 0; index < 4; index++) {
        const across = column + (index & 1)
        const down = row + (index >> 1)
        const node = down * columns + across
        corners[index * CORNER] = places[node * 2]
        corners[index * CORNER + 1] = places[node * 2 + 1]
        corners[index * CORNER + 2] = grid.texelX[across]
        corners[index * CORNER + 3] = grid.texelY[down]
      }
      painter.isOpaque = cell === CELL.opaque
      painter.draw(0, CORNER, 2 * CORNER)
      painter.draw(CORNER, 3 * CORNER, 2 * CORNER)
    }
  }
}
