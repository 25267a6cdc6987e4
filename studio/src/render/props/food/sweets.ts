import { distanceOf } from '../../../math/scalar.ts'
import { mixRgb, scaleRgb } from '../../../image/rgb.ts'
import type { Rgb } from '../../../image/rgb.ts'
import { valueNoise } from '../../../math/noise.ts'
import { path } from '../../../math/spline.ts'
import { line } from '../../cloth/appearance/fabrics.ts'
import { pointInHand } from '../grip.ts'
import type { MadeProp, PropMaking } from '../grip.ts'
import { inFist, inPalm, inRoundGrip, moved } from '../held.ts'
import { ball, lathe, paintAs, standingAlong } from '../shapes.ts'

/** A cone with two scoops. */
export const makeIceCream = (making: PropMaking): MadeProp => {
  const place = inFist(making, 0.1)
  return {
    meshes: [
      lathe(path('0.02 0.62, 0.27 -0.5, 0.3 -0.54, 0.26 -0.56'), { place }),
      ball(0.33, 0.92, { place: moved(place, [0, -0.72, 0]), part: 1 }),
      ball(0.29, 0.95, { place: moved(place, [0.03, -1.12, 0]), part: 2 }),
    ],
    paint: (sample, part) => {
      if (part === 0) {
        const turn = Math.atan2(sample.z, sample.x) * 0.3
        const waffle = line(((sample.y + turn) * 7) % 1, 0.09) + line(((sample.y - turn) * 7) % 1, 0.09)
        return paintAs(sample, mixRgb([222, 170, 104], [166, 108, 56], Math.min(1, waffle) * 0.7), 0.05)
      }
      const rough = 0.92 + 0.14 * valueNoise(sample.x * 18, sample.y * 18, sample.z * 18)
      paintAs(sample, scaleRgb(part === 1 ? making.color : mixRgb(making.color, [250, 240, 220], 0.75), rough), 0.15)
    },
  }
}

/** A round sweet on a stick. */
export const makeLollipop = (making: PropMaking): MadeProp => {
  const place = inFist(making, 0.14)
  return {
    meshes: [
      lathe(path('0.035 0.5, 0.035 -0.8'), { place }),
      ball(0.34, 1, { place: moved(place, [0, -1.05, 0]), part: 1 }),
    ],
    paint: (sample, part) => {
      if (part === 0) return paintAs(sample, [244, 240, 232], 0.1)
      const swirl = Math.sin(Math.atan2(sample.y, sample.x) * 3 + distanceOf(sample.x, sample.y) * 22)
      paintAs(sample, swirl > 0 ? making.color : [250, 244, 240], 0.7)
    },
  }
}

/** A cake in its paper with cream and a cherry. */
export const makeCupcake = (making: PropMaking): MadeProp => {
  const place = inPalm(making, 0.16, 0.43)
  const swirls = [0.36, 0.29, 0.21, 0.12].map((radius, index) =>
    ball(radius, 0.5, { place: moved(place, [0, -0.22 - index * 0.17, 0]), part: 1 }),
  )
  return {
    meshes: [
      lathe(path('0 0.28, 0.24 0.28, 0.34 -0.16'), { place }),
      ...swirls,
      ball(0.09, 1, { place: moved(place, [0, -0.86, 0]), part: 2 }),
    ],
    paint: (sample, part) => {
      if (part === 2) return paintAs(sample, [186, 30, 44], 0.7)
      const turn = Math.atan2(sample.z, sample.x)
      if (part === 0) return paintAs(sample, scaleRgb([236, 222, 200], 0.86 + 0.14 * Math.sin(turn * 26)), 0.05)
      paintAs(sample, scaleRgb(making.color, 0.94 + 0.08 * Math.sin(turn * 8 + sample.y * 20)), 0.12)
    },
  }
}

const CANDLES = 5

/** A cake with candles on a plate, held in both hands. */
export const makeCake = (making: PropMaking): MadeProp => {
  const place = inRoundGrip(making, 1, -0.02)
  const candles = Array.from({ length: CANDLES }, (_, index) => {
    const turn = (index / CANDLES) * Math.PI * 2 + 0.3
    return moved(place, [Math.cos(turn) * 0.48, -0.62, Math.sin(turn) * 0.48])
  })
  return {
    meshes: [
      lathe(path('0 0.3, 1.12 0.3, 1.16 0.24, 0 0.24'), { place, part: 2 }),
      lathe(path('0.88 0.26, 0.88 -0.36, 0.84 -0.42, 0 -0.42'), { place }),
      ...candles.map((at) => lathe(path('0.045 0.22, 0.045 -0.24, 0 -0.24'), { place: at, part: 1 })),
      ...candles.map((at) => ball(0.06, 1.9, { place: moved(at, [0, -0.34, 0]), part: 3 })),
    ],
    paint: (sample, part) => {
      if (part === 3) return paintAs(sample, [255, 214, 110], 0)
      if (part === 2) return paintAs(sample, [236, 236, 238], 0.5)
      if (part === 1)
        return paintAs(sample, Math.sin(sample.y * 40 + sample.x * 30) > 0 ? [240, 120, 140] : [250, 246, 240], 0.2)
      const turn = Math.atan2(sample.z, sample.x)
      const drip = -0.3 + 0.16 * Math.abs(Math.sin(turn * 6)) + 0.06 * Math.sin(turn * 17)
      paintAs(
        sample,
        sample.y < drip ? [250, 244, 236] : scaleRgb(making.color, 0.94 + 0.05 * Math.sin(sample.y * 30)),
        0.15,
      )
    },
  }
}

/** A ring with icing, held up in a fist. */
export const makeDonut = (making: PropMaking): MadeProp => {
  const at = pointInHand(making.grip, 0.95, 0.3)
  const place = standingAlong(at, [making.grip.side * 0.1, 0.35, -0.94])
  const ring = Array.from({ length: 15 }, (_, step) => {
    const turn = (step / 14) * Math.PI * 2
    return [0.33 + 0.17 * Math.cos(turn), 0.17 * Math.sin(turn)] as const
  })
  return {
    meshes: [lathe(ring, { place })],
    paint: (sample) => {
      const turn = Math.atan2(sample.z, sample.x)
      if (sample.y < 0.02 + 0.03 * Math.sin(turn * 7)) {
        const sprinkle = valueNoise(sample.x * 30, 1, sample.z * 30)
        const tone: Rgb = sprinkle > 0.8 ? [250, 236, 180] : sprinkle < 0.18 ? [126, 196, 220] : making.color
        return paintAs(sample, tone, 0.5)
      }
      paintAs(sample, [206, 150, 86], 0.15)
    },
  }
}
