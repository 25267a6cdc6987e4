import type { Vec3 } from '../math/vector.ts'

/** A bundle of hair along a given path in head space: part of a bun, a tail or a braid. */
export type Lock = {
  path: readonly Vec3[]
  /** Radius of the bundle by share of its length, in head units. */
  radius: (share: number) => number
  strands: number
  /** How much darker than the rest, for locks that lie underneath: 1 not at all. */
  tone: number
  /** Kept on the head and body instead of passing through them. */
  collides: boolean
}
