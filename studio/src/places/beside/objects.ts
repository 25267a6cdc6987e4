import { palette, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { path } from '../../math/spline.ts'
import { GREEN, paintConifer } from '../elements/foliage.ts'
import { paintArtwork, paintBlock, paintPasserBy, paintPottedPlant, paintSofa } from '../elements/furniture.ts'
import type { BackdropPainter } from '../world/backdrop-painter.ts'
import { facing, lying, standing, upright } from '../world/sheet.ts'
import type { Point, Sheet } from '../world/sheet.ts'
import type { Spot } from './animals.ts'
import { Volume } from './volume.ts'

const STEEL: Rgb = [176, 180, 186]

const FLAME: Rgb = [255, 176, 80]

export const paintGuitar = (painter: BackdropPainter, { x, z, color }: Spot): void =>
  painter.sheet(z, (sheet) => {
    const wood = color ?? ([196, 134, 70] as const)
    const guitar = new Volume(sheet, x)
    sheet.shadow([x, z], 0.3, 0.45)
    for (const side of [-1, 1]) guitar.straight([0, 0.2], [side * 0.17, 0], 0.018, [46, 44, 46])
    guitar.line(path('0 0.5, 0.02 1.02'), 0.052, [74, 48, 34])
    guitar.form(path('-0.03 1, 0.06 1, 0.075 1.15, -0.03 1.16'), [58, 38, 28])
    const body: Point[] = path(
      '0 0.62, 0.11 0.6, 0.135 0.5, 0.1 0.42, 0.17 0.32, 0.17 0.18, 0.08 0.11, -0.08 0.11, -0.17 0.18, -0.17 0.32, -0.1 0.42, -0.135 0.5, -0.11 0.6',
    )
    guitar.form(
      body.map(([px, py]): Point => [px * 1.08, 0.36 + (py - 0.36) * 1.05]),
      [84, 50, 30],
    )
    guitar.form(body, [...wood], 0.74)
    guitar.dot([0, 0.42], [0.055, 0.055], [40, 26, 22])
    guitar.ring([0, 0.42], 0.062, 0.008, [232, 206, 150])
    guitar.line(path('-0.055 0.24, 0.055 0.24'), 0.022, [58, 38, 28])
    for (let string = -2; string <= 2; string++)
      guitar.straight([string * 0.009, 0.24], [0.015 + string * 0.006, 1.05], 0.0025, [232, 226, 210])
    for (const y of [0.68, 0.76, 0.83, 0.9, 0.96]) guitar.straight([-0.02, y], [0.038, y], 0.004, STEEL)
  })

export const paintSeat = (painter: BackdropPainter, { x, z, color }: Spot): void =>
  painter.sheet(z, (sheet) =>
    paintSofa(sheet, {
      x: x - 1.05,
      width: 2.1,
      color: color ?? painter.pick(palette('126 88 60, 70 92 96, 164 148 128, 120 44 54')),
      cushions: palette('226 190 120, 206 206 200'),
    }),
  )

export const paintBench = (painter: BackdropPainter, { x, z, color }: Spot): void =>
  painter.sheet(z, (sheet) => {
    const wood = color ?? ([146, 102, 64] as const)
    sheet.shadow([x, z], 1.1, 0.45)
    for (const side of [-0.75, 0.75]) {
      sheet.line(upright([x + side, z], [0, 0.88]), 0.06, [48, 50, 52])
      sheet.line(upright([x + side, z - 0.35], [0, 0.44]), 0.06, [48, 50, 52])
    }
    for (let slat = 0; slat < 3; slat++)
      paintBlock(sheet, [x - 0.85, 0.54 + slat * 0.13, 1.7, 0.09], { color: [...wood], depth: 0.03 })
    paintBlock(sheet, [x - 0.88, 0.42, 1.76, 0.05], { color: [...wood], depth: 0.05, z: z - 0.4 })
    sheet.face(lying([x - 0.88, x + 0.88, z - 0.4], [x - 0.86, x + 0.86, z], 0.47), scaleRgb([...wood], 1.15))
  })

const BAUBLES = palette('206 44 52, 226 184 84, 90 140 190, 236 226 214')

export const paintChristmasTree = (painter: BackdropPainter, { x, z }: Spot): void => {
  painter.sheet(z, (sheet) => {
    sheet.shadow([x, z], 0.8, 0.45)
    paintConifer(sheet, x, 2.35)
    const tree = new Volume(sheet, x)
    for (let bauble = 0; bauble < 34; bauble++) {
      const share = painter.between(0.06, 0.9)
      tree.ball(
        [painter.between(-1, 1) * 0.44 * (1 - share * 0.9), 0.3 + share * 1.85],
        [0.045, 0.045],
        painter.pick(BAUBLES),
      )
    }
    for (const [dx, size, color] of [
      [-0.4, 0.28, [176, 44, 52]],
      [0.28, 0.34, [46, 98, 84]],
      [-0.02, 0.22, [206, 170, 90]],
    ] as const) {
      paintBlock(sheet, [x + dx - size / 2, 0, size, size * 0.8], { color: [...color], depth: 0.2, z: z - 0.4 })
      sheet.line(upright([x + dx, z - 0.4], [0, size * 0.8]), 0.03, [240, 226, 190])
    }
  })
  for (let light = 0; light < 40; light++) {
    const share = painter.random()
    painter.bokeh([x + painter.between(-1, 1) * 0.46 * (1 - share * 0.9), 0.28 + share * 1.9, z], 0.016, {
      color: [255, 220, 150],
      alpha: 0.9,
    })
  }
  painter.glow([x, 2.42, z], 0.4, { color: [255, 232, 160], alpha: 0.8 })
}

const flames = (sheet: Sheet, x: number, z: number, size: number): void => {
  const { painter } = sheet
  for (let tongue = 0; tongue < 15; tongue++) {
    const foot = x + painter.between(-0.22, 0.22) * size
    const height = size * painter.between(0.35, 1) * (1 - Math.abs(foot - x) / (0.4 * size))
    const half = 0.07 * size * painter.between(0.7, 1.3)
    const lean = painter.between(-0.06, 0.06) * size
    const tip: Point[] = [
      [foot - half, 0.05],
      [foot + half, 0.05],
      [foot + half * 0.7, height * 0.45],
      [foot + lean, height],
      [foot - half * 0.7, height * 0.4],
    ]
    sheet.shine(
      facing(tip, z),
      tongue % 3 === 0 ? [255, 228, 140] : tongue % 3 === 1 ? [255, 160, 60] : [240, 96, 36],
      0.72,
    )
  }
}

export const paintCampfire = (painter: BackdropPainter, { x, z }: Spot): void => {
  painter.glow([x, 0.4, z], 2.6, { color: FLAME, alpha: 0.5 })
  painter.sheet(z, (sheet) => {
    for (let log = 0; log < 6; log++) {
      const turn = painter.between(-0.5, 0.5)
      sheet.straight(
        [x - 0.4, 0.05 + log * 0.012, z + turn],
        [x + 0.4, 0.05 + painter.between(0, 0.14), z - turn],
        0.09,
        [74, 52, 40],
      )
    }
    flames(sheet, x, z, 0.95)
  })
  painter.glow([x, 0.45, z], 0.7, { color: [255, 214, 130], alpha: 0.75 })
  for (let spark = 0; spark < 26; spark++)
    painter.bokeh([x + painter.between(-0.5, 0.5), painter.between(0.5, 2.4), z], 0.006, {
      color: [255, 190, 100],
      alpha: painter.between(0.4, 1),
    })
}

export const paintCrowd = (painter: BackdropPainter, { z }: Spot): void => {
  const coats = palette('96 62 66, 60 76 98, 146 128 104, 74 92 78, 170 152 140, 52 52 60')
  for (const row of [2.4, 1.9, 1.5])
    painter.sheet(z * row, (sheet) => {
      const reach = painter.reach(z * row)
      for (let x = -reach; x < reach; x += painter.between(0.42, 0.62))
        paintPasserBy(sheet, x, {
          coat: painter.pick(coats),
          height: painter.between(1.58, 1.86),
          hair: painter.pick(palette('46 34 30, 98 70 46, 30 28 30')),
        })
    })
}

export const paintCandles = (painter: BackdropPainter, { x, z }: Spot): void => {
  for (let candle = 0; candle < 9; candle++) {
    const [cx, cz, height] = [
      x + painter.between(-0.4, 0.4),
      z * painter.between(0.98, 1.12),
      painter.between(0.12, 0.42),
    ]
    painter.glow([cx, height + 0.08, cz], 0.5, { color: FLAME, alpha: 0.35 })
    painter.sheet(cz, (sheet) => {
      sheet.shadow([cx, cz], 0.14, 0.4)
      sheet.round([cx - 0.045, 0, 0.09, height], [240, 228, 206])
      sheet.shine(
        facing(
          [
            [cx - 0.02, height],
            [cx + 0.02, height],
            [cx + 0.016, height + 0.05],
            [cx, height + 0.11],
            [cx - 0.016, height + 0.05],
          ],
          cz,
        ),
        [255, 220, 130],
      )
    })
    painter.glow([cx, height + 0.06, cz], 0.16, { color: [255, 230, 170], alpha: 0.9 })
  }
}

/** The edge of a mirror, that of its frame a little farther out. */
const mirrorEdge = (grow: number): Point[] => [
  [-0.4 - grow, 0.1 - grow],
  [0.4 + grow, 0.1 - grow],
  [0.42 + grow, 1.2],
  [0.36 + grow, 1.72],
  [0, 1.96 + grow],
  [-0.36 - grow, 1.72],
  [-0.42 - grow, 1.2],
]

/** A tall mirror in a golden frame that shows a bright room. */
export const paintMirror = (painter: BackdropPainter, { x, z, color }: Spot): void =>
  painter.sheet(z, (sheet) => {
    const mirror = new Volume(sheet, x)
    sheet.shadow([x, z], 0.6, 0.4)
    mirror.form(mirrorEdge(0.06), color ?? [186, 148, 80], 0.6)
    mirror.form(mirrorEdge(0), [206, 216, 220], 0.72)
    for (const shift of [-0.2, 0.05])
      sheet.poly(
        standing([x + shift, x + shift + 0.12, 0.3], [x + shift + 0.18, x + shift + 0.3, 1.7]),
        [246, 250, 252],
        0.4,
      )
  })

export const paintPlants = (painter: BackdropPainter, { z }: Spot): void => {
  for (const side of [-1, 1])
    for (const [far, kind] of [
      [1, 'blades'],
      [1.25, 'bush'],
    ] as const)
      painter.sheet(z * far, (sheet) =>
        paintPottedPlant(sheet, {
          x: side * painter.between(0.68, 0.95) * painter.reach(z * far),
          height: painter.between(0.9, 1.7),
          pot: painter.pick(palette('178 104 74, 226 220 208, 92 96 100')),
          colors: GREEN,
          kind,
        }),
      )
}

export const paintEasel = (painter: BackdropPainter, { x, z }: Spot): void =>
  painter.sheet(z, (sheet) => {
    sheet.shadow([x, z], 0.5, 0.4)
    for (const [foot, top] of path('-0.42 -0.05, 0.42 0.05, 0.02 0'))
      sheet.straight([x + foot, 0, z], [x + top, 1.9, z], 0.045, [150, 108, 66])
    sheet.straight([x - 0.4, 0.72, z], [x + 0.4, 0.72, z], 0.06, [128, 90, 54])
    paintArtwork(sheet, [x - 0.42, 0.75, 0.84, 1], {
      frame: [238, 234, 224],
      palette: [
        [206, 222, 230],
        [196, 92, 66],
        [236, 186, 84],
      ],
    })
  })

export const paintPiano = (painter: BackdropPainter, { x, z }: Spot): void =>
  painter.sheet(z, (sheet) => {
    const black: Rgb = [34, 30, 32]
    sheet.shadow([x, z], 1.1, 0.5)
    paintBlock(sheet, [x - 0.75, 0, 1.5, 1.22], { color: black, depth: 0.4 })
    sheet.shade([x - 0.7, 0.86, 1.4, 0.32], [64, 58, 62], [30, 26, 30])
    sheet.face(
      [
        [x - 0.75, 0.72, z - 0.25],
        [x + 0.75, 0.72, z - 0.25],
        [x + 0.75, 0.74, z],
        [x - 0.75, 0.74, z],
      ],
      [244, 240, 230],
    )
    for (let key = 0; key < 36; key++) {
      const at = x - 0.74 + key * 0.0415
      sheet.straight([at, 0.725, z - 0.25], [at, 0.742, z], 0.004, [90, 86, 84])
      if (key % 7 !== 2 && key % 7 !== 6)
        sheet.straight([at + 0.04, 0.735, z - 0.12], [at + 0.04, 0.745, z], 0.022, [24, 22, 24])
    }
    paintBlock(sheet, [x - 0.78, 0.62, 1.56, 0.1], { color: scaleRgb(black, 1.2), depth: 0.1, z: z - 0.27 })
  })
