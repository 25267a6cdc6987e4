import type { Plane } from '../../image/blur.ts'
import type { Picture } from '../../image/picture.ts'
import { smoothstep } from '../../math/scalar.ts'
import type { Buffers } from '../buffers.ts'
import { blurField } from '../warped-face.ts'
import type { Region, WarpedFace } from '../warped-face.ts'

/** What is thinner than twice this share of the face's width is a line. */
const REACH = 0.02
const MOST_PIXELS = 6
/** Levels added to what surrounds a line: on dark skin, noise would weigh as much as a line. */
const FLOOR = 40
const DARKER = { from: 0.05, to: 0.12 }

/**
 * 1 where the target has thin lines darker than both sides of them, as frames of glasses have, 0 elsewhere. Looked for in
 * red: skin is brightest there, so frames of any colour are darker. Shading of the skin has no second side.
 * @param zone Where to look, as a field of the face.
 */
export const thinLines = (
  { region, coverage, buffers }: WarpedFace,
  target: Picture,
  { faceWidth, zone }: { faceWidth: number; zone: Float32Array },
): Float32Array => {
  const lines = buffers.floats(zone.length)
  const radius = Math.max(2, Math.min(MOST_PIXELS, Math.round(faceWidth * REACH)))
  const area = areaOf(zone, region, 2 * radius + 2)
  if (!area) return lines
  const { width, height } = area
  const red = buffers.floats(width * height)
  for (let y = 0; y < height; y++) {
    const row = ((y + area.top + region.top) * target.width + area.left + region.left) * 4
    for (let x = 0; x < width; x++) red[y * width + x] = target.data[row + x * 4]
  }
  const values = blurField({ region: area, buffers }, red, { radius: 1, passes: 1 })
  const closed = close({ width, height, values }, radius, buffers)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = (y + area.top) * region.width + x + area.left
      if (coverage[pixel] === 0 || zone[pixel] === 0) continue
      const at = y * width + x
      lines[pixel] = smoothstep(DARKER.from, DARKER.to, (closed[at] - values[at]) / (closed[at] + FLOOR))
    }
  }
  buffers.free(red, values, closed)
  return lines
}

/** The part of a region in which a zone lies, and a margin around it. */
const areaOf = (zone: Float32Array, { width, height }: Region, margin: number): Region | undefined => {
  let [left, right, top, bottom] = [width, -1, height, -1]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (zone[y * width + x] === 0) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = y
    }
  }
  if (right < 0) return undefined
  const [fromX, fromY] = [Math.max(0, left - margin), Math.max(0, top - margin)]
  const [toX, toY] = [Math.min(width, right + 1 + margin), Math.min(height, bottom + 1 + margin)]
  return { left: fromX, top: fromY, width: toX - fromX, height: toY - fromY }
}

/** A morphological closing: fills dark places narrower than twice the radius with what surrounds them. */
const close = (plane: Plane, radius: number, buffers: Buffers): Float32Array => {
  const closed = buffers.floats(plane.values.length)
  const spare = buffers.floats(closed.length)
  closed.set(plane.values)
  for (let turn = 0; turn < 2; turn++) {
    grow({ ...plane, values: closed }, radius, spare)
    for (let at = 0; at < closed.length; at++) closed[at] = -closed[at]
  }
  buffers.free(spare)
  return closed
}

/**
 * Gives every value the largest around it, in place. Where the largest of some reach is known, a look to both sides tells
 * that of a reach up to three times as far.
 */
const grow = ({ width, height, values }: Plane, radius: number, spare: Float32Array): void => {
  for (let reached = 0; reached < radius;) {
    const shift = Math.min(radius - reached, 2 * reached + 1)
    for (let row = 0; row < values.length; row += width) growAcross(values, spare, { row, width, shift })
    for (let y = 0; y < height; y++) {
      const above = Math.max(0, y - shift) * width
      const below = Math.min(height - 1, y + shift) * width
      growDown(spare, values, { row: y * width, above, below, width })
    }
    reached += shift
  }
}

const growAcross = (
  from: Float32Array,
  into: Float32Array,
  { row, width, shift }: { row: number; width: number; shift: number },
): void => {
  for (let x = 0; x < width; x++) {
    const before = from[row + Math.max(0, x - shift)]
    const after = from[row + Math.min(width - 1, x + shift)]
    into[row + x] = Math.max(before, from[row + x], after)
  }
}

const growDown = (
  from: Float32Array,
  into: Float32Array,
  { row, above, below, width }: { row: number; above: number; below: number; width: number },
): void => {
  for (let x = 0; x < width; x++) into[row + x] = Math.max(from[above + x], from[row + x], from[below + x])
}
