import { lendUint32 } from '../../math/lent-arrays.ts'
import { clamp } from '../../math/scalar.ts'

/** Numbers per vertex of a projected strand. */
export const VERTEX = {
  x: 0,
  y: 1,
  depth: 2,
  halfWidth: 3,
  opacity: 4,
  red: 5,
  green: 6,
  blue: 7,
  /** The way the strand runs here, of any length. */
  alongX: 8,
  alongY: 9,
  size: 10,
} as const

/** Projected strands, ready to be drawn: vertices of all strands behind each other, and where each strand ends. */
export type SegmentBatch = {
  vertices: Float32Array
  /** Index of the first vertex of every segment; the second follows it. */
  segments: Uint32Array
}

/** Steps in which depth is sorted between where hair is at most, in head units: as fine for some strands as for all. */
const LEVELS = 8192
const [LOW, HIGH] = [-5, 5]

/** The segments from the farthest to the nearest (counting sort on depth), so that nearer ones are laid over. */
export const sortByDepth = ({ vertices, segments }: SegmentBatch, setBacks: Float32Array): Uint32Array => {
  const levels = new Uint16Array(segments.length)
  const starts = new Uint32Array(LEVELS + 1)
  for (let index = 0; index < segments.length; index++) {
    const at = segments[index] * VERTEX.size
    const depth = 0.5 * (vertices[at + VERTEX.depth] + vertices[at + VERTEX.size + VERTEX.depth]) - setBacks[index]
    levels[index] = clamp((depth - LOW) / (HIGH - LOW)) * (LEVELS - 1)
    starts[levels[index] + 1]++
  }
  for (let level = 1; level <= LEVELS; level++) starts[level] += starts[level - 1]
  const sorted = lendUint32(segments.length)
  for (let index = 0; index < segments.length; index++) sorted[starts[levels[index]]++] = segments[index]
  return sorted
}

export type HairTarget = {
  /** R G B per pixel, 0 to 255. */
  pixels: Float32Array
  /** Depth of the nearest surface; larger is nearer. */
  depth: Float32Array
  width: number
  height: number
  /** How far each pixel is covered so far, 0 to 1, where the picture is a layer of its own: then colours are premultiplied. */
  alpha?: Float32Array
}

/** Hair sinks into a surface softly over this depth, in head units: roots sit a little under the skin. */
export const DEPTH_SLACK = 0.02
/** Marks of more than this many pixels to either side fall off to their edges; thin strands keep their full middle. */
const WIDE = 4

/** Draws one segment of a wide soft mark: each pixel between the two cuts across the mark that its joints are. */
const drawWide = (target: HairTarget, vertices: Float32Array, a: number): void => {
  const b = a + VERTEX.size
  const { pixels, depth, width, height, alpha } = target
  const ax = vertices[a] - 0.5
  const ay = vertices[a + 1] - 0.5
  const bx = vertices[b] - 0.5
  const by = vertices[b + 1] - 0.5
  const dx = bx - ax
  const dy = by - ay
  const length = Math.sqrt(dx * dx + dy * dy)
  if (length < 1e-3) return
  const cutAX = vertices[a + VERTEX.alongX]
  const cutAY = vertices[a + VERTEX.alongY]
  const cutBX = vertices[b + VERTEX.alongX]
  const cutBY = vertices[b + VERTEX.alongY]
  const halfA = vertices[a + VERTEX.halfWidth]
  const halfB = vertices[b + VERTEX.halfWidth]
  const reach = Math.max(halfA, halfB) + 0.5
  const left = Math.max(0, Math.ceil(Math.min(ax, bx) - reach))
  const right = Math.min(width - 1, Math.floor(Math.max(ax, bx) + reach))
  const top = Math.max(0, Math.ceil(Math.min(ay, by) - reach))
  const bottom = Math.min(height - 1, Math.floor(Math.max(ay, by) + reach))
  // How far to either side of its middle the mark reaches along a row.
  const span = Math.abs(dy) > 1e-3 ? (reach * length) / Math.abs(dy) : Infinity
  for (let y = top; y <= bottom; y++) {
    const fromAY = y - ay
    const middle = span < Infinity ? ax + (fromAY * dx) / dy : 0
    const first = Math.max(left, Math.ceil(middle - span))
    const last = Math.min(right, Math.floor(middle + span))
    for (let x = first; x <= last; x++) {
      const fromAX = x - ax
      if (fromAX * cutAX + fromAY * cutAY < 0 || (x - bx) * cutBX + (y - by) * cutBY >= 0) continue
      const t = Math.min(1, Math.max(0, (fromAX * dx + fromAY * dy) / (length * length)))
      const aside = Math.abs(fromAX * dy - fromAY * dx) / length / (halfA + (halfB - halfA) * t + 0.5)
      if (aside >= 1) continue
      const pixel = y * width + x
      const above = vertices[a + 2] + (vertices[b + 2] - vertices[a + 2]) * t + DEPTH_SLACK - depth[pixel]
      if (above <= 0) continue
      const opacity = vertices[a + 4] + (vertices[b + 4] - vertices[a + 4]) * t
      const cover = (1 - aside * aside) ** 2 * opacity * Math.min(1, above / DEPTH_SLACK)
      for (let channel = 0; channel < 3; channel++) {
        const color = vertices[a + 5 + channel] + (vertices[b + 5 + channel] - vertices[a + 5 + channel]) * t
        pixels[pixel * 3 + channel] += (color - pixels[pixel * 3 + channel]) * cover
      }
      if (alpha) alpha[pixel] += (1 - alpha[pixel]) * cover
    }
  }
}

/**
 * Draws one segment, anti-aliased across its width, over what is there; pixels with a nearer surface are left alone.
 * Runs along the longer axis and covers each column (or row) once, so joints are not drawn twice.
 */
export const drawSegment = (target: HairTarget, vertices: Float32Array, first: number): void => {
  const a = first * VERTEX.size
  const b = a + VERTEX.size
  if (vertices[a + VERTEX.halfWidth] > WIDE || vertices[b + VERTEX.halfWidth] > WIDE) {
    drawWide(target, vertices, a)
    return
  }
  const dx = vertices[b] - vertices[a]
  const dy = vertices[b + 1] - vertices[a + 1]
  const steep = Math.abs(dy) > Math.abs(dx)
  const longStart = steep ? vertices[a + 1] : vertices[a]
  const longDelta = steep ? dy : dx
  if (Math.abs(longDelta) < 1e-3) return
  const shortStart = steep ? vertices[a] : vertices[a + 1]
  const shortDelta = steep ? dx : dy
  const { pixels, depth, width, height, alpha } = target
  const longLimit = steep ? height : width
  const shortLimit = steep ? width : height
  const slant = Math.sqrt(dx * dx + dy * dy) / Math.abs(longDelta)
  const from = Math.max(0, Math.ceil(Math.min(longStart, longStart + longDelta) - 0.5))
  const to = Math.min(longLimit - 1, Math.ceil(Math.max(longStart, longStart + longDelta) - 0.5) - 1)
  const inverse = 1 / longDelta
  for (let along = from; along <= to; along++) {
    const t = (along + 0.5 - longStart) * inverse
    const center = shortStart + shortDelta * t - 0.5
    const half = (vertices[a + 3] + (vertices[b + 3] - vertices[a + 3]) * t) * slant
    const first = Math.max(0, Math.ceil(center - half - 0.5))
    const last = Math.min(shortLimit - 1, Math.floor(center + half + 0.5))
    if (first > last) continue
    const near = vertices[a + 2] + (vertices[b + 2] - vertices[a + 2]) * t + DEPTH_SLACK
    const opacity = vertices[a + 4] + (vertices[b + 4] - vertices[a + 4]) * t
    const red = vertices[a + 5] + (vertices[b + 5] - vertices[a + 5]) * t
    const green = vertices[a + 6] + (vertices[b + 6] - vertices[a + 6]) * t
    const blue = vertices[a + 7] + (vertices[b + 7] - vertices[a + 7]) * t
    const peak = Math.min(1, 2 * half)
    for (let across = first; across <= last; across++) {
      const pixel = steep ? along * width + across : across * width + along
      const above = near - depth[pixel]
      if (above <= 0) continue
      const off = Math.abs(across - center)
      let cover = half + 0.5 - off
      if (cover <= 0) continue
      if (cover > peak) cover = peak
      cover *= above < DEPTH_SLACK ? (opacity * above) / DEPTH_SLACK : opacity
      const at = pixel * 3
      pixels[at] += (red - pixels[at]) * cover
      pixels[at + 1] += (green - pixels[at + 1]) * cover
      pixels[at + 2] += (blue - pixels[at + 2]) * cover
      if (alpha) alpha[pixel] += (1 - alpha[pixel]) * cover
    }
  }
}
