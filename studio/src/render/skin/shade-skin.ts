import type { Identity } from '../../identity/identity.ts'
import { develop, exposeFor, linearRgb, luminance } from '../../image/linear-light.ts'
import { mixRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { valueNoise } from '../../math/noise.ts'
import { clamp, distanceOf, lerp, smoothstep } from '../../math/scalar.ts'
import type { Vec3 } from '../../math/vector.ts'
import { measureFrame } from '../body/frame.ts'
import { markHand } from '../body/mark-hand.ts'
import { limbMarks } from '../body/mark-limbs.ts'
import { earHollow } from '../head/build-head.ts'
import type { FaceLayout } from '../head/features-layout.ts'
import { ambientOn } from '../light/ambient.ts'
import type { Ambient } from '../light/ambient.ts'
import { exposeLight } from '../light/exposure.ts'
import type { DirectionalLight, LightRig } from '../light/lighting.ts'
import { createLightTerms } from '../light/surface-point.ts'
import type { LightTerms, SurfacePoint, SurfaceShader } from '../light/surface-point.ts'
import { MATERIAL } from '../raster/mesh.ts'
import { createCreases } from './creases.ts'
import type { CreaseDepth } from './creases.ts'
import type { Ink } from './ink.ts'
import { lipSkin } from './lip-skin.ts'
import type { LipPoint } from './lip-skin.ts'
import type { SkinPalette } from './palette.ts'
import { applyPigment, beardShadow, createPigment, facePigment } from './pigment.ts'
import type { Pigment } from './pigment.ts'
import { createScatter } from './scatter.ts'
import { createSkinTexture } from './skin-texture.ts'
import type { SkinTexture } from './skin-texture.ts'

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

/** How far red, green and blue see form and shadow as smoothed under the skin. */
const UNDER_SKIN: Rgb = [0.78, 0.55, 0.42]
const KEPT_IN_SHADOW = 0.3
/** In a dark place the lamps that show a face reach arms and legs so much less. */
const DIMMED_BELOW = 0.55
/** Share of the place's colour in what light skin gets from all sides, and what blood makes of that light; of the key light half as much. */
const PLACE_ON_SKIN = { fair: 0.46, dark: 0.5 }
const BLOOD: { fair: Rgb; dark: Rgb } = { fair: [1.1, 0.982, 0.915], dark: [1.13, 0.985, 0.89] }
/** Fair skin is exposed below its own colour and dark skin above, so that both keep their form. */
const FAIR_EXPOSURE = 0.77
const DARK_EXPOSURE = 1.08
/** Light reflected by skin seen straight on, and what more of it along outlines. */
const MIRRORED = 0.028
const MIRRORED_ALONG = 0.06
/** Squared roughness of the broad lobe of all skin and of the tight one that oil adds. */
const ROUGHNESS = { broad: 0.46, oil: 0.27 }
/** Ears let this much red, green and blue of a lamp behind them through. */
const THROUGH: Rgb = [0.13, 0.066, 0.046]
/** Share of the lamps behind that an ear's outline sends on. */
const BEHIND_EAR = 0.3
/** Fine down catches light along outlines. */
const DOWN = 0.1

/** Lamps behind: how much of them skin sends on, how grey its colour is then, as they would else glow in it, and their share within the outline. */
const RIM = { share: 0.55, grey: 0.45, within: 0.25 }

/** How dark fingers are where they lie side by side. */
const BESIDE_FINGER = 0.6
/** How much more a nail shines than skin. */
const NAIL_OIL = 0.9

type LinearCover = Pick<SkinCover, 'coverage'> & { color: Rgb }

const coverSkin = (
  { restX: x, restY: y, restZ: z }: SurfacePoint,
  covers: readonly LinearCover[],
  albedo: Float32Array,
): void => {
  for (const { coverage, color } of covers) {
    const share = coverage(x, y, z)
    if (share <= 0) continue
    const grain = lerp(0.8, 1.12, valueNoise(x * 44, y * 44, z * 44))
    for (let channel = 0; channel < 3; channel++) albedo[channel] = lerp(albedo[channel], color[channel] * grain, share)
  }
}

/** Share of light that a rough surface throws to the viewer, per unit of light that falls on it (GGX). */
const lobe = (mirror: number, roughness: number): number => {
  const square = roughness * roughness
  const spread = mirror * mirror * (square - 1) + 1
  return square / (4 * spread * spread)
}

/** The sheen at a point per unit of key light: a broad lobe, and a tighter one where the skin is oily, broken by pores. */
const createSheen = (
  spread: number,
): ((point: SurfacePoint, oil: number, terms: LightTerms, pores: number) => number) => {
  // A large lamp is mirrored as wide as it is.
  const [broad, tight] = [ROUGHNESS.broad, ROUGHNESS.oil].map((roughness) => distanceOf(roughness, 0.35 * spread))
  return (point, oil, { mirror }, pores) =>
    Math.PI *
    MIRRORED *
    ((0.45 + 0.6 * oil) * lobe(mirror, broad) * (1 + 0.6 * pores) +
      0.36 * oil * lobe(mirror, tight) * (1 + 1.2 * pores)) *
    clamp(point.keyFacing * 2) *
    point.lit *
    point.open
}

/** How little of each colour comes out from between shut lips. */
const BETWEEN_LIPS: Rgb = [0.78, 0.86, 0.87]

/** Writes the share of each colour that skin throws back at a point into `albedo`, and returns its marks. */
const createSkinColor = (
  { identity, layout, palette, covers, ink }: SkinSetting,
  creaseDepth: CreaseDepth,
): ((point: SurfacePoint, albedo: Float32Array) => Pigment) => {
  const pigmentAt = facePigment(identity, layout, creaseDepth)
  const pigment = createPigment()
  const plain = createPigment()
  const hand = { redness: 0, crease: 0, beside: 0, nail: 0 }
  const limb = { redness: 0, crease: 0 }
  const markLimb = limbMarks(measureFrame(identity))
  const plainOil = plain.oil
  const hollowAt = earHollow(identity)
  const beardAt = beardShadow(identity)
  const exposure = lerp(FAIR_EXPOSURE, DARK_EXPOSURE, clamp(palette.darkness * 1.3))
  const base = palette.base.map((channel) => exposeFor(channel) * exposure)
  const lipsAt = lipSkin({ identity, layout, palette, exposure })
  const lips: LipPoint = { share: 0, oil: 0, lean: 0, hidden: 0 }
  const linearCovers = covers.map(({ coverage, color }): LinearCover => ({ coverage, color: linearRgb(color) }))
  return (point, albedo) => {
    const marks = point.material === MATERIAL.face && point.restZ > -0.2 ? pigment : plain
    plain.brown = 0
    plain.beard = 0
    plain.oil = plainOil
    if (marks === pigment) pigmentAt(point, pigment)
    else if (point.material === MATERIAL.hand) {
      markHand(point.restX, point.restY, point.restZ, hand)
      plain.redness = hand.redness
      plain.shade = hand.crease
      plain.brown = BESIDE_FINGER * hand.beside
      plain.oil = plainOil + NAIL_OIL * hand.nail
    } else if (point.material === MATERIAL.ear) {
      plain.redness = 0.1
      const hollow = hollowAt(point.restY, point.restZ)
      // Mixed, as either by itself would be raw or tanned.
      plain.shade = 0.8 * hollow
      plain.brown = 0.5 * hollow
    } else {
      markLimb(point.restX, point.restY, point.restZ, limb)
      plain.redness = limb.redness
      plain.shade = limb.crease
      plain.beard = point.material === MATERIAL.skin ? beardAt(point.worldX, point.worldY, point.worldZ) : 0
    }
    for (let channel = 0; channel < 3; channel++) albedo[channel] = base[channel]
    applyPigment(marks, palette.darkness, albedo)
    if (marks === pigment) {
      lipsAt(point.restX, point.restY, albedo, lips)
      pigment.oil = lerp(pigment.oil, lips.oil, lips.share)
      pigment.lean = lips.lean * lips.share
      for (let channel = 0; channel < 3; channel++) albedo[channel] *= 1 - BETWEEN_LIPS[channel] * lips.hidden
    }
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
/** How much of the lamp and of what surrounds it, the lamps behind too, the jaw keeps off at most, and how much of any lamp never gets to a high neck. */
const UNDER_JAW = { lamp: 0.9, around: 1.75, neck: 0.7 } as const

/** How far a point belongs to the neck, 0 to 1: the head behind the jaw runs into it. */
const neckShare = ({ material, worldX, worldY, worldZ, restY, restZ }: SurfacePoint): number => {
  // A raised arm is skin as high as the neck, but beside or before it.
  if (material === MATERIAL.skin)
    return worldY < LOWEST_NECK ? smoothstep(1.3, 0.9, Math.abs(worldX)) * smoothstep(0.7, 0.4, worldZ) : 0
  return material === MATERIAL.face ? smoothstep(0.22, -0.02, restZ) * smoothstep(0.5, 0.7, restY) : 0
}

/** The jaw's shadow on what is under it, far softer than the shadow map's: the lamp is large and the jaw is near. */
export const shadeUnderJaw = (point: SurfacePoint, share: number, [lightX, lightY, lightZ]: Vec3): void => {
  const x = -point.worldX
  const y = JAW.y - point.worldY
  const z = JAW.z - point.worldZ
  const square = x * x + y * y + z * z
  const along = x * lightX + y * lightY + z * lightZ
  const beside = Math.sqrt(Math.max(0, square - along * along))
  const distance = Math.sqrt(square)
  const facing = (x * point.normalX + y * point.normalY + z * point.normalZ) / distance
  const hidden = ((0.5 + 0.5 * facing) * JAW.radius * JAW.radius) / square
  const past = along > 0 ? 1 - UNDER_JAW.lamp * smoothstep(1.35 * JAW.radius, 0.5 * JAW.radius, beside) : 1
  const kept = lerp(1, past * (1 - UNDER_JAW.neck * smoothstep(1.5, 0.8, point.worldY)), share)
  point.lit *= kept
  point.softLit *= kept
  const leftAround = 1 - share * clamp(UNDER_JAW.around * hidden, 0, 0.8)
  point.open *= leftAround
  point.rimLit *= leftAround
  point.hairLit *= leftAround
}

/** Writes the light from all sides on a point into `around`, as skin takes it. */
const surroundSkin = (
  ambient: Ambient,
  { openX, openY, openZ }: SurfacePoint,
  { place, blood }: { place: number; blood: Rgb },
  around: Float32Array,
): void => {
  ambientOn(ambient, openX, openY, openZ, around)
  const level = luminance([around[0], around[1], around[2]])
  for (let channel = 0; channel < 3; channel++) around[channel] = lerp(level, around[channel], place) * blood[channel]
}

/** Share of a lamp behind the head that shines through an ear at a point; the head keeps it from the other ear. */
const shineThrough = (point: SurfacePoint, { direction: [x, y, z], strength }: DirectionalLight): number => {
  if (point.material !== MATERIAL.ear || point.worldX * x <= 0) return 0
  return strength * clamp(0.25 - (point.normalX * x + point.normalY * y + point.normalZ * z))
}

/**
 * Lights skin in linear light: a key light that is scattered under the skin by how round it is, seen through form and
 * shadow that are softer for red, the light of the place from all sides and mirrored, light thrown up by the clothes, light
 * that shines through ears, and a sheen of two lobes.
 */
export const createSkinShader = (setting: SkinSetting): SurfaceShader => {
  const { identity, palette, rig, ambient, pixelsPerUnit, clothColor } = setting
  const lightTerms = createLightTerms(rig)
  const creaseDepth = createCreases(setting.layout, identity, pixelsPerUnit)
  const colorAt = createSkinColor(setting, creaseDepth)
  const textureAt = createSkinTexture({
    identity,
    layout: setting.layout,
    creaseDepth,
    pixelsPerUnit,
    towardsLight: rig.key.direction,
  })
  const light = exposeLight(rig, ambient, { tint: rig.tint, clothColor })
  const scatter = createScatter(rig.spread)
  const sheenAt = createSheen(rig.spread)
  const shadow = rig.shadow * (1 - KEPT_IN_SHADOW)
  const { darkness } = palette
  const { gloom } = rig
  const taken = {
    place: lerp(PLACE_ON_SKIN.fair, PLACE_ON_SKIN.dark, darkness),
    blood: mixRgb(BLOOD.fair, BLOOD.dark, darkness),
  }
  const warmth = taken.blood.map((channel) => lerp(1, channel, 0.5))
  const shine = lerp(0.9, 1.25, darkness)
  const terms: LightTerms = { fill: 0, rim: 0, hairLight: 0, mirror: 0 }
  const texture: SkinTexture = { lean: 0, tone: 0, pores: 0 }
  const [albedo, around, mirrored, faced, scattered] = Array.from({ length: 5 }, () => new Float32Array(3)) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ]

  return (point, out) => {
    const neck = neckShare(point)
    if (neck > 0) shadeUnderJaw(point, neck, rig.key.direction)
    lightTerms(point, terms)
    textureAt(point, texture)
    const { oil, lean } = colorAt(point, albedo)
    const sheen = shine * sheenAt(point, oil, terms, texture.pores)
    surroundSkin(ambient, point, taken, around)
    const { lit, open, softLit, softFacing, keyFacing, normalX, normalY, normalZ } = point
    ambientOn(ambient, 2 * normalZ * normalX, 2 * normalZ * normalY, 2 * normalZ * normalZ - 1, mirrored)
    // Along outlines only what is turned to the viewer has been smoothed.
    const told = smoothstep(0.1, 0.6, normalZ)
    for (let channel = 0; channel < 3; channel++)
      faced[channel] = lerp(keyFacing, softFacing, UNDER_SKIN[channel] * told)
    scatter(faced, point.curvature, scattered)
    const outline = 1 - clamp(normalZ)
    const glancing =
      (MIRRORED + MIRRORED_ALONG * outline ** 4) * (0.7 + oil) * open * light.around * lerp(1, 0.8, darkness)
    const down = DOWN * outline ** 3 * open
    const grey = (albedo[0] + albedo[1] + albedo[2]) / 3
    const edge = lerp(RIM.within, 1, smoothstep(0.25, 0.75, outline))
    // The cheeks keep the lamps behind from the sides of the nose. An ear's rim is so thin that they would be a row of dots on it.
    const behind =
      point.material === MATERIAL.face
        ? smoothstep(0.58, 0.44, point.restZ)
        : point.material === MATERIAL.ear
          ? BEHIND_EAR
          : 1
    const upwards = clamp(normalY * 0.8 + 0.12) * open * (0.3 + 0.7 * lit)
    const lamps = 1 - gloom * DIMMED_BELOW * smoothstep(1.1, 5.5, point.worldY)
    const rimThrough = shineThrough(point, rig.rim)
    const hairThrough = shineThrough(point, rig.hairLight)
    for (let channel = 0; channel < 3; channel++) {
      const color = albedo[channel]
      const under = UNDER_SKIN[channel]
      const arriving = 1 - shadow * (1 - lerp(lit, softLit, under))
      const direct =
        light.key[channel] *
        warmth[channel] *
        scattered[channel] *
        arriving *
        lamps *
        (1 + 2.4 * (1 - 0.6 * under) * (texture.lean + lean))
      // What is thrown to and fro in a hollow takes on the colour of its walls.
      const hollow = open * (1 + Math.min(0.7, color) * (1 - open))
      const soft = (light.around * around[channel] + light.fill[channel] * terms.fill * lamps) * hollow
      const back = (light.rim[channel] * terms.rim + light.hairLight[channel] * terms.hairLight) * behind * edge
      const through = THROUGH[channel] * (light.rim[channel] * rimThrough + light.hairLight[channel] * hairThrough)
      out[channel] = develop(
        color * (1 + texture.tone * (channel === 0 ? 1 : 2)) * (direct + soft + light.bounce[channel] * upwards) +
          RIM.share * lerp(color, grey, RIM.grey) * back +
          light.key[channel] * sheen * lamps +
          glancing * mirrored[channel] +
          Math.sqrt(color) * through +
          0.05 * back +
          down * (0.3 * light.key[channel] * lit + light.around * around[channel]) * (0.25 + color),
      )
    }
  }
}
