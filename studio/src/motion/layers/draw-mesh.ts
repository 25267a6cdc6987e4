import { isHidden } from './cover.ts'
import type { Cover } from './cover.ts'
import { CELL, type NodeGrid } from './node-grid.ts'
import type { Texture } from './texture.ts'

const EVEN = 0xff00ff
/** Numbers of a corner: x and y in the frame, u and v in the texture. */
const CORNER = 4
/** Texel coordinates count in these parts. */
const FIXED = 65536

/** A place in the texture in parts of a texel, and the step to the right. */
type Walk = { atU: number; atV: number; stepU: number; stepV: number }

/** Draws a row of pixels, from `start` up to `end` in the frame; texels are taken bilinearly. */
const drawRow = (
  { texels: target }: Texture,
  { texels, width }: Texture,
  walk: Walk,
  start: number,
  end: number,
  isOpaque: boolean,
): void => {
  const { stepU, stepV } = walk
  let { atU, atV } = walk
  for (let pixel = start; pixel < end; pixel++) {
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
      target[pixel] = color
      continue
    }
    const rest = 256 - cover
    const below = target[pixel]
    const belowEven = (Math.imul(below & EVEN, rest) >>> 8) & EVEN
    const belowOdd = Math.imul((below >>> 8) & EVEN, rest) & ~EVEN
    target[pixel] = color + (belowEven | belowOdd)
  }
}

/** Draws triangles of one texture into one frame; the corners' numbers lie in `corners`. */
class TrianglePainter {
  readonly corners = new Float64Array(4 * CORNER)
  isOpaque = false
  private readonly frame: Texture
  private readonly texture: Texture
  private readonly walk: Walk = { atU: 0, atV: 0, stepU: 0, stepV: 0 }

  constructor(frame: Texture, texture: Texture) {
    this.frame = frame
    this.texture = texture
  }

  /**
   * Fills the pixels whose centres lie inside; triangles that show their back are hidden by what is before them. Edges
   * are always reckoned from their upper ends: neighbours must agree.
   */
  draw(a: number, b: number, c: number): void {
    const { corners, frame, texture, walk, isOpaque } = this
    const x = corners[a]
    const y = corners[a + 1]
    const bX = corners[b] - x
    const bY = corners[b + 1] - y
    const cX = corners[c] - x
    const cY = corners[c + 1] - y
    const area = bX * cY - bY * cX
    if (area <= 1e-6) return
    let upper = a
    let middle = b
    let lower = c
    if (corners[upper + 1] > corners[middle + 1]) [upper, middle] = [middle, upper]
    if (corners[middle + 1] > corners[lower + 1]) [middle, lower] = [lower, middle]
    if (corners[upper + 1] > corners[middle + 1]) [upper, middle] = [middle, upper]
    const upperX = corners[upper]
    const upperY = corners[upper + 1]
    const middleX = corners[middle]
    const middleY = corners[middle + 1]
    const top = Math.max(0, Math.ceil(upperY - 0.5))
    const bottom = Math.min(frame.height, Math.ceil(corners[lower + 1] - 0.5))
    if (top >= bottom) return
    const slope = (corners[lower] - upperX) / (corners[lower + 1] - upperY)
    const slopeAbove = (middleX - upperX) / (middleY - upperY)
    const slopeBelow = (corners[lower] - middleX) / (corners[lower + 1] - middleY)
    const u = corners[a + 2]
    const v = corners[a + 3]
    const bU = corners[b + 2] - u
    const bV = corners[b + 3] - v
    const cU = corners[c + 2] - u
    const cV = corners[c + 3] - v
    const uX = (bU * cY - cU * bY) / area
    const uY = (cU * bX - bU * cX) / area
    const vX = (bV * cY - cV * bY) / area
    const vY = (cV * bX - bV * cX) / area
    walk.stepU = Math.round(uX * FIXED)
    walk.stepV = Math.round(vX * FIXED)
    for (let row = top; row < bottom; row++) {
      const at = row + 0.5
      const long = upperX + (at - upperY) * slope
      const short = at < middleY ? upperX + (at - upperY) * slopeAbove : middleX + (at - middleY) * slopeBelow
      const first = Math.max(0, Math.ceil((long < short ? long : short) - 0.5))
      const end = Math.min(frame.width, Math.ceil((long < short ? short : long) - 0.5))
      if (first >= end) continue
      const right = first + 0.5 - x
      const down = at - y
      walk.atU = Math.round((u + uX * right + uY * down) * FIXED)
      walk.atV = Math.round((v + vX * right + vY * down) * FIXED)
      const start = row * frame.width
      drawRow(frame, texture, walk, start + first, start + end, isOpaque)
    }
  }
}

/** Whether a cell is seen: it is not where all four of its corners enclose only what lies before it. */
const isCellHidden = (corners: Float64Array, cover: Cover): boolean => {
  const [a, b, c, d] = [0, CORNER, 2 * CORNER, 3 * CORNER]
  return isHidden(
    cover,
    Math.min(corners[a], corners[b], corners[c], corners[d]),
    Math.min(corners[a + 1], corners[b + 1], corners[c + 1], corners[d + 1]),
    Math.max(corners[a], corners[b], corners[c], corners[d]),
    Math.max(corners[a + 1], corners[b + 1], corners[c + 1], corners[d + 1]),
  )
}

/**
 * Lays a texture over the frame, bent by its grid: `places` holds x and y in the frame for every node.
 * Where the grid folds over itself, what shows its back is left out; so is what `cover` hides.
 */
export const drawMesh = (
  frame: Texture,
  texture: Texture,
  { grid, places, cover }: { grid: NodeGrid; places: Float32Array; cover: Cover },
): void => {
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
      if (isCellHidden(corners, cover)) continue
      painter.isOpaque = cell === CELL.opaque
      painter.draw(0, CORNER, 2 * CORNER)
      painter.draw(CORNER, 3 * CORNER, 2 * CORNER)
    }
  }
}
