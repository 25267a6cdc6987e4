import { scaleRgb } from '../../image/rgb.ts'
import { path } from '../../math/spline.ts'
import { paintBlock } from '../elements/furniture.ts'
import { paintGround } from '../elements/ground.ts'
import { paintRoom } from '../elements/room.ts'
import { indoors } from '../place.ts'
import { facing, lying } from '../world/sheet.ts'

/** The hall of a castle: stone, banners, a throne on steps, torches and a red carpet. */
export const castleHall = indoors({
  isTelling: true,
  words:
    'castle hall|throne|throne room|castle interior|palace hall|medieval hall|palace|royal court|great hall|royal palace|palace interior|royal hall|knights hall|medieval great hall|fairytale castle hall|medieval banquet hall|king s hall',
  times: { day: 1, night: 1 },
  weathers: { clear: 1 },
  dress: { evening: 2, smart: 1 },
  lightings: { warm: 1, dramatic: 0.6 },
  seen: 'throne|banners|torches|stone walls|stone wall|steps|castle|medieval castle|palace',
  like: 'stone|old|ancient|grand|dark|historic|huge|large|medieval|royal|gothic|empty|big',
  paint(painter) {
    const depth = 11
    paintRoom(painter, {
      halfWidth: 4.4,
      depth,
      height: 7,
      wall: [130, 122, 112],
      side: [116, 108, 100],
      ceiling: [80, 70, 62],
      onWall: (sheet) => {
        for (let stone = 0; stone < 260; stone++)
          sheet.rect(
            [Math.round(painter.between(-9, 9)) * 0.5, Math.round(painter.between(0, 26)) * 0.26, 0.47, 0.24],
            scaleRgb([138, 130, 120], painter.between(0.8, 1.16)),
            0.7,
          )
        for (const [x, color] of [
          [-2.6, [120, 32, 40]],
          [2.6, [40, 60, 104]],
        ] as const) {
          sheet.poly(
            [
              [x - 0.5, 5.6],
              [x + 0.5, 5.6],
              [x + 0.5, 2.6],
              [x, 2.1],
              [x - 0.5, 2.6],
            ],
            [...color],
          )
          sheet.ellipse([x, 4.2], [0.28, 0.34], [214, 176, 92])
        }
      },
    })
    paintGround(painter, {
      pattern: 'flags',
      color: [136, 128, 120],
      detail: [96, 90, 84],
      tileMetres: 0.8,
      farMetres: depth,
      marks: (sheet) => sheet.face(lying([-0.9, 0.9, 1], [-0.9, 0.9, depth]), [140, 32, 42]),
    })
    painter.sheet(9.6, (sheet) => {
      for (const [y, half] of path('0 1.7, 0.2 1.35'))
        paintBlock(sheet, [-half, y, half * 2, 0.2], { color: [150, 142, 132], depth: 0.6 })
      sheet.poly(path('-0.62 0.4, 0.62 0.4, 0.62 2.5, 0.3 2.9, 0 3.2, -0.3 2.9, -0.62 2.5'), [196, 156, 76])
      sheet.poly(path('-0.44 0.6, 0.44 0.6, 0.44 2.3, 0 2.7, -0.44 2.3'), [136, 30, 42])
      paintBlock(sheet, [-0.6, 0.4, 1.2, 0.6], { color: [186, 146, 70], depth: 0.4, z: 9.2 })
    })
    for (const z of [8.5, 6])
      for (const side of [-1, 1]) {
        painter.glow([side * 3.9, 2.5, z], 1.8, { color: [255, 160, 70], alpha: 0.6 })
        painter.sheet(z, (sheet) => {
          sheet.straight([side * 4.3, 1.7, z], [side * 3.9, 2.2, z], 0.1, [60, 46, 38])
          sheet.shine(
            facing(
              [
                [side * 3.9 - 0.13, 2.2],
                [side * 3.9 + 0.13, 2.2],
                [side * 3.9 + 0.06, 2.55],
                [side * 3.9, 2.8],
                [side * 3.9 - 0.08, 2.5],
              ],
              z,
            ),
            [255, 200, 100],
          )
        })
        painter.glow([side * 3.9, 2.45, z], 0.5, { color: [255, 226, 150], alpha: 0.9 })
      }
  },
})
