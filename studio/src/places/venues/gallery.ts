import { palette } from '../../image/rgb.ts'
import { paintArtwork, paintBlock } from '../elements/furniture.ts'
import { paintGround } from '../elements/ground.ts'
import { paintRoom } from '../elements/room.ts'
import { indoors } from '../place.ts'
import { sideCorners, upright } from '../world/sheet.ts'

/** A white gallery: large canvases under spots, a bench, a polished floor. */
export const gallery = indoors({
  words:
    'gallery|art gallery|museum|exhibition|paintings|vernissage|white wall|white room|empty room|art museum|white walls|art gallery opening|gallery opening|minimalist gallery|museum hall|modern art museum|exhibition hall|photo exhibition|art exhibition|art fair|contemporary art gallery|art show|museum interior|gallery space|gallery wall|museum of modern art|moma|exhibition opening|white gallery',
  times: { day: 1 },
  weathers: { clear: 1 },
  dress: { smart: 3, evening: 1, casual: 1 },
  seen: 'paintings|art|bench|artwork|pictures|white walls|paintings on the wall|frames|wooden floor',
  like: 'modern|contemporary|minimal|minimalist|white|quiet|empty|bright|stylish|elegant|chic|clean|spacious|indoor|art',
  hasPlainWalls: true,
  paint(painter) {
    const depth = 6
    const palettes = [
      palette('232 222 204, 196 74 52, 38 56 82'),
      palette('214 222 226, 54 104 132, 232 178 76'),
      palette('240 232 220, 92 122 98, 206 108 92'),
      palette('44 50 66, 210 150 84, 226 216 202'),
    ]
    paintRoom(painter, {
      halfWidth: 3.6,
      depth,
      height: 4.4,
      wall: [236, 234, 230],
      ceiling: [226, 224, 222],
      onWall: (sheet) => {
        paintArtwork(sheet, [-2.9, 0.95, 1.9, 2.1], { frame: [52, 46, 42], palette: painter.pick(palettes) })
        paintArtwork(sheet, [0.95, 1.1, 1.75, 1.75], { frame: [186, 150, 92], palette: painter.pick(palettes) })
        paintArtwork(sheet, [-0.6, 1.3, 1.05, 1.4], { frame: [240, 238, 234], palette: painter.pick(palettes) })
      },
    })
    for (const x of [-1.95, 0, 1.85]) painter.glow([x, 2.6, depth], 1.5, { color: [255, 244, 222], alpha: 0.3 })
    painter.sheet(4.4, (sheet) => {
      for (const side of [-1, 1]) {
        const box = [side * 3.58, 4.2, 0.9, 2] as const
        sheet.face(sideCorners(box[0], [3.4, 5.2], [1, 2.7]), [46, 44, 44])
        sheet.face(sideCorners(box[0] - side * 0.02, [3.5, 5.1], [1.1, 2.6]), painter.pick(palettes)[1])
        sheet.face(sideCorners(box[0] - side * 0.03, [3.8, 4.7], [1.3, 2]), painter.pick(palettes)[2])
      }
    })
    paintGround(painter, {
      pattern: 'planks',
      color: [206, 186, 158],
      detail: [172, 150, 124],
      farMetres: depth,
      tileMetres: 0.2,
    })
    painter.reflect(0.16, depth)
    painter.sheet(4.6, (sheet) => {
      sheet.shadow([-1.2, 4.6], 0.9, 0.34)
      paintBlock(sheet, [-1.95, 0.34, 1.3, 0.1], { color: [60, 54, 50], depth: 0.5 })
      for (const x of [-1.85, -0.75]) sheet.line(upright([x, 4.7], [0, 0.34]), 0.05, [40, 40, 42])
      paintBlock(sheet, [1.3, 0, 0.42, 1.05], { color: [238, 236, 232], depth: 0.42 })
      sheet.ellipse([1.51, 1.32], [0.17, 0.24], [86, 92, 96])
      sheet.ellipse([1.45, 1.4], [0.08, 0.13], [168, 172, 176])
      sheet.ellipse([1.56, 1.66], [0.1, 0.12], [86, 92, 96])
    })
  },
})
