import { smoothstep, TAU } from '../../math/scalar.ts'
import { indexRoots } from './index-roots.ts'
import type { Root } from './scalp.ts'

type WaveOptions = {
  /** Radius of the wave or curl in head units. */
  size: number
  /** Full turns along the whole curve. */
  turns: number
  /** Where on its circle the wave starts, in radians. */
  phase: number
  /** 0 a flat wave, 1 a round curl. */
  roundness: number
  /** How far the top of the head stays free of them: waves that run back there are seen as scribbles. Above 1 lower down. */
  calmTop?: number
}

/** Head units below the eye line between which hair leaves the top of the head. */
const TOP = { from: -0.86, to: -0.42 }

const SIDEWAYS = [0.93, 0.3, 0.2] as const

/**
 * Winds a curve into waves or curls around itself, in place; the root stays where it is. The frame across the curve is
 * carried along without twist, so that neighbouring hairs wave together.
 */
export const waveCurve = (points: Float32Array, { size, turns, phase, roundness, calmTop = 0 }: WaveOptions): void => {
  const last = points.length / 3 - 1
  if (size <= 0 || last < 2) return
  const source = points.slice()
  let [ux, uy, uz] = SIDEWAYS as readonly number[]
  for (let index = 1; index <= last; index++) {
    const share = index / last
    const at = index * 3
    const before = at - 3
    const after = Math.min(last, index + 1) * 3
    let tx = source[after] - source[before]
    let ty = source[after + 1] - source[before + 1]
    let tz = source[after + 2] - source[before + 2]
    const length = Math.sqrt(tx * tx + ty * ty + tz * tz) || 1
    tx /= length
    ty /= length
    tz /= length
    const along = ux * tx + uy * ty + uz * tz
    ux -= tx * along
    uy -= ty * along
    uz -= tz * along
    const scale = 1 / (Math.sqrt(ux * ux + uy * uy + uz * uz) || 1)
    ux *= scale
    uy *= scale
    uz *= scale
    const calm = Math.min(1, calmTop * smoothstep(TOP.to, TOP.from, source[at + 1]))
    const reach = size * (1 - calm) * smoothstep(0, 0.62 - 0.4 * roundness, share)
    const turn = phase + turns * TAU * share
    const a = Math.sin(turn) * reach
    const b = Math.cos(turn) * reach * roundness
    points[at] = source[at] + ux * a + (ty * uz - tz * uy) * b
    points[at + 1] = source[at + 1] + uy * a + (tz * ux - tx * uz) * b
    points[at + 2] = source[at + 2] + uz * a + (tx * uy - ty * ux) * b
  }
}

/** A guide and the root it grows from. */
export type Guide = { root: Root; points: Float32Array }

const NEIGHBOURS = 3

/**
 * Makes a hair for any root by blending the shapes of the three nearest guides, so that neighbouring hairs form
 * continuous sheets. Returns undefined when no guide grows in the root's group.
 */
export const createInterpolator = (
  guides: readonly Guide[],
  points: number,
): ((root: Root, converge: boolean) => Float32Array | undefined) => {
  const findNearest = indexRoots(guides)
  const indices = new Int32Array(NEIGHBOURS)
  const distances = new Float64Array(NEIGHBOURS)
  return (root, converge) => {
    const count = findNearest(root, { indices, distances })
    if (count === 0) return undefined
    let sum = 0
    for (let place = 0; place < count; place++) sum += 1 / (distances[place] + 2e-4)
    const curve = new Float32Array(points * 3)
    for (let place = 0; place < count; place++) {
      const { points: source, root: start } = guides[indices[place]]
      const weight = 1 / (distances[place] + 2e-4) / sum
      for (let index = 0; index < points; index++) {
        const keep = converge ? 1 - index / (points - 1) : 1
        for (let axis = 0; axis < 3; axis++)
          curve[index * 3 + axis] += weight * (source[index * 3 + axis] + (root.point[axis] - start.point[axis]) * keep)
      }
    }
    return curve
  }
}
