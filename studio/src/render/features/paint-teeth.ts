import { lerp } from '../math/scalar.ts'
import { SIDES } from './eye-outline.ts'
import { closedPath, type FaceBrush } from './face-brush.ts'
import type { LipOutline } from './lip-outline.ts'

/** Widths of the teeth from the middle outwards, in head units. */
const TOOTH_WIDTHS = [0.036, 0.028, 0.03, 0.026, 0.024] as const

/** The upper row of teeth in the opening of a broad smile; nothing when the lips are shut. */
export const paintTeeth = (brush: FaceBrush, lips: LipOutline): void => {
  const { head, context, identity } = brush
  const { mouthOpening, mouthY, wrinkling, mouthHalfWidth } = head.layout
  if (mouthOpening <= 0.02) return
  const opening = closedPath([...brush.curve(lips.upperInner, 40), ...brush.curve(lips.lowerInner, 40).toReversed()])
  context.save()
  context.clip(opening)
  brush.fill(opening, { color: [64, 26, 28], alpha: 1 })
  const top = mouthY - 0.05
  const bottom = mouthY + 0.034
  const white = [lerp(238, 222, wrinkling), lerp(232, 208, wrinkling), lerp(224, 182, wrinkling)] as const
  for (const side of SIDES) {
    let edge = 0
    TOOTH_WIDTHS.forEach((width, index) => {
      const inner = edge
      edge += width
      const shade = 1 - 0.1 * index
      const end = bottom - 0.004 * index * index * 0.6 - (index === 1 ? 0.004 : 0)
      brush.blob(
        [
          [side * (inner + 0.001), top],
          [side * (edge - 0.001), top],
          [side * (edge - 0.001), end - 0.004],
          [side * (inner + width / 2), end],
          [side * (inner + 0.001), end - 0.003],
        ],
        { color: [white[0] * shade, white[1] * shade, white[2] * shade], alpha: 0.97, soft: 0.0015 },
      )
    })
    brush.ellipse(side * mouthHalfWidth * 0.86, mouthY, [0.05, 0.07], { color: [58, 24, 26], alpha: 0.8, soft: 0.02 })
  }
  brush.line(
    lips.upperInner.map(([x, y]) => [x, y + 0.006] as const),
    () => 0.012,
    {
      color: [70, 36, 38],
      alpha: 0.4 + 0.1 * identity.shape.skinTone,
      soft: 0.009,
    },
  )
  context.restore()
}
