import type { Identity } from '../../identity/identity.ts'
import { fractalNoise, hash3, valueNoise } from '../../math/noise.ts'
import { bell, bell2, clamp, smoothstep } from '../../math/scalar.ts'
import type { Vec3 } from '../../math/vector.ts'
import type { FaceLayout } from '../head/features-layout.ts'
import type { SurfacePoint } from '../light/surface-point.ts'
import { MATERIAL } from '../raster/mesh.ts'
import type { CreaseDepth } from './creases.ts'

/** Cells of the finest pores per head unit. */
const PORE_DENSITY = 104
/** Head units between the two places whose depths tell how a crease leans, what of that is seen, and at most. */
const CREASE_STEP = 0.006
const CREASE_LEAN = 0.45
const MOST_LEAN = 0.22
/** Head units between the two places whose heights tell how a pore leans towards the light. */
const PORE_STEP = 0.004
/** Pixels per head unit from which single pores can be told apart; smaller pictures show less of them. */
const FULL_DETAIL_SCALE = 420
/** Depth of the unevenness of very old skin, and pixels per head unit from which it is told apart: it is coarser than pores. */
const UNEVENNESS = { depth: 0.18, seenFrom: 150 } as const

/** How much darker the troughs of a very old neck are. */
const NECK_BANDS = 0.075

/** What is finer than the mesh: all 0 on even skin. */
export type SkinTexture = {
  /** How much brighter a point is because it leans towards the light. */
  lean: number
  /** Unevenness of colour at the size of a fingertip. */
  tone: number
  /** How far pores and down break the sheen, about -0.5 to 0.5. */
  pores: number
}

/** Old skin is uneven like crêpe: soft small lumps, and fine creases that cross each other. */
const unevenness = (x: number, y: number, z: number): number => {
  const lumps = fractalNoise(x * 30, y * 36, z * 30, 2) - 0.44
  const crease = 1 - Math.abs(2 * valueNoise(x * 24 + 9, y * 31, z * 24) - 1)
  return 0.75 * lumps - 0.16 * (crease * crease - 0.35)
}

const pore = (x: number, y: number, z: number): number =>
  valueNoise(x * PORE_DENSITY, y * PORE_DENSITY, z * PORE_DENSITY)

/** Cords that run down an old throat and rings that lie around it: how much brighter a point of the body is, about -1 to 0.5. */
const neckBands = (x: number, y: number, z: number): number => {
  const a = Math.abs(x)
  if (a > 0.5 || y > 1.7 || z < -0.15) return 0
  const cord = a - 0.12 - 0.08 * (y - 1)
  const ring = y + 0.12 * x * x + 0.03 * (valueNoise(x * 6, y * 3, 4) - 0.5)
  return (
    (0.5 * bell(cord, 0, 0.025) - 0.7 * bell(cord, 0.06, 0.03) - 0.6 * bell(cord, -0.065, 0.035)) *
      smoothstep(0.9, 1.05, y) *
      smoothstep(1.6, 1.3, y) -
    0.8 * (bell(ring, 1.08, 0.012) + bell(ring, 1.24, 0.014)) * smoothstep(0.45, 0.2, a)
  )
}

type SkinTextureOptions = {
  identity: Identity
  layout: FaceLayout
  creaseDepth: CreaseDepth
  pixelsPerUnit: number
  towardsLight: Vec3
}

/** How deep pores are by place: nose and inner cheeks most, temples and jaw least. */
const poreDepth = (x: number, y: number, { noseTipY }: FaceLayout): number =>
  0.7 + 0.9 * bell2(x, y, 0, noseTipY, 0.14, 0.16) + 0.5 * bell2(Math.abs(x), y, 0.24, 0.26, 0.13, 0.14)

/** Fine lines that lie across the forehead and slant away beside and below the eyes, -0.5 to 0.5. */
const fineLines = (x: number, y: number, z: number, { eyeX }: FaceLayout): number => {
  const a = Math.abs(x)
  const brow = bell2(x, y, 0, -0.42, 0.38, 0.14)
  const eyes = bell2(a, y, eyeX + 0.03, 0.11, 0.17, 0.06)
  if (brow + eyes < 0.02) return 0
  const slanted = y + 0.35 * a
  return (
    brow * (valueNoise(x * 7, y * 62, z * 7) - 0.5) + 0.8 * eyes * (valueNoise(a * 16 + x, slanted * 84, z * 16) - 0.5)
  )
}

/** Pores, fine lines and down of skin, in relief by the light of the scene. Older and coarser skin shows more. */
export const createSkinTexture = ({
  identity,
  layout,
  creaseDepth,
  pixelsPerUnit,
  towardsLight,
}: SkinTextureOptions): ((point: SurfacePoint, out: SkinTexture) => void) => {
  const { shape, age } = identity
  const [lightX, lightY, lightZ] = towardsLight
  const years = clamp((age - 25) / 45)
  const sharpness = clamp(pixelsPerUnit / FULL_DETAIL_SCALE, 0.3, 1)
  const relief = sharpness * (0.05 + 0.08 * shape.skinTexture + 0.08 * years)
  const lines = sharpness * (0.035 + 0.1 * years)
  const coarse = 0.008 + 0.01 * shape.skinTexture + 0.01 * years
  const uneven = UNEVENNESS.depth * clamp(pixelsPerUnit / UNEVENNESS.seenFrom, 0.5, 1) * years ** 2
  const cords = NECK_BANDS * years ** 2
  /** How much more a crease's near side is turned to the light than the skin around it. */
  const creaseLean = (x: number, y: number): number => {
    const rise = creaseDepth(x + lightX * CREASE_STEP, y + lightY * CREASE_STEP) - creaseDepth(x, y)
    return rise === 0 ? 0 : clamp((CREASE_LEAN * rise) / CREASE_STEP, -MOST_LEAN, MOST_LEAN)
  }
  return ({ material, restX: x, restY: y, restZ: z, pixelX, pixelY }, out) => {
    const isFace = material === MATERIAL.face && z > 0
    const here = pore(x, y, z)
    const there = pore(x + lightX * PORE_STEP, y + lightY * PORE_STEP, z + lightZ * PORE_STEP)
    const down = hash3(pixelX >> 1, pixelY >> 1, 21) - 0.5
    out.pores = here - 0.5
    out.lean =
      relief * (isFace ? poreDepth(x, y, layout) : 0.8) * (here - there) +
      (isFace ? lines * fineLines(x, y, z, layout) + creaseLean(x, y) : 0) +
      (uneven > 0 ? uneven * unevenness(x, y, z) : 0) +
      0.012 * down
    out.tone = coarse * (valueNoise(x * 34, y * 34, z * 34) - 0.5)
    if (cords > 0 && material === MATERIAL.skin) out.tone += cords * neckBands(x, y, z)
  }
}
