import { smoothstep } from '../render/math/scalar.ts'
import { blur, type Plane } from '../render/raster/blur.ts'
import type { Picture } from '../scene/portrait-scene.ts'
import type { Region, WarpedFace } from './warped-face.ts'

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
export function thinLines(
  { region, coverage }: WarpedFace,
  target: Picture,
  { faceWidth, zone }: { faceWidth: number; zone: Float32Array },
): Float32Array {
  const lines = new Float32Array(zone.length)
  const radius = Math.max(2, Math.min(MOST_PIXELS, Math.round(faceWidth * REACH)))
  const area = areaOf(zone, region, 2 * radius + 2)
  if (!area) return lines
  const { width, height } = area
  const red = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    const row = ((y + area.top + region.top) * target.width + area.left + region.left) * 4
    for (let x = 0; x < width; x++) red[y * width + x] = target.data[row + x * 4]
  }
  const { values } = blur({ width, height, values: red }, 1, 1)
  const closed = close({ width, height, values }, radius)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = (y + area.top) * region.width + x + area.left
      if (coverage[pixel] === 0 || zone[pixel] === 0) continue
      const at = y * width + x
      lines[pixel] = smoothstep(DARKER.from, DARKER.to, (closed[at] - values[at]) / (closed[at] + FLOOR))
    }
  }
  return lines
}

/** The part of a region in which a zone lies, and a margin around it. */
function areaOf(zone: Float32Array, { width, height }: Region, margin: number): Region | undefined {
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
function close({ width, height, values }: Plane, radius: number): Float32Array {
  const grow = (plane: Float32Array) => {
    const grown = new Float32Array(plane.length)
    for (let start = 0; start < plane.length; start += width) {
      growLines(plane.subarray(start, start + width), { length: width, lines: 1, radius }, grown.subarray(start))
    }
    const both = new Float32Array(plane.length)
    growLines(grown, { length: height, lines: width, radius }, both)
    return both
  }
  return negated(grow(negated(grow(values))))
}

function negated(values: Float32Array): Float32Array {
  for (let at = 0; at < values.length; at++) values[at] = -values[at]
  return values
}

type Lines = {
  /** Values of a line; the lines lie side by side, value by value. */
  length: number
  lines: number
  radius: number
}

/** The largest of each window: blocks of its width, read from both their ends (van Herk 1992, Gil and Werman 1993). */
function growLines(values: Float32Array, { length, lines, radius }: Lines, out: Float32Array): void {
  const block = 2 * radius + 1
  const before = values.slice()
  const after = values.slice()
  for (let at = 1; at < length; at++) {
    if (at % block === 0) continue
    for (let here = at * lines; here < (at + 1) * lines; here++) {
      if (before[here - lines] > before[here]) before[here] = before[here - lines]
    }
  }
  for (let at = length - 2; at >= 0; at--) {
    if (at % block === block - 1) continue
    for (let here = at * lines; here < (at + 1) * lines; here++) {
      if (after[here + lines] > after[here]) after[here] = after[here + lines]
    }
  }
  for (let at = 0; at < length; at++) {
    const first = Math.max(0, at - radius)
    const last = Math.min(length - 1, at + radius)
    const isInBlock = Math.floor(first / block) === Math.floor(last / block)
    // Windows cut at an end lie within a block: what they do not reach must not count.
    const [head, tail] = isInBlock ? (first === 0 ? [before, before] : [after, after]) : [after, before]
    const from = (head === after ? first : last) * lines
    const to = (tail === before ? last : first) * lines
    for (let line = 0; line < lines; line++) {
      out[at * lines + line] = Math.max(head[from + line], tail[to + line])
    }
  }
}
