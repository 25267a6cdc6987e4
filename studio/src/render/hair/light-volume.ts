import { eachRow } from '../../math/each-row.ts'
import { lerp, smoothstep } from '../../math/scalar.ts'
import { cross, normalize } from '../../math/vector.ts'
import type { Vec3 } from '../../math/vector.ts'
import type { Strand } from './strand.ts'

/** How much light reaches a place inside the hair, 0 to 1. */
export type LightAtPoint = { key: number; rim: number; hairLight: number; sky: number }

export type LightVolume = {
  /** Light at a world point, written to `light`, and the unit vector out of the mass of hair, to `outward`. */
  sample: (x: number, y: number, z: number, light: LightAtPoint, outward: Float64Array) => void
  /** How open a world point is to the viewer and to the key light among the nearest strands, 0 to 1. */
  openness: (x: number, y: number, z: number) => number
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
const EXTINCTION = 3.8
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
  const widen = ({ points }: Strand): void => {
    for (let at = 0; at < points.length; at++) {
      const value = points[at]
      const axis = at % 3
      if (value < low[axis]) low[axis] = value
      if (value > high[axis]) high[axis] = value
    }
  }
  for (const strand of strands) widen(strand)
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
  const countIn = ({ points, gloss }: Strand): void => {
    if (gloss === 0) return
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
  for (const strand of strands) countIn(strand)
  const filled = density.filter((value) => value > 0).toSorted()
  const scale = 1 / (filled[Math.floor(filled.length * 0.7)] || 1)
  eachRow(counts[1] * counts[2], (row) => {
    const y = low[1] + (row % counts[1]) * CELL
    const z = low[2] + Math.floor(row / counts[1]) * CELL
    for (let i = 0; i < counts[0]; i++) {
      const at = row * counts[0] + i
      density[at] = isSolid(low[0] + i * CELL, y, z) ? SOLID_DENSITY : Math.min(2, density[at] * scale)
    }
  })
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
  wanted.forEach((at) => {
    const k = (at / slab) | 0
    const j = ((at - k * slab) / columns) | 0
    const i = at - k * slab - j * columns
    let depth = 0
    for (let step = 0; step < MARCH_STEPS; step++) {
      const x = i + aside[step]
      const y = j + down[step]
      const z = k + ahead[step]
      if (x < 0 || y < 0 || z < 0 || x >= columns || y >= rows || z >= layers) break
      depth += density[z * slab + y * columns + x]
    }
    out[at] = Math.exp(-depth * MARCH_STEP * EXTINCTION)
  })
  return out
}

const LAYER_CELL = 0.022
/** This far under the outermost strands a strand lies in full shade of its neighbours, in head units. */
const LAYER_DEPTH = 0.17

/** The smallest of each cell and its neighbours (or their mean), along rows and along columns. */
const sift = (source: Float32Array, stride: number, isMean: boolean): Float32Array => {
  const result = new Float32Array(source.length)
  for (let at = 0; at < source.length; at++) {
    const value = source[at]
    const before = at < stride ? value : source[at - stride]
    const after = at + stride < source.length ? source[at + stride] : value
    result[at] = isMean ? 0.25 * before + 0.5 * value + 0.25 * after : Math.min(before, value, after)
  }
  return result
}

/**
 * How far under the outermost strands a point lies, seen along a direction (after the deep opacity maps of Yuksel and
 * Keyser, 2008): parts lock from lock, which the coarse volume cannot. Single stray hairs count for nothing.
 */
const measureLayers = (strands: readonly Strand[], direction: Vec3): ((x: number, y: number, z: number) => number) => {
  const aside = normalize(cross(direction, [0, 1, 0]))
  const over = cross(direction, aside)
  const side = Math.ceil(8 / LAYER_CELL)
  const last = side - 2
  const acrossOf = (x: number, y: number, z: number): number =>
    Math.min(last, Math.max(0, (x * aside[0] + y * aside[1] + z * aside[2] + 4) / LAYER_CELL))
  const downOf = (x: number, y: number, z: number): number =>
    Math.min(last, Math.max(0, (x * over[0] + y * over[1] + z * over[2] + 4) / LAYER_CELL))
  const depthOf = (x: number, y: number, z: number): number => x * direction[0] + y * direction[1] + z * direction[2]
  const laid = new Float32Array(side * side).fill(-9)
  const lay = ({ points, gloss }: Strand): void => {
    if (gloss === 0) return
    for (let at = 0; at < points.length; at += 3) {
      const x = points[at]
      const y = points[at + 1]
      const z = points[at + 2]
      const cell = Math.round(downOf(x, y, z)) * side + Math.round(acrossOf(x, y, z))
      laid[cell] = Math.max(laid[cell], depthOf(x, y, z))
    }
  }
  for (const strand of strands) lay(strand)
  let front: Float32Array = laid
  for (const isMean of [false, true]) for (const stride of [1, side]) front = sift(front, stride, isMean)
  return (x, y, z) => {
    const u = acrossOf(x, y, z)
    const v = downOf(x, y, z)
    const at = (v | 0) * side + (u | 0)
    const upper = lerp(front[at], front[at + 1], u - (u | 0))
    const lower = lerp(front[at + side], front[at + side + 1], u - (u | 0))
    return smoothstep(0, LAYER_DEPTH, lerp(upper, lower, v - (v | 0)) - depthOf(x, y, z))
  }
}

/** Places of what is known of each cell, side by side. */
const FIELD = { key: 0, rim: 1, hairLight: 2, sky: 3, outX: 4, outY: 5, outZ: 6, size: 7 } as const

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
  const [columns, rows] = counts
  const slab = columns * rows
  const fields = new Float32Array(density.length * FIELD.size)
  const densityAt = (at: number): number => density[Math.min(density.length - 1, Math.max(0, at))]
  const tell = (at: number): void => {
    const field = at * FIELD.size
    fields[field + FIELD.key] = key[at]
    fields[field + FIELD.rim] = rim[at]
    fields[field + FIELD.hairLight] = hairLight[at]
    fields[field + FIELD.sky] = sky[at]
    fields[field + FIELD.outX] = densityAt(at - 2) - densityAt(at + 2)
    fields[field + FIELD.outY] = densityAt(at - 2 * columns) - densityAt(at + 2 * columns)
    fields[field + FIELD.outZ] = densityAt(at - 2 * slab) - densityAt(at + 2 * slab)
  }
  for (let at = 0; at < density.length; at++) tell(at)
  const steps = [0, 1, columns, columns + 1, slab, slab + 1, slab + columns, slab + columns + 1].map(
    (step) => step * FIELD.size,
  )
  const inCells = (value: number, axis: number): number =>
    Math.min(counts[axis] - 1.001, Math.max(0, (value - low[axis]) / CELL))
  const found = new Float64Array(FIELD.size)
  return {
    sample: (x, y, z, light, outward) => {
      const u = inCells(x, 0)
      const v = inCells(y, 1)
      const w = inCells(z, 2)
      const base = ((w | 0) * slab + (v | 0) * columns + (u | 0)) * FIELD.size
      const fu = u - (u | 0)
      const fv = v - (v | 0)
      const fw = w - (w | 0)
      found.fill(0)
      for (let corner = 0; corner < 8; corner++) {
        const weight = (corner & 1 ? fu : 1 - fu) * (corner & 2 ? fv : 1 - fv) * (corner & 4 ? fw : 1 - fw)
        const from = base + steps[corner]
        for (let index = 0; index < FIELD.size; index++) found[index] += weight * fields[from + index]
      }
      light.key = found[FIELD.key]
      light.rim = found[FIELD.rim]
      light.hairLight = found[FIELD.hairLight]
      light.sky = found[FIELD.sky]
      const dx = found[FIELD.outX]
      const dy = found[FIELD.outY]
      const dz = found[FIELD.outZ]
      const scale = 1 / (Math.sqrt(dx * dx + dy * dy + dz * dz) || 1)
      outward[0] = dx * scale
      outward[1] = dy * scale
      outward[2] = dz * scale
    },
    openness: (x, y, z) => (1 - 0.44 * underView(x, y, z)) * (1 - 0.3 * underKey(x, y, z)),
  }
}
