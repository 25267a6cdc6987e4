import type { WornName } from '../../identity/worn.ts'
import { mixRgb, multiplyRgb, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { sampleBell } from '../../math/random.ts'
import type { Random } from '../../math/random.ts'
import { lerp, TAU } from '../../math/scalar.ts'
import { SIDES } from '../head/eye-outline.ts'
import { swelling } from './face-brush.ts'
import type { FacePoint } from '../head/features-layout.ts'
import type { FaceBrush } from './face-brush.ts'

type FacePainter = (brush: FaceBrush, color: Rgb, random: Random) => void

/** A closed outline around a point whose reach wanders: no patch of skin is round. */
const patch = (
  [x, y]: FacePoint,
  [across, down]: readonly [number, number],
  random: Random,
  uneven = 0.34,
): FacePoint[] => {
  const phases = [random() * TAU, random() * TAU, random() * TAU]
  return Array.from({ length: 18 }, (_, step): FacePoint => {
    const turn = (step / 18) * TAU
    const reach =
      1 +
      uneven *
        (0.5 * Math.sin(turn * 2 + phases[0]) +
          0.34 * Math.sin(turn * 3 + phases[1]) +
          0.24 * Math.sin(turn * 7 + phases[2]))
    return [x + Math.cos(turn) * across * reach, y + Math.sin(turn) * down * reach]
  })
}

/** Points of cheeks, forehead and chin, away from eyes and mouth. */
const skinPoint = ({ head }: FaceBrush, random: Random): FacePoint => {
  const { mouthY } = head.layout
  const zone = random()
  const side = random() < 0.5 ? -1 : 1
  if (zone < 0.3) return [sampleBell(random) * 0.24, -0.42 + sampleBell(random) * 0.1]
  if (zone < 0.45) return [sampleBell(random) * 0.1, mouthY + 0.2 + sampleBell(random) * 0.05]
  return [side * lerp(0.2, 0.42, random()), lerp(0.16, 0.52, random())]
}

const bindi: FacePainter = (brush, color) => {
  const y = -0.27
  brush.ellipse(0, y, [0.031, 0.031], { color: scaleRgb(color, 0.6), alpha: 0.5, soft: 0.006 })
  brush.ellipse(0, y, [0.028, 0.028], { color, alpha: 1 })
  brush.ellipse(-0.008, y - 0.009, [0.007, 0.006], { color: [255, 226, 220], alpha: 0.6, soft: 0.003 })
}

/** All of the face but eyes and lips in one colour, thinner where skin moves. */
const facePaint: FacePainter = (brush, color, random) => {
  const outline = patch([0, 0.1], [0.62, 0.98], random, 0.03)
  brush.blob(outline, { color, alpha: 0.62, soft: 0.05, blend: 'multiply' })
  brush.blob(outline, { color, alpha: 0.55, soft: 0.05 })
  for (const side of SIDES)
    brush.ellipse(side * 0.24, 0.0, [0.19, 0.12], { color: scaleRgb(color, 0.45), alpha: 0.55, soft: 0.05 })
}

const warPaint: FacePainter = (brush, color) => {
  for (const side of SIDES)
    for (const [y, reach] of [
      [0.19, 0.17],
      [0.27, 0.14],
    ] as const)
      brush.line(
        [
          [side * 0.15, y],
          [side * (0.15 + reach * 0.6), y + 0.012],
          [side * (0.17 + reach), y + 0.004],
        ],
        () => 0.02,
        { color, alpha: 0.9, soft: 0.004 },
      )
  brush.line(
    [
      [-0.11, -0.03],
      [0, -0.045],
      [0.11, -0.03],
    ],
    () => 0.019,
    { color, alpha: 0.85, soft: 0.004 },
  )
}

const smudges: FacePainter = (brush, color, random) => {
  for (let index = 0; index < 9; index++) {
    const [x, y] = skinPoint(brush, random)
    const size = lerp(0.05, 0.11, random())
    const turn = random() * 2 - 1
    brush.ellipse(x, y, [size * 1.4, size * 0.7], { color, alpha: lerp(0.2, 0.42, random()), soft: 0.024 }, turn)
    brush.line(
      [
        [x - size, y + turn * 0.05],
        [x, y],
        [x + size * 1.3, y - turn * 0.06],
      ],
      swelling(size * 0.3),
      { color, alpha: 0.18, soft: 0.016 },
    )
  }
}

const GLITTER = 360

const glitter: FacePainter = (brush, color, random) => {
  for (let index = 0; index < GLITTER; index++) {
    const side = random() < 0.5 ? -1 : 1
    const onLid = random() < 0.35
    const x = side * (onLid ? 0.25 + sampleBell(random) * 0.09 : 0.33 + sampleBell(random) * 0.08)
    const y = onLid ? -0.115 + sampleBell(random) * 0.022 : 0.15 + sampleBell(random) * 0.045 - Math.abs(x) * 0.1
    const size = lerp(0.0022, 0.0072, random() ** 2)
    const tone = random() < 0.4 ? mixRgb(color, [255, 255, 255], 0.75) : scaleRgb(color, lerp(0.7, 1.05, random()))
    brush.ellipse(x, y, [size, size], { color: tone, alpha: lerp(0.55, 1, random()) })
  }
}

const faceGems: FacePainter = (brush, color) => {
  for (const side of SIDES)
    for (let gem = 0; gem < 6; gem++) {
      const turn = 0.35 + gem * 0.36
      const [x, y] = [side * (0.25 + 0.19 * Math.cos(turn)), 0.01 + 0.13 * Math.sin(turn)]
      const size = gem % 2 === 0 ? 0.015 : 0.01
      brush.ellipse(x, y + 0.004, [size * 1.15, size * 1.15], { color: [60, 40, 50], alpha: 0.4, soft: 0.004 })
      brush.ellipse(x, y, [size, size], { color: scaleRgb(color, 0.82), alpha: 1 })
      brush.ellipse(x - size * 0.3, y - size * 0.3, [size * 0.45, size * 0.4], { color: [255, 255, 255], alpha: 0.95 })
    }
}

const sweat: FacePainter = (brush, _color, random) => {
  for (const [x, y, across, down] of [
    [0, -0.42, 0.26, 0.07],
    [-0.33, 0.2, 0.07, 0.06],
    [0.33, 0.2, 0.07, 0.06],
    [0, 0.16, 0.03, 0.1],
  ] as const)
    brush.ellipse(x, y, [across, down], { color: [255, 250, 244], alpha: 0.2, soft: 0.04, blend: 'screen' })
  for (let drop = 0; drop < 70; drop++) {
    const [x, y] =
      random() < 0.5
        ? ([sampleBell(random) * 0.26, -0.45 + sampleBell(random) * 0.1] as const)
        : skinPoint(brush, random)
    const size = lerp(0.004, 0.011, random() ** 2)
    brush.ellipse(x, y + size * 0.5, [size, size * 1.2], { color: [92, 54, 44], alpha: 0.3, soft: 0.002 })
    brush.ellipse(x - size * 0.2, y - size * 0.2, [size * 0.55, size * 0.65], {
      color: [255, 252, 248],
      alpha: 0.85,
      soft: 0.001,
    })
  }
}

const runningMascara: FacePainter = (brush, color, random) => {
  for (const side of SIDES) {
    brush.ellipse(side * 0.25, 0.075, [0.12, 0.03], { color, alpha: 0.5, soft: 0.02 })
    for (let streak = 0; streak < 4; streak++) {
      const x = side * (0.17 + streak * 0.045 + 0.02 * random())
      const length = lerp(0.22, 0.5, random())
      brush.line(
        [
          [x, 0.07],
          [x + side * 0.016, 0.07 + length * 0.5],
          [x + side * 0.008, 0.07 + length],
        ],
        (along) => 0.011 * (1 - 0.75 * along),
        { color, alpha: 0.62, soft: 0.004 },
      )
    }
  }
}

const acne: FacePainter = (brush, color, random) => {
  for (let index = 0; index < 46; index++) {
    const [x, y] = skinPoint(brush, random)
    const size = lerp(0.007, 0.015, random() ** 2)
    brush.ellipse(x, y, [size * 1.9, size * 1.7], { color, alpha: 0.34, soft: 0.007 })
    brush.ellipse(x, y, [size, size], { color: scaleRgb(color, 0.9), alpha: 0.5, soft: 0.003 })
    if (index % 3 === 0)
      brush.ellipse(x, y - size * 0.2, [size * 0.4, size * 0.36], { color: [250, 226, 196], alpha: 0.8, soft: 0.001 })
  }
}

const acneScars: FacePainter = (brush, _color, random) => {
  const { palette } = brush
  for (let index = 0; index < 90; index++) {
    const [x, y] = skinPoint(brush, random)
    if (y < 0) continue
    const size = lerp(0.006, 0.013, random())
    brush.ellipse(x, y, [size, size * 0.9], { color: palette.deep, alpha: 0.36, soft: 0.004 })
    brush.ellipse(x + size * 0.2, y + size * 0.9, [size * 0.8, size * 0.4], {
      color: palette.highlight,
      alpha: 0.36,
      soft: 0.004,
    })
  }
}

const vitiligo: FacePainter = (brush, color, random) => {
  const pale = mixRgb(brush.palette.base, color, 0.82)
  for (const [x, y, across, down] of [
    [-0.26, 0.0, 0.2, 0.12],
    [0.3, -0.02, 0.15, 0.1],
    [0.03, brush.head.layout.mouthY + 0.02, 0.24, 0.15],
    [-0.36, 0.42, 0.09, 0.12],
    [0.4, 0.34, 0.07, 0.13],
    [0.1, -0.5, 0.16, 0.08],
    [0.02, brush.head.layout.chinY - 0.095, 0.13, 0.07],
  ] as const) {
    const outline = patch([x, y], [across, down], random, 0.5)
    brush.blob(outline, { color: pale, alpha: 0.86, soft: 0.006 })
  }
}

const birthmark: FacePainter = (brush, color, random) => {
  brush.blob(patch([0.33, 0.26], [0.15, 0.2], random, 0.5), { color, alpha: 0.5, soft: 0.012, blend: 'multiply' })
  brush.blob(patch([0.36, 0.3], [0.11, 0.14], random, 0.5), { color, alpha: 0.34, soft: 0.01 })
}

const burnScar: FacePainter = (brush, color, random) => {
  const { palette } = brush
  brush.blob(patch([-0.34, 0.3], [0.15, 0.22], random, 0.4), {
    color: mixRgb(color, palette.base, 0.3),
    alpha: 0.75,
    soft: 0.012,
  })
  for (let ridge = 0; ridge < 16; ridge++) {
    const [x, y] = [-0.34 + sampleBell(random) * 0.08, 0.3 + sampleBell(random) * 0.12]
    const points: FacePoint[] = [
      [x - 0.03, y + 0.05 * (random() - 0.5)],
      [x, y],
      [x + 0.035, y + 0.05 * (random() - 0.5)],
    ]
    brush.line(points, swelling(0.008), { color: multiplyRgb(color, [0.72, 0.55, 0.55]), alpha: 0.5, soft: 0.004 })
    brush.line(
      points.map(([px, py]): FacePoint => [px, py - 0.01]),
      swelling(0.005),
      { color: [255, 226, 214], alpha: 0.5, soft: 0.003 },
    )
  }
}

const bruise: FacePainter = (brush, color, random) => {
  const outline = (reach: number) => patch([0.27, 0.06], [0.19 * reach, 0.14 * reach], random, 0.2)
  brush.blob(outline(1.12), { color: [150, 140, 70], alpha: 0.24, soft: 0.03, blend: 'multiply' })
  brush.blob(outline(1), { color: mixRgb(color, [150, 60, 80], 0.3), alpha: 0.52, soft: 0.03, blend: 'multiply' })
  brush.ellipse(0.25, 0.09, [0.13, 0.05], { color, alpha: 0.42, soft: 0.022 })
}

const darkCircles: FacePainter = (brush, color) => {
  for (const side of SIDES) {
    brush.ellipse(side * 0.24, 0.105, [0.13, 0.045], { color, alpha: 0.5, soft: 0.018, blend: 'multiply' })
    brush.line(
      [
        [side * 0.13, 0.09],
        [side * 0.24, 0.155],
        [side * 0.36, 0.12],
      ],
      swelling(0.009),
      { color: scaleRgb(color, 0.8), alpha: 0.4, soft: 0.007 },
    )
  }
}

/** Lines on chin, brow and cheek that follow the form of the face. */
const faceTattoo: FacePainter = (brush, color) => {
  const { mouthY } = brush.head.layout
  const ink = { color, alpha: 0.74, soft: 0.003 }
  for (const side of SIDES) {
    for (let line = 0; line < 3; line++)
      brush.line(
        [
          [side * (0.02 + line * 0.05), mouthY + 0.13],
          [side * (0.022 + line * 0.048), mouthY + 0.22],
          [side * (0.02 + line * 0.03), mouthY + 0.33],
        ],
        () => 0.0085,
        ink,
      )
    for (let arc = 0; arc < 3; arc++)
      brush.line(
        [
          [side * (0.12 + arc * 0.02), -0.34 - arc * 0.06],
          [side * (0.28 + arc * 0.02), -0.33 - arc * 0.08],
          [side * (0.43 + arc * 0.01), -0.22 - arc * 0.08],
        ],
        swelling(0.015),
        ink,
      )
    brush.line(
      Array.from({ length: 12 }, (_, step): FacePoint => {
        const turn = (step / 11) * 4.6
        const reach = 0.09 * (1 - step / 14)
        return [side * (0.37 + Math.cos(turn) * reach), 0.33 + Math.sin(turn) * reach]
      }),
      swelling(0.013),
      ink,
    )
  }
}

const PAINTERS: Partial<Record<WornName, FacePainter>> = {
  bindi,
  'face-paint': facePaint,
  'war-paint': warPaint,
  smudges,
  flour: smudges,
  glitter,
  'face-gems': faceGems,
  sweat,
  'running-mascara': runningMascara,
  acne,
  'acne-scars': acneScars,
  vitiligo,
  birthmark,
  'burn-scar': burnScar,
  bruise,
  'dark-circles': darkCircles,
  'face-tattoo': faceTattoo,
}

/** Marks of the skin, ink and paint, in that order. */
export const paintFaceArt = (brush: FaceBrush): void => {
  const { worn = {} } = brush.scene
  ;(['skin-mark', 'ink', 'face-art'] as const).forEach((place, index) => {
    const thing = worn[place]
    if (thing) PAINTERS[thing.name]?.(brush, thing.color, brush.random(131 + index))
  })
}
