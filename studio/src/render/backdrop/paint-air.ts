import type { Context2D } from '../../image/canvas.ts'
import { cssRgb, mixRgb, palette, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import type { Random } from '../../math/random.ts'
import { distanceOf, TAU } from '../../math/scalar.ts'
import type { Air } from '../../places/beside/names.ts'

export type AirView = { context: Context2D; width: number; height: number; random: Random }

const PAPERS = palette('226 64 84, 244 190 70, 70 150 220, 110 190 120, 236 130 190, 250 244 232')

const WINGS = palette('236 150 60, 90 140 220, 244 214 110, 206 90 150')

type Bit = { x: number; y: number; size: number; turn: number; near: number; pick: number }

/** Small things anywhere in the picture, few before the face; what is nearer is larger, softer and rarer. */
const scatter = ({ context, width, height, random }: AirView, count: number, draw: (bit: Bit) => void): void => {
  for (let index = 0; index < count; index++) {
    const near = random() ** 2.4
    const bit = {
      x: random() * width,
      y: random() * height,
      size: width * (0.007 + 0.02 * near),
      turn: random() * TAU,
      near,
      pick: random(),
    }
    const isOnFace = distanceOf((bit.x / width - 0.5) / 0.2, (bit.y / height - 0.4) / 0.22) < 1
    if (isOnFace && random() < 0.85) continue
    context.save()
    context.translate(bit.x, bit.y)
    context.rotate(bit.turn)
    context.filter = near > 0.4 ? `blur(${(bit.size * 0.22 * near).toFixed(1)}px)` : 'none'
    draw(bit)
    context.restore()
  }
}

const leafShape = (context: Context2D, size: number, slim: number): void => {
  context.beginPath()
  context.moveTo(-size, 0)
  context.quadraticCurveTo(0, -size * slim, size, 0)
  context.quadraticCurveTo(0, size * slim, -size, 0)
  context.fill()
}

const leafy =
  (tones: readonly Rgb[], slim: number, count: number) =>
  (view: AirView): void =>
    scatter(view, count, ({ size, pick }) => {
      const { context } = view
      const tone = tones[Math.floor(pick * tones.length)]
      context.fillStyle = cssRgb(scaleRgb(tone, 0.82 + 0.3 * ((pick * 13) % 1)), 0.95)
      leafShape(context, size * 1.25, slim)
      context.strokeStyle = cssRgb(scaleRgb(tone, 0.7), 0.6)
      context.lineWidth = size * 0.06
      context.beginPath()
      context.moveTo(-size, 0)
      context.lineTo(size, 0)
      context.stroke()
    })

const paintBubbles = (view: AirView): void =>
  scatter(view, 40, ({ size, turn }) => {
    const { context } = view
    const radius = size * 1.9
    context.rotate(-turn)
    const film = context.createRadialGradient(0, 0, radius * 0.6, 0, 0, radius)
    film.addColorStop(0, 'rgba(255,255,255,0.03)')
    film.addColorStop(0.72, 'rgba(190,220,255,0.12)')
    film.addColorStop(0.88, 'rgba(255,170,230,0.32)')
    film.addColorStop(1, 'rgba(180,255,240,0.6)')
    context.fillStyle = film
    context.beginPath()
    context.arc(0, 0, radius, 0, TAU)
    context.fill()
    context.fillStyle = 'rgba(255,255,255,0.9)'
    context.beginPath()
    context.ellipse(-radius * 0.42, -radius * 0.46, radius * 0.16, radius * 0.1, -0.7, 0, TAU)
    context.fill()
  })

const paintConfetti = (view: AirView): void =>
  scatter(view, 190, ({ size, pick }) => {
    const { context } = view
    context.fillStyle = cssRgb(PAPERS[Math.floor(pick * PAPERS.length)], 0.95)
    context.fillRect(-size * 0.6, -size * 0.35 * (0.4 + pick), size * 1.2, size * 0.7 * (0.4 + pick))
  })

const paintFeathers = (view: AirView): void =>
  scatter(view, 26, ({ size, pick }) => {
    const { context } = view
    context.fillStyle = cssRgb(mixRgb([250, 248, 242], [206, 206, 214], pick * 0.5), 0.92)
    leafShape(context, size * 2.4, 0.62)
    context.strokeStyle = 'rgba(170,166,160,0.8)'
    context.lineWidth = size * 0.07
    context.beginPath()
    context.moveTo(-size * 3, size * 0.1)
    context.quadraticCurveTo(0, -size * 0.2, size * 2.3, 0)
    context.stroke()
  })

const paintButterflies = (view: AirView): void =>
  scatter(view, 13, ({ size, pick, turn }) => {
    const { context } = view
    context.rotate(-turn + (pick - 0.5) * 1.2)
    const wing = WINGS[Math.floor(pick * WINGS.length)]
    const reach = size * 1.8
    for (const side of [-1, 1]) {
      for (const [dx, dy, rx, ry, tilt] of [
        [0.62, -0.42, 0.66, 0.44, -0.55],
        [0.46, 0.36, 0.46, 0.36, 0.6],
      ] as const) {
        context.fillStyle = 'rgb(44,32,30)'
        context.beginPath()
        context.ellipse(side * dx * reach, dy * reach, rx * reach, ry * reach, side * tilt, 0, TAU)
        context.fill()
        context.fillStyle = cssRgb(wing)
        context.beginPath()
        context.ellipse(side * dx * reach * 0.92, dy * reach, rx * reach * 0.78, ry * reach * 0.76, side * tilt, 0, TAU)
        context.fill()
      }
    }
    context.fillStyle = 'rgb(36,26,26)'
    context.fillRect(-reach * 0.06, -reach * 0.5, reach * 0.12, reach)
  })

const glow = (context: Context2D, radius: number, color: Rgb, alpha: number): void => {
  const fill = context.createRadialGradient(0, 0, 0, 0, 0, radius)
  fill.addColorStop(0, cssRgb(mixRgb(color, [255, 255, 255], 0.6), alpha))
  fill.addColorStop(0.3, cssRgb(color, alpha * 0.6))
  fill.addColorStop(1, cssRgb(color, 0))
  context.globalCompositeOperation = 'screen'
  context.fillStyle = fill
  context.fillRect(-radius, -radius, radius * 2, radius * 2)
}

const paintSparks = (view: AirView): void =>
  scatter(view, 90, ({ size, pick }) => glow(view.context, size * (0.5 + pick), [255, 150, 60], 0.95))

const paintDust = (view: AirView): void => {
  scatter(view, 160, ({ size, pick }) => glow(view.context, size * 0.5, [255, 236, 200], 0.25 + 0.4 * pick))
  paintClouds(view, [196, 160, 118], 0.36)
}

const paintClouds = ({ context, width, height, random }: AirView, color: Rgb, alpha: number): void => {
  for (let puff = 0; puff < 26; puff++) {
    const rise = random()
    const [x, y] = [width * random(), height * (1.02 - 0.75 * rise)]
    const radius = width * (0.12 + 0.22 * random())
    const fill = context.createRadialGradient(x, y, 0, x, y, radius)
    fill.addColorStop(0, cssRgb(color, alpha * (1 - 0.5 * rise)))
    fill.addColorStop(1, cssRgb(color, 0))
    context.fillStyle = fill
    context.fillRect(x - radius, y - radius, radius * 2, radius * 2)
  }
}

const paintSunbeams = ({ context, width, height, random }: AirView): void => {
  context.save()
  context.globalCompositeOperation = 'screen'
  context.filter = `blur(${(width / 60).toFixed(1)}px)`
  for (let beam = 0; beam < 9; beam++) {
    const spread = -0.1 + 0.16 * beam + 0.05 * random()
    const half = width * (0.012 + 0.03 * random())
    const fill = context.createLinearGradient(0, 0, width * spread, height)
    fill.addColorStop(0, `rgba(255,236,186,${0.3 + 0.2 * random()})`)
    fill.addColorStop(1, 'rgba(255,236,186,0)')
    context.fillStyle = fill
    context.beginPath()
    context.moveTo(-width * 0.12, -height * 0.12)
    context.lineTo(width * (spread + 0.2) + half * 4, height * 1.1)
    context.lineTo(width * (spread + 0.2) - half * 4, height * 1.1)
    context.fill()
  }
  context.restore()
}

const paintFireworks = ({ context, width, height, random }: AirView): void => {
  for (let burst = 0; burst < 5; burst++) {
    const [x, y] = [
      width * (burst % 2 === 0 ? 0.02 + 0.26 * random() : 0.72 + 0.26 * random()),
      height * (0.04 + 0.26 * random()),
    ]
    const color = PAPERS[burst % PAPERS.length]
    const reach = width * (0.09 + 0.09 * random())
    context.save()
    context.translate(x, y)
    glow(context, reach * 1.2, color, 0.5)
    for (let ray = 0; ray < 38; ray++) {
      const turn = (ray / 38) * TAU
      const length = reach * (0.55 + 0.45 * random())
      context.strokeStyle = cssRgb(mixRgb(color, [255, 255, 255], 0.35), 0.85)
      context.lineWidth = width * 0.0022
      context.beginPath()
      context.moveTo(Math.cos(turn) * length * 0.25, Math.sin(turn) * length * 0.25)
      context.quadraticCurveTo(
        Math.cos(turn) * length * 0.7,
        Math.sin(turn) * length * 0.66,
        Math.cos(turn) * length,
        Math.sin(turn) * length + length * 0.14,
      )
      context.stroke()
    }
    context.restore()
  }
}

const RAINBOW = palette('255 80 80, 255 170 60, 255 240 90, 90 220 110, 80 150 255, 150 90 230')

const PAINTERS: Partial<Record<Air, (view: AirView) => void>> = {
  confetti: paintConfetti,
  bubbles: paintBubbles,
  petals: leafy(palette('244 176 196, 250 214 222, 232 140 168'), 0.8, 90),
  leaves: leafy(palette('206 104 40, 226 164 60, 170 66 40'), 0.9, 60),
  feathers: paintFeathers,
  butterflies: paintButterflies,
  sparks: paintSparks,
  dust: paintDust,
  smoke: (view) => paintClouds(view, [202, 204, 212], 0.26),
  sunbeams: paintSunbeams,
  fireworks: paintFireworks,
}

/** What floats between viewer and person, over a finished picture. */
export const paintAir = (airs: readonly Air[], view: AirView): void => {
  for (const air of airs) PAINTERS[air]?.(view)
}

/** A rainbow behind the person, in the sky of a place. */
export const paintRainbow = (context: Context2D, width: number, horizonY: number): void => {
  context.save()
  context.globalCompositeOperation = 'screen'
  context.filter = `blur(${(width / 190).toFixed(1)}px)`
  RAINBOW.forEach((color, band) => {
    context.strokeStyle = cssRgb(color, 0.38)
    context.lineWidth = width * 0.014
    context.beginPath()
    context.arc(width * 0.62, horizonY, width * (0.62 - band * 0.013), Math.PI, TAU)
    context.stroke()
  })
  context.restore()
}
