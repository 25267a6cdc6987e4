import type { Rgb } from './rgb.ts'

/** Amount of light, 0 to 1, that an sRGB channel from 0 to 255 stands for. */
export const toLinear = (channel: number): number => {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** The sRGB channel, 0 to 255 and not rounded, of an amount of light; more than 1 is cut off. */
export const fromLinear = (light: number): number => {
  const value = Math.max(0, Math.min(1, light))
  return 255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)
}

export const linearRgb = ([red, green, blue]: Rgb): Rgb => [toLinear(red), toLinear(green), toLinear(blue)]

/** Relative luminance of linear light (Rec. 709). */
export const luminance = ([red, green, blue]: Rgb): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue

/** Below this amount of light film is true; above, it bends towards white and never reaches it. */
const SHOULDER = 0.5
const HEADROOM = 1 - SHOULDER
const STEPS = 2048
const BRIGHTEST = 6

const bend = (light: number): number =>
  light < SHOULDER ? light : SHOULDER + HEADROOM * (1 - Math.exp((SHOULDER - light) / HEADROOM))

/** Finer where it is dark, where the eye tells most tones apart. */
const developed = Float32Array.from({ length: STEPS + 2 }, (_, step) =>
  fromLinear(bend(BRIGHTEST * (step / STEPS) ** 2)),
)

/** Develops an amount of light into an sRGB channel, 0 to 255, on film that keeps colour in its highlights. */
export const develop = (light: number): number => {
  if (light <= 0) return 0
  const at = Math.sqrt(Math.min(light, BRIGHTEST) / BRIGHTEST) * STEPS
  const step = at | 0
  return developed[step] + (developed[step + 1] - developed[step]) * (at - step)
}

const exposed = Float32Array.from({ length: 257 }, (_, channel) => {
  const light = toLinear(channel)
  return light < SHOULDER ? light : SHOULDER - HEADROOM * Math.log(Math.max(0.06, 1 - (light - SHOULDER) / HEADROOM))
})

/** Amount of light that develops into a channel from 0 to 255. */
export const exposeFor = (channel: number): number => {
  const at = channel < 0 ? 0 : channel > 255 ? 255 : channel
  const low = at | 0
  return exposed[low] + (exposed[low + 1] - exposed[low]) * (at - low)
}
