import { distanceOf } from '../../../math/scalar.ts'
import { mixRgb, scaleRgb } from '../../../image/rgb.ts'
import type { Rgb } from '../../../image/rgb.ts'
import { hash3, valueNoise } from '../../../math/noise.ts'
import { path } from '../../../math/spline.ts'
import { add, normalize, scaleVector } from '../../../math/vector.ts'
import type { Vec3 } from '../../../math/vector.ts'
import type { Mesh } from '../../raster/mesh.ts'
import type { MadeProp, PropMaking } from '../grip.ts'
import { inFist, inRoundGrip, moved, stick } from '../held.ts'
import { ball, gridShape, lathe, NEXT_TURN, paintAs, standingAlong } from '../shapes.ts'
import type { Placement } from '../shapes.ts'

const STEMS = 0
const PAPER = 1
const LEAF = 2
const FIRST_BLOSSOM = 3
const BLOSSOMS = 19
const LEAVES_AROUND = 16
const GOLDEN_ANGLE = 2.399963

/** A point of a dome above the hand, by its number, for blossoms to stand on. */
const domePoint = (place: Placement, share: number, turn: number, radius: number): { at: Vec3; out: Vec3 } => {
  const reach = Math.sqrt(share) * 0.86
  const out = normalize([Math.cos(turn) * reach, -1.15 + 0.45 * share, Math.sin(turn) * reach])
  const own: Vec3 = [out[0] * radius, -0.62 + out[1] * radius, out[2] * radius]
  const axes = [place.x, place.y, place.z]
  return {
    at: axes.reduce<Vec3>((sum, axis, index) => add(sum, scaleVector(axis, own[index])), place.at),
    out: normalize(axes.reduce<Vec3>((sum, axis, index) => add(sum, scaleVector(axis, out[index])), [0, 0, 0])),
  }
}

const leaf = (place: Placement, index: number): Mesh => {
  const { at, out } = domePoint(place, 0.72 + 0.3 * hash3(index, 3, 5), index * GOLDEN_ANGLE + 0.8, 0.98)
  const rows = Array.from({ length: 7 }, (_, row) => {
    const share = row / 6
    const width = 0.15 * Math.sin(Math.PI * (0.08 + 0.9 * share))
    return [-1, 0, 1].map((side): Vec3 => [side * width, 0.16 - 0.5 * share, 0.05 * Math.abs(side) - 0.12 * share ** 2])
  })
  return gridShape(rows, { place: standingAlong(at, scaleVector(out, -1)), part: LEAF })
}

const petals = (color: Rgb, x: number, y: number, z: number): Rgb => {
  const whorl = distanceOf(x, z)
  const turn = Math.atan2(z, x)
  const edge = 0.5 + 0.5 * Math.sin(turn * 2 + whorl * 46 + y * 16 + 2.4 * valueNoise(x * 9, y * 9, z * 9))
  return scaleRgb(mixRgb(color, [255, 236, 226], 0.12 * edge), 0.82 + 0.2 * edge ** 1.5)
}

/** Roses and leaves in a wrap of paper, held in the fist. */
export const makeBouquet = (making: PropMaking): MadeProp => {
  const place = inFist(making, 0.16)
  const blossoms = Array.from({ length: BLOSSOMS }, (_, index): Mesh => {
    const { at, out } = domePoint(place, (index + 0.5) / BLOSSOMS, index * GOLDEN_ANGLE, 0.86)
    const radius = 0.21 + 0.05 * hash3(index, 7, 9)
    return ball(radius, 0.86, { place: standingAlong(at, scaleVector(out, -1)), part: FIRST_BLOSSOM + (index % 3) })
  })
  const wrap = lathe(path('0.2 0.62, 0.13 0.12, 0.14 0, 0.34 -0.42, 0.78 -1.02'), { place, part: PAPER })
  const stems = lathe(path('0.12 0.95, 0.1 0.3'), { place, part: STEMS })
  const tones: readonly Rgb[] = [
    making.color,
    mixRgb(making.color, [250, 238, 226], 0.6),
    mixRgb(making.color, [120, 30, 50], 0.25),
  ]
  return {
    meshes: [stems, wrap, ...blossoms, ...Array.from({ length: LEAVES_AROUND }, (_, index) => leaf(place, index))],
    paint: (sample, part) => {
      if (part === STEMS) return paintAs(sample, [74, 110, 62], 0.1)
      if (part === LEAF) return paintAs(sample, mixRgb([58, 104, 62], [132, 164, 104], Math.abs(sample.x) * 5), 0.15)
      if (part === PAPER) {
        const crease = Math.sin(Math.atan2(sample.z, sample.x) * 9 + sample.y * 2)
        return paintAs(sample, scaleRgb([222, 204, 174], 0.95 + 0.06 * crease), 0.04)
      }
      return paintAs(sample, petals(tones[part - FIRST_BLOSSOM], sample.x, sample.y, sample.z), 0.05)
    },
  }
}

const PETALS = 26

/** One bloom on its stem. */
export const makeFlower = (making: PropMaking): MadeProp => {
  const { grip, color } = making
  const place = inFist(making, 0.1)
  const bloom = moved(place, [0, -1.75, 0.06])
  const petals = Array.from({ length: PETALS }, (_, index): Mesh => {
    const share = index / PETALS
    const turn = index * NEXT_TURN
    const radius = 0.06 + 0.2 * share
    const at = moved(bloom, [Math.cos(turn) * radius, 0.14 * share - 0.1, Math.sin(turn) * radius])
    return ball(0.1 + 0.08 * share, 1.15, { place: at, part: 2 })
  })
  const leaf = (side: number, y: number): Mesh =>
    gridShape(
      Array.from({ length: 7 }, (_, row) => {
        const along = row / 6
        const width = 0.13 * Math.sin(Math.PI * along)
        return [-1, 0, 1].map((edge): Vec3 => [
          side * (0.03 + 0.5 * along),
          y - 0.3 * along + edge * width,
          0.05 - 0.04 * edge ** 2,
        ])
      }),
      { place, part: 1 },
    )
  return {
    meshes: [stick(place, 0.045, [0.9, -1.65]), leaf(grip.side, -0.7), leaf(-grip.side, -0.95), ...petals],
    paint: (sample, part) => {
      if (part < 2) return paintAs(sample, part === 0 ? [70, 110, 60] : [62, 118, 66], 0.15)
      paintAs(sample, scaleRgb(color, 0.82 + 0.24 * valueNoise(sample.x * 9, sample.y * 9, sample.z * 9)), 0.08)
    },
  }
}

const LEAVES = 26

/** A plant in its pot, held in both hands. */
export const makePlant = (making: PropMaking): MadeProp => {
  const place = inRoundGrip(making, 0.56)
  const leaf = (index: number): Mesh => {
    const turn = index * NEXT_TURN
    const lean = 0.25 + 0.75 * hash3(index, 2, 4)
    const length = 0.75 + 0.45 * hash3(index, 5, 7)
    const [out, side]: [Vec3, Vec3] = [
      [Math.cos(turn), 0, Math.sin(turn)],
      [-Math.sin(turn), 0, Math.cos(turn)],
    ]
    const rows = Array.from({ length: 7 }, (_, row) => {
      const along = row / 6
      const width = 0.13 * Math.sin(Math.PI * (0.06 + 0.92 * along))
      const reach = lean * along * length * 0.8
      const rise = -0.4 - length * along + lean * 0.45 * along ** 2
      return [-1, 0, 1].map((edge): Vec3 => [
        out[0] * reach + side[0] * width * edge,
        rise,
        out[2] * reach + side[2] * width * edge,
      ])
    })
    return gridShape(rows, { place, part: 1 })
  }
  return {
    meshes: [
      lathe(path('0 0.62, 0.46 0.62, 0.62 -0.3, 0.66 -0.32, 0.66 -0.44, 0 -0.4'), { place }),
      ...Array.from({ length: LEAVES }, (_, index) => leaf(index)),
    ],
    paint: (sample, part) => {
      if (part === 1)
        return paintAs(
          sample,
          mixRgb([48, 98, 56], [128, 170, 92], valueNoise(sample.x * 5, sample.y * 5, sample.z * 5)),
          0.2,
        )
      paintAs(sample, sample.y < -0.36 && distanceOf(sample.x, sample.z) < 0.6 ? [70, 52, 40] : making.color, 0.1)
    },
  }
}
