import { distanceOf } from '../../math/scalar.ts'
import type { Surface } from '../body/surface-nets.ts'

type RestedSurface = Surface & { rest: Float32Array }

/**
 * A triangle whose rest points lie this many times farther apart than its corners, and farther than `gap`, joins two parts of
 * the body: cloth on an arm and that on the trunk, or one finger and the next. Rest points of limbs go on beside it as places
 * do, those of bent fingers lie another way round and stay.
 */
type Smear = { stretch: number; gap: number; onward: 0 | 1 }

export const SMEARS = {
  limbs: { stretch: 4, gap: 0.25, onward: 1 },
  fingers: { stretch: 2.5, gap: 0.05, onward: 0 },
} as const

const gap = (values: Float32Array, a: number, b: number): number =>
  distanceOf(
    values[a * 3] - values[b * 3],
    values[a * 3 + 1] - values[b * 3 + 1],
    values[a * 3 + 2] - values[b * 3 + 2],
  )

/**
 * Where an arm lies on the trunk, or a finger at the next, one triangle can touch both, and patterns would smear over it from
 * one rest place to the other. Such triangles get corners of their own that all belong to what rests farther out.
 */
export const cutSmears = (
  { positions, normals, rest, indices }: RestedSurface,
  { stretch, gap: leastGap, onward }: Smear,
): RestedSurface => {
  const extra: { vertex: number; home: number }[] = []
  const cut = indices.slice()
  const isSmeared = (a: number, b: number): boolean => {
    const apart = gap(rest, a, b)
    return apart > leastGap && apart > stretch * gap(positions, a, b)
  }
  const count = positions.length / 3
  for (let at = 0; at < indices.length; at += 3) {
    const corners = [indices[at], indices[at + 1], indices[at + 2]]
    const home = corners.reduce((out, vertex) => (Math.abs(rest[vertex * 3]) > Math.abs(rest[out * 3]) ? vertex : out))
    for (const [corner, vertex] of corners.entries()) {
      if (vertex === home || !isSmeared(home, vertex)) continue
      cut[at + corner] = count + extra.length
      extra.push({ vertex, home })
    }
  }
  if (extra.length === 0) return { positions, normals, rest, indices }
  const grow = (values: Float32Array): Float32Array => {
    const grown = new Float32Array(values.length + extra.length * 3)
    grown.set(values)
    return grown
  }
  const [grownPositions, grownNormals, grownRest] = [grow(positions), grow(normals), grow(rest)]
  extra.forEach(({ vertex, home }, index) => {
    for (let axis = 0; axis < 3; axis++) {
      const to = (count + index) * 3 + axis
      grownPositions[to] = positions[vertex * 3 + axis]
      grownNormals[to] = normals[vertex * 3 + axis]
      grownRest[to] = rest[home * 3 + axis] + onward * (positions[vertex * 3 + axis] - positions[home * 3 + axis])
    }
  })
  return { positions: grownPositions, normals: grownNormals, rest: grownRest, indices: cut }
}
