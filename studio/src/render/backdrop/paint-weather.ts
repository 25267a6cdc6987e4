import type { Context2D, CreateCanvas } from '../../image/canvas.ts'
import type { Picture } from '../../image/picture.ts'
import { cssRgb, mixRgb } from '../../image/rgb.ts'
import { createRandom } from '../../math/random.ts'
import type { Random } from '../../math/random.ts'
import { isOutdoor } from '../../places/places.ts'
import { ambienceOf } from '../../places/world/ambience.ts'
import type { Ambience } from '../../places/world/ambience.ts'
import { paintAir } from './paint-air.ts'
import type { BackdropScene } from './paint-backdrop.ts'

type Air = { context: Context2D; width: number; height: number; ambience: Ambience; random: Random }

/** Sets this apart from the places' own chance. */
const SALT = 7919

/**
 * Lays the weather and what floats in the air between viewer and person over a finished picture, in place: a few streaks of rain, near flakes out
 * of focus, a breath of fog. Indoors and in clear or cloudy weather it changes nothing. Same scene, same bytes.
 */
export const paintWeather = (createCanvas: CreateCanvas, picture: Picture, scene: BackdropScene): void => {
  const { weather = 'clear', time = 'day', seed = 0 } = scene
  const falls = weather !== 'clear' && weather !== 'cloudy' && isOutdoor(scene.backdrop)
  const floating = scene.air ?? []
  if (!falls && floating.length === 0) return
  const { width, height } = picture
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const image = context.createImageData(width, height)
  image.data.set(picture.data)
  context.putImageData(image, 0, 0)
  const air: Air = { context, width, height, ambience: ambienceOf(time, weather), random: createRandom(seed + SALT) }
  paintAir(floating, air)
  if (falls && weather === 'rain') paintStreaks(air)
  else if (falls && weather === 'snow') paintFlakes(air)
  else if (falls) paintMist(air)
  picture.data.set(context.getImageData(0, 0, width, height).data)
}

const paintStreaks = ({ context, width, height, ambience, random }: Air): void => {
  const color = mixRgb(ambience.sky.middle, [255, 255, 255], 0.6)
  context.lineCap = 'round'
  for (let drop = 0; drop < 48; drop++) {
    const near = random()
    const length = height * (0.03 + 0.07 * near)
    const x = (random() * 1.1 - 0.05) * width
    const y = random() * height - length
    context.strokeStyle = cssRgb(color, 0.1 + 0.16 * random())
    context.lineWidth = width * (0.0009 + 0.0016 * near)
    context.beginPath()
    context.moveTo(x, y)
    context.lineTo(x - length * 0.14, y + length)
    context.stroke()
  }
}

const paintFlakes = ({ context, width, height, random }: Air): void => {
  for (let flake = 0; flake < 60; flake++) {
    const near = random() ** 2
    const radius = width * (0.0028 + 0.012 * near)
    const [x, y] = [random() * width, random() * height]
    // The larger a flake is out of focus, the thinner its light is spread.
    const alpha = 0.75 - 0.5 * near
    const fill = context.createRadialGradient(x, y, 0, x, y, radius)
    fill.addColorStop(0, `rgba(255,255,255,${alpha})`)
    fill.addColorStop(0.6, `rgba(255,255,255,${alpha * 0.75})`)
    fill.addColorStop(1, 'rgba(255,255,255,0)')
    context.fillStyle = fill
    context.fillRect(x - radius, y - radius, radius * 2, radius * 2)
  }
}

const paintMist = ({ context, width, height, ambience, random }: Air): void => {
  for (let bank = 0; bank < 5; bank++) {
    const [x, y] = [random() * width, height * (0.72 + 0.3 * random())]
    const radius = width * (0.4 + 0.3 * random())
    const fill = context.createRadialGradient(x, y, 0, x, y, radius)
    fill.addColorStop(0, cssRgb(ambience.haze, 0.16))
    fill.addColorStop(1, cssRgb(ambience.haze, 0))
    context.fillStyle = fill
    context.fillRect(0, 0, width, height)
  }
}
