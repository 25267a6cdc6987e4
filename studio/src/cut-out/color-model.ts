import type { LabPicture } from '../image/picture.ts'

/** How usual a pixel's colour is, as the logarithm of a density. */
export type ColorModel = (at: number) => number

const ROUNDS = 8
/** Noise and shading that every colour is granted, in OKLab. */
const LEAST_SPREAD = 0.022

/** Squared distance, in spreads, beyond which a colour adds nothing to a density: exp(-40) of its middle. */
const FARTHEST = 80

type Center = { mean: [number, number, number]; spread: [number, number, number]; share: number }

/** Learns the colours of some pixels as a mixture of up to `count` Gaussians with axes along OKLab's. */
export const learnColors = ({ values }: LabPicture, pixels: readonly number[], count: number): ColorModel => {
  const centers = fit(values, pixels, count)
  // Flat numbers: this is asked for every pixel in every round.
  const numbers = Float64Array.from(
    centers.flatMap(({ mean, spread, share }) => [
      ...mean,
      ...spread.map((value) => 1 / value),
      share / (spread[0] * spread[1] * spread[2]),
    ]),
  )
  return (at) => {
    const [light, red, yellow] = [values[at * 3], values[at * 3 + 1], values[at * 3 + 2]]
    let density = 1e-9
    for (let from = 0; from < numbers.length; from += 7) {
      const a = (light - numbers[from]) * numbers[from + 3]
      const b = (red - numbers[from + 1]) * numbers[from + 4]
      const c = (yellow - numbers[from + 2]) * numbers[from + 5]
      const gap = a * a + b * b + c * c
      if (gap < FARTHEST) density += numbers[from + 6] * Math.exp(-0.5 * gap)
    }
    return Math.log(density)
  }
}

/** K-means, begun with pixels that are far from each other. */
const fit = (values: Float32Array, pixels: readonly number[], count: number): Center[] => {
  const step = Math.max(1, Math.floor(pixels.length / 3000))
  const samples = pixels.filter((_, index) => index % step === 0)
  const distance = (at: number, mean: readonly number[]): number =>
    (values[at * 3] - mean[0]) ** 2 + (values[at * 3 + 1] - mean[1]) ** 2 + (values[at * 3 + 2] - mean[2]) ** 2
  const colorOf = (at: number): [number, number, number] => [values[at * 3], values[at * 3 + 1], values[at * 3 + 2]]
  const means = samples.length > 0 ? [colorOf(samples[samples.length >> 1])] : []
  const gaps = new Float64Array(samples.length).fill(Infinity)
  while (means.length > 0 && means.length < count) {
    let farthest = 0
    for (let index = 0; index < samples.length; index++) {
      gaps[index] = Math.min(gaps[index], distance(samples[index], means[means.length - 1]))
      if (gaps[index] > gaps[farthest]) farthest = index
    }
    if (gaps[farthest] < LEAST_SPREAD ** 2) break
    means.push(colorOf(samples[farthest]))
  }
  let groups: number[][] = []
  for (let round = 0; round < ROUNDS; round++) {
    groups = means.map(() => [])
    for (const at of samples) {
      let nearest = 0
      let least = distance(at, means[0])
      for (let index = 1; index < means.length; index++) {
        const gap = distance(at, means[index])
        if (gap < least) [nearest, least] = [index, gap]
      }
      groups[nearest].push(at)
    }
    for (const [index, group] of groups.entries())
      for (let axis = 0; axis < 3 && group.length > 0; axis++)
        means[index][axis] = group.reduce((sum, at) => sum + values[at * 3 + axis], 0) / group.length
  }
  return means.flatMap((mean, index) => {
    const group = groups[index]
    if (group.length === 0) return []
    const spreadOf = (axis: number) =>
      Math.max(
        LEAST_SPREAD,
        Math.sqrt(group.reduce((sum, at) => sum + (values[at * 3 + axis] - mean[axis]) ** 2, 0) / group.length),
      )
    return [
      {
        mean,
        spread: [spreadOf(0), spreadOf(1), spreadOf(2)] as Center['spread'],
        share: group.length / samples.length,
      },
    ]
  })
}
