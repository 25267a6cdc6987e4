import type { Identity } from '../../identity/identity.ts'
import { luma, mixRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { fractalNoise, hash3, valueNoise } from '../../math/noise.ts'
import { bell, bell2, clamp, lerp, smoothstep } from '../../math/scalar.ts'
import { interpolate } from '../../math/spline.ts'
import type { TablePoint } from '../../math/spline.ts'
import type { FaceLayout } from '../head/features-layout.ts'
import type { LightRig } from '../light/lighting.ts'
import { createLightTerms } from '../light/surface-point.ts'
import type { LightTerms, SurfacePoint, SurfaceShader } from '../light/surface-point.ts'
import { MATERIAL } from '../raster/mesh.ts'
import type { SkinPalette } from './palette.ts'

/** How the face's skin departs from its even colour at one point; all 0 where it does not. */
type Pigment = {
  /** Blood near the surface: cheeks, nose, ears. */
  redness: number
  /** Shaded, violet skin around the eyes. */
  shade: number
  /** Brown patches of sun and years; negative where skin is paler. */
  brown: number
  /** Beard under a man's shaved skin: greyer and darker. */
  beard: number
  /** Factor of the sheen: oily forehead and nose, dry old cheeks. */
  sheen: number
}

const createPigment = (): Pigment => ({ redness: 0, shade: 0, brown: 0, beard: 0, sheen: 0.8 })

/** Upper edge of the beard by distance from the middle of the face. */
const BEARD_EDGE: readonly TablePoint[] = [
  [0, 0.46],
  [0.16, 0.47],
  [0.26, 0.58],
  [0.4, 0.52],
  [0.52, 0.3],
]

const beardTop = (across: number): number => interpolate(BEARD_EDGE, across)

/** Fills `pigment` for a point of the face. Zones follow the features; noise keeps every patch uneven. */
const facePigment = (
  { shape, makeup, gender, beard, hair }: Identity,
  layout: FaceLayout,
): ((point: SurfacePoint, pigment: Pigment) => void) => {
  const { eyeX, eyeHalfWidth, noseTipY, noseBaseY, mouthY, chinY, wrinkling, ageing } = layout
  const blush =
    0.1 + 0.2 * shape.blush * (gender === 'male' ? 0.6 : 1) + 0.14 * makeup.strength * (gender === 'female' ? 1 : 0)
  const faded = 1 - 0.4 * wrinkling
  const uneven = 0.1 + 0.12 * shape.skinTexture + 0.2 * wrinkling
  const underEye = 0.14 + 0.34 * wrinkling - 0.1 * makeup.strength
  const male = gender === 'male'
  // Fair and grey roots hardly show through the skin.
  const rootDarkness = smoothstep(150, 50, luma(beard.color)) * (1 - 0.7 * hair.grey)
  const beardShadow = (0.52 - 0.08 * ageing) * lerp(0.22, 1, rootDarkness)
  const seed = (shape.noseWidth + shape.faceWidth) * 37
  return ({ restX: x, restY: y, restZ: z }, pigment) => {
    const a = Math.abs(x)
    const patches = fractalNoise(x * 7 + seed, y * 7, z * 7, 3) - 0.44
    const fine = valueNoise(x * 46, y * 46, z * 46) - 0.5
    const zones =
      faded * blush * bell2(a, y, 0.36, 0.235, 0.18, 0.12) +
      0.2 * bell2(x, y, 0, noseTipY + 0.02, 0.13, 0.08) +
      0.16 * bell2(a, y, 0.12, noseBaseY - 0.02, 0.05, 0.06) +
      0.1 * bell2(x, y, 0, chinY - 0.08, 0.15, 0.08) +
      0.12 * bell2(a, y, eyeX, -0.05, 0.16, 0.06)
    pigment.redness = zones + uneven * (0.9 * patches + 0.22 * fine)
    pigment.shade =
      underEye * bell2(a, y, eyeX - 0.02, 0.105, eyeHalfWidth * 0.85, 0.038) +
      0.2 * bell2(a, y, eyeX - eyeHalfWidth * 0.9, 0.0, 0.06, 0.07) +
      0.16 * bell2(a, y, eyeX, -0.075, 0.15, 0.045)
    const spots = clamp((fractalNoise(x * 13 + seed, y * 13 + 5, z * 13, 2) - 0.46) * 3)
    pigment.brown =
      0.34 * wrinkling * spots * smoothstep(0.1, 0.3, a + bell(y, -0.42, 0.2)) + 0.1 * ageing * patches + 0.05 * fine
    pigment.beard = male
      ? beardShadow *
        smoothstep(beardTop(a) - 0.05, beardTop(a) + 0.1, y) *
        smoothstep(0.62, 0.5, a) *
        (0.92 + 0.2 * fine)
      : 0
    pigment.sheen =
      (0.6 +
        0.5 * bell2(x, y, 0, -0.4, 0.3, 0.16) +
        0.45 * bell2(x, y, 0, noseTipY, 0.07, 0.07) +
        0.2 * bell2(x, y, 0, 0.12, 0.05, 0.14) +
        0.35 * bell2(a, y, 0.36, 0.13, 0.13, 0.08) +
        0.22 * bell2(x, y, 0, mouthY + 0.2, 0.16, 0.12)) *
      (1 - 0.3 * wrinkling)
  }
}

/** Tint that hair roots, stubble or a shaved scalp give to the skin beneath, 0 to 1 at a point of the head. */
type SkinCover = { coverage: (x: number, y: number, z: number) => number; color: Rgb }

type SkinSetting = {
  identity: Identity
  layout: FaceLayout
  palette: SkinPalette
  rig: LightRig
  covers: readonly SkinCover[]
}

/** How far light creeps around the terminator: skin is never lit like plaster. */
const WRAP = 0.46
/** Light thrown back from chest and clothes into planes that face down. */
const BOUNCE = 0.15
const WHITE: Rgb = [255, 255, 255]
/** The lamp's tint counts less on skin than on cloth: eyes adapt to it, and orange faces repel. */
const TINT_ON_SKIN = 0.32

const applyPigment = (pigment: Pigment, darkness: number, out: Float32Array): void => {
  const { redness, shade, brown, beard } = pigment
  const red = redness * lerp(1, 0.6, darkness)
  out[0] *= (1 + 0.03 * red) * (1 - 0.32 * shade) * (1 - 0.3 * brown) * (1 - 0.27 * beard)
  out[1] *= (1 - 0.3 * red) * (1 - 0.5 * shade) * (1 - 0.44 * brown) * (1 - 0.33 * beard)
  out[2] *= (1 - 0.25 * red) * (1 - 0.36 * shade) * (1 - 0.52 * brown) * (1 - 0.34 * beard)
}

const coverSkin = (point: SurfacePoint, light: number, covers: readonly SkinCover[], out: Float32Array): void => {
  const { restX: x, restY: y, restZ: z } = point
  for (const { coverage, color } of covers) {
    const share = coverage(x, y, z)
    if (share <= 0) continue
    const grain = lerp(0.78, 1.12, valueNoise(x * 44, y * 44, z * 44)) * (0.3 + 0.8 * light)
    out[0] = lerp(out[0], color[0] * grain, share)
    out[1] = lerp(out[1], color[1] * grain, share)
    out[2] = lerp(out[2], color[2] * grain, share)
  }
}

/** Pores and fine down break the sheen into points. */
const poreSheen = ({ restX: x, restY: y, restZ: z, pixelX, pixelY }: SurfacePoint, texture: number): number => {
  const pores = valueNoise(x * 92, y * 92, z * 92) - 0.5
  const grain = hash3(pixelX >> 1, pixelY >> 1, 5) - 0.5
  return clamp(1 + (0.4 + 0.6 * texture) * pores + 0.2 * grain, 0.3, 1.7)
}

const diffuseLight = (point: SurfacePoint, terms: LightTerms, { shadow, softness }: LightRig): number => {
  const wrap = WRAP * lerp(0.5, 1, softness)
  const wrapped = clamp((point.keyFacing + wrap) / (1 + wrap))
  const arriving = lerp(1 - lerp(0.6, 0.46, softness) * shadow, 1, point.lit)
  const direct = 0.85 * wrapped * arriving * lerp(0.88, 1, clamp(point.normalZ))
  return (
    (lerp(0.06, 0.14, softness) + direct) * lerp(0.62, 1, point.open) +
    0.12 * terms.fill +
    BOUNCE * clamp(point.normalY) * lerp(0.5, 1, point.open)
  )
}

/** Colours skin from the warm ramp by the light it gets, with blood, marks, sheen and coloured rims. */
export const createSkinShader = ({ identity, layout, palette, rig, covers }: SkinSetting): SurfaceShader => {
  const lightTerms = createLightTerms(rig)
  const pigmentAt = facePigment(identity, layout)
  const terms: LightTerms = { fill: 0, rim: 0, hairLight: 0, mirror: 0 }
  const pigment = createPigment()
  const plain = createPigment()
  const key = mixRgb(WHITE, rig.key.color, TINT_ON_SKIN).map((channel) => (channel / 255) * rig.key.strength)
  const fill = rig.fill.color.map((channel) => channel / 255)
  const { darkness } = palette
  const broad = lerp(0.07, 0.12, darkness)
  const tight = lerp(0.05, 0.085, darkness)
  const sheenColor = mixRgb([255, 240, 226], [226, 234, 255], darkness)
  const texture = identity.shape.skinTexture

  return (point, out) => {
    lightTerms(point, terms)
    const light = diffuseLight(point, terms, rig)
    palette.shade(light, out)
    const onFace = point.material === MATERIAL.face
    const marks = onFace && point.restZ > -0.2 ? pigment : plain
    if (marks === pigment) pigmentAt(point, pigment)
    else plain.redness = point.material === MATERIAL.ear ? 0.14 : 0.02
    applyPigment(marks, darkness, out)
    const terminator = point.lit * (1 - point.lit) * 4
    out[1] *= 1 - 0.07 * terminator
    out[2] *= 1 - 0.08 * terminator
    if (point.material !== MATERIAL.skin) coverSkin(point, light, covers, out)
    const mirrored = terms.mirror ** 18 * broad + terms.mirror ** 80 * tight
    const sheen = mirrored * marks.sheen * poreSheen(point, texture) * point.lit * point.open
    for (let channel = 0; channel < 3; channel++) {
      out[channel] =
        out[channel] * (key[channel] + fill[channel] * terms.fill * 0.16) +
        fill[channel] * terms.fill * lerp(7, 9, darkness) +
        sheenColor[channel] * sheen +
        rig.rim.color[channel] * terms.rim * 0.58 +
        rig.hairLight.color[channel] * terms.hairLight * 0.46
    }
  }
}
