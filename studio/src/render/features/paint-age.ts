import { mixRgb, scaleRgb } from '../../image/rgb.ts'
import { clamp, lerp } from '../../math/scalar.ts'
import { SIDES } from '../head/eye-outline.ts'
import type { Side } from '../head/eye-outline.ts'
import { swelling } from './face-brush.ts'
import type { FaceBrush } from './face-brush.ts'
import type { FacePoint } from '../head/features-layout.ts'

type Fold = { points: FacePoint[]; width: number; depth: number; soft: number }

/** Share of a fold that is painted: its light and shade come from the relief. */
const PAINTED = 0.95
/** The soft shade that a fold of the years lies in, which small pictures still show: how much wider, how dark, and from what depth and width on. */
const BED = { width: 2.4, soft: 2.6, alpha: 0.3, from: 0.1, leastWidth: 0.008 } as const

/** How far folds are seen: hardly before fifty, hardly more after seventy, and less on women, whose skin creases finer. */
const marked = ({ head: { layout } }: FaceBrush): number =>
  (1 - Math.exp(-0.9 * layout.wrinkling ** 1.6)) * lerp(0.66, 1, layout.masculinity)

/** A fold of skin: a shaded valley and, beside it on the lower or outer edge, a lit ridge. */
const paintFold = (brush: FaceBrush, { points, width, depth, soft }: Fold, ridge: FacePoint = [0, 0.012]): void => {
  if (depth < 0.01) return
  const { palette } = brush
  const { darkness } = palette
  const valley = scaleRgb(
    mixRgb(mixRgb(palette.deep, palette.shadow, 0.7), [168, 84, 66], 0.45 * (1 - darkness)),
    1 - 0.3 * darkness,
  )
  if (depth > BED.from && width > BED.leastWidth)
    brush.line(points, swelling(BED.width * width), {
      color: valley,
      alpha: BED.alpha * marked(brush) * (depth - BED.from),
      soft: BED.soft * soft,
    })
  brush.line(points, swelling(width), {
    color: valley,
    alpha: PAINTED * depth * (1 - 0.2 * darkness),
    soft,
  })
  brush.line(
    points.map(([x, y]): FacePoint => [x + Math.sign(x) * ridge[0], y + ridge[1]]),
    swelling(width * 0.9),
    { color: palette.highlight, alpha: PAINTED * depth * (0.22 - 0.06 * darkness), soft: soft * 1.8 },
  )
}

const paintForehead = (brush: FaceBrush): void => {
  const { browY, unit } = brush.head.layout
  const raised = Math.max(unit('innerBrow'), unit('outerBrow'))
  const wrinkling = clamp(brush.head.layout.wrinkling + 0.4 * raised, 0, 1.35)
  const random = brush.random(71)
  const lines = Math.round(lerp(2, 5, wrinkling))
  for (let line = 0; line < lines; line++) {
    const y = browY - 0.125 - 0.072 * line + 0.012 * (random() - 0.5)
    const shift = 0.08 * (random() - 0.5)
    const reach = 0.3 - 0.03 * line + 0.05 * random()
    const wave = 0.014 * (random() - 0.3)
    const points: FacePoint[] = [-1, -0.6, -0.2, 0.25, 0.62, 1].map((u) => [
      shift + u * reach,
      y + 0.026 * u * u + wave * Math.cos(u * 4 + line) + 0.006 * (random() - 0.5),
    ])
    const depth = clamp(1.1 * wrinkling - 0.12 * line) * (0.3 + 0.12 * random())
    paintFold(brush, { points, width: 0.011, depth, soft: 0.016 }, [0, 0.018])
  }
  for (const side of SIDES) {
    paintFold(
      brush,
      {
        points: [
          [side * 0.052, browY + 0.045],
          [side * 0.044, browY],
          [side * 0.055, browY - 0.055],
        ],
        width: 0.008,
        depth: 0.44 * clamp(brush.head.layout.wrinkling * 1.2 - 0.15 + 0.9 * unit('frown')),
        soft: 0.01,
      },
      [0.012, 0],
    )
  }
}

const paintEyeSurround = (brush: FaceBrush, side: Side): void => {
  const { palette, head } = brush
  const { wrinkling, eyeX, eyeHalfWidth, lowerLidHeight } = head.layout
  const smile = Math.max(0, head.layout.smile)
  const aged = marked(brush)
  const random = brush.random(side + 81)
  const place = (u: number, v: number): FacePoint => [side * (eyeX + u * eyeHalfWidth), v]
  const bag = lowerLidHeight + lerp(0.048, 0.072, wrinkling)
  paintFold(brush, {
    points: [place(-0.95, 0.05), place(-0.55, bag), place(0, bag + 0.016), place(0.6, bag - 0.004)],
    width: lerp(0.009, 0.012, wrinkling),
    depth: 0.62 * aged * (1 - 0.3 * palette.darkness),
    soft: 0.012,
  })
  // The hollow that runs from the inner corner down over the cheek, and the skin that hangs over the lid's outer half.
  paintFold(brush, {
    points: [place(-0.9, 0.06), place(-0.5, 0.135), place(0.1, 0.19), place(0.7, 0.2)],
    width: 0.018,
    depth: 0.42 * aged,
    soft: 0.022,
  })
  const lid = -head.layout.upperLidHeight
  paintFold(brush, {
    points: [place(-0.1, lid - 0.04), place(0.55, lid - 0.022), place(1, lid + 0.03), place(1.3, 0.02)],
    width: 0.011,
    depth: 0.56 * aged,
    soft: 0.011,
  })
  // The apple of a cheek that a smile has pushed up catches the light.
  brush.ellipse(
    ...place(0.3, 0.2),
    [0.085, 0.042],
    { color: palette.highlight, alpha: 0.08 + 0.4 * smile, soft: 0.04 },
    0.3 * side,
  )
  for (let line = 0; line < 3; line++) {
    const v = lowerLidHeight + 0.014 + 0.016 * line
    paintFold(
      brush,
      {
        points: [place(-0.5 + 0.1 * line, v), place(0.1, v + 0.012), place(0.7, v - 0.002)],
        width: 0.0055,
        depth: 0.8 * clamp(wrinkling * 1.25 - 0.15 * line),
        soft: 0.008,
      },
      [0, 0.006],
    )
  }
  const rays = 3 + Math.round(2 * wrinkling)
  for (let ray = 0; ray < rays; ray++) {
    const turn = lerp(-0.42, 0.62, ray / (rays - 1)) + 0.1 * (random() - 0.5)
    const length = 0.055 + 0.06 * wrinkling * (0.6 + 0.6 * random())
    const start: FacePoint = [eyeX + eyeHalfWidth * 1.09, 0.004 + 0.05 * turn]
    const points: FacePoint[] = [0, 0.5, 1].map((along) => [
      side * (start[0] + Math.cos(turn) * length * along),
      start[1] + Math.sin(turn) * length * along + 0.008 * along * along,
    ])
    paintFold(
      brush,
      {
        points,
        width: lerp(0.0046, 0.0066, aged),
        depth: clamp(1.05 * aged * (1 - 0.4 * palette.darkness) + 0.16 * smile * clamp(0.3 + 3 * wrinkling)),
        soft: 0.0055,
      },
      [0, 0.008],
    )
  }
}

const paintCheekFolds = (brush: FaceBrush, side: Side): void => {
  const { head, palette } = brush
  const { wrinkling, noseBaseY, noseHalfWidth, mouthY, mouthHalfWidth, cornerY, chinY } = head.layout
  const aged = marked(brush)
  const creased =
    (side === brush.rig.side ? 0.14 : 0.16) * Math.max(0, head.layout.smile, head.layout.unit('noseWrinkle'))
  paintFold(
    brush,
    {
      points: [
        [side * (noseHalfWidth + 0.01), noseBaseY - 0.1],
        [side * (noseHalfWidth + 0.075), noseBaseY + 0.01],
        [side * (mouthHalfWidth + 0.062), mouthY - 0.07],
        [side * (mouthHalfWidth + 0.075), mouthY + 0.02 + 0.03 * wrinkling],
      ],
      width: 0.024,
      depth: clamp(
        creased * (1 - 0.75 * palette.darkness) * (1 - 0.5 * Math.min(1, wrinkling)) +
          lerp(0.36, 0.5, head.layout.masculinity) * aged,
      ),
      soft: lerp(0.034, 0.022, aged),
    },
    [0.02, 0.006],
  )
  paintFold(
    brush,
    {
      points: [
        [side * (mouthHalfWidth + 0.022), mouthY + cornerY + 0.02],
        [side * (mouthHalfWidth + 0.042), mouthY + 0.1],
        [side * (mouthHalfWidth + 0.03), mouthY + 0.2],
      ],
      width: 0.013,
      // A smile pulls it smooth.
      depth: 0.85 * clamp(1.2 * aged - 0.25) * (1 - clamp(head.layout.smile)),
      soft: 0.012,
    },
    [0.016, 0],
  )
  paintFold(
    brush,
    {
      points: [
        [side * 0.27, chinY - 0.13],
        [side * 0.32, chinY - 0.17],
        [side * 0.4, chinY - 0.19],
      ],
      width: 0.012,
      depth: 0.5 * clamp(1.2 * aged - 0.3),
      soft: 0.014,
    },
    [0, -0.03],
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

/** Fine lines that run into the lips from above and below; a beard's skin has fewer. */
const paintLipLines = (brush: FaceBrush): void => {
  const { wrinkling, mouthY, mouthHalfWidth, upperLipHeight, lowerLipHeight, masculinity, smile } = brush.head.layout
  const random = brush.random(67)
  const depth = lerp(0.64, 0.34, masculinity) * clamp(wrinkling - 0.3) * (1 - 0.5 * Math.max(0, smile))
  for (let line = 0; line < 12; line++) {
    const isAbove = line < 8
    const u = isAbove
      ? lerp(-0.78, 0.78, (line + 0.6 * random()) / 7.6)
      : lerp(-0.7, 0.7, (line - 8 + 0.6 * random()) / 3.6)
    const edge = mouthY + (isAbove ? -upperLipHeight * lerp(1, 0.5, u * u) : lowerLipHeight * lerp(1, 0.6, u * u))
    const reach = (isAbove ? -1 : 0.8) * (0.03 + 0.03 * random())
    const x = u * mouthHalfWidth
    paintFold(
      brush,
      {
        points: [
          [x, edge - 0.3 * reach],
          [x * 1.04, edge + 0.4 * reach],
          [x * 1.1, edge + reach],
        ],
        width: 0.004,
        depth: depth * (0.6 + 0.6 * random()),
        soft: 0.005,
      },
      [0.007, 0],
    )
  }
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

/** What the years write into a face: lines, folds, bags and sagging. Nothing but a smile's own before thirty. */
export const paintAge = (brush: FaceBrush): void => {
  const { wrinkling, unit } = brush.head.layout
  if (wrinkling + unit('innerBrow') + unit('outerBrow') + unit('frown') > 0.04) paintForehead(brush)
  for (const side of SIDES) {
    if (wrinkling > 0) paintHollows(brush, side)
    paintEyeSurround(brush, side)
    paintCheekFolds(brush, side)
  }
  if (wrinkling > 0.3) paintLipLines(brush)
  if (unit('tears') > 0) paintTears(brush, unit('tears'))
}
