import { mixRgb } from '../../../image/rgb.ts'
import { valueNoise } from '../../../math/noise.ts'
import { smoothstep, TAU } from '../../../math/scalar.ts'
import { path } from '../../../math/spline.ts'
import { add } from '../../../math/vector.ts'
import type { Vec3 } from '../../../math/vector.ts'
import type { Mesh } from '../../raster/mesh.ts'
import type { MadeProp, PropMaking } from '../grip.ts'
import { hanging, inFist, inPalm, moved, stick, tube } from '../held.ts'
import { ball, lathe, NEXT_TURN, paintAs } from '../shapes.ts'

/** A candle with its flame. */
export const makeCandle = (making: PropMaking): MadeProp => {
  const place = inFist(making, 0.04)
  return {
    meshes: [stick(place, 0.17, [0.7, -0.75]), ball(0.095, 1.9, { place: moved(place, [0, -0.98, 0]), part: 1 })],
    paint: (sample, part) => {
      if (part === 0) return paintAs(sample, mixRgb(making.color, [255, 214, 150], sample.y < -0.5 ? 0.5 : 0), 0.2)
      paintAs(sample, mixRgb([255, 236, 180], [255, 150, 60], Math.max(0, -sample.y * 4)), 0)
    },
  }
}

/** A lamp in a frame of glass, hanging from the hand. */
export const makeLantern = (making: PropMaking): MadeProp => {
  const top = hanging(making)
  const place = moved(top, [0, 1.05, 0])
  const ring = Array.from({ length: 13 }, (_, step): Vec3 => {
    const turn = (step / 12) * Math.PI
    return add(top.at, [Math.cos(turn) * 0.26, 0.34 - Math.sin(turn) * 0.36, 0])
  })
  return {
    meshes: [
      tube(ring, 0.03, 1),
      lathe(path('0.5 0.72, 0.5 0.56, 0.4 0.55, 0.4 -0.36, 0.52 -0.4, 0.16 -0.72, 0.05 -0.74'), { place }),
    ],
    paint: (sample, part) => {
      const isGlass = part === 0 && sample.y > -0.36 && sample.y < 0.55
      const bar = Math.abs(Math.sin(Math.atan2(sample.z, sample.x) * 3)) < 0.16
      const flame = Math.exp(-((sample.y - 0.1) ** 2) * 9)
      paintAs(
        sample,
        isGlass && !bar ? mixRgb([255, 190, 96], [255, 244, 206], flame) : making.color,
        isGlass ? 0.2 : 0.35,
      )
    },
  }
}

/** A clay lamp with its flame. */
export const makeDiya = (making: PropMaking): MadeProp => {
  const place = inPalm(making, 0, 0.44)
  return {
    meshes: [
      lathe(path('0 0.22, 0.2 0.22, 0.4 0, 0.46 -0.12, 0.42 -0.14, 0.36 -0.06, 0 0.02'), { place }),
      ball(0.34, 0.12, { place: moved(place, [0, -0.04, 0]), part: 1 }),
      ball(0.1, 2.1, { place: moved(place, [0, -0.34, 0.22]), part: 2 }),
    ],
    paint: (sample, part) => {
      if (part === 1) return paintAs(sample, [226, 178, 82], 0.8)
      if (part === 2)
        return paintAs(sample, mixRgb([255, 244, 196], [255, 152, 50], smoothstep(0.02, -0.2, sample.y)), 0)
      const dot =
        Math.abs(((Math.atan2(sample.z, sample.x) / TAU) * 14 + 20) % 1) < 0.4 && Math.abs(sample.y - 0.02) < 0.045
      paintAs(sample, dot ? [250, 226, 150] : making.color, 0.15)
    },
  }
}

const RAYS = 46

/** A thin stick that throws sparks. */
export const makeSparkler = (making: PropMaking): MadeProp => {
  const place = inFist(making, 0.14)
  const heart = moved(place, [0, -1.9, 0.05])
  const sparks = Array.from({ length: RAYS }, (_, index): Mesh[] => {
    const up = 1 - (2 * (index + 0.5)) / RAYS
    const turn = index * NEXT_TURN
    const flat = Math.sqrt(1 - up * up)
    const way: Vec3 = [Math.cos(turn) * flat, up, Math.sin(turn) * flat]
    const reach = 0.34 + 0.4 * valueNoise(index * 3.7, 1, 2)
    const end = moved(heart, [way[0] * reach, way[1] * reach, way[2] * reach])
    return [
      tube([moved(heart, [way[0] * 0.1, way[1] * 0.1, way[2] * 0.1]).at, end.at], 0.012),
      ball(0.04, 1, { place: end, part: 2 }),
    ]
  }).flat()
  return {
    meshes: [stick(place, 0.03, [0.6, -1.8], 1), ball(0.13, 1, { place: heart, part: 2 }), ...sparks],
    paint: (sample, part) => {
      paintAs(sample, part === 1 ? [120, 116, 112] : part === 2 ? [255, 246, 206] : [255, 206, 112], 0)
    },
  }
}

/** A cigarette between two fingers, its end aglow. */
export const makeCigarette = (making: PropMaking): MadeProp => {
  const place = inFist(making, 0.5)
  return {
    meshes: [lathe(path('0 0.3, 0.045 0.3, 0.045 -0.72, 0.04 -0.8, 0 -0.82'), { place })],
    paint: (sample) => {
      if (sample.y > 0.02) return paintAs(sample, [206, 140, 74], 0.1)
      if (sample.y < -0.76) return paintAs(sample, [255, 120, 40], 0.6)
      paintAs(sample, sample.y < -0.68 ? [120, 116, 112] : making.color, 0.1)
    },
  }
}
