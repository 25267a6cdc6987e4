import { clamp, lerp, smoothstep } from '../../render/math/scalar.ts'
import { fillUnknown, layGrid, type NodeGrid, smoothNodes } from '../layers/node-grid.ts'
import type { Texture } from '../layers/texture.ts'
import type { Anatomy } from './read-anatomy.ts'

/** Texels between nodes. */
const STEP = 9
/** How often depths are evened out: outlines must not get knobs. */
const SMOOTHING = 5

/** A picture laid on a grid with what is known of its depth and of the person in it. */
export type PictureGrid = {
  texture: Texture
  grid: NodeGrid
  /** Depth of every node in pixels, larger is nearer: the face by its mesh, the head around it as a ball. */
  headZ: Float32Array
  /** How much each node moves with the head, with the trunk, and with what is near: 0 to 1. */
  head: Float32Array
  trunk: Float32Array
  near: Float32Array
}

/** Mesh depths at the nodes that points of the face lie at, and evened out between them. */
const meshDepths = (grid: NodeGrid, { points, pivot }: Anatomy): Float32Array => {
  const { columns, rows } = grid
  const sums = new Float32Array(columns * rows)
  const counts = new Float32Array(columns * rows)
  for (let point = 0; point < points.length; point += 3) {
    const column = Math.round(points[point] / STEP)
    const row = Math.round(points[point + 1] / STEP)
    if (column < 0 || row < 0 || column >= columns || row >= rows) continue
    sums[row * columns + column] += -points[point + 2] - pivot.z
    counts[row * columns + column]++
  }
  const depths = sums.map((sum, node) => (counts[node] > 0 ? sum / counts[node] : Number.NaN))
  fillUnknown(depths, columns)
  return smoothNodes(depths, columns, SMOOTHING)
}

/** Without a face, what is in the middle and low in the picture is taken to be near. */
const layPlain = (texture: Texture): PictureGrid => {
  const grid = layGrid(texture, STEP)
  const size = grid.columns * grid.rows
  const near = Float32Array.from({ length: size }, (_, node) => {
    const u = (node % grid.columns) / (grid.columns - 1) - 0.5
    const v = Math.floor(node / grid.columns) / (grid.rows - 1)
    return clamp(0.35 + 0.65 * v - 0.9 * u * u)
  })
  const none = new Float32Array(size)
  return { texture, grid, headZ: none, head: none, trunk: none, near }
}

/** Measures every node against the head and the body under it. Edges are soft, so that the picture never tears. */
export const layPictureGrid = (texture: Texture, anatomy: Anatomy | undefined): PictureGrid => {
  if (!anatomy) return layPlain(texture)
  const grid = layGrid(texture, STEP)
  const { columns, rows } = grid
  const size = columns * rows
  const { center, pivot, width, height, angle } = anatomy
  const mesh = meshDepths(grid, anatomy)
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
  const layer: PictureGrid = {
    texture,
    grid,
    headZ: new Float32Array(size),
    head: new Float32Array(size),
    trunk: new Float32Array(size),
    near: new Float32Array(size),
  }
  for (let node = 0; node < size; node++) {
    const dx = grid.texelX[node % columns] - center.x
    const dy = grid.texelY[Math.floor(node / columns)] - center.y
    const across = (dx * cosine + dy * sine) / width
    const down = (dy * cosine - dx * sine) / height
    const face = Math.hypot(across / 0.5, down / 0.55)
    // Hair reaches farther up than down, and to the sides.
    const skull = Math.hypot(across / 0.72, (down + 0.14) / (down < -0.14 ? 0.72 : 0.66))
    layer.head[node] = smoothstep(1.75, 0.92, skull) * smoothstep(1.25, 0.62, down)
    const ball = Math.sqrt(Math.max(0, 1 - Math.min(1, skull) ** 2)) * 0.55 * width
    layer.headZ[node] = lerp(mesh[node], ball, smoothstep(0.85, 1.15, face))
    const shoulders = lerp(0.42, 1.45, smoothstep(0.45, 1.25, down))
    layer.trunk[node] = smoothstep(1.35, 0.8, Math.abs(across) / shoulders) * smoothstep(0.45, 0.95, down)
    layer.near[node] = Math.max(
      smoothstep(1.9, 0.85, skull),
      layer.trunk[node],
      0.3 * smoothstep(pivot.y, rows * STEP, dy),
    )
  }
  layer.headZ = smoothNodes(layer.headZ, columns, SMOOTHING)
  return layer
}
