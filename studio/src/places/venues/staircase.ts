import type { Rgb } from '../../image/rgb.ts'
import { paintGround } from '../elements/ground.ts'
import { paintRoom } from '../elements/room.ts'
import { indoors, LIT_EVENING } from '../place.ts'
import { corners, lying } from '../world/sheet.ts'
import type { Sheet } from '../world/sheet.ts'

const MARBLE: Rgb = [232, 226, 214]
const GOLD: Rgb = [196, 160, 92]
const CARPET: Rgb = [150, 34, 44]
const STEPS = { count: 13, from: 4.6, run: 0.36, rise: 0.17, half: 1.75 } as const

const paintSteps = (sheet: Sheet): void => {
  const { count, from, run, rise, half } = STEPS
  for (let step = count - 1; step >= 0; step--) {
    const [z, y] = [from + step * run, step * rise]
    sheet.face(lying([-half, half, z], [-half, half, z + run], y + rise), MARBLE)
    sheet.face(lying([-0.75, 0.75, z], [-0.75, 0.75, z + run], y + rise + 0.004), CARPET)
    sheet.face(corners([-half, y, half * 2, rise], z), [206, 198, 184])
    sheet.face(corners([-0.75, y, 1.5, rise], z - 0.004), [118, 24, 34])
    sheet.face(corners([-half, y + rise - 0.03, half * 2, 0.03], z - 0.002), [244, 240, 230])
    sheet.face(corners([-0.75, y + rise - 0.03, 1.5, 0.03], z - 0.006), [172, 48, 56])
  }
}

/** Balusters and a rail that rise along one side. */
const paintBalustrade = (sheet: Sheet, side: -1 | 1): void => {
  const { count, from, run, rise, half } = STEPS
  const x = side * (half + 0.06)
  for (let step = count - 1; step >= 0; step--) {
    const [z, y] = [from + step * run + run / 2, (step + 1) * rise]
    sheet.line(
      [
        [x, y, z],
        [x, y + 0.78, z],
      ],
      0.085,
      MARBLE,
    )
    sheet.line(
      [
        [x, y + 0.26, z],
        [x, y + 0.5, z],
      ],
      0.14,
      [222, 214, 200],
    )
  }
  const end: readonly [number, number, number] = [x, count * rise + 0.84, from + count * run]
  sheet.line([[x, rise + 0.84, from], end], 0.13, [186, 146, 104])
  sheet.face(corners([x - 0.16, 0, 0.32, 1.12], from - 0.1), MARBLE)
  sheet.face(corners([x - 0.2, 1.12, 0.4, 0.08], from - 0.12), [214, 206, 190])
  sheet.disc([x, 1.36, from - 0.12], 0.19, GOLD)
}

/** A marble staircase with a red runner between balustrades, columns and tall windows at its head. */
export const staircase = indoors({
  isTelling: true,
  words:
    'marble staircase|grand staircase|staircase|stairs indoors|palace staircase|palace stairs|marble stairs|grand stairs|hotel staircase|hotel stairs|mansion staircase|spiral staircase foyer|red carpet stairs|opera stairs|museum stairs|sweeping staircase|stairway|opera foyer',
  times: LIT_EVENING,
  dress: { evening: 3, smart: 2 },
  seen: 'stairs|steps|staircase|columns|pillars|balustrade|banister|railing|red carpet|windows|marble|runner|carpet|handrail',
  like: 'marble|grand|palatial|elegant|luxurious|opulent|white|golden|sweeping|royal|wide|classical|baroque|empty|beautiful|ornate',
  paint(painter) {
    const depth = 10.4
    paintRoom(painter, {
      halfWidth: 4.4,
      depth,
      height: 6.4,
      wall: [226, 214, 190],
      side: [216, 204, 180],
      ceiling: [240, 234, 222],
      windows: [
        [-3.1, 2.6, 1.3, 2.9],
        [-0.75, 2.6, 1.5, 3.1],
        [1.8, 2.6, 1.3, 2.9],
      ],
      frame: [214, 184, 128],
      panes: [2, 4],
      onWall: (sheet) => {
        sheet.rect([-4.4, 2.15, 8.8, 0.12], GOLD)
        for (const x of [-3.7, -1.4, 1, 3.3]) {
          sheet.rect([x, 2.2, 0.4, 4], [240, 234, 222])
          sheet.rect([x + 0.28, 2.2, 0.12, 4], [206, 196, 176])
          sheet.rect([x - 0.06, 5.7, 0.52, 0.3], GOLD)
        }
      },
    })
    paintGround(painter, {
      pattern: 'checker',
      color: [228, 222, 210],
      detail: [122, 112, 104],
      tileMetres: 0.8,
      farMetres: depth,
    })
    painter.reflect(0.25, depth)
    painter.sheet(STEPS.from + 2, (sheet) => {
      paintSteps(sheet)
      for (const side of [-1, 1] as const) paintBalustrade(sheet, side)
    })
    for (const x of [-2.6, 2.6]) painter.glow([x, 3.6, 6], 1.8, { color: [255, 222, 160], alpha: 0.4 })
  },
})
