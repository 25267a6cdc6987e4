import { mixRgb, multiplyRgb, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { clamp, lerp, smoothstep } from '../../math/scalar.ts'
import { sampleCurve } from '../../math/spline.ts'
import { creaseHeight, lidPoints } from '../head/eye-outline.ts'
import type { EyeOutline } from '../head/eye-outline.ts'
import { swelling, taperedOutline } from './face-brush.ts'
import type { FaceBrush, ScreenPoint } from './face-brush.ts'
import type { FacePoint } from '../head/features-layout.ts'

const LASH_COLOR: Rgb = [28, 16, 17]
/** Lashes that lean together. */
const CLUMP = 4

const paintShadow = (brush: FaceBrush, { place, openUpper }: EyeOutline, crease: number): void => {
  const { strength, shadowColor } = brush.identity.makeup
  if (strength < 0.15) return
  const above = (u: number, lift: number) => place(u, openUpper(clamp(u, -1, 1)) - lift)
  brush.blob(
    [
      above(-0.6, 0.006),
      above(0, 0.002),
      above(0.6, 0.004),
      place(1.06, -0.012),
      place(1.24, -0.045),
      above(0.8, crease * 1.5),
      above(0.2, crease * 1.45),
      above(-0.45, crease * 1.1),
    ],
    { color: shadowColor, alpha: 0.42 * strength, soft: 0.016, blend: 'multiply' },
  )
}

const folded =
  (halfWidth: number) =>
  (along: number): number =>
    halfWidth * Math.sin(Math.PI * clamp(along * 0.92 + 0.06))

const paintCrease = (brush: FaceBrush, { place, openUpper }: EyeOutline, crease: number): void => {
  const { palette, identity, head } = brush
  const { epicanthus, eyelidHood } = identity.shape
  const above = (u: number, lift: number): FacePoint => place(u, openUpper(u) - lift)
  const sag = 0.018 * head.layout.wrinkling + 0.006 * eyelidHood
  const line: FacePoint[] = [
    above(-0.95, crease * 0.35),
    above(-0.5, crease * 0.86),
    above(0, crease),
    above(0.5, crease * 0.98),
    above(0.94, crease * 0.95 - sag * 0.4),
    place(1.14, -0.012 + sag),
  ]
  const fold = mixRgb(palette.deep, [62, 32, 30], 0.25)
  const depth = 1 - 0.6 * epicanthus
  // The lid goes under the fold above it: shade that runs out downwards, and a line where both meet.
  brush.line(
    line.map(([x, y]): FacePoint => [x, y + 0.005]),
    folded(0.011),
    { color: palette.deep, alpha: 0.42 * depth, soft: 0.011 },
  )
  brush.line(line, folded(0.005), { color: fold, alpha: (0.64 + 0.16 * head.layout.wrinkling) * depth, soft: 0.004 })
  brush.line(
    line.slice(1, 5).map(([x, y]): FacePoint => [x, y - 0.016]),
    swelling(0.012),
    { color: palette.highlight, alpha: 0.12, soft: 0.014 },
  )
  brush.line(
    [above(-0.75, crease * 0.35), above(-0.3, crease * 0.48), above(0.2, crease * 0.5), above(0.6, crease * 0.4)],
    swelling(0.009),
    {
      color: palette.highlight,
      alpha: 0.3 * (1 - 0.4 * clamp(eyelidHood)),
      soft: 0.007,
    },
  )
}

const paintLashLine = (brush: FaceBrush, outline: EyeOutline, upper: readonly ScreenPoint[]): void => {
  const { head, identity, scale } = brush
  const { eyeliner, strength } = identity.makeup
  const male = head.layout.masculinity
  const liner = male ? 0 : eyeliner
  const thickness = 0.0088 + 0.0048 * (1 - male) * identity.shape.lashes + 0.0014 * strength + 0.005 * liner
  const reach = 1.0 + 0.2 * liner
  const wing = brush.at(...outline.place(reach, 0.002 - 0.036 * liner * outline.openness))
  const line = sampleCurve([...upper, wing], 60).map(([x, y]): ScreenPoint => [x, y - 0.002 * scale])
  brush.fillOutline(
    taperedOutline(
      line,
      (along) => scale * thickness * Math.sin(Math.PI * clamp(along * 0.87 + 0.1)) ** 0.8 * (0.36 + 0.58 * along),
    ),
    { color: mixRgb([62, 40, 34], LASH_COLOR, male ? 0.62 : clamp(0.6 + liner)), alpha: 0.88, soft: 0.0036 },
  )
}

const paintUpperLashes = (brush: FaceBrush, outline: EyeOutline, upper: readonly ScreenPoint[]): void => {
  const { identity, head, scale } = brush
  const random = brush.random(outline.side + 13)
  const male = head.layout.masculinity
  const { lashes } = identity.shape
  const { strength } = identity.makeup
  const count = Math.round((male ? 60 : 84 + 24 * strength) * lerp(0.8, 1.1, lashes))
  const reach = (male ? 0.026 : 0.027 + 0.02 * strength) * lashes
  const closed = outline.openness < 0.3
  let lean = 0
  for (let i = 0; i < count; i++) {
    // A few neighbours each lean towards one tip, as wet lashes do.
    const inClump = i % CLUMP
    if (inClump === 0) lean = 0.3 * (random() - 0.5)
    const along = 0.05 + (0.95 * (i + random() * 0.7)) / count
    const [x, y] = upper[Math.min(40, Math.round(along * 40))]
    const length =
      reach *
      (0.2 + 0.8 * smoothstep(0.05, 0.85, along)) *
      (0.6 + 0.5 * random()) *
      lerp(0.4, 1, smoothstep(1.02, 0.8, along)) *
      scale
    const gathered = (((CLUMP - 1) / 2 - inClump) / CLUMP) * 0.8 + lean + 0.12 * (random() - 0.5)
    const sideways = outline.side * (lerp(-0.25, 0.95, along) + gathered)
    const rise = lerp(0.75, 0.62, along) * (closed ? 1 : -1)
    const norm = Math.hypot(sideways, rise)
    const [ux, uy] = [(sideways / norm) * length, (rise / norm) * length]
    const curl = closed ? 0 : -0.42 * length
    const sag = closed ? 0 : 0.16 * length
    const lash = sampleCurve(
      [
        [x, y + 0.001 * scale],
        [x + ux * 0.5, y + uy * 0.2 + sag],
        [x + ux, y + uy + curl],
      ],
      7,
    )
    brush.fillOutline(
      taperedOutline(lash as unknown as ScreenPoint[], (share) => scale * lerp(0.002, 0.0002, share)),
      { color: LASH_COLOR, alpha: (male ? 0.5 : 0.62) * (0.22 + 0.78 * along ** 1.5) },
    )
  }
}

/** Crease, lid light, eye shadow, lash line, eyeliner and lashes of one eye. */
export const paintEyelids = (brush: FaceBrush, outline: EyeOutline): void => {
  const crease = creaseHeight(brush.identity, brush.head.layout)
  const upper = brush.project(lidPoints(outline, outline.upper))
  paintShadow(brush, outline, crease)
  if (outline.openness < 0.5) {
    const light = brush.lightAt(...outline.place(0, outline.openUpper(0)))
    const shut = multiplyRgb(brush.palette.base, scaleRgb(light, 1 / 255))
    const lid = lidPoints(outline, outline.openUpper).concat(lidPoints(outline, outline.upper).toReversed())
    brush.blob(
      lid.filter((_, i) => i % 4 === 0),
      { color: shut, alpha: 0.22 * smoothstep(0.5, 0.2, outline.openness), soft: 0.024 },
    )
  }
  paintCrease(brush, outline, crease)
  paintLashLine(brush, outline, upper)
  paintUpperLashes(brush, outline, upper)
}
