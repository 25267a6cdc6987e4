import type { Identity } from '../../identity/identity.ts'
import { luma } from '../../image/rgb.ts'
import { fractalNoise, valueNoise } from '../../math/noise.ts'
import { bell, bell2, clamp, lerp, smoothstep } from '../../math/scalar.ts'
import { interpolate, path } from '../../math/spline.ts'
import type { TablePoint } from '../../math/spline.ts'
import type { FaceLayout } from '../head/features-layout.ts'
import { BREADTH, onDrawnFace } from '../head/head-field.ts'
import type { SurfacePoint } from '../light/surface-point.ts'
import type { CreaseDepth } from './creases.ts'

/** How the face's skin departs from its even colour at one point, and how oily it is. */
export type Pigment = {
  /** Blood near the surface: cheeks, nose, ears. */
  redness: number
  /** Shaded, violet skin around the eyes. */
  shade: number
  /** Brown patches of sun and years; negative where skin is paler. */
  brown: number
  /** Beard under a man's shaved skin: greyer and darker. */
  beard: number
  /** How oily the skin is, 0 matte to 1: forehead, nose and lower lip shine, cheeks and the skin below the eyes do not. */
  oil: number
  /** How much brighter it is because its fine lines lean towards the light. */
  lean: number
}

/** How much of a crease's colour there is per depth of it: brown, as violet ones were bruises. */
const CREASE_BROWN = 20

export const createPigment = (): Pigment => ({ redness: 0, shade: 0, brown: 0, beard: 0, oil: 0.2, lean: 0 })

/** Upper edge of the beard by distance from the middle, on a measured face. */
const BEARD_EDGE: readonly TablePoint[] = path('0 0.41, 0.16 0.43, 0.26 0.56, 0.4 0.52, 0.52 0.3')

const beardTop = (across: number): number => interpolate(BEARD_EDGE, across / BREADTH)

/**
 * How much a man's shaved beard darkens the skin at a point of head or neck in head space, 0 to 1: it runs out over the
 * cheeks, before the ears and down the throat.
 */
export const beardShadow = (identity: Identity) => {
  const { gender, beard, hair, age } = identity
  const drawn = onDrawnFace(identity)
  // Fair and grey roots hardly show through the skin.
  const rootDarkness = smoothstep(150, 50, luma(beard.color)) * (1 - 0.5 * hair.grey)
  const depth = gender === 'male' ? lerp(0.44, 0.72, smoothstep(17, 26, age)) * lerp(0.42, 0.95, rootDarkness) : 0
  return (x: number, y: number, z: number): number => {
    const a = Math.abs(x)
    if (depth === 0 || y < 0.15 || z < -0.3) return 0
    const top = drawn(beardTop(a))
    return (
      depth *
      smoothstep(top - 0.12, top + 0.2, y) *
      smoothstep(0.64, 0.48, a / BREADTH) *
      smoothstep(-0.28, 0, z) *
      smoothstep(1.5, 0.95, y + 0.5 * (0.35 - z))
    )
  }
}

/** Fills `pigment` for a point of the face. Zones follow the features; noise keeps every patch uneven. */
export const facePigment = (
  identity: Identity,
  layout: FaceLayout,
  creaseDepth: CreaseDepth,
): ((point: SurfacePoint, pigment: Pigment) => void) => {
  const { shape, makeup, gender } = identity
  const shadowAt = beardShadow(identity)
  const { eyeX, eyeHalfWidth, noseTipY, noseBaseY, mouthY, chinY, wrinkling, ageing, smile } = layout
  const blush =
    (gender === 'male' ? 0.12 : 0.21) +
    0.05 * Math.max(0, smile) +
    0.22 * shape.blush * (gender === 'male' ? 0.6 : 1) +
    0.14 * makeup.strength * (gender === 'female' ? 1 : 0)
  const faded = 1 - 0.4 * wrinkling
  const uneven = 0.06 + 0.05 * shape.skinTexture + 0.03 * wrinkling
  const grain = 0.016 + 0.02 * shape.skinTexture + 0.03 * wrinkling
  const underEye = 0.02 + 0.3 * wrinkling - 0.06 * makeup.strength
  const seed = (shape.noseWidth + shape.faceWidth) * 37
  return ({ restX: x, restY: y, restZ: z }, pigment) => {
    const a = Math.abs(x)
    const patches = fractalNoise(x * 5 + seed, y * 5, z * 5, 2) - 0.44
    const fine = valueNoise(x * 64, y * 64, z * 64) - 0.5
    const zones =
      1.3 * faded * blush * bell2(a, y, 0.35 * BREADTH, 0.215 - 0.03 * Math.max(0, smile), 0.14, 0.09) +
      0.22 * bell2(x, y, 0, noseTipY + 0.01, 0.11, 0.07) +
      0.16 * bell2(a, y, 0.12, noseBaseY - 0.02, 0.05, 0.06) +
      0.15 * bell2(x, y, 0, chinY - 0.08, 0.15, 0.08) +
      0.12 * bell2(a, y, eyeX, -0.05, 0.16, 0.06) -
      0.08 * bell2(x, y, 0, -0.36, 0.4, 0.2)
    pigment.redness = zones + 0.9 * uneven * patches + grain * fine
    pigment.shade =
      underEye * bell2(a, y, eyeX - 0.02, 0.105, eyeHalfWidth * 0.85, 0.038) +
      0.06 * bell2(a, y, eyeX - eyeHalfWidth * 0.9, 0.0, 0.06, 0.07) +
      0.16 * bell2(a, y, eyeX, -0.075, 0.15, 0.045)
    const spots = clamp((fractalNoise(x * 13 + seed, y * 13 + 5, z * 13, 2) - 0.46) * 3)
    pigment.brown =
      CREASE_BROWN * creaseDepth(x, y) +
      0.14 * wrinkling * spots * smoothstep(0.1, 0.3, a + bell(y, -0.42, 0.2)) +
      (0.03 * ageing + 0.05 * wrinkling) * patches +
      (0.045 + 0.125 * wrinkling) * fine
    pigment.beard = shadowAt(x, y, z) * (0.92 + 0.2 * fine)
    pigment.oil =
      (0.16 +
        0.5 * bell2(x, y, 0, -0.4, 0.28, 0.15) +
        0.55 * bell2(x, y, 0, noseTipY, 0.08, 0.08) +
        0.25 * bell2(x, y, 0, 0.12, 0.05, 0.14) +
        0.14 * bell2(x, y, 0, mouthY + 0.2, 0.16, 0.12) +
        0.8 * bell2(x, y, 0, mouthY + 0.03, 0.18, 0.08) -
        0.13 * bell2(a, y, eyeX + 0.05, 0.14, 0.2, 0.1)) *
      (1 - 0.4 * wrinkling)
  }
}

/** Colours what skin throws back, in place, by its marks. */
export const applyPigment = (pigment: Pigment, darkness: number, albedo: Float32Array): void => {
  const { redness, shade, brown, beard } = pigment
  const red = redness * lerp(1, 0.45, darkness)
  const factors = [
    (1 + 0.1 * red) * (1 - 0.28 * shade) * (1 - 0.3 * brown) * (1 - 0.28 * beard),
    (1 - 0.17 * red) * (1 - 0.42 * shade) * (1 - 0.44 * brown) * (1 - 0.29 * beard),
    (1 - 0.1 * red) * (1 - 0.32 * shade) * (1 - 0.52 * brown) * (1 - 0.26 * beard),
  ]
  // The factors were mixed by eye on the screen: squared they act about the same on light.
  for (let channel = 0; channel < 3; channel++) albedo[channel] *= factors[channel] * factors[channel]
}
