import { clamp, lerp, smoothstep } from '../../math/scalar.ts'
import { fillUnknown, layGrid, smoothNodes } from '../layers/node-grid.ts'
import type { NodeGrid } from '../layers/node-grid.ts'
import type { Texture } from '../layers/texture.ts'
import { measureAt } from './read-anatomy.ts'
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

const layEmpty = (texture: Texture): PictureGrid => {
  const grid = layGrid(texture, STEP)
  const size = grid.columns * grid.rows
  const none = () => new Float32Array(size)
  return { texture, grid, headZ: none(), head: none(), trunk: none(), near: none() }
}

/** Without a face, what is in the middle and low in the picture is taken to be near. */
export const layPlainGrid = (texture: Texture): PictureGrid => {
  const layer = layEmpty(texture)
  const { columns, rows } = layer.grid
  for (const node of layer.near.keys()) {
    const u = (node % columns) / (columns - 1) - 0.5
    const v = Math.floor(node / columns) / (rows - 1)
    layer.near[node] = clamp(0.35 + 0.65 * v - 0.9 * u * u)
  }
  return layer
}

/** How near the ground at the lower edge is, against a person that stands on it. */
const NEAREST_GROUND = 0.3

/**
 * The place behind a person: far, save for the ground that comes nearer towards the lower edge. Where they stand it is
 * as near as they are, so that their shadow stays at their feet: on a plane, nearness grows evenly down the picture.
 * @param feetY Height at which they stand, where that is in the picture.
 */
export const layPlaceGrid = (texture: Texture, { pivot }: Anatomy, feetY: number | undefined): PictureGrid => {
  const layer = layEmpty(texture)
  const { columns, texelY } = layer.grid
  for (const node of layer.near.keys()) {
    const y = texelY[Math.floor(node / columns)]
    layer.near[node] = feetY
      ? clamp((y - pivot.y) / (feetY - pivot.y))
      : NEAREST_GROUND * smoothstep(pivot.y, texture.height, y)
  }
  return layer
}

/** Share of the way from the head to the feet above which a standing body sways and breathes. */
const FIRM_FROM = 0.35

type PersonInPicture = {
  /** Whether the place is another layer. */
  isAlone: boolean
  /** As for the place. */
  feetY?: number
}

/** Measures every node of a person against the head and the body under it. */
export const layPersonGrid = (texture: Texture, anatomy: Anatomy, { isAlone, feetY }: PersonInPicture): PictureGrid => {
  const layer = layEmpty(texture)
  const { columns, texelX, texelY } = layer.grid
  const { width, pivot } = anatomy
  const mesh = meshDepths(layer.grid, anatomy)
  for (const node of layer.near.keys()) {
    const y = texelY[Math.floor(node / columns)]
    const { across, down, face, skull } = measureAt(anatomy, texelX[node % columns], y)
    layer.head[node] = smoothstep(1.75, 0.92, skull) * smoothstep(1.25, 0.62, down)
    const ball = Math.sqrt(Math.max(0, 1 - Math.min(1, skull) ** 2)) * 0.55 * width
    layer.headZ[node] = lerp(mesh[node], ball, smoothstep(0.85, 1.15, face))
    const shoulders = lerp(0.42, 1.45, smoothstep(0.45, 1.25, down))
    const firm = feetY ? smoothstep(1, FIRM_FROM, (y - pivot.y) / (feetY - pivot.y)) : 1
    layer.trunk[node] = firm * smoothstep(1.35, 0.8, Math.abs(across) / shoulders) * smoothstep(0.45, 0.95, down)
    const ground = NEAREST_GROUND * smoothstep(pivot.y, texture.height, y)
    layer.near[node] = isAlone ? 1 : Math.max(smoothstep(1.9, 0.85, skull), layer.trunk[node], ground)
  }
  return { ...layer, headZ: smoothNodes(layer.headZ, columns, SMOOTHING) }
}
