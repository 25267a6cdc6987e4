import { giveBack, lendBytes } from '../../math/lent-arrays.ts'
import { eachRow } from '../../math/each-row.ts'
import type { ColorBuffer, GBuffer } from './gbuffer.ts'
import { isSkin, MATERIAL } from './mesh.ts'

/** A step in depth that is seen as an edge, in head units, where the surface itself does not fall as steeply. */
const DEPTH_STEP = 0.025
/** How many times as steeply as its normals tell a surface may fall between two pixels. */
const STEEPER = 2
/** Rest places of neighbours farther apart than this belong to different pieces. */
const REST_STEP = 0.4

const RIGHT = 1
const DOWN = 2

/** How much deeper a surface gets for each head unit across the picture, along x (0) or y (1). */
const steepness = (normals: Float32Array, pixel: number, axis: number): number =>
  Math.abs(normals[pixel * 3 + axis]) / Math.max(0.02, Math.abs(normals[pixel * 3 + 2]))

/** Whether skin goes on from one part of the body to another; ears stand off the head. */
const runsOn = (a: number, b: number): boolean => isSkin(a) && isSkin(b) && a !== MATERIAL.ear && b !== MATERIAL.ear

/** Marks which pixels part from the one to their right and the one below. */
const findEdges = ({ width, height, depth, normals, rest, materials }: GBuffer, pixelsPerUnit: number): Uint8Array => {
  const edges = lendBytes(width * height)
  const parts = (a: number, b: number, axis: number): boolean => {
    if (materials[a] !== materials[b] && !runsOn(materials[a], materials[b])) return true
    const step = Math.abs(depth[a] - depth[b])
    if (step > DEPTH_STEP) {
      const slope = Math.min(steepness(normals, a, axis), steepness(normals, b, axis))
      if (step > DEPTH_STEP + (STEEPER * slope) / pixelsPerUnit) return true
    }
    return (
      Math.abs(rest[a * 3] - rest[b * 3]) > REST_STEP ||
      Math.abs(rest[a * 3 + 1] - rest[b * 3 + 1]) > REST_STEP ||
      Math.abs(rest[a * 3 + 2] - rest[b * 3 + 2]) > REST_STEP
    )
  }
  eachRow(height, (y) => {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x
      const right = pixel + 1
      const below = pixel + width
      const isEmpty = materials[pixel] === MATERIAL.none
      if (x + 1 < width && !(isEmpty && materials[right] === MATERIAL.none) && parts(pixel, right, 0))
        edges[pixel] |= RIGHT
      if (y + 1 < height && !(isEmpty && materials[below] === MATERIAL.none) && parts(pixel, below, 1))
        edges[pixel] |= DOWN
    }
  })
  return edges
}

/** Edges in rows or columns: how many and how long, steps along and across them, the mark of an edge and of one that crosses it. */
type Way = { lines: number; length: number; along: number; across: number; edge: number; crossing: number }

/** Takes a share of the colour of one pixel into another. */
type Blend = (to: number, from: number, share: number) => void

/**
 * Follows the edges that run one way, with a straight line through the middles of the steps at both ends of each level
 * run, and blends what lies beyond that line into the pixels that it cuts (morphological antialiasing, Reshetov, 2009).
 */
const cutSteps = (edges: Uint8Array, { lines, length, along, across, edge, crossing }: Way, blend: Blend): void => {
  /** Half a pixel towards the side that the edge turns to before a pixel; 0 where it ends or forks. */
  const turnBefore = (pixel: number): number => {
    const near = edges[pixel - along] & crossing
    const far = edges[pixel - along + across] & crossing
    return near === far ? 0 : near ? -0.5 : 0.5
  }
  eachRow(lines, (line) => {
    const origin = line * across
    let at = 0
    while (at < length) {
      if (!(edges[origin + at * along] & edge)) {
        at++
        continue
      }
      const start = at
      do at++
      while (
        at < length &&
        edges[origin + at * along] & edge &&
        !((edges[origin + (at - 1) * along] | edges[origin + (at - 1) * along + across]) & crossing)
      )
      const first = start > 0 ? turnBefore(origin + start * along) : 0
      const last = at < length ? turnBefore(origin + at * along) : 0
      if (first === 0 && last === 0) continue
      const half = (at - start) / 2
      for (let step = start; step < at; step++) {
        const pixel = origin + step * along
        const from = step - start
        const to = from + 1
        // The line falls from its first end to the edge in the middle of the run, and rises from there to its last one.
        const before = Math.max(0, Math.min(half, to) - from)
        const after = Math.max(0, to - Math.max(half, from))
        const areas = [
          (first * before * (half - from - before / 2)) / half,
          (last * after * (to - half - after / 2)) / half,
        ]
        for (const area of areas) {
          if (area < 0) blend(pixel, pixel + across, -area)
          else if (area > 0) blend(pixel + across, pixel, area)
        }
      }
    }
  })
}

/** Cosine below which a surface has turned from its neighbour's. */
const TURNED = 0.6
/** Share of a sliver's colour that its neighbours give it. */
const SLIVER_SHARE = 0.8

/**
 * Gives what is thinner than a pixel, a rim seen from the side, the colours beside it: a sample hits it here and there, and
 * it would be a dotted line. In place.
 */
const softenSlivers = ({ width, height, pixels }: ColorBuffer, { normals, materials }: GBuffer): void => {
  const isTurned = (a: number, b: number): boolean => {
    if (materials[b] === MATERIAL.none) return true
    const i = a * 3
    const j = b * 3
    return normals[i] * normals[j] + normals[i + 1] * normals[j + 1] + normals[i + 2] * normals[j + 2] < TURNED
  }
  const brightness = (pixel: number): number => pixels[pixel * 3] + pixels[pixel * 3 + 1] + pixels[pixel * 3 + 2]
  const softened: [pixel: number, color: [number, number, number]][] = []
  /** Softens a pixel that is thinner than its neighbours `step` to either side; answers whether it is. */
  const soften = (pixel: number, step: number): boolean => {
    const before = pixel - step
    const after = pixel + step
    if (!isTurned(pixel, before) || !isTurned(pixel, after)) return false
    const own = brightness(pixel)
    const one = brightness(before)
    const other = brightness(after)
    if (own >= Math.min(one, other) && own <= Math.max(one, other)) return false
    const mixed = (channel: number): number =>
      pixels[pixel * 3 + channel] * (1 - SLIVER_SHARE) +
      (SLIVER_SHARE / 2) * (pixels[before * 3 + channel] + pixels[after * 3 + channel])
    softened.push([pixel, [mixed(0), mixed(1), mixed(2)]])
    return true
  }
  eachRow(height - 2, (row) => {
    for (let x = 1; x < width - 1; x++) {
      const pixel = (row + 1) * width + x
      if (materials[pixel] !== MATERIAL.none && !soften(pixel, width)) soften(pixel, 1)
    }
  })
  for (const [pixel, color] of softened) pixels.set(color, pixel * 3)
}

/** Smooths the stair steps that the rasteriser leaves along outlines, and wherever one thing ends on another. In place. */
export const smoothEdges = (colors: ColorBuffer, buffer: GBuffer, pixelsPerUnit: number): void => {
  const { width, height, pixels } = colors
  softenSlivers(colors, buffer)
  const edges = findEdges(buffer, pixelsPerUnit)
  const blends: number[] = []
  const changes: number[] = []
  const blend: Blend = (to, from, share) => {
    blends.push(to)
    for (let channel = 0; channel < 3; channel++)
      changes.push(share * (pixels[from * 3 + channel] - pixels[to * 3 + channel]))
  }
  cutSteps(edges, { lines: height - 1, length: width, along: 1, across: width, edge: DOWN, crossing: RIGHT }, blend)
  cutSteps(edges, { lines: width - 1, length: height, along: width, across: 1, edge: RIGHT, crossing: DOWN }, blend)
  giveBack(edges)
  blends.forEach((pixel, index) => {
    for (let channel = 0; channel < 3; channel++) pixels[pixel * 3 + channel] += changes[index * 3 + channel]
  })
}
