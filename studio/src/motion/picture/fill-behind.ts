import { blur } from '../../image/blur.ts'
import type { Picture } from '../../image/picture.ts'
import { clamp, smoothstep } from '../../math/scalar.ts'

/**
 * For every pixel of a hole the nearest pixel outside it, -1 where there is none; for pixels outside, themselves. Two
 * passes over the picture hand the nearest pixel on to the neighbours (Danielsson, 1980).
 */
const findNearest = ({ width, height }: { width: number; height: number }, hole: Uint8Array): Int32Array => {
  const nearest = Int32Array.from(hole, (value, at) => (value ? -1 : at))
  const squareTo = (at: number, target: number): number => {
    const dx = (at % width) - (target % width)
    const dy = Math.floor(at / width) - Math.floor(target / width)
    return dx * dx + dy * dy
  }
  const offer = (at: number, neighbour: number): void => {
    const target = nearest[neighbour]
    if (target < 0) return
    if (nearest[at] < 0 || squareTo(at, target) < squareTo(at, nearest[at])) nearest[at] = target
  }
  const pass = (rows: Iterable<number>, step: 1 | -1): void => {
    for (const y of rows) {
      const before = y - step
      const row = y * width
      if (before >= 0 && before < height) {
        for (let x = 0; x < width; x++) {
          if (hole[row + x] === 0) continue
          for (let side = Math.max(0, x - 1); side <= Math.min(width - 1, x + 1); side++)
            offer(row + x, before * width + side)
        }
      }
      for (let x = 1; x < width; x++) if (hole[row + x]) offer(row + x, row + x - 1)
      for (let x = width - 2; x >= 0; x--) if (hole[row + x]) offer(row + x, row + x + 1)
    }
  }
  const rows = Array.from({ length: height }, (_, y) => y)
  pass(rows, 1)
  pass(rows.toReversed(), -1)
  return nearest
}

/** From this many pixels inside on, what stands at the rim is no longer continued but faded into the colours around. */
const CONTINUED = 46
const FADED = 110
/** Pixels over which seams are evened out. */
const SEAM = 3

/**
 * Fills a hole of a picture with what could be behind: near its rim the place is continued as in a mirror that stands on
 * the rim, so that its texture and grain go on; farther in the colours of all sides flow into each other.
 * @param hole 1 where the picture is not known, for every pixel.
 */
export const fillBehind = (picture: Picture, hole: Uint8Array): Picture => {
  const { width, height } = picture
  const flow = flowIn(picture, hole)
  const nearest = findNearest({ width, height }, hole)
  const data = new Uint8ClampedArray(picture.data)
  for (let at = 0; at < hole.length; at++) {
    if (hole[at] === 0 || nearest[at] < 0) continue
    const [x, y] = [at % width, Math.floor(at / width)]
    const [rimX, rimY] = [nearest[at] % width, Math.floor(nearest[at] / width)]
    const far = Math.hypot(rimX - x, rimY - y)
    const mirrorX = clamp(2 * rimX - x, 0, width - 1)
    const mirrorY = clamp(2 * rimY - y, 0, height - 1)
    const mirrored = mirrorY * width + mirrorX
    const from = hole[mirrored] ? nearest[at] : mirrored
    const faded = smoothstep(CONTINUED, FADED, far)
    for (let channel = 0; channel < 3; channel++) {
      const continued = picture.data[from * 4 + channel]
      data[at * 4 + channel] = continued + (flow[at * 3 + channel] - continued) * faded
    }
  }
  return soften({ width, height, data }, hole)
}

/** What was pieced together loses its seams. */
const soften = ({ width, height, data }: Picture, hole: Uint8Array): Picture => {
  const soft = new Uint8ClampedArray(data)
  const inner = blur({ width, height, values: Float32Array.from(hole) }, SEAM, 2).values
  for (let channel = 0; channel < 3; channel++) {
    const values = Float32Array.from(hole, (_, at) => data[at * 4 + channel])
    const blurred = blur({ width, height, values }, SEAM, 2).values
    for (let at = 0; at < hole.length; at++) {
      if (hole[at] === 0) continue
      const share = smoothstep(0.5, 0.9, inner[at])
      soft[at * 4 + channel] = values[at] + (blurred[at] - values[at]) * share
    }
  }
  return { width, height, data: soft }
}

type Level = { width: number; height: number; colors: Float32Array; known: Float32Array }

/** The known colours flowing into the hole from all sides: averaged into ever smaller copies and back (push-pull). */
const flowIn = ({ width, height, data }: Picture, hole: Uint8Array): Float32Array => {
  const colors = new Float32Array(width * height * 3)
  const known = new Float32Array(width * height)
  for (let at = 0; at < hole.length; at++) {
    if (hole[at]) continue
    known[at] = 1
    for (let channel = 0; channel < 3; channel++) colors[at * 3 + channel] = data[at * 4 + channel]
  }
  const levels: Level[] = [{ width, height, colors, known }]
  for (let last = levels[0]; last.width > 1 || last.height > 1; last = levels[levels.length - 1])
    levels.push(halve(last))
  for (let index = levels.length - 2; index >= 0; index--) pull(levels[index], levels[index + 1])
  return colors
}

const halve = (from: Level): Level => {
  const [width, height] = [Math.ceil(from.width / 2), Math.ceil(from.height / 2)]
  const level = { width, height, colors: new Float32Array(width * height * 3), known: new Float32Array(width * height) }
  for (let y = 0; y < from.height; y++) {
    for (let x = 0; x < from.width; x++) {
      const source = y * from.width + x
      const at = (y >> 1) * width + (x >> 1)
      const weight = from.known[source]
      level.known[at] += weight
      for (let channel = 0; channel < 3; channel++)
        level.colors[at * 3 + channel] += weight * from.colors[source * 3 + channel]
    }
  }
  for (let at = 0; at < level.known.length; at++) {
    const weight = level.known[at]
    if (weight > 0) for (let channel = 0; channel < 3; channel++) level.colors[at * 3 + channel] /= weight
    level.known[at] = Math.min(1, weight)
  }
  return level
}

/** Completes what a level does not know from the smaller one, evenly between its pixels. */
const pull = (level: Level, small: Level): void => {
  const { width, height, colors, known } = level
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const missing = 1 - known[at]
      if (missing <= 0) continue
      const [u, v] = [clamp(x / 2 - 0.25, 0, small.width - 1), clamp(y / 2 - 0.25, 0, small.height - 1)]
      const [left, top] = [Math.floor(u), Math.floor(v)]
      const [right, below] = [Math.min(small.width - 1, left + 1), Math.min(small.height - 1, top + 1)]
      const [a, b] = [u - left, v - top]
      for (let channel = 0; channel < 3; channel++) {
        const read = (column: number, row: number) => small.colors[(row * small.width + column) * 3 + channel]
        const upper = read(left, top) * (1 - a) + read(right, top) * a
        const lower = read(left, below) * (1 - a) + read(right, below) * a
        colors[at * 3 + channel] = known[at] * colors[at * 3 + channel] + missing * (upper * (1 - b) + lower * b)
      }
    }
  }
}
