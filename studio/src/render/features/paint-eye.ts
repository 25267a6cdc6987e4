import { mixRgb } from '../color/rgb.ts'
import { clamp, lerp, smoothstep } from '../math/scalar.ts'
import { eyeOutline, lidPoints, type EyeOutline, type Side } from './eye-outline.ts'
import { closedPath, taperedPath, type FaceBrush, type FacePoint, type ScreenPoint } from './face-brush.ts'
import { paintCatchlights, paintIris, type IrisOptions } from './paint-iris.ts'
import { paintEyelids } from './paint-eyelids.ts'

const EYEBALL_RADIUS = 0.13
/** Share of the head's turn that the eyes take back to keep looking at the viewer. */
const EYE_CONTACT = 0.62
const CONVERGENCE = 0.005

const irisPlace = (brush: FaceBrush, outline: EyeOutline): FacePoint => {
  const { gazeX, gazeY } = brush.scene.expression
  const { yaw, pitch } = brush.pose
  const x = 0.045 * gazeX - EYEBALL_RADIUS * EYE_CONTACT * Math.sin(yaw) - outline.side * CONVERGENCE
  const y = -0.009 + 0.03 * gazeY + EYEBALL_RADIUS * EYE_CONTACT * 0.6 * Math.sin(pitch)
  const [eyeX, eyeY] = outline.place(-0.02, y)
  return [eyeX + x, eyeY]
}

const paintSclera = (brush: FaceBrush, outline: EyeOutline, opening: ReturnType<typeof closedPath>): void => {
  const { palette, identity, rig, head } = brush
  const { side, place } = outline
  const years = head.layout.wrinkling
  const white = mixRgb(mixRgb([238, 232, 229], [222, 212, 206], palette.darkness), [228, 212, 188], 0.35 * years)
  brush.fill(opening, { color: white, alpha: 1 })
  const inShade = side !== rig.side
  brush.blob([place(-1.1, -0.05), place(-0.72, -0.07), place(-0.56, 0), place(-0.74, 0.06), place(-1.1, 0.05)], {
    color: [190, 132, 124],
    alpha: 0.55 + 0.15 * years,
    soft: 0.018,
  })
  brush.blob([place(1.1, -0.08), place(0.78, -0.08), place(0.6, 0), place(0.74, 0.06), place(1.1, 0.05)], {
    color: [142, 112, 116],
    alpha: inShade ? 0.7 : 0.48,
    soft: 0.022,
  })
  if (inShade) brush.fill(opening, { color: [128, 98, 98], alpha: 0.26, blend: 'multiply' })
  if (identity.age > 45) brush.fill(opening, { color: [214, 184, 150], alpha: 0.25 * years, blend: 'multiply' })
}

/** The upper lid and its lashes keep the light from the top of the eyeball. */
const paintLidShadow = (brush: FaceBrush, upper: readonly ScreenPoint[]): void => {
  const unit = brush.scale
  const band = (top: number, bottom: number) =>
    closedPath([
      ...upper.map(([x, y]): ScreenPoint => [x, y + top * unit]),
      ...upper.map(([x, y]): ScreenPoint => [x, y + bottom * unit]).toReversed(),
    ])
  brush.fill(band(-0.05, 0.03), { color: [48, 26, 28], alpha: 0.62, soft: 0.015 })
  brush.fill(band(-0.03, 0.012), { color: [34, 18, 20], alpha: 0.5, soft: 0.006 })
}

const paintOpening = (brush: FaceBrush, outline: EyeOutline): void => {
  const { context, identity, head, rig, pose, scale } = brush
  const upper = brush.project(lidPoints(outline, outline.upper))
  const lower = brush.project(lidPoints(outline, outline.lower))
  const opening = closedPath([...upper, ...lower.toReversed()])
  const iris: IrisOptions = {
    center: brush.at(...irisPlace(brush, outline)),
    radius: head.layout.irisRadius * scale,
    squash: Math.cos(pose.yaw * 0.9),
    color: identity.eyeColor,
    lightSide: rig.side,
    random: brush.random(outline.side + 3),
  }
  context.save()
  context.clip(opening)
  paintSclera(brush, outline, opening)
  paintIris(context, iris)
  paintLidShadow(brush, upper)
  paintCatchlights(context, iris)
  if (identity.shape.epicanthus < 0.6) {
    brush.ellipse(...outline.place(-0.92, 0.014), [0.02, 0.014], { color: [198, 118, 110], alpha: 0.8, soft: 0.006 })
    brush.ellipse(...outline.place(-0.9, 0.01), [0.005, 0.004], { color: [255, 240, 236], alpha: 0.6, soft: 0.003 })
  }
  context.restore()
  paintWaterline(brush, lower)
}

const paintWaterline = (brush: FaceBrush, lower: readonly ScreenPoint[]): void => {
  const { palette, scale, identity } = brush
  const edge = lower.slice(4, 38)
  const shifted = (down: number) => edge.map(([x, y]): ScreenPoint => [x, y + down * scale])
  const flesh = mixRgb(palette.base, [222, 146, 136], 0.4)
  brush.fill(
    taperedPath(shifted(0.003), (along) => 0.006 * scale * Math.sin(Math.PI * clamp(along))),
    { color: flesh, alpha: 0.75, soft: 0.002 },
  )
  brush.fill(
    taperedPath(shifted(-0.002), (along) => 0.002 * scale * Math.sin(Math.PI * along)),
    { color: [255, 246, 242], alpha: 0.5, soft: 0.001 },
  )
  const rim = 0.28 + 0.3 * identity.makeup.eyeliner
  brush.fill(
    taperedPath(shifted(0.011), (along) => 0.0035 * scale * smoothstep(0, 0.7, along) * lerp(1, 0.4, along)),
    { color: mixRgb(palette.deep, [50, 28, 28], 0.3), alpha: rim, soft: 0.004 },
  )
}

/** One eye: eyeball, iris and catchlights inside the opening, then lid, lashes and make-up around it. */
export const paintEye = (brush: FaceBrush, side: Side): void => {
  const outline = eyeOutline(brush.identity, brush.head.layout, brush.scene.expression, side)
  if (outline.openness > 0.1) paintOpening(brush, outline)
  paintEyelids(brush, outline)
}
