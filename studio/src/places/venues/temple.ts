import { mixRgb, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { path } from '../../math/spline.ts'
import { GREEN, paintLeaves, paintTree } from '../elements/foliage.ts'
import type { LeafColors } from '../elements/foliage.ts'
import { paintGround } from '../elements/ground.ts'
import { paintRidge } from '../elements/land.ts'
import { paintSky } from '../elements/sky.ts'
import { outdoors } from '../place.ts'
import { facing, standing, upright } from '../world/sheet.ts'
import type { Sheet } from '../world/sheet.ts'

const CHERRY: LeafColors = { dark: [176, 96, 118], plain: [236, 170, 190], light: [255, 226, 232] }
const LACQUER: Rgb = [176, 48, 40]

const paintRoof = (sheet: Sheet, x: number, y: number, [half, rise]: readonly [number, number]): void => {
  const { snow } = sheet.painter.ambience
  const tile = mixRgb([70, 78, 82], [240, 244, 252], snow * 0.9)
  sheet.poly(
    [
      [x - half * 1.2, y + rise * 0.2],
      [x - half * 0.9, y - rise * 0.02],
      [x + half * 0.9, y - rise * 0.02],
      [x + half * 1.2, y + rise * 0.2],
      [x + half * 0.66, y + rise * 0.5],
      [x + half * 0.42, y + rise],
      [x - half * 0.42, y + rise],
      [x - half * 0.66, y + rise * 0.5],
    ],
    tile,
  )
  sheet.poly(
    [
      [x - half * 1.2, y + rise * 0.2],
      [x - half * 0.9, y - rise * 0.02],
      [x - half * 0.2, y - rise * 0.02],
      [x - half * 0.2, y + rise],
      [x - half * 0.42, y + rise],
      [x - half * 0.66, y + rise * 0.5],
    ],
    scaleRgb(tile, 1.25),
    0.6,
  )
  sheet.rect([x - half * 0.92, y - rise * 0.12, half * 1.84, rise * 0.12], [120, 44, 36])
}

const paintPagoda = (sheet: Sheet, x: number): void => {
  const { z, painter } = sheet
  let y = 0
  for (let tier = 0; tier < 5; tier++) {
    const half = 2.5 - tier * 0.3
    const wall = tier === 0 ? 2.6 : 1.5
    sheet.rect([x - half * 0.72, y, half * 1.44, wall], [226, 214, 190])
    for (let post = 0; post <= 4; post++)
      sheet.rect([x - half * 0.72 + (half * 1.44 * post) / 4 - 0.08, y, 0.16, wall], LACQUER)
    if (painter.ambience.lamps > 0.3)
      sheet.shine(
        facing(
          standing([x - half * 0.3, x + half * 0.3, y + 0.3], [x - half * 0.3, x + half * 0.3, y + wall * 0.8]),
          z,
        ),
        [255, 206, 136],
        0.6 * painter.ambience.lamps,
      )
    paintRoof(sheet, x, y + wall, [half * 1.25, 1.1])
    y += wall + 0.85
  }
  sheet.line(upright([x, z], [y, y + 2.6]), 0.16, [176, 140, 70])
}

const paintGate = (sheet: Sheet): void => {
  const { z } = sheet
  for (const side of [-1, 1]) {
    sheet.shadow([side * 3, z], 0.8, 0.4)
    sheet.round([side * 3 - 0.24, 0, 0.48, 5.2], LACQUER)
    sheet.rect([side * 3 - 0.32, 0, 0.64, 0.5], [44, 40, 42])
  }
  sheet.rect([-3.7, 4.1, 7.4, 0.36], scaleRgb(LACQUER, 0.92))
  sheet.rect([-0.22, 4.4, 0.44, 0.8], scaleRgb(LACQUER, 0.8))
  sheet.poly(path('-4.4 5.5, -4.1 5.02, 4.1 5.02, 4.4 5.5'), LACQUER)
  sheet.poly(path('-4.6 5.85, -4.4 5.48, 0 5.36, 4.4 5.48, 4.6 5.85, 0 5.64'), [50, 48, 54])
}

const paintLantern = (sheet: Sheet, x: number): void => {
  const stone: Rgb = [156, 154, 146]
  const { z } = sheet
  sheet.shadow([x, z], 0.6, 0.44)
  sheet.round([x - 0.3, 0, 0.6, 0.22], stone)
  sheet.round([x - 0.13, 0.2, 0.26, 0.8], stone)
  sheet.round([x - 0.28, 1, 0.56, 0.14], stone)
  sheet.round([x - 0.22, 1.14, 0.44, 0.36], stone)
  sheet.shine(
    facing(standing([x - 0.11, x + 0.11, 1.18], [x - 0.11, x + 0.11, 1.44]), z),
    [255, 214, 150],
    0.2 + 0.8 * sheet.painter.ambience.lamps,
  )
  sheet.poly(standing([x - 0.46, x + 0.46, 1.5], [x - 0.1, x + 0.1, 1.78]), scaleRgb(stone, 0.8))
  sheet.ellipse([x, 1.84], [0.07, 0.09], stone)
}

/** The courtyard of a temple: a pagoda, a red gate, stone lanterns and cherry trees. */
export const temple = outdoors({
  isTelling: true,
  words:
    'pagoda|shrine|cherry blossoms|cherry blossom|torii gate|japanese temple|shrine gate|kyoto|japan|cherry tree|cherry blossom trees|sakura|sakura tree|fushimi inari|shinto shrine|tokyo temple|japanese shrine|japanese garden|cherry trees|cherry blossom season|cherry blossom park|japanese temple garden|torii|sakura season|spring in japan|japanese courtyard|blooming cherry trees',
  times: { day: 3, dawn: 1, 'golden-hour': 1, dusk: 1 },
  weathers: { clear: 4, cloudy: 1, rain: 0.6, fog: 0.5 },
  dress: { casual: 2, summer: 2, smart: 1 },
  seen: 'torii|torii gate|cherry tree|cherry trees|lantern|lanterns|gate|stone floor|trees|blossoms|blossom|cherry blossoms|sakura|stone lantern',
  like: 'japanese|red|quiet|empty|old|ancient|traditional|peaceful|historic|asian|spring|blooming|serene|beautiful',
  hasLeaves: true,
  paint(painter) {
    paintSky(painter)
    paintRidge(painter, { z: 300, height: 44, color: [110, 136, 124], roughness: 0.3 })
    const colors = painter.random() < 0.65 ? CHERRY : GREEN
    painter.sheet(38, (sheet) => {
      for (let x = -16; x < 17; x += 4.4)
        paintTree(sheet, { x, height: painter.between(5, 7), spread: 2.4, colors: GREEN })
      paintPagoda(sheet, painter.between(-8.5, -7))
    })
    paintGround(painter, {
      pattern: 'flags',
      color: [186, 180, 168],
      detail: [142, 138, 128],
      tileMetres: 0.9,
      snowed: 0.9,
    })
    painter.reflect(0.4 * painter.ambience.wetness, 30)
    painter.sheet(18, paintGate)
    painter.sheet(13, (sheet) => {
      paintTree(sheet, { x: -4.9, height: 6, spread: 2.1, colors, density: 1.6 })
      paintTree(sheet, { x: 5.3, height: 6.2, spread: 2.2, colors, density: 1.6 })
    })
    for (const [z, x] of path('9.5 2.5, 6.4 -2.1')) {
      painter.sheet(z, (sheet) => paintLantern(sheet, x))
      painter.glow([x, 1.32, z], 0.8, { color: [255, 200, 126], alpha: 0.8 * painter.ambience.lamps })
    }
    painter.sheet(4.6, (sheet) => {
      paintLeaves(sheet, { center: [2.0, 3.2], radii: [0.9, 0.46], colors, count: 90, leaf: 0.07 })
      sheet.straight([2.6, 3.3, 4.6], [1.3, 3.05, 4.6], 0.05, [72, 54, 48])
    })
  },
})
