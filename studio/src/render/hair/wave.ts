import { smoothstep, TAU } from '../math/scalar.ts'

export type WaveOptions = {
  /** Radius of the wave or curl in head units. */
  size: number
  /** Full turns along the whole curve. */
  turns: number
  /** Where on its circle the wave starts, in radians. */
  phase: number
  /** 0 a flat wave, 1 a round curl. */
  roundness: number
}

const SIDEWAYS = [0.93, 0.3, 0.2] as const

/**
 * Winds a curve into waves or curls around itself, in place; the root stays where it is. The frame across the curve is
 * carried along without twist, so that neighbouring hairs wave together.
 */
export function waveCurve(points: Float32Array, { size, turns, phase, roundness }: WaveOptions): void {
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
    const reach = size * smoothstep(0, 0.22, share)
    const turn = phase + turns * TAU * share
    const a = Math.sin(turn) * reach
    const b = Math.cos(turn) * reach * roundness
    points[at] = source[at] + ux * a + (ty * uz - tz * uy) * b
    points[at + 1] = source[at + 1] + uy * a + (tz * ux - tx * uz) * b
    points[at + 2] = source[at + 2] + uz * a + (tx * uy - ty * ux) * b
  }
}
