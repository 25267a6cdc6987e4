import type { DepthMap, GBuffer } from './gbuffer.ts'
import { MATERIAL } from './mesh.ts'
import type { Mesh } from './mesh.ts'

/** Writes pixel x, pixel y and depth of a world point into `out`. */
export type Projection = (x: number, y: number, z: number, out: Float64Array) => void

/** Its place in the mesh, where the corners' numbers begin, and twice the area that the triangle covers: below 0 where its winding turns away. */
type Triangle = { index: number; a: number; b: number; c: number; area: number }

const projectVertices = (mesh: Mesh, project: Projection): Float32Array => {
  const { positions } = mesh
  const projected = new Float32Array(positions.length)
  const out = new Float64Array(3)
  for (let i = 0; i < positions.length; i += 3) {
    project(positions[i], positions[i + 1], positions[i + 2], out)
    projected[i] = out[0]
    projected[i + 1] = out[1]
    projected[i + 2] = out[2]
  }
  return projected
}

/**
 * Calls `visit` for every pixel centre inside a triangle, with its depth and barycentric weights of corners b and c.
 * Triangles of either winding are drawn.
 */
const scanTriangles = (
  mesh: Mesh,
  target: DepthMap,
  project: Projection,
  visit: (pixel: number, depth: number, weightB: number, weightC: number, corners: Triangle) => void,
): void => {
  const projected = projectVertices(mesh, project)
  const { indices } = mesh
  const { width, height, depth: depths } = target
  const corners: Triangle = { index: 0, a: 0, b: 0, c: 0, area: 0 }
  for (let t = 0; t < indices.length; t += 3) {
    corners.index = t
    const a = (corners.a = indices[t] * 3)
    const b = (corners.b = indices[t + 1] * 3)
    const c = (corners.c = indices[t + 2] * 3)
    const ax = projected[a]
    const ay = projected[a + 1]
    const bx = projected[b] - ax
    const by = projected[b + 1] - ay
    const cx = projected[c] - ax
    const cy = projected[c + 1] - ay
    const area = (corners.area = bx * cy - by * cx)
    if (Math.abs(area) < 1e-9) continue
    const left = Math.max(0, Math.ceil(ax + Math.min(0, bx, cx) - 0.5))
    const right = Math.min(width - 1, Math.floor(ax + Math.max(0, bx, cx) - 0.5 + 1e-6))
    const top = Math.max(0, Math.ceil(ay + Math.min(0, by, cy) - 0.5))
    const bottom = Math.min(height - 1, Math.floor(ay + Math.max(0, by, cy) - 0.5 + 1e-6))
    const inverse = 1 / area
    const az = projected[a + 2]
    const bz = projected[b + 2] - az
    const cz = projected[c + 2] - az
    for (let y = top; y <= bottom; y++) {
      const py = y + 0.5 - ay
      for (let x = left; x <= right; x++) {
        const px = x + 0.5 - ax
        const weightB = (px * cy - py * cx) * inverse
        if (weightB < -1e-5) continue
        const weightC = (bx * py - by * px) * inverse
        if (weightC < -1e-5 || weightB + weightC > 1.00001) continue
        const depth = az + bz * weightB + cz * weightC
        const pixel = y * width + x
        if (depth > depths[pixel]) visit(pixel, depth, weightB, weightC, corners)
      }
    }
  }
}

/** Whether the viewer sees the side of a triangle that its normals turn away from. */
const isSeenFromBehind = ({ positions, normals }: Mesh, { a, b, c, area }: Triangle): boolean => {
  const [ux, uy, uz] = [
    positions[b] - positions[a],
    positions[b + 1] - positions[a + 1],
    positions[b + 2] - positions[a + 2],
  ]
  const [vx, vy, vz] = [
    positions[c] - positions[a],
    positions[c + 1] - positions[a + 1],
    positions[c + 2] - positions[a + 2],
  ]
  const wound =
    (uy * vz - uz * vy) * (normals[a] + normals[b] + normals[c]) +
    (uz * vx - ux * vz) * (normals[a + 1] + normals[b + 1] + normals[c + 1]) +
    (ux * vy - uy * vx) * (normals[a + 2] + normals[b + 2] + normals[c + 2])
  return wound * area < 0
}

/** Draws a mesh into the G-buffer, nearest surface wins. */
export const rasterize = (buffer: GBuffer, mesh: Mesh, project: Projection): void => {
  const { normals, rest, material, materialAt, twoSided } = mesh
  let [told, facing] = [-1, 1]
  scanTriangles(mesh, buffer, project, (pixel, depth, weightB, weightC, corners) => {
    const { a, b, c } = corners
    const weightA = 1 - weightB - weightC
    const rx = weightA * rest[a] + weightB * rest[b] + weightC * rest[c]
    const ry = weightA * rest[a + 1] + weightB * rest[b + 1] + weightC * rest[c + 1]
    const rz = weightA * rest[a + 2] + weightB * rest[b + 2] + weightC * rest[c + 2]
    const chosen = materialAt ? materialAt(rx, ry, rz) : material
    if (chosen === MATERIAL.none) return
    const at = pixel * 3
    buffer.depth[pixel] = depth
    buffer.materials[pixel] = chosen
    buffer.rest[at] = rx
    buffer.rest[at + 1] = ry
    buffer.rest[at + 2] = rz
    const nx = weightA * normals[a] + weightB * normals[b] + weightC * normals[c]
    const ny = weightA * normals[a + 1] + weightB * normals[b + 1] + weightC * normals[c + 1]
    const nz = weightA * normals[a + 2] + weightB * normals[b + 2] + weightC * normals[c + 2]
    if (twoSided && corners.index !== told) {
      told = corners.index
      facing = isSeenFromBehind(mesh, corners) ? -1 : 1
    }
    const scale = facing / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1)
    buffer.normals[at] = nx * scale
    buffer.normals[at + 1] = ny * scale
    buffer.normals[at + 2] = nz * scale
  })
}

/** Draws only the depth of a mesh. */
export const rasterizeDepth = (target: DepthMap, mesh: Mesh, project: Projection): void => {
  const { rest, materialAt } = mesh
  scanTriangles(mesh, target, project, (pixel, depth, weightB, weightC, { a, b, c }) => {
    if (materialAt) {
      const weightA = 1 - weightB - weightC
      const material = materialAt(
        weightA * rest[a] + weightB * rest[b] + weightC * rest[c],
        weightA * rest[a + 1] + weightB * rest[b + 1] + weightC * rest[c + 1],
        weightA * rest[a + 2] + weightB * rest[b + 2] + weightC * rest[c + 2],
      )
      if (material === MATERIAL.none) return
    }
    target.depth[pixel] = depth
  })
}
