import { luma, mixRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { clamp, distanceOf, lerp, smoothstep } from '../../math/scalar.ts'
import { normalize } from '../../math/vector.ts'
import type { Vec3 } from '../../math/vector.ts'
import type { DirectionalLight, LightRig } from '../light/lighting.ts'
import type { LightAtPoint, LightVolume } from './light-volume.ts'
import type { Strand } from './strand.ts'

/** Writes the colour of one strand's points (r g b per point, 0 to 255) into `out`. */
type StrandShader = (strand: Strand, out: Float32Array) => void

type ShaderOptions = { lights: LightRig; volume: LightVolume; hairColor: Rgb; strands: readonly Strand[] }

/** Share of the hair's own colour in its first highlight. */
const OWN_SHINE = 0.4

/** Light colours are drawn half-way to white, so that hair keeps the colour that was asked for. */
const KEPT_TINT = 0.4

/** Scratch space of three numbers, read and written in the inner loop without making garbage. */
type Vector = Float64Array | Vec3

const dotOf = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

/** Sine of an angle from its cosine: strand shading is brightest across the strand (Kajiya and Kay, 1989). */
const sineOf = (cosine: number): number => Math.sqrt(Math.max(0, 1 - cosine * cosine))

/** The light that the strand's own colour is multiplied with, before exposure. */
type BodyLight = (light: LightAtPoint, across: number, facing: number) => number

const createBodyLight =
  (floor: number): BodyLight =>
  (light, across, facing) =>
    floor * (0.4 + 0.6 * light.sky) +
    0.4 * light.sky +
    0.86 * light.key * (0.45 + 0.55 * across) * (0.75 + 0.25 * facing)

const writeTangent = (points: Float32Array, index: number, out: Float64Array): void => {
  const before = index > 0 ? index * 3 - 3 : 0
  const after = Math.min(points.length - 3, index * 3 + 3)
  const x = points[after] - points[before]
  const y = points[after + 1] - points[before + 1]
  const z = points[after + 2] - points[before + 2]
  const scale = 1 / (Math.sqrt(x * x + y * y + z * z) || 1)
  out[0] = x * scale
  out[1] = y * scale
  out[2] = z * scale
}

/** How far from the skin hair is darker than its own colour at most, in head units. */
const ROOTS = 0.45

/** Brightness that lit hair never reaches beyond where it begins to be held back. */
const SHOULDER = 38

/** Factor that holds back brightness above `from`, so that shine keeps the hair's colour. */
const heldBack = (bright: number, from: number): number =>
  bright <= from ? 1 : (from + SHOULDER * (1 - Math.exp((from - bright) / SHOULDER))) / bright

/** Every so many strands are looked at to set the exposure. */
const EXPOSURE_STRIDE = 23
const EXPOSURE_TARGET = 0.82
/** How much of a shade within the hair is left, 0 to 1. */
const SPREAD = 0.82

/**
 * The factor that brings the hair the viewer sees to its own colour in the median, whatever the style and the light;
 * contrast stays as it is.
 */
const findExposure = ({ strands, volume }: ShaderOptions, key: Vec3, bodyLight: BodyLight): number => {
  const light: LightAtPoint = { key: 1, rim: 1, hairLight: 1, sky: 1 }
  const outward = new Float64Array(3)
  const tangent = new Float64Array(3)
  const seen: number[] = []
  for (let index = 0; index < strands.length; index += EXPOSURE_STRIDE) {
    const { points, gloss } = strands[index]
    if (gloss === 0) continue
    for (const share of [0.3, 0.55, 0.8]) {
      const middle = Math.floor((points.length / 3) * share)
      const [x, y, z] = [points[middle * 3], points[middle * 3 + 1], points[middle * 3 + 2]]
      volume.sample(x, y, z, light, outward)
      const open = volume.openness(x, y, z)
      if (light.sky < 0.34 || outward[2] < 0.15 || open < 0.6) continue
      writeTangent(points, middle, tangent)
      seen.push(open * bodyLight(light, sineOf(dotOf(tangent, key)), dotOf(outward, key)))
    }
  }
  if (seen.length < 8) return 1
  seen.sort((a, b) => a - b)
  return clamp(EXPOSURE_TARGET / seen[seen.length >> 1], 0.7, 1.7)
}

/** Light goes on from hair to hair, so that what lies in the shade of others is never black. */
const soften = (body: number, least: number): number =>
  body < EXPOSURE_TARGET ? EXPOSURE_TARGET * (Math.max(least, body) / EXPOSURE_TARGET) ** SPREAD : body

/** Darker than its own colour hair turns redder, brighter a little whiter (by `lift`), as real hair does. */
const tone = (color: number, body: number, channel: number, lift: number): number =>
  body < 1 ? color * body ** (0.88 + 0.08 * channel) : color + (body - 1) * (0.26 * color + lift)

/** Shade and shine make warm hair redder than its colour is: so much of its tint is taken off before. */
const CALMED = 0.2
/** No natural colour is more vivid. */
const NATURAL = 130

const calmed = (color: Rgb): Rgb => {
  const [red, green, blue] = color
  const isWarm = red > green && green > blue && red - blue < NATURAL
  const grey = luma(color)
  return isWarm ? mixRgb(color, [grey, grey, grey], CALMED) : color
}

/**
 * Prepares strand shading: diffuse light by the sine law through the light volume, a white highlight shifted to the
 * root and a coloured one shifted to the tip (Marschner and others, 2003, with the simple lobes of Scheuermann, 2004).
 */
export const createStrandShader = (options: ShaderOptions): StrandShader => {
  const { lights, volume, hairColor } = options
  const [keyX, keyY, keyZ] = lights.key.direction
  const key = normalize([keyX, keyY - 0.25, keyZ])
  const half = normalize([key[0], key[1], key[2] + 1])
  const keyTint = mixRgb([255, 255, 255], lights.key.color, KEPT_TINT)
  const [rimTint, backTint] = [lights.rim.color, lights.hairLight.color].map((color) =>
    mixRgb([luma(color), luma(color), luma(color)], color, 2 * KEPT_TINT),
  )
  const brightness = luma(hairColor) / 255
  const bodyLight = createBodyLight(lerp(0.22, 0.36, smoothstep(0.05, 0.6, brightness)))
  // Light hair has little left above its own colour.
  const room = 1 - 0.75 * smoothstep(0.45, 0.8, brightness)
  const peak = Math.max(...hairColor)
  const vivid = smoothstep(20, 120, peak - Math.min(...hairColor))
  // Grey hair has no darker roots.
  const fair = smoothstep(110, 190, peak) * Math.min(1, 2 * vivid)
  // Dark hair shows its shine, light hair shows its body.
  const whiteShine = 64 * room
  const colorShine = lerp(0.5, 0.16, smoothstep(0.1, 0.6, brightness))
  // Light lies deeper in light hair: its shade is never black.
  const darkest = lerp(0.14, 0.42, smoothstep(0.15, 0.5, brightness))
  const brightest = lerp(214, 190, smoothstep(0.6, 0.8, brightness))
  const lift = lerp(8, 36, smoothstep(0.06, 0.42, brightness)) * room
  // Light that is mirrored once is white, but some of it has gone through the strand.
  const shineTint = hairColor.map((channel) => lerp(1, channel / peak, OWN_SHINE))
  const exposure = (1 - 0.22 * vivid ** 4) * findExposure(options, key, bodyLight)
  const light: LightAtPoint = { key: 1, rim: 1, hairLight: 1, sky: 1 }
  const outward = new Float64Array(3)
  const tangent = new Float64Array(3)
  const edgeLight = (share: number, { direction, strength }: DirectionalLight): number =>
    share * smoothstep(0.3, 1, dotOf(outward, direction)) * strength * 1.2 * (1.1 - outward[2]) ** 2
  return ({ points, color: given, tipColor, shade, gloss, shift }, out) => {
    const color = calmed(given)
    const count = points.length / 3
    const step = distanceOf(points[3] - points[0], points[4] - points[1], points[5] - points[2])
    const grownAt = Math.min(0.4 * count, ROOTS / step)
    // Short hair has no roots of its own.
    const rooted = fair * Math.min(1, (grownAt * step) / ROOTS)
    const level = luma(color)
    for (let index = 0; index < count; index++) {
      const at = index * 3
      // A root lies in the skin, where the volume is dark.
      const lit = Math.max(3, at)
      writeTangent(points, index, tangent)
      volume.sample(points[lit], points[lit + 1], points[lit + 2], light, outward)
      const seen = volume.openness(points[at], points[at + 1], points[at + 2])
      // Neither the soft mass between locks nor where hair parts is a hole.
      const open = lerp(seen, 1, gloss > 0 ? 0.8 * smoothstep(0.2, 0, index / count) : 0.1)
      const full = exposure * open * bodyLight(light, sineOf(dotOf(tangent, key)), dotOf(outward, key))
      // Hair is darker and ashen where it grows and is bleached by the sun toward its tip.
      const age = gloss > 0 ? smoothstep(0, grownAt, index) : 0.8
      const grown = lerp(0.8 - 0.1 * rooted, 1.06, age)
      const lying = shade ? shade[index] : 1
      const body = soften(full, darkest) * grown * lying
      const rim = edgeLight(light.rim, lights.rim)
      const back = edgeLight(light.hairLight, lights.hairLight)
      const facing = dotOf(outward, half)
      const exposed = light.key * open * open * smoothstep(-0.1, 0.75, facing) * gloss * lying ** 2
      let white = 0
      let colored = 0
      if (exposed > 0.01) {
        const along = dotOf(tangent, half)
        const lean = dotOf(tangent, outward)
        const shifted = (by: number) => sineOf((along + by * facing) / Math.sqrt(1 + 2 * by * lean + by * by))
        white = shifted(shift - 0.06) ** 44 * exposed * whiteShine
        colored = shifted(shift + 0.12) ** 12 * exposed * colorShine
      }
      const tip = tipColor ? smoothstep(0.3, 0.75, index / count) : 0
      for (let channel = 0; channel < 3; channel++) {
        const aged = lerp(color[channel], level * (1.12 - 0.12 * channel), 0.16 * rooted * (1 - age))
        const own = tipColor ? lerp(aged, tipColor[channel], tip) : aged
        const edge = rimTint[channel] * rim + backTint[channel] * back
        const tint = keyTint[channel] / 255
        out[at + channel] =
          (tone(own, body + colored, channel, lift) + white * shineTint[channel]) * tint +
          edge * (0.06 + 0.3 * (own / 255))
      }
      const held = heldBack(0.3 * out[at] + 0.59 * out[at + 1] + 0.11 * out[at + 2], brightest)
      for (let channel = 0; channel < 3; channel++) out[at + channel] *= held
    }
  }
}
