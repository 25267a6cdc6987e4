import type { Identity } from '../../identity/identity.ts'
import { develop, exposeFor, linearRgb, luminance } from '../../image/linear-light.ts'
import { luma } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { fractalNoise, valueNoise } from '../../math/noise.ts'
import { bell, bell2, clamp, lerp, smoothstep } from '../../math/scalar.ts'
import { interpolate } from '../../math/spline.ts'
import type { Vec3 } from '../../math/vector.ts'
import type { TablePoint } from '../../math/spline.ts'
import { markHand } from '../body/hand.ts'
import { earHollow } from '../head/build-head.ts'
import type { FaceLayout } from '../head/features-layout.ts'
import { ambientOn } from '../light/ambient.ts'
import type { Ambient } from '../light/ambient.ts'
import { exposeLight } from '../light/exposure.ts'
import type { LightRig } from '../light/lighting.ts'
import { createLightTerms } from '../light/surface-point.ts'
import type { LightTerms, SurfacePoint, SurfaceShader } from '../light/surface-point.ts'
import { MATERIAL } from '../raster/mesh.ts'
import type { Ink } from './ink.ts'
import type { SkinPalette } from './palette.ts'
import { createSkinTexture } from './skin-texture.ts'
import type { SkinTexture } from './skin-texture.ts'

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
    0.15 + 0.22 * shape.blush * (gender === 'male' ? 0.6 : 1) + 0.14 * makeup.strength * (gender === 'female' ? 1 : 0)
  const faded = 1 - 0.4 * wrinkling
  const uneven = 0.06 + 0.05 * shape.skinTexture + 0.06 * wrinkling
  const grain = 0.016 + 0.02 * shape.skinTexture + 0.06 * wrinkling
  const underEye = 0.02 + 0.24 * wrinkling - 0.06 * makeup.strength
  const male = gender === 'male'
  // Fair and grey roots hardly show through the skin.
  const rootDarkness = smoothstep(150, 50, luma(beard.color)) * (1 - 0.7 * hair.grey)
  const beardShadow = (0.52 - 0.08 * ageing) * lerp(0.22, 1, rootDarkness)
  const seed = (shape.noseWidth + shape.faceWidth) * 37
  return ({ restX: x, restY: y, restZ: z }, pigment) => {
    const a = Math.abs(x)
    const patches = fractalNoise(x * 5 + seed, y * 5, z * 5, 2) - 0.44
    const fine = valueNoise(x * 46, y * 46, z * 46) - 0.5
    const zones =
      faded * blush * bell2(a, y, 0.36, 0.235, 0.18, 0.12) +
      0.2 * bell2(x, y, 0, noseTipY + 0.02, 0.13, 0.08) +
      0.16 * bell2(a, y, 0.12, noseBaseY - 0.02, 0.05, 0.06) +
      0.1 * bell2(x, y, 0, chinY - 0.08, 0.15, 0.08) +
      0.12 * bell2(a, y, eyeX, -0.05, 0.16, 0.06)
    pigment.redness = zones + 0.9 * uneven * patches + grain * fine
    pigment.shade =
      underEye * bell2(a, y, eyeX - 0.02, 0.105, eyeHalfWidth * 0.85, 0.038) +
      0.12 * bell2(a, y, eyeX - eyeHalfWidth * 0.9, 0.0, 0.06, 0.07) +
      0.16 * bell2(a, y, eyeX, -0.075, 0.15, 0.045)
    const spots = clamp((fractalNoise(x * 13 + seed, y * 13 + 5, z * 13, 2) - 0.46) * 3)
    pigment.brown =
      0.05 * wrinkling * spots * smoothstep(0.1, 0.3, a + bell(y, -0.42, 0.2)) +
      0.03 * ageing * patches +
      (0.045 + 0.12 * wrinkling) * fine
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
        0.22 * bell2(x, y, 0, mouthY + 0.2, 0.16, 0.12) +
        0.9 * bell2(x, y, 0, mouthY, 0.2, 0.1)) *
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
  ambient: Ambient
  /** Colour of the cloth whose light falls under the chin. */
  clothColor?: Rgb
  pixelsPerUnit: number
  covers: readonly SkinCover[]
  ink?: Ink | undefined
}

/** How far red, green and blue creep around the terminator under a large lamp: skin is never lit like plaster. */
const WRAP: Rgb = [0.29, 0.22, 0.18]
/** Light that goes under the skin comes out again beyond a shadow's edge, the reddest farthest. */
const BLEED: Rgb = [0.84, 1, 1.08]
/** The lamps' tint counts less on skin than on cloth: orange faces repel. */
const TINT_ON_SKIN = 0.36
const KEPT_IN_SHADOW = 0.1
/** Share of the place's colour in what light skin gets from all sides, and what blood makes of that light. */
const PLACE_ON_SKIN = 0.55
const BLOOD: Rgb = [1.07, 0.99, 0.93]
/** Fair skin is exposed below its own colour, so that its lights keep their form. */
const FAIR_EXPOSURE = 0.86
/** Light reflected by skin seen straight on. */
const MIRRORED = 0.028
/** Squared roughness of the sheen's broad and tight lobe. */
const ROUGHNESS = { broad: 0.4, tight: 0.2 }
const TIGHT_SHARE = 0.16
/** Fine down catches light along outlines. */
const DOWN = 0.1

const applyPigment = (pigment: Pigment, darkness: number, albedo: Float32Array): void => {
  const { redness, shade, brown, beard } = pigment
  const red = redness * lerp(1, 0.7, darkness)
  const factors = [
    (1 + 0.03 * red) * (1 - 0.28 * shade) * (1 - 0.3 * brown) * (1 - 0.27 * beard),
    (1 - 0.22 * red) * (1 - 0.42 * shade) * (1 - 0.44 * brown) * (1 - 0.33 * beard),
    (1 - 0.19 * red) * (1 - 0.32 * shade) * (1 - 0.52 * brown) * (1 - 0.34 * beard),
  ]
  // The factors were mixed by eye on the screen: squared they act about the same on light.
  for (let channel = 0; channel < 3; channel++) albedo[channel] *= factors[channel] * factors[channel]
}

type LinearCover = Pick<SkinCover, 'coverage'> & { color: Rgb }

const coverSkin = (
  { restX: x, restY: y, restZ: z }: SurfacePoint,
  covers: readonly LinearCover[],
  albedo: Float32Array,
): void => {
  for (const { coverage, color } of covers) {
    const share = coverage(x, y, z)
    if (share <= 0) continue
    const grain = lerp(0.6, 1.25, valueNoise(x * 44, y * 44, z * 44))
    for (let channel = 0; channel < 3; channel++) albedo[channel] = lerp(albedo[channel], color[channel] * grain, share)
  }
}

/** Share of light that a rough surface throws to the viewer, per unit of light that falls on it (GGX). */
const lobe = (mirror: number, roughness: number): number => {
  const square = roughness * roughness
  const spread = mirror * mirror * (square - 1) + 1
  return square / (4 * spread * spread)
}

/** The oily sheen at a point, broken by pores, per unit of key light. */
const sheenAt = (point: SurfacePoint, { mirror }: LightTerms, { pores }: SkinTexture): number =>
  Math.PI *
  MIRRORED *
  clamp(1 + 0.7 * pores, 0.3, 1.7) *
  ((1 - TIGHT_SHARE) * lobe(mirror, ROUGHNESS.broad) + TIGHT_SHARE * lobe(mirror, ROUGHNESS.tight)) *
  clamp(point.keyFacing * 2) *
  point.lit *
  point.open

/** Writes the share of each colour that skin throws back at a point into `albedo`, and returns its marks. */
const createSkinColor = ({
  identity,
  layout,
  palette,
  covers,
  ink,
}: SkinSetting): ((point: SurfacePoint, albedo: Float32Array) => Pigment) => {
  const pigmentAt = facePigment(identity, layout)
  const pigment = createPigment()
  const plain = createPigment()
  const hand = { redness: 0, crease: 0 }
  const hollowAt = earHollow(identity)
  const exposure = lerp(FAIR_EXPOSURE, 1, clamp(palette.darkness * 2))
  const base = palette.base.map((channel) => exposeFor(channel) * exposure)
  const linearCovers = covers.map(({ coverage, color }): LinearCover => ({ coverage, color: linearRgb(color) }))
  return (point, albedo) => {
    const marks = point.material === MATERIAL.face && point.restZ > -0.2 ? pigment : plain
    if (marks === pigment) pigmentAt(point, pigment)
    else if (point.material === MATERIAL.hand) {
      markHand(point.restX, point.restY, point.restZ, hand)
      plain.redness = hand.redness
      plain.shade = hand.crease
    } else if (point.material === MATERIAL.ear) {
      plain.redness = 0.26
      plain.shade = 1.1 * hollowAt(point.restY, point.restZ)
    } else {
      plain.redness = 0.02
      plain.shade = 0
    }
    for (let channel = 0; channel < 3; channel++) albedo[channel] = base[channel]
    applyPigment(marks, palette.darkness, albedo)
    const inked = ink ? ink.coverage(point) : 0
    if (ink && inked > 0)
      for (let channel = 0; channel < 3; channel++) albedo[channel] = lerp(albedo[channel], ink.color[channel], inked)
    if (point.material === MATERIAL.face || point.material === MATERIAL.ear) coverSkin(point, linearCovers, albedo)
    return marks
  }
}

/** What of the head keeps light from the neck, in world space: a ball within the jaw. */
const JAW = { y: 0.5, z: 0.18, radius: 0.5 } as const
/** Bare skin below this height lies beyond the jaw's shade. */
const LOWEST_NECK = 2.2
/** How much of the lamp and of what surrounds it the jaw keeps off at most, and how much of any lamp never gets to a high neck. */
const UNDER_JAW = { lamp: 0.9, around: 1.3, neck: 0.45 } as const

/** The jaw's shadow on bare skin under it, far softer than the shadow map's: the lamp is large and the jaw is near. */
const shadeUnderJaw = (point: SurfacePoint, [lightX, lightY, lightZ]: Vec3): void => {
  const [x, y, z] = [-point.worldX, JAW.y - point.worldY, JAW.z - point.worldZ]
  const square = x * x + y * y + z * z
  const along = x * lightX + y * lightY + z * lightZ
  const beside = Math.sqrt(Math.max(0, square - along * along))
  const distance = Math.sqrt(square)
  const facing = (x * point.normalX + y * point.normalY + z * point.normalZ) / distance
  const hidden = ((0.5 + 0.5 * facing) * JAW.radius * JAW.radius) / square
  if (along > 0) point.lit *= 1 - UNDER_JAW.lamp * smoothstep(1.35 * JAW.radius, 0.5 * JAW.radius, beside)
  point.open *= 1 - clamp(UNDER_JAW.around * hidden, 0, 0.8)
  point.lit *= 1 - UNDER_JAW.neck * smoothstep(1.5, 0.8, point.worldY)
}

/** Writes the light from all sides on a point into `around`, as skin takes it. */
const surroundSkin = (ambient: Ambient, point: SurfacePoint, around: Float32Array): void => {
  ambientOn(ambient, point, around)
  const level = luminance([around[0], around[1], around[2]])
  for (let channel = 0; channel < 3; channel++)
    around[channel] = lerp(level, around[channel], PLACE_ON_SKIN) * BLOOD[channel]
}

/**
 * Lights skin in linear light: a key light that wraps and bleeds red around forms and into shadows (after Penner, 2011),
 * the light of the place from all sides, light thrown up by the clothes, and an oily sheen of two lobes broken by pores.
 */
export const createSkinShader = (setting: SkinSetting): SurfaceShader => {
  const { identity, palette, rig, ambient, pixelsPerUnit, clothColor } = setting
  const lightTerms = createLightTerms(rig)
  const colorAt = createSkinColor(setting)
  const textureAt = createSkinTexture({ identity, pixelsPerUnit, towardsLight: rig.key.direction })
  const light = exposeLight(rig, ambient, { tint: rig.tint ?? TINT_ON_SKIN, clothColor })
  const wrap = WRAP.map((channel) => channel * lerp(0.45, 1, rig.softness))
  const shadow = rig.shadow * (1 - KEPT_IN_SHADOW)
  const shine = lerp(0.62, 0.84, palette.darkness)
  const terms: LightTerms = { fill: 0, rim: 0, hairLight: 0, mirror: 0 }
  const texture: SkinTexture = { lean: 0, tone: 0, pores: 0 }
  const albedo = new Float32Array(3)
  const around = new Float32Array(3)

  return (point, out) => {
    if (point.material === MATERIAL.skin && point.worldY < LOWEST_NECK) shadeUnderJaw(point, rig.key.direction)
    lightTerms(point, terms)
    textureAt(point, texture)
    const mirrored = colorAt(point, albedo).sheen * shine * sheenAt(point, terms, texture)
    surroundSkin(ambient, point, around)
    const { lit, open } = point
    const down = DOWN * (1 - clamp(point.normalZ)) ** 3 * open
    // The cheeks keep the lamps behind from the sides of the nose.
    const behind = point.material === MATERIAL.face ? smoothstep(0.66, 0.5, point.restZ) : 1
    const upwards = clamp(point.normalY * 0.8 + 0.12) * open * (0.3 + 0.7 * lit)
    for (let channel = 0; channel < 3; channel++) {
      const color = albedo[channel]
      const width = wrap[channel]
      const facing = clamp((point.keyFacing + width) / (1 + width)) ** (1 + width)
      const arriving = 1 - shadow * (1 - (channel === 1 ? lit : lit ** BLEED[channel]))
      const direct = light.key[channel] * facing * arriving * (1 + 2 * texture.lean)
      // What is thrown to and fro in a hollow takes on the colour of its walls.
      const hollow = open * (1 + Math.min(0.7, color) * (1 - open))
      const soft = (light.around * around[channel] + light.fill[channel] * terms.fill) * hollow
      const back = (light.rim[channel] * terms.rim + light.hairLight[channel] * terms.hairLight) * behind
      out[channel] = develop(
        color *
          (1 + texture.tone * (channel === 0 ? 1 : 2)) *
          (direct + soft + light.bounce[channel] * upwards + 0.55 * back) +
          light.key[channel] * mirrored +
          0.05 * back +
          down * (0.3 * light.key[channel] * lit + light.around * around[channel]) * (0.25 + color),
      )
    }
  }
}
