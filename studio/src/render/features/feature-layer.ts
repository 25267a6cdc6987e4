import type { Context2D, CreateCanvas } from '../../image/canvas.ts'
import { eachRow } from '../../math/each-row.ts'
import { clamp } from '../../math/scalar.ts'
import type { ColorBuffer } from '../raster/gbuffer.ts'

/** A transparent canvas over one part of the picture; drawing on it uses the whole picture's pixel coordinates. */
export type Layer = { context: Context2D; left: number; top: number; width: number; height: number }

type LayerBounds = { centerX: number; centerY: number; halfWidth: number; halfHeight: number }

export const createLayer = (createCanvas: CreateCanvas, target: ColorBuffer, bounds: LayerBounds): Layer => {
  const left = Math.floor(clamp(bounds.centerX - bounds.halfWidth, 0, target.width - 1))
  const top = Math.floor(clamp(bounds.centerY - bounds.halfHeight, 0, target.height - 1))
  const width = Math.ceil(clamp(bounds.centerX + bounds.halfWidth, left + 1, target.width)) - left
  const height = Math.ceil(clamp(bounds.centerY + bounds.halfHeight, top + 1, target.height)) - top
  const context = createCanvas(width, height).getContext('2d')
  context.translate(-left, -top)
  return { context, left, top, width, height }
}

type CompositeOptions = {
  /** May hold back single pixels, 0 to 1. */
  visible?: (pixel: number) => number
  /** Factor of what was painted for full light. */
  light?: (pixel: number) => number
}

/** Lays the layer over the picture. */
export const compositeLayer = (
  target: ColorBuffer,
  layer: Layer,
  { visible = () => 1, light = () => 1 }: CompositeOptions = {},
): void => {
  const { left, top, width, height } = layer
  const { data } = layer.context.getImageData(0, 0, width, height)
  eachRow(height, (y) => {
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 4
      if (data[from + 3] === 0) continue
      const pixel = (y + top) * target.width + x + left
      const alpha = (data[from + 3] / 255) * visible(pixel)
      const at = pixel * 3
      const lit = light(pixel)
      for (let channel = 0; channel < 3; channel++) {
        target.pixels[at + channel] += (data[from + channel] * lit - target.pixels[at + channel]) * alpha
      }
      if (target.alpha) target.alpha[pixel] += (1 - target.alpha[pixel]) * alpha
    }
  })
}
