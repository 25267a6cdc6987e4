import { hash3 } from '../math/noise.ts'
import { grainAt, vignetteAt } from '../render/finish/grade.ts'
import type { Texture } from './layers/texture.ts'

/** Grain of moving pictures, as a share of that of still ones: it would be lost in the encoding. */
const GRAIN_SHARE = 0.4
const TILE = 256
const TILE_MASK = TILE - 1
const MIDDLE_LUMA = 127.5

/** Colour factors of light that changes, for a point of the frame; written into `out`. */
export type LightField = (x: number, y: number, out: Float32Array) => void

/** Cells of the coarse grid in which light is reckoned, in pixels. */
const LIGHT_CELL = 16

/** Light of a frame on a coarse grid, red, green and blue factors a node. */
const sampleLight = (light: LightField, columns: number, rows: number): Float32Array => {
  const nodes = new Float32Array(columns * rows * 3)
  const color = new Float32Array(3)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      light(column * LIGHT_CELL, row * LIGHT_CELL, color)
      nodes.set(color, (row * columns + column) * 3)
    }
  }
  return nodes
}

/**
 * Ends every frame: light that changes, darker corners, and a fine grain that
 * runs through a loop of its own. A plain one leaves corners and grain as they are, for pictures that have their own.
 */
export const createFinisher = (
  width: number,
  height: number,
  { isPlain = false }: { isPlain?: boolean } = {},
): ((frame: Texture, options: { index: number; light?: LightField }) => Uint8ClampedArray) => {
  const shade = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) shade[y * width + x] = isPlain ? 1 : vignetteAt(x, y, width, height)
  }
  const grain = new Float32Array(TILE * TILE)
  for (let at = 0; at < grain.length; at++)
    grain[at] = isPlain ? 0 : GRAIN_SHARE * grainAt(at & TILE_MASK, at >> 8, MIDDLE_LUMA)
  const columns = Math.ceil(width / LIGHT_CELL) + 1
  const rows = Math.ceil(height / LIGHT_CELL) + 1
  const factors = new Float32Array(columns * 3)
  return (frame, { index, light }) => {
    const bytes = new Uint8Array(frame.texels.buffer, frame.texels.byteOffset, frame.texels.byteLength)
    const out = new Uint8ClampedArray(width * height * 4)
    const nodes = light ? sampleLight(light, columns, rows) : undefined
    const offsetX = Math.floor(hash3(index, 1, 5) * TILE)
    const offsetY = Math.floor(hash3(index, 2, 5) * TILE)
    factors.fill(1)
    for (let y = 0; y < height; y++) {
      if (nodes) mixRows(nodes, y, factors)
      const grainRow = ((y + offsetY) & TILE_MASK) << 8
      for (let cell = 0; cell < columns - 1; cell++) {
        let red = factors[cell * 3]
        let green = factors[cell * 3 + 1]
        let blue = factors[cell * 3 + 2]
        const redStep = (factors[cell * 3 + 3] - red) / LIGHT_CELL
        const greenStep = (factors[cell * 3 + 4] - green) / LIGHT_CELL
        const blueStep = (factors[cell * 3 + 5] - blue) / LIGHT_CELL
        const last = Math.min(width, (cell + 1) * LIGHT_CELL)
        for (let x = cell * LIGHT_CELL; x < last; x++) {
          const at = (y * width + x) * 4
          const speck = grain[grainRow | ((x + offsetX) & TILE_MASK)]
          const dark = shade[y * width + x]
          out[at] = bytes[at] * dark * red + speck
          out[at + 1] = bytes[at + 1] * dark * green + speck
          out[at + 2] = bytes[at + 2] * dark * blue + speck
          out[at + 3] = 255
          red += redStep
          green += greenStep
          blue += blueStep
        }
      }
    }
    return out
  }
}

/** The factors of one row of pixels at every column of the grid. */
const mixRows = (nodes: Float32Array, y: number, out: Float32Array): void => {
  const row = (y / LIGHT_CELL) | 0
  const down = y / LIGHT_CELL - row
  const above = row * out.length
  for (let at = 0; at < out.length; at++) {
    const from = nodes[above + at]
    out[at] = from + (nodes[above + out.length + at] - from) * down
  }
}
