import type { Identity } from '../../identity/identity.ts'
import { bell, bell2, lerp, smoothstep } from '../../math/scalar.ts'
import { splineTable } from '../../math/spline.ts'
import type { FaceLayout } from './features-layout.ts'
import { faceFullness } from './head-field.ts'

/** Height added to the resting face at (x, y), in head units towards the viewer. */
export type Relief = (x: number, y: number) => number

const eyeRelief =
  ({ shape }: Identity, layout: FaceLayout): Relief =>
  (x, y) => {
    const a = Math.abs(x)
    const { masculinity: male, eyeX, browY, wrinkling, smile } = layout
    const ridge = shape.browRidge * (0.55 + 0.5 * male)
    return (
      (0.01 + 0.036 * ridge) * bell2(a, y, 0.27, browY + 0.02, 0.2, 0.06) -
      0.01 * ridge * bell2(a, y, 0, -0.1, 0.06, 0.05) -
      (0.1 + 0.032 * shape.eyeDepth) * bell2(a, y, eyeX - 0.01, -0.008, 0.17, 0.1) -
      0.018 * bell2(a, y, 0.125, -0.03, 0.07, 0.08) +
      (0.074 + 0.01 * shape.eyeDepth) * bell2(a, y, eyeX, 0, 0.112, 0.08) +
      (0.022 * shape.eyelidHood + 0.014 * wrinkling) * bell2(a, y, eyeX + 0.04, -0.082, 0.13, 0.034) -
      0.024 * wrinkling * bell2(a, y, eyeX - 0.02, 0.152, 0.11, 0.032) +
      (0.027 * wrinkling + 0.006 * Math.max(0, smile)) * bell2(a, y, eyeX - 0.01, 0.105, 0.095, 0.026)
    )
  }

/** A mound with a round top and firm sides: skin over cartilage. */
const mound = (
  x: number,
  y: number,
  at: readonly [x: number, y: number],
  radii: readonly [x: number, y: number],
): number => {
  const across = (x - at[0]) / radii[0]
  const down = (y - at[1]) / radii[1]
  const distance = across * across + down * down
  return distance > 4 ? 0 : Math.exp(-distance * Math.sqrt(distance))
}

/** Height of the bridge's line from root to lip, and half its width, by height on the face. */
const noseLine = ({ shape }: Identity, { noseTipY: tip, noseBaseY: base, masculinity: male }: FaceLayout) => {
  const { bridgeHeight: bridge, noseBump: bump, noseTipLift: lift } = shape
  const scoop = 0.01 * (1 - male)
  return {
    height: splineTable([
      [-0.24, 0],
      [-0.13, 0.012 + 0.026 * bridge],
      [-0.02, 0.038 + 0.044 * bridge],
      [tip * 0.34, 0.086 + 0.032 * bridge + 0.026 * bump],
      [tip * 0.64, 0.142 + 0.012 * bridge + 0.016 * bump - scoop],
      [tip - 0.04, 0.186 + 0.012 * lift - 0.3 * scoop],
      [tip + 0.012, 0.2],
      [base - 0.042, 0.172],
      [base - 0.012, 0.1],
      [base + 0.016, 0.042],
      [base + 0.06, 0.008],
      [base + 0.1, 0],
    ]),
    halfWidth: splineTable([
      [-0.24, 0.1],
      [-0.06, 0.078],
      [tip * 0.3, 0.08],
      [tip * 0.64, 0.086],
      [tip, 0.088],
      [base - 0.03, 0.07],
      [base, 0.066],
      [base + 0.1, 0.09],
    ]),
  }
}

const noseRelief = (identity: Identity, layout: FaceLayout): Relief => {
  const { shape } = identity
  const { noseTipY: tip, noseBaseY: base, noseHalfWidth: reach, masculinity: male } = layout
  const line = noseLine(identity, layout)
  const width = Math.sqrt(shape.bridgeWidth) * lerp(0.96, 1.06, male)
  const tipRadius = 0.072 * shape.noseTip * lerp(0.96, 1.08, male)
  const tipHeight = 0.056 + 0.022 * (shape.noseTip - 1)
  const wingHeight = 0.104 * lerp(0.86, 1.14, (shape.nostrilFlare - 0.7) / 0.7)
  const wing = [0.69 * reach, base - 0.058] as const
  const wingRadii = [0.37 * reach, 0.05] as const
  return (x, y) => {
    if (y > base + 0.12) return 0
    const a = Math.abs(x)
    const half = line.halfWidth(y) * width
    const slope = line.height(y + 2.4 * a * a) * shape.noseProjection * Math.exp(-((a / half) ** 2))
    const tipMound = tipHeight * mound(x, y, [0, tip + 0.016], [tipRadius, 0.064])
    const wings = wingHeight * mound(a, y, wing, wingRadii)
    return (
      slope +
      tipMound +
      wings * (1 - 0.25 * bell(a, 0, 0.07)) +
      0.012 * bell2(a, y, 0.1, tip * 0.55, 0.1, 0.14) -
      0.012 * bell2(a, y, reach + 0.02, base - 0.055, 0.026, 0.05) -
      0.04 * bell2(a, y, 0.4 * reach, base - 0.008, 0.03, 0.018)
    )
  }
}

const cheekRelief = (identity: Identity, layout: FaceLayout): Relief => {
  const { shape } = identity
  const { wrinkling, noseBaseY, noseHalfWidth, mouthY } = layout
  const smile = Math.min(1, Math.max(0, layout.smile) + 0.5 * layout.unit('squint'))
  const fullness = faceFullness(identity)
  const hollow = 0.02 * shape.cheekHollow + 0.012 * wrinkling - 0.014
  return (x, y) => {
    const a = Math.abs(x)
    const foldX = noseHalfWidth + 0.065 + 0.11 * smoothstep(noseBaseY - 0.05, mouthY, y)
    const foldFade = smoothstep(noseBaseY - 0.1, noseBaseY - 0.02, y) * (1 - smoothstep(mouthY - 0.04, mouthY + 0.1, y))
    return (
      (0.01 + 0.016 * shape.cheekbones) * bell2(a, y, 0.39, 0.14 - 0.02 * smile, 0.14, 0.1) +
      (0.022 + 0.036 * smile + 0.016 * fullness) * bell2(a, y, 0.3, 0.26 - 0.04 * smile, 0.17, 0.14) -
      hollow * bell2(a, y, 0.4, 0.46, 0.13, 0.16) -
      (0.008 * smile + 0.032 * wrinkling) * bell(a, foldX, 0.036) * foldFade +
      (0.008 * smile + 0.024 * wrinkling) * bell(a, foldX + 0.07, 0.06) * foldFade
    )
  }
}

const mouthRelief = ({ shape }: Identity, layout: FaceLayout): Relief => {
  const {
    mouthY,
    mouthHalfWidth,
    cornerY,
    upperLipHeight,
    lowerLipHeight,
    noseBaseY,
    masculinity: male,
    chinY,
  } = layout
  const forward = 1 + 0.9 * layout.unit('pucker') - 0.4 * layout.unit('press')
  const philtrumY = (noseBaseY + mouthY) / 2 + 0.012
  const philtrum = 1 + 0.5 * shape.philtrum
  const chinPadY = chinY - 0.07 - 0.15 * shape.chinLength
  return (x, y) => {
    const a = Math.abs(x)
    const across = Math.min(1, (x / mouthHalfWidth) ** 2)
    const inside = 1 - across
    const bent = y - cornerY * across
    return (
      0.018 * bell2(x, bent, 0, mouthY, 0.22, 0.12) +
      0.036 *
        forward *
        bell2(x, bent, 0, mouthY - 0.45 * upperLipHeight, mouthHalfWidth * 0.74, 0.4 * upperLipHeight + 0.004) +
      0.046 *
        forward *
        bell2(x, bent, 0, mouthY + 0.5 * lowerLipHeight, mouthHalfWidth * 0.64, 0.38 * lowerLipHeight + 0.004) -
      0.03 * bell(bent, mouthY, 0.012) * smoothstep(0, 0.25, inside) -
      0.012 * bell2(a, y, mouthHalfWidth + 0.012, mouthY + cornerY, 0.036, 0.045) -
      (0.009 * bell2(x, y, 0, philtrumY, 0.024, 0.05) - 0.004 * bell2(a, y, 0.036, philtrumY, 0.015, 0.05)) * philtrum -
      0.024 * bell2(x, y, 0, mouthY + lowerLipHeight + 0.05, 0.14, 0.045) +
      (0.012 + 0.018 * shape.chinProjection + 0.01 * male) * bell2(x, y, 0, chinPadY, 0.12, 0.078) -
      0.012 * shape.chinCleft * bell2(x, y, 0, chinPadY, 0.026, 0.05)
    )
  }
}

const ageRelief = (layout: FaceLayout): Relief => {
  const { wrinkling, browY, mouthY, chinY, mouthHalfWidth, masculinity } = layout
  const jowl = lerp(0.032, 0.055, masculinity) * wrinkling
  if (wrinkling < 0.02) return (x, y) => -0.012 * bell2(Math.abs(x), y, 0.55, -0.26, 0.1, 0.18)
  return (x, y) => {
    const a = Math.abs(x)
    const forehead =
      (0.5 + 0.5 * Math.sin(y * 58 + Math.sin(x * 6 + 1) * 1.1)) *
      smoothstep(browY - 0.44, browY - 0.34, y) *
      smoothstep(browY - 0.05, browY - 0.13, y) *
      smoothstep(0.46, 0.2, a)
    return (
      -(0.012 + 0.016 * wrinkling) * bell2(a, y, 0.55, -0.26, 0.1, 0.18) -
      0.0075 * wrinkling * forehead +
      jowl * bell2(a, y, 0.37, chinY - 0.27, 0.09, 0.09) -
      0.02 * wrinkling * bell2(a, y, mouthHalfWidth + 0.05, mouthY + 0.13, 0.04, 0.09) -
      0.018 * wrinkling * bell2(a, y, 0.25, chinY - 0.13, 0.05, 0.06)
    )
  }
}

/** Everything the features raise and press into the plain head. */
export const faceRelief = (identity: Identity, layout: FaceLayout): Relief => {
  const parts = [
    eyeRelief(identity, layout),
    noseRelief(identity, layout),
    cheekRelief(identity, layout),
    mouthRelief(identity, layout),
    ageRelief(layout),
  ]
  return (x, y) => {
    let height = 0
    for (const part of parts) height += part(x, y)
    return height
  }
}
