import { blur } from '../../image/blur.ts'
import type { Plane } from '../../image/blur.ts'
import { clamp } from '../../math/scalar.ts'
import type { GBuffer } from '../raster/gbuffer.ts'
import { MATERIAL } from '../raster/mesh.ts'

/** Share of the sky that a surface pixel sees, 0 to 1. */
export type Occlusion = (pixelX: number, pixelY: number, depth: number) => number

type Layer = { cover: Plane; depth: Plane; strength: number; limit: number }

const REACHES = [
  { reach: 0.05, strength: 2.4, limit: 0.42 },
  { reach: 0.17, strength: 0.95, limit: 0.42 },
] as const

/** Compares every pixel with the mean depth around it, near and far: hollows lie behind their surroundings. */
export const createOcclusion = (buffer: GBuffer, pixelsPerUnit: number): Occlusion => {
  const step = Math.max(1, Math.round(pixelsPerUnit / 90))
  const width = Math.ceil(buffer.width / step)
  const height = Math.ceil(buffer.height / step)
  const cover = new Float32Array(width * height)
  const depth = new Float32Array(width * height)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const pixel = Math.min(buffer.height - 1, row * step) * buffer.width + Math.min(buffer.width - 1, column * step)
      if (buffer.materials[pixel] === MATERIAL.none) continue
      cover[row * width + column] = 1
      depth[row * width + column] = buffer.depth[pixel]
    }
  }
  const layers: Layer[] = REACHES.map(({ reach, strength, limit }) => {
    const radius = Math.max(1, Math.round((reach * pixelsPerUnit * 0.6) / step))
    return {
      cover: blur({ width, height, values: cover }, radius),
      depth: blur({ width, height, values: depth }, radius),
      strength,
      limit,
    }
  })
  return (pixelX, pixelY, pixelDepth) => {
    const cell = ((pixelY / step) | 0) * width + ((pixelX / step) | 0)
    let open = 1
    for (const layer of layers) {
      const covered = layer.cover.values[cell]
      if (covered < 0.02) continue
      const behind = layer.depth.values[cell] / covered - pixelDepth
      open *= 1 - clamp((behind - 0.012) * layer.strength, 0, layer.limit)
    }
    return open
  }
}
