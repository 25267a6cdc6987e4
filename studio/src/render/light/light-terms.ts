import { clamp } from '../math/scalar.ts'
import { normalize } from '../math/vector.ts'
import type { SurfacePoint } from '../surface-point.ts'
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
    terms.rim = rimFacing ** 1.7 * rim.strength * point.open * edge
    terms.hairLight = hairFacing ** 1.9 * hairLight.strength * point.open
    terms.mirror = clamp(point.normalX * half[0] + point.normalY * half[1] + point.normalZ * half[2])
  }
}
