import { clamp, lerp, median, quantile } from '../math/scalar.ts'

export type SkinSample = { red: number; green: number; blue: number; across: number }

/** How much a colour, at a place across the face from 0 to 1, looks like the skin of that face: 0 to 1. */
export type SkinLikeness = (red: number, green: number, blue: number, across: number) => number

/** Darker than this share of the skin around is no skin but hair, a frame or a deep shadow. */
const DARKEST = 0.6
const BRIGHTER_PART = 0.75
/** Brighter than this many times the skin around is no skin but a fair beard on darker skin. */
const BRIGHTEST = 1.5

export const luma = (red: number, green: number, blue: number): number => 0.299 * red + 0.587 * green + 0.114 * blue

/**
 * Learns a face's skin from samples that are surely skin: its tint, and its light on the left, the middle and the right.
 * @param isDrawn Of a portrait of ours, that has no glare: what is far brighter than its skin is no skin.
 */
export const learnSkin = (samples: readonly SkinSample[], isDrawn = false): SkinLikeness => {
  const share = (value: number, { red, green, blue }: SkinSample) => value / (red + green + blue + 6)
  const reds = samples.map((sample) => share(sample.red, sample))
  const greens = samples.map((sample) => share(sample.green, sample))
  const [red, green] = [median(reds), median(greens)]
  const redSpread = Math.max(0.014, 2.4 * median(reds.map((value) => Math.abs(value - red))))
  const greenSpread = Math.max(0.009, 2.4 * median(greens.map((value) => Math.abs(value - green))))
  const lights = lightAcross(samples)
  return (r, g, b, across) => {
    const sum = r + g + b + 6
    const tint = ((r / sum - red) / redSpread) ** 2 + ((g / sum - green) / greenSpread) ** 2
    const light = lightAt(lights, across)
    const darkness = Math.max(0, light * DARKEST - luma(r, g, b)) / (0.1 * light + 3)
    const brightness = isDrawn ? Math.max(0, luma(r, g, b) - light * BRIGHTEST) / (0.1 * light + 3) : 0
    return Math.exp(-0.5 * (Math.min(60, tint) * 0.6 + darkness * darkness + brightness * brightness))
  }
}

/** The skin's light in the left, middle and right third. Hair may cover most of a side, so the brighter part counts. */
const lightAcross = (samples: readonly SkinSample[]): number[] => {
  const all = median(samples.map((sample) => luma(sample.red, sample.green, sample.blue)))
  return [0, 1, 2].map((third) => {
    const here = samples.filter((sample) => Math.min(2, Math.floor(sample.across * 3)) === third)
    if (here.length < 12) return all
    const lights = here.map((sample) => luma(sample.red, sample.green, sample.blue))
    return Math.max(all * 0.4, quantile(lights, BRIGHTER_PART))
  })
}

const lightAt = (lights: readonly number[], across: number): number => {
  const place = clamp(across * 3 - 0.5, 0, 2)
  const first = Math.min(1, Math.floor(place))
  return lerp(lights[first], lights[first + 1], place - first)
}
