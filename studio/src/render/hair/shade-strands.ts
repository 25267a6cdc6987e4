import type { Rgb } from '../../identity/identity.ts'
import { luma, mixRgb } from '../color/rgb.ts'
import type { LightRig } from '../light/lighting.ts'
import { clamp, lerp, smoothstep } from '../math/scalar.ts'
import { normalize, type Vec3 } from '../math/vector.ts'
import type { LightAtPoint, LightVolume } from './light-volume.ts'
import type { Strand } from './strand.ts'

/** Writes the colour of one strand's points (r g b per point, 0 to 255) into `out`. */
export type StrandShader = (strand: Strand, out: Float32Array) => void

export type ShaderOptions = { lights: LightRig; volume: LightVolume; hairColor: Rgb; strands: readonly Strand[] }

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

/** The light that the strand's own colour is multiplied with, before exposure. */
function bodyLight(light: LightAtPoint, tangent: Vec3, facing: { wrap: number; key: Vec3; floor: number }): number {
  const diffuse = light.key * (0.45 + 0.55 * sine(tangent, facing.key)) * (0.35 + 0.65 * facing.wrap)
  return facing.floor * (0.4 + 0.6 * light.sky) + 0.4 * light.sky + 0.86 * diffuse
}

const tangentAt = (points: Float32Array, index: number): Vec3 => {
  const before = Math.max(0, index - 1) * 3
  const after = Math.min(points.length / 3 - 1, index + 1) * 3
  return normalize([
    points[after] - points[before],
    points[after + 1] - points[before + 1],
    points[after + 2] - points[before + 2],
  ])
}

const facingShare = (outward: Float64Array, direction: Vec3): number =>
  outward[0] * direction[0] + outward[1] * direction[1] + outward[2] * direction[2]

/** Every so many strands are looked at to set the exposure. */
const EXPOSURE_STRIDE = 23
const EXPOSURE_TARGET = 0.93

/**
 * The factor that brings the hair the viewer sees to its own colour in the median, whatever the style and the light;
 * contrast stays as it is.
 */
function findExposure(strands: readonly Strand[], volume: LightVolume, key: Highlight, floor: number): number {
  const light: LightAtPoint = { key: 1, rim: 1, hairLight: 1, sky: 1 }
  const outward = new Float64Array(3)
  const seen: number[] = []
  for (let index = 0; index < strands.length; index += EXPOSURE_STRIDE) {
    const { points, gloss } = strands[index]
    if (gloss === 0) continue
    for (const share of [0.3, 0.55, 0.8]) {
      const middle = Math.floor((points.length / 3) * share)
      const [x, y, z] = [points[middle * 3], points[middle * 3 + 1], points[middle * 3 + 2]]
      volume.sample(x, y, z, light)
      volume.outward(x, y, z, outward)
      if (light.sky < 0.45 || outward[2] < 0.15) continue
      const wrap = clamp(facingShare(outward, key.direction) * 0.5 + 0.5)
      seen.push(bodyLight(light, tangentAt(points, middle), { wrap, key: key.direction, floor }))
    }
  }
  if (seen.length < 8) return 1
  seen.sort((a, b) => a - b)
  return clamp(EXPOSURE_TARGET / seen[seen.length >> 1], 0.7, 1.7)
}

/** Darker than its own colour hair turns a little redder, brighter a little whiter, as real hair does. */
function tone(color: number, body: number, channel: number): number {
  if (body < 1) return color * body ** (1 + 0.05 * channel)
  return color + (body - 1) * (0.45 * color + 52)
}

/**
 * Prepares strand shading: diffuse light by the sine law through the light volume, a white highlight shifted to the
 * root and a coloured one shifted to the tip (Marschner and others, 2003, with the simple lobes of Scheuermann, 2004).
 */
export function createStrandShader({ lights, volume, hairColor, strands }: ShaderOptions): StrandShader {
  const [keyX, keyY, keyZ] = lights.key.direction
  const key = highlight({ ...lights.key, direction: normalize([keyX, keyY - 0.25, keyZ]) })
  const keyTint = tinted(lights.key.color)
  const brightness = luma(hairColor) / 255
  const floor = lerp(0.22, 0.36, smoothstep(0.05, 0.6, brightness))
  // Dark hair shows its shine, light hair shows its body.
  const whiteShine = lerp(62, 34, smoothstep(0.1, 0.6, brightness))
  const colorShine = lerp(0.5, 0.16, smoothstep(0.1, 0.6, brightness))
  const contrast = lerp(1, 0.72, smoothstep(0.08, 0.4, brightness))
  const exposure = findExposure(strands, volume, key, floor)
  const light: LightAtPoint = { key: 1, rim: 1, hairLight: 1, sky: 1 }
  const outward = new Float64Array(3)
  const shiftedSine = (tangent: Vec3, shift: number): number =>
    sine(
      normalize([tangent[0] + outward[0] * shift, tangent[1] + outward[1] * shift, tangent[2] + outward[2] * shift]),
      key.half,
    )
  return ({ points, color, gloss, shift }, out) => {
    const count = points.length / 3
    for (let index = 0; index < count; index++) {
      const at = index * 3
      const tangent = tangentAt(points, index)
      volume.sample(points[at], points[at + 1], points[at + 2], light)
      volume.outward(points[at], points[at + 1], points[at + 2], outward)
      const wrap = clamp(facingShare(outward, key.direction) * 0.5 + 0.5)
      const full = exposure * bodyLight(light, tangent, { wrap, key: key.direction, floor })
      const body = EXPOSURE_TARGET + (full - EXPOSURE_TARGET) * contrast
      const rim = light.rim * smoothstep(0, 0.9, facingShare(outward, lights.rim.direction)) * lights.rim.strength
      const back =
        light.hairLight *
        smoothstep(0, 0.9, facingShare(outward, lights.hairLight.direction)) *
        lights.hairLight.strength
      const exposed = light.key * smoothstep(0.15, 0.9, facingShare(outward, key.half)) * gloss
      const white = exposed > 0.01 ? shiftedSine(tangent, shift - 0.06) ** 70 * exposed * whiteShine : 0
      const colored = exposed > 0.01 ? shiftedSine(tangent, shift + 0.1) ** 16 * exposed * colorShine : 0
      for (let channel = 0; channel < 3; channel++) {
        const edge = lights.rim.color[channel] * rim + lights.hairLight.color[channel] * back
        out[at + channel] =
          tone(color[channel], body + colored, channel) * (keyTint[channel] / 255) +
          white * (keyTint[channel] / 255) +
          edge * (0.1 + 0.2 * (color[channel] / 255))
      }
    }
  }
}
