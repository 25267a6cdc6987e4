import { palette } from '../../image/rgb.ts'
import { GREEN } from '../elements/foliage.ts'
import { paintArtwork, paintPottedPlant, paintSofa } from '../elements/furniture.ts'
import { paintGround } from '../elements/ground.ts'
import { paintFloorLamp } from '../elements/lamps.ts'
import { paintRoom } from '../elements/room.ts'
import { paintGardenView } from '../elements/window-views.ts'
import { indoors, ROOM_LIGHT } from '../place.ts'
import { facing, lying } from '../world/sheet.ts'

/** A living room: a fire in the fireplace, a sofa with cushions, a rug, pictures and a reading lamp. */
export const livingRoom = indoors({
  words:
    'living room|fireplace|cozy home|at home|home|lounge|family room|by the fireplace|house interior|cottage|cabin|log cabin|chalet|alpine hut|wooden cabin|sitting room|cozy living room|family home|cosy home|warm home|mountain cabin|cabin interior|parlor|parlour|home interior|home living room|winter cabin|countryside house interior|hygge home|fireplace room|cottage interior|room|cozy room|cosy room|warm room|reading nook|cozy corner|cosy corner|couch at home|scandinavian living room',
  times: ROOM_LIGHT,
  dress: { home: 3, casual: 1 },
  lightings: { warm: 2, soft: 1 },
  seen: 'fireplace|armchair|lamp|floor lamp|carpet|rug|table lamp|paintings|fire|picture|window',
  like: 'home|quiet|elegant|traditional|indoor|tidy|classic|cosy|cozy|family|warm|small|beautiful|stylish|english',
  hasPlainWalls: true,
  paint(painter) {
    const depth = 5.6
    paintRoom(painter, {
      halfWidth: 3.4,
      depth,
      height: 2.9,
      wall: [206, 192, 170],
      side: [186, 172, 152],
      ceiling: [238, 234, 228],
      windows: [[-3.1, 0.7, 1.5, 1.7]],
      frame: [240, 236, 228],
      panes: [2, 2],
      outside: () => paintGardenView(painter),
      onWall: (sheet) => {
        sheet.rect([0.2, 0, 1.9, 1.3], [226, 220, 210])
        sheet.rect([0.1, 1.3, 2.1, 0.1], [240, 236, 228])
        sheet.rect([0.6, 0, 1.1, 0.9], [36, 28, 26])
        for (let tongue = 0; tongue < 13; tongue++) {
          const x = painter.between(0.8, 1.5)
          sheet.shine(
            facing(
              [
                [x - 0.07, 0.1],
                [x + 0.07, 0.1],
                [x, painter.between(0.3, 0.72)],
              ],
              depth,
            ),
            tongue % 2 ? [255, 170, 70] : [255, 224, 140],
            0.8,
          )
        }
        paintArtwork(sheet, [0.6, 1.55, 1.1, 0.9], {
          frame: [140, 110, 70],
          palette: palette('206 216 214, 96 124 110, 226 176 110'),
        })
        for (const x of [0.35, 1.95]) sheet.round([x - 0.06, 1.4, 0.12, 0.26], [86, 112, 122])
      },
    })
    painter.glow([1.15, 0.4, depth], 1.5, { color: [255, 170, 80], alpha: 0.7 })
    paintGround(painter, {
      pattern: 'planks',
      color: [166, 124, 84],
      detail: [126, 92, 62],
      farMetres: depth,
      tileMetres: 0.15,
      marks: (sheet) => sheet.face(lying([-2, 1.6, 3], [-1.8, 1.4, 4.8]), [176, 96, 80]),
    })
    painter.sheet(4.7, (sheet) => {
      paintSofa(sheet, {
        x: -2.6,
        width: 2,
        color: [92, 116, 118],
        cushions: palette('226 186 120, 206 206 196'),
      })
      paintPottedPlant(sheet, { x: 2.7, height: 1.5, pot: [178, 110, 80], colors: GREEN, kind: 'blades' })
    })
    paintFloorLamp(painter, [-0.35, 4.8])
  },
})
