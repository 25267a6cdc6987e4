import { palette } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { paintHouse } from '../elements/buildings.ts'
import { paintGround } from '../elements/ground.ts'
import { paintSky } from '../elements/sky.ts'
import { LIT_EVENING, outdoors } from '../place.ts'
import type { BackdropPainter } from '../world/backdrop-painter.ts'
import { across, corners, lying, upright } from '../world/sheet.ts'
import type { Point3, Sheet } from '../world/sheet.ts'

const LINE: Rgb = [244, 242, 234]
const STEEL: Rgb = [62, 68, 76]
const ORANGE: Rgb = [232, 92, 34]

/** Where the ring hangs, and how far from it things of the court are, in metres. */
const RING = { z: 12.4, y: 3.05, radius: 0.34 }
const BOARD = { z: 13, y: 2.85, width: 1.9, height: 1.15 }
const KEY = { half: 2.45, near: 8.2, far: 14.2, circle: 1.8, arc: 6.75 }
/** From the ring to the lines at the sides. */
const SIDE = 7.4
const FENCE = { z: 19, height: 4.2, post: 2.6, mesh: 0.3 }

/** Part of a circle that lies level, from one angle to another; 0 is to the right, a quarter turn towards the viewer. */
const arcOf = ([x, z]: readonly [number, number], radius: number, [from, to]: readonly [number, number]): Point3[] =>
  Array.from({ length: 41 }, (_, step) => {
    const angle = (from + ((to - from) * step) / 40) * Math.PI
    return [x + radius * Math.cos(angle), 0, z - radius * Math.sin(angle)]
  })

const paintLines = (sheet: Sheet, hoop: number, paint: Rgb): void => {
  const { half, near, far, circle, arc } = KEY
  sheet.face(lying([hoop - half, hoop + half, near], [hoop - half, hoop + half, far]), paint)
  sheet.face(arcOf([hoop, near], circle, [0, 1]), paint)
  for (const [x, from] of [
    [hoop - half, near],
    [hoop + half, near],
    [hoop - SIDE, 1],
    [hoop + SIDE, 1],
  ])
    sheet.face(lying([x - 0.05, x + 0.05, from], [x - 0.06, x + 0.06, far]), LINE)
  sheet.face(lying([hoop - half, hoop + half, near], [hoop - half, hoop + half, near + 0.14]), LINE)
  sheet.face(lying([hoop - SIDE, hoop + SIDE, far], [hoop - SIDE, hoop + SIDE, far + 0.2]), LINE)
  sheet.line(arcOf([hoop, near], circle, [0, 2]), 0.09, LINE)
  sheet.line(arcOf([hoop, RING.z], arc, [0, 1]), 0.1, LINE)
}

/** The backboard on its post, the ring and its net. */
const paintHoop = (painter: BackdropPainter, hoop: number): void =>
  painter.sheet(BOARD.z, (sheet) => {
    sheet.line(upright([hoop, BOARD.z + 1], [0, 3.4]), 0.2, STEEL)
    const { y, width, height } = BOARD
    sheet.rect([hoop - width / 2 - 0.05, y - 0.05, width + 0.1, height + 0.1], STEEL)
    sheet.rect([hoop - width / 2, y, width, height], [240, 242, 244])
    // In the light of the lamps.
    sheet.shine(corners([hoop - width / 2, y, width, height], BOARD.z), [236, 232, 220], 0.6 * painter.ambience.lamps)
    for (const [x, low, wide, tall] of [
      [-0.32, 0.2, 0.64, 0.06],
      [-0.32, 0.66, 0.64, 0.06],
      [-0.32, 0.2, 0.06, 0.5],
      [0.26, 0.2, 0.06, 0.5],
    ])
      sheet.rect([hoop + x, y + low, wide, tall], ORANGE)
    for (let cord = 0; cord <= 8; cord++) {
      const share = cord / 4 - 1
      sheet.straight(
        [hoop + share * RING.radius, RING.y - 0.04, RING.z],
        [hoop + share * RING.radius * 0.55 + (cord % 2 ? 0.05 : -0.05), RING.y - 0.62, RING.z],
        0.045,
        [250, 250, 250],
      )
    }
    for (const [down, share] of [
      [0.2, 0.86],
      [0.36, 0.7],
    ])
      sheet.line(
        across([hoop - RING.radius * share, hoop + RING.radius * share], [RING.y - down, RING.z]),
        0.035,
        [250, 250, 250],
      )
    sheet.ellipse([hoop, RING.y], [RING.radius, 0.085], ORANGE)
    sheet.ellipse([hoop, RING.y], [RING.radius - 0.06, 0.035], [120, 60, 40])
  })

/** A court in the city: painted asphalt with its lines, a hoop with its backboard, a wire fence and houses behind. */
export const basketballCourt = outdoors({
  isTelling: true,
  words:
    'basketball court|outdoor basketball court|street basketball court|basketball court outside|streetball court|basketball cage|basketball hoop|basketball field|city basketball court|urban basketball court|neighbourhood basketball court|neighborhood basketball court',
  times: LIT_EVENING,
  dress: { sport: 3, casual: 2 },
  isLampLit: true,
  seen: 'hoop|basketball hoop|backboard|fence|chain link fence|wire fence|lines|asphalt|net|houses|buildings|ring',
  like: 'urban|empty|quiet|outdoor|street|local|painted|sunny|colorful|colourful|city|neighborhood|neighbourhood',
  paint(painter) {
    paintSky(painter)
    painter.sheet(40, (sheet) => {
      for (let x = -34; x < 34; x += 7)
        paintHouse(sheet, {
          box: [x, 0, 7, painter.between(9, 16)],
          color: painter.pick(palette('156 104 84, 172 148 130, 128 122 124, 146 92 76')),
          windows: { columns: 3, rows: 4, litShare: 0.4 },
        })
    })
    const [ground, paint] = painter.pick([
      [palette('64 110 148, 54 98 136'), [196, 92, 62]],
      [palette('70 122 104, 60 108 92'), [192, 104, 60]],
      [palette('122 120 122, 104 102 106'), [54, 104, 160]],
    ] as const)
    // Beside whoever stands in the middle, and never out of the picture.
    const hoop = (painter.random() < 0.5 ? -1 : 1) * Math.max(1.5, Math.min(3.4, 0.56 * painter.reach(BOARD.z)))
    paintGround(painter, {
      pattern: 'asphalt',
      color: ground[0],
      detail: ground[1],
      farMetres: 30,
      marks: (sheet) => paintLines(sheet, hoop, paint),
    })
    painter.sheet(FENCE.z, (sheet) => {
      const { z, height, post, mesh } = FENCE
      for (let x = -16.9; x <= 17; x += post) sheet.line(upright([x, z], [0, height]), 0.1, STEEL)
      for (let x = -17 - height; x < 17; x += mesh) {
        sheet.straight([x, 0, z], [x + height, height, z], 0.02, [112, 118, 124])
        sheet.straight([x + height, 0, z], [x, height, z], 0.02, [112, 118, 124])
      }
      for (const y of [0.05, height]) sheet.line(across([-17, 17], [y, z]), 0.09, STEEL)
    })
    paintHoop(painter, hoop)
    for (const x of [-5.6, 5.6]) {
      painter.sheet(FENCE.z - 1, (sheet) => {
        sheet.line(upright([x, FENCE.z - 1], [0, 5]), 0.14, STEEL)
        sheet.shine(corners([x - 0.6, 4.9, 1.2, 0.3], FENCE.z - 1), [255, 250, 236], painter.ambience.lamps)
      })
      painter.glow([x, 5, FENCE.z - 1], 6, { color: [255, 240, 214], alpha: 0.7 * painter.ambience.lamps })
    }
  },
})
