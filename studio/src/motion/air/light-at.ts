import { hash3 } from '../../math/noise.ts'
import { TAU } from '../../math/scalar.ts'
import type { LightField } from '../finish-frame.ts'
import type { Motion } from '../motion.ts'

type LightOptions = {
  light: Motion['light']
  seed: number
  width: number
  height: number
  /** Side of the key light: -1 the picture's left, 1 its right. */
  side: number
}

type Painter = (options: LightOptions, share: number) => LightField

/** Low sun that swells and fades: warmer, and brighter on its side. */
const sunset: Painter = ({ light, width, side }, share) => {
  const swell = light.amount * (0.5 - 0.5 * Math.cos(TAU * share))
  return (x, _y, out) => {
    const towards = 0.5 + side * (x / width - 0.5)
    out[0] = 1 + swell * (0.07 + 0.12 * towards)
    out[1] = 1 + swell * (0.01 + 0.05 * towards)
    out[2] = 1 - swell * (0.1 - 0.02 * towards)
  }
}

/** Shadows of clouds that cross the picture; shade is a little cooler than sun. */
const clouds: Painter =
  ({ light, width, height }, share) =>
  (x, y, out) => {
    const [u, v] = [x / width, y / height]
    const drift = Math.sin(TAU * (share - 0.55 * u)) + 0.5 * Math.sin(TAU * (2 * share - 0.9 * u - 0.4 * v))
    const shade = 0.17 * light.amount * (0.5 + drift / 3)
    out[0] = 1 - shade
    out[1] = 1 - 0.94 * shade
    out[2] = 1 - 0.8 * shade
  }

const FLICKER_STEPS = 60

/** A tube that now and then goes out for a moment; 0 dark to 1 lit. */
const flicker = (share: number, seed: number): number => {
  const step = Math.floor(share * FLICKER_STEPS)
  const isTrembling = hash3(Math.floor(step / 10), seed, 3) < 0.3
  return isTrembling && hash3(step, seed, 7) < 0.5 ? 0.35 : 1
}

/** Two coloured tubes, one on each side; one of them is old. */
const neon: Painter = ({ light, width, seed }, share) => {
  const pulse = 0.85 + 0.15 * Math.sin(TAU * 3 * share)
  const tremble = flicker(share, seed & 0xffff)
  return (x, _y, out) => {
    // Nodes of the grid lie beyond the edge of most frames.
    const across = Math.min(1, x / width)
    const right = across ** 1.6 * tremble * light.amount
    const left = (1 - across) ** 1.6 * pulse * light.amount
    out[0] = 1 + 0.3 * left - 0.1 * right
    out[1] = 1 - 0.1 * left + 0.05 * right
    out[2] = 1 + 0.16 * left + 0.3 * right
  }
}

/** The unsteady light of flames from below. */
const candle: Painter = ({ light, height }, share) => {
  const waver = Math.sin(TAU * 6 * share) + 0.6 * Math.sin(TAU * 11 * share + 1) + 0.4 * Math.sin(TAU * 17 * share + 2)
  const strength = light.amount * (0.06 + 0.035 * waver)
  return (_x, y, out) => {
    const near = 0.4 + 0.6 * (y / height)
    out[0] = 1 + strength * near
    out[1] = 1 + 0.5 * strength * near
    out[2] = 1 - 0.4 * strength * near
  }
}

const PAINTERS = { sunset, clouds, neon, candle } as const

/** How the light of a motion colours a frame, or nothing for light that stays as it is. */
export const lightAt = (options: LightOptions, share: number): LightField | undefined =>
  options.light.kind === 'steady' || options.light.amount === 0
    ? undefined
    : PAINTERS[options.light.kind](options, share)
