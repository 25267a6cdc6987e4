import type { Context2D } from '../../image/canvas.ts'
import { cssRgb, luma, mixRgb, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import type { Random } from '../../math/random.ts'
import { clamp, distanceOf, lerp, smoothstep, TAU } from '../../math/scalar.ts'
import type { DirectionalLight } from '../light/lighting.ts'
import type { ScreenPoint } from './face-brush.ts'

export type IrisOptions = {
  center: ScreenPoint
  /** In pixels. */
  radius: number
  /** Horizontal shrinking of a turned eye, 0 to 1. */
  squash: number
  color: Rgb
  key: DirectionalLight
  /** 1 for a lamp as large as a window, 0 for a bare bulb. */
  softness: number
  /** Height of the open upper lid's edge above the middle of the iris, as a share of its radius below 0. */
  lidEdge: number
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
  body.addColorStop(0.42, cssRgb(mixRgb(color, [255, 226, 176], 0.12)))
  body.addColorStop(0.66, cssRgb(scaleRgb(color, 1.04)))
  body.addColorStop(0.8, cssRgb(scaleRgb(color, 0.72)))
  body.addColorStop(0.9, cssRgb(scaleRgb(color, 0.34)))
  body.addColorStop(1, cssRgb(scaleRgb(color, 0.3), 0))
  context.filter = `blur(${(radius * 0.035).toFixed(2)}px)`
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
const paintGlow = (context: Context2D, { radius, color, key }: IrisOptions): void => {
  const collar = context.createRadialGradient(0, 0, radius * 0.3, 0, 0, radius * 0.6)
  const warm = mixRgb(color, [196, 136, 60], 0.55)
  collar.addColorStop(0, cssRgb(warm, 0.5))
  collar.addColorStop(1, cssRgb(warm, 0))
  context.fillStyle = collar
  disc(context, radius * 0.6)
  context.save()
  context.globalCompositeOperation = 'screen'
  const x = -0.5 * radius * key.direction[0]
  const glow = context.createRadialGradient(x, radius * 0.48, 0, x, radius * 0.44, radius * 0.72)
  glow.addColorStop(0, cssRgb(mixRgb(color, [255, 250, 220], luma(color) > 100 ? 0.24 : 0.44), 0.8))
  glow.addColorStop(1, cssRgb(color, 0))
  context.fillStyle = glow
  disc(context, radius * 0.88)
  context.restore()
}

/** The iris lies behind the cornea like a bowl: its side towards the lamp is in the shade of its rim. */
const paintBowl = (context: Context2D, { radius, key }: IrisOptions): void => {
  const [x, y] = key.direction
  const bowl = context.createLinearGradient(x * radius, y * radius - 0.4 * radius, -x * radius, -y * radius)
  bowl.addColorStop(0, 'rgba(20,12,12,0.5)')
  bowl.addColorStop(0.5, 'rgba(20,12,12,0)')
  context.fillStyle = bowl
  disc(context, radius)
}

/** Iris and pupil, without lid shadow and catchlights. */
export const paintIris = (context: Context2D, options: IrisOptions): void => {
  const { center, radius, squash, color } = options
  context.save()
  context.translate(center[0], center[1])
  context.scale(squash, 1)
  paintBody(context, radius, color)
  paintFibres(context, options)
  paintBowl(context, options)
  paintGlow(context, options)
  context.filter = `blur(${(radius * 0.05).toFixed(2)}px)`
  context.fillStyle = 'rgb(12,9,10)'
  disc(context, radius * 0.4)
  context.restore()
}

/** Radius of the cornea's curve, in radii of the iris. */
const CORNEA = 1.33

/** Reflections of the key light and of the bright surroundings opposite. Drawn over the lid's shadow. */
export const paintCatchlights = (context: Context2D, { center, radius, key, softness, lidEdge }: IrisOptions): void => {
  const [x, y, z] = key.direction
  // A ball mirrors a lamp where it faces halfway between lamp and viewer.
  const halfway = distanceOf(x, y, z + 1) / CORNEA
  // On a small face it would else be too little to be seen, and the eye blind.
  const size = lerp(0.14, 0.2, softness) * lerp(1.35, 1, smoothstep(5, 16, radius))
  const lampX = clamp(x / halfway, -0.5, 0.5)
  // Under the lid a light would be half a light.
  const lampY = clamp(y / halfway, Math.max(-0.4, Math.min(lidEdge + 1.3 * size, 0.1)), 0.2)
  context.save()
  context.translate(center[0], center[1])
  const veil = context.createLinearGradient(0, -radius, 0, -0.1 * radius)
  veil.addColorStop(0, 'rgba(236,238,250,0.16)')
  veil.addColorStop(1, 'rgba(236,238,250,0)')
  context.fillStyle = veil
  disc(context, radius * 0.9)
  context.filter = `blur(${(radius * 0.04).toFixed(2)}px)`
  context.fillStyle = cssRgb(mixRgb([255, 255, 255], key.color, 0.25), 0.96)
  context.beginPath()
  context.ellipse(lampX * radius, lampY * radius, radius * size * 0.92, radius * size * 1.06, 0.3 * lampX, 0, TAU)
  context.fill()
  context.fillStyle = 'rgba(240,240,250,0.34)'
  context.beginPath()
  context.ellipse(-lampX * radius, 0.42 * radius, radius * 0.18, radius * 0.08, lampX, 0, TAU)
  context.fill()
  context.restore()
}
