import { scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { DEEP_GREEN, GREEN, paintBed, paintLeaves, paintTree } from '../elements/foliage.ts'
import { paintGround } from '../elements/ground.ts'
import { paintSky } from '../elements/sky.ts'
import { paintWater } from '../elements/water.ts'
import { outdoors } from '../place.ts'
import type { Sheet } from '../world/sheet.ts'
import { cuspedArch, paintChhatri, paintOnionDome } from './domes.ts'

const MARBLE: Rgb = [232, 222, 210]
const SHADE: Rgb = [138, 126, 130]

const paintMinaret = (sheet: Sheet, x: number, height: number): void => {
  sheet.round([x - 1.25, 0, 2.5, height * 0.34], MARBLE)
  sheet.round([x - 1.1, height * 0.34, 2.2, height * 0.32], MARBLE)
  sheet.round([x - 0.95, height * 0.66, 1.9, height * 0.32], MARBLE)
  for (const up of [0.33, 0.65, 0.97]) {
    sheet.round([x - 1.7, height * up, 3.4, 0.5], MARBLE)
    sheet.rect([x - 1.7, height * up - 0.16, 3.4, 0.16], SHADE)
  }
  paintChhatri(sheet, [x, height], 2.6, MARBLE)
}

const paintNiche = (sheet: Sheet, [x, y]: readonly [number, number], width: number, height: number): void => {
  sheet.rect([x - width * 0.62, y, width * 1.24, height * 1.12], scaleRgb(MARBLE, 0.93))
  sheet.poly(cuspedArch([x, y], width, height, 1), SHADE)
  sheet.poly(cuspedArch([x + width * 0.06, y], width * 0.8, height * 0.9, 1), scaleRgb(SHADE, 0.78))
}

/** A hall of white marble below a large dome, with smaller ones around it. */
const paintHall = (sheet: Sheet, x: number): void => {
  sheet.rect([x - 24, 0, 48, 3], scaleRgb(MARBLE, 0.95))
  for (let arch = -22; arch < 23; arch += 2.6)
    sheet.poly(cuspedArch([x + arch, 0.3], 1.5, 2.2, 1), scaleRgb(SHADE, 1.2))
  sheet.rect([x - 24.4, 3, 48.8, 0.5], MARBLE)
  for (const side of [-1, 1]) {
    sheet.shade([x + side * 9.5 - 4.5, 3.4, 9, 13], MARBLE, scaleRgb(MARBLE, 0.93))
    for (const y of [4, 10.2]) paintNiche(sheet, [x + side * 9.6, y], 3.4, 5)
    sheet.poly(
      [
        [x + side * 14, 3.4],
        [x + side * 17, 3.4],
        [x + side * 17, 15.4],
        [x + side * 14, 16.4],
      ],
      scaleRgb(MARBLE, side > 0 ? 0.8 : 1),
    )
    for (const y of [4, 10.2]) paintNiche(sheet, [x + side * 15.4, y], 1.6, 4.6)
    paintChhatri(sheet, [x + side * 10, 16.4], 5.4, MARBLE)
  }
  sheet.rect([x - 5.4, 3.4, 10.8, 15.6], scaleRgb(MARBLE, 1.02))
  paintNiche(sheet, [x, 3.8], 6.6, 12)
  sheet.round([x - 6.2, 18.4, 12.4, 4.4], MARBLE)
  paintOnionDome(sheet, [x, 22.6], 7.6, MARBLE)
}

const paintCypress = (sheet: Sheet, x: number, height: number): void =>
  paintLeaves(sheet, {
    center: [x, height * 0.52],
    radii: [height * 0.13, height * 0.5],
    colors: DEEP_GREEN,
    count: 80,
    leaf: height * 0.045,
  })

/** A garden before white domes and minarets, with cypresses along its water. */
export const whiteDomes = outdoors({
  isTelling: true,
  words:
    'taj mahal|agra|mosque|white mosque|grand mosque|blue mosque|sheikh zayed mosque|mughal garden|mughal architecture|mughal tomb|white marble dome|minarets|domes and minarets|humayun s tomb|eid at the mosque|mosque courtyard|jama masjid',
  times: { day: 2, dawn: 1.5, 'golden-hour': 2, dusk: 1 },
  weathers: { clear: 4, cloudy: 0.6, fog: 0.5 },
  dress: { smart: 2, summer: 2, casual: 1 },
  seen: 'dome|domes|white dome|minarets|minaret|water|pool|reflecting pool|long pool|cypresses|cypress trees|garden|marble|white marble|arches|lawn|trees',
  like: 'white|marble|indian|islamic|mughal|grand|old|historic|beautiful|symmetrical|peaceful|famous|ornate|ancient|majestic|sacred|holy',
  paint(painter) {
    paintSky(painter)
    painter.sheet(150, (sheet) => {
      for (let x = -70; x < 71; x += 9)
        paintTree(sheet, { x, height: painter.between(8, 12), spread: 6, colors: GREEN, density: 0.6 })
    })
    // Beside whoever stands in the middle, or nothing of it would be seen but its minarets.
    const middle = (painter.random() < 0.5 ? -1 : 1) * 13
    painter.sheet(78, (sheet) => {
      for (const side of [-1, 1]) paintMinaret(sheet, middle + side * 29, 27)
      paintHall(sheet, middle)
      for (const side of [-1, 1]) paintMinaret(sheet, middle + side * 21, 24)
    })
    paintGround(painter, { pattern: 'grass', color: [104, 132, 72], detail: [76, 106, 56], snowed: 0.9 })
    paintWater(painter, { near: 7, far: 70, color: [104, 138, 160], waves: 0.25, x: [-2.3, 2.3] })
    painter.ground((sheet) => {
      for (const side of [-1, 1])
        sheet.face(
          [
            [side * 2.3, 0, 1],
            [side * 4.6, 0, 1],
            [side * 4.6, 0, 72],
            [side * 2.3, 0, 72],
          ],
          [206, 178, 154],
        )
      sheet.face(
        [
          [-4.6, 0, 0.8],
          [4.6, 0, 0.8],
          [4.6, 0, 7],
          [-4.6, 0, 7],
        ],
        [206, 178, 154],
      )
    })
    for (const z of [46, 33, 23, 16, 11])
      painter.sheet(z, (sheet) => {
        for (const side of [-1, 1]) {
          paintCypress(sheet, side * 5.3, 4.4)
          paintBed(sheet, { from: side * 5.9 - 0.5, to: side * 5.9 + 0.5, height: 0.5, colors: GREEN })
        }
      })
  },
})
