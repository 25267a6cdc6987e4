import { clamp, lerp } from '../../math/scalar.ts'
import type { ClothSample } from '../cloth/appearance/fabrics.ts'
import type { ClothShader } from '../cloth/appearance/shade-cloth.ts'
import type { LightRig } from './lighting.ts'
import { createLightTerms } from './surface-point.ts'
import type { LightTerms, SurfaceShader } from './surface-point.ts'

const createClothSample = (): ClothSample => ({
  material: 0,
  x: 0,
  y: 0,
  z: 0,
  normalX: 0,
  normalY: 0,
  normalZ: 1,
  red: 0,
  green: 0,
  blue: 0,
  sheen: 0,
  gloss: 0,
})

const WRAP = 0.24
/** Shadows on cloth keep this share of each channel: slightly cool. */
const SHADOW_TINT = [0.29, 0.28, 0.34] as const

/** Lights fabrics: soft terminator, cool shadows, sheen at the edges. */
export const createClothLight = (fabric: ClothShader, rig: LightRig): SurfaceShader => {
  const lightTerms = createLightTerms(rig)
  const terms: LightTerms = { fill: 0, rim: 0, hairLight: 0, mirror: 0 }
  const sample = createClothSample()
  const key = rig.key.color.map((channel) => (channel / 255) * rig.key.strength)
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
    fabric(sample)
    point.normalX = sample.normalX
    point.normalY = sample.normalY
    point.normalZ = sample.normalZ
    point.keyFacing = point.normalX * lightX + point.normalY * lightY + point.normalZ * lightZ
    lightTerms(point, terms)
    const wrapped = clamp((point.keyFacing + WRAP) / (1 + WRAP))
    const arriving = lerp(1 - 0.62 * rig.shadow, 1, point.lit)
    const light = (0.17 + 0.93 * wrapped * arriving) * lerp(0.52, 1, point.open)
    const bright = Math.max(0, light - 0.9) * 0.6
    const edge = sample.sheen * (1 - clamp(point.normalZ)) ** 2 * 0.5 * light
    const gloss = (terms.mirror ** 30 * 0.5 + terms.mirror ** 8 * 0.1) * sample.gloss * point.lit * point.open
    for (let channel = 0; channel < 3; channel++) {
      const albedo = channel === 0 ? sample.red : channel === 1 ? sample.green : sample.blue
      const shade = lerp(SHADOW_TINT[channel], 1, clamp(light)) * 0.98 + bright * 0.35
      out[channel] =
        albedo * shade * key[channel] +
        (255 - albedo) * (edge + bright * 0.1) +
        rig.fill.color[channel] * terms.fill * (0.06 + 0.0004 * albedo) * point.open +
        rig.rim.color[channel] * terms.rim * (0.16 + 0.0013 * albedo) +
        rig.hairLight.color[channel] * terms.hairLight * (0.13 + 0.001 * albedo) +
        255 * gloss
    }
  }
}
