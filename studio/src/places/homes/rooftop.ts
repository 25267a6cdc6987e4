import { palette } from '../../image/rgb.ts'
import { GREEN } from '../elements/foliage.ts'
import { paintPottedPlant, paintSofa } from '../elements/furniture.ts'
import { paintGround } from '../elements/ground.ts'
import { paintGarland, paintSparkle } from '../elements/lamps.ts'
import { paintSky } from '../elements/sky.ts'
import { paintSkylineView } from '../elements/window-views.ts'
import { outdoors } from '../place.ts'

/** A roof terrace over the city: glass railing, deck, sofas, plants and bulbs on wires. */
export const rooftop = outdoors({
  words:
    'rooftop|roof terrace|rooftop bar|terrace|balcony|skyline|penthouse terrace|rooftop terrace|city skyline|skyscrapers|skyscraper|rooftop party|city view|view of the city|skyline view|hotel rooftop|penthouse balcony|city balcony|apartment balcony|hotel rooftop bar|rooftop lounge|wooden deck|roof deck|new york skyline|manhattan skyline|rooftop garden|rooftop deck|roof garden|roof top|high rise balcony|balcony view|urban rooftop|rooftop view|rooftop lounge bar|rooftop cocktail bar|chicago skyline',
  times: { 'golden-hour': 2, dusk: 3, night: 2, day: 1 },
  weathers: { clear: 6, cloudy: 1 },
  dress: { evening: 2, smart: 2, casual: 1 },
  isLampLit: true,
  seen: 'skyline|city skyline|skyscrapers|plants|sofa|wooden deck|railing|city lights|city|city view|buildings|towers|potted plants|couch|outdoor sofa|lounge chairs',
  like: 'urban|modern|wooden|high|stylish|private|trendy|hip|quiet|empty|chic|luxury|luxurious|new york|fancy|outdoor|spacious|exclusive',
  paint(painter) {
    paintSky(painter)
    painter.sheet(300, (sheet) => sheet.rect([-300, -120, 600, 122], [128, 138, 152]))
    paintSkylineView(painter, 12)
    const { lamps } = painter.ambience
    paintSparkle(painter, {
      count: Math.round(60 * lamps),
      x: [-26, 26],
      y: [-9, 6],
      z: [55, 80],
      colors: palette('255 210 146, 255 180 110, 196 214 255'),
      alpha: [0.2, 0.7 * lamps + 0.05],
      size: 0.2,
    })
    paintGround(painter, { pattern: 'planks', color: [158, 126, 96], detail: [92, 70, 54], farMetres: 7, snowed: 0.7 })
    painter.reflect(0.35 * painter.ambience.wetness, 7)
    painter.sheet(7, (sheet) => {
      sheet.rect([-6, 0, 12, 0.14], [120, 116, 112])
      sheet.rect([-6, 0.14, 12, 0.9], [196, 214, 222], 0.2)
      for (let x = -5.6; x < 6; x += 1.6) sheet.rect([x, 0, 0.05, 1.1], [62, 64, 70])
      sheet.rect([-6, 1.06, 12, 0.06], [78, 80, 86])
    })
    paintGarland(painter, { from: [-3.2, 3.4, 6.8], to: [3.4, 3.7, 6.8], bulbs: 13, sag: 0.3 })
    const sofa = painter.pick(palette('206 196 180, 112 118 126, 146 112 88'))
    painter.sheet(5, (sheet) => {
      paintSofa(sheet, {
        x: 0.95,
        width: 1.7,
        color: sofa,
        cushions: palette('196 108 76, 70 96 110'),
      })
      paintPottedPlant(sheet, { x: -1.75, height: 1.7, pot: [92, 92, 96], colors: GREEN, kind: 'blades' })
    })
    painter.sheet(4.2, (sheet) =>
      paintPottedPlant(sheet, { x: -1.35, height: 1.1, pot: [176, 168, 156], colors: GREEN }),
    )
    paintGarland(painter, { from: [-2.6, 3, 4.4], to: [2.6, 3.3, 4.6], bulbs: 9, sag: 0.2 })
  },
})
