import type { Context2D } from '../../image/canvas.ts'
import { cssRgb, mixRgb, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { clamp } from '../../math/scalar.ts'
import type { Vec3 } from '../../math/vector.ts'
import type { Mesh } from '../raster/mesh.ts'
import type { AccessoryOptions } from './accessory-options.ts'

type Jewel = {
  context: Context2D
  /** The lobe in head space. */
  lobe: Vec3
  side: -1 | 1
  color: Rgb
  /** Pixels per head unit. */
  scale: number
  toScreen: (x: number, y: number, z: number) => readonly [number, number]
}

/** Beyond this turn of the head the far ear is out of sight, in radians. */
const HIDDEN_YAW = 0.13
/** Where hair before an ear is looked for around the lobe, in head units, and how many ordinary strands hide it. */
const COVER = { outward: 0.06, x: 0.07, y: 0.08, behind: 0.1, thickness: 48 }
const SHADOW: Rgb = [50, 22, 14]

/** The middle of the lobe: a little above the lowest point of the ear. */
const findLobe = ({ rest }: Mesh): Vec3 => {
  let lowest = 0
  for (let at = 3; at < rest.length; at += 3) if (rest[at + 1] > rest[lowest + 1]) lowest = at
  return [rest[lowest], rest[lowest + 1] - 0.05, rest[lowest + 2] + 0.03]
}

/** What polished metal shows at an angle round the piece: sky, horizon, dark ground, sky again. */
const metalTone = (color: Rgb, turn: number): Rgb => {
  const glint = Math.max(0, Math.cos(turn + 0.9)) ** 10
  const soft = 0.5 + 0.5 * Math.cos(turn * 2 - 0.6)
  return mixRgb(scaleRgb(color, 0.42 + 0.62 * soft), [255, 250, 236], clamp(glint))
}

const castShadow = ({ context, scale }: Jewel, draw: () => void): void => {
  context.save()
  context.filter = `blur(${(0.016 * scale).toFixed(2)}px)`
  context.translate(0.012 * scale, 0.02 * scale)
  draw()
  context.restore()
}

/** A ring that hangs from the lobe, turned a little to the viewer. */
const drawHoop = (jewel: Jewel): void => {
  const { context, lobe, side, color, scale, toScreen } = jewel
  const radius = 0.135
  const tilt = 0.95
  const at = (turn: number) => {
    const across = Math.sin(turn) * radius
    return toScreen(
      lobe[0] + side * 0.02 + side * across * Math.cos(tilt),
      lobe[1] + radius - Math.cos(turn) * radius,
      lobe[2] + across * Math.sin(tilt),
    )
  }
  const steps = 64
  const stroke = (width: number, style: (turn: number) => string) => {
    context.lineCap = 'round'
    context.lineWidth = width * scale
    for (let step = 0; step < steps; step++) {
      const turn = (step / steps) * Math.PI * 2
      const [from, to] = [at(turn), at(turn + (Math.PI * 2) / steps)]
      context.strokeStyle = style(turn)
      context.beginPath()
      context.moveTo(from[0], from[1])
      context.lineTo(to[0], to[1])
      context.stroke()
    }
  }
  castShadow(jewel, () => stroke(0.026, () => cssRgb(SHADOW, 0.3)))
  stroke(0.026, (turn) => cssRgb(scaleRgb(metalTone(color, turn), 0.62)))
  stroke(0.015, (turn) => cssRgb(metalTone(color, turn)))
}

/** A polished bead with a highlight; also the top of a drop. */
const drawBead = (jewel: Jewel, center: readonly [number, number], radius: number): void => {
  const { context, color, scale } = jewel
  const pixels = radius * scale
  castShadow(jewel, () => {
    context.fillStyle = cssRgb(SHADOW, 0.4)
    context.beginPath()
    context.arc(center[0], center[1], pixels, 0, Math.PI * 2)
    context.fill()
  })
  const shine = context.createRadialGradient(
    center[0] - pixels * 0.35,
    center[1] - pixels * 0.4,
    0,
    center[0],
    center[1],
    pixels,
  )
  shine.addColorStop(0, cssRgb([255, 253, 246]))
  shine.addColorStop(0.25, cssRgb(mixRgb(color, [255, 250, 236], 0.45)))
  shine.addColorStop(0.7, cssRgb(scaleRgb(color, 0.8)))
  shine.addColorStop(0.92, cssRgb(scaleRgb(color, 0.45)))
  shine.addColorStop(1, cssRgb(scaleRgb(color, 0.7)))
  context.fillStyle = shine
  context.beginPath()
  context.arc(center[0], center[1], pixels, 0, Math.PI * 2)
  context.fill()
}

/** A bead, a short chain and a faceted drop. */
const drawDrop = (jewel: Jewel): void => {
  const { context, lobe, color, scale, toScreen } = jewel
  const top = toScreen(lobe[0], lobe[1], lobe[2])
  const joint = toScreen(lobe[0], lobe[1] + 0.1, lobe[2])
  const foot = toScreen(lobe[0], lobe[1] + 0.3, lobe[2])
  const half = 0.052 * scale
  const outline = () => {
    context.beginPath()
    context.moveTo(joint[0], joint[1])
    context.bezierCurveTo(
      joint[0] + half * 0.4,
      joint[1] + half,
      foot[0] + half * 1.1,
      foot[1] - half * 1.4,
      foot[0],
      foot[1],
    )
    context.bezierCurveTo(
      foot[0] - half * 1.1,
      foot[1] - half * 1.4,
      joint[0] - half * 0.4,
      joint[1] + half,
      joint[0],
      joint[1],
    )
    context.closePath()
  }
  castShadow(jewel, () => {
    outline()
    context.fillStyle = cssRgb(SHADOW, 0.35)
    context.fill()
  })
  context.strokeStyle = cssRgb(scaleRgb(color, 0.8))
  context.lineWidth = 0.01 * scale
  context.beginPath()
  context.moveTo(top[0], top[1])
  context.lineTo(joint[0], joint[1])
  context.stroke()
  const body = context.createLinearGradient(joint[0] - half, joint[1], joint[0] + half, foot[1])
  body.addColorStop(0, cssRgb(mixRgb(color, [255, 252, 240], 0.65)))
  body.addColorStop(0.35, cssRgb(scaleRgb(color, 0.75)))
  body.addColorStop(0.5, cssRgb(mixRgb(color, [255, 252, 240], 0.4)))
  body.addColorStop(1, cssRgb(scaleRgb(color, 0.42)))
  outline()
  context.fillStyle = body
  context.fill()
  drawBead(jewel, [foot[0] - half * 0.25, foot[1] - half * 1.1], 0.009)
  drawBead(jewel, top, 0.024)
}

/** Whether hair hangs over the ear: only a stray piece of the earring would show, on the cheek. */
const isUnderHair = ([x, y, z]: Vec3, { strands }: AccessoryOptions['hair']): boolean => {
  let thickness = 0
  for (const { points, width, opacity } of strands) {
    for (let at = 0; at < points.length; at += 3) {
      const isNear = Math.abs(points[at] - x) < COVER.x && Math.abs(points[at + 1] - y) < COVER.y
      if (isNear && points[at + 2] > z - COVER.behind) thickness += width * opacity
    }
  }
  return thickness > COVER.thickness
}

/** Draws earrings on the ears that can be seen; nothing when there are none. */
export const drawEarrings = (context: Context2D, { identity, head, pose, hair }: AccessoryOptions): void => {
  const { style, color } = identity.earrings
  if (style === 'none') return
  for (const ear of head.ears) {
    const lobe = findLobe(ear)
    const side = lobe[0] < 0 ? -1 : 1
    if (side * pose.yaw > HIDDEN_YAW) continue
    if (isUnderHair(pose.toWorld(lobe[0] + side * COVER.outward, lobe[1], lobe[2]), hair)) continue
    const toScreen = (x: number, y: number, z: number) => pose.toScreen(pose.toWorld(x, y, z))
    const jewel: Jewel = { context, lobe, side, color, scale: pose.camera.scale, toScreen }
    if (style === 'hoops') drawHoop(jewel)
    else if (style === 'drops') drawDrop(jewel)
    else drawBead(jewel, toScreen(lobe[0], lobe[1], lobe[2]), 0.032)
  }
}
