import type { Rgb } from '../../identity/identity.ts'
import { oklabToRgb, rgbToOklab } from '../../identity/oklab.ts'

/** OKLab in polar form: lightness 0 to 1, chroma 0 to about 0.35, hue in radians. */
export type Oklch = { lightness: number; chroma: number; hue: number }

export const oklchFromRgb = (color: Rgb): Oklch => {
  const [lightness, a, b] = rgbToOklab(color)
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) }
}

export const rgbFromOklch = ({ lightness, chroma, hue }: Oklch): Rgb =>
  oklabToRgb([lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)])
