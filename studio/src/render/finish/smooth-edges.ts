import type { GBuffer } from '../raster/gbuffer.ts'
import type { ColorBuffer } from '../shade-surfaces.ts'

/** Neighbouring depths further apart than this belong to different things. */
const DEPTH_STEP = 0.06
const WEIGHTS = [1, 2, 1, 2, 4, 2, 1, 2, 1] as const

/** Averages the pixels along outlines with their neighbours, where the rasteriser leaves stair steps. In place. */
export const smoothEdges = ({ width, height, pixels }: ColorBuffer, { depth }: GBuffer): void => {
  const edges: number[] = []
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const pixel = y * width + x
      const here = depth[pixel]
      const apart =
        Math.abs(depth[pixel + 1] - here) > DEPTH_STEP ||
        Math.abs(depth[pixel - 1] - here) > DEPTH_STEP ||
        Math.abs(depth[pixel + width] - here) > DEPTH_STEP ||
        Math.abs(depth[pixel - width] - here) > DEPTH_STEP
      if (apart) edges.push(pixel)
    }
  }
  const smoothed = new Float32Array(edges.length * 3)
  edges.forEach((pixel, index) => {
    for (let tap = 0; tap < 9; tap++) {
      const from = (pixel + ((tap / 3) | 0) * width - width + (tap % 3) - 1) * 3
      const weight = WEIGHTS[tap] / 16
      for (let channel = 0; channel < 3; channel++) smoothed[index * 3 + channel] += pixels[from + channel] * weight
    }
  })
  edges.forEach((pixel, index) => pixels.set(smoothed.subarray(index * 3, index * 3 + 3), pixel * 3))
}
