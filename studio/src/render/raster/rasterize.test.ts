import { describe, expect, it } from 'vitest'
import { createDepthMap, createGBuffer, EMPTY_DEPTH } from './gbuffer.ts'
import { gridIndices, MATERIAL, vertexNormals } from './mesh.ts'
import type { Material, Mesh } from './mesh.ts'
import { rasterize, rasterizeDepth } from './rasterize.ts'
import type { Projection } from './rasterize.ts'

const SIZE = 32
const flat: Projection = (x, y, z, out) => {
  out[0] = x
  out[1] = y
  out[2] = z
}

const square = (from: number, to: number, depth: number, material: Material): Mesh => {
  const positions = Float32Array.of(from, from, depth, to, from, depth, from, to, depth, to, to, depth)
  const indices = gridIndices({ columns: 2, rows: 2 })
  return { positions, normals: vertexNormals(positions, indices), rest: positions, indices, material }
}

describe('rasterize', () => {
  it('fills exactly the pixels whose centres are covered', () => {
    const buffer = createGBuffer(SIZE, SIZE)
    rasterize(buffer, square(4, 12, 0, MATERIAL.skin), flat)
    expect(buffer.materials.filter((material) => material === MATERIAL.skin)).toHaveLength(64)
    expect(buffer.materials[4 * SIZE + 4]).toBe(MATERIAL.skin)
    expect(buffer.materials[12 * SIZE + 12]).toBe(MATERIAL.none)
  })

  it('shows the nearest surface whatever the order', () => {
    const [near, far] = [square(0, 20, 1, MATERIAL.face), square(0, 20, 0, MATERIAL.skin)]
    for (const order of [
      [near, far],
      [far, near],
    ]) {
      const buffer = createGBuffer(SIZE, SIZE)
      for (const mesh of order) rasterize(buffer, mesh, flat)
      expect(buffer.materials[5 * SIZE + 5]).toBe(MATERIAL.face)
    }
  })

  it('cuts holes where the mesh says so, in the depth map as well', () => {
    const holed: Mesh = {
      ...square(0, 20, 0, MATERIAL.skin),
      materialAt: (x) => (x < 10 ? MATERIAL.none : MATERIAL.skin),
    }
    const buffer = createGBuffer(SIZE, SIZE)
    rasterize(buffer, holed, flat)
    const depth = createDepthMap(SIZE, SIZE)
    rasterizeDepth(depth, holed, flat)
    expect([buffer.materials[5], buffer.materials[15]]).toEqual([MATERIAL.none, MATERIAL.skin])
    expect([depth.depth[5], depth.depth[15]]).toEqual([EMPTY_DEPTH, 0])
  })

  it('clips what lies outside the picture', () => {
    const buffer = createGBuffer(SIZE, SIZE)
    rasterize(buffer, square(-50, 90, 0, MATERIAL.skin), flat)
    expect(buffer.materials.every((material) => material === MATERIAL.skin)).toBe(true)
  })
})
