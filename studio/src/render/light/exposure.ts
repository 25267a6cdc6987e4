import { linearRgb, luminance } from '../../image/linear-light.ts'
import { mixRgb, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { clamp, lerp } from '../../math/scalar.ts'
import { dot, normalize } from '../../math/vector.ts'
import type { Vec3 } from '../../math/vector.ts'
import { ambientOn } from './ambient.ts'
import type { Ambient } from './ambient.ts'
import type { LightRig } from './lighting.ts'

/** The lamps of a scene as linear light, exposed so that a forehead in the key light shows its own colour. */
export type ExposedLight = {
  key: Rgb
  fill: Rgb
  rim: Rgb
  hairLight: Rgb
  /** Factor of the ambient light. */
  around: number
  /** Light that clothes and floor throw up. */
  bounce: Rgb
}

const WHITE: Rgb = [255, 255, 255]
const FILL = 0.22
const RIM = 1.5
const BOUNCE = 0.17
/** Share of the place's colour that lamps take on where all of their own is seen: walls and skies throw it back. */
const CAST = 0.42

type ExposeOptions = {
  /** Share of the lamps' colours that is seen: eyes adapt to them, and orange faces repel. */
  tint: number
  /** Colour of the cloth under the chin, if there is one. */
  clothColor?: Rgb
}

export const exposeLight = (rig: LightRig, ambient: Ambient, { tint, clothColor }: ExposeOptions): ExposedLight => {
  const lamp = (color: Rgb, strength: number, kept = tint): Rgb =>
    scaleRgb(linearRgb(mixRgb(WHITE, color, kept)), strength)
  const around = lerp(0.1, 0.165, rig.softness) * lerp(1, 0.8, rig.shadow - 0.78)
  const cast = castOf(ambient, CAST * tint)
  const inPlace = (color: Rgb): Rgb => [color[0] * cast[0], color[1] * cast[1], color[2] * cast[2]]
  const key = inPlace(lamp(rig.key.color, rig.key.strength))
  const fill = inPlace(lamp(rig.fill.color, FILL))
  const metered = meter(rig, ambient, { key, fill, around })
  const exposure = 1 / metered
  return {
    key: scaleRgb(key, exposure),
    fill: scaleRgb(fill, exposure),
    rim: lamp(rig.rim.color, RIM, 1),
    hairLight: lamp(rig.hairLight.color, RIM, 1),
    around: around * exposure,
    bounce: scaleRgb(linearRgb(mixRgb([222, 214, 208], clothColor ?? [200, 190, 184], 0.4)), BOUNCE),
  }
}

/** Factors that give light a share of the colour of a place, as bright as before. */
const castOf = (ambient: Ambient, share: number): Rgb => {
  const mean = [0, 1, 2].map((channel) => ambient[12 + channel]) as unknown as Rgb
  const level = Math.max(1e-4, luminance(mean))
  return mean.map((channel) => lerp(1, channel / level, share)) as unknown as Rgb
}

/** Luminance of the light that falls on a face where it is turned a little to the key light. */
const meter = (
  rig: LightRig,
  ambient: Ambient,
  { key, fill, around }: Pick<ExposedLight, 'key' | 'fill' | 'around'>,
): number => {
  const facing: Vec3 = normalize([0.2 * rig.side, -0.1, 0.97])
  const light = new Float32Array(3)
  ambientOn(ambient, ...facing, light)
  const keyShare = clamp(dot(facing, rig.key.direction))
  const fillShare = clamp(dot(facing, rig.fill.direction)) * rig.fill.strength
  return luminance(
    [0, 1, 2].map(
      (channel) => key[channel] * keyShare + fill[channel] * fillShare + around * light[channel],
    ) as unknown as Rgb,
  )
}
