import type { Rgb } from '../../identity/identity.ts'
import type { Mood, Picture } from '../../scene/portrait-scene.ts'
import { clamp, smoothstep } from '../math/scalar.ts'

type Look = {
  saturation: number
  /** Above 1 steeper around the middle. */
  contrast: number
  /** Added to the darkest and to the brightest tones. */
  shadows: Rgb
  lights: Rgb
}

const LOOKS: Record<Exclude<Mood, 'natural'>, Look> = {
  warm: { saturation: 1.04, contrast: 1.02, shadows: [8, 2, -6], lights: [8, 2, -12] },
  cool: { saturation: 0.94, contrast: 1.03, shadows: [-6, 0, 10], lights: [-8, 0, 8] },
  dreamy: { saturation: 0.92, contrast: 0.86, shadows: [20, 14, 22], lights: [8, 4, 6] },
  dramatic: { saturation: 0.9, contrast: 1.2, shadows: [-8, -4, 2], lights: [4, 0, -6] },
  vintage: { saturation: 0.76, contrast: 0.9, shadows: [22, 14, 12], lights: [4, -4, -26] },
  vivid: { saturation: 1.3, contrast: 1.08, shadows: [-2, -2, 0], lights: [2, 2, 0] },
  monochrome: { saturation: 0, contrast: 1.12, shadows: [0, 0, 0], lights: [0, 0, 0] },
}

/** Colours a finished picture for its mood, in place: saturation, contrast, and a tint of its darks and lights. */
export const gradeMood = ({ data }: Picture, mood: Mood): void => {
  if (mood === 'natural') return
  const { saturation, contrast, shadows, lights } = LOOKS[mood]
  for (let at = 0; at < data.length; at += 4) {
    const luma = 0.299 * data[at] + 0.587 * data[at + 1] + 0.114 * data[at + 2]
    const bright = smoothstep(40, 215, luma)
    for (let channel = 0; channel < 3; channel++) {
      const colored = luma + (data[at + channel] - luma) * saturation
      const tinted = colored + shadows[channel] * (1 - bright) + lights[channel] * bright
      data[at + channel] = clamp((tinted - 122) * contrast + 122, 0, 255)
    }
  }
}
