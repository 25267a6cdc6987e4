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

const EYEBALL_RADIUS = 0.1
/** How far the eyes turn back to keep looking at the viewer; more than 1, because the irises lie before their corners. */
const EYE_CONTACT = 1.2

/** Share of it towards a camera that is lower or higher than the eyes: lids leave less room than corners. */
const UP_AND_DOWN = 0.4

const irisPlace = (brush: FaceBrush, outline: EyeOutline): FacePoint => {
  const { gazeX, gazeY } = brush.scene.expression
  const { yaw, pitch, camera } = brush.pose
  const x = 0.043 * gazeX - EYEBALL_RADIUS * EYE_CONTACT * Math.sin(yaw)
  const y =
    brush.head.layout.irisY +
    0.026 * gazeY +
    EYEBALL_RADIUS * EYE_CONTACT * (0.3 * Math.sin(pitch) + UP_AND_DOWN * Math.sin(camera.tilt))
  const [eyeX, eyeY] = outline.place(-0.02, y)
  return [eyeX + x, eyeY]
}

const paintSclera = (brush: FaceBrush, { place }: EyeOutline, opening: Outline): void => {
  const { palette, head } = brush
  const years = head.layout.wrinkling
  const white = mixRgb(mixRgb([250, 243, 233], [200, 182, 165], palette.darkness ** 0.7), [226, 206, 182], 0.34 * years)
  brush.fillOutline(opening, { color: white, alpha: 1 })
  for (const [corner, reach] of [
    [-0.8, 0.34],
    [1.02, 0.2],
  ])
    brush.ellipse(...place(corner, 0), [reach * head.layout.eyeHalfWidth, 0.05], {
      color: [206, 140, 124],
      alpha: 0.22 + 0.12 * years,
      soft: 0.02,
    })
}

/** The eyeball takes the light of the scene, from the inner to the outer corner, and is round. */
const lightOpening = (brush: FaceBrush, { place }: EyeOutline, opening: Outline): void => {
  const { context, rig, head } = brush
  const corners = [place(-0.75, 0), place(0.75, 0)] as const
  const [[fromX, fromY], [toX, toY]] = [brush.at(...corners[0]), brush.at(...corners[1])]
  const light = context.createLinearGradient(fromX, fromY, toX, toY)
  corners.forEach((corner, stop) =>
    light.addColorStop(
      stop,
      cssRgb(mixRgb(brush.lightAt(...corner), [255, 255, 255], 0.26 - 0.2 * brush.palette.darkness)),
    ),
  )
  const [middleX, middleY] = brush.at(...place(0, 0.012))
  const reach = head.layout.eyeHalfWidth * 1.12 * brush.scale
  const ball = context.createRadialGradient(middleX + 0.1 * reach * rig.side, middleY, 0, middleX, middleY, reach)
  ball.addColorStop(0.3, 'rgb(255,255,255)')
  ball.addColorStop(0.66, 'rgb(240,228,220)')
  ball.addColorStop(1, 'rgb(186,152,138)')
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
const litFlesh = (brush: FaceBrush, { place }: EyeOutline, color: Rgb, u = -0.75): Rgb =>
  multiplyRgb(color, scaleRgb(brush.lightAt(...place(u, 0)), 1 / 255))

/** The upper lid and its lashes keep the light from the top of the eyeball, the lower lid from its lowest edge. */
const paintLidShadow = (brush: FaceBrush, upper: readonly ScreenPoint[], lower: readonly ScreenPoint[]): void => {
  const unit = brush.scale
  const band = (top: number, bottom: number, lid = upper): Outline => [
    ...lid.map(([x, y]): ScreenPoint => [x, y + top * unit]),
    ...lid.map(([x, y]): ScreenPoint => [x, y + bottom * unit]).toReversed(),
  ]
  brush.fillOutline(band(-0.06, 0.03), { color: [150, 112, 100], alpha: 0.8, soft: 0.015, blend: 'multiply' })
  brush.fillOutline(band(-0.04, 0.012), { color: [96, 62, 54], alpha: 0.74, soft: 0.007, blend: 'multiply' })
  brush.fillOutline(band(-0.004, 0.03, lower), { color: [150, 104, 92], alpha: 0.7, soft: 0.006, blend: 'multiply' })
}

/** The tear duct's pink flesh in the inner corner. */
const paintTearDuct = (brush: FaceBrush, outline: EyeOutline): void => {
  const { epicanthus } = brush.identity.shape
  if (epicanthus >= 0.6) return
  const flesh = litFlesh(brush, outline, mixRgb([214, 136, 124], [150, 84, 76], brush.palette.darkness))
  const glint = litFlesh(brush, outline, [255, 236, 228])
  const [x, y] = outline.place(-0.91, 0.01)
  brush.ellipse(x, y, [0.017, 0.013], { color: flesh, alpha: 0.85 * (1 - epicanthus), soft: 0.0045 })
  brush.ellipse(x + 0.003 * outline.side, y - 0.003, [0.0032, 0.0026], { color: glint, alpha: 0.5, soft: 0.002 })
}

const paintOpening = (brush: FaceBrush, outline: EyeOutline): void => {
  const { context, identity, head, rig, pose, palette, scale } = brush
  const upper = brush.project(lidPoints(outline, outline.upper))
  const lower = brush.project(lidPoints(outline, outline.lower))
  const opening = [...upper, ...lower.toReversed()]
  const center = brush.at(...irisPlace(brush, outline))
  const radius = head.layout.irisRadius * scale
  const iris: IrisOptions = {
    center,
    radius,
    squash: Math.cos(pose.yaw * 0.9),
    // Pale irises would glow out of a dark face, and clear ones out of an old one.
    color: mixRgb(
      scaleRgb((outline.side > 0 && identity.leftEyeColor) || identity.eyeColor, lerp(1, 0.72, palette.darkness)),
      palette.deep,
      0.2 * Math.min(1, head.layout.wrinkling),
    ),
    key: rig.key,
    softness: rig.softness,
    lidEdge: (brush.at(...outline.place(0, outline.openUpper(0)))[1] - center[1]) / radius,
    random: brush.random(outline.side + 3),
  }
  context.save()
  traceOutlines(context, opening)
  context.clip()
  paintSclera(brush, outline, opening)
  brush.ellipse(...irisPlace(brush, outline), [head.layout.irisRadius * 1.1, head.layout.irisRadius * 1.08], {
    color: [130, 104, 100],
    alpha: 0.34,
    soft: 0.007,
  })
  paintIris(context, iris)
  lightOpening(brush, outline, opening)
  paintLidShadow(brush, upper, lower)
  paintTearDuct(brush, outline)
  paintCatchlights(context, iris)
  context.restore()
  paintWaterline(brush, outline)
}

/** Even along a stroke but for its ends. */
const full = (along: number): number => Math.sin(Math.PI * clamp(along)) ** 0.8

/** The lower lid's thickness: a moist rim that faces up, between the eyeball and the lashes. */
const paintWaterline = (brush: FaceBrush, outline: EyeOutline): void => {
  const { palette, scale, identity, rig } = brush
  const edge = (drop: number, from = -0.86, to = 0.97) =>
    brush.project(lidPoints(outline, (u) => outline.lower(u) + drop, from, to))
  const rim = litFlesh(brush, outline, mixRgb(palette.base, [212, 130, 116], lerp(0.48, 0.26, palette.darkness)), 0)
  const deep = litFlesh(brush, outline, mixRgb(palette.deep, [70, 36, 32], 0.45), 0)
  const wet = litFlesh(brush, outline, mixRgb([255, 240, 232], palette.base, 0.2 + 0.4 * palette.darkness), 0)
  brush.fillOutline(
    taperedOutline(edge(0.0125), (along) => 0.0042 * scale * full(along) * lerp(0.5, 1, smoothstep(0.2, 0.8, along))),
    { color: deep, alpha: 0.5 + 0.26 * identity.makeup.eyeliner, soft: 0.005 },
  )
  brush.fillOutline(
    taperedOutline(edge(0.0042), (along) => 0.0052 * scale * full(along)),
    { color: rim, alpha: 0.92, soft: 0.0022 },
  )
  // The rim shines where it turns to the lamp.
  const shine = 0.22 * rig.side * outline.side
  brush.fillOutline(
    taperedOutline(edge(0.0016, shine - 0.4, shine + 0.4), (along) => 0.0015 * scale * full(along)),
    { color: wet, alpha: 0.32, soft: 0.0014 },
  )
  brush.fillOutline(
    taperedOutline(edge(-0.0012), (along) => 0.0013 * scale * full(along)),
    { color: deep, alpha: 0.42, soft: 0.0016 },
  )
}

/** One eye: eyeball, iris and catchlights inside the opening, then lid, lashes and make-up around it. */
export const paintEye = (brush: FaceBrush, side: Side): void => {
  const outline = eyeOutline(brush.identity, brush.head.layout, brush.scene.expression, side)
  if (outline.openness > 0.03) paintOpening(brush, outline)
  paintEyelids(brush, outline)
}
