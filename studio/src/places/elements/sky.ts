import { mixRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { fractalNoise } from '../../math/noise.ts'
import { clamp, smoothstep } from '../../math/scalar.ts'
import type { BackdropPainter } from '../world/backdrop-painter.ts'

const COLUMNS = 150
/** Pushes clouds at the horizon apart so that they lie flat there. */
const FLATNESS = 0.16
const SUN_X = 0.17

const skyColor = ({ ambience: { sky } }: BackdropPainter, elevation: number): Rgb =>
  elevation > 0.45
    ? mixRgb(sky.middle, sky.top, smoothstep(0.45, 1.05, elevation))
    : mixRgb(sky.low, sky.middle, smoothstep(0, 0.45, elevation))

/** Sky with clouds lit from the sun's side, sun or moon, and stars at night, down to the horizon and below it. */
export const paintSky = (painter: BackdropPainter, options: { clouds?: number } = {}): void => {
  const { ambience, lens, width, height } = painter
  const rows = Math.round((COLUMNS * height) / width)
  const canvas = painter.createCanvas(COLUMNS, rows)
  const context = canvas.getContext('2d')
  const image = context.createImageData(COLUMNS, rows)
  const drift = painter.between(0, 40)
  const cover = clamp(ambience.cloudCover * (options.clouds ?? 1) + painter.between(-0.08, 0.08), 0, 1)
  const threshold = 0.66 - 0.42 * cover
  const horizonRow = Math.max(1, (lens.horizonY / height) * rows)
  const scale = rows / COLUMNS
  for (let row = 0; row < rows; row++) {
    const elevation = Math.max(0, (horizonRow - row) / rows / 0.62)
    const base = skyColor(painter, elevation)
    const spread = 1 / (elevation + FLATNESS)
    const fade = smoothstep(0.0, 0.1, elevation)
    for (let column = 0; column < COLUMNS; column++) {
      const across = (column / COLUMNS - 0.5) * spread * 1.5 + drift
      const away = spread * 1.35 * scale + drift * 0.37
      const density = fractalNoise(across, away, drift, 4)
      const cloud = smoothstep(threshold, threshold + 0.2, density) * fade
      let color = base
      if (cloud > 0.01) {
        const towardsSun = fractalNoise(across - 0.16, away + 0.12, drift, 3)
        const lit = clamp(0.58 + (density - towardsSun) * 3.2 - (density - threshold) * 0.7)
        color = mixRgb(base, mixRgb(ambience.cloudShade, ambience.cloudLight, lit), cloud * 0.9)
      }
      const at = (row * COLUMNS + column) * 4
      image.data[at] = color[0]
      image.data[at + 1] = color[1]
      image.data[at + 2] = color[2]
      image.data[at + 3] = 255
    }
  }
  context.putImageData(image, 0, 0)
  painter.cover(canvas)
  if (ambience.time === 'night' && ambience.cloudCover < 0.6) paintStars(painter)
  paintSun(painter)
}

const paintStars = (painter: BackdropPainter): void => {
  for (let index = 0; index < 90; index++) {
    const x = painter.random() * painter.width
    const y = painter.random() ** 1.4 * painter.lens.horizonY * 0.9
    const size = painter.width * painter.between(0.0012, 0.0028)
    painter.pool(x, y, size, { color: [236, 240, 255], alpha: painter.between(0.3, 1) })
  }
}

const paintSun = (painter: BackdropPainter): void => {
  const { ambience, width, lens } = painter
  if (!ambience.sun) return
  const { color, height, radius } = ambience.sun
  const x = width * (SUN_X + painter.between(-0.05, 0.05))
  const y = lens.horizonY - height * lens.horizonY * 0.85
  const isMoon = ambience.time === 'night'
  painter.pool(x, y, width * (isMoon ? 0.28 : 0.75), { color, alpha: isMoon ? 0.22 : 0.5 })
  painter.pool(x, y, width * radius * 3.2, { color, alpha: isMoon ? 0.4 : 0.85 })
  if (height < 0.9) painter.pool(x, y, width * radius * 1.25, { color: [255, 252, 240], alpha: 1 })
}
