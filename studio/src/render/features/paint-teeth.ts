import { traceOutlines } from '../../image/canvas.ts'
import { multiplyRgb, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { lerp } from '../../math/scalar.ts'
import { SIDES } from './eye-outline.ts'
import type { FaceBrush, FacePoint, Outline } from './face-brush.ts'
import type { LipOutline } from './lip-outline.ts'

/** Edges between the upper teeth from the middle outwards, in head units. */
const TOOTH_EDGES = [0, 0.037, 0.067, 0.096, 0.12, 0.14] as const

const paintGaps = (brush: FaceBrush, top: number, bottom: number): void => {
  for (const side of SIDES) {
    TOOTH_EDGES.forEach((edge, index) => {
      if (index === 0 && side > 0) return
      const lean = edge * 0.06
      brush.line(
        [
          [side * (edge - lean), top],
          [side * edge, (top + bottom) / 2],
          [side * (edge + lean * 0.3), bottom],
        ],
        () => 0.0016,
        { color: [150, 122, 112], alpha: 0.2 + 0.05 * index, soft: 0.0015 },
      )
    })
  }
}

const shifted = (line: readonly FacePoint[], down: number): FacePoint[] => line.map(([x, y]) => [x, y + down])

/** How much of the upper teeth a speaking mouth shows, in head units. */
const ROW_HEIGHT = 0.034

/** The dark of a speaking mouth, and the tongue on its floor. */
const paintCavity = (brush: FaceBrush, opening: Outline, lips: LipOutline): void => {
  brush.fillOutline(opening, { color: [58, 22, 24], alpha: 1 })
  brush.blob(
    [...shifted(lips.lowerInner, -0.022).slice(2, -2), ...shifted(lips.lowerInner, 0.02).slice(2, -2).toReversed()],
    {
      color: [150, 72, 70],
      alpha: 0.7,
      soft: 0.008,
    },
  )
}

/** The upper row of teeth in the opening of a broad smile or of speech; nothing when the lips are shut. */
export const paintTeeth = (brush: FaceBrush, lips: LipOutline): void => {
  const { head, context } = brush
  const { mouthOpening, talk, mouthY, wrinkling, mouthHalfWidth, cornerY } = head.layout
  if (mouthOpening <= 0.02 && talk <= 0.02) return
  const opening = [...brush.curve(lips.upperInner, 40), ...brush.curve(lips.lowerInner, 40).toReversed()]
  const enamel: Rgb = [lerp(252, 238, wrinkling), lerp(245, 225, wrinkling), lerp(236, 202, wrinkling)]
  const white = multiplyRgb(enamel, scaleRgb(brush.lightAt(0, mouthY - 0.06), 1 / 255))
  context.save()
  traceOutlines(context, opening)
  context.clip()
  if (talk > 0.02) paintCavity(brush, opening, lips)
  const row =
    talk > 0.02 ? brush.curve([...lips.upperInner, ...shifted(lips.upperInner, ROW_HEIGHT).toReversed()], 80) : opening
  brush.fillOutline(row, { color: scaleRgb(white, lerp(0.96, 0.8, talk)), alpha: 1 })
  paintGaps(brush, mouthY - 0.04, mouthY + 0.06)
  for (const side of SIDES) {
    brush.ellipse(side * mouthHalfWidth * 0.9, mouthY + cornerY * 0.7, [0.06, 0.08], {
      color: [66, 30, 30],
      alpha: 0.85,
      soft: 0.024,
    })
  }
  brush.line(shifted(lips.upperInner, 0.004), () => 0.009, { color: [104, 56, 52], alpha: 0.36, soft: 0.008 })
  brush.line(shifted(lips.lowerInner, -0.001), () => 0.005, { color: [84, 38, 40], alpha: 0.6, soft: 0.005 })
  context.restore()
}
