import { distanceOf } from '../../../math/scalar.ts'
import { mixRgb, scaleRgb } from '../../../image/rgb.ts'
import { valueNoise } from '../../../math/noise.ts'
import { path } from '../../../math/spline.ts'
import { add, scaleVector } from '../../../math/vector.ts'
import type { Vec3 } from '../../../math/vector.ts'
import type { Mesh } from '../../raster/mesh.ts'
import { axisInFist } from '../grip.ts'
import type { MadeProp, PropMaking } from '../grip.ts'
import { inBoxGrip, inFist, moved } from '../held.ts'
import { ball, block, gridShape, lathe, paintAs, standingAlong } from '../shapes.ts'

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
    paint: (sample, part) => {
      if (part === 0) return paintAs(sample, color, 0.35)
      const mesh = Math.sin(Math.atan2(sample.x, sample.z) * 26) * Math.sin(sample.y * 90)
      const ring = Math.abs(sample.y) < 0.03
      paintAs(sample, ring ? [64, 64, 70] : scaleRgb([158, 160, 166], 0.86 + 0.2 * mesh), 0.5)
    },
  }
}

/** Half the outline of a violin's body: out and down, from neck to button. */
const VIOLIN = path(
  '0.1 0, 0.34 0.04, 0.46 0.18, 0.48 0.4, 0.4 0.58, 0.32 0.7, 0.3 0.84, 0.36 0.98, 0.5 1.12, 0.58 1.36, 0.56 1.62, 0.4 1.8, 0.14 1.86, 0 1.86',
)

/** A violin hanging from the fist round its neck. */
export const makeViolin = (making: PropMaking): MadeProp => {
  const place = inFist(making, 0.08)
  const top = 0.45
  const sheet = (z: number, rise: number): Mesh =>
    gridShape(
      VIOLIN.map(([out, down]) =>
        [-1, -0.6, -0.2, 0.2, 0.6, 1].map((across): Vec3 => [
          across * out,
          top + down,
          z + rise * (1 - across * across),
        ]),
      ),
      { place, part: 1 },
    )
  const rib = [-1, 1].map((side) =>
    gridShape(
      VIOLIN.map(([out, down]) => [-0.12, 0.12].map((z): Vec3 => [side * out, top + down, z])),
      { place, part: 2 },
    ),
  )
  const scroll = ball(0.13, 1, { place: moved(place, [0, -0.86, -0.02]), part: 2 })
  const pegs = [-0.5, -0.68].flatMap((y) => block([-0.24, y, -0.03], [0.24, y + 0.07, 0.03], { place, part: 3 }))
  return {
    meshes: [
      sheet(0.12, 0.08),
      sheet(-0.12, -0.06),
      ...rib,
      ...block([-0.085, -0.85, -0.06], [0.085, 1.15, 0.2], { place, part: 3 }),
      ...block([-0.16, 1.5, 0.14], [0.16, 1.58, 0.3], { place, part: 2 }),
      ...block([-0.1, 1.62, 0.2], [0.1, 2.24, 0.25], { place, part: 3 }),
      scroll,
      ...pegs,
    ],
    paint: (sample, part) => {
      if (part === 3) {
        const string = Math.abs(((sample.x * 20 + 10) % 1) - 0.5) < 0.12 && Math.abs(sample.x) < 0.08 && sample.z > 0.15
        return paintAs(sample, string ? [196, 196, 190] : [38, 30, 28], 0.4)
      }
      const hole = Math.abs(Math.abs(sample.x) - 0.24 - 0.05 * Math.sin((sample.y - 1.45) * 9)) < 0.022
      const isHole = part === 1 && sample.z > 0 && hole && Math.abs(sample.y - 1.45) < 0.26
      const grain = valueNoise(sample.x * 24, sample.y * 1.4, 3)
      const edge = part === 1 ? 1 : 0.72
      paintAs(sample, isHole ? [30, 18, 14] : scaleRgb(making.color, edge * (0.84 + 0.26 * grain)), 0.7)
    },
  }
}

/** A vinyl record, its face to the viewer. */
export const makeRecord = (making: PropMaking): MadeProp => {
  const place = inBoxGrip(making, 0)
  const disc = gridShape(
    [0.04, 0.3, 0.34, 0.7, 1.05].map((radius) =>
      Array.from({ length: 41 }, (_, step): Vec3 => {
        const turn = (step / 40) * Math.PI * 2
        return [Math.cos(turn) * radius, Math.sin(turn) * radius, 0]
      }),
    ),
    { place },
  )
  return {
    meshes: [disc],
    paint: (sample) => {
      const radius = distanceOf(sample.x, sample.y)
      if (radius < 0.34) return paintAs(sample, radius < 0.07 ? [24, 24, 26] : making.color, 0.3)
      const groove = 0.5 + 0.5 * Math.sin(radius * 120)
      const shine = Math.abs(Math.cos(Math.atan2(sample.y, sample.x) * 2 + 0.6)) ** 12
      paintAs(sample, mixRgb([20, 20, 24], [120, 122, 130], shine * (0.5 + 0.3 * groove)), 0.6)
    },
  }
}
