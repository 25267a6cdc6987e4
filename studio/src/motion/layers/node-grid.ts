import type { Texture } from './texture.ts'

/** What the texture holds between four nodes. */
export const CELL = { empty: 0, mixed: 1, opaque: 2 } as const

/** Nodes laid evenly over a texture; every four neighbours span a cell that is drawn as two triangles. */
export type NodeGrid = {
  columns: number
  rows: number
  /** Texel coordinates of columns and rows; the middle of the first texel is 0. */
  texelX: Float32Array
  texelY: Float32Array
  cells: Uint8Array
}

/** Node coordinates from 0 to the last texel but one, so that four texels are always there to mix. */
const spread = (size: number, step: number): Float32Array => {
  const last = size - 2
  const count = Math.max(2, Math.ceil(last / step) + 1)
  return Float32Array.from({ length: count }, (_, index) => Math.min(index * step, last))
}

const cellOf = ({ texels, width }: Texture, left: number, top: number, right: number, bottom: number): number => {
  let isEmpty = true
  let isOpaque = true
  for (let y = top; y <= bottom && (isEmpty || isOpaque); y++) {
    for (let x = left; x <= right; x++) {
      const cover = texels[y * width + x] >>> 24
      if (cover > 0) isEmpty = false
      if (cover < 255) isOpaque = false
    }
  }
  return isEmpty ? CELL.empty : isOpaque ? CELL.opaque : CELL.mixed
}

/** Lays a grid over a texture, with cells of `step` texels. */
export const layGrid = (texture: Texture, step: number): NodeGrid => {
  const texelX = spread(texture.width, step)
  const texelY = spread(texture.height, step)
  const [columns, rows] = [texelX.length, texelY.length]
  const cells = new Uint8Array((columns - 1) * (rows - 1))
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const left = Math.floor(texelX[column])
      const right = Math.ceil(texelX[column + 1]) + 1
      const top = Math.floor(texelY[row])
      const bottom = Math.ceil(texelY[row + 1]) + 1
      cells[row * (columns - 1) + column] = cellOf(texture, left, top, right, bottom)
    }
  }
  return { columns, rows, texelX, texelY, cells }
}

/** Nodes farther than this from anything known carry nothing that is drawn. */
const FARTHEST_FILLED = 12

/**
 * Fills nodes that hold no value (NaN) with the mean of their neighbours, from the known ones outwards; what is far from
 * all becomes 0. In place.
 */
export const fillUnknown = (values: Float32Array, columns: number): void => {
  const rows = values.length / columns
  let unknown = [...values.keys()].filter((node) => Number.isNaN(values[node]))
  for (let pass = 0; pass < FARTHEST_FILLED && unknown.length > 0; pass++) {
    const found: [node: number, value: number][] = []
    const left: number[] = []
    for (const node of unknown) {
      const [row, column] = [Math.floor(node / columns), node % columns]
      let sum = 0
      let count = 0
      for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
        for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
          const value = values[y * columns + x]
          if (Number.isNaN(value)) continue
          sum += value
          count++
        }
      }
      if (count > 0) found.push([node, sum / count])
      else left.push(node)
    }
    for (const [node, value] of found) values[node] = value
    unknown = left
  }
  for (const node of unknown) values[node] = 0
}

/** The nodes that cells with something in them hang on; the rest need no place. */
export const usedNodes = ({ columns, rows, cells }: NodeGrid): Uint32Array => {
  const isUsed = new Uint8Array(columns * rows)
  for (const [cell, content] of cells.entries()) {
    if (content === CELL.empty) continue
    const node = Math.floor(cell / (columns - 1)) * columns + (cell % (columns - 1))
    for (const corner of [node, node + 1, node + columns, node + columns + 1]) isUsed[corner] = 1
  }
  return Uint32Array.from([...isUsed.keys()].filter((node) => isUsed[node] === 1))
}

/** Averages each node with its neighbours so many times: what lies side by side moves together. */
export const smoothNodes = (values: Float32Array, columns: number, passes: number): Float32Array => {
  const rows = values.length / columns
  let smooth = values
  for (let pass = 0; pass < passes; pass++) {
    const before = smooth
    smooth = before.map((value, node) => {
      const [row, column] = [Math.floor(node / columns), node % columns]
      const left = before[node - (column > 0 ? 1 : 0)]
      const right = before[node + (column < columns - 1 ? 1 : 0)]
      const above = before[node - (row > 0 ? columns : 0)]
      const below = before[node + (row < rows - 1 ? columns : 0)]
      return 0.4 * value + 0.15 * (left + right + above + below)
    })
  }
  return smooth
}
