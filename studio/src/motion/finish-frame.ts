import { hash3 } from '../math/noise.ts'
import { grainAt, vignetteAt } from '../render/finish/grade.ts'
import type { Texture } from './layers/texture.ts'

/** Grain of moving pictures, as a share of that of still ones: it would be lost in the encoding. */
const GRAIN_SHARE = 0.4
const TILE = 256
const TILE_MASK = TILE - 1
const MIDDLE_LUMA = 127.5
/** Brightness counts in these parts of a step. */
const FIXED_BITS = 16
const ONE = 1 << FIXED_BITS
/** Factors of light count in these parts while they run along a row; fewer bits of them are multiplied. */
const LIGHT_ONE = 1 << 20

const clampByte = (value: number): number => (value < 0 ? 0 : value > 255 ? 255 : value)

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
  const shade = new Int32Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++)
      shade[y * width + x] = Math.round(ONE * (isPlain ? 1 : vignetteAt(x, y, width, height)))
  }
  /** With the half that rounds. */
  const grain = new Int32Array(TILE * TILE)
  for (let at = 0; at < grain.length; at++)
    grain[at] = Math.round(ONE * (0.5 + (isPlain ? 0 : GRAIN_SHARE * grainAt(at & TILE_MASK, at >> 8, MIDDLE_LUMA))))
  const columns = Math.ceil(width / LIGHT_CELL) + 1
  const rows = Math.ceil(height / LIGHT_CELL) + 1
  const factors = new Float32Array(columns * 3)
  return ({ texels }, { index, light }) => {
    const out = new Uint8ClampedArray(width * height * 4)
    const pixels = new Int32Array(out.buffer)
    const nodes = light ? sampleLight(light, columns, rows) : undefined
    const offsetX = Math.floor(hash3(index, 1, 5) * TILE)
    const offsetY = Math.floor(hash3(index, 2, 5) * TILE)
    for (let y = 0; y < height; y++) {
      const row = {
        start: y * width,
        end: (y + 1) * width,
        grainX: offsetX,
        grainRow: ((y + offsetY) & TILE_MASK) << 8,
      }
      if (nodes) finishLitRow(pixels, texels, { shade, grain, factors: mixRows(nodes, y, factors) }, row)
      else finishRow(pixels, texels, { shade, grain }, row)
    }
    return out
  }
}

type Row = { start: number; end: number; grainX: number; grainRow: number }
type Tones = { shade: Int32Array; grain: Int32Array }

const finishRow = (pixels: Int32Array, texels: Uint32Array, { shade, grain }: Tones, row: Row): void => {
  const { end, grainRow } = row
  let { grainX } = row
  for (let pixel = row.start; pixel < end; pixel++) {
    const texel = texels[pixel]
    const speck = grain[grainRow | (grainX++ & TILE_MASK)]
    const dark = shade[pixel]
    const red = (Math.imul(texel & 255, dark) + speck) >> FIXED_BITS
    const green = (Math.imul((texel >>> 8) & 255, dark) + speck) >> FIXED_BITS
    const blue = (Math.imul((texel >>> 16) & 255, dark) + speck) >> FIXED_BITS
    pixels[pixel] = 0xff000000 | (clampByte(blue) << 16) | (clampByte(green) << 8) | clampByte(red)
  }
}

/** As `finishRow`, with factors of light at the columns of the coarse grid. */
const finishLitRow = (
  pixels: Int32Array,
  texels: Uint32Array,
  { shade, grain, factors }: Tones & { factors: Float32Array },
  { start, end, grainX, grainRow }: Row,
): void => {
  for (let at = 0, from = start; from < end; at += 3, from += LIGHT_CELL) {
    let red = Math.round(factors[at] * LIGHT_ONE)
    let green = Math.round(factors[at + 1] * LIGHT_ONE)
    let blue = Math.round(factors[at + 2] * LIGHT_ONE)
    const redStep = Math.round((factors[at + 3] * LIGHT_ONE - red) / LIGHT_CELL)
    const greenStep = Math.round((factors[at + 4] * LIGHT_ONE - green) / LIGHT_CELL)
    const blueStep = Math.round((factors[at + 5] * LIGHT_ONE - blue) / LIGHT_CELL)
    const last = Math.min(end, from + LIGHT_CELL)
    for (let pixel = from; pixel < last; pixel++) {
      const texel = texels[pixel]
      const speck = grain[grainRow | ((pixel - start + grainX) & TILE_MASK)]
      const dark = shade[pixel]
      const litRed = (Math.imul(texel & 255, Math.imul(dark, red >> 6) >> 14) + speck) >> FIXED_BITS
      const litGreen = (Math.imul((texel >>> 8) & 255, Math.imul(dark, green >> 6) >> 14) + speck) >> FIXED_BITS
      const litBlue = (Math.imul((texel >>> 16) & 255, Math.imul(dark, blue >> 6) >> 14) + speck) >> FIXED_BITS
      pixels[pixel] = 0xff000000 | (clampByte(litBlue) << 16) | (clampByte(litGreen) << 8) | clampByte(litRed)
      red += redStep
      green += greenStep
      blue += blueStep
    }
  }
}

/** The factors of one row of pixels at every column of the grid. */
const mixRows = (nodes: Float32Array, y: number, out: Float32Array): Float32Array => {
  const row = (y / LIGHT_CELL) | 0
  const down = y / LIGHT_CELL - row
  const above = row * out.length
  for (let at = 0; at < out.length; at++) {
    const from = nodes[above + at]
    out[at] = from + (nodes[above + out.length + at] - from) * down
  }
  return out
}
