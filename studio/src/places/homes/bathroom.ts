import { scaleRgb } from '../../image/rgb.ts'
import { path, triples } from '../../math/spline.ts'
import { GREEN } from '../elements/foliage.ts'
import { paintBlock, paintPottedPlant } from '../elements/furniture.ts'
import { paintGround } from '../elements/ground.ts'
import { paintPendants } from '../elements/lamps.ts'
import { paintRoom } from '../elements/room.ts'
import { paintGardenView } from '../elements/window-views.ts'
import { indoors, ROOM_LIGHT } from '../place.ts'
import { standing } from '../world/sheet.ts'

/** A bathroom: pale tiles, a tub on feet, a round mirror over the basin, plants and towels. */
export const bathroom = indoors({
  isTelling: true,
  words:
    'bathroom|bathtub|bath|shower|in the bathtub|washroom|in the bath|bathroom mirror|restroom|bathroom counter|bathroom sink|hotel bathroom|shower room',
  times: ROOM_LIGHT,
  dress: { home: 3 },
  seen: 'bathtub|tub|mirror|round mirror|sink|washbasin|tiles|window|checkered floor',
  like: 'modern|tiled|clean|minimal|minimalist|bright|home|small|stylish|elegant|indoor|pastel|white|tidy|beautiful|marble',
  hasPlainWalls: true,
  paint(painter) {
    const depth = 5
    paintRoom(painter, {
      halfWidth: 2.8,
      depth,
      height: 2.9,
      wall: [214, 226, 226],
      ceiling: [240, 240, 238],
      windows: [[-2.2, 1.2, 1.4, 1.2]],
      frame: [240, 238, 234],
      panes: [1, 2],
      outside: () => paintGardenView(painter),
      onWall: (sheet) => {
        for (let row = 0; row < 9; row++)
          for (let column = 0; column < 26; column++)
            sheet.rect(
              [-2.8 + column * 0.22 + (row % 2) * 0.11, row * 0.15, 0.205, 0.137],
              scaleRgb([188, 212, 212], painter.between(0.93, 1.06)),
            )
        sheet.ellipse([1.4, 1.75], [0.48, 0.48], [176, 146, 90])
        sheet.ellipse([1.4, 1.75], [0.44, 0.44], [226, 234, 238])
        sheet.poly(standing([1.2, 1.3, 1.45], [1.5, 1.6, 2.05]), [250, 252, 254], 0.7)
      },
    })
    paintGround(painter, {
      pattern: 'checker',
      color: [236, 234, 228],
      detail: [110, 122, 128],
      tileMetres: 0.3,
      farMetres: depth,
    })
    painter.sheet(4.5, (sheet) => {
      sheet.shadow([-1.2, 4.5], 1.2, 0.4)
      sheet.poly(path('-2.1 0.62, -0.3 0.62, -0.42 0.2, -0.6 0.12, -1.8 0.12, -2 0.2'), [246, 246, 244])
      sheet.straight([-2.16, 0.63, 4.5], [-0.24, 0.63, 4.5], 0.07, [252, 252, 250])
      for (let foam = 0; foam < 22; foam++)
        sheet.ellipse([painter.between(-1.95, -0.6), painter.between(0.64, 0.74)], [0.09, 0.06], [255, 255, 255], {
          alpha: 0.9,
        })
      paintBlock(sheet, [0.85, 0.3, 1.1, 0.5], { color: [172, 132, 92], depth: 0.4 })
      sheet.ellipse([1.4, 0.86], [0.34, 0.07], [250, 250, 250])
      sheet.line(triples('1.4 0.86 4.6, 1.4 1.05 4.6, 1.4 1.05 4.4'), 0.04, [196, 166, 104])
      paintPottedPlant(sheet, { x: 2.3, height: 1.2, pot: [226, 220, 208], colors: GREEN })
      sheet.rect([0.1, 0.9, 0.34, 0.7], [206, 150, 140])
    })
    paintPendants(painter, {
      places: triples('0.8 2.1 4.6, 2 2.1 4.6'),
      ceiling: 2.9,
      size: 0.12,
      shape: 'globe',
    })
  },
})
