import type { Rgb } from '../../identity/identity.ts'
import type { ShoeName } from '../../scene/outfit.ts'
import { bell, smoothstep } from '../math/scalar.ts'
import type { Seams } from './seams.ts'

const RUBBER: Rgb = [236, 234, 228]
const DARK_SOLE: Rgb = [36, 32, 30]
const LACE: Rgb = [244, 242, 238]

/** Sole, laces, toe cap and edges of a shoe; sample coordinates are the foot's own. */
export function sewShoe(name: ShoeName, soleHeight: number): Seams {
  const sporty = name === 'sneakers'
  const sole = sporty ? RUBBER : DARK_SOLE
  const laced = sporty || name === 'oxfords' || name === 'boots'
  return (sample) => {
    const { x, y, z } = sample
    const darken = (share: number): void => {
      sample.red *= 1 - share
      sample.green *= 1 - share
      sample.blue *= 1 - share
    }
    if (name !== 'heels' && y < soleHeight) {
      const line = sporty ? 0.12 * bell(y, soleHeight * 0.55, 0.018) : 0
      sample.red = sole[0] * (1 - line)
      sample.green = sole[1] * (1 - line)
      sample.blue = sole[2] * (1 - line)
      sample.gloss = 0.04
      return
    }
    darken(0.4 * bell(y, soleHeight, 0.03))
    if (!laced || z < 0.12 || z > 1.02) {
      if (laced && !sporty) darken(0.2 * bell(z, 1.22, 0.02))
      if (sporty) darken(0.14 * bell(Math.hypot(x * 1.3, z - 0.75), 0.72, 0.025))
      return
    }
    const tongue = smoothstep(0.19, 0.16, Math.abs(x))
    darken(0.22 * bell(Math.abs(x), 0.18, 0.025) + 0.12 * tongue)
    const row = z / 0.155 - Math.floor(z / 0.155)
    if (Math.abs(x) < 0.2 && row < 0.42) {
      const round = 1 - ((row - 0.21) / 0.21) ** 2
      const lace = sporty ? LACE : ([sample.red * 0.6, sample.green * 0.6, sample.blue * 0.6] as const)
      sample.red = lace[0] * (0.75 + 0.25 * round)
      sample.green = lace[1] * (0.75 + 0.25 * round)
      sample.blue = lace[2] * (0.75 + 0.25 * round)
    }
  }
}
