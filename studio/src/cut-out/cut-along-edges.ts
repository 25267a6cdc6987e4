import type { LabPicture } from '../image/picture.ts'
import type { Mask } from './mask.ts'
import { minCut } from './min-cut.ts'

const REACH = 3

/** How much the colour changes across a mask's outline, in OKLab, for every pair of pixels that it parts. */
export const outlineChanges = ({ values }: LabPicture, { width, height, inside }: Mask): Float32Array => {
  const changes: number[] = []
  for (let y = REACH; y < height - REACH; y++)
    for (let x = REACH; x < width - REACH; x++) {
      const at = y * width + x
      for (const step of [1, width]) {
        if (inside[at] === inside[at + step]) continue
        const [a, b] = [(at - step) * 3, (at + 2 * step) * 3]
        changes.push(Math.hypot(values[a] - values[b], values[a + 1] - values[b + 1], values[a + 2] - values[b + 2]))
      }
    }
  return Float32Array.from(changes)
}

/** What it costs to part two neighbours of one colour. */
const PARTING = 20

/**
 * The pixels that evidence speaks for, with an outline where colours change (GrabCut: Rother, Kolmogorov and Blake, 2004).
 * @param evidence For each pixel the logarithm of the odds that it belongs.
 */
export const cutAlongEdges = ({ width, height, values }: LabPicture, evidence: Float32Array): Mask => {
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
