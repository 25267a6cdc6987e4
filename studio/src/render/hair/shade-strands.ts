import type { Rgb } from '../../identity/identity.ts'
import { luma, mixRgb } from '../color/rgb.ts'
import type { LightRig } from '../light/lighting.ts'
import { clamp, lerp, smoothstep } from '../math/scalar.ts'
import { normalize, type Vec3 } from '../math/vector.ts'
import type { LightAtPoint, LightVolume } from './light-volume.ts'
import type { Strand } from './strand.ts'

/** Writes the colour of one strand's points (r g b per point, 0 to 255) into `out`. */
export type StrandShader = (strand: Strand, out: Float32Array) => void

export type ShaderOptions = { lights: LightRig; volume: LightVolume; hairColor: Rgb }

type Highlight = { direction: Vec3; half: Vec3; color: Rgb; strength: number }

/** Light colours are drawn half-way to white, so that hair keeps the colour that was asked for. */
const KEPT_TINT = 0.4

function tinted(color: Rgb): Rgb {
  const peak = Math.max(...color)
  return mixRgb([255, 255, 255], [(color[0] / peak) * 255, (color[1] / peak) * 255, (color[2] / peak) * 255], KEPT_TINT)
}

function highlight(light: { direction: Vec3; color: Rgb; strength: number }): Highlight {
  const [x, y, z] = light.direction
  return { direction: light.direction, half: normalize([x, y, z + 1]), color: light.color, strength: light.strength }
}

/** Sine of the angle between a tangent and a direction, as strand shading uses it (Kajiya and Kay, 1989). */
const sine = (tangent: Vec3, direction: Vec3): number => {
  const cosine = tangent[0] * direction[0] + tangent[1] * direction[1] + tangent[2] * direction[2]
  return Math.sqrt(Math.max(0, 1 - cosine * cosine))
}

/**
 * Prepares strand shading: diffuse light by the sine law through the light volume, a white highlight shifted to the
 * root and a coloured one shifted to the tip (Marschner and others, 2003, with the simple lobes of Scheuermann, 2004).
 */
export function createStrandShader({ lights, volume, hairColor }: ShaderOptions): StrandShader {
  const key = highlight({
    ...lights.key,
    direction: normalize([lights.key.direction[0], lights.key.direction[1] - 0.25, lights.key.direction[2]]),
  })
  const keyTint = tinted(lights.key.color)
  const brightness = luma(hairColor) / 255
  // Dark hair shows its shine, light hair shows its body.
  const whiteShine = lerp(70, 40, smoothstep(0.1, 0.6, brightness))
  const colorShine = lerp(0.5, 0.3, smoothstep(0.1, 0.6, brightness))
  const floor = lerp(0.2, 0.34, smoothstep(0.05, 0.6, brightness))
  const light: LightAtPoint = { key: 1, rim: 1, hairLight: 1, sky: 1 }
  const outward = new Float64Array(3)
  return ({ points, color, gloss, shift }, out) => {
    const last = points.length / 3 - 1
    for (let index = 0; index <= last; index++) {
      const at = index * 3
      const before = Math.max(0, index - 1) * 3
      const after = Math.min(last, index + 1) * 3
      const [x, y, z] = [points[at], points[at + 1], points[at + 2]]
      const tangent = normalize([
        points[after] - points[before],
        points[after + 1] - points[before + 1],
        points[after + 2] - points[before + 2],
      ])
      volume.sample(x, y, z, light)
      volume.outward(x, y, z, outward)
      const facing = outward[0] * key.direction[0] + outward[1] * key.direction[1] + outward[2] * key.direction[2]
      const wrap = clamp(facing * 0.5 + 0.5)
      const diffuse = light.key * (0.45 + 0.55 * sine(tangent, key.direction)) * (0.35 + 0.65 * wrap)
      const body = floor * (0.4 + 0.6 * light.sky) + 0.4 * light.sky + 0.86 * diffuse
      const rim =
        light.rim *
        smoothstep(
          0,
          0.9,
          outward[0] * lights.rim.direction[0] +
            outward[1] * lights.rim.direction[1] +
            outward[2] * lights.rim.direction[2],
        ) *
        lights.rim.strength
      const back =
        light.hairLight *
        smoothstep(
          0,
          0.9,
          outward[0] * lights.hairLight.direction[0] +
            outward[1] * lights.hairLight.direction[1] +
            outward[2] * lights.hairLight.direction[2],
        ) *
        lights.hairLight.strength
      let white = 0
      let colored = 0
      if (gloss > 0) {
        const toRoot = shift - 0.06
        const toTip = shift + 0.1
        const near = sine(
          normalize([
            tangent[0] + outward[0] * toRoot,
            tangent[1] + outward[1] * toRoot,
            tangent[2] + outward[2] * toRoot,
          ]),
          key.half,
        )
        const far = sine(
          normalize([
            tangent[0] + outward[0] * toTip,
            tangent[1] + outward[1] * toTip,
            tangent[2] + outward[2] * toTip,
          ]),
          key.half,
        )
        const exposed = light.key * smoothstep(0.1, 0.8, wrap) * gloss
        white = near ** 70 * exposed * whiteShine
        colored = far ** 16 * exposed * colorShine
      }
      for (let channel = 0; channel < 3; channel++) {
        const tint = keyTint[channel] / 255
        const deep = body < 1 ? body ** (1 + 0.1 * channel) : body
        out[at + channel] =
          color[channel] * (deep * tint + colored) +
          white * tint +
          (lights.rim.color[channel] * rim + lights.hairLight.color[channel] * back) *
            (0.1 + 0.2 * (color[channel] / 255))
      }
    }
  }
}
