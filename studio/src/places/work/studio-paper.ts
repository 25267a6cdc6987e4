import { mixRgb } from '../../image/rgb.ts'
import { fractalNoise } from '../../math/noise.ts'
import { clamp, smoothstep } from '../../math/scalar.ts'
import { indoors } from '../place.ts'

const COLUMNS = 128

/** A paper roll that curves from wall to floor, lit from the left, brightest behind the shoulders. */
export const studio = indoors({
  words:
    'studio|photo studio|plain backdrop|neutral background|plain studio|photography studio|plain white background studio|infinity cove|studio set|studio shoot|empty studio',
  times: { day: 1 },
  weathers: { clear: 1 },
  dress: { casual: 2, smart: 2, evening: 1, cold: 0.5 },
  lightings: { soft: 4, warm: 1, cool: 1, dramatic: 0.6 },
  seen: 'paper|backdrop|background',
  like: 'minimal|minimalist|plain|clean|simple|quiet|empty|modern|professional|indoor|neutral|photo',
  paint(painter, [center, edge]) {
    const rows = Math.round((COLUMNS * painter.height) / painter.width)
    const canvas = painter.createCanvas(COLUMNS, rows)
    const context = canvas.getContext('2d')
    const image = context.createImageData(COLUMNS, rows)
    const floorRow = (painter.groundLine(painter.lens.focusMetres * 1.9) / painter.height) * rows
    const lightRow = Math.min(floorRow, rows) * 0.44
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < COLUMNS; column++) {
        const across = (column / COLUMNS - 0.4) * 1.02
        const down = ((row - lightRow) / rows) * 1.15
        const wall = smoothstep(0.03, 0.86, Math.hypot(across, down))
        // The floor lies towards the lamp and is lighter; the bend between is a soft darker band.
        const floor = smoothstep(floorRow - rows * 0.07, floorRow + rows * 0.05, row)
        const bend = Math.exp(-(((row - floorRow) / (rows * 0.09)) ** 2)) * 0.16
        const mottle = (fractalNoise(column / 22, row / 22, painter.lens.focusMetres, 3) - 0.45) * 0.16
        const share = clamp(wall * (1 - floor * 0.55) + bend + mottle + floor * 0.14)
        const color = mixRgb(center, edge, share)
        const at = (row * COLUMNS + column) * 4
        image.data[at] = color[0]
        image.data[at + 1] = color[1]
        image.data[at + 2] = color[2]
        image.data[at + 3] = 255
      }
    }
    context.putImageData(image, 0, 0)
    painter.cover(canvas)
  },
})
