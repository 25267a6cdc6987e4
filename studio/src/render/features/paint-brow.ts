import type { Identity } from '../../identity/identity.ts'
import { luma, mixRgb, multiplyRgb, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { sampleBell } from '../../math/random.ts'
import { clamp, distanceOf, lerp, smoothstep } from '../../math/scalar.ts'
import type { Side } from '../head/eye-outline.ts'
import { taperedOutline } from './face-brush.ts'
import type { FaceBrush, ScreenPoint } from './face-brush.ts'
import type { FacePoint } from '../head/features-layout.ts'

/** Brows are darker than fair hair, lighter than black hair, and go grey later than the head. */
const browColor = ({ hair, age, gender }: Identity): Rgb => {
  const [red, green, blue] = hair.color
  // No hair grows in such colours: it is dyed, and brows are not.
  const vivid = Math.max(red, green, blue) - Math.min(red, green, blue)
  const isGinger = red > green && green > blue * 1.4
  const isDyed = (vivid > 20 && (blue > green || green > red)) || vivid > (isGinger ? 140 : 115)
  const natural = isDyed ? mixRgb(hair.color, [70, 48, 40], 0.7) : hair.color
  const deep = luma(natural) > 110 ? mixRgb(natural, [116, 78, 60], 0.66) : mixRgb(natural, [46, 32, 28], 0.3)
  const grey = hair.grey * smoothstep(48, 72, age) * 0.75
  return mixRgb(scaleRgb(deep, gender === 'male' ? 0.84 : 0.9), [138, 130, 124], grey)
}

const browLine = ({ identity, head }: FaceBrush, side: Side): FacePoint[] => {
  const { browArch, browTilt, browSpacing } = identity.shape
  const { browY, masculinity: male, smile, wrinkling, unit } = head.layout
  const arch = 0.064 * browArch * (1 - 0.35 * male)
  const y = browY - 0.012 * Math.max(0, smile)
  const droop = lerp(0.006, 0.014, male) * wrinkling
  const frown = unit('frown')
  const inner = 0.112 + browSpacing - 0.004 * male - 0.022 * frown
  const raised = side * unit('browUp')
  const lift = (along: number) =>
    // Whoever smiles lets go of what draws the brows together; over brows that the years lower it would look worried.
    (0.062 * unit('innerBrow') + 0.019 * Math.max(0, smile) * (1 - frown) * (1 - clamp(wrinkling))) *
      (1 - along) ** 1.4 +
    (raised > 0 ? 0.034 : 0.016) * raised +
    0.05 * Math.max(unit('outerBrow'), raised) * Math.sin(Math.PI * Math.min(1, 0.25 + 0.5 * along)) * along ** 0.6 -
    0.046 * frown * (1 - along) ** 1.2 -
    0.01 * frown
  const points: FacePoint[] = [
    [side * inner, y + 0.002 - browTilt],
    [side * (inner + 0.09), y - arch * 0.12 - 0.004],
    [side * (inner + 0.185), y - arch * 0.42 - 0.012],
    [side * (inner + 0.27), y - arch * 0.58 - 0.008 + droop * 0.4],
    [side * (inner + 0.335), y - arch * 0.4 + 0.008 + browTilt * 0.7 + droop * 0.8],
    [side * (inner + 0.385), y - arch * 0.1 + 0.034 + browTilt + droop],
  ]
  return points.map(([x, height], index) => [x, height - lift(index / (points.length - 1))])
}

/** One brow: a soft body that is fullest at its inner end, and hairs that rise there, lie down outwards and meet along its ridge. */
export const paintBrow = (brush: FaceBrush, side: Side): void => {
  const dye = brush.scene.worn?.['brow-dye']
  if (dye?.name === 'shaved-brows') return
  const line = browLine(brush, side)
  const own = dye?.color ?? browColor(brush.identity)
  const lit = line.map((at) => multiplyRgb(own, scaleRgb(brush.lightAt(...at), 1 / 255)))
  const mean = lit[2]
  const { identity, head, scale } = brush
  const { browThickness, browDensity } = identity.shape
  const { masculinity: male, wrinkling } = head.layout
  const random = brush.random(side + 43)
  const center = brush.curve(line, 50)
  const half = lerp(0.034, 0.041, male) * browThickness ** 0.8
  const profile = (along: number) =>
    half * lerp(0.8, 1, smoothstep(0, 0.26, along)) * lerp(1, 0.2, smoothstep(0.4, 1.02, along))
  const density = browDensity * (1 - 0.2 * wrinkling)
  const body = density * (1 - 0.2 * identity.hair.grey)
  for (const { width, alpha, soft } of [
    { width: 0.95, alpha: 0.38, soft: 0.018 },
    { width: 0.62, alpha: 0.36, soft: 0.012 },
  ])
    brush.fillOutline(
      taperedOutline(center, (along) => scale * width * profile(along) * smoothstep(-0.1, 0.26, along)),
      { color: mean, alpha: alpha * body, soft },
    )
  const hairs = Math.round((560 + 120 * male) * density)
  for (let i = 0; i < hairs; i++) {
    const along = random() ** 0.9 * 0.98
    const index = Math.floor(along * 50)
    const [x, y] = center[index]
    const next = center[Math.min(50, index + 1)]
    const step = distanceOf(next[0] - x, next[1] - y) || 1
    const [tx, ty] = [(next[0] - x) / step, (next[1] - y) / step]
    const [upX, upY] = [ty * side, -tx * side]
    const place = random() + random() - 1
    const across = place * profile(along) * 1.12
    const combed =
      lerp(0.9, 0.1, smoothstep(0, 0.4, along)) +
      (place > 0 ? -0.3 * smoothstep(0.3, 0.8, along) : 0.4 * smoothstep(0.25, 0.9, along)) +
      0.14 * sampleBell(random)
    const length = scale * (0.026 + 0.016 * random() + 0.012 * wrinkling * random()) * (along > 0.85 ? 0.7 : 1)
    const [dx, dy] = [
      (tx * Math.cos(combed) + upX * Math.sin(combed)) * length,
      (ty * Math.cos(combed) + upY * Math.sin(combed)) * length,
    ]
    const [rootX, rootY] = [x + upX * across * scale - 0.4 * dx, y + upY * across * scale - 0.4 * dy]
    const thickness = 0.7 + 0.5 * random()
    const path = taperedOutline(
      [
        [rootX, rootY],
        [rootX + dx * 0.5 + upX * 0.002 * scale, rootY + dy * 0.5 + upY * 0.002 * scale],
        [rootX + dx, rootY + dy],
      ] satisfies ScreenPoint[],
      (share) => scale * thickness * lerp(0.0022, 0.0004, share),
    )
    const color = lit[Math.round(along * (lit.length - 1))]
    const isLighter = random() < 0.3
    brush.fillOutline(path, {
      color: isLighter ? mixRgb(color, multiplyRgb(color, [1.5, 1.4, 1.3]), 0.6) : color,
      alpha:
        (0.14 + 0.28 * random()) *
        lerp(1, 0.6, Math.abs(place)) *
        smoothstep(-0.05, 0.3, along) *
        smoothstep(1.2, 0.75, along),
    })
  }
}
