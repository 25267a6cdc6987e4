import { clamp } from '../render/math/scalar.ts'
import { blur } from '../render/raster/blur.ts'
import { luma, median } from '../swap/skin-likeness.ts'
import type { Picture } from '../scene/portrait-scene.ts'
import type { Matte } from './worn-matte.ts'

/** Light that dark cloth reflects whatever its dye, of 255: keeps noise of black cloth from shining. */
const FLOOR = 14
const DARKEST = 0.22
const BRIGHTEST = 1.7
/** Values of a pattern's own colours, and how often they are found anew. */
const TONES = 3
const ROUNDS = 10
/** Tones farther apart than this share of the brighter one are a pattern's own. */
const PATTERN_GAP = 0.55
/** A tone that fills less than this is no part of a pattern but shade. */
const LEAST_TONE = 0.16
const FOLD_RADIUS_SHARE = 0.012

/**
 * How much brighter or darker than usual the cloth is at each pixel: folds and shade without the dye, 1 where it is as
 * usual. Of patterned cloth each tone is compared with itself, and what is left is smoothed.
 */
export function readShading(picture: Picture, { alpha, cloth }: Matte): Float32Array {
  const { width, height, data } = picture
  const light = Float32Array.from(alpha, (share, at) => {
    const seen = luma(data[at * 4], data[at * 4 + 1], data[at * 4 + 2])
    // Where something else shines through, the cloth beside it tells.
    return share > 0.98 ? seen : luma(cloth[at * 3], cloth[at * 3 + 1], cloth[at * 3 + 2])
  })
  const tones = findTones(light, alpha)
  const shading = light.map((value, at) => {
    if (alpha[at] <= 0) return 1
    const tone = tones.reduce((near, other) => (Math.abs(other - value) < Math.abs(near - value) ? other : near))
    return clamp((value + FLOOR) / (tone + FLOOR), DARKEST, BRIGHTEST)
  })
  if (tones.length === 1) return shading
  return blur({ width, height, values: shading }, Math.max(2, Math.round(width * FOLD_RADIUS_SHARE)), 2).values
}

/** The lightness that cloth usually has; several where it is patterned. */
function findTones(light: Float32Array, alpha: Float32Array): number[] {
  const step = Math.max(1, Math.floor(light.length / 60_000))
  const values = light.filter((_, at) => at % step === 0 && alpha[at] > 0.98).sort()
  const whole = [median(values)]
  let tones = Array.from(
    { length: TONES },
    (_, index) => values[Math.floor(((index + 0.5) / TONES) * values.length)] ?? 0,
  )
  let groups: number[][] = []
  for (let round = 0; round < ROUNDS; round++) {
    groups = tones.map(() => [])
    for (const value of values) {
      const gaps = tones.map((tone) => Math.abs(tone - value))
      groups[gaps.indexOf(Math.min(...gaps))].push(value)
    }
    tones = groups.map((group, index) => (group.length > 0 ? median(group) : tones[index]))
  }
  const kept = tones.filter((_, index) => groups[index].length > LEAST_TONE * values.length)
  const isPattern = kept.length > 1 && isStepped(values, kept)
  return isPattern ? kept : whole
}

/** A pattern leaves a gap between its tones that shade, which is everywhere between, does not. */
function isStepped(values: Float32Array, tones: readonly number[]): boolean {
  const [low, high] = [Math.min(...tones), Math.max(...tones)]
  if (high - low < PATTERN_GAP * high) return false
  const between = values.filter((value) => value > low + 0.35 * (high - low) && value < low + 0.65 * (high - low))
  return between.length < 0.18 * values.length
}
