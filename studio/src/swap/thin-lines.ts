import { smoothstep } from '../render/math/scalar.ts'
import { blur, type Plane } from '../render/raster/blur.ts'
import type { Picture } from '../scene/portrait-scene.ts'
import type { WarpedFace } from './warped-face.ts'

/** What is thinner than twice this share of the face's width is a line. */
const REACH = 0.02
const MOST_PIXELS = 6
/** Levels added to what surrounds a line: on dark skin, noise would weigh as much as a line. */
const FLOOR = 40
const DARKER = { from: 0.05, to: 0.12 }

/**
 * 1 where the target has thin lines darker than both sides of them, as frames of glasses have, 0 elsewhere. Looked for in
 * red: skin is brightest there, so frames of any colour are darker. Shading of the skin has no second side.
 */
export function thinLines(
  { region, coverage, glassesZone }: WarpedFace,
  target: Picture,
  faceWidth: number,
): Float32Array {
  const { left, top, width, height } = region
  const red = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    const row = ((y + top) * target.width + left) * 4
    for (let x = 0; x < width; x++) red[y * width + x] = target.data[row + x * 4]
  }
  const plane = blur({ width, height, values: red }, 1, 1)
  const closed = close(plane, Math.max(2, Math.min(MOST_PIXELS, Math.round(faceWidth * REACH))))
  return plane.values.map((value, pixel) => {
    if (coverage[pixel] === 0 || glassesZone[pixel] === 0) return 0
    return smoothstep(DARKER.from, DARKER.to, (closed[pixel] - value) / (closed[pixel] + FLOOR))
  })
}

/** A morphological closing: fills dark places narrower than twice the radius with what surrounds them. */
function close({ width, height, values }: Plane, radius: number): Float32Array {
  const rows = { length: width, step: 1, lines: height, apart: width }
  const columns = { length: height, step: width, lines: width, apart: 1 }
  const grown = largestAlong(largestAlong(values, rows, radius), columns, radius)
  const turned = grown.map((value) => -value)
  const shrunk = largestAlong(largestAlong(turned, rows, radius), columns, radius)
  return shrunk.map((value) => -value)
}

type Run = { length: number; step: number; lines: number; apart: number }

function largestAlong(values: Float32Array, { length, step, lines, apart }: Run, radius: number): Float32Array {
  const out = new Float32Array(values.length)
  for (let line = 0; line < lines; line++) {
    for (let at = 0; at < length; at++) {
      const [from, to] = [Math.max(0, at - radius), Math.min(length - 1, at + radius)]
      let largest = -Infinity
      for (let near = from; near <= to; near++) {
        const value = values[line * apart + near * step]
        if (value > largest) largest = value
      }
      out[line * apart + at * step] = largest
    }
  }
  return out
}
