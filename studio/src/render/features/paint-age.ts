import { mixRgb } from '../../image/rgb.ts'
import { clamp, lerp } from '../../math/scalar.ts'
import { SIDES } from '../head/eye-outline.ts'
import type { Side } from '../head/eye-outline.ts'
import { swelling } from './face-brush.ts'
import type { FaceBrush } from './face-brush.ts'
import type { FacePoint } from '../head/features-layout.ts'

/** The apple of a cheek that a smile has pushed up catches the light. */
const paintApple = (brush: FaceBrush, side: Side): void => {
  const { eyeX, eyeHalfWidth, smile } = brush.head.layout
  brush.ellipse(
    side * (eyeX + 0.3 * eyeHalfWidth),
    0.2,
    [0.085, 0.042],
    { color: brush.palette.highlight, alpha: 0.08 + 0.4 * Math.max(0, smile), soft: 0.04 },
    0.3 * side,
  )
}

/** Bone shows at the temples and below the cheekbones, where fat has gone. */
const paintHollows = (brush: FaceBrush, side: Side): void => {
  const { palette, head } = brush
  const { wrinkling, masculinity } = head.layout
  const shade = { color: mixRgb(palette.shadow, palette.deep, 0.3), soft: 0.05 }
  brush.ellipse(side * 0.45, -0.26, [0.06, 0.13], { ...shade, alpha: 0.17 * clamp(wrinkling) })
  brush.line(
    [
      [side * 0.47, 0.29],
      [side * 0.38, 0.41],
      [side * 0.31, 0.54],
    ],
    swelling(0.06),
    { ...shade, alpha: lerp(0.1, 0.2, masculinity) * clamp(wrinkling - 0.2) },
  )
}

/** Tears that run from the lower lids over the cheeks. */
const paintTears = (brush: FaceBrush, amount: number): void => {
  const { eyeX, lowerLidHeight } = brush.head.layout
  const random = brush.random(97)
  for (const side of SIDES) {
    const x = side * (eyeX + 0.03 * (random() - 0.5))
    const bottom = lowerLidHeight + 0.2 + 0.16 * random()
    const points: FacePoint[] = [0, 0.35, 0.7, 1].map((along) => [
      x + side * 0.03 * along + 0.008 * (random() - 0.5),
      lerp(lowerLidHeight, bottom, along),
    ])
    brush.line(points, (along) => lerp(0.004, 0.008, along), {
      color: brush.palette.shadow,
      alpha: 0.3 * amount,
      soft: 0.004,
    })
    brush.line(points, (along) => lerp(0.0016, 0.0036, along), {
      color: [255, 255, 255],
      alpha: 0.5 * amount,
      soft: 0.003,
    })
    brush.ellipse(...points[3], [0.0085, 0.013], { color: [250, 252, 255], alpha: 0.5 * amount, soft: 0.003 })
    brush.ellipse(x, lowerLidHeight + 0.002, [0.07, 0.006], {
      color: [255, 255, 255],
      alpha: 0.5 * amount,
      soft: 0.004,
    })
  }
}

/** What years and moods leave on the cheeks beside the creases of the skin: the hollows of the old, the apples of a smile, tears. */
export const paintAge = (brush: FaceBrush): void => {
  const { wrinkling, unit } = brush.head.layout
  for (const side of SIDES) {
    if (wrinkling > 0) paintHollows(brush, side)
    paintApple(brush, side)
  }
  if (unit('tears') > 0) paintTears(brush, unit('tears'))
}
