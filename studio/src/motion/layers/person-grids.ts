import { clamp, smoothstep } from '../../math/scalar.ts'
import type { PosedPerson } from '../../render/person/pose-person.ts'
import { EMPTY_DEPTH } from '../../render/raster/gbuffer.ts'
import type { GBuffer } from '../../render/raster/gbuffer.ts'
import { MATERIAL } from '../../render/raster/mesh.ts'
import { tiltOf } from '../../render/view/camera.ts'
import type { Area } from '../../render/view/head-area.ts'
import type { Pose } from '../../render/view/pose.ts'
import { reachOfHands } from './hand-reach.ts'
import type { HandReach } from './hand-reach.ts'
import { fillUnknown, layGrid, smoothNodes, usedNodes } from './node-grid.ts'
import type { NodeGrid } from './node-grid.ts'
import type { Texture } from './texture.ts'

/** A drawn layer with where each of its nodes lies in the world. */
export type BentLayer = {
  texture: Texture
  grid: NodeGrid
  /** x y z of every node in head units. */
  world: Float32Array
  /** How freely each node hangs, in head units from where it is held: 0 moves only with what is under it. */
  slack: Float32Array
  /** Nodes that something hangs on. */
  used: Uint32Array
  /** How far they go along with the hands, in the layers of body and forearms where hands move. */
  hands?: HandReach
}

/** Texels between nodes: for bodies and hair a share of a head unit, within bounds. */
const BODY_STEP = { share: 0.068, least: 10, most: 20 }
const HAIR_STEP = { share: 0.048, least: 9, most: 14 }
const HEAD_STEP = 7

const stepOf = ({ share, least, most }: typeof BODY_STEP, { camera }: Pose): number =>
  clamp(Math.round(share * camera.scale), least, most)

/** How often depths of hair and head are evened out: outlines must not get knobs. */
const HAIR_SMOOTHING = 5
const HEAD_SMOOTHING = 2

/** World places of nodes from their texels and depths, by undoing the camera. */
const placeNodes = (
  grid: NodeGrid,
  depths: Float32Array,
  pose: Pose,
  area: { left: number; top: number },
): Float32Array => {
  const { centerX, centerY, scale, perspective } = pose.camera
  const tilt = tiltOf(pose.camera)
  const world = new Float32Array(depths.length * 3)
  for (let node = 0; node < depths.length; node++) {
    const z = depths[node]
    const zoom = scale * (1 + z * perspective)
    world[node * 3] = (grid.texelX[node % grid.columns] + 0.5 + area.left - centerX) / zoom
    const y = (grid.texelY[Math.floor(node / grid.columns)] + 0.5 + area.top - centerY) / zoom
    world[node * 3 + 1] = tilt.worldY(y, z)
    world[node * 3 + 2] = tilt.worldZ(y, z)
  }
  return world
}

/** The mean depth around every node: a single pixel at an outline could lie anywhere. */
const depthsOf = (grid: NodeGrid, { width, height, depth }: GBuffer, reach: number): Float32Array => {
  const { columns, rows } = grid
  const depths = Float32Array.from({ length: columns * rows }, (_, node) => {
    const middleX = Math.round(grid.texelX[node % columns])
    const middleY = Math.round(grid.texelY[Math.floor(node / columns)])
    let sum = 0
    let count = 0
    for (let y = Math.max(0, middleY - reach); y <= Math.min(height - 1, middleY + reach); y++) {
      for (let x = Math.max(0, middleX - reach); x <= Math.min(width - 1, middleX + reach); x++) {
        const found = depth[y * width + x]
        if (found === EMPTY_DEPTH) continue
        sum += found
        count++
      }
    }
    return count > 0 ? sum / count : Number.NaN
  })
  fillUnknown(depths, columns)
  return depths
}

const WHOLE = { left: 0, top: 0 }

/** How far below the place that holds it cloth hangs: skirts from the hips, tops from the waist. */
const clothSlack = (
  buffer: GBuffer,
  grid: NodeGrid,
  world: Float32Array,
  { body, scene }: PosedPerson,
): Float32Array => {
  const { hipY, waistY } = body.figure.frame
  const { columns, rows } = grid
  const slack = Float32Array.from({ length: columns * rows }, (_, node) => {
    const x = Math.round(grid.texelX[node % columns])
    const y = Math.round(grid.texelY[Math.floor(node / columns)])
    const material = buffer.materials[Math.min(buffer.height - 1, y) * buffer.width + Math.min(buffer.width - 1, x)]
    const height = world[node * 3 + 1]
    if (material === MATERIAL.none) return Number.NaN
    if (material === MATERIAL.bottoms) return Math.max(0, height - hipY)
    const isTop = material === MATERIAL.innerGarment || material === MATERIAL.outerGarment
    return isTop && scene.framing !== 'selfie' ? Math.max(0, height - waistY) : 0
  })
  fillUnknown(slack, columns)
  return slack
}

/** `of` says what the layer holds where hands move. */
export const bodyGrid = (
  texture: Texture,
  buffer: GBuffer,
  posed: PosedPerson,
  of?: 'body' | 'forearms',
): BentLayer => {
  const step = stepOf(BODY_STEP, posed.pose)
  const grid = layGrid(texture, step)
  const world = placeNodes(grid, depthsOf(grid, buffer, step >> 1), posed.pose, WHOLE)
  const hands = of && reachOfHands(world, grid.columns, posed, of)
  const slack = clothSlack(buffer, grid, world, posed)
  return { texture, grid, world, slack, used: usedNodes(grid), ...(hands && { hands }) }
}

export const headGrid = (texture: Texture, buffer: GBuffer, area: Area, { pose }: PosedPerson): BentLayer => {
  const grid = layGrid(texture, HEAD_STEP)
  const depths = smoothNodes(depthsOf(grid, buffer, HEAD_STEP), grid.columns, HEAD_SMOOTHING)
  const world = placeNodes(grid, depths, pose, area)
  return { texture, grid, world, slack: new Float32Array(grid.columns * grid.rows), used: usedNodes(grid) }
}

/** Strands shorter than this are held by those around them, in head units. */
const STIFF_LENGTH = 0.35

/** How much more a strand counts than one that is a head unit behind it. */
const NEARNESS = 1

/** Strands farther than this behind a surface are not seen, in head units. */
const HIDDEN_DEPTH = 0.04

type HairPart = {
  depths: { from: number; to: number }
  /** Depth of the surfaces that hide strands, for every texel; none where all are drawn. */
  hidden?: Float32Array
}

/** Depth and slack of a part of the hair: means over the strands that pass near each node, the nearest counting most. */
export const hairGrid = (
  texture: Texture,
  { pose, hair }: PosedPerson,
  { depths: depthsShown, hidden }: HairPart,
): BentLayer => {
  const step = stepOf(HAIR_STEP, pose)
  const grid = layGrid(texture, step)
  const { columns, rows } = grid
  const depths = new Float32Array(columns * rows)
  const slack = new Float32Array(columns * rows)
  const counts = new Float32Array(columns * rows)
  const out = new Float64Array(3)
  const isHidden = (x: number, y: number, z: number): boolean =>
    hidden !== undefined && hidden[Math.round(y) * texture.width + Math.round(x)] > z + HIDDEN_DEPTH
  for (const { points } of hair.strands) {
    let length = 0
    for (let at = 3; at < points.length; at += 3) {
      length += Math.hypot(
        points[at] - points[at - 3],
        points[at + 1] - points[at - 2],
        points[at + 2] - points[at - 1],
      )
      pose.project(points[at], points[at + 1], points[at + 2], out)
      const column = Math.round(out[0] / step)
      const row = Math.round(out[1] / step)
      if (column < 0 || row < 0 || column >= columns || row >= rows) continue
      if (out[2] < depthsShown.from || out[2] >= depthsShown.to || isHidden(out[0], out[1], out[2])) continue
      const node = row * columns + column
      const weight = Math.exp(NEARNESS * out[2])
      counts[node] += weight
      depths[node] += weight * out[2]
      slack[node] += weight * Math.max(0, length - STIFF_LENGTH) * smoothstep(0, 2 * STIFF_LENGTH, length)
    }
  }
  for (let node = 0; node < counts.length; node++) {
    depths[node] = counts[node] > 0 ? depths[node] / counts[node] : Number.NaN
    slack[node] = counts[node] > 0 ? slack[node] / counts[node] : Number.NaN
  }
  fillUnknown(depths, columns)
  fillUnknown(slack, columns)
  const even = smoothNodes(depths, columns, HAIR_SMOOTHING)
  return {
    texture,
    grid,
    world: placeNodes(grid, even, pose, WHOLE),
    slack: smoothNodes(slack, columns, HAIR_SMOOTHING),
    used: usedNodes(grid),
  }
}
