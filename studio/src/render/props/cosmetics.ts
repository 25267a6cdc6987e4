import { mixRgb, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { path } from '../../math/spline.ts'
import { add } from '../../math/vector.ts'
import { HELD_RADII } from '../body/prop-arms.ts'
import { line } from '../cloth/appearance/fabrics.ts'
import { axisInHand, pointInHand } from './grip.ts'
import type { MadeProp, PropMaking } from './grip.ts'
import { lathe, paintAs, partAt, uprightAt } from './shapes.ts'

const GOLD: Rgb = [214, 178, 108]
const WHITE: Rgb = [255, 255, 255]

/** A flacon of perfume: a heavy glass body with a small label, a golden neck and a tall cap. */
export const makeFlacon = ({ grip, color }: PropMaking): MadeProp => {
  const place = uprightAt(add(pointInHand(grip, 0.74, 0.43), [0, -0.04, 0]))
  const [shoulder, neck] = [-0.2, -0.34]
  return {
    meshes: [
      lathe(
        path(
          `0 0.4, 0.34 0.4, 0.37 0.36, 0.37 -0.1, 0.33 ${shoulder}, 0.13 -0.25, 0.12 ${neck}, 0.19 -0.35, 0.2 -0.38, 0.2 -0.66, 0.18 -0.68, 0 -0.69`,
        ),
        { place },
      ),
    ],
    paint: (sample) => {
      const { y, z } = sample
      const { x } = partAt(sample.x)
      if (y < neck - 0.02) return paintAs(sample, scaleRgb(GOLD, 0.92 + 0.16 * line(sample.normalX + 0.4, 0.2)), 0.9)
      if (y < shoulder - 0.03) return paintAs(sample, GOLD, 0.9)
      const isLabel = z > 0 && Math.abs(x) < 0.17 && Math.abs(y - 0.12) < 0.1
      const frame = isLabel && (Math.abs(x) > 0.15 || Math.abs(y - 0.12) > 0.085 || Math.abs(y - 0.12) < 0.012)
      // Thick glass is paler at its foot and gleams along its sides.
      const gleam = 0.5 * line(sample.normalX + 0.55, 0.14) + 0.3 * line(sample.normalX - 0.7, 0.08)
      const glass = mixRgb(color, WHITE, Math.min(0.75, gleam + (y > 0.31 ? 0.45 : 0)))
      paintAs(sample, frame ? GOLD : isLabel ? [250, 246, 238] : glass, isLabel ? 0.2 : 0.9)
    },
  }
}

/** A bottle of lotion or shampoo: a pale body with round shoulders, lines of print and a cap. */
export const makeLotion = ({ grip, color }: PropMaking): MadeProp => {
  const r = HELD_RADII.glass
  const place = uprightAt(add(axisInHand(grip, r), [0, -0.06, 0]))
  return {
    meshes: [
      lathe(
        path(
          `0 0.86, ${r - 0.02} 0.86, ${r} 0.8, ${r} -0.42, ${r - 0.04} -0.54, 0.17 -0.62, 0.17 -0.66, 0.19 -0.67, 0.19 -0.94, 0.16 -0.96, 0 -0.96`,
        ),
        { place },
      ),
    ],
    paint: (sample) => {
      const { y } = sample
      const print = Math.max(line(y + 0.12, 0.035), line(y - 0.02, 0.014), line(y - 0.1, 0.014), line(y - 0.55, 0.02))
      const cap = y < -0.64
      const gleam = 0.4 * line(sample.normalX + 0.5, 0.14)
      const body = mixRgb(mixRgb(color, WHITE, gleam), scaleRgb(color, 0.35), 0.85 * Math.min(1, print))
      paintAs(sample, cap ? scaleRgb(GOLD, 0.9) : body, cap ? 0.8 : 0.45)
    },
  }
}
