import { luma } from '../../faces/skin-likeness.ts'
import { blur } from '../../image/blur.ts'
import { clamp, lerp, smoothstep } from '../../math/scalar.ts'
import { GRID } from './face-grid.ts'
import type { FaceGrid } from './face-grid.ts'

/** Fields over the grid that turn the source's colours into the target's light. Luma and two colour differences. */
export type LightMatch = {
  /** Luma and colour differences of the target's light on its skin, the seam's correction included. */
  offset: [Float32Array, Float32Array, Float32Array]
  /** The source's own light, which is taken away. */
  sourceLight: Float32Array
  sourceTint: [Float32Array, Float32Array]
  /** Contrast of what is darker and what is brighter than the skin around, and of its colour. */
  darkGain: Float32Array
  brightGain: Float32Array
  colorGain: Float32Array
  /** Set where the target's skin is brighter: what is darker than the skin keeps its ratio to it, raised to this power. */
  darkPower: number | undefined
}

/** Standard deviations, in shares of the face's width, of what counts as light: luma, and colour differences. */
const LIGHT_SPREAD = 0.095
const TINT_SPREAD = 0.16
const SEAM_SPREAD = 0.08
/** The seam is corrected by no more than this: luma, colour differences. */
const SEAM_LIMITS = [22, 8, 8]
const PRIOR = 0.03
/** Likeness to skin from and to which the source is bare where a beard grows: a beard is no light on skin. */
const BARE = { from: 0.5, to: 0.82 }

type Channels = [Float32Array, Float32Array, Float32Array]

/** Differences of blue and red to the Rec. 601 luma of a colour, scaled as in JPEG. */
export const blueDifference = (blue: number, light: number): number => 0.564 * (blue - light)
export const redDifference = (red: number, light: number): number => 0.713 * (red - light)

/**
 * Compares the light on both faces. Low frequencies of the skin are replaced by the target's; details keep their
 * contrast, less where the target is darker; what still differs at the outline is spread inwards as a membrane.
 */
export const matchLight = (grid: FaceGrid): LightMatch => {
  const target = channelsOf(grid.target)
  const source = channelsOf(grid.source)
  const skinOf = (colors: Float32Array, like: FaceGrid['likeTargetSkin'], isDrawn: boolean) =>
    grid.skin.map((skin, index) => {
      const across = (index % grid.width) / grid.width
      const likeness = like(colors[index * 3], colors[index * 3 + 1], colors[index * 3 + 2], across)
      const bare = isDrawn ? lerp(1, smoothstep(BARE.from, BARE.to, likeness), grid.beardZone[index]) : 1
      return skin * likeness * bare
    })
  const targetSkin = skinOf(grid.target, grid.likeTargetSkin, false)
  const sourceSkin = skinOf(grid.source, grid.likeSourceSkin, true)
  const targetLight = lowFrequencies(grid, target, targetSkin)
  const sourceLight = lowFrequencies(grid, source, sourceSkin)
  const ratios = targetLight[0].map((light, index) => (light + 3) / (sourceLight[0][index] + 3))
  const darkGain = ratios.map((ratio) => ratio ** 0.8)
  const brightGain = ratios.map((ratio) => (ratio < 1 ? ratio ** 0.8 : ratio ** 0.2))
  const colorGain = ratios.map((ratio) => clamp(ratio < 1 ? ratio ** 0.8 : Math.sqrt(ratio), 0.45, 1.15))
  const offset: Channels = [
    targetLight[0],
    targetLight[1].map((tint, index) => tint - sourceLight[1][index] * colorGain[index]),
    targetLight[2].map((tint, index) => tint - sourceLight[2][index] * colorGain[index]),
  ]
  const seam = grid.filled.map((filled, index) =>
    filled > 0
      ? targetSkin[index] * sourceSkin[index] * Math.max(0, 1 - Math.abs(grid.coverage[index] - 0.3) / 0.35)
      : 0,
  )
  const weight = spreadOver(grid, seam, SEAM_SPREAD)
  for (const channel of [0, 1, 2] as const) {
    const misfit = seam.map((weight, index) => {
      const detail = source[channel][index] - (channel === 0 ? sourceLight[0][index] : 0)
      const gain = channel > 0 ? colorGain[index] : detail < 0 ? darkGain[index] : brightGain[index]
      return weight * (target[channel][index] - offset[channel][index] - detail * gain)
    })
    const spread = spreadOver(grid, misfit, SEAM_SPREAD)
    const limit = SEAM_LIMITS[channel]
    offset[channel] = offset[channel].map(
      (value, index) => value + clamp(spread[index] / (weight[index] + 0.08), -limit, limit),
    )
  }
  const covered = ratios.filter((_, index) => grid.filled[index] > 0)
  const brightening = covered.reduce((sum, ratio) => sum + ratio, 0) / Math.max(1, covered.length)
  return {
    offset,
    sourceLight: sourceLight[0],
    sourceTint: [sourceLight[1], sourceLight[2]],
    darkGain,
    brightGain,
    colorGain,
    darkPower: brightening > 1 ? Math.min(1.4, 1 + 0.28 * Math.log2(brightening)) : undefined,
  }
}

const channelsOf = (colors: Float32Array): Channels => {
  const size = colors.length / 3
  const channels: Channels = [new Float32Array(size), new Float32Array(size), new Float32Array(size)]
  for (let index = 0; index < size; index++) {
    const light = luma(colors[index * 3], colors[index * 3 + 1], colors[index * 3 + 2])
    channels[0][index] = light
    channels[1][index] = blueDifference(colors[index * 3 + 2], light)
    channels[2][index] = redDifference(colors[index * 3], light)
  }
  return channels
}

/** Blurred over skin only; where there is none, the mean of all skin. */
const lowFrequencies = (grid: FaceGrid, channels: Channels, skin: Float32Array): Channels => {
  const weights = skin.map((value, index) => (grid.filled[index] > 0 ? value + 1e-5 : 0))
  const total = weights.reduce((sum, weight) => sum + weight, 1e-9)
  const [lightShares, tintShares] = [LIGHT_SPREAD, TINT_SPREAD].map((spread) => spreadOver(grid, weights, spread))
  const smooth = (values: Float32Array, spread: number, shares: Float32Array): Float32Array => {
    const weighted = values.map((value, index) => weights[index] * value)
    const mean = weighted.reduce((sum, value) => sum + value, 0) / total
    return spreadOver(grid, weighted, spread).map((sum, index) => (sum + PRIOR * mean) / (shares[index] + PRIOR))
  }
  return [
    smooth(channels[0], LIGHT_SPREAD, lightShares),
    smooth(channels[1], TINT_SPREAD, tintShares),
    smooth(channels[2], TINT_SPREAD, tintShares),
  ]
}

const spreadOver = ({ width, height }: FaceGrid, values: Float32Array, spread: number): Float32Array =>
  blur({ width, height, values }, Math.max(1, Math.round(spread * GRID)), 3).values
