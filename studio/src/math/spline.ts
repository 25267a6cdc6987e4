import { clamp } from './scalar.ts'

export type TablePoint = readonly [position: number, value: number]

/** Rows of numbers written as "1 2, 3 4"; throws where one has not as many as it should. */
const rows = (text: string, length: number): number[][] =>
  text.split(', ').map((row) => {
    const numbers = row.split(' ').map(Number)
    if (numbers.length !== length || !numbers.every(Number.isFinite))
      throw new TypeError(`"${row}" is no row of ${length}.`)
    return numbers
  })

/** Points, or other pairs, written as "x y, x y". */
export const path = (text: string) => rows(text, 2) as unknown as (readonly [x: number, y: number])[]

/** Points in space, colours, or other triples, written as "x y z, x y z". */
export const triples = (text: string) => rows(text, 3) as unknown as (readonly [x: number, y: number, z: number])[]

const TABLE_SIZE = 512

const hermite = (points: readonly TablePoint[], position: number): number => {
  const last = points.length - 1
  let index = 0
  while (index < last - 1 && position > points[index + 1][0]) index++
  const [before, start, end, after] = [index - 1, index, index + 1, index + 2].map((at) => points[clamp(at, 0, last)])
  const width = end[0] - start[0]
  const t = clamp((position - start[0]) / width)
  const slopeStart = ((end[1] - before[1]) / (end[0] - before[0] || 1)) * width
  const slopeEnd = ((after[1] - start[1]) / (after[0] - start[0] || 1)) * width
  const t2 = t * t
  const t3 = t2 * t
  return (
    (2 * t3 - 3 * t2 + 1) * start[1] +
    (t3 - 2 * t2 + t) * slopeStart +
    (-2 * t3 + 3 * t2) * end[1] +
    (t3 - t2) * slopeEnd
  )
}

/** A smooth curve through the points (positions ascending), tabulated so that a look-up costs next to nothing. */
export const splineTable = (points: readonly TablePoint[]): ((position: number) => number) => {
  const first = points[0][0]
  const last = points[points.length - 1][0]
  const values = new Float32Array(TABLE_SIZE + 1)
  for (let i = 0; i <= TABLE_SIZE; i++) values[i] = hermite(points, first + ((last - first) * i) / TABLE_SIZE)
  const density = TABLE_SIZE / (last - first)
  return (position) => {
    const at = clamp((position - first) * density, 0, TABLE_SIZE - 1e-3)
    const index = at | 0
    return values[index] + (values[index + 1] - values[index]) * (at - index)
  }
}

/** Points of a Catmull-Rom curve through `points` (any dimension), `segments` + 1 of them. */
export const sampleCurve = (points: readonly (readonly number[])[], segments: number): number[][] => {
  const last = points.length - 1
  const at = (index: number) => points[clamp(index, 0, last)]
  return Array.from({ length: segments + 1 }, (_, step) => {
    const along = (step / segments) * last
    const index = Math.min(Math.floor(along), last - 1)
    const t = along - index
    const [p0, p1, p2, p3] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    return p1.map(
      (value, axis) =>
        0.5 *
        (2 * value +
          (p2[axis] - p0[axis]) * t +
          (2 * p0[axis] - 5 * value + 4 * p2[axis] - p3[axis]) * t * t +
          (3 * value - p0[axis] - 3 * p2[axis] + p3[axis]) * t * t * t),
    )
  })
}

/** Straight interpolation through (position, value) points, clamped at both ends. */
export const interpolate = (points: readonly TablePoint[], position: number): number => {
  if (position <= points[0][0]) return points[0][1]
  for (let i = 1; i < points.length; i++) {
    const [start, end] = [points[i - 1], points[i]]
    if (position <= end[0]) return start[1] + ((end[1] - start[1]) * (position - start[0])) / (end[0] - start[0])
  }
  return points[points.length - 1][1]
}
