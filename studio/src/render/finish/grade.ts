import { lendFloats } from '../../math/lent-arrays.ts'
import { blur } from '../../image/blur.ts'
import type { Picture } from '../../image/picture.ts'
import type { Rgb } from '../../image/rgb.ts'
import { eachRow } from '../../math/each-row.ts'
import { hash3 } from '../../math/noise.ts'
import { clamp, distanceOf, smoothstep } from '../../math/scalar.ts'
import type { Mood } from '../../scene/scene.ts'
import type { ColorBuffer } from '../raster/gbuffer.ts'
import type { Area } from '../view/head-area.ts'

type Look = {
  saturation: number
  /** Above 1 steeper around the middle. */
  contrast: number
  /** Added to the darkest and to the brightest tones. */
  shadows: Rgb
  lights: Rgb
  /** How many times as strong the grain is. */
  grain?: number
}

const LOOKS: Record<Exclude<Mood, 'natural'>, Look> = {
  warm: { saturation: 1.04, contrast: 1.02, shadows: [8, 2, -6], lights: [8, 2, -12] },
  cool: { saturation: 0.94, contrast: 1.03, shadows: [-6, 0, 10], lights: [-8, 0, 8] },
  dreamy: { saturation: 0.92, contrast: 0.86, shadows: [20, 14, 22], lights: [8, 4, 6] },
  dramatic: { saturation: 0.9, contrast: 1.1, shadows: [-8, -4, 2], lights: [4, 0, -6] },
  vintage: { saturation: 0.76, contrast: 0.9, shadows: [22, 14, 12], lights: [4, -4, -26] },
  vivid: { saturation: 1.3, contrast: 1.08, shadows: [-2, -2, 0], lights: [2, 2, 0] },
  pastel: { saturation: 0.82, contrast: 0.8, shadows: [40, 34, 42], lights: [22, 15, 22] },
  'teal-orange': { saturation: 1.12, contrast: 1.1, shadows: [-18, 6, 20], lights: [18, 4, -22] },
  muted: { saturation: 0.64, contrast: 0.95, shadows: [12, 8, 4], lights: [2, 0, -8] },
  airy: { saturation: 0.98, contrast: 0.88, shadows: [32, 31, 32], lights: [36, 34, 30] },
  film: { saturation: 0.9, contrast: 1.04, shadows: [4, 6, 6], lights: [6, 0, -12], grain: 3 },
  sepia: { saturation: 0, contrast: 1, shadows: [26, 10, -8], lights: [12, -6, -46], grain: 1.5 },
  monochrome: { saturation: 0, contrast: 1.12, shadows: [0, 0, 0], lights: [0, 0, 0] },
}

/** Colours a finished picture for its mood, in place: saturation, contrast, and a tint of its darks and lights. */
export const gradeMood = ({ data, width }: Picture, mood: Mood): void => {
  if (mood === 'natural') return
  const { saturation, contrast, shadows, lights, grain = 0 } = LOOKS[mood]
  for (let at = 0; at < data.length; at += 4) {
    const luma = 0.299 * data[at] + 0.587 * data[at + 1] + 0.114 * data[at + 2]
    const bright = smoothstep(40, 215, luma)
    const pixel = at / 4
    const speck = grain && grain * grainAt(pixel % width, Math.floor(pixel / width), luma)
    for (let channel = 0; channel < 3; channel++) {
      const colored = luma + (data[at + channel] - luma) * saturation
      const tinted = colored + shadows[channel] * (1 - bright) + lights[channel] * bright
      data[at + channel] = clamp((tinted - 122) * contrast + 122 + speck, 0, 255)
    }
  }
}

const FINE_DETAIL = 0.42
const LOCAL_CONTRAST = 0.12
/** Lights glow over what is dark beside them, but do not veil the whole picture. */
const GLOW = 0.16
const GLOWS_FROM = 140
/** Pale colours gain more than those that are strong already, so that faces are neither grey nor orange. */
const SATURATION = 1.04
const VIBRANCE = 0.3
const CONTRAST = 0.14
/** How much darker shades are, and how much lighter lights below those that would burn out. */
const DEEPER = 0.36
const LIGHTER = 0.42
const BURNS_FROM = 0.7
const GRAIN = 4.2
const VIGNETTE = 0.24

const lumaAt = ({ pixels }: ColorBuffer, pixel: number): number =>
  0.3 * pixels[pixel * 3] + 0.59 * pixels[pixel * 3 + 1] + 0.11 * pixels[pixel * 3 + 2]

const lumaPlane = (buffer: ColorBuffer) => {
  const { width, height } = buffer
  const values = lendFloats(width * height)
  for (let pixel = 0; pixel < values.length; pixel++) values[pixel] = lumaAt(buffer, pixel)
  return { width, height, values }
}

/** What a full S-curve adds to a share of white: it leaves black, middle and white in place. */
const steepen = (share: number): number => share * share * (3 - 2 * share) - share

const toneCurve = (value: number): number => {
  const share = clamp(value / 255)
  return 255 * (share + CONTRAST * steepen(share))
}

/** What brightness gains or loses so that a picture has depth: the same for all channels, which leaves hues alone. */
const deepen = (luma: number): number => {
  const share = clamp(luma / 255)
  return 255 * steepen(share) * (share < 0.5 ? DEEPER : LIGHTER * (1 - smoothstep(BURNS_FROM, 1, share)))
}

/** What lights get more of than shades, for red, green and blue: warm lights and cool shades. */
const SPLIT = [2, 0, -2] as const

/** The tone curve of each channel in steps of a quarter, from 0 to 256. */
export const bakeToneCurves = (): readonly Float32Array[] =>
  SPLIT.map((split) =>
    Float32Array.from({ length: 1025 }, (_, i) => toneCurve(i / 4) + split * Math.sin((i / 1024 - 0.5) * 2 * Math.PI)),
  )

/** Factor of the brightness towards the picture's corners. */
export const vignetteAt = (x: number, y: number, width: number, height: number): number => {
  const across = x / width - 0.5
  const down = y / height - 0.47
  return 1 - VIGNETTE * smoothstep(0.34, 0.78, distanceOf(across, down))
}

/** Film-like grain: three hashes summed, strongest in the middle tones. `luma` and the result from 0 to 255. */
export const grainAt = (x: number, y: number, luma: number): number => {
  const bell = hash3(x, y, 11) + hash3(x, y, 12) + hash3(x, y, 13) - 1.5
  return bell * GRAIN * (0.45 + 0.55 * (1 - Math.abs(luma / 127.5 - 1)))
}

type EnrichOptions = {
  /** Share of the sharpening; outlines of small figures need less of it. */
  sharpness?: number
  /** Width of the picture that the buffer is a part of. */
  wholeWidth?: number
}

/** The first half of the finish, in a new buffer: sharpening, local contrast, glow and saturation. */
export const enrich = (buffer: ColorBuffer, { sharpness = 1, wholeWidth }: EnrichOptions = {}): ColorBuffer => {
  const { width, pixels } = buffer
  const plane = lumaPlane(buffer)
  const fine = blur(plane, Math.max(1, Math.round((wholeWidth ?? width) / 800)), 2).values
  const wide = blur(plane, Math.max(1, Math.round((wholeWidth ?? width) / 64)), 2).values
  const enriched = lendFloats(pixels.length)
  const enrichPixel = (pixel: number): void => {
    const luma = plane.values[pixel]
    const lift =
      clamp(luma - fine[pixel], -40, 40) * FINE_DETAIL * sharpness +
      clamp(luma - wide[pixel], -50, 50) * LOCAL_CONTRAST +
      GLOW * Math.max(0, wide[pixel] - GLOWS_FROM) * (1 - luma / 255) +
      deepen(luma)
    const red = pixels[pixel * 3]
    const green = pixels[pixel * 3 + 1]
    const blue = pixels[pixel * 3 + 2]
    const most = Math.max(red, green, blue, 1)
    const vibrant = SATURATION + VIBRANCE * clamp(Math.min(red, green, blue) / most)
    enriched[pixel * 3] = luma + (red - luma) * vibrant + lift
    enriched[pixel * 3 + 1] = luma + (green - luma) * vibrant + lift
    enriched[pixel * 3 + 2] = luma + (blue - luma) * vibrant + lift
  }
  for (let pixel = 0; pixel < plane.values.length; pixel++) enrichPixel(pixel)
  return { ...buffer, pixels: enriched }
}

export type GradeOptions = Pick<EnrichOptions, 'sharpness'> & {
  /** Size of the picture that the buffer is a part of, and where it lies there. */
  whole?: Area
}

/**
 * The last step: sharpening, local contrast, glow, tone curve, vignette and grain with a fixed seed.
 * @returns RGBA bytes, opaque.
 */
export const grade = (buffer: ColorBuffer, { sharpness, whole }: GradeOptions = {}): Picture => {
  const { width, height } = buffer
  const { left, top, width: wholeWidth, height: wholeHeight } = whole ?? { left: 0, top: 0, width, height }
  const { pixels } = enrich(buffer, { sharpness, wholeWidth })
  const curves = bakeToneCurves()
  const data = new Uint8ClampedArray(width * height * 4)
  eachRow(height, (y) => {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x
      const at = pixel * 3
      const shade = vignetteAt(x + left, y + top, wholeWidth, wholeHeight)
      const grain = grainAt(x, y, lumaAt(buffer, pixel))
      for (let channel = 0; channel < 3; channel++) {
        data[pixel * 4 + channel] = curves[channel][clamp(pixels[at + channel] * 4 * shade, 0, 1024) | 0] + grain
      }
      data[pixel * 4 + 3] = 255
    }
  })
  return { width, height, data }
}
