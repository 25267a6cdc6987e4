import { develop, exposeFor } from '../../image/linear-light.ts'
import { clamp, lerp, smoothstep } from '../../math/scalar.ts'
import type { ClothSample } from '../cloth/appearance/fabrics.ts'
import type { ClothShader } from '../cloth/appearance/shade-cloth.ts'
import { ambientOn, brightnessOf, fromBelow } from './ambient.ts'
import type { Ambient } from './ambient.ts'
import { exposeLight } from './exposure.ts'
import type { LightRig } from './lighting.ts'
import { createLightTerms } from './surface-point.ts'
import type { LightTerms, SurfaceShader } from './surface-point.ts'

const createClothSample = (): ClothSample => ({
  material: 0,
  x: 0,
  y: 0,
  z: 0,
  isSleeve: false,
  around: 0,
  pixelsPerUnit: 0,
  normalX: 0,
  normalY: 0,
  normalZ: 1,
  red: 0,
  green: 0,
  blue: 0,
  sheen: 0,
  gloss: 0,
  luster: 0,
})

/** How far light creeps around the threads at the terminator. */
const WRAP = 0.12
const TINT_ON_CLOTH = 0.5
/** How much less light white cloth throws back than white paper, so that its folds keep their form. */
const PALE = 0.3
const KEPT_IN_SHADOW = 0.08
/** In a dark place the lamps that show a face reach clothes so much less, and shoes less still. */
const DIMMED = 0.58
const FADED = 0.3
/** How much of a face's light clothes get in the darkest places, and how bright those are that keep none of it. */
const IN_THE_DARK = 0.66
const BRIGHT_PLACE = 0.2
/** The place lights cloth so much more than skin, and the lamps so much less: cloth need not flatter. */
const BY_PLACE = 1.7
const BY_LAMPS = 0.93
/** How much darker the inside of cloth is, which the viewer sees in cuffs and hems from behind. */
const INSIDE = 0.6
/** How bright the broad gleam of silk is beside what it throws back anyway. */
const LUSTER = 0.75
/** Fibres that stand off catch light along outlines, more on what has a sheen. */
const FUZZ = 0.05

/** How much cloth faces the viewer that lamps behind somebody no longer reach, and that they reach in full. */
const [FRONT, OUTLINE] = [0.85, 0.45]
/** Between these heights, and so near the middle, arms hang before what shines on the sides of a trunk from behind, and keep so much of it off; in head units. */
const [PIT, WAIST, ARM] = [
  [1.9, 2.3],
  [4.3, 3.5],
  [1.5, 1.1],
] as const
const BY_ARMS = 0.8

/** Lights fabrics in linear light: key, the light of the place from all sides, sheen at the edges, gloss. */
export const createClothLight = (fabric: ClothShader, rig: LightRig, ambient: Ambient): SurfaceShader => {
  const lightTerms = createLightTerms(rig)
  const terms: LightTerms = { fill: 0, rim: 0, hairLight: 0, mirror: 0 }
  const sample = createClothSample()
  const light = exposeLight(rig, ambient, { tint: TINT_ON_CLOTH })
  const { gloom } = rig
  const level = lerp(IN_THE_DARK, 1, smoothstep(0, BRIGHT_PLACE, brightnessOf(ambient)))
  const around = BY_PLACE * level * light.around
  const bounce = light.bounce.map((share, channel) => share * fromBelow(ambient, channel))
  const shadow = rig.shadow * (1 - KEPT_IN_SHADOW)
  const placed = new Float32Array(3)
  const [lightX, lightY, lightZ] = rig.key.direction
  return (point, out) => {
    sample.material = point.material
    sample.x = point.restX
    sample.y = point.restY
    sample.z = point.restZ
    sample.normalX = point.normalX
    sample.normalY = point.normalY
    sample.normalZ = point.normalZ
    sample.sheen = 0
    sample.gloss = 0
    const unfoldedZ = point.normalZ
    fabric(sample)
    point.normalX = sample.normalX
    point.normalY = sample.normalY
    point.normalZ = sample.normalZ
    point.keyFacing = point.normalX * lightX + point.normalY * lightY + point.normalZ * lightZ
    lightTerms(point, terms)
    ambientOn(ambient, point.normalX, point.normalY, point.normalZ, placed)
    const kept = 1 - INSIDE * smoothstep(-0.02, -0.3, point.normalZ)
    const lit = point.lit * kept
    const open = point.open * kept
    const lamps = BY_LAMPS * level * (1 - gloom * (DIMMED + FADED * smoothstep(2, 11, point.worldY)))
    const facing = clamp((point.keyFacing + WRAP) / (1 + WRAP)) ** (1 + WRAP)
    const arriving = 1 - shadow * (1 - lit)
    const rimless = (1 - clamp(point.normalZ)) ** 2
    const edge = (FUZZ + 0.5 * sample.sheen) * rimless * open
    const gloss = (terms.mirror ** 30 * 0.24 + terms.mirror ** 8 * 0.06) * sample.gloss * lit * open
    const gleam = LUSTER * terms.mirror ** 7 * sample.luster * lit * open
    const upwards = 0.3 * clamp(point.normalY)
    // What stands behind somebody does not shine into the crook of their arm, nor onto folds of their front.
    const besideArm = sample.isSleeve
      ? 0
      : smoothstep(PIT[0], PIT[1], sample.y) *
        smoothstep(WAIST[0], WAIST[1], sample.y) *
        smoothstep(ARM[0], ARM[1], Math.abs(sample.x))
    const unhidden =
      point.open ** 3 * smoothstep(FRONT, OUTLINE, Math.max(unfoldedZ, point.normalZ)) * (1 - BY_ARMS * besideArm)
    for (let channel = 0; channel < 3; channel++) {
      const dye = exposeFor(channel === 0 ? sample.red : channel === 1 ? sample.green : sample.blue)
      const albedo = dye / (1 + PALE * dye * dye)
      const direct = light.key[channel] * facing * arriving * lamps
      const hollow = open * (1 + Math.min(0.7, albedo) * (1 - open))
      const soft = (around * placed[channel] + light.fill[channel] * terms.fill * lamps) * hollow
      const back = (light.rim[channel] * terms.rim + light.hairLight[channel] * terms.hairLight) * unhidden
      out[channel] = develop(
        albedo * (direct + soft + gleam * light.key[channel] + bounce[channel] * upwards * open + 0.5 * back) +
          edge * (0.2 + albedo) * (direct + soft) +
          0.035 * back +
          light.key[channel] * gloss,
      )
    }
  }
}
