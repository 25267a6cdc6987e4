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

type LipColors = {
  body: Rgb
  upper: Rgb
  /** What is added where the lips meet. */
  core: Rgb
  dark: Rgb
  light: Rgb
  alpha: number
  coreAlpha: number
  soft: number
}

/** How far towards their borders bare lips are at their reddest. */
const RED_CORE = 0.62

/** Head units: lower lips thinner than this carry thinner shadows. */
const USUAL_LIP_HEIGHT = 0.09

const lipColors = ({ identity, palette, head }: FaceBrush): LipColors => {
  const { shape, makeup } = identity
  const { masculinity: male, wrinkling } = head.layout
  const pink = mixRgb(
    naturalLipColor(shape.skinTone, shape.undertone),
    [214, 94, 88],
    (male ? 0.5 : 0.64) - 0.36 * palette.darkness,
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
    // The upper lip of dark skin is the darker one by far.
    upper: multiplyRgb(body, mixRgb([0.92, 0.82, 0.8], [0.78, 0.68, 0.7], palette.darkness * (1 - painted))),
    dark: multiplyRgb(body, [0.76, 0.57, 0.52]),
    light: mixRgb(body, [255, 200, 178], male ? 0.26 : 0.36),
    core: multiplyRgb(body, [0.96, 0.8, 0.8]),
    alpha: lerp(male ? 0.56 : 0.6, 0.94, painted),
    coreAlpha: lerp(male ? 0.42 : 0.5, 0.2, painted),
    soft: lerp(0.022, 0.012, painted),
  }
}

const moved = (line: readonly FacePoint[], down: number): FacePoint[] => line.map(([x, y]) => [x, y + down])

const cornerOf = ({ upperEdge }: LipOutline, side: -1 | 1): FacePoint => upperEdge[side < 0 ? 0 : upperEdge.length - 1]

const paintSurroundings = (brush: FaceBrush, lips: LipOutline): void => {
  const { palette, head, rig } = brush
  const { mouthY, lowerLipHeight, noseBaseY, chinY, smile, manner, masculinity: male } = head.layout
  const shade = mixRgb(palette.shadow, palette.deep, 0.25)
  const { upperEdge } = lips
  const bow = upperEdge[(upperEdge.length - 1) / 2][1]
  const groove = (noseBaseY + bow) / 2 + 0.006
  brush.ellipse(0, groove, [0.02, 0.5 * (bow - noseBaseY)], { color: palette.shadow, alpha: 0.2, soft: 0.014 })
  for (const side of SIDES) {
    // The columns beside the groove run from the nose to the peaks of the bow.
    const [peakX, peakY] = upperEdge[(upperEdge.length - 1) / 2 + side]
    brush.line(
      [
        [side * 0.026, noseBaseY + 0.012],
        [0.82 * peakX, (noseBaseY + peakY) / 2],
        [peakX, peakY - 0.006],
      ],
      swelling(0.007),
      { color: palette.highlight, alpha: (side === rig.side ? 0.2 : 0.1) * (male ? 0.6 : 1), soft: 0.009 },
    )
    const [cornerX, cornerY] = cornerOf(lips, side)
    const smiled = Math.max(0, smile)
    // The corner runs out into a dip of the skin, which a smile deepens and curls upwards.
    brush.line(
      [
        [cornerX - side * 0.02, cornerY + 0.004],
        [cornerX + side * 0.008, cornerY - 0.004 * smiled],
        [cornerX + side * 0.022, cornerY - 0.022 * smiled],
      ],
      swelling(0.006),
      { color: scaleRgb(palette.deep, 0.8), alpha: 0.42, soft: 0.008 },
    )
    const dip = side === rig.side ? 0.8 : 1
    brush.line(
      [
        [cornerX + side * 0.022, cornerY - 0.05],
        [cornerX + side * 0.042, cornerY - 0.012],
        [cornerX + side * 0.032, cornerY + 0.038],
      ],
      swelling(0.012 + 0.006 * manner.dimple),
      { color: shade, alpha: dip * (0.1 + (0.12 + 0.26 * manner.dimple) * smiled), soft: 0.016 },
    )
    brush.line(
      [
        [cornerX + side * 0.05, cornerY - 0.05],
        [cornerX + side * 0.074, cornerY - 0.012],
        [cornerX + side * 0.062, cornerY + 0.04],
      ],
      swelling(0.014),
      { color: palette.highlight, alpha: 0.14 * smiled * (0.4 + manner.dimple), soft: 0.018 },
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
  // Bare lips are reddest where they meet and pale towards their borders.
  const within = (edge: readonly FacePoint[]): FacePoint[] =>
    edge.map(([x, y]): FacePoint => [0.95 * x, lerp(interpolate(middle, 0.95 * x), y, RED_CORE)])
  for (const edge of [lips.upperEdge, lips.lowerEdge])
    brush.fillOutline([...brush.curve(within(edge), segments), ...seam.toReversed()], {
      color: colors.core,
      alpha: colors.coreAlpha,
      soft: 0.016,
    })
  return [upper, lower]
}

/** Lips roll in where they meet and turn away below; the upper one throws its shadow on the lower one. */
const paintForm = (brush: FaceBrush, lips: LipOutline, colors: LipColors): void => {
  const { head, rig } = brush
  const { mouthY: y, mouthHalfWidth: width, lowerLipHeight, masculinity: male, smile } = head.layout
  const drop = lowerLipDrop(head.layout)
  const thickness = clamp(lowerLipHeight / USUAL_LIP_HEIGHT, 0.35, 1)
  const shadow = { color: colors.dark, soft: 0.012 * thickness }
  brush.line(moved(lips.upperInner, -0.006), swelling(0.014 * thickness), { ...shadow, alpha: male ? 0.4 : 0.5 })
  brush.line(moved(lips.lowerInner, 0.008), swelling(0.013 * thickness), { ...shadow, alpha: male ? 0.36 : 0.44 })
  for (const side of SIDES) {
    const [cornerX, cornerY] = cornerOf(lips, side)
    brush.ellipse(0.97 * cornerX, cornerY, [0.05, 0.04 * thickness], {
      color: colors.dark,
      alpha: side === rig.side ? 0.24 : 0.34,
      soft: 0.026,
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

/** Dabs of light on a wet lower lip: how far aside as shares of half the mouth, how long, and how bright. */
const DABS = [
  [0.16, 0.05, 1],
  [-0.14, 0.03, 0.5],
  [0.4, 0.022, 0.55],
] as const

const paintGloss = (brush: FaceBrush, lips: LipOutline): void => {
  const { head, rig, identity } = brush
  const { mouthHalfWidth: width, lowerLipHeight, upperLipHeight, masculinity } = head.layout
  const gloss = masculinity ? 0.2 : 0.34 + 0.5 * identity.makeup.gloss
  const onLower = (x: number, share: number): FacePoint => [
    x,
    lerp(interpolate(lips.lowerInner, x), interpolate(lips.lowerEdge, x), share),
  ]
  const shine = { color: [255, 232, 220] as Rgb, soft: 0.007, blend: 'screen' as const }
  for (const [aside, length, strength] of DABS) {
    const x = rig.side * aside * width
    brush.line(
      [-1, 0, 1].map((end) => onLower(x + end * length, 0.4)),
      swelling(0.008 * clamp(lowerLipHeight / USUAL_LIP_HEIGHT, 0.5, 1)),
      { ...shine, alpha: 0.62 * gloss * strength },
    )
  }
  // The wet rim behind the lip catches the light as a thread.
  brush.line(
    [-0.5, -0.2, 0.1, 0.4].map((share) => onLower(rig.side * share * width, 0.1)),
    swelling(0.003),
    { ...shine, soft: 0.003, alpha: 0.4 * gloss },
  )
  for (const side of SIDES) {
    const x = 0.05 * side
    brush.ellipse(x, interpolate(lips.upperEdge, x) + 0.36 * upperLipHeight, [0.03, 0.007], {
      ...shine,
      alpha: (side === rig.side ? 0.4 : 0.18) * gloss,
    })
  }
}

/** How far a line has come out of its ends, 0 to 1. */
const ends = (along: number): number => smoothstep(0, 0.12, along) * smoothstep(1, 0.88, along)

const paintEdges = (brush: FaceBrush, lips: LipOutline, colors: LipColors): void => {
  const { palette, head, identity } = brush
  const male = identity.gender === 'male'
  // The roll of skin along the border catches the light.
  brush.line(moved(lips.upperEdge.slice(1, 8), -0.009), swelling(0.005), {
    color: palette.highlight,
    alpha: male ? 0.14 : 0.3,
    soft: 0.008,
  })
  brush.line(moved(lips.lowerEdge.slice(2, 7), 0.008), swelling(0.005), {
    color: palette.highlight,
    alpha: male ? 0.06 : 0.14,
    soft: 0.01,
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
  paintSurroundings(brush, lips)
  const outlines = paintBody(brush, lips, colors)
  context.save()
  traceOutlines(context, ...outlines)
  context.clip()
  paintForm(brush, lips, colors)
  paintCreases(brush, lips, colors)
  paintGloss(brush, lips)
  context.restore()
  paintEdges(brush, lips, colors)
}
