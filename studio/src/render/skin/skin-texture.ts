import type { Identity } from '../../identity/identity.ts'
import { fractalNoise, hash3, valueNoise } from '../../math/noise.ts'
import { clamp } from '../../math/scalar.ts'
import type { ColorBuffer, GBuffer } from '../raster/gbuffer.ts'
import { isSkin } from '../raster/mesh.ts'

/** Cells of the finest pores per head unit. */
const PORE_DENSITY = 105
/** Pixels per head unit from which single pores can be told apart; smaller pictures show less of them. */
const FULL_DETAIL_SCALE = 420
/** Depth of the unevenness of very old skin. */
const UNEVENNESS = 0.2

type SkinTextureOptions = { identity: Identity; pixelsPerUnit: number }

/** Old skin is uneven at the size of a fingertip: soft lumps, and fine creases that cross each other. */
const unevenness = (x: number, y: number, z: number): number => {
  const lumps = fractalNoise(x * 15, y * 17, z * 15, 3) - 0.44
  const crease = 1 - Math.abs(2 * valueNoise(x * 24 + 9, y * 31, z * 24) - 1)
  return 0.75 * lumps - 0.16 * (crease * crease - 0.35)
}

/**
 * Lays pores and down over painted skin, after the painterly filter that would wipe them out. Older and coarser skin
 * shows more. Works in place.
 */
export const textureSkin = (
  { pixels }: ColorBuffer,
  buffer: GBuffer,
  { identity, pixelsPerUnit }: SkinTextureOptions,
): void => {
  const { shape, age } = identity
  const { width, height, materials, rest } = buffer
  const years = clamp((age - 25) / 45)
  const sharpness = clamp(pixelsPerUnit / FULL_DETAIL_SCALE, 0.3, 1)
  const pores = sharpness * (0.009 + 0.016 * shape.skinTexture + 0.013 * years)
  const coarse = 0.003 + 0.006 * shape.skinTexture + 0.007 * years
  const uneven = UNEVENNESS * sharpness * years ** 1.3 * (1 + 0.8 * shape.skinTone)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x
      if (!isSkin(materials[pixel])) continue
      const at = pixel * 3
      const rx = rest[at]
      const ry = rest[at + 1]
      const rz = rest[at + 2]
      const fine = valueNoise(rx * PORE_DENSITY, ry * PORE_DENSITY, rz * PORE_DENSITY) - 0.5
      const broad = valueNoise(rx * 34, ry * 34, rz * 34) - 0.5
      const lumps = uneven > 0 ? uneven * unevenness(rx, ry, rz) : 0
      const down = hash3(x >> 1, y >> 1, 21) - 0.5
      const factor = 1 + pores * 2 * fine + coarse * 2 * broad + lumps + 0.012 * down
      pixels[at] *= factor
      pixels[at + 1] *= factor - 0.5 * coarse * broad
      pixels[at + 2] *= factor - 0.5 * coarse * broad
    }
  }
}
