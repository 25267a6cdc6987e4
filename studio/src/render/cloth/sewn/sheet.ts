import type { DistanceField } from '../../../math/distance.ts'
import { cross, normalize, subtract } from '../../../math/vector.ts'
import type { Vec3 } from '../../../math/vector.ts'
import { gridIndices, vertexNormals } from '../../raster/mesh.ts'
import type { Material, Mesh } from '../../raster/mesh.ts'
import { TRIM_REST_Z } from '../appearance/fabrics.ts'
import type { Trim } from '../appearance/fabrics.ts'
import { NECK_AXIS_Z } from '../cut/neckline.ts'

export type SheetOptions = {
  /** Rows of equally many points; row index runs along the piece. */
  rows: readonly (readonly Vec3[])[]
  trim: Trim
  material: Material
  wrapAcross?: boolean
  /** Rest places tell how far across a point lies in head units, not as a share. */
  isMeasured?: boolean
  /** They tell how far a point lies from the sheet's last row, and from the column of its edge, in head units. */
  edge?: number
}

/** A sheet of cloth through rows of points, smooth-shaded, drawn from both sides. */
export const clothSheet = ({
  rows,
  trim,
  material,
  wrapAcross = false,
  isMeasured = false,
  edge,
}: SheetOptions): Mesh => {
  const columns = rows[0].length
  const inUnits = isMeasured || edge !== undefined
  const positions = new Float32Array(rows.length * columns * 3)
  const rest = new Float32Array(positions.length)
  let along = 0
  rows.forEach((row, index) => {
    const middle = columns >> 1
    if (index > 0) along += Math.hypot(...subtract(row[middle], rows[index - 1][middle]))
    let across = 0
    row.forEach((point, column) => {
      const at = (index * columns + column) * 3
      if (column > 0) across += Math.hypot(...subtract(point, row[column - 1]))
      positions.set(point, at)
      rest.set([along, inUnits ? across : column / (columns - 1), TRIM_REST_Z + trim], at)
    })
  })
  if (edge !== undefined)
    for (let at = 0; at < rest.length; at += 3 * columns) {
      const across = rest[at + 3 * edge + 1]
      for (let column = at; column < at + 3 * columns; column += 3) {
        rest[column] = along - rest[column]
        rest[column + 1] = across - rest[column + 1]
      }
    }
  const indices = gridIndices({ columns, rows: rows.length, wrap: wrapAcross })
  return { positions, normals: vertexNormals(positions, indices), rest, indices, material, twoSided: true }
}

type TubeOptions = {
  path: readonly Vec3[]
  radius: (share: number) => number
  trim: Trim
  material: Material
  sides?: number
}

/** A round tube along a path. */
export const clothTube = ({ path, radius, trim, material, sides = 10 }: TubeOptions): Mesh => {
  const last = path.length - 1
  const rows = path.map((point, index) => {
    const tangent = normalize(subtract(path[Math.min(last, index + 1)], path[Math.max(0, index - 1)]))
    const aside = normalize(cross(tangent, Math.abs(tangent[2]) < 0.9 ? [0, 0, 1] : [1, 0, 0]))
    const up = cross(aside, tangent)
    const reach = radius(index / last)
    return Array.from({ length: sides + 1 }, (_, step): Vec3 => {
      const turn = (step / sides) * Math.PI * 2
      const [across, over] = [Math.cos(turn) * reach, Math.sin(turn) * reach]
      return [
        point[0] + aside[0] * across + up[0] * over,
        point[1] + aside[1] * across + up[1] * over,
        point[2] + aside[2] * across + up[2] * over,
      ]
    })
  })
  return clothSheet({ rows, trim, material })
}

/** A point on the surface of a field, going out from the neck's axis at an angle (radians, signed) and height. */
export const pointAround = (field: DistanceField, angle: number, y: number): Vec3 => {
  const [directionX, directionZ] = [Math.sin(angle), Math.cos(angle)]
  let reach = 0.1
  for (let step = 0; step < 48; step++) {
    const distance = field(directionX * reach, y, NECK_AXIS_Z + directionZ * reach)
    if (distance > -0.001) break
    reach += Math.max(0.004, -distance * 0.8)
  }
  return [directionX * reach, y, NECK_AXIS_Z + directionZ * reach]
}

/** Ahead of all bellies. */
const FARTHEST_AHEAD = 2.4

/** A point on the front of a field above (x, y). */
export const pointInFront = (field: DistanceField, x: number, y: number): Vec3 => {
  let z = FARTHEST_AHEAD
  for (let step = 0; step < 48; step++) {
    const distance = field(x, y, z)
    if (distance < 0.001) break
    z -= Math.max(0.003, distance * 0.85)
    if (z < -0.6) break
  }
  return [x, y, z]
}

/** Behind all backs. */
const FARTHEST_BEHIND = -2.4

/** A point on the back of a field at (x, y); beside it, where the shoulders are. */
export const pointBehind = (field: DistanceField, x: number, y: number): Vec3 => {
  let z = FARTHEST_BEHIND
  for (let step = 0; step < 48; step++) {
    const distance = field(x, y, z)
    if (distance < 0.001) break
    z += Math.max(0.003, distance * 0.85)
    if (z > -0.5) break
  }
  return [x, y, z]
}

/** The highest point of a field's surface at (x, z). */
export const pointBelow = (field: DistanceField, x: number, z: number): Vec3 => {
  let y = 0.7
  for (let step = 0; step < 60; step++) {
    const distance = field(x, y, z)
    if (distance < 0.001) break
    y += Math.max(0.003, distance * 0.85)
  }
  return [x, y, z]
}
