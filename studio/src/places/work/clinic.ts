import { paintBlock } from '../elements/furniture.ts'
import { paintGround } from '../elements/ground.ts'
import { paintRoom } from '../elements/room.ts'
import { indoors } from '../place.ts'
import { upright, lying, sideCorners } from '../world/sheet.ts'

/** A clinic or laboratory: a white corridor with doors, lights along the ceiling, a bed on wheels and glassware. */
export const clinic = indoors({
  isTelling: true,
  words:
    'hospital|clinic|hospital corridor|hospital room|doctor s office|medical office|ward|medical clinic|hospital hallway|hospital ward|emergency room|doctor office|doctors office|med spa|medical center|hospital interior|clinic room|hospital setting|beauty clinic|clean room|cosmetic clinic|patient room',
  times: { day: 1 },
  weathers: { clear: 1 },
  dress: { smart: 1, casual: 1 },
  lightings: { soft: 2, 'high-key': 1 },
  seen: 'beds|bed|hospital bed|corridor|hallway|lamps|shelves|glass doors|doors',
  like: 'modern|clean|white|bright|sterile|indoor|quiet|empty|tidy|medical|spacious',
  paint(painter) {
    const depth = 12
    paintRoom(painter, {
      halfWidth: 2.6,
      depth,
      height: 2.9,
      wall: [226, 234, 236],
      side: [216, 226, 230],
      ceiling: [244, 246, 246],
      onWall: (sheet) => {
        sheet.rect([-1.2, 0, 2.4, 2.3], [150, 190, 196])
        sheet.rect([-0.03, 0, 0.06, 2.3], [110, 150, 156])
        for (const x of [-0.85, 0.35]) sheet.rect([x, 1.2, 0.5, 0.7], [226, 240, 244])
      },
    })
    painter.sheet(6, (sheet) => {
      for (const side of [-1, 1])
        for (const z of [3.4, 5.6, 7.8, 10]) {
          sheet.face(sideCorners(side * 2.58, [z, z + 1], [0, 2.1]), [166, 200, 204])
          sheet.face(sideCorners(side * 2.57, [z + 0.3, z + 0.7], [1.2, 1.8]), [228, 240, 244])
        }
      for (const side of [-1, 1]) sheet.face(sideCorners(side * 2.56, [1, depth], [0.85, 1]), [120, 176, 186])
      for (const z of [3, 5, 7, 9, 11]) sheet.shine(lying([-0.7, 0.7, z], [-0.7, 0.7, z + 0.7], 2.88), [255, 255, 255])
    })
    for (const z of [5, 8]) painter.glow([0, 2.8, z], 1.8, { color: [236, 248, 255], alpha: 0.5 })
    paintGround(painter, {
      pattern: 'flags',
      color: [206, 218, 222],
      detail: [184, 198, 204],
      tileMetres: 0.6,
      farMetres: depth,
    })
    painter.reflect(0.3, depth)
    painter.sheet(6.4, (sheet) => {
      sheet.shadow([-1.5, 6.4], 0.9, 0.3)
      paintBlock(sheet, [-2.2, 0.6, 1.5, 0.16], { color: [244, 246, 248], depth: 0.9 })
      for (const x of [-2.1, -0.8]) sheet.line(upright([x, 6.4], [0, 0.6]), 0.05, [150, 156, 162])
      paintBlock(sheet, [1.2, 0, 1.2, 0.9], { color: [206, 216, 220], depth: 0.5 })
      for (const [dx, color] of [
        [0.15, [90, 170, 190]],
        [0.4, [226, 150, 90]],
        [0.65, [130, 190, 110]],
        [0.9, [190, 110, 170]],
      ] as const)
        sheet.round([1.2 + dx, 0.9, 0.12, 0.26], [...color])
    })
  },
})
