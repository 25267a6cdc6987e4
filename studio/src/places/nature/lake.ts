import { scaleRgb } from '../../image/rgb.ts'
import { path } from '../../math/spline.ts'
import { GREEN, OLIVE, paintBed, paintTree } from '../elements/foliage.ts'
import { paintGround } from '../elements/ground.ts'
import { paintRidge } from '../elements/land.ts'
import { paintSky } from '../elements/sky.ts'
import { paintWater } from '../elements/water.ts'
import { outdoors } from '../place.ts'
import { lying, upright } from '../world/sheet.ts'
import type { Sheet } from '../world/sheet.ts'

const paintReeds = (sheet: Sheet, x: number): void => {
  const { painter, z } = sheet
  for (let reed = 0; reed < 60; reed++) {
    const foot = x + painter.between(-0.9, 0.9)
    const height = painter.between(0.7, 1.7)
    const lean = painter.between(-0.2, 0.3)
    const tone = painter.between(0.7, 1.15)
    sheet.line(
      [
        [foot, 0, z],
        [foot + lean * 0.4, height * 0.6, z],
        [foot + lean, height, z],
      ],
      0.03,
      scaleRgb([138, 128, 72], tone),
    )
    if (reed % 4 === 0) sheet.ellipse([foot + lean, height], [0.04, 0.15], [112, 74, 48])
  }
}

const paintJetty = (sheet: Sheet): void => {
  const { painter } = sheet
  const near = Math.max(0.5, painter.nearestGround * 0.7)
  const far = 13
  for (const side of [-1.25, 1.25])
    for (let z = 4; z <= far; z += 3) sheet.line(upright([side, z], [-0.3, 0.75]), 0.16, [96, 80, 66])
  let z = near
  while (z < far) {
    const step = 0.16
    const tone = painter.between(0.84, 1.12)
    sheet.face(
      lying([-1.25, 1.25, z], [-1.25, 1.25, Math.min(far, z + step * 0.93)], 0.02),
      scaleRgb([158, 134, 108], tone),
    )
    z += step
  }
}

/** A still lake between ranges of hills, each paler with distance, with reeds and a jetty. */
export const lake = outdoors({
  words:
    'lake|lakeside|jetty|by the lake|lakeshore|wooden dock|wooden jetty|boat dock|still lake|lake shore|calm lake|lakefront|lake pier|lake dock|wooden pier on a lake|quiet lake|lake view|mountain lake dock|lake landscape|boathouse lake|wooden jetty at a lake|lake como|lagoon|pond|fjord|norway fjord|norwegian fjord',
  times: { 'golden-hour': 4, dawn: 1.4, day: 1.4, dusk: 1.4 },
  weathers: { clear: 5, fog: 0.8 },
  dress: { casual: 2, summer: 2, cold: 1 },
  seen: 'water|jetty|reeds|mountains|wooden dock|dock|hills|pier|trees|wooden jetty|wooden pier',
  like: 'quiet|empty|calm|still|peaceful|remote|wooden|scenic|blue|wild|secluded|misty|serene',
  hasLeaves: true,
  paint(painter) {
    paintSky(painter)
    for (const [z, height] of path('1400 170, 900 92, 520 44'))
      paintRidge(painter, { z, height, color: [96, 110, 122], roughness: 0.25 })
    paintGround(painter, { pattern: 'grass', color: [138, 142, 84], detail: [104, 116, 66] })
    paintWater(painter, { near: 8, far: 500, color: [72, 108, 132], waves: 0.5 })
    painter.reflect(0.5, 500, 8.4)
    painter.sheet(26, (sheet) => {
      paintTree(sheet, { x: 8.6, height: 7, spread: 2.6, colors: GREEN })
      paintBed(sheet, { from: 5, to: 12, height: 1, colors: OLIVE, leaf: 0.16 })
    })
    painter.sheet(9, (sheet) => {
      for (const side of [-1, 1]) paintReeds(sheet, side * 3.1)
    })
    painter.ground(paintJetty)
  },
})
