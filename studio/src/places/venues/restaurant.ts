import { palette } from '../../image/rgb.ts'
import { path, triples } from '../../math/spline.ts'
import { paintChair } from '../elements/furniture.ts'
import { paintGround } from '../elements/ground.ts'
import { paintPendants } from '../elements/lamps.ts'
import { paintRoom } from '../elements/room.ts'
import { paintStreetView } from '../elements/window-views.ts'
import { indoors } from '../place.ts'
import { standing } from '../world/sheet.ts'

/** A restaurant in the evening: laid tables with candles, dark wood, wine on the shelves, pendants. */
export const restaurant = indoors({
  words:
    'restaurant|fine dining|dinner|candlelight dinner|candlelit dinner|steakhouse|bistro restaurant|pizzeria|dining room|dinner table|wine bar|italian restaurant|date night|dinner party|wedding reception|candle lit dinner|romantic dinner|dinner date|fancy dinner|fancy restaurant|supper club|trattoria|brasserie|osteria|gourmet restaurant|michelin star restaurant|restaurant table|french restaurant|supper|business dinner|dinner for two|anniversary dinner|wine tasting|tapas bar|greek restaurant|mexican restaurant|indian restaurant|fine dining restaurant|dinner with friends|cocktail dinner|restaurant interior|fine dining table|candlelit table|dinner table setting|tablecloth|white tablecloth|romantic restaurant|dining hall|banquette',
  times: { night: 2, dusk: 2, day: 0.5 },
  dress: { evening: 2, smart: 2 },
  lightings: { warm: 1 },
  seen: 'tables|table|white tablecloth|tablecloth|bottles|wine bottles|shelves|chairs|lamps|wall lamps|candles|bar',
  like: 'elegant|fancy|fine|upscale|high end|french|italian|quiet|small|intimate|romantic|expensive|indoor|dark|stylish|luxury|luxurious|chic|traditional|classic|posh|red|trendy',
  hasPlainWalls: true,
  paint(painter) {
    const depth = 8
    const tables = path('-2.2 6.6, 1.9 6.8, -1.5 4.9, 2.2 4.8')
    paintRoom(painter, {
      halfWidth: 4,
      depth,
      height: 3.6,
      wall: [110, 54, 50],
      side: [96, 48, 46],
      ceiling: [70, 50, 44],
      windows: [[-3.6, 0.9, 2.2, 2.1]],
      frame: [50, 36, 30],
      panes: [2, 2],
      outside: () => paintStreetView(painter),
      onWall: (sheet) => {
        for (let shelf = 0; shelf < 4; shelf++) {
          sheet.rect([0.6, 0.9 + shelf * 0.55, 3, 0.06], [58, 38, 28])
          for (let bottle = 0; bottle < 20; bottle++)
            sheet.round(
              [0.65 + bottle * 0.147, 0.96 + shelf * 0.55, 0.09, painter.between(0.28, 0.38)],
              painter.pick(palette('40 66 46, 86 30 36, 160 130 70')),
            )
        }
      },
    })
    paintGround(painter, {
      pattern: 'planks',
      color: [120, 82, 56],
      detail: [86, 58, 40],
      farMetres: depth,
      tileMetres: 0.16,
    })
    for (const [x, z] of tables)
      painter.sheet(z, (sheet) => {
        sheet.shadow([x, z], 0.9, 0.4)
        sheet.poly(standing([x - 0.6, x + 0.6, 0.05], [x - 0.56, x + 0.56, 0.76]), [232, 226, 214])
        sheet.disc([x, 0.77, z], 0.58, [246, 242, 232])
        for (const dx of [-0.28, 0.28]) sheet.disc([x + dx, 0.785, z], 0.15, [250, 250, 248])
        for (const dx of [-0.42, 0.42]) sheet.straight([x + dx, 0.78, z], [x + dx, 0.96, z], 0.03, [206, 216, 220])
        sheet.round([x - 0.025, 0.78, 0.05, 0.16], [240, 228, 206])
        paintChair(sheet, { x: x - 0.9, color: [120, 40, 44], frame: [60, 40, 30] })
      })
    for (const [x, z] of tables) painter.glow([x, 1, z], 0.5, { color: [255, 210, 130], alpha: 0.8 })
    paintPendants(painter, {
      places: triples('-2 2.5 6.4, 0 2.5 6.4, 2 2.5 6.4'),
      ceiling: 3.6,
      size: 0.2,
      shade: [36, 28, 26],
    })
  },
})
