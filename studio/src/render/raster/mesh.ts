import { distanceOf } from '../../math/scalar.ts'
/** What a pixel of the G-buffer shows. 0 is the backdrop. */
export const MATERIAL = {
  none: 0,
  face: 1,
  ear: 2,
  skin: 3,
  innerGarment: 4,
  outerGarment: 5,
  bottoms: 6,
  shoe: 7,
  metal: 8,
  prop: 9,
  table: 10,
  hat: 11,
  necklace: 12,
  scarf: 13,
  gloves: 14,
  bag: 15,
  wrist: 16,
  nose: 17,
  mask: 18,
  nails: 19,
  hairJewel: 20,
  eyeCover: 21,
  hand: 22,
  legs: 23,
  belt: 24,
  ring: 25,
  ankle: 26,
} as const

export type Material = (typeof MATERIAL)[keyof typeof MATERIAL]

export const isSkin = (material: number): boolean =>
  (material >= MATERIAL.face && material <= MATERIAL.skin) || material === MATERIAL.hand

/**
 * Triangles with a unit normal per vertex. `rest` holds the same vertices before pose and displacement: patterns,
 * necklines and painted marks are looked up there, so that they stick to the surface.
 */
export type Mesh = {
  positions: Float32Array
  normals: Float32Array
  rest: Float32Array
  indices: Uint32Array
  material: Material
  /** Chooses the material at a rest point; `MATERIAL.none` cuts a hole. */
  materialAt?: (x: number, y: number, z: number) => Material
  /** Turns normals that face away, for sheets such as collars. */
  twoSided?: boolean
}

type GridOptions = {
  columns: number
  rows: number
  /** Joins the last column to the first. */
  wrap?: boolean
  /** Turns the triangles over. */
  flip?: boolean
}

/** Triangle indices of a grid of vertices stored row by row. */
export const gridIndices = ({ columns, rows, wrap = false, flip = false }: GridOptions): Uint32Array => {
  const spans = wrap ? columns : columns - 1
  const indices = new Uint32Array(spans * (rows - 1) * 6)
  let at = 0
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < spans; column++) {
      const a = row * columns + column
      const b = row * columns + ((column + 1) % columns)
      const c = a + columns
      const d = b + columns
      indices.set(flip ? [a, c, b, b, c, d] : [a, b, c, b, d, c], at)
      at += 6
    }
  }
  return indices
}

/** Area-weighted vertex normals. */
export const vertexNormals = (positions: Float32Array, indices: Uint32Array): Float32Array => {
  const normals = new Float32Array(positions.length)
  for (let i = 0; i < indices.length; i += 3) {
    const a = indices[i] * 3
    const b = indices[i + 1] * 3
    const c = indices[i + 2] * 3
    const ux = positions[b] - positions[a]
    const uy = positions[b + 1] - positions[a + 1]
    const uz = positions[b + 2] - positions[a + 2]
    const vx = positions[c] - positions[a]
    const vy = positions[c + 1] - positions[a + 1]
    const vz = positions[c + 2] - positions[a + 2]
    const nx = uy * vz - uz * vy
    const ny = uz * vx - ux * vz
    const nz = ux * vy - uy * vx
    for (const corner of [a, b, c]) {
      normals[corner] += nx
      normals[corner + 1] += ny
      normals[corner + 2] += nz
    }
  }
  for (let i = 0; i < normals.length; i += 3) {
    const length = distanceOf(normals[i], normals[i + 1], normals[i + 2]) || 1
    normals[i] /= length
    normals[i + 1] /= length
    normals[i + 2] /= length
  }
  return normals
}
