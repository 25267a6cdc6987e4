import { naturalLipColor } from '../../identity/person-colors.ts'
import { traceOutlines } from '../../image/canvas.ts'
import { mixRgb, multiplyRgb, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { clamp, lerp, smoothstep } from '../../math/scalar.ts'
import { SIDES } from '../head/eye-outline.ts'
import { swelling } from './face-brush.ts'
import type { FaceBrush, Outline } from './face-brush.ts'
import { lipOutline, lowerLipDrop } from '../head/lip-outline.ts'
import type { LipOutline } from '../head/lip-outline.ts'
import { paintTeeth } from './paint-teeth.ts'

type LipColors = { body: Rgb; upper: Rgb; dark: Rgb; light: Rgb; alpha: number; soft: number }

/** Head units: lower lips thinner than this carry thinner shadows. */
const USUAL_LIP_HEIGHT = 0.09

const lipColors = ({ identity, palette, head }: FaceBrush): LipColors => {
  const { shape, makeup } = identity
  const { masculinity: male, wrinkling } = head.layout
  const pink = mixRgb(naturalLipColor(shape.skinTone, shape.undertone), [192, 98, 80], 0.46 - 0.24 * palette.darkness)
  const bare = mixRgb(pink, palette.base, male ? 0.24 + 0.22 * wrinkling : 0.08 + 0.16 * wrinkling)
  const painted = male ? 0 : clamp(makeup.lipstick) * (1 - 0.05 * wrinkling)
  const body = mixRgb(bare, makeup.lipColor, painted)
  return {
    body,
    upper: multiplyRgb(body, [0.9, 0.81, 0.77]),
    dark: multiplyRgb(body, [0.76, 0.57, 0.52]),
    light: male ? mixRgb(body, palette.highlight, 0.3) : mixRgb(body, [255, 214, 206], 0.42),
    alpha: lerp(male ? 0.62 : 0.72, 0.98, painted),
    soft: lerp(0.018, 0.01, painted),
  }
}

const paintSurroundings = (brush: FaceBrush): void => {
  const { palette, head, rig } = brush
  const { mouthY, mouthHalfWidth, cornerY, lowerLipHeight, upperLipHeight, noseBaseY, chinY, smile } = head.layout
  const shade = mixRgb(palette.shadow, palette.deep, 0.25)
  const groove = (noseBaseY + mouthY - upperLipHeight) / 2 + 0.01
  brush.ellipse(0, groove, [0.022, 0.045], { color: palette.shadow, alpha: 0.16, soft: 0.018 })
  brush.ellipse(0.04 * rig.side, groove, [0.01, 0.036], { color: palette.highlight, alpha: 0.06, soft: 0.014 })
  for (const side of SIDES) {
    brush.ellipse(
      side * (mouthHalfWidth + 0.008),
      mouthY + cornerY + 0.004,
      [0.016, 0.018 + 0.004 * Math.max(0, smile)],
      {
        color: shade,
        alpha: 0.34,
        soft: 0.013,
      },
    )
  }
  brush.ellipse(0, mouthY + lowerLipHeight + 0.042, [0.125, 0.026], { color: shade, alpha: 0.42, soft: 0.022 })
  brush.ellipse(0.03 * rig.side, chinY - 0.1, [0.085, 0.05], { color: palette.highlight, alpha: 0.2, soft: 0.035 })
}

const paintBody = (brush: FaceBrush, lips: LipOutline, colors: LipColors): readonly [Outline, Outline] => {
  const segments = 40
  const upper = [...brush.curve(lips.upperEdge, segments), ...brush.curve(lips.upperInner, segments).toReversed()]
  const lower = [...brush.curve(lips.lowerInner, segments), ...brush.curve(lips.lowerEdge, segments).toReversed()]
  brush.fillOutline(lower, { color: colors.body, alpha: colors.alpha, soft: colors.soft })
  brush.fillOutline(upper, { color: colors.upper, alpha: colors.alpha, soft: colors.soft })
  return [upper, lower]
}

const paintForm = (brush: FaceBrush, colors: LipColors): void => {
  const { head, rig } = brush
  const { mouthY: y, mouthHalfWidth: width, cornerY, lowerLipHeight, masculinity: male } = head.layout
  const drop = lowerLipDrop(head.layout)
  const thickness = clamp(lowerLipHeight / USUAL_LIP_HEIGHT, 0.35, 1)
  brush.blob(
    [
      [-width, y - 0.02 * thickness + cornerY],
      [0, y - 0.026 * thickness],
      [width, y - 0.02 * thickness + cornerY],
      [width, y + 0.02 * thickness + cornerY],
      [0, y + drop + 0.018 * thickness],
      [-width, y + 0.02 * thickness + cornerY],
    ],
    { color: colors.dark, alpha: male ? 0.3 : 0.36, soft: 0.014 * thickness },
  )
  for (const side of SIDES) {
    brush.ellipse(side * width * 0.95, y + cornerY, [0.06, 0.05 * thickness], {
      color: colors.dark,
      alpha: side === rig.side ? 0.3 : 0.44,
      soft: 0.022,
    })
  }
  brush.ellipse(-0.02 * rig.side, y + drop + lowerLipHeight, [width * 0.55, 0.022 * thickness], {
    color: colors.dark,
    alpha: 0.42,
    soft: 0.014 * thickness,
  })
  brush.ellipse(0.02 * rig.side, y + drop + lowerLipHeight * 0.48, [width * 0.46, lowerLipHeight * 0.24], {
    color: colors.light,
    alpha: male ? 0.24 : 0.42,
    soft: 0.017,
  })
}

const paintCreases = (brush: FaceBrush, colors: LipColors): void => {
  const { head } = brush
  const { mouthY: y, mouthHalfWidth: width, lowerLipHeight, upperLipHeight, wrinkling } = head.layout
  const random = brush.random(61)
  const drop = lowerLipDrop(head.layout)
  for (let i = 0; i < 76; i++) {
    const onLower = i < 46
    const x = (random() * 2 - 1) * width * 0.84
    const fade = 1 - (x / width) ** 2
    const reach = (onLower ? lowerLipHeight : -upperLipHeight) * (0.35 + 0.5 * random()) * fade
    const start = onLower ? y + drop + 0.01 : y - 0.004
    brush.line(
      [
        [x, start],
        [x * 1.03, start + reach * 0.5],
        [x * 1.07, start + reach],
      ],
      swelling(0.0023),
      { color: random() < 0.6 ? colors.dark : colors.light, alpha: 0.19 + 0.12 * wrinkling },
    )
  }
}

const paintGloss = (brush: FaceBrush): void => {
  const { head, rig, identity } = brush
  const { mouthY: y, lowerLipHeight, upperLipHeight, masculinity } = head.layout
  const gloss = masculinity ? 0.1 : 0.12 + 0.5 * identity.makeup.gloss
  const drop = lowerLipDrop(head.layout)
  const spots = [
    [0.065, 0.42, 0.045, 0.011, 0.1],
    [-0.03, 0.46, 0.03, 0.008, -0.08],
    [0.12, 0.33, 0.018, 0.006, -0.2],
  ] as const
  for (const [x, share, radiusX, radiusY, turn] of spots) {
    brush.ellipse(
      x * rig.side,
      y + drop + lowerLipHeight * share,
      [radiusX, radiusY],
      { color: [255, 242, 238], alpha: 0.6 * gloss, soft: 0.007, blend: 'screen' },
      turn * rig.side,
    )
  }
  for (const side of SIDES) {
    brush.ellipse(0.05 * side, y - upperLipHeight * 0.64, [0.028, 0.007], {
      color: [255, 226, 220],
      alpha: (side === rig.side ? 0.4 : 0.18) * gloss,
      soft: 0.006,
      blend: 'screen',
    })
  }
}

const paintEdges = (brush: FaceBrush, lips: LipOutline, colors: LipColors): void => {
  const { palette, head, identity } = brush
  brush.line(
    lips.upperEdge.slice(2, 7).map(([x, y]) => [x, y - 0.009] as const),
    swelling(0.005),
    {
      color: palette.highlight,
      alpha: identity.gender === 'male' ? 0.08 : 0.2,
      soft: 0.009,
    },
  )
  const seam = scaleRgb(colors.dark, 0.45)
  const alpha = 0.8 * (1 - 0.5 * Math.max(head.layout.mouthOpening, head.layout.talk))
  brush.line(
    lips.upperInner,
    (along) =>
      (0.0052 * (0.5 + 0.5 * Math.sin(Math.PI * along)) + 0.002 * Math.abs(Math.cos(3 * Math.PI * along))) *
      smoothstep(-0.02, 0.1, along) *
      smoothstep(1.02, 0.9, along),
    { color: seam, alpha, soft: 0.0032 },
  )
}

/** Mouth: shaded surroundings, lips with form, creases and gloss, teeth behind a broad smile. */
export const paintLips = (brush: FaceBrush): void => {
  const lips = lipOutline(brush.identity, brush.head.layout)
  const colors = lipColors(brush)
  const { context } = brush
  paintSurroundings(brush)
  paintTeeth(brush, lips)
  const outlines = paintBody(brush, lips, colors)
  context.save()
  traceOutlines(context, ...outlines)
  context.clip()
  paintForm(brush, colors)
  paintCreases(brush, colors)
  paintGloss(brush)
  context.restore()
  paintEdges(brush, lips, colors)
}
