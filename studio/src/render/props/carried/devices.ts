import { mixRgb, scaleRgb } from '../../../image/rgb.ts'
import { path } from '../../../math/spline.ts'
import { add, cross, dot, normalize, scaleVector, subtract } from '../../../math/vector.ts'
import type { Vec3 } from '../../../math/vector.ts'
import { axisInFist, pointInHand } from '../grip.ts'
import type { MadeProp, PropMaking } from '../grip.ts'
import { ball, block, lathe, paintAs, partAt, standingAlong } from '../shapes.ts'
import type { Placement } from '../shapes.ts'

const UPRIGHT: Vec3 = [0, 1, 0]
const PHONE = { halfWidth: 0.3, halfHeight: 0.62, halfDepth: 0.028 }

/** A telephone upright across the fingers, which reach round its edge, its back to the viewer. */
export const makePhone = ({ grip, color }: PropMaking): MadeProp => {
  const { halfWidth, halfHeight, halfDepth } = PHONE
  const toward = scaleVector(grip.out, -1)
  const down = normalize(subtract(UPRIGHT, scaleVector(toward, dot(UPRIGHT, toward))))
  const place: Placement = {
    at: add(pointInHand(grip, 0.8, 0.13), scaleVector(down, -0.2)),
    x: cross(down, toward),
    y: down,
    z: toward,
  }
  return {
    meshes: block([-halfWidth, -halfHeight, -halfDepth], [halfWidth, halfHeight, halfDepth], { place }),
    paint: (sample) => {
      const { x } = partAt(sample.x)
      const edge = Math.max(Math.abs(x) / halfWidth, Math.abs(sample.y) / halfHeight)
      const lens = Math.min(
        Math.hypot(x - 0.17, sample.y + 0.5),
        Math.hypot(x - 0.17, sample.y + 0.34),
        Math.hypot(x - 0.04, sample.y + 0.42),
      )
      const island = Math.max(Math.abs(x - 0.12), Math.abs(sample.y + 0.42)) < 0.17
      const back = edge > 0.95 ? mixRgb(color, [214, 214, 216], 0.5) : island ? scaleRgb(color, 0.8) : color
      paintAs(sample, lens < 0.05 ? [12, 13, 18] : lens < 0.068 ? [150, 152, 158] : back, 0.5)
    },
  }
}

/** A stage microphone in the fist, its head below the chin. */
export const makeMicrophone = ({ grip, color }: PropMaking): MadeProp => {
  const at = axisInFist(grip)
  const place = standingAlong(at, [grip.side * 0.22, 1, -0.12])
  const head = standingAlong(add(at, scaleVector(place.y, -0.88)), place.y)
  return {
    meshes: [
      lathe(path('0 0.95, 0.085 0.95, 0.1 0.5, 0.125 -0.3, 0.15 -0.66, 0.17 -0.72'), { place }),
      ball(0.23, 1.1, { place: head, part: 1 }),
    ],
    paint: (sample) => {
      const { part, x } = partAt(sample.x)
      if (part === 0) return paintAs(sample, color, 0.35)
      const mesh = Math.sin(Math.atan2(x, sample.z) * 26) * Math.sin(sample.y * 90)
      const ring = Math.abs(sample.y) < 0.03
      paintAs(sample, ring ? [64, 64, 70] : scaleRgb([158, 160, 166], 0.86 + 0.2 * mesh), 0.5)
    },
  }
}
