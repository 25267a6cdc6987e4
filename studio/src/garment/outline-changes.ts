import type { LabPicture } from './lab-picture.ts'
import type { Mask } from './mask.ts'

const REACH = 3

/** How much the colour changes across a mask's outline, in OKLab, for every pair of pixels that it parts. */
export function outlineChanges({ values }: LabPicture, { width, height, inside }: Mask): Float32Array {
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
