import { traceOutlines } from '../../image/canvas.ts'
import { cssRgb, mixRgb, multiplyRgb, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { clamp, lerp, smoothstep } from '../../math/scalar.ts'
import { eyeOutline, lidPoints } from '../head/eye-outline.ts'
import type { EyeOutline, Side } from '../head/eye-outline.ts'
import { taperedOutline } from './face-brush.ts'
import type { FaceBrush, Outline, ScreenPoint } from './face-brush.ts'
import type { FacePoint } from '../head/features-layout.ts'
import { paintEyelids } from './paint-eyelids.ts'
import { paintCatchlights, paintIris } from './paint-iris.ts'
import type { IrisOptions } from './paint-iris.ts'

const EYEBALL_RADIUS = 0.108
/** How far the eyes turn back to keep looking at the viewer; more than 1, because the irises lie before their corners. */
const EYE_CONTACT = 1.2

/** Share of it towards a camera that is lower or higher than the eyes: lids leave less room than corners. */
const UP_AND_DOWN = 0.4

const irisPlace = (brush: FaceBrush, outline: EyeOutline): FacePoint => {
  const { gazeX, gazeY } = brush.scene.expression
  const { yaw, pitch, camera } = brush.pose
  const x = 0.052 * gazeX - EYEBALL_RADIUS * EYE_CONTACT * Math.sin(yaw)
  const y =
    -0.028 + 0.03 * gazeY + EYEBALL_RADIUS * EYE_CONTACT * (0.3 * Math.sin(pitch) + UP_AND_DOWN * Math.sin(camera.tilt))
  const [eyeX, eyeY] = outline.place(-0.02, y)
  return [eyeX + x, eyeY]
}

const paintSclera = (brush: FaceBrush, outline: EyeOutline, opening: Outline): void => {
  const { palette, head } = brush
  const { place } = outline
  const years = head.layout.wrinkling
  const white = mixRgb(mixRgb([246, 240, 236], [196, 180, 168], palette.darkness), [236, 224, 204], 0.2 * years)
  brush.fillOutline(opening, { color: white, alpha: 1 })
  brush.blob([place(-1.1, -0.05), place(-0.88, -0.05), place(-0.76, 0), place(-0.86, 0.05), place(-1.1, 0.05)], {
    color: [190, 132, 124],
    alpha: 0.4 + 0.15 * years,
    soft: 0.02,
  })
}

/** The eyeball takes the light of the scene, from the inner to the outer corner, and is round. */
const lightOpening = (brush: FaceBrush, { place }: EyeOutline, opening: Outline): void => {
  const { context } = brush
  const corners = [place(-0.75, 0), place(0.75, 0)] as const
  const [[fromX, fromY], [toX, toY]] = [brush.at(...corners[0]), brush.at(...corners[1])]
  const light = context.createLinearGradient(fromX, fromY, toX, toY)
  corners.forEach((corner, stop) =>
    light.addColorStop(
      stop,
      cssRgb(mixRgb(brush.lightAt(...corner), [255, 255, 255], 0.2 - 0.14 * brush.palette.darkness)),
    ),
  )
  const [middleX, middleY] = brush.at(...place(0, 0.02))
  const ball = context.createRadialGradient(middleX, middleY, 0, middleX, middleY, EYEBALL_RADIUS * 1.35 * brush.scale)
  ball.addColorStop(0.2, 'rgb(255,255,255)')
  ball.addColorStop(0.6, 'rgb(240,230,228)')
  ball.addColorStop(1, 'rgb(186,160,156)')
  context.save()
  context.globalCompositeOperation = 'multiply'
  traceOutlines(context, opening)
  for (const shade of [light, ball]) {
    context.fillStyle = shade
    context.fill()
  }
  context.restore()
}

/** Moist flesh at the corner and along the lid, in the light that is there. */
const litFlesh = (brush: FaceBrush, { place }: EyeOutline, color: Rgb): Rgb =>
  multiplyRgb(color, scaleRgb(brush.lightAt(...place(-0.75, 0)), 1 / 255))

/** The upper lid and its lashes keep the light from the top of the eyeball. */
const paintLidShadow = (brush: FaceBrush, upper: readonly ScreenPoint[], lower: readonly ScreenPoint[]): void => {
  const unit = brush.scale
  const band = (top: number, bottom: number, lid = upper): Outline => [
    ...lid.map(([x, y]): ScreenPoint => [x, y + top * unit]),
    ...lid.map(([x, y]): ScreenPoint => [x, y + bottom * unit]).toReversed(),
  ]
  brush.fillOutline(band(-0.06, 0.048), { color: [80, 54, 56], alpha: 0.62, soft: 0.02 })
  brush.fillOutline(band(-0.04, 0.021), { color: [50, 30, 31], alpha: 0.52, soft: 0.01 })
  brush.fillOutline(band(-0.007, 0.03, lower), { color: [96, 66, 64], alpha: 0.3, soft: 0.008 })
}

const paintOpening = (brush: FaceBrush, outline: EyeOutline): void => {
  const { context, identity, head, rig, pose, palette, scale } = brush
  const upper = brush.project(lidPoints(outline, outline.upper))
  const lower = brush.project(lidPoints(outline, outline.lower))
  const opening = [...upper, ...lower.toReversed()]
  const iris: IrisOptions = {
    center: brush.at(...irisPlace(brush, outline)),
    radius: head.layout.irisRadius * scale,
    squash: Math.cos(pose.yaw * 0.9),
    // Pale irises would glow out of a dark face.
    color: scaleRgb((outline.side > 0 && identity.leftEyeColor) || identity.eyeColor, lerp(1, 0.72, palette.darkness)),
    lightSide: rig.side,
    random: brush.random(outline.side + 3),
  }
  context.save()
  traceOutlines(context, opening)
  context.clip()
  paintSclera(brush, outline, opening)
  brush.ellipse(...irisPlace(brush, outline), [head.layout.irisRadius * 1.14, head.layout.irisRadius * 1.12], {
    color: [120, 100, 104],
    alpha: 0.3,
    soft: 0.008,
  })
  paintIris(context, iris)
  lightOpening(brush, outline, opening)
  paintLidShadow(brush, upper, lower)
  paintCatchlights(context, iris)
  if (identity.shape.epicanthus < 0.6) {
    const flesh = litFlesh(brush, outline, [198, 118, 110])
    const glint = litFlesh(brush, outline, [255, 240, 236])
    brush.ellipse(...outline.place(-0.92, 0.014), [0.02, 0.014], { color: flesh, alpha: 0.8, soft: 0.006 })
    brush.ellipse(...outline.place(-0.9, 0.01), [0.005, 0.004], { color: glint, alpha: 0.6, soft: 0.003 })
  }
  context.restore()
  paintWaterline(brush, outline, lower)
}

const paintWaterline = (brush: FaceBrush, outline: EyeOutline, lower: readonly ScreenPoint[]): void => {
  const { palette, scale, identity } = brush
  const edge = lower.slice(4, 38)
  const shifted = (down: number) => edge.map(([x, y]): ScreenPoint => [x, y + down * scale])
  const flesh = litFlesh(brush, outline, mixRgb(palette.base, [222, 146, 136], lerp(0.4, 0.26, palette.darkness)))
  const wet = litFlesh(brush, outline, mixRgb([255, 246, 242], palette.base, 0.4 * palette.darkness))
  brush.fillOutline(
    taperedOutline(shifted(0.003), (along) => 0.0078 * scale * Math.sin(Math.PI * clamp(along)) ** 0.7),
    { color: flesh, alpha: 0.85, soft: 0.0024 },
  )
  brush.fillOutline(
    taperedOutline(shifted(-0.002), (along) => 0.002 * scale * Math.sin(Math.PI * along)),
    { color: wet, alpha: 0.62, soft: 0.0012 },
  )
  const rim = 0.28 + 0.3 * identity.makeup.eyeliner
  brush.fillOutline(
    taperedOutline(shifted(0.011), (along) => 0.0035 * scale * smoothstep(0, 0.7, along) * lerp(1, 0.4, along)),
    { color: mixRgb(palette.deep, [50, 28, 28], 0.3), alpha: rim, soft: 0.004 },
  )
}

/** One eye: eyeball, iris and catchlights inside the opening, then lid, lashes and make-up around it. */
export const paintEye = (brush: FaceBrush, side: Side): void => {
  const outline = eyeOutline(brush.identity, brush.head.layout, brush.scene.expression, side)
  if (outline.openness > 0.1) paintOpening(brush, outline)
  paintEyelids(brush, outline)
}
