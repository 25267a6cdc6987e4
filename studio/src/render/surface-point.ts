import type { Material } from './materials.ts'

/** One visible point of a surface with the light that reaches it. A single object is reused for every pixel. */
export type SurfacePoint = {
  pixelX: number
  pixelY: number
  material: Material
  /** Position in world space. */
  worldX: number
  worldY: number
  worldZ: number
  /** Position at rest: head space for the head, world space for the body. */
  restX: number
  restY: number
  restZ: number
  normalX: number
  normalY: number
  normalZ: number
  /** Cosine between normal and key light, -1 to 1. */
  keyFacing: number
  /** Share of the key light that arrives, 0 to 1. */
  lit: number
  /** Share of the surroundings that is open, 0 to 1. */
  open: number
}

export const createSurfacePoint = (): SurfacePoint => ({
  pixelX: 0,
  pixelY: 0,
  material: 0,
  worldX: 0,
  worldY: 0,
  worldZ: 0,
  restX: 0,
  restY: 0,
  restZ: 0,
  normalX: 0,
  normalY: 0,
  normalZ: 1,
  keyFacing: 0,
  lit: 1,
  open: 1,
})

/** Writes red, green and blue, 0 to 255 and beyond, into `out`. */
export type SurfaceShader = (point: SurfacePoint, out: Float32Array) => void
