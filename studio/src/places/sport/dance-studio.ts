import { paintGround } from '../elements/ground.ts'
import { paintRoom } from '../elements/room.ts'
import { paintGardenView } from '../elements/window-views.ts'
import { indoors } from '../place.ts'
import { across, standing, upright } from '../world/sheet.ts'

/** A dance studio: a wall of mirrors with a barre, tall windows, a wooden floor that shines. */
export const danceStudio = indoors({
  isTelling: true,
  words:
    'dance studio|ballet studio|yoga studio|rehearsal room|mirror wall|pilates studio|fitness studio|barre|ballet barre|barre class|yoga class|yoga room|dance class|pilates room|yoga studio interior|barre studio|dance hall|dance rehearsal|ballet school|dance practice|mirror room|movement studio|wellness studio|minimalist yoga studio|studio with mirrors|pilates class|reformer class',
  times: { day: 4, 'golden-hour': 1 },
  dress: { sport: 4 },
  seen: 'mirrors|mirror|mirror wall|wooden floor|barre|big mirrors|windows',
  like: 'minimal|minimalist|bright|empty|quiet|white|spacious|large|wooden|modern|clean|simple|big|indoor|light filled|airy',
  paint(painter) {
    const depth = 7
    paintRoom(painter, {
      halfWidth: 4.4,
      depth,
      height: 3.8,
      wall: [206, 216, 222],
      side: [226, 220, 210],
      ceiling: [240, 240, 238],
      frame: [200, 196, 190],
      sideWindows: [
        [2.4, 3.9, 0.5, 3.2],
        [4.5, 6, 0.5, 3.2],
      ],
      outside: () => paintGardenView(painter),
      onWall: (sheet) => {
        for (let panel = 0; panel < 6; panel++) {
          const x = -4.2 + panel * 1.42
          sheet.shadeBy(
            [x, 0.2, 1.38, 3],
            [
              [0, [222, 230, 234]],
              [0.6, [190, 200, 206]],
              [1, [176, 150, 118]],
            ],
          )
          sheet.poly(standing([x + 0.2, x + 0.35, 0.3], [x + 0.7, x + 0.85, 3.1]), [240, 246, 248], 0.4)
        }
      },
    })
    painter.sheet(6.6, (sheet) => {
      for (const y of [0.8, 1.08]) sheet.line(across([-4.2, 4.2], [y, 6.6]), 0.06, [176, 126, 76])
      for (const x of [-3.6, -1.2, 1.2, 3.6]) sheet.line(upright([x, 6.6], [0, 1.08]), 0.05, [150, 152, 156])
    })
    paintGround(painter, {
      pattern: 'planks',
      color: [214, 174, 124],
      detail: [182, 142, 98],
      farMetres: depth,
      tileMetres: 0.12,
    })
    painter.reflect(0.34, depth)
  },
})
