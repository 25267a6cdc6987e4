import { expect, it } from 'vitest'
import { MESH_LAYOUT } from '../../faces/mesh-layout.ts'
import { MESH_POINTS, STILL_POINTS } from '../../faces/mesh-regions.ts'
import { alignPoints, movePoints, turnOffsets } from './align-points.ts'

/** The unrolled face with some depth. */
const mesh = Float32Array.from({ length: MESH_POINTS * 3 }, (_, index) => {
  const [x, y] = [MESH_LAYOUT[Math.floor(index / 3) * 2], MESH_LAYOUT[Math.floor(index / 3) * 2 + 1]]
  return [x * 100, y * 120, 40 * (x - 0.5) ** 2 + 9 * y][index % 3] ?? 0
})

const turned = (x: number, y: number, z: number) => {
  const [cos, sin] = [Math.cos(0.7), Math.sin(0.7)]
  return [1.5 * (x * cos + z * sin), 1.5 * y, 1.5 * (z * cos - x * sin)] as const
}

const moved = mesh.map((_, index) => {
  const start = index - (index % 3)
  return turned(mesh[start], mesh[start + 1], mesh[start + 2])[index % 3] + [30, -20, 5][index % 3]
})

it('finds the turn, scale and shift between two meshes, from some of their points', () => {
  const alignment = alignPoints(mesh, moved, STILL_POINTS)
  expect(alignment.scale).toBeCloseTo(1.5, 4)
  const landed = movePoints(alignment, mesh)
  expect(Math.max(...landed.map((value, index) => Math.abs(value - moved[index])))).toBeLessThan(0.01)
})

it('turns offsets without shifting them', () => {
  const offsets = turnOffsets(alignPoints(mesh, moved, STILL_POINTS), new Float32Array([1, 2, 3, 0, 0, 0]))
  const expected = [...turned(1, 2, 3), 0, 0, 0]
  for (const [index, value] of expected.entries()) expect(offsets[index]).toBeCloseTo(value, 3)
})
