import type { Identity } from '../../identity/identity.ts'
import { bell, bell2, clamp, lerp, smoothstep } from '../../math/scalar.ts'
import { splineTable } from '../../math/spline.ts'
import { creaseHeight, eyeOutline } from './eye-outline.ts'
import type { Expression, FaceLayout } from './features-layout.ts'
import { BREADTH, faceFullness } from './head-field.ts'
import { lipOutline } from './lip-outline.ts'

/** Folds keep to the open eye whatever the lids do. */
const OPEN: Expression = { smile: 0, blink: 0, gazeX: 0, gazeY: 0 }

/** Height added to the resting face at (x, y), in head units towards the viewer. */
export type Relief = (x: number, y: number) => number

/** Half a face's columns from the middle outwards, its rows from the forehead to below the chin, and what a weight counts, in head units. */
const MEAN_GRID = { across: 0.1, top: -0.48, down: 0.12, step: 0.005, columns: 7, rows: 13 }

/**
 * How far the mean face stands out from the plain head, as weights of a cubic B-spline over the grid: brow, nose, muzzle and
 * chin lie farther forward than a lofted head's, the cheeks beside them farther back. Fitted by least squares to 104 points of
 * the mean face that MediaPipe's face mesh was built on (Apache-2.0), left over 1.3 mm where it was 5.6 mm.
 */
// prettier-ignore
const MEAN_WEIGHTS = [
  -7, -7, -6, -5, -3, -1, 0,
  -4, -3, -2, -2, -1, 1, 1,
  0, 1, 2, 4, 6, 4, 0,
  4, 0, 1, 6, 11, 7, -2,
  14, -1, -8, -7, -4, -3, -7,
  26, 10, -10, -13, -12, -13, -15,
  21, 20, -3, -9, -11, -15, -19,
  12, 15, 1, -4, -10, -17, -15,
  17, 12, 0, -5, -12, -10, 2,
  8, -1, -9, -8, -1, 6, 6,
  9, 5, 0, 0, 7, 10, 8,
  8, 9, 6, 6, 10, 10, 8,
  1, 4, 4, 4, 7, 8, 6,
]

/** The mean face's heights of nose base, mouth and chin, in head units below the eye line. */
const MEAN_ROWS = { noseBase: 0.372, mouth: 0.54, chin: 0.955 }

const bSpline = (distance: number): number => {
  const d = Math.abs(distance)
  if (d >= 2) return 0
  return d < 1 ? (4 - 6 * d * d + 3 * d * d * d) / 6 : (2 - d) ** 3 / 6
}

const meanRelief = ({ noseBaseY, mouthY, chinY }: FaceLayout): Relief => {
  const { across, top, down, step, columns, rows } = MEAN_GRID
  const { noseBase, mouth, chin } = MEAN_ROWS
  const meanRow = (y: number): number => {
    if (y <= 0) return y
    if (y < noseBaseY) return (y / noseBaseY) * noseBase
    if (y < mouthY) return lerp(noseBase, mouth, (y - noseBaseY) / (mouthY - noseBaseY))
    return mouth + ((y - mouthY) / (chinY - mouthY)) * (chin - mouth)
  }
  return (x, y) => {
    const column = Math.abs(x) / across
    const row = (meanRow(y) - top) / down
    if (column > columns + 1 || row < -2 || row > rows + 1) return 0
    let height = 0
    for (let r = Math.max(0, Math.floor(row) - 1); r <= Math.min(rows - 1, Math.floor(row) + 2); r++) {
      const share = bSpline(row - r)
      for (let c = Math.floor(column) - 1; c <= Math.min(columns - 1, Math.floor(column) + 2); c++)
        height += step * share * bSpline(column - c) * MEAN_WEIGHTS[r * columns + Math.abs(c)]
    }
    return height
  }
}

/** Radii of the eyeball's dome under the lids: half an eye's width times this, and head units. */
const BALL = { across: 1.12, down: 0.124 }

/** Where the upper lid folds over the eyeball, by the place along the eye from -1 at the inner corner to 1. */
const foldDepth = (along: number): number => smoothstep(-1.15, -0.75, along) * smoothstep(1.45, 0.8, along)

const eyeRelief = (identity: Identity, layout: FaceLayout): Relief => {
  const { shape } = identity
  const { masculinity: male, eyeX, browY, wrinkling, smile, eyeHalfWidth } = layout
  const ridge = shape.browRidge * (0.5 + 0.4 * male)
  const lids = eyeOutline(identity, layout, OPEN, 1)
  const crease = creaseHeight(identity, layout)
  const socket = 0.088 + 0.028 * shape.eyeDepth
  const dome = 0.082 + 0.01 * shape.eyeDepth
  const fold = (0.008 + 0.005 * shape.eyelidHood) * (1 - 0.75 * shape.epicanthus)
  return (x, y) => {
    const a = Math.abs(x)
    if (y > 0.4 || y < -0.6 || a > 0.75) return 0
    const along = (a - eyeX) / eyeHalfWidth
    const level = y + shape.eyeTilt * along * 0.6
    const within = 1 - (along / BALL.across) ** 2 - (level / BALL.down) ** 2
    const ball = within > 0 ? within ** 2 : 0
    const foldY = lids.openUpper(clamp(along, -1, 1)) - crease
    return (
      (0.008 + 0.03 * ridge) * bell2(a, y, 0.27, browY + 0.02, 0.21, 0.07) -
      0.01 * ridge * bell2(a, y, 0, -0.1, 0.06, 0.05) -
      socket * bell2(a, y, eyeX - 0.012, -0.012, 0.18, 0.105) -
      lerp(0.014, 0.022, male) * bell2(a, y, eyeX - eyeHalfWidth - 0.012, -0.016, 0.055, 0.07) +
      dome * ball -
      fold * bell(level, foldY, 0.013) * foldDepth(along) +
      0.8 * fold * bell(level, foldY - 0.034, 0.026) * foldDepth(along) +
      (0.02 * shape.eyelidHood + 0.02 * wrinkling) * bell2(a, y, eyeX + 0.04, -0.088, 0.13, 0.034) -
      (0.024 * wrinkling - 0.01) * bell2(a, y, eyeX - 0.02, 0.14, 0.12, 0.036) -
      0.014 * wrinkling * bell2(a, y, eyeX - 0.08, -0.09, 0.07, 0.035) +
      0.017 * wrinkling * bell2(a, y, eyeX - 0.01, 0.092, 0.09, 0.03) +
      0.055 * clamp(smile, 0, 0.6) * (1 - 0.6 * Math.min(1, wrinkling)) * bell2(a, y, eyeX - 0.005, 0.09, 0.12, 0.036)
    )
  }
}

const cheekRelief = (identity: Identity, layout: FaceLayout): Relief => {
  const { shape } = identity
  const { wrinkling, masculinity, noseBaseY, noseHalfWidth, mouthY, mouthHalfWidth } = layout
  const smile = Math.min(1, Math.max(0, layout.smile) + 0.5 * layout.unit('squint'))
  const fullness = faceFullness(identity)
  // A smile pushes the cheek over a fold that runs from the wing of the nose past the corner of the mouth.
  const lifted = 0.032 * smile * (1 - 0.7 * Math.min(1, wrinkling))
  const hollow = 0.02 * shape.cheekHollow + 0.029 * wrinkling + 0.008 * masculinity - 0.002
  return (x, y) => {
    const a = Math.abs(x)
    const b = a / BREADTH
    const foldX = lerp(noseHalfWidth + 0.055, mouthHalfWidth + 0.065, smoothstep(noseBaseY - 0.05, mouthY, y))
    const foldFade = smoothstep(noseBaseY - 0.1, noseBaseY - 0.02, y) * (1 - smoothstep(mouthY - 0.04, mouthY + 0.1, y))
    const foldEnd = smoothstep(noseBaseY - 0.16, noseBaseY, y) * (1 - smoothstep(mouthY - 0.1, mouthY + 0.16, y))
    return (
      (0.026 + 0.018 * shape.cheekbones) * bell2(b, y, 0.42, 0.15 - 0.02 * smile, 0.14, 0.09) +
      (0.034 + 0.088 * smile + 0.016 * fullness) *
        bell2(b, y, 0.31 + 0.03 * smile, 0.235 - 0.045 * smile + 0.03 * wrinkling, 0.18, 0.15) -
      hollow * bell2(b, y, 0.4, 0.46, 0.13, 0.16) +
      0.008 * bell2(a, y, 0.19, 0.16, 0.09, 0.12) -
      0.042 * wrinkling * bell(a, foldX, 0.046) * foldFade +
      lifted * smoothstep(-0.1, 0.09, a - foldX) * bell(a, foldX + 0.07, 0.15) * foldEnd +
      0.039 * wrinkling * bell(a, foldX + 0.08, 0.075) * foldFade
    )
  }
}

/** Height of a lip from its border (0) to where the lips meet (1): it swells, and rolls inwards at the end. */
const lipProfile = (share: number): number => {
  if (share <= 0 || share >= 1) return 0
  return Math.sin(Math.PI * share ** 1.25) ** 0.75
}

const lipRelief = (identity: Identity, layout: FaceLayout): Relief => {
  const { mouthHalfWidth, mouthY } = layout
  const lips = lipOutline(identity, layout)
  const [top, seam, rise, bottom] = [lips.upperEdge, lips.upperInner, lips.lowerInner, lips.lowerEdge].map(splineTable)
  const forward = 1 + 0.9 * layout.unit('pucker') - 0.4 * layout.unit('press')
  const upper = 0.033 * forward * identity.shape.upperLip
  const lower = 0.036 * forward * identity.shape.lowerLip
  return (x, y) => {
    const across = Math.abs(x) / mouthHalfWidth
    if (across >= 1 || Math.abs(y - mouthY) > 0.4) return 0
    const fade = Math.sqrt(1 - across ** 2.4)
    const [topY, seamY, riseY, bottomY] = [top(x), seam(x), rise(x), bottom(x)]
    const tubercle = 1 + 0.12 * bell(x, 0, 0.05)
    return (
      fade *
      (upper * tubercle * lipProfile((y - topY) / Math.max(seamY - topY, 1e-3)) +
        lower * lipProfile((bottomY - y) / Math.max(bottomY - riseY, 1e-3)) * (1 - 0.08 * bell(x, 0, 0.04)))
    )
  }
}

const mouthRelief = (identity: Identity, layout: FaceLayout): Relief => {
  const { shape } = identity
  const { mouthY, mouthHalfWidth, cornerY, lowerLipHeight, noseBaseY, masculinity: male, chinY } = layout
  const philtrumY = (noseBaseY + mouthY) / 2 - 0.004
  const philtrum = 1 + 0.5 * shape.philtrum
  const chinPadY = chinY - 0.075 - 0.15 * shape.chinLength
  const lips = lipRelief(identity, layout)
  return (x, y) => {
    if (y < 0.2) return 0
    const a = Math.abs(x)
    const bent = y - cornerY * Math.min(1, (x / mouthHalfWidth) ** 2)
    return (
      lips(x, y) +
      0.025 * bell2(x, bent, 0, mouthY + 0.005, 0.25, 0.13) -
      0.005 * bell2(a, y, mouthHalfWidth + 0.008, mouthY + cornerY + 0.008, 0.042, 0.045) -
      (0.005 * bell2(x, y, 0, philtrumY, 0.03, 0.05) - 0.0015 * bell2(a, y, 0.046, philtrumY, 0.024, 0.05)) * philtrum -
      0.026 * bell2(x, y, 0, mouthY + lowerLipHeight + 0.052, 0.13, 0.04) +
      (0.026 + 0.018 * shape.chinProjection + 0.008 * male) * bell2(x, y, 0, chinPadY, 0.13, 0.085) -
      0.012 * shape.chinCleft * bell2(x, y, 0, chinPadY, 0.026, 0.05)
    )
  }
}

/** The tip stands out from the bridge above it and from the wings beside it, which a crease parts from the cheek. */
const noseRelief = ({
  noseTipY: tip,
  noseBaseY: base,
  noseHalfWidth: wing,
  masculinity,
  wrinkling,
}: FaceLayout): Relief => {
  const firm = lerp(0.7, 0.95, masculinity) + 0.3 * wrinkling
  return (x, y) => {
    if (y < -0.1 || y > 0.6) return 0
    const a = Math.abs(x)
    return (
      firm *
      (0.012 * bell2(a, y, 0, tip, 0.055, 0.045) -
        0.009 * bell2(a, y, 0, tip - 0.085, 0.05, 0.04) -
        0.006 * bell2(a, y, 0.64 * wing, tip - 0.02, 0.036, 0.05) +
        0.01 * bell2(a, y, 0.86 * wing, base - 0.05, 0.034, 0.035) -
        0.017 * bell2(a, y, 1.13 * wing, base - 0.055, 0.024, 0.055))
    )
  }
}

const ageRelief = (layout: FaceLayout): Relief => {
  const { wrinkling, browY, mouthY, chinY, mouthHalfWidth, masculinity } = layout
  const jowl = lerp(0.054, 0.067, masculinity) * wrinkling
  return (x, y) => {
    const a = Math.abs(x)
    const b = a / BREADTH
    const forehead =
      (0.5 + 0.5 * Math.sin(y * 58 + Math.sin(x * 6 + 1) * 1.1)) *
      smoothstep(browY - 0.44, browY - 0.34, y) *
      smoothstep(browY - 0.05, browY - 0.13, y) *
      smoothstep(0.46, 0.2, a)
    return (
      -(0.012 + 0.024 * wrinkling) * bell2(b, y, 0.55, -0.26, 0.1, 0.18) -
      0.011 * wrinkling * forehead +
      jowl * bell2(b, y, 0.37, chinY - 0.27, 0.09, 0.09) -
      0.029 * wrinkling * bell2(a, y, mouthHalfWidth + 0.05, mouthY + 0.13, 0.05, 0.1) -
      0.026 * wrinkling * bell2(b, y, 0.25, chinY - 0.13, 0.06, 0.07)
    )
  }
}

/** Everything the features raise and press into the plain head. */
export const faceRelief = (identity: Identity, layout: FaceLayout): Relief => {
  const parts = [
    meanRelief(layout),
    eyeRelief(identity, layout),
    cheekRelief(identity, layout),
    noseRelief(layout),
    mouthRelief(identity, layout),
    ageRelief(layout),
  ]
  return (x, y) => {
    let height = 0
    for (const part of parts) height += part(x, y)
    return height
  }
}
