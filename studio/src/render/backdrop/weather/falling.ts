import { cssRgb, mixRgb } from '../../color/rgb.ts'
import type { Stage } from '../world/stage.ts'

/** Rain, snow and fog between the place and the person. */
export const paintFallingWeather = (stage: Stage, { isStill }: { isStill: boolean }): void => {
  const { ambience } = stage
  if (ambience.weather === 'fog') stage.veil(ambience.haze, 0.34)
  if (ambience.weather === 'rain') {
    stage.veil(ambience.haze, 0.16)
    if (!isStill) paintRain(stage, 260)
  }
  if (ambience.weather === 'snow') {
    stage.veil(ambience.haze, 0.16)
    if (!isStill) paintSnow(stage, 130)
  }
}

const paintRain = (stage: Stage, count: number): void => {
  const context = stage.canvas.getContext('2d')
  const color = mixRgb(stage.ambience.sky.middle, [255, 255, 255], 0.45)
  context.lineCap = 'round'
  for (let drop = 0; drop < count; drop++) {
    const near = stage.random()
    const length = stage.height * (0.02 + 0.05 * near)
    const x = stage.between(-0.05, 1.05) * stage.width
    const y = stage.between(-0.05, 1) * stage.height
    context.strokeStyle = cssRgb(color, stage.between(0.08, 0.26))
    context.lineWidth = stage.width * (0.0009 + 0.0014 * near)
    context.beginPath()
    context.moveTo(x, y)
    context.lineTo(x - length * 0.14, y + length)
    context.stroke()
  }
}

const paintSnow = (stage: Stage, count: number): void => {
  for (let flake = 0; flake < count; flake++) {
    const z = stage.lens.focusMetres * (1.6 + 11 * stage.random())
    const reach = stage.reach(z)
    const tall = (reach * stage.height) / stage.width
    const place = [stage.between(-reach, reach), stage.lens.heightMetres + stage.between(-1.2, 1.2) * tall, z] as const
    stage.bokeh(place, 0.008, { color: [255, 255, 255], alpha: stage.between(0.25, 0.8) })
  }
}
