import type { Context2D, CreateCanvas } from '../../image/canvas.ts'
import { cssRgb, mixRgb, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { clamp, smoothstep, TAU } from '../../math/scalar.ts'
import type { Vec3 } from '../../math/vector.ts'
import { compositeLayer, createLayer } from '../features/feature-layer.ts'
import { lobeOf } from '../head/build-head.ts'
import type { ColorBuffer } from '../raster/gbuffer.ts'
import { tiltOf } from '../view/camera.ts'
import type { AccessoryOptions } from './accessory-options.ts'

type Jewel = {
  /** The lobe in head space. */
  lobe: Vec3
  side: -1 | 1
  color: Rgb
  /** Pixels per head unit. */
  scale: number
  toScreen: (x: number, y: number, z: number) => readonly [number, number]
}

type Draw = (context: Context2D) => void

/** An earring from its farthest piece to its nearest, and the shape of its shadow. */
type Earring = { pieces: readonly { /** Head units before the lobe. */ before: number; draw: Draw }[]; shape: Draw }

/** Where hair before an ear is looked for around the lobe, in head units, and how many ordinary strands hide it. */
const COVER = { outward: 0.06, x: 0.07, y: 0.08, behind: 0.1, thickness: 48 }
/** Head units around the lobe that an earring and its shadow take. */
const REACH = { across: 0.3, down: 0.5 }
const SHADOW = cssRgb([50, 22, 14], 0.42)
/** Head units behind an earring at which its shadow is lost. */
const SHADOW_DEPTH = 0.26

/** What polished metal shows at an angle round the piece: sky, horizon, dark ground, sky again. */
const metalTone = (color: Rgb, turn: number): Rgb => {
  const glint = Math.max(0, Math.cos(turn + 0.9)) ** 10
  const soft = 0.5 + 0.5 * Math.cos(turn * 2 - 0.6)
  return mixRgb(scaleRgb(color, 0.42 + 0.62 * soft), [255, 250, 236], clamp(glint))
}

/** A ring through the lobe, turned a little to the viewer. */
const hoop = ({ lobe, side, color, scale, toScreen }: Jewel): Earring => {
  const radius = 0.125
  const tilt = 0.95
  const steps = 64
  const at = (turn: number) => {
    const across = Math.sin(turn) * radius
    return toScreen(
      lobe[0] + side * (0.008 + across * Math.cos(tilt)),
      lobe[1] + radius - Math.cos(turn) * radius,
      lobe[2] + across * Math.sin(tilt),
    )
  }
  const stroke = (
    context: Context2D,
    [from, to]: readonly [number, number],
    width: number,
    style: (turn: number) => string,
  ) => {
    context.lineCap = 'round'
    context.lineWidth = width * scale
    for (let step = from; step < to; step++) {
      const turn = (step / steps) * TAU
      const [start, end] = [at(turn), at(turn + TAU / steps)]
      context.strokeStyle = style(turn)
      context.beginPath()
      context.moveTo(start[0], start[1])
      context.lineTo(end[0], end[1])
      context.stroke()
    }
  }
  const half =
    (from: number, to: number): Draw =>
    (context) => {
      // The dark rim's cap must not lie across the other half.
      stroke(context, [from, to - 1], 0.024, (turn) => cssRgb(scaleRgb(metalTone(color, turn), 0.55)))
      stroke(context, [from, to], 0.013, (turn) => cssRgb(metalTone(color, turn)))
    }
  return {
    pieces: [
      { before: -0.03, draw: half(steps / 2, steps) },
      { before: 0.09, draw: half(0, steps / 2) },
    ],
    shape: (context) => stroke(context, [0, steps], 0.024, () => SHADOW),
  }
}

const disc = (context: Context2D, [x, y]: readonly [number, number], radius: number): void => {
  context.beginPath()
  context.arc(x, y, radius, 0, TAU)
  context.fill()
}

/** A polished bead with a highlight; also the top of a drop. */
const drawBead = (
  context: Context2D,
  { color, scale }: Jewel,
  center: readonly [number, number],
  radius: number,
): void => {
  const pixels = radius * scale
  const [x, y] = center
  const shine = context.createRadialGradient(x - pixels * 0.35, y - pixels * 0.4, 0, x, y, pixels)
  shine.addColorStop(0, cssRgb([255, 253, 246]))
  shine.addColorStop(0.25, cssRgb(mixRgb(color, [255, 250, 236], 0.45)))
  shine.addColorStop(0.7, cssRgb(scaleRgb(color, 0.8)))
  shine.addColorStop(0.92, cssRgb(scaleRgb(color, 0.45)))
  shine.addColorStop(1, cssRgb(scaleRgb(color, 0.7)))
  context.fillStyle = shine
  disc(context, center, pixels)
}

const stud = (jewel: Jewel): Earring => {
  const { lobe, side, scale, toScreen } = jewel
  const radius = 0.027
  const center = toScreen(lobe[0] + side * 0.5 * radius, lobe[1], lobe[2] + 0.5 * radius)
  return {
    pieces: [{ before: 0.045, draw: (context) => drawBead(context, jewel, center, radius) }],
    shape: (context) => {
      context.fillStyle = SHADOW
      disc(context, center, radius * scale)
    },
  }
}

/** A bead, a short chain and a faceted drop. */
const drop = (jewel: Jewel): Earring => {
  const { lobe, side, color, scale, toScreen } = jewel
  const [x, y, z] = [lobe[0] + side * 0.012, lobe[1], lobe[2] + 0.012]
  const [top, joint, foot] = [toScreen(x, y, z), toScreen(x, y + 0.1, z), toScreen(x, y + 0.28, z)]
  const half = 0.048 * scale
  const outline = (context: Context2D) => {
    context.beginPath()
    context.moveTo(joint[0], joint[1])
    const [out, low] = [foot[0] + half * 1.1, foot[1] - half * 1.4]
    context.bezierCurveTo(joint[0] + half * 0.4, joint[1] + half, out, low, foot[0], foot[1])
    context.bezierCurveTo(foot[0] - half * 1.1, low, joint[0] - half * 0.4, joint[1] + half, joint[0], joint[1])
    context.closePath()
  }
  const draw: Draw = (context) => {
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
    outline(context)
    context.fillStyle = body
    context.fill()
    drawBead(context, jewel, [foot[0] - half * 0.25, foot[1] - half * 1.1], 0.009)
    drawBead(context, jewel, top, 0.022)
  }
  return {
    pieces: [{ before: 0.045, draw }],
    shape: (context) => {
      context.fillStyle = SHADOW
      outline(context)
      context.fill()
      disc(context, top, 0.022 * scale)
    },
  }
}

const MAKERS = { hoops: hoop, studs: stud, drops: drop } as const

/** Whether hair hangs over the ear: only a stray piece of the earring would show, on the cheek. */
const isUnderHair = ([x, y, z]: Vec3, { strands }: AccessoryOptions['hair']): boolean => {
  let thickness = 0
  for (const { points, width, opacity } of strands) {
    for (let at = 0; at < points.length; at += 3) {
      const isNear = Math.abs(points[at] - x) < COVER.x && Math.abs(points[at + 1] - y) < COVER.y
      if (!isNear || points[at + 2] <= z - COVER.behind) continue
      thickness += width * opacity
      break
    }
  }
  return thickness > COVER.thickness
}

type Wearer = AccessoryOptions & { createCanvas: CreateCanvas }

/**
 * Hangs earrings from the lobes, in place: behind what is nearer than they are, with their shadow on what is close behind.
 * Writes their depths into `depth`, so that hair falls before and behind them.
 */
export const drawEarrings = (colors: ColorBuffer, depth: Float32Array, wearer: Wearer): void => {
  const { identity, head, pose, hair, createCanvas } = wearer
  const { style, color } = identity.earrings
  if (style === 'none') return
  const { scale } = pose.camera
  for (const ear of head.ears) {
    const lobe = lobeOf(ear)
    const side = lobe[0] < 0 ? -1 : 1
    if (isUnderHair(pose.toWorld(lobe[0] + side * COVER.outward, lobe[1], lobe[2]), hair)) continue
    const toScreen = (x: number, y: number, z: number) => pose.toScreen(pose.toWorld(x, y, z))
    const { pieces, shape } = MAKERS[style]({ lobe, side, color, scale, toScreen })
    const [centerX, centerY] = toScreen(lobe[0], lobe[1] + 0.15, lobe[2])
    const bounds = { centerX, centerY, halfWidth: REACH.across * scale, halfHeight: REACH.down * scale }
    const lay = (draw: Draw, visible: (pixel: number) => number) => {
      const layer = createLayer(createCanvas, colors, bounds)
      draw(layer.context)
      compositeLayer(colors, layer, { visible })
    }
    const [, lobeY, ahead] = pose.toWorld(...lobe)
    const lobeZ = tiltOf(pose.camera).seenZ(lobeY, ahead)
    const castShadow: Draw = (context) => {
      context.filter = `blur(${(0.016 * scale).toFixed(2)}px)`
      context.translate(0.012 * scale, 0.02 * scale)
      shape(context)
    }
    lay(castShadow, (pixel) => {
      const behind = lobeZ + 0.05 - depth[pixel]
      return behind < 0 ? 0 : smoothstep(SHADOW_DEPTH, 0, behind)
    })
    for (const { before, draw } of pieces)
      lay(draw, (pixel) => {
        if (depth[pixel] > lobeZ + before) return 0
        depth[pixel] = lobeZ + before
        return 1
      })
  }
}
