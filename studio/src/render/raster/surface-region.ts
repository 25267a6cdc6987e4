import { MATERIAL } from '../materials.ts'
import type { GBuffer } from './gbuffer.ts'

export type Region = { left: number; top: number; right: number; bottom: number }

const STEP = 4
const MARGIN = 8

/** The rectangle that holds every surface, with a little margin; empty when there is none. */
export const surfaceRegion = ({ width, height, materials }: GBuffer): Region => {
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let y = 0; y < height; y += STEP) {
    for (let x = 0; x < width; x += STEP) {
      if (materials[y * width + x] === MATERIAL.none) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  if (right < left) return { left: 0, top: 0, right: 0, bottom: 0 }
  return {
    left: Math.max(0, left - MARGIN),
    top: Math.max(0, top - MARGIN),
    right: Math.min(width, right + MARGIN),
    bottom: Math.min(height, bottom + MARGIN),
  }
}
