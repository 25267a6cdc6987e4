import { mixRgb, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { path } from '../../math/spline.ts'
import { upright } from '../world/sheet.ts'
import type { Point, Sheet } from '../world/sheet.ts'

/** Half the outline of an onion dome: out from its axis and up, in shares of its radius. */
const ONION = path(
  '0.86 0, 0.97 0.2, 1 0.42, 0.96 0.66, 0.84 0.9, 0.66 1.1, 0.46 1.27, 0.28 1.42, 0.13 1.58, 0.05 1.74, 0 1.9',
)

const GOLD: Rgb = [206, 164, 76]

const mirrored = (half: readonly Point[], [x, y]: Point, scale: number): Point[] => [
  ...half.map(([out, up]): Point => [x + out * scale, y + up * scale]),
  ...half.toReversed().map(([out, up]): Point => [x - out * scale, y + up * scale]),
]

/** An onion dome with a gilded spike, lit from the left. */
export const paintOnionDome = (sheet: Sheet, [x, y]: Point, radius: number, color: Rgb): void => {
  const { contrast } = sheet.painter.ambience
  sheet.poly(mirrored(ONION, [x, y], radius), color)
  const shades = [
    [0.78, 0.22, scaleRgb(color, 1 - 0.12 * contrast)],
    [0.5, 0.5, scaleRgb(color, 1 - 0.24 * contrast)],
  ] as const
  for (const [from, alpha, shade] of shades)
    sheet.poly(
      [
        ...ONION.map(([out, up]): Point => [x + out * radius, y + up * radius]),
        ...ONION.toReversed().map(([out, up]): Point => [x + (out * from * 0.8 - 0.02) * radius, y + up * radius]),
      ],
      shade,
      alpha,
    )
  sheet.ellipse(
    [x - radius * 0.42, y + radius * 0.72],
    [radius * 0.2, radius * 0.42],
    mixRgb(color, [255, 255, 255], 0.6),
    {
      alpha: 0.45 * contrast,
      turn: 0.25,
    },
  )
  sheet.rect([x - radius * 0.9, y - radius * 0.1, radius * 1.8, radius * 0.12], scaleRgb(color, 0.9))
  sheet.line(upright([x, sheet.z], [y + radius * 1.8, y + radius * 2.5]), radius * 0.045, GOLD)
  for (const [up, size] of path('1.92 0.09, 2.1 0.06, 2.24 0.04'))
    sheet.ellipse([x, y + radius * up], [radius * size, radius * size], GOLD)
}

/** A small pavilion on four pillars below a dome; from its floor up it is a little more than twice as tall as it is wide. */
export const paintChhatri = (sheet: Sheet, [x, y]: Point, width: number, color: Rgb): void => {
  const half = width / 2
  sheet.rect([x - half, y, width, width * 0.08], scaleRgb(color, 0.86))
  sheet.rect([x - half * 0.8, y + width * 0.08, width * 0.8, width * 0.62], scaleRgb(color, 0.5), 0.5)
  for (const out of [-0.86, -0.3, 0.3, 0.86])
    sheet.round([x + out * half - width * 0.04, y + width * 0.08, width * 0.08, width * 0.62], color)
  sheet.poly(
    [
      [x - half * 1.2, y + width * 0.66],
      [x + half * 1.2, y + width * 0.66],
      [x + half * 0.95, y + width * 0.78],
      [x - half * 0.95, y + width * 0.78],
    ],
    scaleRgb(color, 0.9),
  )
  paintOnionDome(sheet, [x, y + width * 0.8], half * 0.78, color)
}

/** The outline of an arch with a point and cusps, from its left foot over its top to the right one. */
export const cuspedArch = ([x, y]: Point, width: number, height: number, cusps = 4): Point[] => {
  const half = width / 2
  const spring = height - half * 1.15
  const edge = (share: number): Point => {
    const turn = (share * Math.PI) / 2
    return [half * Math.cos(turn), spring + half * 1.15 * Math.sin(turn) ** 1.12]
  }
  const steps = cusps * 5
  const side = Array.from({ length: steps + 1 }, (_, step): Point => {
    const share = step / steps
    const [out, up] = edge(share)
    const bite = Math.abs(Math.sin(share * cusps * Math.PI)) * half * 0.07
    return [Math.max(0, out + bite * Math.cos(share * 1.5)), up + bite * Math.sin(share * 1.5)]
  })
  return [
    [x - half, y],
    ...side.map(([out, up]): Point => [x - out, y + up]),
    ...side.toReversed().map(([out, up]): Point => [x + out, y + up]),
    [x + half, y],
  ]
}
