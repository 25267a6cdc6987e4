import { mixRgb, palette, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { path } from '../../math/spline.ts'
import type { BackdropPainter } from '../world/backdrop-painter.ts'
import type { Point } from '../world/sheet.ts'
import { Volume } from './volume.ts'

export type Spot = { x: number; z: number; color?: Rgb | undefined }

const NOSE: Rgb = [36, 28, 28]

const eye = (beast: Volume, [x, y]: Point, size: number, iris: Rgb): void => {
  beast.dot([x, y], [size * 1.25, size * 1.2], [30, 22, 20], 0.8)
  beast.dot([x, y], [size, size], iris)
  beast.dot([x, y], [size * 0.6, size * 0.72], [16, 12, 12])
  beast.dot([x - size * 0.32, y + size * 0.36], [size * 0.3, size * 0.3], [255, 255, 255])
}

const DOGS = palette('206 160 98, 150 96 58, 232 216 188, 96 72 60')

const ear = (side: number, tip: number): Point[] => [
  [side * 0.07, 0.79],
  [side * 0.135, 0.77],
  [side * 0.185, 0.66],
  [side * 0.165, tip],
  [side * 0.115, tip + 0.03],
  [side * 0.1, 0.68],
]

const DOG_BODY: Point[] = path(
  '-0.1 0.56, 0.1 0.56, 0.17 0.4, 0.2 0.2, 0.17 0.03, 0 0, -0.17 0.03, -0.2 0.2, -0.17 0.4',
)

/** A dog that sits and looks at the viewer, tongue out. */
export const paintDog = (painter: BackdropPainter, { x, z, color }: Spot): void =>
  painter.sheet(z, (sheet) => {
    const coat = color ?? painter.pick(DOGS)
    const pale = mixRgb(coat, [255, 246, 230], 0.5)
    const deep = scaleRgb(coat, 0.66)
    const dog = new Volume(sheet, x, 0.95)
    sheet.shadow([x, z], 0.42, 0.5)
    dog.line(path('0.14 0.05, 0.27 0.07, 0.33 0.18, 0.31 0.27'), 0.06, coat)
    for (const side of [-1, 1]) dog.ball([side * 0.155, 0.12], [0.1, 0.125], scaleRgb(coat, 0.92), side * 0.2)
    dog.form(DOG_BODY, coat)
    dog.fur(DOG_BODY, coat, { count: 320, length: 0.05 })
    const chest: Point[] = path('-0.07 0.54, 0.07 0.54, 0.09 0.38, 0.05 0.2, 0 0.17, -0.05 0.2, -0.09 0.38')
    dog.form(chest, pale, 0.84)
    dog.fur(chest, pale, { count: 150, length: 0.045 })
    for (const side of [-1, 1]) {
      const leg: Point[] = [
        [side * 0.03, 0.36],
        [side * 0.105, 0.35],
        [side * 0.1, 0.05],
        [side * 0.03, 0.05],
      ]
      dog.form(leg, coat, 0.78)
      dog.fur(leg, coat, { count: 70 })
      dog.ball([side * 0.07, 0.035], [0.062, 0.04], pale)
      for (const toe of [-0.02, 0.02]) dog.straight([side * 0.07 + toe, 0.03], [side * 0.07 + toe, 0.005], 0.006, deep)
      dog.ball([side * 0.17, 0.03], [0.07, 0.035], scaleRgb(pale, 0.92))
    }
    const head: Point[] = path('-0.1 0.79, 0 0.815, 0.1 0.79, 0.135 0.69, 0.1 0.58, 0 0.53, -0.1 0.58, -0.135 0.69')
    dog.form(head, coat)
    dog.fur(head, coat, { count: 200, turn: 1.3 })
    const blaze: Point[] = path('-0.022 0.8, 0.022 0.8, 0.045 0.66, -0.045 0.66')
    dog.form(blaze, pale, 0.92)
    dog.ball([0, 0.605], [0.078, 0.066], pale)
    dog.form(path('-0.03 0.57, 0.03 0.57, 0.026 0.5, 0 0.478, -0.026 0.5'), [214, 104, 112], 0.8)
    dog.line(path('0 0.565, 0 0.495'), 0.005, [176, 74, 84])
    dog.line(path('-0.055 0.585, -0.025 0.565, 0 0.585, 0.025 0.565, 0.055 0.585'), 0.008, scaleRgb(deep, 0.6))
    dog.ball([0, 0.643], [0.034, 0.025], NOSE)
    dog.dot([-0.01, 0.652], [0.008, 0.005], [190, 186, 190], 0.8)
    for (const side of [-1, 1]) {
      eye(dog, [side * 0.058, 0.705], 0.019, [82, 48, 26])
      dog.line(
        [
          [side * 0.035, 0.742],
          [side * 0.06, 0.752],
          [side * 0.085, 0.742],
        ],
        0.009,
        deep,
      )
      dog.form(ear(side, 0.535), deep, 0.8)
      dog.fur(ear(side, 0.535), deep, { count: 80 })
    }
  })

const CATS = palette('206 138 76, 120 116 118, 226 218 206, 62 58 62')

const CAT_BODY: Point[] = path(
  '-0.06 0.34, 0.06 0.34, 0.1 0.24, 0.13 0.1, 0.11 0.01, 0 0, -0.11 0.01, -0.13 0.1, -0.1 0.24',
)

/** A cat that sits upright, its tail round its feet. */
export const paintCat = (painter: BackdropPainter, { x, z, color }: Spot): void =>
  painter.sheet(z, (sheet) => {
    const coat = color ?? painter.pick(CATS)
    const stripe = scaleRgb(coat, 0.62)
    const pale = mixRgb(coat, [255, 250, 240], 0.6)
    const cat = new Volume(sheet, x, 1.25)
    sheet.shadow([x, z], 0.3, 0.48)
    cat.form(CAT_BODY, coat)
    cat.fur(CAT_BODY, coat, { count: 240, length: 0.03 })
    for (let row = 0; row < 4; row++)
      for (const side of [-1, 1])
        cat.line(
          [
            [side * 0.1, 0.08 + row * 0.06],
            [side * 0.075, 0.095 + row * 0.06],
            [side * 0.05, 0.09 + row * 0.06],
          ],
          0.012,
          stripe,
        )
    const chest: Point[] = path('-0.035 0.33, 0.035 0.33, 0.045 0.2, 0 0.12, -0.045 0.2')
    cat.form(chest, pale, 0.88)
    cat.fur(chest, pale, { count: 90, length: 0.026 })
    for (const side of [-1, 1]) {
      cat.form(
        [
          [side * 0.01, 0.2],
          [side * 0.05, 0.19],
          [side * 0.052, 0.02],
          [side * 0.01, 0.02],
        ],
        coat,
        0.8,
      )
      cat.ball([side * 0.034, 0.018], [0.032, 0.02], pale)
    }
    cat.line(path('0.1 0.03, 0.16 0.03, 0.14 0.0, 0.04 -0.005, -0.04 0.0'), 0.036, coat)
    cat.line(path('0.0 -0.004, -0.045 0.0'), 0.034, pale)
    for (const side of [-1, 1]) {
      cat.form(
        [
          [side * 0.03, 0.465],
          [side * 0.072, 0.53],
          [side * 0.1, 0.43],
        ],
        coat,
        0.8,
      )
      cat.form(
        [
          [side * 0.048, 0.466],
          [side * 0.071, 0.507],
          [side * 0.085, 0.45],
        ],
        [222, 160, 150],
        0.9,
      )
    }
    const head: Point[] = path(
      '-0.07 0.47, 0 0.482, 0.07 0.47, 0.105 0.4, 0.075 0.335, 0 0.315, -0.075 0.335, -0.105 0.4',
    )
    cat.form(head, coat)
    cat.fur(head, coat, { count: 160, length: 0.024, turn: 1.2 })
    for (const shift of [-0.026, 0, 0.026]) cat.straight([shift, 0.475], [shift * 0.8, 0.448], 0.01, stripe)
    for (const side of [-1, 1]) {
      cat.ball([side * 0.022, 0.36], [0.032, 0.026], pale)
      eye(cat, [side * 0.045, 0.408], 0.02, [150, 172, 70])
      cat.dot([side * 0.045, 0.408], [0.005, 0.017], [14, 12, 12])
      for (const whisker of [-1, 0, 1])
        cat.straight(
          [side * 0.035, 0.362 + whisker * 0.006],
          [side * 0.13, 0.362 + whisker * 0.024],
          0.0022,
          [246, 244, 240],
        )
    }
    cat.form(path('-0.014 0.382, 0.014 0.382, 0 0.366'), [206, 122, 118], 0.85)
    cat.line(path('-0.02 0.348, 0 0.358, 0.02 0.348'), 0.004, scaleRgb(stripe, 0.7))
  })

const PIGEONS = 9

/** Pigeons on the ground and a few on the wing. */
export const paintBirds = (painter: BackdropPainter, { z, color }: Spot): void => {
  const tone = color ?? ([132, 138, 150] as const)
  for (let index = 0; index < PIGEONS; index++) {
    const far = z * painter.between(0.98, 2)
    const x = painter.between(-1, 1) * painter.reach(far) * 0.9
    painter.sheet(far, (sheet) => {
      const side = painter.pick([-1, 1])
      const bird = new Volume(sheet, x)
      sheet.shadow([x, far], 0.16, 0.4)
      bird.form(
        [
          [-side * 0.2, 0.1],
          [-side * 0.05, 0.17],
          [side * 0.07, 0.2],
          [side * 0.1, 0.12],
          [0, 0.06],
          [-side * 0.12, 0.07],
        ],
        [...tone],
      )
      bird.form(
        [
          [-side * 0.17, 0.11],
          [-side * 0.03, 0.15],
          [side * 0.03, 0.12],
          [-side * 0.05, 0.08],
        ],
        scaleRgb([...tone], 0.72),
      )
      bird.ball([side * 0.095, 0.225], [0.036, 0.034], scaleRgb([...tone], 0.7))
      bird.dot([side * 0.08, 0.18], [0.036, 0.026], [84, 128, 116], 0.8)
      bird.dot([side * 0.106, 0.23], [0.007, 0.007], [216, 120, 50])
      bird.form(
        [
          [side * 0.125, 0.226],
          [side * 0.16, 0.215],
          [side * 0.126, 0.214],
        ],
        [64, 60, 62],
      )
      for (const foot of [-0.015, 0.025]) bird.straight([side * foot, 0.07], [side * foot, 0], 0.008, [206, 96, 86])
    })
  }
}
