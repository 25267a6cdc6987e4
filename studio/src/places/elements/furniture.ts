import { mixRgb, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { corners, facing, lying, sideCorners, standing, upright } from '../world/sheet.ts'
import type { Box, Point3, Sheet } from '../world/sheet.ts'
import { paintLeaves } from './foliage.ts'
import type { LeafColors } from './foliage.ts'

/** A solid with a lit top, a front and a shaded right side. `depth` runs away from the viewer. */
export const paintBlock = (
  sheet: Sheet,
  [x, y, width, height]: Box,
  { color, depth = 0.5, z = sheet.z }: { color: Rgb; depth?: number; z?: number },
): void => {
  const top = y + height
  const right = x + width
  const isLeftOfCenter = right < 0
  const flank = isLeftOfCenter ? right : x
  if (right < 0 || x > 0)
    sheet.face(sideCorners(flank, [z, z + depth], [y, top]), scaleRgb(color, isLeftOfCenter ? 0.66 : 1.08))
  sheet.face(lying([x, right, z], [x, right, z + depth], top), scaleRgb(color, 1.2))
  const front = corners([x, y, width, height], z)
  sheet.face(front, color)
  sheet.fade(front, { from: [x, top, z], to: [x, y, z], color: [10, 10, 24] }, [0, 0.24])
}

type Table = { x: number; z: number; top: Rgb; flower: Rgb }

/** A round bistro table on one leg, laid with a cup and a vase. */
export const paintBistroTable = (sheet: Sheet, { x, z, top, flower }: Table): void => {
  const [radius, height] = [0.34, 0.74]
  const leg: Rgb = [40, 40, 42]
  sheet.shadow([x, z], radius * 1.5, 0.4)
  sheet.disc([x, 0.02, z], radius * 0.6, leg)
  sheet.line(upright([x, z], [0, height]), 0.06, leg)
  sheet.disc([x, height - 0.035, z], radius, scaleRgb(top, 0.62))
  sheet.disc([x, height, z], radius, top)
  sheet.disc([x - radius * 0.22, height + 0.002, z], radius * 0.62, scaleRgb(top, 1.12))
  sheet.disc([x + radius * 0.3, height + 0.01, z], 0.085, [236, 232, 224])
  sheet.round([x + radius * 0.3 - 0.045, height + 0.01, 0.09, 0.075], [244, 240, 232])
  sheet.disc([x + radius * 0.3, height + 0.085, z], 0.042, [84, 54, 36])
  sheet.round([x - radius * 0.3, height, 0.07, 0.14], [214, 220, 222])
  for (let bloom = 0; bloom < 7; bloom++)
    sheet.ellipse(
      [x - radius * 0.3 + 0.035 + sheet.painter.between(-0.1, 0.1), height + sheet.painter.between(0.16, 0.3)],
      [0.035, 0.032],
      bloom % 3 === 0 ? [92, 126, 74] : flower,
    )
}

/** A chair seen from behind or in front: back, seat, legs. `facing` -1 turns its back to the left. */
export const paintChair = (
  sheet: Sheet,
  { x, z = sheet.z, color, frame = color }: { x: number; z?: number; color: Rgb; frame?: Rgb },
): void => {
  const half = 0.21
  sheet.shadow([x, z], 0.4, 0.34)
  for (const [dx, dz] of [
    [-half, 0],
    [half, 0],
    [-half, 0.4],
    [half, 0.4],
  ] as const)
    sheet.line(upright([x + dx, z + dz], [0, 0.46]), 0.035, scaleRgb(frame, 0.8))
  for (const dx of [-half, half]) sheet.straight([x + dx, 0.46, z + 0.4], [x + dx * 0.96, 0.9, z + 0.44], 0.04, frame)
  sheet.face(
    [
      [x - half * 0.94, 0.6, z + 0.42],
      [x + half * 0.94, 0.6, z + 0.42],
      [x + half * 0.9, 0.88, z + 0.44],
      [x - half * 0.9, 0.88, z + 0.44],
    ],
    color,
  )
  sheet.face(lying([x - half, x + half, z], [x - half, x + half, z + 0.4], 0.47), scaleRgb(color, 1.15))
  sheet.face(corners([x - half, 0.41, half * 2, 0.06], z), scaleRgb(color, 0.8))
}

/** A sofa or, narrow, an armchair, with cushions. */
export const paintSofa = (
  sheet: Sheet,
  { x, width, color, cushions }: { x: number; width: number; color: Rgb; cushions: readonly Rgb[] },
): void => {
  const { z } = sheet
  const seat = 0.42
  sheet.shadow([x + width / 2, z], width * 0.7, 0.5)
  const back = corners([x + 0.06, seat, width - 0.12, 0.46], z)
  sheet.face(back, scaleRgb(color, 0.92))
  sheet.strokes(back, { color, count: 30, length: 0.3, swing: 0.12, alpha: 0.3 })
  const seats = Math.max(1, Math.round((width - 0.4) / 0.65))
  const each = (width - 0.36) / seats
  for (let index = 0; index < seats; index++) {
    const left = x + 0.18 + index * each
    sheet.face(lying([left, left + each * 0.98, z], [left, left + each * 0.98, z - 0.4], seat), scaleRgb(color, 1.2))
    sheet.face(corners([left, 0.16, each * 0.98, seat - 0.16], z - 0.4), scaleRgb(color, 0.86))
    const cushion = cushions[index % Math.max(1, cushions.length)]
    if (cushion)
      sheet.poly(
        [
          [left + each * 0.2, seat],
          [left + each * 0.75, seat],
          [left + each * 0.78, seat + 0.38],
          [left + each * 0.24, seat + 0.36],
        ],
        cushion,
      )
  }
  for (const left of [x, x + width - 0.2]) {
    sheet.round([left, 0.1, 0.2, 0.52], scaleRgb(color, 0.96))
    sheet.ellipse([left + 0.1, 0.62], [0.11, 0.06], scaleRgb(color, 1.2))
  }
}

type Plant = { x: number; height: number; pot: Rgb; colors: LeafColors; kind?: 'bush' | 'blades' }

export const paintPottedPlant = (sheet: Sheet, { x, height, pot, colors, kind = 'bush' }: Plant): void => {
  const { painter, z } = sheet
  const size = Math.max(0.14, height * 0.16)
  sheet.shadow([x, z], size * 2, 0.4)
  if (kind === 'bush')
    paintLeaves(sheet, {
      center: [x, height * 0.68],
      radii: [height * 0.32, height * 0.36],
      colors,
      count: 90,
      leaf: height * 0.07,
    })
  else {
    for (let blade = 0; blade < 15; blade++) {
      const lean = painter.between(-1, 1)
      const tip: Point3 = [
        x + lean * height * 0.42,
        height * painter.between(0.62, 1.05) - Math.abs(lean) * height * 0.22,
        z,
      ]
      const color = mixRgb(colors.dark, colors.light, painter.between(0.15, 0.75))
      sheet.face(
        [
          [x - 0.03, size * 1.6, z],
          [x + lean * height * 0.2 - 0.05, height * 0.6, z],
          tip,
          [x + lean * height * 0.2 + 0.06, height * 0.55, z],
          [x + 0.03, size * 1.6, z],
        ],
        color,
      )
    }
  }
  sheet.poly(standing([x - size * 0.72, x + size * 0.72, 0], [x - size, x + size, size * 1.9]), pot)
  sheet.fade(
    facing(standing([x - size * 0.72, x + size * 0.72, 0], [x - size, x + size, size * 1.9]), z),
    { from: [x - size * 0.3, 0, z], to: [x + size, 0, z], color: [8, 8, 16] },
    [0, 0.42],
  )
}

/** A framed picture: fields of colour, a sun, a figure or hills. */
export const paintArtwork = (
  sheet: Sheet,
  [x, y, width, height]: Box,
  { frame, palette }: { frame: Rgb; palette: readonly Rgb[] },
): void => {
  const { painter, z } = sheet
  const border = Math.min(width, height) * 0.06
  sheet.rect([x + 0.03, y - 0.04, width, height], [10, 10, 14], 0.28)
  sheet.rect([x, y, width, height], frame)
  const inner: Box = [x + border, y + border, width - border * 2, height - border * 2]
  sheet.shade(inner, palette[0], mixRgb(palette[0], palette[1], 0.6))
  const kind = Math.floor(painter.random() * 3)
  sheet.within(corners(inner, z), () => {
    if (kind === 0) {
      sheet.ellipse(
        [x + width * painter.between(0.35, 0.65), y + height * 0.62],
        [width * 0.2, width * 0.2],
        palette[2],
      )
      sheet.poly(
        [
          [x, y],
          [x + width, y],
          [x + width, y + height * 0.34],
          [x + width * 0.5, y + height * 0.46],
          [x, y + height * 0.28],
        ],
        palette[1],
      )
    } else if (kind === 1) {
      for (let field = 0; field < 6; field++)
        sheet.rect(
          [
            x + width * painter.between(0, 0.7),
            y + height * painter.between(0, 0.7),
            width * painter.between(0.15, 0.5),
            height * painter.between(0.1, 0.45),
          ],
          palette[(field % 2) + 1],
          0.85,
        )
    } else {
      sheet.strokes(corners(inner, z), {
        color: palette[1],
        count: 40,
        length: width * 0.4,
        swing: 0.3,
        alpha: 0.75,
        turn: 0.9,
      })
      sheet.strokes(corners(inner, z), {
        color: palette[2],
        count: 18,
        length: width * 0.3,
        swing: 0.2,
        alpha: 0.85,
        turn: -0.5,
      })
    }
    sheet.strokes(corners(inner, z), { color: palette[0], count: 20, length: width * 0.2, swing: 0.2, alpha: 0.25 })
  })
}

/** Someone passing by, too far away to have a face. */
export const paintPasserBy = (
  sheet: Sheet,
  x: number,
  { coat, height = 1.7, hair = [50, 38, 32] }: { coat: Rgb; height?: number; hair?: Rgb },
): void => {
  const { painter, z } = sheet
  const step = painter.between(0.05, 0.2)
  const unit = height / 1.7
  sheet.shadow([x, z], 0.5, 0.36)
  for (const side of [-1, 1])
    sheet.straight([x + side * 0.07, 0.85 * unit, z], [x + side * step, 0.04, z], 0.15 * unit, [48, 50, 62])
  sheet.poly(
    [
      [x - 0.2, 0.72 * unit],
      [x + 0.2, 0.72 * unit],
      [x + 0.23, 1.34 * unit],
      [x + 0.09, 1.46 * unit],
      [x - 0.09, 1.46 * unit],
      [x - 0.23, 1.34 * unit],
    ],
    coat,
  )
  sheet.poly(
    [
      [x + 0.02, 0.72 * unit],
      [x + 0.2, 0.72 * unit],
      [x + 0.23, 1.34 * unit],
      [x + 0.05, 1.44 * unit],
    ],
    scaleRgb(coat, 0.72),
  )
  for (const side of [-1, 1])
    sheet.straight(
      [x + side * 0.22, 1.34 * unit, z],
      [x + side * 0.27, 0.84 * unit, z],
      0.1 * unit,
      scaleRgb(coat, side < 0 ? 1.05 : 0.72),
    )
  sheet.ellipse([x, 1.58 * unit], [0.095 * unit, 0.125 * unit], [206, 160, 132])
  sheet.ellipse([x, 1.64 * unit], [0.105 * unit, 0.085 * unit], hair)
}
