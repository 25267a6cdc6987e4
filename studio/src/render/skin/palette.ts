import type { Identity } from '../../identity/identity.ts'
import { skinColor } from '../../identity/person-colors.ts'
import { oklchFromRgb, rgbFromOklch } from '../../image/oklab.ts'
import type { Oklch } from '../../image/oklab.ts'
import type { Rgb } from '../../image/rgb.ts'
import { clamp, lerp } from '../../math/scalar.ts'

/** The colours that features are painted with on one person's skin. */
export type SkinPalette = {
  base: Rgb
  shadow: Rgb
  deep: Rgb
  highlight: Rgb
  /** 0 fair, 1 dark. */
  darkness: number
}

/** Shadows turn redder than the skin: light that went under it comes out without its blue. */
const shadowOf = (
  base: Oklch,
  darkness: number,
  { lightness, chroma, turn }: { lightness: number; chroma: number; turn: number },
): Rgb =>
  rgbFromOklch({
    lightness: base.lightness * lightness,
    chroma: base.chroma * chroma,
    hue: base.hue - turn * lerp(1, 0.35, darkness),
  })

/** A sheen lifts the skin towards white. */
const sheenOf = (base: Oklch, darkness: number): Rgb =>
  rgbFromOklch({
    lightness: base.lightness + (1 - base.lightness) * lerp(0.3, 0.17, darkness),
    chroma: base.chroma * lerp(0.78, 0.84, darkness),
    hue: base.hue + lerp(0.03, 0.05, darkness),
  })

/** Old skin loses some of its colour. */
const faded = (color: Rgb, age: number): Rgb => {
  const fresh = oklchFromRgb(color)
  return rgbFromOklch({ ...fresh, chroma: fresh.chroma * (1 - 0.16 * clamp((age - 35) / 40)) })
}

export const skinPalette = ({ shape, age }: Pick<Identity, 'shape' | 'age'>): SkinPalette => {
  const base = faded(skinColor(shape.skinTone, shape.undertone), age)
  const darkness = clamp((0.86 - oklchFromRgb(base).lightness) / 0.42)
  const plain = oklchFromRgb(base)
  return {
    base,
    shadow: shadowOf(plain, darkness, {
      lightness: lerp(0.74, 0.7, darkness),
      chroma: lerp(1.27, 1.03, darkness),
      turn: 0.1,
    }),
    deep: shadowOf(plain, darkness, {
      lightness: lerp(0.57, 0.52, darkness),
      chroma: lerp(1.21, 0.96, darkness),
      turn: 0.18,
    }),
    highlight: sheenOf(plain, darkness),
    darkness,
  }
}
