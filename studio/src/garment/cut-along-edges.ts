import type { LabPicture } from './lab-picture.ts'
import type { Mask } from './mask.ts'
import { minCut } from './min-cut.ts'

/** What it costs to part two neighbours of one colour. */
const PARTING = 20

/**
 * The pixels that evidence speaks for, with an outline where colours change (GrabCut: Rother, Kolmogorov and Blake, 2004).
 * @param evidence For each pixel the logarithm of the odds that it belongs.
 */
export function cutAlongEdges({ width, height, values }: LabPicture, evidence: Float32Array): Mask {
  const gap = (a: number, b: number): number =>
    (values[a * 3] - values[b * 3]) ** 2 +
    (values[a * 3 + 1] - values[b * 3 + 1]) ** 2 +
    (values[a * 3 + 2] - values[b * 3 + 2]) ** 2
  let sum = 0
  for (let at = 0; at < width * (height - 1) - 1; at++) sum += gap(at, at + 1) + gap(at, at + width)
  const sharpness = (width * height) / Math.max(1e-9, sum)
  const inside = minCut({
    width,
    height,
    evidence,
    partingCost: (a, b, distance) => (PARTING * Math.exp(-sharpness * gap(a, b))) / distance,
  })
  return { width, height, inside }
}
