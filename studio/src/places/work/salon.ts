import { palette } from '../../image/rgb.ts'
import { path } from '../../math/spline.ts'
import { paintBlock } from '../elements/furniture.ts'
import { paintGround } from '../elements/ground.ts'
import { paintRoom } from '../elements/room.ts'
import { indoors } from '../place.ts'
import { standing, upright } from '../world/sheet.ts'

/** A hair salon: mirrors with lamps round them, leather chairs, shelves with bottles, a checked floor. */
export const salon = indoors({
  isTelling: true,
  words:
    'hair salon|beauty salon|barbershop|barber shop|salon|nail salon|barber chair|hairdresser salon|makeup room|vanity table|backstage|dressing table|makeup station|hollywood mirror|beauty studio|brow bar|vanity|makeup vanity|mirror with bulbs|vanity mirror with bulbs|mirror with lights|vanity lights|hairdressing salon|backstage mirror|glam room|dressing room mirror|makeup table|beauty parlor|beauty parlour|lash studio|hair studio|facial studio|theatre dressing room',
  times: { day: 1 },
  weathers: { clear: 1 },
  dress: { casual: 2, smart: 1 },
  seen: 'mirror|mirrors|bulbs|light bulbs|mirror lights|chair|chairs|armchair|checkered floor|mirror bulbs|hollywood mirror|vanity mirror|lights',
  like: 'pink|modern|stylish|chic|trendy|indoor|cute|retro|high end|beauty|elegant|pretty|girly|pastel|luxury',
  hasPlainWalls: true,
  paint(painter) {
    const depth = 5.6
    paintRoom(painter, {
      halfWidth: 3.4,
      depth,
      height: 3,
      wall: [196, 168, 160],
      ceiling: [236, 232, 230],
      onWall: (sheet) => {
        for (const x of [-2.4, 0, 2.4]) {
          sheet.rect([x - 0.62, 0.95, 1.24, 1.5], [60, 48, 46])
          sheet.rect([x - 0.55, 1.02, 1.1, 1.36], [206, 216, 222])
          sheet.poly(standing([x - 0.3, x - 0.15, 1.05], [x + 0.05, x + 0.2, 2.35]), [238, 244, 248], 0.7)
          sheet.rect([x - 0.7, 0.82, 1.4, 0.08], [240, 236, 230])
          for (let bottle = 0; bottle < 6; bottle++)
            sheet.round(
              [x - 0.5 + bottle * 0.17, 0.9, 0.08, painter.between(0.14, 0.26)],
              painter.pick(palette('226 150 150, 110 160 170, 240 214 150')),
            )
        }
      },
    })
    for (const x of [-2.4, 0, 2.4])
      for (const [dx, y] of path('-0.62 1.2, -0.62 1.7, -0.62 2.2, 0.62 1.2, 0.62 1.7, 0.62 2.2')) {
        painter.glow([x + dx, y, depth], 0.4, { color: [255, 230, 190], alpha: 0.4 })
        painter.bokeh([x + dx, y, depth], 0.05, { color: [255, 240, 214], alpha: 0.95 })
      }
    paintGround(painter, {
      pattern: 'checker',
      color: [238, 234, 228],
      detail: [70, 66, 68],
      tileMetres: 0.45,
      farMetres: depth,
    })
    painter.sheet(4.7, (sheet) => {
      for (const x of [-2.2, 1.9]) {
        sheet.shadow([x, 4.7], 0.5, 0.4)
        sheet.disc([x, 0.03, 4.7], 0.3, [150, 152, 158])
        sheet.line(upright([x, 4.7], [0, 0.45]), 0.09, [176, 180, 186])
        paintBlock(sheet, [x - 0.32, 0.45, 0.64, 0.14], { color: [86, 34, 36], depth: 0.5 })
        sheet.round([x - 0.3, 0.6, 0.6, 0.75], [104, 42, 44])
        sheet.round([x - 0.15, 1.36, 0.3, 0.2], [104, 42, 44])
      }
    })
  },
})
