import { mixRgb, palette, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { path } from '../../math/spline.ts'
import { paintPasserBy } from '../elements/furniture.ts'
import { paintGround } from '../elements/ground.ts'
import { paintSparkle } from '../elements/lamps.ts'
import { paintRoom } from '../elements/room.ts'
import { indoors } from '../place.ts'
import { across, lying, sideCorners, upright } from '../world/sheet.ts'
import type { Sheet } from '../world/sheet.ts'

const paintIronArch = (sheet: Sheet, z: number): void => {
  const iron: Rgb = [76, 88, 94]
  const curve = Array.from({ length: 21 }, (_, step) => {
    const angle = (step / 20) * Math.PI
    return [Math.cos(angle) * 10, 5 + Math.sin(angle) * 7.2, z] as const
  })
  sheet.line(curve, 0.34, iron)
  sheet.line(
    curve.map(([x, y]) => [x * 0.92, 5 + (y - 5) * 0.9, z] as const),
    0.14,
    iron,
  )
  for (const side of [-10, 10]) sheet.line(upright([side, z], [0, 5]), 0.5, iron)
}

const paintTrain = (sheet: Sheet, color: Rgb): void => {
  const x = 2.1
  for (const [from, to] of path('3.2 13, 13.4 24, 24.4 40')) {
    sheet.face(sideCorners(x, [from, to], [0.3, 3.6]), color)
    sheet.face(sideCorners(x, [from, to], [1.5, 2.9]), scaleRgb(color, 0.55))
    for (let z = from + 0.4; z < to - 1; z += 1.5) {
      sheet.face(sideCorners(x, [z, z + 1.15], [1.62, 2.74]), [66, 76, 88])
      sheet.shine(
        sideCorners(x, [z, z + 1.15], [1.62, 2.74]),
        [255, 224, 170],
        0.3 + 0.5 * sheet.painter.ambience.lamps,
      )
    }
    sheet.face(sideCorners(x, [from, to], [1.2, 1.36]), [236, 228, 208])
    sheet.face(
      [
        [x, 3.6, from],
        [x, 3.6, to],
        [x + 2.6, 3.9, to],
        [x + 2.6, 3.9, from],
      ],
      [176, 178, 182],
    )
    sheet.face(sideCorners(x, [from, to], [0, 0.34]), [34, 34, 38])
  }
}

const paintClock = (sheet: Sheet): void => {
  const [x, y] = [-2.3, 3.1]
  const { z } = sheet
  sheet.line(upright([x, z], [0, 4.2]), 0.16, [56, 66, 70])
  sheet.line(across([x, x + 0.8], [3.9, z]), 0.1, [56, 66, 70])
  sheet.ellipse([x + 0.8, y + 0.3], [0.52, 0.52], [56, 66, 70])
  sheet.ellipse([x + 0.8, y + 0.3], [0.44, 0.44], [246, 242, 230])
  for (let hour = 0; hour < 12; hour++) {
    const angle = (hour / 12) * Math.PI * 2
    sheet.ellipse([x + 0.8 + Math.cos(angle) * 0.36, y + 0.3 + Math.sin(angle) * 0.36], [0.025, 0.025], [30, 30, 34])
  }
  sheet.straight([x + 0.8, y + 0.3, z], [x + 0.94, y + 0.52, z], 0.045, [26, 26, 30])
  sheet.straight([x + 0.8, y + 0.3, z], [x + 0.66, y + 0.6, z], 0.03, [26, 26, 30])
  sheet.rect([x + 1.5, 2.5, 1.7, 0.6], [30, 40, 52])
  for (let row = 0; row < 3; row++)
    for (let mark = 0; mark < 9; mark++)
      sheet.rect([x + 1.6 + mark * 0.17, 2.58 + row * 0.17, 0.11, 0.08], [246, 206, 104], 0.9)
}

/** A railway station: iron arches under glass, a train at the platform, a clock and travellers. */
export const station = indoors({
  isTelling: true,
  words:
    'station|train station|railway station|train|platform|railway|train platform|railway platform|on a train|train hall|grand central|old train station|central station|victorian station|rail station',
  times: { day: 3, dawn: 0.8, dusk: 1 },
  dress: { cold: 2, casual: 2, smart: 1 },
  seen: 'train|clock|people|platform|glass roof|arches|travellers|iron arches|commuters|windows|rails|passengers',
  like: 'old|historic|busy|european|large|big|grand|victorian|huge|vintage|bustling|iron',
  paint(painter) {
    const depth = 60
    const outdoors = painter.ambience
    paintRoom(painter, {
      halfWidth: 11,
      depth,
      height: 13,
      wall: [206, 198, 184],
      side: [176, 160, 142],
      windows: [[-9, 2, 18, 10]],
      frame: [84, 92, 98],
      panes: [9, 5],
    })
    painter.ambience = { ...painter.ambience, light: mixRgb(painter.ambience.light, outdoors.light, 0.4) }
    painter.sheet(26, (sheet) => {
      for (const z of [56, 44, 34, 26, 19, 14]) paintIronArch(sheet, z)
    })
    paintGround(painter, {
      pattern: 'flags',
      color: [186, 180, 170],
      detail: [146, 140, 132],
      tileMetres: 0.7,
      farMetres: depth,
      marks: (sheet) => {
        sheet.face(lying([1.9, 9, 1], [1.9, 9, 60]), [52, 50, 52])
        sheet.face(lying([1.5, 1.75, 1], [1.5, 1.75, 60]), [226, 190, 70])
      },
    })
    painter.sheet(13, (sheet) => paintTrain(sheet, painter.pick(palette('150 40 44, 38 72 110, 46 96 78'))))
    painter.sheet(18, (sheet) => {
      for (const [x, coat] of [
        [-3.4, [72, 76, 98]],
        [-2.5, [176, 140, 100]],
        [-1.2, [120, 50, 56]],
        [0.3, [60, 88, 92]],
      ] as const)
        paintPasserBy(sheet, x, { coat: [...coat] })
    })
    painter.sheet(8.5, paintClock)
    paintSparkle(painter, {
      count: 8,
      x: [-8, 8],
      y: [4, 8],
      z: [20, 50],
      colors: [[255, 226, 176]],
      alpha: [0.1, 0.1 + 0.5 * painter.ambience.lamps],
      size: 0.12,
    })
  },
})
