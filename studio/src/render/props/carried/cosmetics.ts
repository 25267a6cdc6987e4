import { mixRgb, scaleRgb } from '../../../image/rgb.ts'
import type { Rgb } from '../../../image/rgb.ts'
import { valueNoise } from '../../../math/noise.ts'
import { smoothstep, TAU } from '../../../math/scalar.ts'
import { path } from '../../../math/spline.ts'
import { scaleVector } from '../../../math/vector.ts'
import type { Vec3 } from '../../../math/vector.ts'
import { HELD_RADII } from '../../body/prop-arms.ts'
import { line } from '../../cloth/appearance/fabrics.ts'
import type { Mesh } from '../../raster/mesh.ts'
import type { MadeProp, PropMaking } from '../grip.ts'
import { inFist, inGrasp, inPalm, moved, stick, tube } from '../held.ts'
import { ball, gridShape, lathe, paintAs } from '../shapes.ts'
import type { Placement } from '../shapes.ts'

const GOLD: Rgb = [214, 178, 108]
const WHITE: Rgb = [255, 255, 255]

/** A flacon of perfume: a heavy glass body with a small label, a golden neck and a tall cap. */
export const makeFlacon = (making: PropMaking): MadeProp => {
  const place = inPalm(making, 0.04, 0.43)
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
      if (y < neck - 0.02) return paintAs(sample, scaleRgb(GOLD, 0.92 + 0.16 * line(sample.normalX + 0.4, 0.2)), 0.9)
      if (y < shoulder - 0.03) return paintAs(sample, GOLD, 0.9)
      const isLabel = z > 0 && Math.abs(sample.x) < 0.17 && Math.abs(y - 0.12) < 0.1
      const frame = isLabel && (Math.abs(sample.x) > 0.15 || Math.abs(y - 0.12) > 0.085 || Math.abs(y - 0.12) < 0.012)
      // Thick glass is paler at its foot and gleams along its sides.
      const gleam = 0.5 * line(sample.normalX + 0.55, 0.14) + 0.3 * line(sample.normalX - 0.7, 0.08)
      const glass = mixRgb(making.color, WHITE, Math.min(0.75, gleam + (y > 0.31 ? 0.45 : 0)))
      paintAs(sample, frame ? GOLD : isLabel ? [250, 246, 238] : glass, isLabel ? 0.2 : 0.9)
    },
  }
}

/** A bottle of lotion or shampoo: a pale body with round shoulders, lines of print and a cap. */
export const makeLotion = (making: PropMaking): MadeProp => {
  const r = HELD_RADII.slim
  const place = inGrasp(making, r, 0.06)
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
      const body = mixRgb(mixRgb(making.color, WHITE, gleam), scaleRgb(making.color, 0.35), 0.85 * Math.min(1, print))
      paintAs(sample, cap ? scaleRgb(GOLD, 0.9) : body, cap ? 0.8 : 0.45)
    },
  }
}

/** A bottle with a dropper. */
export const makeSerum = (making: PropMaking): MadeProp => {
  const place = inPalm(making, 0.1, 0.43)
  return {
    meshes: [
      lathe(path('0 0.5, 0.24 0.5, 0.26 0.46, 0.26 -0.16, 0.22 -0.25, 0.12 -0.3, 0.12 -0.34'), { place }),
      lathe(path('0.15 -0.32, 0.155 -0.52, 0.13 -0.54'), { place, part: 1 }),
      lathe(path('0.1 -0.52, 0.11 -0.7, 0.1 -0.88, 0.05 -0.96, 0 -0.97'), { place, part: 2 }),
    ],
    paint: (sample, part) => {
      if (part > 0) return paintAs(sample, part === 1 ? GOLD : [36, 34, 36], part === 1 ? 0.8 : 0.3)
      const isLabel = sample.y > -0.02 && sample.y < 0.36 && sample.z > 0 && Math.abs(sample.x) < 0.2
      const isPrint = isLabel && (Math.abs(sample.y - 0.08) < 0.025 || Math.abs(sample.y - 0.2) < 0.014)
      paintAs(sample, isPrint ? [90, 78, 70] : isLabel ? [246, 242, 234] : making.color, isLabel ? 0.15 : 0.9)
    },
  }
}

/** A soft tube of cream that stands on its cap. */
export const makeCreamTube = (making: PropMaking): MadeProp => {
  const place = inGrasp(making, HELD_RADII.slim, 0.12)
  const rows = Array.from({ length: 14 }, (_, row) => {
    const up = row / 13
    return Array.from({ length: 25 }, (_unused, step): Vec3 => {
      const turn = (step / 24) * TAU
      const deep = 0.27 * (1 - 0.93 * smoothstep(0.05, 1, up))
      return [Math.cos(turn) * (0.27 + 0.07 * up), 0.5 - 1.35 * up, Math.sin(turn) * deep]
    })
  })
  return {
    meshes: [
      lathe(path('0 0.85, 0.22 0.85, 0.23 0.82, 0.23 0.52, 0.27 0.5'), { place, part: 1 }),
      gridShape(rows, { place }),
    ],
    paint: (sample, part) => {
      if (part === 1)
        return paintAs(
          sample,
          scaleRgb([226, 222, 214], 0.92 + 0.1 * Math.cos(Math.atan2(sample.z, sample.x) * 40)),
          0.5,
        )
      const isCrimp = sample.y < -0.72
      const isBand = Math.abs(sample.y - 0.22) < 0.06
      const isPrint =
        sample.z > 0 &&
        Math.abs(sample.x) < 0.17 &&
        (Math.abs(sample.y + 0.16) < 0.03 || Math.abs(sample.y + 0.03) < 0.016)
      const tone = isCrimp
        ? scaleRgb(making.color, Math.sin(sample.x * 90) > 0 ? 0.86 : 1)
        : isPrint || isBand
          ? scaleRgb(making.color, 0.55)
          : making.color
      paintAs(sample, tone, 0.45)
    },
  }
}

/** A small pot with a lid. */
export const makeJar = (making: PropMaking): MadeProp => {
  const place = inPalm(making, 0, 0.43)
  return {
    meshes: [
      lathe(path('0 0.28, 0.34 0.28, 0.36 0.22, 0.36 -0.1, 0.33 -0.12, 0.37 -0.13, 0.37 -0.34, 0 -0.35'), { place }),
    ],
    paint: (sample) => {
      const lid = sample.y < -0.125
      const label = Math.abs(sample.y - 0.08) < 0.06 && sample.z > 0 && Math.abs(sample.x) < 0.2
      paintAs(sample, lid ? [206, 172, 104] : label ? scaleRgb(making.color, 0.6) : making.color, 0.5)
    },
  }
}

/** A lipstick turned out of its case. */
export const makeLipstick = (making: PropMaking): MadeProp => {
  const place = inFist(making, 0.06)
  return {
    meshes: [
      lathe(path('0 0.2, 0.13 0.2, 0.13 -0.42, 0.1 -0.44, 0.1 -0.6'), { place }),
      ball(0.085, 2.4, { place: moved(place, [0, -0.68, 0]), part: 1 }),
    ],
    paint: (sample, part) => {
      if (part === 1) return paintAs(sample, making.color, 0.5)
      paintAs(sample, sample.y < -0.43 ? [214, 178, 104] : [30, 30, 34], 0.8)
    },
  }
}

/** A brush for hair, its bristles to the side. */
export const makeHairbrush = (making: PropMaking): MadeProp => {
  const place = inFist(making, 0.1)
  const inward = -making.grip.side
  const head = moved(place, [0, -1.25, 0])
  const bristles = Array.from({ length: 36 }, (_, index): Mesh => {
    const [row, column] = [Math.floor(index / 4), index % 4]
    const z = (column - 1.5) * 0.1
    const y = -0.62 + row * 0.15
    return tube([moved(head, [inward * 0.08, y, z]).at, moved(head, [inward * 0.25, y, z * 1.15]).at], 0.012, 2)
  })
  const paddle: Placement = { ...head, x: scaleVector(head.x, 0.3) }
  return {
    meshes: [
      stick(place, 0.1, [0.8, -0.5]),
      lathe(path('0.09 0.8, 0.2 0.66, 0.3 0.4, 0.33 0, 0.3 -0.45, 0.2 -0.7, 0 -0.78'), { place: paddle, part: 1 }),
      ...bristles,
    ],
    paint: (sample, part) => {
      if (part === 2) return paintAs(sample, [52, 46, 46], 0.2)
      const grain = valueNoise(sample.x * 14, sample.y * 3, sample.z * 14)
      paintAs(sample, scaleRgb(making.color, 0.86 + 0.22 * grain), 0.45)
    },
  }
}
