import { traceLine, traceOutlines } from '../../image/canvas.ts'
import type { Context2D } from '../../image/canvas.ts'
import { cssRgb, mixRgb, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { path, sampleCurve } from '../../math/spline.ts'
import type { AccessoryOptions } from './accessory-options.ts'
import { FRAMES } from './lens-shapes.ts'
import type { Frame } from './lens-shapes.ts'

type Point = readonly [number, number]
type Side = -1 | 1
type Line = { points: readonly Point[]; isOpen: boolean }

/** Glasses placed on a face: maps lens coordinates of a side to the picture. */
type Fitting = {
  frame: Frame
  color: Rgb
  isDark: boolean
  /** Pixels per head unit. */
  scale: number
  lightSide: Side
  /** Reach of a lens from its centre to the hinge, in head units. */
  outerX: number
  onLens: (side: Side, x: number, y: number) => Point
  onBridge: (x: number, y: number, forward: number) => Point
  onTemple: (side: Side, share: number) => Point
  lensOf: (side: Side) => readonly Point[]
  /** The side whose temple the viewer sees, or both when the head faces the camera. */
  visibleTemples: readonly Side[]
}

const SHADOW: Rgb = [58, 26, 16]
/** How far the front plane bends back toward the temples, per squared head unit. */
const WRAP = 0.42
const LENS_SIZE = 0.98
const EAR_Z = -0.04
const TEMPLE_Y = -0.05

const roundOutline = (points: readonly Point[]): readonly Point[] => {
  const smooth = sampleCurve([...points, ...points.slice(0, 3)], (points.length + 2) * 8)
  return smooth.slice(8, 8 + points.length * 8).map(([x, y]): Point => [x, y])
}

const smoothLine = (points: readonly Point[]): Line => ({
  points: sampleCurve(points, points.length * 6).map(([x, y]): Point => [x, y]),
  isOpen: true,
})

const stroke = (context: Context2D, { points, isOpen }: Line): void => {
  if (isOpen) traceLine(context, points)
  else traceOutlines(context, points)
  context.stroke()
}

const fit = ({ identity, head, pose, rig }: AccessoryOptions, frame: Frame): Fitting => {
  const { layout } = head
  const centerX = layout.eyeX + 0.012
  const centerY = layout.eyeY + 0.025
  const planeZ = Math.max(head.heightAt(0, 0.06) + 0.015, head.heightAt(layout.eyeX, -0.01) + 0.085)
  const project = (x: number, y: number, z: number): Point => pose.toScreen(pose.toWorld(x, y, z))
  const onLens = (side: Side, x: number, y: number): Point => {
    const across = centerX + x
    return project(side * across, centerY + y, planeZ - WRAP * across * across - 0.06 * y)
  }
  const outerX = Math.max(...frame.outline.map(([x]) => x)) * LENS_SIZE
  const hingeX = centerX + outerX + 0.012
  const hingeZ = planeZ - WRAP * hingeX * hingeX - 0.02
  const onTemple = (side: Side, share: number): Point => {
    const z = hingeZ + (EAR_Z - hingeZ) * share
    let x = hingeX
    for (let step = 0; step < 8; step++) x -= head.distance(x, TEMPLE_Y, z) - 0.028
    return project(side * Math.max(x, hingeX), centerY + frame.bridgeY - 0.03 + 0.02 * share, z)
  }
  return {
    frame,
    color: identity.glasses.color,
    isDark: identity.glasses.isDark ?? false,
    outerX,
    scale: pose.camera.scale,
    lightSide: rig.side,
    onLens,
    onBridge: (x, y, forward) => project(x, centerY + y, planeZ + forward - WRAP * x * x),
    onTemple,
    lensOf: (side) => roundOutline(frame.outline.map(([x, y]) => onLens(side, x * LENS_SIZE, y * LENS_SIZE))),
    visibleTemples: Math.abs(pose.yaw) < 0.06 ? [-1, 1] : [pose.yaw > 0 ? -1 : 1],
  }
}

/** A line of wire or acetate: dark body, then a lit and a shaded edge. */
const strokeRim = (
  context: Context2D,
  line: Line,
  { frame, color, scale, lightSide }: Fitting,
  width: number,
): void => {
  context.lineJoin = 'round'
  context.lineCap = 'round'
  context.strokeStyle = cssRgb(frame.metal ? scaleRgb(color, 0.62) : color)
  context.lineWidth = width * scale
  stroke(context, line)
  const light = mixRgb(color, [255, 246, 232], frame.metal ? 0.62 : 0.3)
  context.save()
  context.translate(lightSide * width * scale * 0.16, -width * scale * 0.2)
  context.strokeStyle = cssRgb(light, frame.metal ? 0.85 : 0.5)
  context.lineWidth = width * scale * (frame.metal ? 0.34 : 0.2)
  stroke(context, line)
  context.restore()
}

const drawShadow = (context: Context2D, fitting: Fitting, lines: readonly Line[]): void => {
  const { scale, frame, lightSide } = fitting
  context.save()
  context.filter = `blur(${(0.014 * scale).toFixed(2)}px)`
  context.strokeStyle = cssRgb(SHADOW, 0.42)
  context.lineWidth = Math.max(frame.rim, 0.014) * scale * 1.1
  context.translate(-lightSide * 0.03 * scale, 0.045 * scale)
  for (const line of lines) stroke(context, line)
  context.restore()
}

const GLASS = [40, 34, 30] as const
/** Shade of sunglasses from top to bottom. */
const DARK_TINT = [0.93, 0.8] as const

/** The glass: a breath of tint, the sky above, a window's reflection, a bright edge. */
const drawLens = (context: Context2D, fitting: Fitting, side: Side): void => {
  const { frame, scale, lightSide, onLens } = fitting
  const outline = fitting.lensOf(side)
  const [top, bottom] = [onLens(side, 0, -0.16), onLens(side, 0, 0.17)]
  context.save()
  traceOutlines(context, outline)
  context.clip()
  const [above, below] = fitting.isDark ? DARK_TINT : frame.tint
  const shade = context.createLinearGradient(top[0], top[1], bottom[0], bottom[1])
  shade.addColorStop(0, cssRgb(GLASS, above))
  shade.addColorStop(1, cssRgb(GLASS, below))
  context.fillStyle = shade
  context.fill()
  const sky = context.createLinearGradient(top[0] - side * lightSide * 0.1 * scale, top[1], bottom[0], bottom[1])
  sky.addColorStop(0, 'rgba(214,232,255,0.2)')
  sky.addColorStop(0.42, 'rgba(214,232,255,0.03)')
  sky.addColorStop(1, 'rgba(255,244,230,0.06)')
  context.fillStyle = sky
  context.fill()
  context.filter = `blur(${(0.007 * scale).toFixed(2)}px)`
  context.fillStyle = 'rgba(255,255,255,0.15)'
  const slant = lightSide * side
  for (const [from, to] of path('-0.15 -0.075, -0.055 -0.03')) {
    const corners = [
      onLens(side, from * slant, -0.2),
      onLens(side, to * slant, -0.2),
      onLens(side, (to - 0.09) * slant, 0.2),
      onLens(side, (from - 0.09) * slant, 0.2),
    ]
    traceLine(context, corners)
    context.fill()
  }
  context.restore()
  if (frame.rim > 0) return
  context.strokeStyle = 'rgba(255,255,255,0.5)'
  context.lineWidth = 0.006 * scale
  stroke(context, { points: outline, isOpen: false })
}

const bridgeLines = ({ frame, onBridge }: Fitting): Line[] => {
  const reach = 0.105
  const arch = (y: number, rise: number) =>
    smoothLine([
      onBridge(-reach, y, 0),
      onBridge(-0.05, y - rise, 0.018),
      onBridge(0, y - rise * 1.25, 0.022),
      onBridge(0.05, y - rise, 0.018),
      onBridge(reach, y, 0),
    ])
  const lines = [arch(frame.bridgeY, 0.02)]
  if (frame.doubleBridge) lines.push(arch(frame.bridgeY - 0.055, 0.002))
  return lines
}

const templeLine = (fitting: Fitting, side: Side): Line => {
  const { frame, outerX, onLens, onTemple } = fitting
  const corner = onLens(side, outerX * 0.985, frame.bridgeY - 0.03)
  return smoothLine([corner, ...[0, 0.25, 0.5, 0.75, 1].map((share) => onTemple(side, share))])
}

/** A temple that goes under the hair before it reaches the ear. */
const drawTemple = (context: Context2D, fitting: Fitting, temple: { side: Side; line: Line; width: number }): void => {
  const { frame, color, scale, onTemple } = fitting
  const [from, to] = [onTemple(temple.side, 0), onTemple(temple.side, 1)]
  const body = frame.metal ? scaleRgb(color, 0.7) : color
  const fade = context.createLinearGradient(from[0], from[1], to[0], to[1])
  fade.addColorStop(0, cssRgb(body))
  fade.addColorStop(0.55, cssRgb(body))
  fade.addColorStop(0.95, cssRgb(body, 0))
  context.strokeStyle = fade
  context.lineWidth = temple.width * scale
  stroke(context, temple.line)
}

/** Draws the person's glasses with their soft shadow on the face; nothing when there are none. */
export const drawGlasses = (context: Context2D, options: AccessoryOptions): void => {
  const { style } = options.identity.glasses
  if (style === 'none') return
  const fitting = fit(options, FRAMES[style])
  const { frame } = fitting
  const wire = frame.rim > 0 ? frame.rim : 0.013
  const lenses = ([-1, 1] as const).map((side): Line => ({ points: fitting.lensOf(side), isOpen: false }))
  const bridges = bridgeLines(fitting)
  const temples = fitting.visibleTemples.map((side) => templeLine(fitting, side))
  drawShadow(context, fitting, [...(frame.rim > 0 ? lenses : []), ...bridges, ...temples])
  fitting.visibleTemples.forEach((side, index) =>
    drawTemple(context, fitting, { side, line: temples[index], width: Math.min(wire, 0.024) }),
  )
  for (const side of [-1, 1] as const) drawLens(context, fitting, side)
  if (frame.rim > 0) for (const lens of lenses) strokeRim(context, lens, fitting, wire)
  for (const bridge of bridges) strokeRim(context, bridge, fitting, wire * (frame.metal ? 1 : 0.8))
}
