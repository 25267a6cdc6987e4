import { palette } from '../../image/rgb.ts'
import { paintBlock } from '../elements/furniture.ts'
import { paintGround } from '../elements/ground.ts'
import { paintRoom } from '../elements/room.ts'
import { indoors } from '../place.ts'
import { lying } from '../world/sheet.ts'
import type { Sheet } from '../world/sheet.ts'

const LIQUIDS = palette('70 160 210, 226 140 70, 120 190 110, 190 100 170, 236 200 80')

/** A flask with a round belly, half full. */
const paintFlask = (sheet: Sheet, x: number, y: number, size: number): void => {
  const { painter } = sheet
  sheet.rect([x - size * 0.16, y + size * 0.7, size * 0.32, size * 0.6], [222, 236, 240], 0.75)
  sheet.ellipse([x, y + size * 0.45], [size * 0.46, size * 0.46], [226, 240, 244], { alpha: 0.8 })
  sheet.ellipse([x, y + size * 0.36], [size * 0.4, size * 0.34], painter.pick(LIQUIDS), { alpha: 0.9 })
  sheet.ellipse([x - size * 0.16, y + size * 0.56], [size * 0.07, size * 0.11], [255, 255, 255], { alpha: 0.8 })
}

/** Test tubes in their rack. */
const paintRack = (sheet: Sheet, x: number, y: number): void => {
  for (let tube = 0; tube < 5; tube++) {
    sheet.round([x + 0.03 + tube * 0.09, y + 0.02, 0.055, 0.3], [226, 240, 244])
    sheet.round([x + 0.03 + tube * 0.09, y + 0.02, 0.055, 0.16], sheet.painter.pick(LIQUIDS))
  }
  for (const low of [0.05, 0.19]) sheet.rect([x, y + low, 0.48, 0.035], [196, 160, 116])
}

const paintMicroscope = (sheet: Sheet, x: number, y: number): void => {
  const dark = [48, 54, 62] as const
  sheet.round([x, y, 0.34, 0.05], [...dark])
  sheet.rect([x + 0.25, y + 0.04, 0.06, 0.4], [226, 230, 234])
  sheet.rect([x + 0.08, y + 0.16, 0.2, 0.03], [...dark])
  sheet.poly(
    [
      [x + 0.1, y + 0.22],
      [x + 0.17, y + 0.22],
      [x + 0.24, y + 0.62],
      [x + 0.15, y + 0.64],
    ],
    [232, 236, 240],
  )
  sheet.rect([x + 0.11, y + 0.2, 0.05, 0.06], [...dark])
}

/** A laboratory: white benches with flasks, tubes and a microscope, cupboards with bottles, bright panels above. */
export const laboratory = indoors({
  isTelling: true,
  words:
    'lab|laboratory|science lab|research lab|chemistry lab|biology lab|research laboratory|chemical laboratory|medical lab|lab bench|science laboratory|biotech lab|laboratory bench',
  times: { day: 1 },
  weathers: { clear: 1 },
  dress: { smart: 1, casual: 1 },
  lightings: { soft: 2, 'high-key': 1 },
  seen: 'flasks|flask|test tubes|microscope|bottles|bench|shelves|cupboards|beakers|beaker|glassware|lamps|equipment',
  like: 'modern|clean|white|bright|sterile|indoor|quiet|empty|tidy|scientific|high tech|futuristic',
  paint(painter) {
    const depth = 7
    paintRoom(painter, {
      halfWidth: 3.4,
      depth,
      height: 3,
      wall: [222, 232, 236],
      side: [210, 222, 228],
      ceiling: [244, 246, 248],
      onWall: (sheet) => {
        for (const x of [-3.1, -1.55, 0, 1.55]) {
          sheet.rect([x, 1.62, 1.45, 1.05], [246, 248, 250])
          sheet.rect([x + 0.06, 1.68, 1.33, 0.93], [176, 204, 214])
          for (const low of [1.7, 2.18]) {
            for (let bottle = 0; bottle < 8; bottle++) {
              const height = painter.between(0.18, 0.34)
              const left = x + 0.12 + bottle * 0.155
              sheet.round(
                [left, low, 0.11, height],
                painter.pick(palette('122 78 42, 226 234 238, 70 130 160, 236 226 196')),
              )
              sheet.rect([left + 0.02, low + 0.05, 0.07, 0.08], [248, 248, 244], 0.85)
            }
            sheet.rect([x + 0.06, low - 0.03, 1.33, 0.03], [236, 242, 246])
          }
        }
        paintBlock(sheet, [-3.3, 0, 6.6, 0.9], { color: [236, 240, 244], depth: 0.6 })
        sheet.rect([-3.35, 0.9, 6.7, 0.06], [70, 84, 96])
        for (const x of [-2.7, -1.9, 0.6, 1.5, 2.6]) paintFlask(sheet, x, 0.96, painter.between(0.3, 0.44))
        paintRack(sheet, -1.3, 0.96)
        paintMicroscope(sheet, -0.35, 0.96)
      },
    })
    painter.sheet(5, (sheet) => {
      for (const z of [3, 5])
        for (const x of [-1.6, 0.7]) sheet.shine(lying([x, x + 0.9, z], [x, x + 0.9, z + 0.6], 2.98), [255, 255, 255])
    })
    for (const x of [-1.2, 1.2]) painter.glow([x, 2.9, 5], 1.8, { color: [236, 248, 255], alpha: 0.45 })
    paintGround(painter, {
      pattern: 'flags',
      color: [212, 220, 224],
      detail: [190, 200, 206],
      tileMetres: 0.6,
      farMetres: depth,
    })
    painter.reflect(0.25, depth)
    for (const [z, x] of [
      [4.4, -2.9],
      [4.4, 1.35],
    ] as const)
      painter.sheet(z, (sheet) => {
        sheet.shadow([x + 0.8, z], 1.1, 0.3)
        paintBlock(sheet, [x, 0, 1.6, 0.88], { color: [240, 243, 246], depth: 0.7 })
        paintBlock(sheet, [x - 0.05, 0.88, 1.7, 0.06], { color: [74, 88, 100], depth: 0.76 })
        paintFlask(sheet, x + 0.3, 0.95, 0.42)
        paintFlask(sheet, x + 0.75, 0.95, 0.32)
        paintRack(sheet, x + 1.02, 0.95)
      })
  },
})
