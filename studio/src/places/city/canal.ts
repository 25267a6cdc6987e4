import { palette, scaleRgb } from '../../image/rgb.ts'
import { path } from '../../math/spline.ts'
import { paintGround } from '../elements/ground.ts'
import { paintSky } from '../elements/sky.ts'
import { paintWater } from '../elements/water.ts'
import { LIT_EVENING, outdoors } from '../place.ts'
import { facing, lying, sideCorners, standing } from '../world/sheet.ts'
import type { Point } from '../world/sheet.ts'

/** A canal between old houses: coloured fronts in the water, a bridge, boats along the quay. */
export const canal = outdoors({
  words:
    'canal|venice|venice canal|amsterdam|amsterdam canal|canals|gondola|burano|bruges|grand canal|canal boats|dutch canal|canal houses|venetian canal|italian canal|canal bridge|amsterdam canals|copenhagen canal|canal street',
  times: LIT_EVENING,
  dress: { casual: 2, smart: 1, summer: 1 },
  seen: 'boat|boats|water|bridge|houses|facades|quay|old houses|townhouses',
  like: 'old|historic|picturesque|scenic|dutch|venetian|european|quiet|empty|romantic|colorful|italian|charming|beautiful|traditional|narrow',
  paint(painter) {
    paintSky(painter)
    const fronts = palette('196 96 72, 222 178 120, 206 134 110, 232 214 184, 164 104 84, 146 150 138')
    for (const side of [-1, 1])
      for (const [from, to] of path('46 60, 34 46, 25 34, 18 25, 12 18, 8 12'))
        painter.sheet((from + to) / 2, (sheet) => {
          const front = painter.pick(fronts)
          const high = painter.between(7.5, 10.5)
          sheet.face(sideCorners(side * 4.4, [from, to], [0.3, high]), scaleRgb(front, side < 0 ? 0.82 : 1.02))
          const step = (to - from) / 3
          for (let column = 0; column < 3; column++)
            for (let y = 1.6; y < high - 1; y += 2) {
              const z = from + step * (column + 0.3)
              sheet.face(sideCorners(side * 4.36, [z, z + step * 0.42], [y, y + 1.3]), [52, 60, 66])
              if (painter.ambience.lamps > 0.4 && painter.random() < 0.6)
                sheet.shine(sideCorners(side * 4.35, [z, z + step * 0.42], [y, y + 1.3]), [255, 206, 130], 0.8)
              for (const leaf of [-0.2, 0.44])
                sheet.face(
                  sideCorners(side * 4.34, [z + step * leaf, z + step * (leaf + 0.16)], [y, y + 1.3]),
                  [70, 104, 86],
                )
            }
          sheet.face(sideCorners(side * 4.3, [from, to], [high - 0.3, high]), scaleRgb(front, 1.2))
        })
    paintGround(painter, { pattern: 'plain', color: [72, 110, 112], farMetres: 60 })
    paintWater(painter, { near: 2, far: 60, color: [66, 112, 116], waves: 0.5, shallow: [92, 140, 136] })
    painter.sheet(30, (sheet) => {
      const arch = Array.from({ length: 15 }, (_, step): Point => {
        const turn = (step / 14) * Math.PI
        return [-Math.cos(turn) * 3.4, Math.sin(turn) * 2.3]
      })
      sheet.poly(
        [[-4.6, 0], ...arch, [4.6, 0], [4.6, 2.4], [2, 3.3], [0, 3.6], [-2, 3.3], [-4.6, 2.4]],
        [206, 194, 172],
      )
      sheet.line(facing(path('-4.6 3, 0 4.3, 4.6 3'), 30), 0.16, [226, 216, 196])
    })
    painter.reflect(0.5, 60, 2)
    for (const [x, z, tone] of [
      [-2.9, 16, [30, 30, 36]],
      [3, 20, [60, 96, 120]],
      [2.8, 11, [120, 70, 46]],
    ] as const)
      painter.sheet(z, (sheet) => {
        sheet.poly(standing([x - 1.5, x + 1.5, 0.5], [x - 1.1, x + 1.1, 0.02]), [...tone])
        sheet.line(
          [
            [x - 1.7, 0.85, z],
            [x - 1.4, 0.45, z],
            [x + 1.4, 0.45, z],
            [x + 1.7, 0.8, z],
          ],
          0.1,
          scaleRgb([...tone], 1.3),
        )
      })
    painter.ground((sheet) => {
      const near = Math.max(0.5, painter.nearestGround * 0.7)
      sheet.face(lying([-8, 8, near], [-8, 8, 5.4]), [186, 176, 160])
      for (let flag = -12; flag < 12; flag++)
        sheet.straight([flag * 0.6, 0, near], [flag * 0.6, 0, 5.4], 0.015, [150, 142, 128])
      sheet.face(lying([-8, 8, 5.2], [-8, 8, 5.5], 0.05), [216, 208, 194])
    })
  },
})
