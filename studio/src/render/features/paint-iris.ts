import type { Context2D } from '../../image/canvas.ts'
import { cssRgb, luma, mixRgb, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import type { Random } from '../../math/random.ts'
import { TAU } from '../../math/scalar.ts'
import type { ScreenPoint } from './face-brush.ts'

export type IrisOptions = {
  center: ScreenPoint
  /** In pixels. */
  radius: number
  /** Horizontal shrinking of a turned eye, 0 to 1. */
  squash: number
  color: Rgb
  /** Picture side of the key light. */
  lightSide: -1 | 1
  random: Random
}

const disc = (context: Context2D, radius: number): void => {
  context.beginPath()
  context.arc(0, 0, radius, 0, TAU)
  context.fill()
}

/** From the pupil's collar out to the dark limbal ring, which runs out softly into the white. */
const paintBody = (context: Context2D, radius: number, color: Rgb): void => {
  const body = context.createRadialGradient(0, radius * 0.06, radius * 0.15, 0, 0, radius * 1.06)
  body.addColorStop(0, cssRgb(scaleRgb(color, 0.5)))
  body.addColorStop(0.4, cssRgb(mixRgb(color, [255, 226, 176], 0.14)))
  body.addColorStop(0.66, cssRgb(scaleRgb(color, 1.08)))
  body.addColorStop(0.8, cssRgb(scaleRgb(color, 0.68)))
  body.addColorStop(0.91, cssRgb(scaleRgb(color, 0.22)))
  body.addColorStop(1, cssRgb(scaleRgb(color, 0.2), 0))
  context.filter = `blur(${(radius * 0.03).toFixed(2)}px)`
  context.fillStyle = body
  disc(context, radius * 1.06)
  context.filter = 'none'
}

const paintFibres = (context: Context2D, { radius, color, random }: IrisOptions): void => {
  context.save()
  context.filter = `blur(${(radius * 0.016).toFixed(2)}px)`
  for (let i = 0; i < 150; i++) {
    const angle = random() * TAU
    const bend = angle + (random() - 0.5) * 0.2
    const inner = radius * (0.38 + 0.16 * random())
    const outer = radius * (0.58 + 0.26 * random())
    const bright = random() < 0.6
    context.strokeStyle = cssRgb(
      bright ? mixRgb(color, [255, 240, 204], 0.42) : scaleRgb(color, 0.4),
      (bright ? 0.2 : 0.24) * (0.5 + random()),
    )
    context.lineWidth = radius * 0.03 * (0.5 + random())
    context.beginPath()
    context.moveTo(Math.cos(angle) * inner, Math.sin(angle) * inner)
    context.lineTo(Math.cos(bend) * outer, Math.sin(bend) * outer)
    context.stroke()
  }
  context.restore()
}

/** Light that entered on the key's side leaves the iris opposite to it: that glow gives the eye its depth. */
const paintGlow = (context: Context2D, { radius, color, lightSide }: IrisOptions): void => {
  const collar = context.createRadialGradient(0, 0, radius * 0.3, 0, 0, radius * 0.6)
  const warm = mixRgb(color, [196, 136, 60], 0.55)
  collar.addColorStop(0, cssRgb(warm, 0.5))
  collar.addColorStop(1, cssRgb(warm, 0))
  context.fillStyle = collar
  disc(context, radius * 0.6)
  context.save()
  context.globalCompositeOperation = 'screen'
  const x = -0.28 * radius * lightSide
  const glow = context.createRadialGradient(x, radius * 0.48, 0, x, radius * 0.44, radius * 0.72)
  glow.addColorStop(0, cssRgb(mixRgb(color, [255, 250, 220], luma(color) > 100 ? 0.24 : 0.44), 0.8))
  glow.addColorStop(1, cssRgb(color, 0))
  context.fillStyle = glow
  disc(context, radius * 0.88)
  context.restore()
}

/** Iris and pupil, without lid shadow and catchlights. */
export const paintIris = (context: Context2D, options: IrisOptions): void => {
  const { center, radius, squash, color } = options
  context.save()
  context.translate(center[0], center[1])
  context.scale(squash, 1)
  paintBody(context, radius, color)
  paintFibres(context, options)
  paintGlow(context, options)
  context.filter = `blur(${(radius * 0.06).toFixed(2)}px)`
  context.fillStyle = 'rgb(12,9,10)'
  disc(context, radius * 0.39)
  context.restore()
}

/** Reflections of the key light's window and of the bright surroundings opposite. Drawn over the lid's shadow. */
export const paintCatchlights = (context: Context2D, { center, radius, lightSide }: IrisOptions): void => {
  context.save()
  context.translate(center[0], center[1])
  // A window with rounded corners, a paler one below it where floor and clothes shine back, and a veil of sky above.
  const veil = context.createLinearGradient(0, -radius, 0, -0.1 * radius)
  veil.addColorStop(0, 'rgba(226,236,255,0.26)')
  veil.addColorStop(1, 'rgba(226,236,255,0)')
  context.fillStyle = veil
  disc(context, radius * 0.9)
  context.filter = `blur(${(radius * 0.045).toFixed(2)}px)`
  context.fillStyle = 'rgba(255,255,255,0.96)'
  context.beginPath()
  context.ellipse(0.31 * radius * lightSide, -0.36 * radius, radius * 0.19, radius * 0.215, 0.25 * lightSide, 0, TAU)
  context.fill()
  context.fillStyle = 'rgba(228,236,255,0.36)'
  context.beginPath()
  context.ellipse(-0.36 * radius * lightSide, 0.44 * radius, radius * 0.2, radius * 0.08, 0.55 * lightSide, 0, TAU)
  context.fill()
  context.restore()
}
