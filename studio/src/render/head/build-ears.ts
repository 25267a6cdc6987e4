import type { Identity } from '../../identity/identity.ts'
import { MATERIAL } from '../materials.ts'
import { bell, bell2, smoothstep, TAU } from '../math/scalar.ts'
import { gridIndices, vertexNormals, type Mesh } from '../raster/mesh.ts'

const COLUMNS = 56
const ROWS = 22

/** Height of helix, antihelix, concha, tragus and lobe over the ear's disc; `u` points back, `v` down, both -1 to 1. */
const earHeight = (u: number, v: number): number => {
  const radius = Math.hypot(u, v)
  const helix =
    0.055 * bell(radius, 0.82, 0.15) * (0.35 + 0.65 * smoothstep(-0.9, 0.3, u - 0.3 * v)) * smoothstep(1, 0.4, v)
  const antihelix = 0.03 * bell(Math.hypot(u + 0.12, v * 0.92), 0.5, 0.12) * smoothstep(-0.45, 0.2, u)
  const concha = 0.045 * bell2(u, v, -0.16, 0.1, 0.34, 0.4)
  const tragus = 0.034 * bell2(u, v, -0.62, 0.14, 0.16, 0.2)
  const lobe = 0.03 * bell2(u, v, -0.2, 0.8, 0.32, 0.24)
  return helix + antihelix + tragus + lobe - concha
}

const buildEar = ({ shape }: Identity, side: -1 | 1): Mesh => {
  const positions = new Float32Array(COLUMNS * ROWS * 3)
  const flare = 0.42 + 0.25 * shape.earFlare
  const rootX = 0.622 * (0.5 * shape.faceWidth + 0.5 * shape.skullWidth)
  for (let row = 0; row < ROWS; row++) {
    const radius = row / (ROWS - 1)
    for (let column = 0; column < COLUMNS; column++) {
      const angle = (column / COLUMNS) * TAU
      const u = Math.cos(angle) * radius
      const v = Math.sin(angle) * radius
      const height = earHeight(u, v)
      const back = u * 0.108 * shape.earSize * (1 - 0.24 * v)
      const at = (row * COLUMNS + column) * 3
      positions[at] = side * (rootX + 0.01 + height + (0.075 + back) * Math.sin(flare) * 0.8)
      positions[at + 1] = 0.075 + v * 0.19 * shape.earSize - 0.14 * back
      positions[at + 2] = -0.15 - back * Math.cos(flare) + height * 0.25
    }
  }
  const indices = gridIndices({ columns: COLUMNS, rows: ROWS, wrap: true, flip: side > 0 })
  return { positions, normals: vertexNormals(positions, indices), rest: positions, indices, material: MATERIAL.ear }
}

/** Right and left ear of the person (left and right in the picture). */
export const buildEars = (identity: Identity): Mesh[] => [buildEar(identity, -1), buildEar(identity, 1)]
