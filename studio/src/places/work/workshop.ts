import { palette, scaleRgb } from '../../image/rgb.ts'
import { triples } from '../../math/spline.ts'
import { paintBlock } from '../elements/furniture.ts'
import { paintGround } from '../elements/ground.ts'
import { paintPendants } from '../elements/lamps.ts'
import { paintRoom } from '../elements/room.ts'
import { paintStreetView } from '../elements/window-views.ts'
import { indoors, ROOM_LIGHT } from '../place.ts'
import { upright, across } from '../world/sheet.ts'

/** A factory hall: brick, steel windows, a bench with tools, pipes, barrels and hanging lamps. */
export const workshop = indoors({
  isTelling: true,
  words:
    'workshop|factory|workbench|workbenches|abandoned factory|warehouse|garage|garage interior|garage workshop|industrial hall|brick wall|abandoned building|auto repair shop|old factory|concrete hall|motorcycle garage|studio garage|wood workshop|wood shop|woodworking shop|auto shop|car garage|mechanic shop|artist workshop|industrial building|abandoned warehouse|abandoned hall|brick warehouse|machine shop|warehouse studio|old warehouse|repair shop|ruined factory|brick hall|brick building|carpentry workshop|factory hall|industrial setting|industrial background|old garage|derelict building|carpenter workshop|lost place|industrial loft hall',
  times: ROOM_LIGHT,
  dress: { casual: 3 },
  seen: 'brick wall|bricks|windows|workbench|barrel|barrels|oil drum|bench|concrete floor|concrete|big windows|lamps|factory',
  like: 'industrial|old|brick|concrete|abandoned|large|big|empty|quiet|urban|gritty|dark|spacious|dusty|indoor|red brick|huge|vintage|deserted|grungy|run down',
  paint(painter) {
    const depth = 10
    paintRoom(painter, {
      halfWidth: 5,
      depth,
      height: 5.4,
      wall: [136, 92, 74],
      side: [120, 84, 70],
      ceiling: [84, 82, 82],
      windows: [
        [-4.2, 1.6, 3.6, 2.8],
        [0.6, 1.6, 3.6, 2.8],
      ],
      frame: [52, 52, 56],
      panes: [5, 4],
      outside: () => paintStreetView(painter),
      onWall: (sheet) => {
        for (let brick = 0; brick < 420; brick++) {
          const [x, y] = [-5 + painter.random() * 10, painter.random() * 5.2]
          sheet.rect(
            [Math.round(x / 0.3) * 0.3, Math.round(y / 0.11) * 0.11, 0.27, 0.085],
            scaleRgb([150, 100, 78], painter.between(0.75, 1.15)),
            0.6,
          )
        }
      },
    })
    for (const y of [4.5, 4.9]) painter.sheet(9, (sheet) => sheet.line(across([-5, 5], [y, 9]), 0.14, [110, 116, 120]))
    paintGround(painter, { pattern: 'asphalt', color: [132, 128, 124], detail: [98, 96, 94], farMetres: depth })
    painter.sheet(7, (sheet) => {
      sheet.shadow([-2.6, 7], 1.6, 0.4)
      paintBlock(sheet, [-4, 0.78, 2.8, 0.12], { color: [150, 108, 68], depth: 0.8 })
      for (const x of [-3.9, -1.4]) sheet.line(upright([x, 7], [0, 0.78]), 0.12, [86, 66, 50])
      for (let tool = 0; tool < 9; tool++)
        sheet.straight(
          [-3.8 + tool * 0.27, 1.25, 7.5],
          [-3.75 + tool * 0.27, painter.between(1.5, 1.8), 7.5],
          0.05,
          painter.pick(palette('150 154 160, 176 60 50, 206 160 60')),
        )
      for (const [x, color] of [
        [2, [60, 96, 120]],
        [2.8, [176, 84, 50]],
        [3.5, [66, 104, 84]],
      ] as const) {
        sheet.shadow([x, 7], 0.5, 0.4)
        sheet.round([x - 0.33, 0, 0.66, 0.95], [...color])
        for (const y of [0.3, 0.62]) sheet.rect([x - 0.34, y, 0.68, 0.04], scaleRgb([...color], 0.7))
        sheet.ellipse([x, 0.95], [0.33, 0.07], scaleRgb([...color], 1.2))
      }
    })
    paintPendants(painter, {
      places: triples('-2.4 3.4 7, 0 3.4 7, 2.4 3.4 7'),
      ceiling: 5.4,
      size: 0.3,
      shade: [46, 60, 56],
    })
  },
})
