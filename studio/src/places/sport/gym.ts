import { palette } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { path } from '../../math/spline.ts'
import { paintBlock } from '../elements/furniture.ts'
import { paintGround } from '../elements/ground.ts'
import { paintRoom } from '../elements/room.ts'
import { paintSkylineView } from '../elements/window-views.ts'
import { indoors, ROOM_LIGHT } from '../place.ts'
import { across, facing, standing, upright } from '../world/sheet.ts'
import type { Sheet } from '../world/sheet.ts'

const paintRack = (sheet: Sheet, x: number, accent: Rgb): void => {
  const { z } = sheet
  sheet.shadow([x + 0.9, z], 1.3, 0.5)
  for (const dx of [0, 1.75]) sheet.line(upright([x + dx, z], [0, 1.2]), 0.09, [46, 48, 54])
  for (const [row, y] of [0.28, 0.68, 1.08].entries()) {
    sheet.rect([x, y - 0.06, 1.8, 0.06], [56, 58, 64])
    for (let weight = 0; weight < 5; weight++) {
      const left = x + 0.08 + weight * 0.35
      const size = 0.085 + row * -0.012 + 0.02
      for (const dx of [0, 0.2]) {
        sheet.ellipse([left + 0.04 + dx, y + 0.1], [0.05, size], [34, 36, 40])
        sheet.ellipse([left + 0.03 + dx, y + 0.12], [0.018, size * 0.6], weight % 2 === 0 ? accent : [112, 116, 124])
      }
      sheet.line(across([left + 0.07, left + 0.2], [y + 0.1, z]), 0.035, [186, 188, 194])
    }
  }
}

const paintBenchPress = (sheet: Sheet, x: number, accent: Rgb): void => {
  const { z } = sheet
  sheet.shadow([x + 0.6, z], 1.2, 0.5)
  for (const dx of [0.1, 1.1]) sheet.line(upright([x + dx, z + 0.2], [0, 1.25]), 0.08, accent)
  paintBlock(sheet, [x + 0.38, 0.4, 0.44, 0.1], { color: [38, 40, 46], depth: 1.1, z: z - 0.6 })
  sheet.line(upright([x + 0.6, z - 0.5], [0, 0.4]), 0.08, [60, 62, 68])
  sheet.line(across([x - 0.4, x + 1.6], [1.2, z + 0.15]), 0.045, [196, 198, 204])
  for (const [dx, size] of path('-0.22 0.26, -0.1 0.22, 1.32 0.22, 1.44 0.26')) {
    sheet.ellipse([x + dx, 1.2], [0.055, size], [30, 32, 36])
    sheet.ellipse([x + dx - 0.015, 1.24], [0.02, size * 0.7], [84, 88, 96])
  }
}

/** A gym: mirrored wall, rack of weights, bench, treadmill and strip lights. */
export const gym = indoors({
  isTelling: true,
  words:
    'gym|fitness centre|workout|crossfit|working out|dumbbells|weights room|gym background|gym mirror|boutique gym|squat rack|weight bench|workout bench|bench presses|bench press|crossfit box|crossfit gym|powerlifting gym|warehouse gym|fitness center|weight room|gym floor|free weights area|weightlifting gym|fitness club|health club|strength training|gym session|workout session|weight training|training session|fitness room|weightlifting|leg day|gym interior|home gym|home workout',
  times: ROOM_LIGHT,
  weathers: { clear: 1 },
  dress: { sport: 1 },
  seen: 'dumbbells|barbell|rack|weights|squat rack|mirror|bench press|led strips',
  like: 'industrial|modern|dark|indoor|grey|urban|empty|quiet|high end|edgy|fancy|local|concrete|gritty|stylish|black',
  paint(painter) {
    const depth = 5.6
    const accent = painter.pick(palette('214 70 52, 232 176 48, 58 150 170'))
    paintRoom(painter, {
      halfWidth: 3.3,
      depth,
      height: 3.6,
      wall: [104, 108, 116],
      side: [124, 128, 134],
      ceiling: [52, 54, 60],
      sideWindows: [[3, 5.2, 0.8, 2.9]],
      frame: [40, 42, 46],
      outside: () => paintSkylineView(painter, 0),
      onWall: (sheet) => {
        sheet.shadeBy(
          [-1.2, 0.5, 4.2, 2.3],
          [
            [0, [128, 138, 150]],
            [0.6, [150, 158, 166]],
            [1, [96, 100, 108]],
          ],
        )
        for (let pane = 0; pane <= 3; pane++) sheet.rect([-1.2 + pane * 1.4, 0.5, 0.03, 2.3], [60, 64, 70])
        sheet.poly(standing([-0.8, -0.2, 0.5], [0, 0.6, 2.8]), [206, 214, 222], 0.3)
        sheet.poly(standing([1.6, 1.9, 0.5], [2.4, 2.7, 2.8]), [206, 214, 222], 0.3)
        sheet.rect([-3.3, 2.95, 6.6, 0.12], accent)
      },
    })
    paintGround(painter, {
      pattern: 'flags',
      color: [88, 90, 96],
      detail: [66, 68, 74],
      tileMetres: 1,
      farMetres: depth,
    })
    painter.sheet(4.6, (sheet) => {
      paintRack(sheet, 0.75, accent)
      paintBenchPress(sheet, -2.2, accent)
    })
    for (const x of [-1.3, 1.3]) {
      const z = 4.8
      painter.sheet(z, (sheet) =>
        sheet.shine(facing(standing([x - 0.7, x + 0.7, 3.3], [x - 0.7, x + 0.7, 3.36]), z), [240, 246, 255]),
      )
      painter.glow([x, 3.3, z], 1.3, { color: [226, 236, 255], alpha: 0.75 })
    }
    painter.sheet(3.8, (sheet) => {
      for (const x of [-1.45, 1.4]) {
        sheet.shadow([x, 3.8], 0.4, 0.5)
        sheet.line(across([x - 0.16, x + 0.16], [0.13, 3.8]), 0.05, [176, 178, 184])
        for (const side of [-1, 1]) sheet.ellipse([x + side * 0.2, 0.13], [0.07, 0.13], [36, 38, 42])
      }
    })
  },
})
