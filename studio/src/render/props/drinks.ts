import { mixRgb, scaleRgb } from '../../image/rgb.ts'
import { add } from '../../math/vector.ts'
import { line } from '../cloth/appearance/fabrics.ts'
import { pointInHand } from './grip.ts'
import type { MadeProp, PropMaking } from './grip.ts'
import { gridShape, lathe, paintAs, partAt, uprightAt } from './shapes.ts'

const CUP_RADIUS = 0.33
const CUP_HALF_HEIGHT = 0.36

/** A mug in the hollow of the hand, fingers round it, its handle on the other side. */
export const makeCup = ({ grip, color }: PropMaking): MadeProp => {
  const place = uprightAt(pointInHand(grip, 0.74, 0.46))
  const [r, h] = [CUP_RADIUS, CUP_HALF_HEIGHT]
  const handle = Array.from({ length: 13 }, (_, step) => {
    const turn = -1.35 + (step / 12) * 2.7
    return Array.from({ length: 9 }, (_unused, corner) => {
      const round = (corner / 8) * Math.PI * 2
      const reach = 0.19 + 0.045 * Math.cos(round)
      return [
        -grip.side * (r - 0.03 + Math.cos(turn) * reach),
        Math.sin(turn) * reach * 1.15,
        0.05 * Math.sin(round),
      ] as const
    })
  })
  const body = lathe(
    [
      [0, h],
      [r * 0.8, h],
      [r * 0.92, h - 0.07],
      [r, h - 0.3],
      [r, -h],
      [r - 0.035, -h],
      [r - 0.04, -h + 0.1],
      [0, -h + 0.1],
    ],
    { place },
  )
  return {
    meshes: [body, gridShape(handle, { place })],
    paint: (sample) => {
      const { x } = partAt(sample.x)
      const inside = Math.hypot(x, sample.z) < r - 0.05 && sample.y < 0
      paintAs(sample, inside ? [62, 38, 26] : mixRgb(color, [244, 240, 232], line(sample.y + h, 0.05)), 0.45)
    },
  }
}

/** A glass of wine held by its bowl. */
export const makeGlass = ({ grip, color }: PropMaking): MadeProp => {
  const place = uprightAt(add(pointInHand(grip, 0.72, 0.36), [0, -0.16, 0]))
  const stem = lathe(
    [
      [0.3, 1.06],
      [0.28, 1.03],
      [0.03, 0.98],
      [0.03, 0.4],
      [0.2, 0.28],
      [0.31, 0.02],
      [0.32, -0.22],
      [0.25, -0.62],
      [0.235, -0.62],
      [0.3, -0.2],
      [0, -0.12],
    ],
    { place },
  )
  return {
    meshes: [stem],
    paint: (sample) => {
      const { y } = sample
      const filled = y > -0.2 && y < 0.34
      const clear: readonly [number, number, number] = [206, 216, 222]
      paintAs(sample, filled ? scaleRgb(color, 1 + 0.35 * line(y + 0.18, 0.05)) : clear, 0.9)
    },
  }
}
