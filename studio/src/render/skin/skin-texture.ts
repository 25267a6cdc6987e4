import type { Identity } from '../../identity/identity.ts'
import { fractalNoise, hash3, valueNoise } from '../../math/noise.ts'
import { clamp } from '../../math/scalar.ts'
import type { Vec3 } from '../../math/vector.ts'
import type { SurfacePoint } from '../light/surface-point.ts'

/** Cells of the finest pores per head unit. */
const PORE_DENSITY = 104
/** Head units between the two places whose heights tell how a pore leans towards the light. */
const PORE_STEP = 0.004
/** Pixels per head unit from which single pores can be told apart; smaller pictures show less of them. */
const FULL_DETAIL_SCALE = 420
/** Depth of the unevenness of very old skin. */
const UNEVENNESS = 0.2

/** What is finer than the mesh: all 0 on even skin. */
export type SkinTexture = {
  /** How much brighter a point is because it leans towards the light. */
  lean: number
  /** Unevenness of colour at the size of a fingertip. */
  tone: number
  /** How far pores and down break the sheen, about -0.5 to 0.5. */
  pores: number
}

/** Old skin is uneven at the size of a fingertip: soft lumps, and fine creases that cross each other. */
const unevenness = (x: number, y: number, z: number): number => {
  const lumps = fractalNoise(x * 15, y * 17, z * 15, 3) - 0.44
  const crease = 1 - Math.abs(2 * valueNoise(x * 24 + 9, y * 31, z * 24) - 1)
  return 0.75 * lumps - 0.16 * (crease * crease - 0.35)
}

const pore = (x: number, y: number, z: number): number =>
  valueNoise(x * PORE_DENSITY, y * PORE_DENSITY, z * PORE_DENSITY)

type SkinTextureOptions = { identity: Identity; pixelsPerUnit: number; towardsLight: Vec3 }

/** Pores, fine lines and down of skin, in relief by the light of the scene. Older and coarser skin shows more. */
export const createSkinTexture = ({
  identity,
  pixelsPerUnit,
  towardsLight,
}: SkinTextureOptions): ((point: SurfacePoint, out: SkinTexture) => void) => {
  const { shape, age } = identity
  const [lightX, lightY, lightZ] = towardsLight
  const years = clamp((age - 25) / 45)
  const sharpness = clamp(pixelsPerUnit / FULL_DETAIL_SCALE, 0.3, 1)
  const relief = sharpness * (0.05 + 0.08 * shape.skinTexture + 0.08 * years)
  const coarse = 0.008 + 0.01 * shape.skinTexture + 0.01 * years
  const uneven = UNEVENNESS * sharpness * years ** 1.3
  return ({ restX: x, restY: y, restZ: z, pixelX, pixelY }, out) => {
    const here = pore(x, y, z)
    const there = pore(x + lightX * PORE_STEP, y + lightY * PORE_STEP, z + lightZ * PORE_STEP)
    const down = hash3(pixelX >> 1, pixelY >> 1, 21) - 0.5
    out.pores = here - 0.5
    out.lean = relief * (here - there) + (uneven > 0 ? uneven * unevenness(x, y, z) : 0) + 0.012 * down
    out.tone = coarse * (valueNoise(x * 34, y * 34, z * 34) - 0.5)
  }
}
