import { naturalLipColor } from '../../identity/person-colors.ts'
import { traceOutlines } from '../../image/canvas.ts'
import { mixRgb, multiplyRgb, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { bell, clamp, lerp, smoothstep } from '../../math/scalar.ts'
import { interpolate } from '../../math/spline.ts'
import { SIDES } from '../head/eye-outline.ts'
import { swelling } from './face-brush.ts'
import type { FaceBrush, Outline } from './face-brush.ts'
import type { FacePoint } from '../head/features-layout.ts'
import { lipOutline, lowerLipDrop } from '../head/lip-outline.ts'
import type { LipOutline } from '../head/lip-outline.ts'

type LipColors = { body: Rgb; upper: Rgb; dark: Rgb; light: Rgb; alpha: number; soft: number }

/** Head units: lower lips thinner than this carry thinner shadows. */
const USUAL_LIP_HEIGHT = 0.09

const lipColors = ({ identity, palette, head }: FaceBrush): LipColors => {
  const { shape, makeup } = identity
  const { masculinity: male, wrinkling } = head.layout
  const pink = mixRgb(
    naturalLipColor(shape.skinTone, shape.undertone),
    [214, 94, 88],
    (male ? 0.5 : 0.64) - 0.28 * palette.darkness,
  )
  const bare = mixRgb(
    pink,
    palette.base,
    male ? 0.46 + 0.12 * wrinkling + 0.2 * palette.darkness : 0.08 + 0.3 * wrinkling,
  )
  const painted = male ? 0 : clamp(makeup.lipstick) * (1 - 0.05 * wrinkling)
  const body = mixRgb(bare, makeup.lipColor, painted)
  return {
    body,
    upper: multiplyRgb(body, [0.92, 0.82, 0.8]),
    dark: multiplyRgb(body, [0.76, 0.57, 0.52]),
    light: mixRgb(body, [255, 200, 178], male ? 0.26 : 0.36),
    alpha: lerp(male ? 0.7 : 0.74, 0.98, painted),
    soft: lerp(0.018, 0.01, painted),
  }
}

const moved = (line: readonly FacePoint[], down: number): FacePoint[] => line.map(([x, y]) => [x, y + down])

const paintSurroundings = (brush: FaceBrush): void => {
  const { palette, head, rig } = brush
  const { mouthY, mouthHalfWidth, cornerY, lowerLipHeight, upperLipHeight, noseBaseY, chinY } = head.layout
  const shade = mixRgb(palette.shadow, palette.deep, 0.25)
  const smile = Math.max(0, head.layout.smile)
  const groove = (noseBaseY + mouthY - upperLipHeight) / 2 + 0.01
  brush.ellipse(0, groove, [0.022, 0.045], { color: palette.shadow, alpha: 0.16, soft: 0.018 })
  for (const side of SIDES) {
    const [cornerX, y] = [side * mouthHalfWidth, mouthY + cornerY]
    brush.ellipse(cornerX, y + 0.001, [0.013, 0.009], {
      color: scaleRgb(palette.deep, 0.7),
      alpha: 0.5 - 0.2 * smile,
      soft: 0.008 + 0.006 * smile,
    })
    // The cheek folds over the corner that a smile has drawn into it.
    brush.line(
      [
        [cornerX + side * 0.016, y - 0.04],
        [cornerX + side * 0.03, y - 0.004],
        [cornerX + side * 0.02, y + 0.044],
      ],
      swelling(0.012 + 0.006 * smile),
      { color: palette.deep, alpha: 0.12 + 0.04 * smile, soft: 0.02 },
    )
  }
  brush.ellipse(0, mouthY + lowerLipHeight + 0.042, [0.125, 0.026], { color: shade, alpha: 0.42, soft: 0.022 })
  brush.ellipse(0.03 * rig.side, chinY - 0.1, [0.085, 0.05], { color: palette.highlight, alpha: 0.2, soft: 0.035 })
}

const paintBody = (brush: FaceBrush, lips: LipOutline, colors: LipColors): readonly [Outline, Outline] => {
  const segments = 40
  // The soft edges of an open mouth's lips meet behind its opening, so that no skin shows between lips and teeth.
  const middle = lips.upperInner.map(([x, y], index): FacePoint => [x, (y + lips.lowerInner[index][1]) / 2])
  const seam = brush.curve(middle, segments)
  const upper = [...brush.curve(lips.upperEdge, segments), ...seam.toReversed()]
  const lower = [...seam, ...brush.curve(lips.lowerEdge, segments).toReversed()]
  brush.fillOutline(lower, { color: colors.body, alpha: colors.alpha, soft: colors.soft })
  brush.fillOutline(upper, { color: colors.upper, alpha: colors.alpha, soft: colors.soft })
  return [upper, lower]
}

/** Lips roll in where they meet and turn away below; the upper one throws its shadow on the lower one. */
const paintForm = (brush: FaceBrush, lips: LipOutline, colors: LipColors): void => {
  const { head, rig } = brush
  const { mouthY: y, mouthHalfWidth: width, cornerY, lowerLipHeight, masculinity: male, smile } = head.layout
  const drop = lowerLipDrop(head.layout)
  const thickness = clamp(lowerLipHeight / USUAL_LIP_HEIGHT, 0.35, 1)
  const shadow = { color: colors.dark, soft: 0.012 * thickness }
  brush.line(moved(lips.upperInner, -0.006), swelling(0.014 * thickness), { ...shadow, alpha: male ? 0.4 : 0.5 })
  brush.line(moved(lips.lowerInner, 0.008), swelling(0.013 * thickness), { ...shadow, alpha: male ? 0.36 : 0.44 })
  for (const side of SIDES) {
    brush.ellipse(side * width * 0.97, y + cornerY, [0.05, 0.04 * thickness], {
      color: colors.dark,
      alpha: (side === rig.side ? 0.3 : 0.44) * (1 - 0.3 * Math.max(0, smile)),
      soft: 0.022,
    })
  }
  brush.ellipse(-0.02 * rig.side, y + drop + lowerLipHeight, [width * 0.5, 0.02 * thickness], {
    color: colors.dark,
    alpha: 0.24,
    soft: 0.016 * thickness,
  })
  brush.ellipse(0.015 * rig.side, y + drop + lowerLipHeight * 0.5, [width * 0.42, lowerLipHeight * 0.24], {
    color: colors.light,
    alpha: (male ? 0.34 : 0.46) + 0.12 * Math.max(0, smile),
    soft: 0.02,
  })
}

const paintCreases = (brush: FaceBrush, lips: LipOutline, colors: LipColors): void => {
  const { mouthHalfWidth: width, lowerLipHeight, upperLipHeight, wrinkling } = brush.head.layout
  const random = brush.random(61)
  for (let i = 0; i < 84; i++) {
    const onLower = i < 50
    const x = (random() * 2 - 1) * width * 0.86
    const fade = 1 - (x / width) ** 2
    const reach = (onLower ? lowerLipHeight : -upperLipHeight) * (0.3 + 0.55 * random()) * fade
    const start = interpolate(onLower ? lips.lowerInner : lips.upperInner, x) + 0.1 * reach
    const bend = 0.006 * (random() - 0.5)
    brush.line(
      [
        [x, start],
        [x * 1.03 + bend, start + reach * 0.5],
        [x * 1.08, start + reach],
      ],
      swelling(0.0012 + 0.0012 * random()),
      { color: random() < 0.55 ? colors.dark : colors.light, alpha: 0.05 + 0.08 * random() + 0.1 * wrinkling },
    )
  }
}

const paintGloss = (brush: FaceBrush): void => {
  const { head, rig, identity } = brush
  const { mouthY: y, lowerLipHeight, upperLipHeight, masculinity } = head.layout
  const gloss = masculinity ? 0.1 : 0.2 + 0.5 * identity.makeup.gloss
  const drop = lowerLipDrop(head.layout)
  brush.ellipse(
    0.04 * rig.side,
    y + drop + lowerLipHeight * 0.42,
    [0.06, 0.011],
    { color: [255, 230, 214], alpha: 0.6 * gloss, soft: 0.008, blend: 'screen' },
    0.06 * rig.side,
  )
  for (const side of SIDES) {
    brush.ellipse(0.05 * side, y - upperLipHeight * 0.64, [0.028, 0.007], {
      color: [255, 222, 206],
      alpha: (side === rig.side ? 0.4 : 0.18) * gloss,
      soft: 0.006,
      blend: 'screen',
    })
  }
}

/** How far a line has come out of its ends, 0 to 1. */
const ends = (along: number): number => smoothstep(0, 0.12, along) * smoothstep(1, 0.88, along)

const paintEdges = (brush: FaceBrush, lips: LipOutline, colors: LipColors): void => {
  const { palette, head, identity } = brush
  brush.line(moved(lips.upperEdge.slice(2, 7), -0.009), swelling(0.005), {
    color: palette.highlight,
    alpha: identity.gender === 'male' ? 0.08 : 0.2,
    soft: 0.009,
  })
  // The line between the lips is deepest under the tubercle and loses itself before the corners.
  const seam = scaleRgb(colors.dark, 0.4)
  const shut = 1 - 0.6 * clamp(3 * Math.max(head.layout.mouthOpening, head.layout.talk))
  brush.line(
    lips.upperInner,
    (along) =>
      (0.0034 + 0.0034 * bell(along, 0.5, 0.2) + 0.0022 * bell(Math.abs(along - 0.5), 0.4, 0.08)) * ends(along),
    { color: seam, alpha: 0.6 * shut, soft: 0.005 },
  )
  brush.line(lips.upperInner, (along) => 0.0016 * bell(along, 0.5, 0.34) * ends(along), {
    color: seam,
    alpha: 0.6 * shut,
    soft: 0.0018,
  })
}

/** Mouth: shaded surroundings, lips with form, creases and gloss. */
export const paintLips = (brush: FaceBrush): void => {
  const lips = lipOutline(brush.identity, brush.head.layout)
  const colors = lipColors(brush)
  const { context } = brush
  paintSurroundings(brush)
  const outlines = paintBody(brush, lips, colors)
  context.save()
  traceOutlines(context, ...outlines)
  context.clip()
  paintForm(brush, lips, colors)
  paintCreases(brush, lips, colors)
  paintGloss(brush)
  context.restore()
  paintEdges(brush, lips, colors)
}
