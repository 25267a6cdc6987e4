import { paintConifer } from '../elements/foliage.ts'
import { paintGround } from '../elements/ground.ts'
import { paintSky } from '../elements/sky.ts'
import { DAY_AND_GOLD, outdoors } from '../place.ts'
import { upright, across, lying } from '../world/sheet.ts'

/** A tennis court: lines on clay or hard ground, the net, a fence and cypresses behind it. */
export const tennisCourt = outdoors({
  isTelling: true,
  words: 'tennis court|tennis club|tennis match court',
  times: DAY_AND_GOLD,
  dress: { sport: 4, casual: 1 },
  seen: 'net|trees|fence|lines|fir trees',
  like: 'blue|empty|quiet|outdoor|private|sunny|hard|clean',
  paint(painter) {
    paintSky(painter)
    painter.sheet(34, (sheet) => {
      for (let x = -26; x < 26; x += 2.2) paintConifer(sheet, x + painter.between(-0.4, 0.4), painter.between(6, 8.5))
    })
    const isClay = painter.random() < 0.5
    paintGround(painter, {
      pattern: 'asphalt',
      color: isClay ? [190, 104, 70] : [58, 110, 150],
      detail: isClay ? [168, 88, 58] : [50, 98, 136],
      farMetres: 30,
      marks: (sheet) => {
        sheet.face(lying([-20, 20, 24], [-20, 20, 30]), isClay ? [150, 84, 58] : [60, 128, 92])
        for (const x of [-5.4, -4.1, 4.1, 5.4])
          sheet.face(lying([x - 0.05, x + 0.05, 1], [x - 0.09, x + 0.09, 24]), [246, 246, 242])
        for (const z of [6, 17.5, 24])
          sheet.face(lying([-5.4, 5.4, z], [-5.4, 5.4, z + 0.09 + z * 0.008]), [246, 246, 242])
        sheet.face(lying([-0.05, 0.05, 6], [-0.09, 0.09, 17.5]), [246, 246, 242])
      },
    })
    painter.sheet(28, (sheet) => {
      for (let x = -16; x <= 16; x += 2) sheet.line(upright([x, 28], [0, 3.4]), 0.08, [60, 90, 78])
      for (let wire = 0; wire < 18; wire++) sheet.line(across([-16, 16], [wire * 0.19, 28]), 0.015, [86, 112, 98])
    })
    painter.sheet(12, (sheet) => {
      sheet.rect([-6.4, 0.05, 12.8, 0.92], [30, 34, 38], 0.5)
      for (let x = -6.4; x < 6.4; x += 0.16) sheet.line(upright([x, 12], [0.05, 0.95]), 0.012, [24, 26, 30])
      for (let y = 0.1; y < 0.95; y += 0.12) sheet.line(across([-6.4, 6.4], [y, 12]), 0.012, [24, 26, 30])
      sheet.line(across([-6.4, 6.4], [0.97, 12]), 0.09, [250, 250, 248])
      for (const x of [-6.4, 6.4]) sheet.line(upright([x, 12], [0, 1.05]), 0.12, [60, 64, 68])
    })
  },
})
