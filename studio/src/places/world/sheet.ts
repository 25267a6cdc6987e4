import { traceLine, traceOutlines } from '../../image/canvas.ts'
import type { Context2D } from '../../image/canvas.ts'
import { cssRgb, mixRgb, multiplyRgb, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import type { Random } from '../../math/random.ts'
import type { Ambience } from './ambience.ts'
import { metresTo } from './lens.ts'
import type { Lens } from './lens.ts'

/** What a sheet knows of the painter it stands on. */
type Surroundings = {
  readonly ambience: Ambience
  readonly lens: Lens
  readonly random: Random
  between: (low: number, high: number) => number
  pick: <T>(choices: readonly T[]) => T
  project: (x: number, y: number, z: number) => [number, number]
  readonly nearestGround: number
  reach: (z: number) => number
  groundLine: (z: number) => number
  groundAt: (row: number, least: number) => number
}

export type SheetOptions = { painter: Surroundings; context: Context2D; z: number; resolution: number; margin: number }

export type Point = readonly [x: number, y: number]
export type Point3 = readonly [x: number, y: number, z: number]
/** Left, bottom, width and height in metres. */
export type Box = readonly [x: number, y: number, width: number, height: number]
/** From the top of a box down. */
export type Stops = readonly (readonly [share: number, color: Rgb])[]

type Strokes = { color: Rgb; count: number; length: number; swing?: number; alpha?: number; turn?: number }

/** What stands at one distance. Colours are those by neutral daylight: light and air of the painter are put on here. */
export class Sheet {
  readonly painter: Surroundings
  readonly context: Context2D
  readonly z: number
  private readonly resolution: number
  private readonly margin: number

  constructor({ painter, context, z, resolution, margin }: SheetOptions) {
    this.painter = painter
    this.context = context
    this.z = z
    this.resolution = resolution
    this.margin = margin
  }

  /** Sheet pixels of a point in metres. */
  at(x: number, y: number, z = this.z): [number, number] {
    const [px, py] = this.painter.project(x, y, z)
    return [(px + this.margin) * this.resolution, (py + this.margin) * this.resolution]
  }

  /** Sheet pixels of a metre. */
  zoom(z = this.z): number {
    return (this.painter.lens.focalPixels / metresTo(this.painter.lens, z)) * this.resolution
  }

  /** How flat a level thing lies there for the eye: its depth in the picture as a share of its width. */
  flatness(z: number, y = 0): number {
    const { lens } = this.painter
    return Math.abs(lens.heightMetres - y) / metresTo(lens, z)
  }

  /** A colour as it is seen in this light through this much air. */
  tone(color: Rgb, z = this.z): Rgb {
    const { light, haze, hazePerMetre } = this.painter.ambience
    return mixRgb(multiplyRgb(color, light), haze, 1 - Math.exp(-z * hazePerMetre))
  }

  rect([x, y, width, height]: Box, color: Rgb, alpha = 1): void {
    const [left, top] = this.at(x, y + height)
    const zoom = this.zoom()
    this.context.fillStyle = cssRgb(this.tone(color), alpha)
    this.context.fillRect(left, top, width * zoom, height * zoom)
  }

  /** A box whose colour runs evenly from its top to its bottom. */
  shade(box: Box, top: Rgb, bottom: Rgb): void {
    this.shadeBy(box, [
      [0, top],
      [1, bottom],
    ])
  }

  /** A box with colours from its top to its bottom. */
  shadeBy([x, y, width, height]: Box, stops: Stops): void {
    const [left, top] = this.at(x, y + height)
    const zoom = this.zoom()
    const fill = this.context.createLinearGradient(0, top, 0, top + height * zoom)
    for (const [share, color] of stops) fill.addColorStop(share, cssRgb(this.tone(color)))
    this.context.fillStyle = fill
    this.context.fillRect(left, top, width * zoom, height * zoom)
  }

  /** A box lit from the left: bright, plain and dark side of a round thing. */
  round([x, y, width, height]: Box, color: Rgb): void {
    const [left, top] = this.at(x, y + height)
    const zoom = this.zoom()
    const { contrast } = this.painter.ambience
    const fill = this.context.createLinearGradient(left, 0, left + width * zoom, 0)
    for (const [share, factor] of [
      [0, 1 + 0.05 * contrast],
      [0.25, 1 + 0.2 * contrast],
      [0.6, 0.88],
      [1, 1 - 0.36 * (0.5 + 0.5 * contrast)],
    ] as const)
      fill.addColorStop(share, cssRgb(this.tone(scaleRgb(color, factor))))
    this.context.fillStyle = fill
    this.context.fillRect(left, top, width * zoom, height * zoom)
  }

  poly(points: readonly Point[], color: Rgb, alpha = 1): void {
    this.trace(points.map(([x, y]): Point3 => [x, y, this.z]))
    this.context.fillStyle = cssRgb(this.tone(color), alpha)
    this.context.fill()
  }

  /** A flat face anywhere in space. */
  face(points: readonly Point3[], color: Rgb, alpha = 1): void {
    const middle = points.reduce((sum, [, , z]) => sum + z, 0) / points.length
    this.trace(points)
    this.context.fillStyle = cssRgb(this.tone(color, middle), alpha)
    this.context.fill()
  }

  ellipse(
    [x, y]: Point,
    [across, up]: Point,
    color: Rgb,
    { alpha = 1, turn = 0 }: { alpha?: number; turn?: number } = {},
  ): void {
    const [px, py] = this.at(x, y)
    const zoom = this.zoom()
    this.context.beginPath()
    this.context.ellipse(px, py, across * zoom, up * zoom, turn, 0, Math.PI * 2)
    this.context.fillStyle = cssRgb(this.tone(color), alpha)
    this.context.fill()
  }

  /** A level disc seen from the camera's height. */
  disc([x, y, z]: Point3, radius: number, color: Rgb): void {
    const [px, py] = this.at(x, y, z)
    const zoom = this.zoom(z)
    const flat = Math.max(0.03, this.flatness(z, y))
    this.context.beginPath()
    this.context.ellipse(px, py, radius * zoom, radius * zoom * flat, 0, 0, Math.PI * 2)
    this.context.fillStyle = cssRgb(this.tone(color, z))
    this.context.fill()
  }

  /** Cuts a hole through which what is behind shows. */
  cut(points: readonly Point3[]): void {
    this.context.globalCompositeOperation = 'destination-out'
    this.trace(points)
    this.context.fillStyle = 'rgb(0,0,0)'
    this.context.fill()
    this.context.globalCompositeOperation = 'source-over'
  }

  /** A face whose colour runs from one point to another, darker or lighter: the fall of light along a wall. */
  fade(points: readonly Point3[], { from, to, color }: { from: Point3; to: Point3; color: Rgb }, alphas: Point): void {
    const [fromX, fromY] = this.at(...from)
    const [toX, toY] = this.at(...to)
    const fill = this.context.createLinearGradient(fromX, fromY, toX, toY)
    fill.addColorStop(0, cssRgb(color, alphas[0]))
    fill.addColorStop(1, cssRgb(color, alphas[1]))
    this.trace(points)
    this.context.fillStyle = fill
    this.context.fill()
  }

  line(points: readonly Point3[], thickness: number, color: Rgb): void {
    const { context } = this
    traceLine(
      context,
      points.map(([x, y, z]) => this.at(x, y, z)),
    )
    const depth = points[0][2]
    context.lineWidth = Math.max(0.4, thickness * this.zoom(depth))
    context.lineCap = 'round'
    context.lineJoin = 'round'
    context.strokeStyle = cssRgb(this.tone(color, depth))
    context.stroke()
  }

  /** A line between two points. */
  straight(from: Point3, to: Point3, thickness: number, color: Rgb): void {
    this.line([from, to], thickness, color)
  }

  /** Something that shines by itself: light and air do not dim it. */
  shine(points: readonly Point3[], color: Rgb, alpha = 1): void {
    this.trace(points)
    this.context.fillStyle = cssRgb(color, alpha)
    this.context.fill()
  }

  /** The soft dark pool under a thing on the ground. */
  shadow([x, z]: Point, width: number, alpha = 0.42): void {
    const [px, py] = this.at(x, 0, z)
    const zoom = this.zoom(z)
    const { context } = this
    const flat = Math.max(0.06, this.flatness(z)) * 0.55
    context.save()
    context.translate(px, py)
    context.scale(1, flat)
    const radius = width * zoom
    const fill = context.createRadialGradient(0, 0, 0, 0, 0, radius)
    fill.addColorStop(0, `rgba(14,14,26,${alpha})`)
    fill.addColorStop(0.45, `rgba(14,14,26,${alpha * 0.66})`)
    fill.addColorStop(1, 'rgba(14,14,26,0)')
    context.fillStyle = fill
    context.fillRect(-radius, -radius, radius * 2, radius * 2)
    context.restore()
  }

  /** Runs `paint` only within a face. */
  within(points: readonly Point3[], paint: () => void): void {
    this.context.save()
    this.trace(points)
    this.context.clip()
    paint()
    this.context.restore()
  }

  /** Visible brush work within a face: short strokes around a colour, each a little lighter or darker. */
  strokes(points: readonly Point3[], { color, count, length, swing = 0.1, alpha = 0.3, turn = 0 }: Strokes): void {
    const { painter, context } = this
    const places = points.map(([x, y, z]) => this.at(x, y, z))
    const left = Math.min(...places.map(([x]) => x))
    const right = Math.max(...places.map(([x]) => x))
    const top = Math.min(...places.map(([, y]) => y))
    const bottom = Math.max(...places.map(([, y]) => y))
    const depth = points.reduce((sum, [, , z]) => sum + z, 0) / points.length
    const reach = length * this.zoom(depth)
    this.within(points, () => {
      context.lineCap = 'round'
      for (let index = 0; index < count; index++) {
        const x = painter.between(left, right)
        const y = painter.between(top, bottom)
        const angle = turn + painter.between(-0.22, 0.22)
        const size = reach * painter.between(0.5, 1.2)
        context.beginPath()
        context.moveTo(x, y)
        context.lineTo(x + Math.cos(angle) * size, y + Math.sin(angle) * size)
        context.lineWidth = size * painter.between(0.12, 0.3)
        context.strokeStyle = cssRgb(this.tone(scaleRgb(color, 1 + painter.between(-swing, swing)), depth), alpha)
        context.stroke()
      }
    })
  }

  private trace(points: readonly Point3[]): void {
    traceOutlines(
      this.context,
      points.map(([x, y, z]) => this.at(x, y, z)),
    )
  }
}

/** The four corners of a box that faces the viewer. */
export const corners = ([x, y, width, height]: Box, z: number): Point3[] => [
  [x, y, z],
  [x + width, y, z],
  [x + width, y + height, z],
  [x, y + height, z],
]

/** The four corners of a box on a wall that runs away from the viewer: x is fixed, z runs. */
export const sideCorners = (x: number, [from, to]: Point, [low, high]: Point): Point3[] => [
  [x, low, from],
  [x, low, to],
  [x, high, to],
  [x, high, from],
]

/** A level edge: where it begins and ends to the left and right, and how high or how far away it is. */
type Edge = readonly [left: number, right: number, at: number]

/** The corners of a shape in the plane of the sheet, between two level edges. */
export const standing = ([left, right, low]: Edge, [upperLeft, upperRight, high]: Edge): Point[] => [
  [left, low],
  [right, low],
  [upperRight, high],
  [upperLeft, high],
]

/** The corners of a shape that lies level, between its near and its far edge. */
export const lying = ([left, right, near]: Edge, [farLeft, farRight, far]: Edge, y = 0): Point3[] => [
  [left, y, near],
  [right, y, near],
  [farRight, y, far],
  [farLeft, y, far],
]

/** Points of a plane that faces the viewer. */
export const facing = (points: readonly Point[], z: number): Point3[] => points.map(([x, y]) => [x, y, z])

/** A line straight up at a spot of the ground. */
export const upright = ([x, z]: Point, [low, high]: Point): Point3[] => [
  [x, low, z],
  [x, high, z],
]

/** A level line across the view. */
export const across = ([left, right]: Point, [y, z]: Point): Point3[] => [
  [left, y, z],
  [right, y, z],
]
