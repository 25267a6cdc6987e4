import { luma, mixRgb, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import type { Season, TimeOfDay, Weather } from '../hour.ts'

/** Sky, light and air of a moment, before any place is chosen. Colours are 0 to 255, `light` a factor per channel. */
export type Ambience = {
  time: TimeOfDay
  weather: Weather
  season?: Season | undefined
  sky: { top: Rgb; middle: Rgb; low: Rgb }
  /** Colour and height above the horizon (shares of the sky) of sun or moon; absent behind clouds. */
  sun?: { color: Rgb; height: number; radius: number }
  /** Colour that clouds take on the side of the sun. */
  cloudLight: Rgb
  cloudShade: Rgb
  cloudCover: number
  light: Rgb
  /** How far lit and shaded sides differ, 0 to 1. */
  contrast: number
  haze: Rgb
  /** Share of a colour lost to the air per metre. */
  hazePerMetre: number
  /** How far lamps are turned up, 0 to 1. */
  lamps: number
  wetness: number
  snow: number
}

type Hour = Pick<Ambience, 'sky' | 'cloudLight' | 'cloudShade' | 'light' | 'contrast' | 'lamps'> & {
  sun: NonNullable<Ambience['sun']>
}

const HOURS: Record<TimeOfDay, Hour> = {
  dawn: {
    sky: { top: [112, 136, 188], middle: [208, 178, 194], low: [255, 214, 184] },
    sun: { color: [255, 226, 196], height: 0.1, radius: 0.03 },
    cloudLight: [255, 214, 200],
    cloudShade: [158, 150, 184],
    light: [0.92, 0.83, 0.86],
    contrast: 0.6,
    lamps: 0.4,
  },
  day: {
    sky: { top: [74, 140, 208], middle: [142, 192, 230], low: [222, 234, 238] },
    sun: { color: [255, 250, 232], height: 0.95, radius: 0.03 },
    cloudLight: [255, 253, 248],
    cloudShade: [176, 192, 212],
    light: [1, 1, 1],
    contrast: 1,
    lamps: 0,
  },
  'golden-hour': {
    sky: { top: [98, 132, 182], middle: [240, 188, 138], low: [255, 214, 138] },
    sun: { color: [255, 236, 178], height: 0.16, radius: 0.034 },
    cloudLight: [255, 214, 158],
    cloudShade: [168, 130, 146],
    light: [1.05, 0.89, 0.71],
    contrast: 1.1,
    lamps: 0.25,
  },
  dusk: {
    sky: { top: [38, 52, 108], middle: [122, 100, 148], low: [248, 152, 110] },
    sun: { color: [255, 176, 120], height: 0.02, radius: 0.03 },
    cloudLight: [255, 158, 128],
    cloudShade: [76, 70, 118],
    light: [0.6, 0.54, 0.64],
    contrast: 0.5,
    lamps: 0.85,
  },
  night: {
    sky: { top: [8, 13, 36], middle: [18, 28, 64], low: [48, 52, 92] },
    sun: { color: [226, 232, 250], height: 0.82, radius: 0.02 },
    cloudLight: [52, 60, 98],
    cloudShade: [16, 22, 48],
    light: [0.33, 0.37, 0.54],
    contrast: 0.35,
    lamps: 1,
  },
}

type Air = {
  /** Share of the sky's colour replaced by a grey of its brightness. */
  grey: number
  brightness: number
  cloudCover: number
  hazePerMetre: number
  sunlit: number
  wetness: number
  snow: number
}

const AIRS: Record<Weather, Air> = {
  clear: { grey: 0, brightness: 1, cloudCover: 0.36, hazePerMetre: 0.003, sunlit: 1, wetness: 0, snow: 0 },
  cloudy: { grey: 0.72, brightness: 0.88, cloudCover: 0.95, hazePerMetre: 0.006, sunlit: 0.35, wetness: 0, snow: 0 },
  rain: { grey: 0.8, brightness: 0.68, cloudCover: 1, hazePerMetre: 0.011, sunlit: 0.15, wetness: 1, snow: 0 },
  snow: { grey: 0.8, brightness: 0.96, cloudCover: 1, hazePerMetre: 0.014, sunlit: 0.2, wetness: 0, snow: 1 },
  fog: { grey: 0.75, brightness: 0.93, cloudCover: 1, hazePerMetre: 0.05, sunlit: 0.15, wetness: 0.2, snow: 0 },
}

const greyed = (color: Rgb, share: number): Rgb => {
  const level = luma(color)
  return mixRgb(color, [level * 0.97, level, level * 1.04], share)
}

export const ambienceOf = (time: TimeOfDay, weather: Weather): Ambience => {
  const hour = HOURS[time]
  const air = AIRS[weather]
  // By lamplight clouds neither darken nor grey as much as they do by day.
  const grey = air.grey * (1 - 0.5 * hour.lamps)
  const brightness = air.brightness + (1 - air.brightness) * 0.6 * hour.lamps
  const veil = (color: Rgb): Rgb => scaleRgb(greyed(color, grey), brightness)
  const low = veil(hour.sky.low)
  const [red, green, blue] = hour.light
  const level = 0.3 * red + 0.6 * green + 0.1 * blue
  const light = mixRgb(hour.light, [level * 0.97, level, level * 1.06], grey)
  return {
    time,
    weather,
    sky: { top: veil(mixRgb(hour.sky.top, hour.sky.middle, grey * 0.7)), middle: veil(hour.sky.middle), low },
    sun: weather === 'clear' ? hour.sun : undefined,
    cloudLight: veil(hour.cloudLight),
    cloudShade: veil(hour.cloudShade),
    cloudCover: air.cloudCover,
    // Snow throws the light of the sky back.
    light: scaleRgb(light, (0.25 + 0.75 * brightness) * (air.snow > 0 ? 1.22 - 0.2 * level : 1)),
    contrast: hour.contrast * (0.25 + 0.75 * air.sunlit),
    haze: mixRgb(low, veil(hour.sky.middle), 0.3),
    hazePerMetre: air.hazePerMetre,
    lamps: weather === 'clear' ? hour.lamps : Math.max(hour.lamps, 0.45 * (1 - air.sunlit)),
    wetness: air.wetness,
    snow: air.snow,
  }
}

/** The light inside a room: lamps hold it up when the day goes. */
export const indoorsOf = (outside: Ambience): Ambience => {
  const daylight = luma([outside.light[0] * 255, outside.light[1] * 255, outside.light[2] * 255]) / 255
  const lamps = Math.max(outside.lamps, 0.3)
  const lampLight: Rgb = [0.84, 0.7, 0.54]
  const window: Rgb = [0.2 + 0.78 * outside.light[0], 0.2 + 0.78 * outside.light[1], 0.22 + 0.76 * outside.light[2]]
  return {
    ...outside,
    light: mixRgb(lampLight, window, Math.min(1, daylight * 1.15)),
    contrast: 0.4 + 0.4 * outside.contrast,
    hazePerMetre: 0.004,
    haze: mixRgb([150, 128, 104], outside.haze, Math.min(1, daylight)),
    lamps,
    wetness: 0,
    snow: 0,
  }
}
