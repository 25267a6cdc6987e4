import { smoothstep } from '../../math/scalar.ts'
import { cross, normalize } from '../../math/vector.ts'
import type { Vec3 } from '../../math/vector.ts'
import type { Strand } from './strand.ts'

/** How much light reaches a place inside the hair, 0 to 1. */
export type LightAtPoint = { key: number; rim: number; hairLight: number; sky: number }

export type LightVolume = {
  /** Light at a world point, written to `out`. */
  sample: (x: number, y: number, z: number, out: LightAtPoint) => void
  /** How open a world point is to the viewer and to the key light among the nearest strands, 0 to 1. */
  openness: (x: number, y: number, z: number) => number
  /** Unit vector out of the mass of hair, written to `out`. */
  outward: (x: number, y: number, z: number, out: Float64Array) => void
}

type VolumeOptions = {
  strands: readonly Strand[]
  /** Toward the lights. */
  key: Vec3
  rim: Vec3
  hairLight: Vec3
  /** True inside head or body, where no light passes. */
  isSolid: (x: number, y: number, z: number) => boolean
}

const CELL = 0.075
const MARCH_STEPS = 9
const MARCH_STEP = CELL * 1.25
/** Loss of light per head unit through hair of ordinary thickness. */
const EXTINCTION = 5.2
const SOLID_DENSITY = 3
const SKY: readonly Vec3[] = [
  [0, -1, 0.1],
  [0, -0.35, 0.94],
  [0.75, -0.5, 0.4],
  [-0.75, -0.5, 0.4],
]

type Grid = { low: Vec3; counts: readonly [number, number, number]; density: Float32Array }

const boundsOf = (strands: readonly Strand[]): { low: Vec3; high: Vec3 } => {
  const low = [Infinity, Infinity, Infinity]
  const high = [-Infinity, -Infinity, -Infinity]
  for (const { points } of strands)
    for (let at = 0; at < points.length; at += 3)
      for (let axis = 0; axis < 3; axis++) {
        const value = points[at + axis]
        if (value < low[axis]) low[axis] = value
        if (value > high[axis]) high[axis] = value
      }
  return { low: [low[0] - 0.2, low[1] - 0.2, low[2] - 0.2], high: [high[0] + 0.2, high[1] + 0.2, high[2] + 0.2] }
}

/** Counts hair per cell and scales it so that the denser half of the hair has density about 1. */
const measureDensity = ({ strands, isSolid }: VolumeOptions): Grid => {
  const { low, high } = boundsOf(strands)
  const counts = [0, 1, 2].map((axis) => Math.max(3, Math.ceil((high[axis] - low[axis]) / CELL) + 1)) as unknown as [
    number,
    number,
    number,
  ]
  const density = new Float32Array(counts[0] * counts[1] * counts[2])
  for (const { points, gloss } of strands) {
    if (gloss === 0) continue
    for (let at = 3; at < points.length; at += 3) {
      const dx = points[at] - points[at - 3]
      const dy = points[at + 1] - points[at - 2]
      const dz = points[at + 2] - points[at - 1]
      const i = Math.round((points[at] - dx / 2 - low[0]) / CELL)
      const j = Math.round((points[at + 1] - dy / 2 - low[1]) / CELL)
      const k = Math.round((points[at + 2] - dz / 2 - low[2]) / CELL)
      density[(k * counts[1] + j) * counts[0] + i] += Math.sqrt(dx * dx + dy * dy + dz * dz)
    }
  }
  const filled = density.filter((value) => value > 0).toSorted()
  const scale = 1 / (filled[Math.floor(filled.length * 0.7)] || 1)
  for (let k = 0, at = 0; k < counts[2]; k++)
    for (let j = 0; j < counts[1]; j++)
      for (let i = 0; i < counts[0]; i++, at++)
        density[at] = isSolid(low[0] + i * CELL, low[1] + j * CELL, low[2] + k * CELL)
          ? SOLID_DENSITY
          : Math.min(2, density[at] * scale)
  return { low, counts, density: smooth(density, counts) }
}

/** One pass of a 1-2-1 filter along every axis. */
const smooth = (source: Float32Array, counts: readonly [number, number, number]): Float32Array => {
  let values = source
  const strides = [1, counts[0], counts[0] * counts[1]]
  for (const stride of strides) {
    const next = values.slice()
    for (let at = stride; at < values.length - stride; at++)
      next[at] = 0.25 * values[at - stride] + 0.5 * values[at] + 0.25 * values[at + stride]
    values = next
  }
  return values
}

/** Share of light that comes through the hair from a direction to every filled cell. */
const transmittance = ({ counts, density }: Grid, direction: Vec3, wanted: Int32Array): Float32Array => {
  const [columns, rows, layers] = counts
  const slab = columns * rows
  const out = new Float32Array(density.length).fill(1)
  const [aside, down, ahead] = direction.map((part) =>
    Int32Array.from({ length: MARCH_STEPS }, (_, step) => Math.round(part * (((step + 0.9) * MARCH_STEP) / CELL))),
  )
  for (const at of wanted) {
    const k = (at / slab) | 0
    const j = ((at - k * slab) / columns) | 0
    const i = at - k * slab - j * columns
    let depth = 0
    for (let step = 0; step < MARCH_STEPS; step++) {
      const [x, y, z] = [i + aside[step], j + down[step], k + ahead[step]]
      if (x < 0 || y < 0 || z < 0 || x >= columns || y >= rows || z >= layers) break
      depth += density[z * slab + y * columns + x]
    }
    out[at] = Math.exp(-depth * MARCH_STEP * EXTINCTION)
  }
  return out
}

const LAYER_CELL = 0.022
/** This far under the outermost strands a strand lies in full shade of its neighbours, in head units. */
const LAYER_DEPTH = 0.17

/** The smallest of each cell and its neighbours (or their mean), along rows and along columns. */
const sift = (source: Float32Array, stride: number, isMean: boolean): Float32Array =>
  source.map((value, at) => {
    const [before, after] = [source[at - stride] ?? value, source[at + stride] ?? value]
    return isMean ? 0.25 * before + 0.5 * value + 0.25 * after : Math.min(before, value, after)
  })

/**
 * How far under the outermost strands a point lies, seen along a direction (after the deep opacity maps of Yuksel and
 * Keyser, 2008): parts lock from lock, which the coarse volume cannot. Single stray hairs count for nothing.
 */
const measureLayers = (strands: readonly Strand[], direction: Vec3): ((x: number, y: number, z: number) => number) => {
  const aside = normalize(cross(direction, [0, 1, 0]))
  const over = cross(direction, aside)
  const side = Math.ceil(8 / LAYER_CELL)
  const cellAt = (x: number, y: number, z: number): number => {
    const u = (x * aside[0] + y * aside[1] + z * aside[2] + 4) / LAYER_CELL
    const v = (x * over[0] + y * over[1] + z * over[2] + 4) / LAYER_CELL
    return u < 0 || v < 0 || u >= side || v >= side ? 0 : (v | 0) * side + (u | 0)
  }
  const depthOf = (x: number, y: number, z: number): number => x * direction[0] + y * direction[1] + z * direction[2]
  let front: Float32Array = new Float32Array(side * side).fill(-9)
  for (const { points, gloss } of strands) {
    if (gloss === 0) continue
    for (let at = 0; at < points.length; at += 3) {
      const cell = cellAt(points[at], points[at + 1], points[at + 2])
      front[cell] = Math.max(front[cell], depthOf(points[at], points[at + 1], points[at + 2]))
    }
  }
  for (const isMean of [false, true]) for (const stride of [1, side]) front = sift(front, stride, isMean)
  return (x, y, z) => smoothstep(0, LAYER_DEPTH, front[cellAt(x, y, z)] - depthOf(x, y, z))
}

/** Measures how light falls through a head of hair. */
export const createLightVolume = (options: VolumeOptions): LightVolume => {
  const underView = measureLayers(options.strands, [0, 0, 1])
  const underKey = measureLayers(options.strands, options.key)
  const grid = measureDensity(options)
  const { low, counts, density } = grid
  const wanted = Int32Array.from(density.keys()).filter((at) => density[at] > 0.002)
  const key = transmittance(grid, options.key, wanted)
  const rim = transmittance(grid, options.rim, wanted)
  const hairLight = transmittance(grid, options.hairLight, wanted)
  const sky = new Float32Array(density.length)
  for (const direction of SKY) {
    const share = transmittance(grid, direction, wanted)
    for (let at = 0; at < sky.length; at++) sky[at] += share[at] / SKY.length
  }
  const [columns, rows, layers] = counts
  const slab = columns * rows
  const read = (values: Float32Array, u: number, v: number, w: number): number => {
    const at = (w | 0) * slab + (v | 0) * columns + (u | 0)
    const [fu, fv, fw] = [u - (u | 0), v - (v | 0), w - (w | 0)]
    const a = values[at] + (values[at + 1] - values[at]) * fu
    const b = values[at + columns] + (values[at + columns + 1] - values[at + columns]) * fu
    const c = values[at + slab] + (values[at + slab + 1] - values[at + slab]) * fu
    const d = values[at + slab + columns] + (values[at + slab + columns + 1] - values[at + slab + columns]) * fu
    const near = a + (b - a) * fv
    return near + (c + (d - c) * fv - near) * fw
  }
  const inCells = (value: number, axis: number): number =>
    Math.min(counts[axis] - 1.001, Math.max(0, (value - low[axis]) / CELL))
  const densityAt = (i: number, j: number, k: number): number =>
    density[
      Math.min(layers - 1, Math.max(0, k)) * slab +
        Math.min(rows - 1, Math.max(0, j)) * columns +
        Math.min(columns - 1, Math.max(0, i))
    ]
  return {
    sample: (x, y, z, out) => {
      const [u, v, w] = [inCells(x, 0), inCells(y, 1), inCells(z, 2)]
      out.key = read(key, u, v, w)
      out.rim = read(rim, u, v, w)
      out.hairLight = read(hairLight, u, v, w)
      out.sky = read(sky, u, v, w)
    },
    openness: (x, y, z) => (1 - 0.5 * underView(x, y, z)) * (1 - 0.34 * underKey(x, y, z)),
    outward: (x, y, z, out) => {
      const [i, j, k] = [Math.round(inCells(x, 0)), Math.round(inCells(y, 1)), Math.round(inCells(z, 2))]
      const dx = densityAt(i - 2, j, k) - densityAt(i + 2, j, k)
      const dy = densityAt(i, j - 2, k) - densityAt(i, j + 2, k)
      const dz = densityAt(i, j, k - 2) - densityAt(i, j, k + 2)
      const scale = 1 / (Math.sqrt(dx * dx + dy * dy + dz * dz) || 1)
      out[0] = dx * scale
      out[1] = dy * scale
      out[2] = dz * scale
    },
  }
}
