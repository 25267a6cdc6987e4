import { distanceOf } from '../../../math/scalar.ts'
import { mixRgb, scaleRgb } from '../../../image/rgb.ts'
import { add, scaleVector } from '../../../math/vector.ts'
import type { Vec3 } from '../../../math/vector.ts'
import { line } from '../../cloth/appearance/fabrics.ts'
import { axisInFist } from '../grip.ts'
import type { MadeProp, PropMaking } from '../grip.ts'
import { inFist, stick } from '../held.ts'
import { gridShape, lathe, paintAs, standingAlong } from '../shapes.ts'

const RIBS = 8
const RADIUS = 3.5
const RISE = 1.25

/** From the hand up to the tip, and down to the end of the handle. */
const POLE_UP = 6.1
const POLE_DOWN = 0.75

/** Wood and steel of the pole, then the canopy. */
const CANOPY = 1

/** An umbrella that leans on the shoulder: its inside shows behind the head. */
export const makeUmbrella = ({ grip, color }: PropMaking): MadeProp => {
  const at = axisInFist(grip)
  const place = standingAlong(at, [grip.side * 0.13, 1, 0.29])
  const tip = { ...place, at: add(at, scaleVector(place.y, -POLE_UP)) }
  const rows = Array.from({ length: 15 }, (_, row) => {
    const share = row / 14
    return Array.from({ length: RIBS * 8 + 1 }, (_unused, step): Vec3 => {
      const turn = (step / (RIBS * 8)) * Math.PI * 2
      const between = Math.abs(Math.sin((turn * RIBS) / 2))
      const reach = RADIUS * Math.max(share, 0.002) * (1 - 0.07 * between * share)
      return [Math.cos(turn) * reach, RISE * share ** 2.1 - 0.14 * between * share, Math.sin(turn) * reach]
    })
  })
  const pole = lathe(
    [
      [0.05, -POLE_UP - 0.25],
      [0.045, -0.3],
      [0.085, -0.28],
      [0.1, POLE_DOWN],
      [0, POLE_DOWN + 0.06],
    ],
    { place },
  )
  return {
    meshes: [pole, gridShape(rows, { place: tip, part: CANOPY })],
    paint: (sample, part) => {
      if (part !== CANOPY) return paintAs(sample, sample.y > -0.3 ? [104, 68, 44] : [176, 178, 184], 0.45)
      const turn = (Math.atan2(sample.z, sample.x) / (Math.PI * 2)) * RIBS
      const reach = distanceOf(sample.x, sample.z)
      const rib = line((turn - Math.round(turn)) * reach, 0.026)
      const inside = scaleRgb(color, 0.78 + 0.24 * (reach / RADIUS))
      paintAs(sample, mixRgb(inside, [188, 190, 196], 0.75 * rib), 0.12)
    },
  }
}

const FOLDS = 17

/** An open fan of cloth on ribs. */
export const makeFan = (making: PropMaking): MadeProp => {
  const place = inFist(making, 0.06)
  const leaf = gridShape(
    [0.2, 0.7, 1.2, 1.72].map((reach) =>
      Array.from({ length: FOLDS * 2 + 1 }, (_, step): Vec3 => {
        const turn = (step / (FOLDS * 2) - 0.5) * 2.5
        return [Math.sin(turn) * reach, -0.25 - Math.cos(turn) * reach, 0.06 * (step % 2) + 0.05]
      }),
    ),
    { place },
  )
  return {
    meshes: [leaf, stick(place, 0.06, [0.3, -0.35], 1)],
    paint: (sample, part) => {
      if (part === 1) return paintAs(sample, [70, 48, 36], 0.3)
      const reach = distanceOf(sample.x, sample.y + 0.25)
      const isRib = reach < 0.85 && Math.sin(Math.atan2(sample.x, -(sample.y + 0.25)) * FOLDS * 2.51) > 0.6
      const edge = line(reach - 1.64, 0.03)
      paintAs(sample, isRib ? [86, 58, 42] : mixRgb(making.color, [226, 190, 110], edge), 0.2)
    },
  }
}
