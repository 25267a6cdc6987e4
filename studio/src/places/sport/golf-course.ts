import { palette } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { paintTree, GREEN, DEEP_GREEN } from '../elements/foliage.ts'
import { paintGround } from '../elements/ground.ts'
import { paintRidge } from '../elements/land.ts'
import { paintSky } from '../elements/sky.ts'
import { DAY_AND_GOLD, outdoors } from '../place.ts'
import { upright } from '../world/sheet.ts'
import type { Point3, Sheet } from '../world/sheet.ts'

const SAND: Rgb = [232, 216, 178]
const GREEN_TURF: Rgb = [124, 178, 84]

/** A round that lies level, its edge a little uneven. */
const patch = ([x, z]: readonly [number, number], [across, deep]: readonly [number, number]): Point3[] =>
  Array.from({ length: 40 }, (_, step) => {
    const angle = (step / 20) * Math.PI
    const wave = 1 + 0.1 * Math.sin(3 * angle + x) + 0.05 * Math.sin(5 * angle + z)
    return [x + across * wave * Math.cos(angle), 0, z + deep * wave * Math.sin(angle)]
  })

/** The hole is beside whoever stands in the middle. */
const paintHole = (sheet: Sheet, x: number): void => {
  sheet.face(patch([x, 22], [7, 6]), GREEN_TURF)
  sheet.face(patch([-x * 1.5, 17], [3.4, 1.8]), SAND)
  sheet.face(patch([x * 2.6, 24], [3, 2]), SAND)
  sheet.face(patch([-x * 1.8, 34], [6, 3]), SAND)
}

/** A golf course: mown fairway in stripes, a green with its flag, bunkers of sand, trees. */
export const golfCourse = outdoors({
  isTelling: true,
  words:
    'golf course|golf|green fairway|fairway|golf green|golf fairway|golf club house|golf resort|putting green|18th hole|golf links',
  times: DAY_AND_GOLD,
  dress: { sport: 2, smart: 1, casual: 2 },
  seen: 'flag|green|bunker|bunkers|sand bunker|trees|grass|lawn|hole|fairway',
  like: 'green|sunny|quiet|empty|lush|private|exclusive|scenic|beautiful|manicured',
  hasLeaves: true,
  paint(painter) {
    paintSky(painter)
    paintRidge(painter, { z: 500, height: 40, color: [104, 128, 112], roughness: 0.25 })
    painter.sheet(56, (sheet) => {
      for (let x = -48; x < 48; x += 5.5)
        paintTree(sheet, {
          x: x + painter.between(-1.4, 1.4),
          height: painter.between(7, 12),
          spread: painter.between(3, 4.4),
          colors: painter.pick([GREEN, DEEP_GREEN]),
        })
    })
    const side = painter.random() < 0.5 ? -1 : 1
    const x = side * Math.max(2.2, Math.min(4.6, 0.52 * painter.reach(22)))
    paintGround(painter, {
      pattern: 'grass',
      color: [92, 148, 66],
      detail: [80, 132, 58],
      farMetres: 70,
      marks: (sheet) => paintHole(sheet, x),
    })
    painter.sheet(21, (sheet) => {
      const pole = upright([x, 21], [0, 3.1])
      sheet.shadow([x, 21], 0.5, 0.3)
      sheet.line(pole, 0.07, [246, 244, 238])
      sheet.poly(
        [
          [x, 3.1],
          [x + 1.2, 2.76],
          [x, 2.4],
        ],
        painter.pick(palette('214 50 44, 240 196 56')),
      )
    })
  },
})
