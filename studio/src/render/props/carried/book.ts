import { mixRgb, scaleRgb } from '../../../image/rgb.ts'
import type { Vec3 } from '../../../math/vector.ts'
import { line } from '../../cloth/appearance/fabrics.ts'
import type { MadeProp, PropMaking } from '../grip.ts'
import { block, gridShape, paintAs, partAt } from '../shapes.ts'
import type { Placement } from '../shapes.ts'

const PAGE_WIDTH = 1.12
const HALF_HEIGHT = 0.78
const COVER = 0.035
const PAGES = 0.13
/** How far the covers fold back from the spine, and how far the top leans to the viewer, in radians. */
const FOLD = 0.3
const LEAN = 0.42
const GOLD = [206, 172, 104] as const

const COVERS = 0
const PAPER = 1

/** An open book held in both hands, its covers to the viewer. */
export const makeBook = ({ grip, figure, color }: PropMaking): MadeProp => {
  const { frame } = figure
  const [sine, cosine] = [Math.sin(LEAN), Math.cos(LEAN)]
  const base: Placement = {
    at: [0, frame.waistY - 0.7, grip.wrist[2] + 0.22],
    x: [1, 0, 0],
    y: [0, cosine, -sine],
    z: [0, sine, cosine],
  }
  const meshes = ([-1, 1] as const).flatMap((side) => {
    const [turnSine, turnCosine] = [Math.sin(FOLD), Math.cos(FOLD)]
    const { y, z } = base
    const across: Vec3 = [side * turnCosine, -z[1] * turnSine, -z[2] * turnSine]
    const toward: Vec3 = [side * turnSine, z[1] * turnCosine, z[2] * turnCosine]
    const place: Placement = { ...base, x: across, z: toward, y }
    return [
      ...block([0, -HALF_HEIGHT, -COVER], [PAGE_WIDTH, HALF_HEIGHT, 0], { place, part: COVERS }),
      ...block([0, -HALF_HEIGHT + 0.05, -COVER - PAGES], [PAGE_WIDTH - 0.06, HALF_HEIGHT - 0.05, -COVER], {
        place,
        part: PAPER,
      }),
    ]
  })
  const spine = gridShape(
    [-HALF_HEIGHT, HALF_HEIGHT].map((y) => [-0.09, -0.05, 0, 0.05, 0.09].map((x): Vec3 => [x, y, 0.012 - 4 * x * x])),
    { place: base },
  )
  return {
    meshes: [...meshes, spine],
    paint: (sample) => {
      const { part, x } = partAt(sample.x)
      if (part === PAPER) return paintAs(sample, scaleRgb([236, 228, 208], 0.93 + 0.07 * Math.sin(sample.z * 160)), 0)
      const inset = Math.min(PAGE_WIDTH - 0.1 - x, x - 0.16, HALF_HEIGHT - 0.1 - Math.abs(sample.y))
      const title = Math.abs(x - PAGE_WIDTH / 2) < 0.26 ? line(sample.y + 0.34, 0.03) + line(sample.y + 0.22, 0.018) : 0
      paintAs(sample, mixRgb(color, GOLD, 0.8 * Math.min(1, line(inset, 0.014) + title)), 0.12)
    },
  }
}
