import { mixRgb, palette, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { path } from '../../math/spline.ts'
import { corners, sideCorners, standing } from '../world/sheet.ts'
import type { Box, Point3, Sheet } from '../world/sheet.ts'

type WindowStyle = {
  columns: number
  rows: number
  /** Shares of a cell. */
  across?: number
  up?: number
  frame?: Rgb
  shutters?: Rgb
  /** Share of windows lit when lamps are fully up. */
  litShare?: number
  arched?: boolean
  balcony?: boolean
}

const LIT = palette('255 206 138, 255 186 112, 255 230 188, 214 224 255')

const paneColor = (sheet: Sheet, litShare: number): { color: Rgb; isLit: boolean } => {
  const { painter } = sheet
  const isLit = painter.random() < painter.ambience.lamps * litShare
  const { sky } = painter.ambience
  if (isLit) return { color: LIT[Math.floor(painter.random() * LIT.length)], isLit }
  return { color: mixRgb([44, 52, 62], mixRgb(sky.middle, sky.top, 0.5), painter.between(0.2, 0.5)), isLit }
}

const SMALLEST_DETAILED_WINDOW_PIXELS = 9

/** Maps a wall's own coordinates (along, up) into space. */
type Wall = (along: number, up: number) => Point3

const paintWindow = (sheet: Sheet, wall: Wall, [x, y, width, height]: Box, style: WindowStyle): void => {
  const { frame = [222, 216, 204], litShare = 0.5 } = style
  const quad = ([left, low, across, up]: Box): Point3[] => [
    wall(left, low),
    wall(left + across, low),
    wall(left + across, low + up),
    wall(left, low + up),
  ]
  const { color, isLit } = paneColor(sheet, litShare)
  const pane = quad([x, y, width, height])
  const depth = wall(x, y)[2]
  const isDetailed = width * sheet.zoom(depth) > SMALLEST_DETAILED_WINDOW_PIXELS
  if (isDetailed) sheet.face(quad([x - width * 0.1, y - height * 0.05, width * 1.2, height * 1.12]), frame)
  if (isLit) sheet.shine(pane, color, 0.5 + 0.5 * sheet.painter.ambience.lamps)
  else sheet.face(pane, color)
  if (!isDetailed) return
  if (style.arched) {
    const arch = Array.from({ length: 9 }, (_, step) => {
      const angle = (step / 8) * Math.PI
      return wall(x + width / 2 + (Math.cos(angle) * width) / 2, y + height + (Math.sin(angle) * width) / 2)
    })
    sheet.face(arch, color)
  }
  sheet.line([wall(x + width / 2, y), wall(x + width / 2, y + height)], 0.03, frame)
  sheet.line([wall(x, y + height * 0.64), wall(x + width, y + height * 0.64)], 0.025, frame)
  if (style.shutters) {
    sheet.face(quad([x - width * 0.5, y - height * 0.02, width * 0.4, height * 1.04]), style.shutters)
    sheet.face(quad([x + width * 1.1, y - height * 0.02, width * 0.4, height * 1.04]), scaleRgb(style.shutters, 0.9))
  }
  sheet.face(quad([x - width * 0.14, y - height * 0.1, width * 1.28, height * 0.06]), scaleRgb(frame, 1.08))
  if (style.balcony) paintBalcony(sheet, wall, [x - width * 0.35, y - height * 0.06, width * 1.7, height * 0.36])
}

const paintBalcony = (sheet: Sheet, wall: Wall, [x, y, width, height]: Box): void => {
  const iron: Rgb = [34, 36, 40]
  sheet.line([wall(x, y + height), wall(x + width, y + height)], 0.04, iron)
  sheet.line([wall(x, y), wall(x + width, y)], 0.05, iron)
  for (let bar = 0; bar <= 9; bar++) {
    const along = x + (width * bar) / 9
    sheet.line([wall(along, y), wall(along, y + height)], 0.022, iron)
  }
}

const paintWindows = (sheet: Sheet, wall: Wall, [x, y, width, height]: Box, style: WindowStyle): void => {
  const { columns, rows, across = 0.46, up = 0.6 } = style
  const cellWidth = width / columns
  const cellHeight = height / rows
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      paintWindow(
        sheet,
        wall,
        [
          x + cellWidth * (column + (1 - across) / 2),
          y + cellHeight * (row + (1 - up) / 2),
          cellWidth * across,
          cellHeight * up,
        ],
        style,
      )
}

export type House = {
  box: Box
  color: Rgb
  windows: WindowStyle
  roof?: { color: Rgb; height: number; kind: 'gable' | 'mansard' | 'flat' }
  groundFloor?: number
}

/** A house front that faces the viewer. */
export const paintHouse = (sheet: Sheet, { box, color, windows, roof, groundFloor = 0 }: House): void => {
  const [x, y, width, height] = box
  const { z } = sheet
  const face = corners(box, z)
  sheet.face(face, color)
  sheet.strokes(face, { color, count: 40, length: width * 0.16, swing: 0.1, alpha: 0.3 })
  sheet.fade(face, { from: [x, 0, z], to: [x + width, 0, z], color: [10, 12, 30] }, [0, 0.2])
  if (roof) paintRoof(sheet, box, roof)
  paintWindows(sheet, (along, up) => [along, up, z], [x, y + groundFloor, width, height - groundFloor], windows)
}

const paintRoof = (
  sheet: Sheet,
  [x, y, width, height]: Box,
  { color, height: rise, kind }: NonNullable<House['roof']>,
): void => {
  const top = y + height
  const { snow } = sheet.painter.ambience
  const tile = mixRgb(color, [240, 244, 252], snow * 0.9)
  const inset = kind === 'mansard' ? width * 0.06 : 0
  if (kind === 'gable')
    sheet.poly(
      [
        [x - 0.2, top - 0.1],
        [x + width + 0.2, top - 0.1],
        [x + width / 2, top + rise],
      ],
      tile,
    )
  else sheet.poly(standing([x - 0.1, x + width + 0.1, top], [x + inset, x + width - inset, top + rise]), tile)
  sheet.rect([x - 0.15, top - 0.12, width + 0.3, 0.16], mixRgb(scaleRgb(color, 1.5), [240, 240, 240], 0.2))
}

type StreetHouse = {
  /** Where the wall stands: negative on the left. */
  x: number
  from: number
  to: number
  height: number
  color: Rgb
  windows: WindowStyle
  shop?: { color: Rgb; awning?: Rgb; height?: number }
}

/** A house along a street that runs away from the viewer. */
export const paintStreetHouse = (sheet: Sheet, { x, from, to, height, color, windows, shop }: StreetHouse): void => {
  const side = Math.sign(x)
  // Light comes from the left: fronts on the right are lit, fronts on the left are in shade.
  const lit = scaleRgb(color, 1 + (side > 0 ? 0.12 : -0.3) * sheet.painter.ambience.contrast)
  const face = sideCorners(x, [from, to], [0, height])
  sheet.face(face, lit)
  sheet.strokes(face, { color: lit, count: 50, length: 0.5, swing: 0.1, alpha: 0.28, turn: 1.57 })
  sheet.fade(face, { from: [x, 0, from], to: [x, height * 0.4, from], color: [10, 12, 30] }, [0.24, 0])
  const wall: Wall = (along, up) => [x, up, along]
  const shopHeight = shop ? (shop.height ?? 3) : 0.6
  paintWindows(sheet, wall, [from, shopHeight + 0.2, to - from, height - shopHeight - 0.5], windows)
  sheet.face(sideCorners(x - side * 0.15, [from, to], [height - 0.2, height + 0.15]), scaleRgb(lit, 1.16))
  if (shop) paintShop(sheet, { x, from, to, color: shop.color, awning: shop.awning, height: shopHeight })
}

type Shop = { x: number; from: number; to: number; color: Rgb; awning?: Rgb; height: number }

const paintShop = (sheet: Sheet, { x, from, to, color, awning, height }: Shop): void => {
  const { lamps } = sheet.painter.ambience
  const side = Math.sign(x)
  sheet.face(sideCorners(x, [from, to], [0, height]), color)
  const span = to - from
  for (const [start, end] of path('0.06 0.44, 0.56 0.94')) {
    const pane = sideCorners(x, [from + span * start, from + span * end], [0.55, height - 0.75])
    sheet.face(pane, [78, 84, 88])
    sheet.shine(pane, [255, 206, 140], 0.14 + 0.72 * lamps)
  }
  sheet.face(sideCorners(x, [from + span * 0.46, from + span * 0.54], [0, height - 0.75]), scaleRgb(color, 0.5))
  if (!awning) return
  const stripes = 8
  for (let stripe = 0; stripe < stripes; stripe++) {
    const start = from + (span * stripe) / stripes
    const end = from + (span * (stripe + 1)) / stripes
    sheet.face(
      [
        [x, height - 0.35, start],
        [x, height - 0.35, end],
        [x - side * 1.1, height - 0.95, end],
        [x - side * 1.1, height - 0.95, start],
      ],
      stripe % 2 === 0 ? awning : [238, 232, 220],
    )
  }
}
