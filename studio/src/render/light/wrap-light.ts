import { blurInPlace } from '../../image/blur.ts'
import type { Plane } from '../../image/blur.ts'
import { eachRow } from '../../math/each-row.ts'
import type { ColorBuffer, GBuffer } from '../raster/gbuffer.ts'
import { MATERIAL } from '../raster/mesh.ts'

/** How far the light of a place creeps around outlines, and a cell in which it is worked out, in head units. */
const REACH = 0.07
const CELL = 0.035
const PASSES = 2
/** Share of the light behind an outline that reaches it. */
const STRENGTH = 0.36

/** Reads a plane of cells between their middles. */
const between = ({ width, height, values }: Plane, u: number, v: number): number => {
  const x = Math.min(width - 1.001, Math.max(0, u))
  const y = Math.min(height - 1.001, Math.max(0, v))
  const cell = (y | 0) * width + (x | 0)
  const right = x - (x | 0)
  const upper = values[cell] + (values[cell + 1] - values[cell]) * right
  const lower = values[cell + width] + (values[cell + width + 1] - values[cell + width]) * right
  return upper + (lower - upper) * (y - (y | 0))
}

/**
 * Lets what is bright behind a person spill around their outline, in place, as it does in a lens.
 * @param backdrop RGBA, as large as the colours.
 */
export const wrapLight = (
  { width, height, pixels }: ColorBuffer,
  { materials }: GBuffer,
  { backdrop, pixelsPerUnit }: { backdrop: Uint8ClampedArray; pixelsPerUnit: number },
): void => {
  const step = Math.max(2, Math.round(CELL * pixelsPerUnit))
  const [columns, rows] = [Math.ceil(width / step) + 1, Math.ceil(height / step) + 1]
  const plane = (): Plane => ({ width: columns, height: rows, values: new Float32Array(columns * rows) })
  const open = plane()
  const behind = [plane(), plane(), plane()]
  eachRow(rows, (row) => {
    for (let column = 0; column < columns; column++) {
      const pixel = Math.min(height - 1, row * step) * width + Math.min(width - 1, column * step)
      const cell = row * columns + column
      open.values[cell] = materials[pixel] === MATERIAL.none ? 1 : 0
      for (let channel = 0; channel < 3; channel++) behind[channel].values[cell] = backdrop[pixel * 4 + channel]
    }
  })
  const spare = new Float32Array(columns * rows)
  const radius = Math.max(1, Math.round((REACH * pixelsPerUnit) / step))
  for (const each of [open, ...behind]) blurInPlace(each, { radius, passes: PASSES, spare })
  eachRow(height, (y) => {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x
      if (materials[pixel] === MATERIAL.none) continue
      const u = x / step
      const v = y / step
      const near = between(open, u, v)
      if (near < 0.01) continue
      for (let channel = 0; channel < 3; channel++) {
        const at = pixel * 3 + channel
        const spilt = STRENGTH * near ** 1.5 * between(behind[channel], u, v)
        pixels[at] += spilt * Math.max(0, 1 - pixels[at] / 255)
      }
    }
  })
}
