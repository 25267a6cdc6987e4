import { drawWorn } from '../../render/accessories/draw-worn.ts'
import type { PosedPerson } from '../../render/person/pose-person.ts'
import type { ColorBuffer, GBuffer } from '../../render/raster/gbuffer.ts'
import { cropOf } from '../../render/view/head-area.ts'
import type { Area } from '../../render/view/head-area.ts'
import type { Pose } from '../../render/view/pose.ts'

/** Glasses and earrings alone before surfaces of such depths, premultiplied. */
export const paintWorn = (posed: PosedPerson, pose: Pose, { width, height, depth }: GBuffer): Required<ColorBuffer> => {
  const layer = { width, height, pixels: new Float32Array(width * height * 3), alpha: new Float32Array(width * height) }
  drawWorn(layer, depth, { ...posed, pose })
  return layer
}

/** The colours with this over them. */
export const wear = (colors: ColorBuffer, worn: Required<ColorBuffer>): ColorBuffer => {
  const pixels = colors.pixels.slice()
  for (let pixel = 0; pixel < worn.alpha.length; pixel++) {
    const rest = 1 - worn.alpha[pixel]
    if (rest === 1) continue
    for (let at = pixel * 3; at < pixel * 3 + 3; at++) pixels[at] = worn.pixels[at] + pixels[at] * rest
  }
  return { ...colors, pixels }
}

export const cropLayer = (layer: Required<ColorBuffer>, area: Area): Required<ColorBuffer> => {
  const alpha = new Float32Array(area.width * area.height)
  for (let y = 0; y < area.height; y++) {
    const from = (y + area.top) * layer.width + area.left
    alpha.set(layer.alpha.subarray(from, from + area.width), y * area.width)
  }
  return { ...cropOf(layer, area), alpha }
}
