import { palette } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { path } from '../../math/spline.ts'
import { DEEP_GREEN, GREEN, paintBed, paintLeaves, paintTree } from '../elements/foliage.ts'
import { paintGround } from '../elements/ground.ts'
import { paintSparkle } from '../elements/lamps.ts'
import { scatterOnGround } from '../elements/scatter.ts'
import { paintSky } from '../elements/sky.ts'
import { outdoors } from '../place.ts'
import { lying, upright } from '../world/sheet.ts'
import type { Sheet } from '../world/sheet.ts'

const BLOOMS: readonly (readonly Rgb[])[] = [
  palette('240 150 180, 252 226 226, 226 92 134'),
  palette('250 246 236, 246 214 120, 240 170 80'),
  palette('170 140 214, 226 206 240, 110 100 190'),
]
const ROSE: Rgb = [236, 128, 160]

const paintPath = (sheet: Sheet): void => {
  sheet.face(lying([-0.95, 0.95, 0.4], [-0.7, 0.7, 26]), [198, 182, 154])
  scatterOnGround(sheet, {
    kind: 'dab',
    count: 1500,
    size: [0.004, 0.011],
    colors: palette('222 208 184, 162 144 118, 188 172 150'),
    alpha: 0.4,
    far: 20,
    halfWidth: 0.8,
  })
}

const paintArch = (sheet: Sheet): void => {
  const { painter, z } = sheet
  for (const side of [-1, 1]) sheet.line(upright([side * 1.15, z], [0, 2.3]), 0.09, [236, 232, 222])
  for (let step = 0; step <= 18; step++) {
    const angle = (step / 18) * Math.PI
    const spot = [Math.cos(angle) * 1.2, 2.2 + Math.sin(angle) * 0.95] as const
    paintLeaves(sheet, { center: spot, radii: [0.26, 0.24], colors: GREEN, count: 10, leaf: 0.1 })
    for (let rose = 0; rose < 3; rose++)
      sheet.ellipse([spot[0] + painter.between(-0.2, 0.2), spot[1] + painter.between(-0.2, 0.2)], [0.065, 0.06], ROSE)
  }
  for (const side of [-1, 1])
    for (let y = 0.3; y < 2.2; y += 0.3)
      paintLeaves(sheet, { center: [side * 1.16, y], radii: [0.22, 0.24], colors: GREEN, count: 8, leaf: 0.09 })
}

/** A garden in bloom: lawn with a path, rose arch, borders, hedge and old trees. */
export const garden = outdoors({
  words:
    'garden|nature|outdoors|outdoor|flowers|flower garden|rose garden|backyard|park|spring|lawn|city park|dog park|grass field|lush garden|flower bed|picnic in the park|park picnic|green background nature|nature background|yard|back yard|green garden|cottage garden|summer garden|spring garden|garden path|rose arch|public garden|park lawn|park path|green park|hyde park|garden wedding|outdoor wedding|wedding arch|flower arch|floral arch|garden party|city garden|campus lawn|grass|botanic garden|suburban garden|wedding garden|spring park|summer park|park trail|park in spring|park in summer|rosebushes|hedge garden|english garden|country garden|grassy park|spring day|blossoming trees|blooming trees|springtime|spring blossoms|blossoms|apple blossom|blossom trees|blooming garden',
  times: { day: 4, 'golden-hour': 2, dawn: 0.6 },
  dress: { summer: 3, casual: 2, evening: 0.6 },
  seen: 'flowers|roses|rose arch|trees|path|bushes|lawn|grass|hedge|arch|shrubs|plants',
  like: 'green|lush|blooming|quiet|english|romantic|beautiful|leafy|private|summer|empty|tidy|peaceful|secret|hidden|spring|pretty',
  hasLeaves: true,
  paint(painter) {
    paintSky(painter)
    const flowers = painter.pick(BLOOMS)
    painter.sheet(26, (sheet) => {
      for (let x = -13; x < 14; x += 4.6)
        paintTree(sheet, {
          x: x + painter.between(-1, 1),
          height: painter.between(8, 11),
          spread: 3.2,
          colors: painter.random() < 0.6 ? GREEN : DEEP_GREEN,
          density: 1.4,
        })
    })
    paintGround(painter, { pattern: 'grass', color: [116, 154, 74], detail: [84, 126, 58], marks: paintPath })
    painter.sheet(16, (sheet) => paintBed(sheet, { from: -9, to: 9, height: 1.7, colors: DEEP_GREEN, leaf: 0.16 }))
    painter.sheet(10, (sheet) => {
      paintArch(sheet)
      for (const [from, to] of path('-5.5 -1.7, 1.6 5.5'))
        paintBed(sheet, { from, to, height: 0.95, colors: GREEN, flowers, bloom: 0.07 })
    })
    painter.sheet(6, (sheet) => {
      for (const [from, to] of path('-3.2 -1.35, 1.3 3.2'))
        paintBed(sheet, { from, to, height: 0.8, colors: GREEN, flowers, bloom: 0.06 })
    })
    painter.sheet(4, (sheet) => {
      paintLeaves(sheet, { center: [-1.9, 3.3], radii: [0.9, 0.55], colors: GREEN, count: 60, leaf: 0.1 })
      paintLeaves(sheet, { center: [1.9, 3.45], radii: [0.8, 0.45], colors: GREEN, count: 50, leaf: 0.1 })
    })
    paintSparkle(painter, {
      count: 16,
      x: [-4, 4],
      y: [2.2, 5.5],
      z: [12, 22],
      colors: [[250, 252, 206]],
      alpha: [0.05, 0.05 + 0.24 * painter.ambience.contrast],
      size: 0.1,
    })
  },
})
