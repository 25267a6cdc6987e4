import type { Identity } from '../../identity/identity.ts'
import { skinColor } from '../../identity/person-colors.ts'
import { oklchFromRgb, rgbFromOklch } from '../../image/oklab.ts'
import type { Oklch } from '../../image/oklab.ts'
import { mixRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { clamp, lerp } from '../../math/scalar.ts'

const RAMP_SIZE = 128
const RAMP_TOP = 1.3

/** Skin colour by amount of light: 0 deepest shadow, 0.8 the skin's own colour, 1.3 brightest sheen. */
export type SkinPalette = {
  base: Rgb
  shadow: Rgb
  deep: Rgb
  highlight: Rgb
  /** 0 fair, 1 dark. */
  darkness: number
  /** Writes the colour under `light` into `out` at index 0 to 2. */
  shade: (light: number, out: Float32Array) => void
}

/** Stops as light, lightness factor (or lift towards white above the base), chroma factor and hue turn. */
const stopsFor = (base: Oklch, darkness: number): [number, Rgb][] => {
  const shadow = (light: number, lightness: number, chroma: number, turn: number): [number, Rgb] => [
    light,
    rgbFromOklch({
      lightness: base.lightness * lightness,
      chroma: base.chroma * chroma,
      hue: base.hue - turn * lerp(1, 0.35, darkness),
    }),
  ]
  const sheen = (light: number, lift: number, chroma: number): [number, Rgb] => [
    light,
    rgbFromOklch({
      lightness: base.lightness + (1 - base.lightness) * lift,
      chroma: base.chroma * chroma,
      hue: base.hue + lerp(0.03, 0.05, darkness),
    }),
  ]
  return [
    shadow(0, lerp(0.4, 0.34, darkness), lerp(0.8, 0.78, darkness), 0.26),
    shadow(0.22, lerp(0.57, 0.52, darkness), lerp(1.08, 0.92, darkness), 0.18),
    shadow(0.42, lerp(0.74, 0.7, darkness), lerp(1.2, 1.0, darkness), 0.1),
    shadow(0.6, lerp(0.89, 0.86, darkness), lerp(1.13, 0.98, darkness), 0.05),
    [0.8, rgbFromOklch(base)],
    sheen(1, lerp(0.3, 0.17, darkness), lerp(0.78, 0.84, darkness)),
    sheen(RAMP_TOP, lerp(0.66, 0.34, darkness), lerp(0.42, 0.56, darkness)),
  ]
}

const bakeRamp = (stops: readonly (readonly [number, Rgb])[]): Float32Array => {
  const ramp = new Float32Array((RAMP_SIZE + 1) * 3)
  for (let i = 0; i <= RAMP_SIZE; i++) {
    const light = (i / RAMP_SIZE) * RAMP_TOP
    const upper = Math.max(
      1,
      stops.findIndex(([position]) => position >= light - 1e-9),
    )
    const [start, end] = [stops[upper - 1], stops[upper]]
    ramp.set(mixRgb(start[1], end[1], clamp((light - start[0]) / (end[0] - start[0]))), i * 3)
  }
  return ramp
}

/** Old skin loses some of its colour. */
const faded = (color: Rgb, age: number): Rgb => {
  const fresh = oklchFromRgb(color)
  return rgbFromOklch({ ...fresh, chroma: fresh.chroma * (1 - 0.16 * clamp((age - 35) / 40)) })
}

export const skinPalette = ({ shape, age }: Pick<Identity, 'shape' | 'age'>): SkinPalette => {
  const base = faded(skinColor(shape.skinTone, shape.undertone), age)
  const darkness = clamp((0.86 - oklchFromRgb(base).lightness) / 0.42)
  const stops = stopsFor(oklchFromRgb(base), darkness)
  const ramp = bakeRamp(stops)
  return {
    base,
    shadow: stops[2][1],
    deep: stops[1][1],
    highlight: stops[5][1],
    darkness,
    shade: (light, out) => {
      const at = clamp(light / RAMP_TOP, 0, 0.9999) * RAMP_SIZE
      const index = (at | 0) * 3
      const share = at - (at | 0)
      out[0] = lerp(ramp[index], ramp[index + 3], share)
      out[1] = lerp(ramp[index + 1], ramp[index + 4], share)
      out[2] = lerp(ramp[index + 2], ramp[index + 5], share)
    },
  }
}
