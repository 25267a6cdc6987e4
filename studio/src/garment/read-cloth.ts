import type { Rgb } from '../identity/identity.ts'
import { type Oklab, oklabToRgb } from '../identity/oklab.ts'
import type { ClothPatch } from './cloth-patch.ts'

export type Texture = 'smooth' | 'denim' | 'knit'

const COARSE_GRAIN = 0.016
const GROUP_RADIUS = 0.07

/** The colour that most of a patch has: the mean of the fullest neighbourhood in OKLab. */
export function usualColor({ lightness, a, b }: ClothPatch): Rgb {
  const step = Math.max(1, Math.floor(lightness.length / 900))
  const samples: Oklab[] = []
  for (let at = 0; at < lightness.length; at += step) samples.push([lightness[at], a[at], b[at]])
  let fullest: Oklab[] = []
  for (const center of samples) {
    const group = samples.filter(
      (sample) => Math.hypot(sample[0] - center[0], sample[1] - center[1], sample[2] - center[2]) < GROUP_RADIUS,
    )
    if (group.length > fullest.length) fullest = group
  }
  const meanOf = (axis: 0 | 1 | 2) => fullest.reduce((sum, sample) => sum + sample[axis], 0) / fullest.length
  return oklabToRgb([meanOf(0), meanOf(1), meanOf(2)])
}

const mean = (plane: Float32Array) => plane.reduce((sum, value) => sum + value, 0) / plane.length

/** What the finest structure of a cloth without print looks like. */
export function readTexture({ grain, a, b, lightness }: ClothPatch): Texture {
  if (grain < COARSE_GRAIN) return 'smooth'
  const [light, red, yellow] = [mean(lightness), mean(a), mean(b)]
  const isBlue = yellow < -0.015 && yellow < -Math.abs(red) && light < 0.72
  return isBlue ? 'denim' : 'knit'
}
