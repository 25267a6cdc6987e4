import { clamp } from '../../math/scalar.ts'
import { normalize } from '../../math/vector.ts'
import type { Material } from '../raster/mesh.ts'
import type { DirectionalLight, LightRig } from './lighting.ts'

/** What each lamp but the key contributes at a point, and how directly the key is mirrored to the viewer. */
export type LightTerms = {
  fill: number
  rim: number
  hairLight: number
  /** Cosine between the normal and the half vector of key light and viewer. */
  mirror: number
}

const facing = (point: SurfacePoint, { direction }: DirectionalLight): number =>
  clamp(point.normalX * direction[0] + point.normalY * direction[1] + point.normalZ * direction[2])

/** A function that fills `terms` for a point; the rig's constants are worked out once. */
export const createLightTerms = (rig: LightRig): ((point: SurfacePoint, terms: LightTerms) => void) => {
  const { key, fill, rim, hairLight } = rig
  const half = normalize([key.direction[0], key.direction[1], key.direction[2] + 1])
  return (point, terms) => {
    const edge = 0.15 + 1.15 * (1 - clamp(point.normalZ))
    const rimFacing = facing(point, rim)
    const hairFacing = facing(point, hairLight)
    terms.fill = facing(point, fill) * fill.strength
    terms.rim = rimFacing ** 1.7 * rim.strength * point.open * point.rimLit * edge
    terms.hairLight = hairFacing ** 1.9 * hairLight.strength * point.open * point.hairLit
    terms.mirror = clamp(point.normalX * half[0] + point.normalY * half[1] + point.normalZ * half[2])
  }
}

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
  /** Unit vector to the middle of what is open. */
  openX: number
  openY: number
  openZ: number
  /** As `keyFacing` and `lit`, smoothed as far as red light travels under the skin; told on skin alone. */
  softFacing: number
  softLit: number
  /** Share of the rim and of the hair light that the body leaves; all of them on the head. */
  rimLit: number
  hairLit: number
  /** How round the skin is: 1 over the radius in head units, 0 where it is flat or hollow. */
  curvature: number
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
  openX: 0,
  openY: 0,
  openZ: 1,
  softFacing: 0,
  softLit: 1,
  rimLit: 1,
  hairLit: 1,
  curvature: 0,
})

/** Writes red, green and blue, 0 to 255 and beyond, into `out`. */
export type SurfaceShader = (point: SurfacePoint, out: Float32Array) => void
