import { traceOutlines } from '../../image/canvas.ts'
import { cssRgb, mixRgb, multiplyRgb, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { lerp } from '../../math/scalar.ts'
import { interpolate } from '../../math/spline.ts'
import { SIDES } from '../head/eye-outline.ts'
import type { Side } from '../head/eye-outline.ts'
import type { FaceBrush, Outline } from './face-brush.ts'
import type { FacePoint } from '../head/features-layout.ts'
import type { LipOutline } from '../head/lip-outline.ts'

/** Edges between the upper teeth from the middle outwards, as shares of half the mouth: the arch turns them away. */
const TOOTH_EDGES = [0, 0.235, 0.42, 0.59, 0.74, 0.87] as const
/** How much of its height a tooth's lower corners lose to their roundness; canines are pointed. */
const TOOTH_CORNERS = [0.05, 0.08, 0.14, 0.1, 0.1] as const
/** The shadow that the lips and the turn of the arch lay on the enamel. */
const WARM_SHADOW: Rgb = [112, 66, 52]
const CORNER_SHADOW: Rgb = [64, 28, 27]
/** How dark the turn of the arch leaves the teeth, from the corner of the mouth to its middle. */
const ARCH_SHADE = [
  [0, 0.94],
  [0.1, 0.8],
  [0.2, 0.5],
  [0.34, 0.2],
  [0.5, 0.04],
] as const

/** How far speech and the broadest smile uncover the upper teeth, in head units. */
const SHOWN = { talk: 0.034, smile: 0.088 } as const

const shifted = (line: readonly FacePoint[], down: number): FacePoint[] => line.map(([x, y]) => [x, y + down])

/** The dark behind the teeth, and the tongue on the floor of a speaking mouth. */
const paintCavity = (brush: FaceBrush, opening: Outline, lips: LipOutline): void => {
  brush.fillOutline(opening, { color: [84, 34, 34], alpha: 1 })
  if (brush.head.layout.talk <= 0.02) return
  brush.blob(
    [...shifted(lips.lowerInner, -0.022).slice(2, -2), ...shifted(lips.lowerInner, 0.02).slice(2, -2).toReversed()],
    {
      color: [150, 72, 70],
      alpha: 0.7,
      soft: 0.008,
    },
  )
}

/** The lower edge of the upper row from its middle to one end: every tooth is rounded at its corners. */
const rowEdge = (side: Side, halfWidth: number, bottom: (x: number) => number): FacePoint[] =>
  TOOTH_CORNERS.flatMap((corner, index) => {
    const [from, to] = [TOOTH_EDGES[index] * halfWidth, TOOTH_EDGES[index + 1] * halfWidth]
    return [0.02, 0.16, 0.5, 0.84, 0.98].map((share): FacePoint => {
      const x = side * lerp(from, to, share)
      return [x, bottom(x) - corner * (to - from) * Math.abs(2 * share - 1) ** 3]
    })
  })

/** The upper teeth as one light row along their arch, with hints of the gaps between them. */
const paintRow = (brush: FaceBrush, lips: LipOutline, white: Rgb): void => {
  const { mouthHalfWidth, mouthOpening } = brush.head.layout
  const shown = lerp(SHOWN.talk, SHOWN.smile, mouthOpening)
  const bottom = (x: number) =>
    Math.min(
      interpolate(lips.lowerInner, x) - 0.003 - 0.011 * mouthOpening * (1 - (x / mouthHalfWidth) ** 2),
      interpolate(lips.upperInner, x) + shown,
    )
  const edge = [...rowEdge(-1, mouthHalfWidth, bottom).toReversed(), ...rowEdge(1, mouthHalfWidth, bottom)]
  const row = [...shifted(lips.upperInner, -0.03), ...edge.toReversed()]
  brush.fillOutline(brush.project(row), { color: white, alpha: 1, soft: 0.0028 })
  for (const side of SIDES) {
    for (const [index, share] of TOOTH_EDGES.slice(0, -1).entries()) {
      if (index === 0 && side > 0) continue
      const x = side * share * mouthHalfWidth
      const [top, low] = [interpolate(lips.upperInner, x), bottom(x)]
      brush.line(
        [
          [x, top],
          [x, (top + low) / 2],
          [x, low + 0.003],
        ],
        (along) => 0.0014 + 0.002 * along ** 3,
        { color: WARM_SHADOW, alpha: 0.36, soft: 0.0026 },
      )
    }
  }
}

/** Teeth turn away from the light along their arch, and the cheeks shade the last of them. */
const shadeArch = (brush: FaceBrush, opening: Outline): void => {
  const { context, head } = brush
  const { mouthHalfWidth, mouthY, cornerY } = head.layout
  const [left, right] = SIDES.map((side) => brush.at(side * mouthHalfWidth, mouthY + cornerY))
  const shade = context.createLinearGradient(...left, ...right)
  for (const [share, alpha] of ARCH_SHADE) {
    shade.addColorStop(share, cssRgb(CORNER_SHADOW, alpha))
    shade.addColorStop(1 - share, cssRgb(CORNER_SHADOW, alpha))
  }
  traceOutlines(context, opening)
  context.fillStyle = shade
  context.fill()
}

/** The upper teeth in the opening of a broad smile or of speech; nothing when the lips are shut. */
export const paintTeeth = (brush: FaceBrush, lips: LipOutline): void => {
  const { head, context } = brush
  const { mouthOpening, talk, mouthY, wrinkling } = head.layout
  if (mouthOpening <= 0.02 && talk <= 0.02) return
  const opening = [...brush.curve(lips.upperInner, 40), ...brush.curve(lips.lowerInner, 40).toReversed()]
  const enamel: Rgb = [lerp(248, 240, wrinkling), lerp(241, 230, wrinkling), lerp(229, 211, wrinkling)]
  const light = mixRgb(scaleRgb(brush.lightAt(0, mouthY - 0.06), 1 / 255), [1, 0.96, 0.91], 0.3)
  const white = scaleRgb(multiplyRgb(enamel, light), lerp(0.97, 0.82, talk) * lerp(1, 0.74, brush.palette.darkness))
  context.save()
  traceOutlines(context, opening)
  context.clip()
  paintCavity(brush, opening, lips)
  paintRow(brush, lips, white)
  shadeArch(brush, opening)
  brush.line(shifted(lips.upperInner, 0.006), () => 0.012, { color: WARM_SHADOW, alpha: 0.46, soft: 0.012 })
  context.restore()
}
