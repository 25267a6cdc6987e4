import { mixRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { path } from '../../math/spline.ts'
import { OLIVE, paintBed } from '../elements/foliage.ts'
import { paintGround } from '../elements/ground.ts'
import { paintRidge } from '../elements/land.ts'
import { paintSky } from '../elements/sky.ts'
import { outdoors } from '../place.ts'
import type { Point, Sheet } from '../world/sheet.ts'

const SAND: Rgb = [222, 166, 110]

const paintMesa = (sheet: Sheet, x: number, height: number): void => {
  const half = height * sheet.painter.between(0.5, 1)
  const color: Rgb = [186, 108, 78]
  sheet.poly(
    [
      [x - half * 1.5, 0],
      [x - half * 1.05, height * 0.5],
      [x - half, height],
      [x + half, height * 0.97],
      [x + half * 1.06, height * 0.48],
      [x + half * 1.6, 0],
    ],
    color,
  )
  for (let band = 0; band < 4; band++)
    sheet.rect([x - half * 1.02, height * (0.55 + band * 0.11), half * 2.04, height * 0.035], [156, 84, 62], 0.7)
  sheet.poly(
    [
      [x + half * 0.2, height],
      [x + half, height * 0.97],
      [x + half * 1.06, height * 0.48],
      [x + half * 1.6, 0],
      [x + half * 0.4, 0],
    ],
    [110, 66, 64],
    0.55,
  )
}

/** A crest that winds from the right; the side away from the light lies in shade. */
const paintDune = (sheet: Sheet, height: number): void => {
  const { painter, z } = sheet
  const reach = painter.reach(z) * 1.3
  const shift = painter.between(0, 6)
  const crest: Point[] = Array.from({ length: 41 }, (_, step) => {
    const x = -reach + (reach * 2 * step) / 40
    return [
      x,
      height * (0.5 + 0.34 * Math.sin((x / reach) * 2.6 + shift) + 0.16 * Math.sin((x / reach) * 6.1 + shift * 2)),
    ]
  })
  const bright = mixRgb(SAND, [255, 226, 176], 0.3 * painter.ambience.contrast)
  sheet.poly([[-reach, -height * 0.4], ...crest, [reach, -height * 0.4]], bright)
  for (let step = 0; step < 40; step++) {
    const [a, b] = [crest[step], crest[step + 1]]
    if (b[1] > a[1]) continue
    const fall = (a[1] - b[1]) / height
    sheet.poly(
      [a, b, [b[0] + reach * 0.16, -height * 0.3], [a[0] + reach * 0.1, -height * 0.3]],
      [150, 96, 78],
      Math.min(0.75, 0.2 + fall * 7),
    )
  }
  for (let ripple = 0; ripple < 40; ripple++) {
    const x = painter.between(-reach, reach)
    const y = painter.between(-0.1, 0.35) * height
    sheet.straight(
      [x, y, z],
      [x + reach * 0.12, y + height * 0.02, z],
      height * 0.01,
      mixRgb(bright, [255, 236, 200], 0.3),
    )
  }
}

/** Dunes with sharp crests, rippled sand, far red mesas and a few dry shrubs. */
export const desert = outdoors({
  isTelling: true,
  words:
    'desert|dunes|desert safari|dubai desert safari|safari in the desert|dune bashing|sand dunes|sahara|desert dunes|sahara desert|dubai desert|moroccan desert|white desert|arabian desert|sand desert|dune landscape|desert landscape|sandy desert|empty desert|merzouga|desert sands|death valley|outback|joshua tree|burning man|gobi desert|mojave|nevada desert',
  times: { day: 1.5, 'golden-hour': 3, dusk: 1.2 },
  weathers: { clear: 1 },
  dress: { summer: 3, casual: 1 },
  seen: 'sand|dunes|mesas|sand dunes|shrubs|blue sky',
  like: 'empty|vast|quiet|dry|remote|sandy|deserted|endless|hot|golden|wide|orange|arid|wild',
  paint(painter) {
    paintSky(painter, { clouds: 0.35 })
    painter.sheet(600, (sheet) => {
      for (let mesa = 0; mesa < 4; mesa++) paintMesa(sheet, painter.between(-200, 200), painter.between(40, 76))
    })
    paintRidge(painter, { z: 220, height: 22, color: [214, 156, 106], roughness: 0.1 })
    paintGround(painter, { pattern: 'sand', color: SAND, detail: [190, 130, 84] })
    for (const [z, height] of path('90 9, 44 4.6, 22 2')) painter.sheet(z, (sheet) => paintDune(sheet, height))
    painter.sheet(9, (sheet) => {
      paintBed(sheet, { from: -3.8, to: -2.6, height: 0.6, colors: OLIVE, leaf: 0.07 })
      paintBed(sheet, { from: 2.4, to: 3.3, height: 0.45, colors: OLIVE, leaf: 0.06 })
    })
  },
})
