import type { Identity } from '../../identity/identity.ts'
import { traceOutlines } from '../../image/canvas.ts'
import type { Context2D } from '../../image/canvas.ts'
import { cssRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { createRandom } from '../../math/random.ts'
import type { Random } from '../../math/random.ts'
import { clamp, distanceOf, TAU } from '../../math/scalar.ts'
import { sampleCurve } from '../../math/spline.ts'
import type { PortraitScene } from '../../scene/scene.ts'
import type { Head } from '../head/build-head.ts'
import type { FacePoint } from '../head/features-layout.ts'
import type { LightRig } from '../light/lighting.ts'
import type { SkinPalette } from '../skin/palette.ts'
import type { Pose } from '../view/pose.ts'
import type { FaceLight } from './face-light.ts'

export type ScreenPoint = readonly [x: number, y: number]
/** Points around an area of the picture. */
export type Outline = readonly ScreenPoint[]

type Ink = {
  color: Rgb
  alpha: number
  /** Blur radius in head units. */
  soft?: number
  blend?: GlobalCompositeOperation
}

export type FaceBrushOptions = {
  context: Context2D
  identity: Identity
  scene: PortraitScene
  head: Head
  pose: Pose
  palette: SkinPalette
  rig: LightRig
  lightAt: FaceLight
}

const SURFACE_LIFT = 0.004

/** Outline of a stroke whose half-width changes along its way; `halfWidth` gets 0 at the start and 1 at the end. */
export const taperedOutline = (points: readonly ScreenPoint[], halfWidth: (along: number) => number): Outline => {
  const last = points.length - 1
  const left: ScreenPoint[] = []
  const right: ScreenPoint[] = []
  points.forEach(([x, y], index) => {
    const before = points[Math.max(0, index - 1)]
    const after = points[Math.min(last, index + 1)]
    const dx = after[0] - before[0]
    const dy = after[1] - before[1]
    const reach = halfWidth(index / last) / (distanceOf(dx, dy) || 1)
    left.push([x - dy * reach, y + dx * reach])
    right.push([x + dy * reach, y - dx * reach])
  })
  return [...left, ...right.toReversed()]
}

/** A blurred fill costs as much as the area it may touch: keep it to the outline and its halo. */
const clipAround = (context: Context2D, outline: Outline, margin: number): void => {
  const across = outline.map(([x]) => Math.fround(x))
  const down = outline.map(([, y]) => Math.fround(y))
  const [left, top, right, bottom] = [Math.min(...across), Math.min(...down), Math.max(...across), Math.max(...down)]
  context.beginPath()
  context.rect(left - margin, top - margin, right - left + 2 * margin, bottom - top + 2 * margin)
  context.clip()
}

/** Paints on the surface of a posed face: points in head units are lifted onto the head and projected. */
export class FaceBrush {
  readonly context: Context2D
  readonly identity: Identity
  readonly scene: PortraitScene
  readonly head: Head
  readonly pose: Pose
  readonly palette: SkinPalette
  readonly rig: LightRig
  readonly lightAt: FaceLight
  /** Pixels per head unit. */
  readonly scale: number

  constructor(options: FaceBrushOptions) {
    this.context = options.context
    this.identity = options.identity
    this.scene = options.scene
    this.head = options.head
    this.pose = options.pose
    this.palette = options.palette
    this.rig = options.rig
    this.lightAt = options.lightAt
    this.scale = options.pose.camera.scale
  }

  /** Numbers that depend on the person and the feature alone, so that features never disturb each other. */
  random(feature: number): Random {
    return createRandom(Math.imul(this.identity.seed ^ 0x9e3779b9, 31) + feature * 7919)
  }

  at(x: number, y: number): ScreenPoint {
    const { toScreen, toWorld } = this.pose
    const [ownX, ownY] = this.head.skew(x, y)
    return toScreen(toWorld(ownX, ownY, this.head.heightAt(ownX, ownY) + SURFACE_LIFT))
  }

  project(points: readonly FacePoint[]): ScreenPoint[] {
    return points.map(([x, y]) => this.at(x, y))
  }

  /** A smooth line through face points as screen points. */
  curve(points: readonly FacePoint[], segments = 32): ScreenPoint[] {
    return sampleCurve(this.project(points), segments) as unknown as ScreenPoint[]
  }

  fillOutline(outline: Outline, { color, alpha, soft = 0, blend = 'source-over' }: Ink): void {
    if (alpha <= 0) return
    const { context } = this
    const radius = soft * this.scale
    context.save()
    context.globalAlpha = clamp(alpha)
    context.globalCompositeOperation = blend
    if (radius > 0.3) {
      clipAround(context, outline, radius * 3)
      context.filter = `blur(${radius.toFixed(2)}px)`
    }
    context.fillStyle = cssRgb(color)
    traceOutlines(context, outline)
    context.fill()
    context.restore()
  }

  /** A blob through the given outline. */
  blob(outline: readonly FacePoint[], ink: Ink): void {
    const looped = [...outline, outline[0]]
    this.fillOutline(this.curve(looped, outline.length * 5), ink)
  }

  ellipse(x: number, y: number, radii: readonly [number, number], ink: Ink, turn = 0): void {
    if (ink.alpha <= 0) return
    const outline = Array.from({ length: 18 }, (_, i): FacePoint => {
      const u = Math.cos((i / 18) * TAU) * radii[0]
      const v = Math.sin((i / 18) * TAU) * radii[1]
      return [x + u * Math.cos(turn) - v * Math.sin(turn), y + u * Math.sin(turn) + v * Math.cos(turn)]
    })
    this.fillOutline(this.project(outline), ink)
  }

  /** A tapered line; half-width in head units. */
  line(points: readonly FacePoint[], halfWidth: (along: number) => number, ink: Ink): void {
    if (ink.alpha <= 0) return
    this.fillOutline(
      taperedOutline(this.curve(points, 28), (along) => halfWidth(along) * this.scale),
      ink,
    )
  }
}

/** Half-width of a stroke that swells in the middle. */
export const swelling =
  (halfWidth: number) =>
  (along: number): number =>
    halfWidth * Math.sin(Math.PI * clamp(along))
