import { expect, it } from 'vitest'
import { gridIndices, MATERIAL } from '../raster/mesh.ts'
import type { Mesh } from '../raster/mesh.ts'
import { createShadowMap } from './shadow-map.ts'
import { createSurfacePoint } from './surface-point.ts'

/** A board that faces the viewer and the light, from x = 0 to the right. */
const board = (z: number): Mesh => {
  const positions = Float32Array.from([0, 0, z, 1.5, 0, z, 0, 1.8, z, 1.5, 1.8, z])
  const normals = Float32Array.from({ length: 12 }, (_, at) => (at % 3 === 2 ? 1 : 0))
  return {
    positions,
    normals,
    rest: positions,
    indices: gridIndices({ columns: 2, rows: 2 }),
    material: MATERIAL.skin,
  }
}

/** Head units over which the shadow of a board at a height over the ground goes from nearly dark to nearly lit. */
const edgeUnder = (height: number): number => {
  const { litAt } = createShadowMap({ meshes: [board(height)], strands: [], direction: [0, 0, 1], spread: 0.4 })
  const lit = Array.from({ length: 120 }, (_, at) =>
    litAt({ ...createSurfacePoint(), pixelX: at, worldX: (at - 60) * 0.005, worldY: 0.9, keyFacing: 1 }),
  )
  expect(lit[0]).toBe(1)
  expect(lit[119]).toBe(0)
  return lit.filter((share) => share > 0.1 && share < 0.9).length * 0.005
}

it('casts shadows that are sharp near what casts them and soft far from it', () => {
  expect(edgeUnder(0.05)).toBeLessThan(0.06)
  expect(edgeUnder(0.4)).toBeGreaterThan(0.15)
})
