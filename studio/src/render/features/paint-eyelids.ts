import { mixRgb, multiplyRgb, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { clamp, distanceOf, lerp, smoothstep } from '../../math/scalar.ts'
import { sampleCurve } from '../../math/spline.ts'
import { creaseHeight, eyeOutline, lidPoints } from '../head/eye-outline.ts'
import type { EyeOutline, Side } from '../head/eye-outline.ts'
import { swelling, taperedOutline } from './face-brush.ts'
import type { FaceBrush, ScreenPoint } from './face-brush.ts'
import type { FacePoint } from '../head/features-layout.ts'

const LASH_COLOR: Rgb = [28, 16, 17]
/** Lashes that lean together. */
const CLUMP = 3
/** Pixels per head unit at which single lashes begin to show, and show in full. */
const LASHES_SEEN = { from: 70, full: 240 } as const

const paintShadow = (brush: FaceBrush, { place, openUpper }: EyeOutline, crease: number): void => {
  const { strength, shadowColor } = brush.identity.makeup
  if (strength < 0.15) return
  const above = (u: number, lift: number) => place(u, openUpper(clamp(u, -1, 1)) - lift)
  const lid = [
    above(-0.6, 0.006),
    above(0, 0.002),
    above(0.6, 0.004),
    place(1.06, -0.012),
    place(1.24, -0.045),
    above(0.8, crease * 1.5),
    above(0.2, crease * 1.45),
    above(-0.45, crease * 1.1),
  ]
  brush.blob(lid, { color: shadowColor, alpha: 0.3 * strength, soft: 0.02, blend: 'multiply' })
  // Blue or gold is pigment on the skin; brown only shades it.
  const pigment = smoothstep(72, 120, Math.max(...shadowColor) - Math.min(...shadowColor))
  if (pigment > 0) brush.blob(lid, { color: shadowColor, alpha: 0.6 * strength * pigment, soft: 0.024 })
}

const folded =
  (halfWidth: number) =>
  (along: number): number =>
    halfWidth * Math.sin(Math.PI * clamp(along * 0.92 + 0.06))

/** Thin skin shows blood even where it is lit. */
const lidLight = ({ palette }: FaceBrush): Rgb =>
  mixRgb(mixRgb(palette.highlight, palette.base, 0.4), [255, 190, 170], lerp(0.2, 0.08, palette.darkness))

const lowered = (points: readonly FacePoint[], by: number): FacePoint[] => points.map(([x, y]) => [x, y + by])

/** The upper lid goes under the fold above it: shade that runs out downwards, a line where both meet, light on either side. */
const paintCrease = (brush: FaceBrush, { place, openUpper }: EyeOutline): void => {
  const { palette, identity, head } = brush
  const { epicanthus, eyelidHood } = identity.shape
  const { wrinkling } = head.layout
  const crease = creaseHeight(identity, head.layout)
  const above = (u: number, lift: number): FacePoint => place(u, openUpper(u) - lift)
  const sag = 0.018 * wrinkling + 0.006 * eyelidHood
  const line: FacePoint[] = [
    above(-0.9, crease * 0.5),
    above(-0.5, crease * 0.9),
    above(0, crease),
    above(0.5, crease * 0.98),
    above(0.94, crease * 0.95 - sag * 0.4),
    place(1.16, -0.012 + sag),
  ]
  const fold = mixRgb(palette.deep, [70, 42, 36], 0.4)
  const shade = mixRgb(palette.deep, [104, 72, 60], 0.5)
  const light = lidLight(brush)
  const depth = 1 - 0.65 * epicanthus
  brush.line(lowered(line, 0.007), folded(0.011), { color: shade, alpha: 0.32 * depth, soft: 0.011 })
  brush.line(line, folded(0.0036), { color: fold, alpha: (0.58 + 0.16 * wrinkling) * depth, soft: 0.0036 })
  brush.line(lowered(line.slice(1, 5), -0.017), swelling(0.011), {
    color: light,
    alpha: 0.3,
    soft: 0.013,
  })
  brush.line(
    [above(-0.62, crease * 0.42), above(-0.2, crease * 0.5), above(0.2, crease * 0.5), above(0.66, crease * 0.42)],
    swelling(0.009),
    { color: light, alpha: 0.5 * (1 - 0.5 * clamp(eyelidHood)), soft: 0.007 },
  )
}

/** Below the lashes the lower lid swells, the more so the more it is pushed up, and ends in a soft fold. */
const paintLowerLid = (brush: FaceBrush, { place, lower }: EyeOutline): void => {
  const { palette, head } = brush
  const { wrinkling, smile, unit } = head.layout
  const pushed = clamp(Math.max(0, smile) + 0.6 * unit('squint'))
  const below = (u: number, drop: number): FacePoint => place(u, lower(u) + drop)
  const shade = mixRgb(palette.deep, palette.shadow, 0.5)
  const light = lidLight(brush)
  brush.line(
    [below(-0.74, 0.026), below(-0.3, 0.029), below(0.2, 0.03), below(0.76, 0.024)],
    swelling(lerp(0.007, 0.0105, pushed)),
    { color: light, alpha: (0.22 + 0.36 * pushed) * (1 - 0.5 * clamp(wrinkling)), soft: 0.009 },
  )
  brush.line(
    [below(-0.96, 0.026), below(-0.5, 0.044), below(0, 0.05), below(0.5, 0.047), below(1.0, 0.03)],
    swelling(0.006),
    { color: shade, alpha: (0.14 + 0.34 * pushed) * (1 - 0.3 * palette.darkness), soft: 0.01 },
  )
}

/** Light and shade of one eye's lids on the skin around it. */
export const paintLidFolds = (brush: FaceBrush, side: Side): void => {
  const outline = eyeOutline(brush.identity, brush.head.layout, brush.scene.expression, side)
  paintCrease(brush, outline)
  paintLowerLid(brush, outline)
}

/** Shade where the lashes root: hardly any at the inner corner, most over the outer half, and gone before the outer corner. */
const paintLashLine = (brush: FaceBrush, outline: EyeOutline, upper: readonly ScreenPoint[]): void => {
  const { head, identity, scale } = brush
  const { eyeliner, strength } = identity.makeup
  const male = head.layout.masculinity
  const liner = male ? 0 : eyeliner
  const thinned = 1 - 0.3 * Math.min(1, head.layout.wrinkling)
  const thickness = (0.0042 + 0.0034 * (1 - male) * identity.shape.lashes) * thinned + 0.001 * strength + 0.004 * liner
  const reach = 1.0 + 0.2 * liner
  const wing = brush.at(...outline.place(reach, 0.002 - 0.036 * liner * outline.openness))
  const line = sampleCurve([...upper, wing], 60).map(([x, y]): ScreenPoint => [x, y - 0.001 * scale])
  const width = (along: number): number =>
    scale * thickness * lerp(0.16, 1, smoothstep(0.02, 0.62, along)) * lerp(1, 0.25, smoothstep(0.82, 1, along))
  const color = mixRgb([74, 50, 42], LASH_COLOR, male ? 0.45 : clamp(0.55 + 0.5 * liner))
  brush.fillOutline(
    taperedOutline(line, (along) => 1.7 * width(along)),
    { color, alpha: lerp(0.3, 0.22, male), soft: 0.006 },
  )
  brush.fillOutline(taperedOutline(line, width), { color, alpha: lerp(0.82, 0.66, male), soft: 0.0026 })
}

type Lash = { root: ScreenPoint; tip: ScreenPoint; bend: ScreenPoint; thickness: number }

/** Draws lashes that begin thick and end in a point. */
const paintLashes = (brush: FaceBrush, lashes: readonly Lash[], alpha: number): void => {
  for (const { root, bend, tip, thickness } of lashes) {
    const curve = sampleCurve([root, bend, tip], 7) as unknown as ScreenPoint[]
    brush.fillOutline(
      taperedOutline(curve, (share) => thickness * lerp(1, 0.1, share)),
      { color: LASH_COLOR, alpha },
    )
  }
}

const paintUpperLashes = (brush: FaceBrush, outline: EyeOutline): void => {
  const { identity, head, scale } = brush
  const random = brush.random(outline.side + 13)
  const { masculinity: male, wrinkling } = head.layout
  const { strength } = identity.makeup
  const seen = smoothstep(LASHES_SEEN.from, LASHES_SEEN.full, scale)
  if (seen === 0) return
  const count = CLUMP * Math.round((male ? 14 : 19 + 4 * strength) * lerp(0.8, 1.1, identity.shape.lashes))
  const reach = (male ? 0.022 : 0.033 + 0.012 * strength) * identity.shape.lashes * (1 - 0.3 * clamp(wrinkling)) * scale
  // Lashes of a lid that comes down turn over with it.
  const lifted = smoothstep(0.1, 0.6, outline.openness)
  let lean = 0
  const lashes = Array.from({ length: count }, (_, i): Lash => {
    // A few neighbours each lean towards one tip, as wet lashes do.
    const inClump = i % CLUMP
    if (inClump === 0) lean = 0.24 * (random() - 0.5)
    const u = lerp(-0.62, 0.95, (i + random() * 0.6) / count)
    const along = 0.5 + 0.5 * u
    const root = brush.at(...outline.place(u, outline.upper(u)))
    const length =
      reach *
      lerp(0.3, 1, smoothstep(0.25, 0.86, along)) *
      (0.7 + 0.45 * random()) *
      lerp(0.5, 1, smoothstep(1, 0.86, along))
    const gathered = (((CLUMP - 1) / 2 - inClump) / CLUMP) * 0.7 + lean
    const aside = outline.side * (lerp(-0.6, 1.4, along) + gathered)
    const rise = lerp(0.9, -0.8, lifted)
    const norm = distanceOf(aside, rise)
    const [dx, dy] = [(aside / norm) * length, (rise / norm) * length]
    return {
      root,
      bend: [root[0] + dx * 0.6, root[1] + lerp(dy * 0.45, dy * 0.24, lifted)],
      tip: [root[0] + dx, root[1] + dy],
      thickness: scale * (male ? 0.0015 : 0.0019) * lerp(0.5, 1, along),
    }
  })
  paintLashes(brush, lashes, (male ? 0.5 : 0.74) * seen)
}

const paintLowerLashes = (brush: FaceBrush, outline: EyeOutline): void => {
  const { identity, head, scale } = brush
  const seen = smoothstep(LASHES_SEEN.from, LASHES_SEEN.full, scale)
  if (seen === 0) return
  const random = brush.random(outline.side + 23)
  const male = head.layout.masculinity
  const count = 20
  const lashes = Array.from({ length: count }, (_, i): Lash => {
    const u = lerp(-0.35, 0.95, (i + random() * 0.7) / count)
    const root = brush.at(...outline.place(u, outline.lower(u) + 0.01))
    const length =
      scale * 0.012 * identity.shape.lashes * (0.7 + 0.5 * random()) * lerp(0.6, 1, smoothstep(-0.5, 0.6, u))
    const aside = outline.side * (0.75 * u + 0.4 * (random() - 0.5))
    const norm = distanceOf(aside, 1)
    const [dx, dy] = [(aside / norm) * length, length / norm]
    return {
      root,
      bend: [root[0] + dx * 0.35, root[1] + dy * 0.62],
      tip: [root[0] + dx, root[1] + dy],
      thickness: scale * 0.0012 * smoothstep(-0.5, 0.4, u),
    }
  })
  paintLashes(brush, lashes, (male ? 0.08 : 0.17) * seen)
}

/** Eye shadow, lash lines, eyeliner and lashes of one eye, and the lid where it is shut. */
export const paintEyelids = (brush: FaceBrush, outline: EyeOutline): void => {
  const upper = brush.project(lidPoints(outline, outline.upper))
  paintShadow(brush, outline, creaseHeight(brush.identity, brush.head.layout))
  if (outline.openness < 0.5) {
    const light = brush.lightAt(...outline.place(0, outline.openUpper(0)))
    const shut = multiplyRgb(brush.palette.base, scaleRgb(light, 1 / 255))
    const lid = lidPoints(outline, outline.openUpper).concat(lidPoints(outline, outline.upper).toReversed())
    brush.blob(
      lid.filter((_, i) => i % 4 === 0),
      { color: shut, alpha: 0.22 * smoothstep(0.5, 0.2, outline.openness), soft: 0.024 },
    )
  }
  paintLowerLashes(brush, outline)
  paintLashLine(brush, outline, upper)
  paintUpperLashes(brush, outline)
}
