import type { Identity } from '../../identity/identity.ts'
import { MATERIAL } from '../materials.ts'
import type { DistanceField } from '../math/distance.ts'
import { bell, bell2, lerp, smoothstep, TAU } from '../math/scalar.ts'
import { gridIndices, vertexNormals, type Mesh } from '../raster/mesh.ts'

const COLUMNS = 64
const ROWS = 28
const CENTER_Y = 0.1
const HINGE_Z = -0.07
const HALF_HEIGHT = 0.2
const HALF_WIDTH = 0.112

/**
 * Height over the ear's disc: rim, inner fold, bowl, tragus and lobe. `u` points back and `v` down, both -1 to 1; the
 * disc's edge bends back so that the rim looks thick.
 */
const earHeight = (u: number, v: number): number => {
  const radius = Math.hypot(u, v)
  const backAndTop = smoothstep(-0.75, 0.1, u - 0.55 * v) * smoothstep(0.95, 0.35, v)
  const rim = 0.042 * bell(radius, 0.84, 0.15) * backAndTop
  const fold = 0.034 * bell(Math.hypot(u + 0.16, (v - 0.02) * 0.9), 0.5, 0.13) * smoothstep(-0.4, 0.25, u)
  const bowl = 0.052 * bell2(u, v, -0.24, 0.12, 0.32, 0.36)
  const tragus = 0.036 * bell2(u, v, -0.72, 0.18, 0.17, 0.2)
  const lobe = 0.022 * bell2(u, v, -0.12, 0.72, 0.36, 0.24)
  const edge = 0.05 * smoothstep(0.86, 1, radius) * smoothstep(-0.85, -0.4, u)
  return rim + fold + tragus + lobe - bowl - edge
}

/** Where the head's side lies at the ear's hinge, at a height. */
const hingeX = (head: DistanceField, y: number): number => {
  let x = 0.6
  for (let step = 0; step < 12; step++) x -= head(x, y, HINGE_Z - 0.04)
  return x
}

/** How far the hinge's two ends are from the middle of the head. */
type Hinge = { top: number; bottom: number }

const buildEar = ({ shape }: Identity, hinge: Hinge, side: -1 | 1): Mesh => {
  const positions = new Float32Array(COLUMNS * ROWS * 3)
  const flare = 0.24 + 0.28 * shape.earFlare
  const [outward, backward] = [Math.sin(flare), Math.cos(flare)]
  for (let row = 0; row < ROWS; row++) {
    const radius = row / (ROWS - 1)
    for (let column = 0; column < COLUMNS; column++) {
      const angle = (column / COLUMNS) * TAU
      const u = Math.cos(angle) * radius
      const v = Math.sin(angle) * radius
      const height = earHeight(u, v) * shape.earSize
      const width = HALF_WIDTH * (1 - 0.26 * smoothstep(-0.2, 0.9, v))
      const back = (u * width + HALF_WIDTH * (1 - 0.2 * smoothstep(0.2, 1, v))) * shape.earSize
      const at = (row * COLUMNS + column) * 3
      positions[at] = side * (lerp(hinge.top, hinge.bottom, 0.5 + 0.5 * v) + 0.01 + back * outward + height * backward)
      positions[at + 1] = CENTER_Y + v * HALF_HEIGHT * shape.earSize - 0.12 * back
      positions[at + 2] = HINGE_Z - back * backward + height * outward
    }
  }
  const indices = gridIndices({ columns: COLUMNS, rows: ROWS, wrap: true, flip: side > 0 })
  return { positions, normals: vertexNormals(positions, indices), rest: positions, indices, material: MATERIAL.ear }
}

/** The ears, the one on the picture's left first. `head` is the plain head's field. */
export const buildEars = (identity: Identity, head: DistanceField): Mesh[] => {
  const reach = HALF_HEIGHT * identity.shape.earSize
  const hinge = { top: hingeX(head, CENTER_Y - reach), bottom: hingeX(head, CENTER_Y + reach) }
  return [buildEar(identity, hinge, -1), buildEar(identity, hinge, 1)]
}
