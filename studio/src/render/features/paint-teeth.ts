import { traceOutlines } from '../../image/canvas.ts'
import { mixRgb, multiplyRgb, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { lerp } from '../../math/scalar.ts'
import { interpolate } from '../../math/spline.ts'
import { SIDES } from '../head/eye-outline.ts'
import type { Side } from '../head/eye-outline.ts'
import type { FaceBrush, Outline } from './face-brush.ts'
import type { FacePoint } from '../head/features-layout.ts'
import type { LipOutline } from '../head/lip-outline.ts'

/** Edges between the upper teeth from the middle outwards, as shares of half the mouth: the arch turns them away. */
const TOOTH_EDGES = [0, 0.285, 0.49, 0.68, 0.8, 0.88] as const
/** How much of its height a tooth's lower corners lose to their roundness; canines are pointed. */
const TOOTH_CORNERS = [0.05, 0.09, 0.16, 0.1, 0.1] as const
/** Each tooth's part of the light: canines are the most yellow, those behind stand in the shade of the cheek. */
const TOOTH_SHADES = [1, 0.96, 0.9, 0.76, 0.6] as const
const GAP_WIDTH = 0.0009
/** The shadow that the lips and the turn of the arch lay on the enamel. */
const WARM_SHADOW: Rgb = [112, 66, 52]

/** How far speech and the broadest smile uncover the upper teeth, in head units. */
const SHOWN = { talk: 0.034, smile: 0.088 } as const

/** Where a tooth is: its edges from the middle outwards, and the line of the arch that it reaches down to. */
type Tooth = { side: Side; from: number; to: number; top: number; bottom: (x: number) => number; corner: number }

const toothOutline = ({ side, from, to, top, bottom, corner }: Tooth): FacePoint[] => {
  const width = to - from
  const edge = [0, 0.14, 0.5, 0.84, 1].map((share): FacePoint => {
    const x = side * (from + share * width)
    return [x, bottom(x) - corner * width * Math.abs(2 * share - 1) ** 3]
  })
  return [[side * from, top], ...edge, [side * to, top]]
}

const shifted = (line: readonly FacePoint[], down: number): FacePoint[] => line.map(([x, y]) => [x, y + down])

/** The dark behind the teeth, and the tongue on the floor of a speaking mouth. */
const paintCavity = (brush: FaceBrush, opening: Outline, lips: LipOutline): void => {
  brush.fillOutline(opening, { color: [70, 27, 29], alpha: 1 })
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

/** The upper teeth one by one along their arch, each a little darker than the one before it. */
const paintRow = (brush: FaceBrush, lips: LipOutline, white: Rgb): void => {
  const { mouthHalfWidth, mouthOpening } = brush.head.layout
  const shown = lerp(SHOWN.talk, SHOWN.smile, mouthOpening)
  const gap = 0.002 + 0.009 * mouthOpening
  for (const side of SIDES) {
    for (let index = 0; index < TOOTH_CORNERS.length; index++) {
      const from = TOOTH_EDGES[index] * mouthHalfWidth + GAP_WIDTH / 2
      const to = TOOTH_EDGES[index + 1] * mouthHalfWidth - GAP_WIDTH / 2
      const short = index === 1 ? 0.005 * mouthOpening : 0
      const bottom = (x: number) =>
        Math.min(interpolate(lips.lowerInner, x) - gap, interpolate(lips.upperInner, x) + shown) - short
      const top = interpolate(lips.upperInner, (side * (from + to)) / 2) - 0.03
      const outline = toothOutline({ side, from, to, top, bottom, corner: TOOTH_CORNERS[index] })
      const color = scaleRgb(white, TOOTH_SHADES[index])
      brush.fillOutline(brush.project(outline), { color, alpha: 1, soft: 0.0018 })
      const seam = side * (to + GAP_WIDTH / 2)
      brush.line(
        [
          [seam, top],
          [seam, (top + bottom(seam)) / 2],
          [seam, bottom(seam)],
        ],
        (along) => 0.0018 + 0.0018 * along ** 3,
        {
          color: WARM_SHADOW,
          alpha: 0.24 + 0.08 * index,
          soft: 0.003,
        },
      )
    }
  }
}

/** The upper teeth in the opening of a broad smile or of speech; nothing when the lips are shut. */
export const paintTeeth = (brush: FaceBrush, lips: LipOutline): void => {
  const { head, context } = brush
  const { mouthOpening, talk, mouthY, wrinkling, mouthHalfWidth, cornerY } = head.layout
  if (mouthOpening <= 0.02 && talk <= 0.02) return
  const opening = [...brush.curve(lips.upperInner, 40), ...brush.curve(lips.lowerInner, 40).toReversed()]
  const enamel: Rgb = [lerp(246, 236, wrinkling), lerp(237, 224, wrinkling), lerp(220, 200, wrinkling)]
  const light = mixRgb(scaleRgb(brush.lightAt(0, mouthY - 0.06), 1 / 255), [1, 0.96, 0.91], 0.3)
  const white = scaleRgb(multiplyRgb(enamel, light), lerp(0.97, 0.82, talk) * lerp(1, 0.84, brush.palette.darkness))
  context.save()
  traceOutlines(context, opening)
  context.clip()
  paintCavity(brush, opening, lips)
  brush.fillOutline(
    brush.project([
      ...shifted(lips.upperInner, -0.01),
      ...shifted(lips.upperInner, 0.5 * lerp(SHOWN.talk, SHOWN.smile, mouthOpening)).toReversed(),
    ]),
    { color: scaleRgb(white, 0.9), alpha: 1, soft: 0.002 },
  )
  paintRow(brush, lips, white)
  for (const side of SIDES) {
    brush.ellipse(side * mouthHalfWidth * 0.98, mouthY + cornerY * 0.8, [0.05, 0.08], {
      color: [62, 28, 26],
      alpha: 0.85,
      soft: 0.024,
    })
  }
  brush.line(shifted(lips.upperInner, 0.006), () => 0.014, { color: WARM_SHADOW, alpha: 0.5, soft: 0.011 })
  context.restore()
}
