import { mixRgb, palette, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { GREEN, paintPottedPlantRow } from '../elements/foliage.ts'
import { paintGround } from '../elements/ground.ts'
import { paintSky } from '../elements/sky.ts'
import { outdoors } from '../place.ts'
import type { BackdropPainter } from '../world/backdrop-painter.ts'
import { facing } from '../world/sheet.ts'
import type { Point, Sheet } from '../world/sheet.ts'
import { cuspedArch, paintChhatri } from './domes.ts'

const SANDSTONE: Rgb = [222, 158, 124]
const CREAM: Rgb = [246, 228, 200]
const FLOWERS = palette('232 90 120, 246 170 60, 250 236 220')

/** A line of white paint along an arch, as sandstone is ornamented. */
const paintArch = (sheet: Sheet, at: Point, [width, height]: Point, inside: Rgb): void => {
  const [x, y] = at
  sheet.rect([x - width * 0.66, y, width * 1.32, height * 1.2], scaleRgb(SANDSTONE, 0.96))
  sheet.poly(cuspedArch(at, width * 1.12, height * 1.06), CREAM)
  sheet.poly(cuspedArch(at, width, height), inside)
  for (const side of [-1, 1])
    sheet.ellipse([x + side * width * 0.44, y + height * 1.04], [width * 0.07, width * 0.07], CREAM)
}

/** A bay window of carved stone below a small roof, as women looked out of. */
const paintJharokha = (sheet: Sheet, [x, y]: Point, width: number): void => {
  const { painter } = sheet
  const half = width / 2
  sheet.poly(
    [
      [x - half * 0.5, y - width * 0.34],
      [x + half * 0.5, y - width * 0.34],
      [x + half, y],
      [x - half, y],
    ],
    scaleRgb(SANDSTONE, 0.78),
  )
  sheet.round([x - half, y, width, width * 1.05], scaleRgb(SANDSTONE, 1.06))
  for (const side of [-0.62, 0, 0.62]) {
    const pane = cuspedArch([x + side * half, y + width * 0.26], width * 0.24, width * 0.62, 2)
    sheet.poly(pane, [74, 50, 46])
    if (painter.ambience.lamps > 0.2) sheet.shine(facing(pane, sheet.z), [255, 198, 120], 0.7 * painter.ambience.lamps)
  }
  sheet.rect([x - half, y + width * 0.18, width, width * 0.05], CREAM)
  sheet.poly(
    [
      [x - half * 1.2, y + width],
      [x + half * 1.2, y + width],
      [x + half * 0.9, y + width * 1.16],
      [x - half * 0.9, y + width * 1.16],
    ],
    scaleRgb(SANDSTONE, 0.9),
  )
  sheet.poly(
    Array.from({ length: 13 }, (_, step): Point => {
      const turn = (step / 12) * Math.PI
      return [x + Math.cos(turn) * half * 0.86, y + width * 1.14 + Math.sin(turn) * width * 0.34]
    }),
    mixRgb(SANDSTONE, CREAM, 0.5),
  )
  sheet.ellipse([x, y + width * 1.52], [width * 0.03, width * 0.09], [206, 164, 76])
}

const paintFacade = (painter: BackdropPainter): void =>
  painter.sheet(19, (sheet) => {
    sheet.shade([-17, 0, 34, 10.6], SANDSTONE, scaleRgb(SANDSTONE, 0.9))
    sheet.strokes(
      facing(
        [
          [-17, 0],
          [17, 0],
          [17, 10.6],
          [-17, 10.6],
        ],
        19,
      ),
      {
        color: SANDSTONE,
        count: 90,
        length: 1.1,
        alpha: 0.14,
      },
    )
    const depth: Rgb = mixRgb([96, 60, 50], painter.ambience.haze, 0.08)
    for (let bay = -4; bay <= 4; bay++) paintArch(sheet, [bay * 3.6, 0], [2.3, 3.7], depth)
    for (const y of [5, 10.4]) {
      sheet.rect([-17, y, 34, 0.16], CREAM)
      sheet.rect([-17, y - 0.14, 34, 0.12], scaleRgb(SANDSTONE, 0.66))
    }
    for (let bay = -4; bay <= 4; bay++) {
      if (bay % 2 === 0) paintJharokha(sheet, [bay * 3.6, 6.3], 2.2)
      else paintArch(sheet, [bay * 3.6, 5.6], [1.5, 2.9], depth)
    }
    for (let step = -17; step < 17; step += 0.85)
      sheet.poly(
        [
          [step, 10.6],
          [step + 0.7, 10.6],
          [step + 0.7, 11.1],
          [step + 0.35, 11.5],
          [step, 11.1],
        ],
        scaleRgb(SANDSTONE, 1.04),
      )
    for (const x of [-12.4, -4.8, 4.8, 12.4]) paintChhatri(sheet, [x, 10.8], 2.8, mixRgb(SANDSTONE, CREAM, 0.35))
  })

/** A basin with a jet of water, scattered with petals. */
const paintBasin = (painter: BackdropPainter): void =>
  painter.sheet(11, (sheet) => {
    sheet.shadow([0, 11], 2.4, 0.3)
    sheet.disc([0, 0.42, 11], 2.1, scaleRgb(CREAM, 0.96))
    sheet.rect([-2.1, 0, 4.2, 0.42], scaleRgb(CREAM, 0.8))
    sheet.disc([0, 0.43, 11], 1.85, [108, 146, 158])
    sheet.round([-0.12, 0.4, 0.24, 0.8], CREAM)
    sheet.disc([0, 1.2, 11], 0.7, CREAM)
    for (let drop = 0; drop < 46; drop++)
      sheet.ellipse(
        [painter.between(-0.5, 0.5) * painter.random(), 1.2 + painter.between(0, 0.9)],
        [0.02, 0.045],
        [240, 248, 252],
        { alpha: 0.6 },
      )
  })

/** The court of a palace in Rajasthan: pink sandstone, arches with cusps, bay windows, pavilions on the roof. */
export const palaceCourt = outdoors({
  isTelling: true,
  words:
    'haveli|haveli courtyard|palace courtyard|indian palace|rajasthan|jaipur|udaipur|jodhpur|palace of jaipur|rajasthani palace|rajput palace|jaipur palace|udaipur palace|city palace|hawa mahal|pink city|amber fort|amer fort|red fort|indian fort|mughal palace|maharaja palace|royal indian palace|palace in rajasthan|palace in jaipur|palace in udaipur|indian courtyard|jharokha|indian wedding venue|destination wedding in udaipur|heritage hotel in rajasthan|indian heritage hotel|moroccan palace|moroccan courtyard|courtyard with arches|arched courtyard|moorish courtyard',
  times: { day: 3, 'golden-hour': 2, dusk: 0.6, dawn: 1, night: 0.3 },
  dress: { smart: 2, summer: 2, evening: 1 },
  isLampLit: true,
  seen: 'arches|arch|archway|archways|pillars|courtyard|fountain|windows|balconies|balcony|domes|palace|sandstone|flowers|potted plants|carved arches|ornate arches|stone arches|scalloped arches',
  like: 'indian|rajasthani|mughal|royal|pink|grand|old|historic|ornate|sandstone|beautiful|carved|heritage|traditional|moroccan|moorish|luxurious|majestic|ancient|opulent',
  paint(painter) {
    paintSky(painter)
    paintFacade(painter)
    paintGround(painter, {
      pattern: 'checker',
      color: [226, 196, 166],
      detail: [206, 164, 134],
      tileMetres: 0.9,
      farMetres: 19,
    })
    painter.reflect(0.3 * painter.ambience.wetness, 19)
    paintBasin(painter)
    painter.sheet(9, (sheet) => paintPottedPlantRow(sheet, [-3.4, 3.4], { colors: GREEN, flowers: FLOWERS }))
    painter.glow([0, 2, 15], 6, { color: [255, 186, 110], alpha: 0.25 * painter.ambience.lamps })
  },
})
