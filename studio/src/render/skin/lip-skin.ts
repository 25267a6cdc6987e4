import type { Identity } from '../../identity/identity.ts'
import { naturalLipColor } from '../../identity/person-colors.ts'
import { exposeFor } from '../../image/linear-light.ts'
import { mixRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { valueNoise } from '../../math/noise.ts'
import { bell, bell2, clamp, lerp, smoothstep } from '../../math/scalar.ts'
import { splineTable } from '../../math/spline.ts'
import type { FaceLayout } from '../head/features-layout.ts'
import { lipOutline } from '../head/lip-outline.ts'
import type { SkinPalette } from './palette.ts'

/** What lips do to the skin at a point of the face. */
export type LipPoint = {
  /** How far the point belongs to a lip, 0 to 1. */
  share: number
  /** How oily or glossy it is, 0 to 1. */
  oil: number
  /** How its fine lines lean towards one side, about -0.5 to 0.5. */
  lean: number
  /** How much light of all kinds is lost where lips meet, 0 to 1. */
  hidden: number
}

type LipSkinOptions = { identity: Identity; layout: FaceLayout; palette: SkinPalette; exposure: number }

/** Blood that shows through bare lips. */
const BLOOD: Rgb = [222, 104, 98]
/** How softly a bare and a painted lip end, in head units. */
const BORDER = { bare: 0.013, painted: 0.007 } as const
/** Reach of the dark between shut lips, and of the shade around it, in head units. */
const SEAM = { line: 0.0045, shade: 0.02 } as const
/** Where lips have run out into the skin, as a share of half the mouth. */
const ENDS_AT = 1.06
/** The pit at a corner: its depth, and where it is and how far it reaches as shares of half the mouth, but down in head units. */
const CORNER = { depth: 0.24, at: 1.01, across: 0.1, down: 0.024 } as const
/** Lips roll away from the light: by so much more women's throw back than a colour that is seen as it is; men's would be paler than their skin. */
const BRIGHTER = { female: 1.2, male: 0.96 } as const
/** Lips of dark skin are browner above than below. */
const UPPER: { fair: Rgb; dark: Rgb } = { fair: [0.87, 0.78, 0.77], dark: [0.79, 0.71, 0.69] }

/** The colour that lips throw back, as it would be seen on the screen. */
const lipColor = ({ shape, makeup, gender }: Identity, palette: SkinPalette, wrinkling: number): Rgb => {
  const male = gender === 'male'
  const pink = mixRgb(
    naturalLipColor(shape.skinTone, shape.undertone),
    BLOOD,
    lerp(male ? 0.14 : 0.48, 0.12, palette.darkness),
  )
  const bare = mixRgb(pink, palette.base, clamp((male ? 0.6 : 0.3) + 0.14 * wrinkling + 0.14 * palette.darkness))
  return mixRgb(bare, makeup.lipColor, male ? 0 : 0.94 * clamp(makeup.lipstick))
}

/**
 * Lips as skin of another colour, wetter and finely lined, which the light of the scene then shades like any other.
 * @param options `exposure` is that of the skin's own colour.
 * @returns Writes what lips do at a point of the even face into `out` and colours `albedo`.
 */
export const lipSkin = ({ identity, layout, palette, exposure }: LipSkinOptions) => {
  const { mouthY, mouthHalfWidth, cornerY, wrinkling } = layout
  const cornerRow = mouthY + cornerY
  const { makeup, gender } = identity
  const outline = lipOutline(identity, layout)
  const [top, seam, rise, bottom] = [outline.upperEdge, outline.upperInner, outline.lowerInner, outline.lowerEdge].map(
    splineTable,
  )
  const painted = gender === 'male' ? 0 : clamp(makeup.lipstick)
  const body = lipColor(identity, palette, wrinkling).map((channel) => exposeFor(channel) * exposure * BRIGHTER[gender])
  const upper = mixRgb(mixRgb(UPPER.fair, UPPER.dark, palette.darkness), [1, 1, 1], painted)
  const border = lerp(BORDER.bare, BORDER.painted, painted)
  const gloss = (gender === 'male' ? 0.2 : 0.42) + 0.5 * makeup.gloss
  const opened = clamp(12 * (rise(0) - seam(0)))
  const lined = 0.16 + 0.2 * wrinkling
  return (x: number, y: number, albedo: Float32Array, out: LipPoint): void => {
    out.share = 0
    out.hidden = 0
    out.lean = 0
    const across = Math.abs(x) / mouthHalfWidth
    if (across > 1.1 || Math.abs(y - mouthY) > 0.4) return
    const [topY, seamY, riseY, bottomY] = [top(x), seam(x), rise(x), bottom(x)]
    const middle = (seamY + riseY) / 2
    const isUpper = y < middle
    const inside = isUpper ? y - topY : bottomY - y
    const fromSeam = Math.abs(isUpper ? y - seamY : y - riseY)
    const ending = smoothstep(ENDS_AT, ENDS_AT - 0.2, across)
    const between =
      smoothstep(ENDS_AT - 0.02, ENDS_AT - 0.16, across) *
      lerp(1, 0.35, opened) *
      (0.3 * bell(fromSeam, 0, SEAM.shade) + 0.5 * bell(fromSeam, 0, SEAM.line))
    out.hidden = Math.max(between, CORNER.depth * bell2(across, y, CORNER.at, cornerRow, CORNER.across, CORNER.down))
    out.share = smoothstep(-border, border, inside) * ending
    if (out.share <= 0) return
    const fan = (x - 0.35 * x * clamp(fromSeam / 0.1)) * 118
    const lines = valueNoise(fan, y * 13, 3) + 0.5 * valueNoise(2.3 * fan, y * 19, 8) - 0.75
    out.lean = lined * lines * smoothstep(0, 0.012, fromSeam)
    out.oil = gloss * (1 - 0.35 * wrinkling) * (1 + 0.5 * lines)
    const inner = 0.14 * smoothstep(0.04, 0, fromSeam) * (1 - painted)
    for (let channel = 0; channel < 3; channel++) {
      const tint = (isUpper ? lerp(1, upper[channel], smoothstep(0, 0.02, middle - y)) : 1) * (1 - 0.06 * lines)
      const color = body[channel] * tint * (channel === 0 ? 1 : 1 - inner)
      albedo[channel] = lerp(albedo[channel], color, out.share)
    }
  }
}
