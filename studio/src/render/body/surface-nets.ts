import type { DistanceField } from '../../math/distance.ts'
import { eachRow } from '../../math/each-row.ts'
import { clamp } from '../../math/scalar.ts'
import type { Vec3 } from '../../math/vector.ts'

export type Box = { low: Vec3; high: Vec3 }
export type NetOptions = {
  box: Box
  cell: number
  /** True around points where nobody will see the surface; it may be left out there. */
  isHidden?: (x: number, y: number, z: number) => boolean
}
export type Surface = { positions: Float32Array; normals: Float32Array; indices: Uint32Array }

const BLOCK = 4
/** No field grows faster than this with distance. */
const STEEPEST = 1.3
/** Corner offsets of a cell; bit 0 is x, bit 1 is y, bit 2 is z. */
const CORNERS = Array.from({ length: 8 }, (_, bits) => [bits & 1, (bits >> 1) & 1, (bits >> 2) & 1] as const)
const EDGES = CORNERS.flatMap((_, from) =>
  [1, 2, 4].filter((bit) => !(from & bit)).map((bit) => [from, from | bit] as const),
)

type Lattice = {
  counts: readonly [number, number, number]
  cell: number
  low: Vec3
  values: Float32Array
  /** 1 where the value is exact. */
  sampled: Uint8Array
}

/** Samples the field on a lattice; blocks that the surface cannot reach get the value at their centre. */
const sampleLattice = (field: DistanceField, { box, cell, isHidden }: NetOptions): Lattice => {
  const blocks = [0, 1, 2].map((axis) => Math.ceil((box.high[axis] - box.low[axis]) / (cell * BLOCK)))
  const counts = [blocks[0] * BLOCK + 1, blocks[1] * BLOCK + 1, blocks[2] * BLOCK + 1] as const
  const size = counts[0] * counts[1] * counts[2]
  const lattice: Lattice = {
    counts,
    cell,
    low: box.low,
    values: new Float32Array(size),
    sampled: new Uint8Array(size),
  }
  const reach = cell * BLOCK * 0.5 * Math.sqrt(3) * STEEPEST
  const near: Vec3[] = []
  const middle = (block: number, axis: number): number => box.low[axis] + (block + 0.5) * cell * BLOCK
  eachRow(blocks[1] * blocks[2], (row) => {
    const j = row % blocks[1]
    const k = Math.floor(row / blocks[1])
    for (let i = 0; i < blocks[0]; i++) {
      const distance = field(middle(i, 0), middle(j, 1), middle(k, 2))
      const start: Vec3 = [i * BLOCK, j * BLOCK, k * BLOCK]
      if (Math.abs(distance) >= reach) fillBlock(lattice, start, distance)
      // What is hidden counts as outside, so that the surface withdraws and never shows.
      else if (isHidden?.(middle(i, 0), middle(j, 1), middle(k, 2))) fillBlock(lattice, start, reach)
      else near.push(start)
    }
  })
  for (const start of near) sampleBlock(lattice, start, field)
  return lattice
}

const fillBlock = ({ counts, values }: Lattice, start: Vec3, distance: number): void => {
  for (let k = start[2]; k <= start[2] + BLOCK; k++)
    for (let j = start[1]; j <= start[1] + BLOCK; j++) {
      const row = (k * counts[1] + j) * counts[0]
      values.fill(distance, row + start[0], row + start[0] + BLOCK + 1)
    }
}

const sampleBlock = ({ counts, cell, low, values, sampled }: Lattice, start: Vec3, field: DistanceField): void => {
  for (let k = start[2]; k <= start[2] + BLOCK; k++)
    for (let j = start[1]; j <= start[1] + BLOCK; j++)
      for (let i = start[0]; i <= start[0] + BLOCK; i++) {
        const at = (k * counts[1] + j) * counts[0] + i
        if (sampled[at]) continue
        values[at] = field(low[0] + i * cell, low[1] + j * cell, low[2] + k * cell)
        sampled[at] = 1
      }
}

/** The values at the corners of the cell that is looked at. */
const corner = new Float32Array(CORNERS.length)

/** Mean of the edge crossings of one cell, or undefined when the surface does not pass it. */
const findCrossing = ({ counts, values }: Lattice, i: number, j: number, k: number): Vec3 | undefined => {
  let inside = 0
  for (let bits = 0; bits < corner.length; bits++) {
    corner[bits] = values[((k + (bits >> 2)) * counts[1] + j + ((bits >> 1) & 1)) * counts[0] + i + (bits & 1)]
    if (corner[bits] < 0) inside++
  }
  if (inside === 0 || inside === corner.length) return undefined
  let crossings = 0
  const sum = [0, 0, 0]
  for (const [from, to] of EDGES) {
    if (corner[from] < 0 === corner[to] < 0) continue
    const share = corner[from] / (corner[from] - corner[to])
    for (let axis = 0; axis < 3; axis++)
      sum[axis] += CORNERS[from][axis] + share * (CORNERS[to][axis] - CORNERS[from][axis])
    crossings++
  }
  return [i + sum[0] / crossings, j + sum[1] / crossings, k + sum[2] / crossings]
}

/** Slope of the field by central differences; length about 1 near the surface. */
export const fieldGradient = (field: DistanceField, point: Vec3, step = 0.012): Vec3 => {
  const [x, y, z] = point
  const scale = 0.5 / step
  return [
    (field(x + step, y, z) - field(x - step, y, z)) * scale,
    (field(x, y + step, z) - field(x, y - step, z)) * scale,
    (field(x, y, z + step) - field(x, y, z - step)) * scale,
  ]
}

const SLOPE_STEP = 0.015

/** As `fieldGradient`, from one side, where the value at the point is known: half the work. */
const slopeFrom = (field: DistanceField, [x, y, z]: Vec3, here: number): Vec3 => [
  (field(x + SLOPE_STEP, y, z) - here) / SLOPE_STEP,
  (field(x, y + SLOPE_STEP, z) - here) / SLOPE_STEP,
  (field(x, y, z + SLOPE_STEP) - here) / SLOPE_STEP,
]

/**
 * Meshes the zero surface of a field inside a box by naive surface nets; vertices are pulled onto the surface by one
 * Newton step and carry the field's own gradient as normal. Open where the box cuts the surface.
 */
export const meshField = (field: DistanceField, options: NetOptions): Surface => {
  const { box, cell } = options
  const lattice = sampleLattice(field, options)
  const { counts, values } = lattice
  const vertexOf = new Int32Array(values.length).fill(-1)
  const positions: number[] = []
  const normals: number[] = []
  const indices: number[] = []
  const strides = [1, counts[0], counts[0] * counts[1]] as const
  const addVertex = (crossing: Vec3): void => {
    const vertex: Vec3 = [
      box.low[0] + crossing[0] * cell,
      box.low[1] + crossing[1] * cell,
      box.low[2] + crossing[2] * cell,
    ]
    const here = field(vertex[0], vertex[1], vertex[2])
    const gradient = slopeFrom(field, vertex, here)
    const squared = gradient[0] ** 2 + gradient[1] ** 2 + gradient[2] ** 2 || 1
    const length = Math.sqrt(squared)
    // In a crease the slope is no guide: no vertex leaves its cell.
    const pull = clamp(here, -0.5 * cell * length, 0.5 * cell * length) / squared
    for (let axis = 0; axis < 3; axis++) {
      positions.push(vertex[axis] - gradient[axis] * pull)
      normals.push(gradient[axis] / length)
    }
  }
  eachRow(counts[1] * counts[2] - counts[1], (row) => {
    const j = row % counts[1]
    const k = Math.floor(row / counts[1])
    if (j === counts[1] - 1) return
    for (let i = 0; i < counts[0] - 1; i++) {
      const at = row * counts[0] + i
      if (Math.abs(values[at]) > cell * 3) continue
      const crossing = findCrossing(lattice, i, j, k)
      if (!crossing) continue
      vertexOf[at] = positions.length / 3
      addVertex(crossing)
      joinQuads({ values, vertexOf, strides, at, cellIndex: [i, j, k] }, indices)
    }
  })
  return {
    positions: new Float32Array(positions),
    normals: new Float32Array(normals),
    indices: new Uint32Array(indices),
  }
}

type Quad = { values: Float32Array; vertexOf: Int32Array; strides: Vec3; at: number; cellIndex: Vec3 }

/** Two triangles for every lattice edge at this cell's first corner that the surface crosses. */
const joinQuads = ({ values, vertexOf, strides, at, cellIndex }: Quad, indices: number[]): void => {
  for (let axis = 0; axis < 3; axis++) {
    const next = (axis + 1) % 3
    const last = (axis + 2) % 3
    if (cellIndex[next] === 0 || cellIndex[last] === 0) continue
    if (values[at] < 0 === values[at + strides[axis]] < 0) continue
    const a = vertexOf[at]
    const b = vertexOf[at - strides[next]]
    const c = vertexOf[at - strides[last]]
    const d = vertexOf[at - strides[next] - strides[last]]
    if (b < 0 || c < 0 || d < 0) continue
    if (values[at] < 0) indices.push(a, b, c, c, b, d)
    else indices.push(a, c, b, b, c, d)
  }
}

/** Where every vertex lies at rest. */
export const restOf = (
  { positions }: Surface,
  rest: (x: number, y: number, z: number) => readonly [number, number, number],
): Float32Array => {
  const places = new Float32Array(positions.length)
  for (let at = 0; at < positions.length; at += 3)
    places.set(rest(positions[at], positions[at + 1], positions[at + 2]), at)
  return places
}
