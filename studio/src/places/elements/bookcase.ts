import { palette, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { corners } from '../world/sheet.ts'
import type { Box, Sheet } from '../world/sheet.ts'

type Books = { box: Box; shelves: number; wood: Rgb; colors: readonly Rgb[]; gap?: number }

export const BOOK_COLORS: readonly Rgb[] = palette(
  '126 44 38, 172 118 62, 44 66 92, 58 84 66, 208 188 150, 88 52 66, 196 148 74, 66 70 78, 150 78 46, 226 214 190',
)

/** A bookcase that faces the viewer, full of books of all heights. */
export const paintBookcase = (sheet: Sheet, { box, shelves, wood, colors, gap = 0.06 }: Books): void => {
  const [x, y, width, height] = box
  const { painter, z } = sheet
  sheet.rect(box, scaleRgb(wood, 0.4))
  const pitch = height / shelves
  for (let shelf = 0; shelf < shelves; shelf++) {
    const low = y + shelf * pitch + 0.03
    let at = x + 0.03
    while (at < x + width - 0.04) {
      const thick = painter.between(0.022, 0.058)
      const tall = (pitch - 0.07) * painter.between(0.58, 0.95)
      if (painter.random() > gap) {
        const color = scaleRgb(colors[Math.floor(painter.random() * colors.length)], painter.between(0.8, 1.15))
        sheet.rect([at, low, thick * 0.92, tall], color)
        sheet.rect([at + thick * 0.12, low, thick * 0.16, tall], scaleRgb(color, 1.3), 0.6)
        if (thick > 0.035)
          sheet.rect([at + thick * 0.2, low + tall * 0.72, thick * 0.55, tall * 0.06], [226, 196, 128], 0.8)
      }
      at += thick
    }
    sheet.rect([x, y + shelf * pitch - 0.015, width, 0.035], wood)
    sheet.fade(
      corners([x, low + pitch * 0.62, width, pitch * 0.36], z),
      { from: [x, low + pitch, z], to: [x, low + pitch * 0.6, z], color: [10, 8, 12] },
      [0.5, 0],
    )
  }
  for (const edge of [x - 0.03, x + width - 0.02]) sheet.round([edge, y, 0.05, height + 0.04], wood)
  sheet.rect([x - 0.06, y + height, width + 0.12, 0.08], scaleRgb(wood, 1.15))
}
