import { scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import type { BackdropPainter } from '../world/backdrop-painter.ts'
import { facing, standing, upright } from '../world/sheet.ts'
import type { Point3, Sheet } from '../world/sheet.ts'

const WARM: Rgb = [255, 196, 122]

type Pendants = {
  places: readonly Point3[]
  shade?: Rgb
  size?: number
  ceiling: number
  shape?: 'cone' | 'globe' | 'bulb'
}

/** Lamps hanging from the ceiling, all at about one distance. */
export const paintPendants = (
  painter: BackdropPainter,
  { places, shade = [34, 30, 30], size = 0.2, ceiling, shape = 'cone' }: Pendants,
): void => {
  if (places.length === 0) return
  const power = 0.35 + 0.65 * painter.ambience.lamps
  for (const [x, y, z] of places) painter.glow([x, y - size * 0.4, z], 1.1, { color: WARM, alpha: 0.5 * power })
  painter.sheet(places[0][2], (sheet) => {
    for (const [x, y, z] of places) {
      sheet.line(upright([x, z], [y + size * 0.4, ceiling]), 0.012, [24, 22, 22])
      paintShade(sheet, [x, y, z], { shade, size, shape })
    }
  })
  for (const [x, y, z] of places)
    painter.glow([x, y - size * 0.45, z], size * 2, { color: [255, 226, 172], alpha: 0.75 * power })
}

const paintShade = (
  sheet: Sheet,
  [x, y, z]: Point3,
  { shade, size, shape }: { shade: Rgb; size: number; shape: 'cone' | 'globe' | 'bulb' },
): void => {
  if (shape === 'cone') {
    const face: Point3[] = facing(
      standing([x - size * 0.25, x + size * 0.25, y + size * 0.4], [x - size, x + size, y - size * 0.4]),
      z,
    )
    sheet.face(face, shade)
    sheet.fade(face, { from: [x - size, y, z], to: [x + size * 0.3, y, z], color: [255, 255, 255] }, [0.22, 0])
    sheet.shine(ring([x, y - size * 0.4, z], size * 0.96, size * 0.14), [255, 232, 182])
  } else {
    const radius = shape === 'globe' ? size : size * 0.45
    sheet.shine(ring([x, y, z], radius, radius), [255, 226, 168])
    sheet.shine(ring([x, y, z], radius * 0.6, radius * 0.6), [255, 246, 220])
  }
}

const ring = ([x, y, z]: Point3, across: number, up: number): Point3[] =>
  Array.from({ length: 20 }, (_, step) => {
    const angle = (step / 20) * Math.PI * 2
    return [x + Math.cos(angle) * across, y + Math.sin(angle) * up, z] as const
  })

/** A lantern on a post at each place, lit when it gets dark. */
export const paintStreetLamps = (
  painter: BackdropPainter,
  places: readonly (readonly [x: number, z: number])[],
  height = 3.4,
): void => {
  const { lamps } = painter.ambience
  for (const [x, z] of places) {
    if (lamps > 0.1) painter.glow([x, height, z], 2.4, { color: WARM, alpha: 0.6 * lamps })
    painter.sheet(z, (sheet) => {
      const iron: Rgb = [40, 44, 46]
      sheet.shadow([x, z], 0.5)
      sheet.line(upright([x, z], [0, height]), 0.09, iron)
      sheet.line(upright([x, z], [0, 0.8]), 0.18, iron)
      sheet.poly(
        standing([x - 0.1, x + 0.1, height], [x - 0.19, x + 0.19, height + 0.42]),
        lamps > 0.1 ? [255, 226, 170] : [176, 184, 184],
      )
      if (lamps > 0.1)
        sheet.shine(
          facing(standing([x - 0.09, x + 0.09, height], [x - 0.17, x + 0.17, height + 0.4]), z),
          [255, 232, 182],
          lamps,
        )
      sheet.poly(
        [
          [x - 0.24, height + 0.42],
          [x + 0.24, height + 0.42],
          [x, height + 0.66],
        ],
        iron,
      )
    })
    if (lamps > 0.1) painter.glow([x, 0, z], 2.6, { color: WARM, alpha: 0.3 * lamps })
    if (lamps > 0.1) painter.glow([x, height + 0.2, z], 0.7, { color: [255, 230, 180], alpha: 0.9 * lamps })
  }
}

type Garland = { from: Point3; to: Point3; bulbs: number; sag: number }

/** Bulbs on a wire. */
export const paintGarland = (painter: BackdropPainter, { from, to, bulbs, sag }: Garland): void => {
  const power = 0.2 + 0.8 * painter.ambience.lamps
  const along = (share: number): Point3 => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share - sag * 4 * share * (1 - share),
    from[2] + (to[2] - from[2]) * share,
  ]
  painter.sheet((from[2] + to[2]) / 2, (sheet) =>
    sheet.line(
      Array.from({ length: 17 }, (_, step) => along(step / 16)),
      0.015,
      [40, 36, 36],
    ),
  )
  for (let bulb = 0; bulb < bulbs; bulb++) {
    const place = along((bulb + 0.5) / bulbs)
    painter.glow(place, 0.4, { color: WARM, alpha: 0.4 * power })
    painter.bokeh(place, 0.035, { color: scaleRgb(WARM, 1.1), alpha: 0.9 * power })
  }
}

type Sparkle = {
  count: number
  x: readonly [number, number]
  y: readonly [number, number]
  z: readonly [number, number]
  colors: readonly Rgb[]
  alpha?: readonly [number, number]
  size?: number
}

/** Distant lights scattered in a part of space. */
export const paintSparkle = (
  painter: BackdropPainter,
  { count, x, y, z, colors, alpha = [0.25, 0.8], size = 0.03 }: Sparkle,
): void => {
  for (let index = 0; index < count; index++)
    painter.bokeh([painter.between(...x), painter.between(...y), painter.between(...z)], size, {
      color: painter.pick(colors),
      alpha: painter.between(...alpha),
    })
}

/** A reading lamp on a tall foot. */
export const paintFloorLamp = (painter: BackdropPainter, [x, z]: readonly [x: number, z: number]): void => {
  const power = 0.35 + 0.65 * painter.ambience.lamps
  painter.glow([x, 1.7, z], 1.5, { color: WARM, alpha: 0.6 * power })
  painter.sheet(z, (sheet) => {
    sheet.disc([x, 0.02, z], 0.17, [50, 48, 48])
    sheet.line(upright([x, z], [0, 1.6]), 0.03, [60, 56, 54])
    sheet.poly(standing([x - 0.26, x + 0.26, 1.52], [x - 0.16, x + 0.16, 1.9]), [246, 226, 190])
    sheet.shine(
      facing(standing([x - 0.24, x + 0.24, 1.54], [x - 0.15, x + 0.15, 1.88]), z),
      [255, 222, 164],
      0.5 * power,
    )
  })
}
