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
      0.028 * bell2(a, y, 0.125, -0.03, 0.06, 0.08) +
      (0.074 + 0.01 * shape.eyeDepth) * bell2(a, y, eyeX, 0.004, 0.118, 0.078) +
      (0.022 * shape.eyelidHood + 0.014 * wrinkling) * bell2(a, y, eyeX + 0.04, -0.082, 0.13, 0.034) -
      0.03 * wrinkling * bell2(a, y, eyeX - 0.02, 0.15, 0.1, 0.022) +
      (0.027 * wrinkling + 0.006 * Math.max(0, smile)) * bell2(a, y, eyeX - 0.01, 0.105, 0.095, 0.026)
    )
  }

const noseRelief = ({ shape }: Identity, layout: FaceLayout): Relief => {
  const { noseTipY: tip, noseBaseY: base, noseHalfWidth, masculinity: male } = layout
  const bridge = shape.bridgeHeight
  const bump = shape.noseBump
  const profile = splineTable([
    [-0.22, 0],
    [-0.1, 0.014 + 0.028 * bridge],
    [0, 0.046 + 0.042 * bridge],
    [tip * 0.36, 0.104 + 0.026 * bridge + 0.026 * bump],
    [tip * 0.62, 0.146 + 0.014 * bump - 0.008 * (1 - male)],
    [tip - 0.045, 0.178 + 0.008 * shape.noseTipLift],
    [tip + 0.006, 0.19],
    [tip + 0.044, 0.162],
    [base - 0.002, 0.085],
    [base + 0.03, 0.026],
    [base + 0.09, 0],
  ])
  const thickness = splineTable([
    [-0.22, 0.078],
    [0.02, 0.074],
    [tip * 0.36, 0.08],
    [tip * 0.66, 0.07],
    [tip, 0.066],
    [base, 0.075],
    [base + 0.09, 0.1],
  ])
  const width = shape.bridgeWidth * lerp(0.95, 1.06, male)
  const wing = noseHalfWidth / 0.128
  const flare = 0.094 * lerp(0.85, 1.15, (shape.nostrilFlare - 0.7) / 0.7)
  const tipRadius = 0.074 * shape.noseTip * lerp(0.93, 1.08, male)
  return (x, y) => {
    const a = Math.abs(x)
    const ridge = profile(y) * shape.noseProjection * Math.exp(-((a / (thickness(y) * width)) ** 2.25))
    return (
      ridge +
      0.092 * shape.noseTip * bell2(x, y, 0, tip + 0.006, tipRadius, 0.062) +
      flare * bell2(a, y, 0.1 * wing, base - 0.044, 0.036 * wing, 0.042) -
      0.022 * bell2(a, y, 0.158 * wing, base - 0.05, 0.026, 0.055) -
      0.014 * bell2(a, y, 0.062 * wing, base - 0.075, 0.018, 0.03) -
      0.05 * bell2(a, y, 0.052 * wing, base + 0.006, 0.026, 0.015)
    )
  }
}

const cheekRelief = (identity: Identity, layout: FaceLayout): Relief => {
  const { shape } = identity
  const { masculinity: male, wrinkling, noseBaseY, noseHalfWidth, mouthY } = layout
  const smile = Math.max(0, layout.smile)
  const fullness = faceFullness(identity)
  const hollow = 0.028 * shape.cheekHollow + 0.012 * wrinkling - 0.012
  return (x, y) => {
    const a = Math.abs(x)
    const foldX = noseHalfWidth + 0.065 + 0.11 * smoothstep(noseBaseY - 0.05, mouthY, y)
    const foldFade = smoothstep(noseBaseY - 0.1, noseBaseY - 0.02, y) * (1 - smoothstep(mouthY - 0.04, mouthY + 0.1, y))
    return (
      (0.01 + 0.016 * shape.cheekbones) * bell2(a, y, 0.39, 0.14 - 0.02 * smile, 0.14, 0.1) +
      (0.016 + 0.03 * smile + 0.018 * fullness) * bell2(a, y, 0.3, 0.27 - 0.04 * smile, 0.14, 0.12) -
      hollow * bell2(a, y, 0.4, 0.46, 0.13, 0.16) -
      (0.001 + 0.009 * smile + 0.046 * wrinkling + 0.003 * male) * bell(a, foldX, 0.032) * foldFade +
      (0.004 * smile + 0.03 * wrinkling) * bell(a, foldX + 0.055, 0.045) * foldFade
    )
  }
}

const mouthRelief = ({ shape }: Identity, layout: FaceLayout): Relief => {
  const { mouthY, mouthHalfWidth, cornerY, upperLipHeight, lowerLipHeight, noseBaseY, masculinity: male } = layout
  const philtrumY = (noseBaseY + mouthY) / 2 + 0.012
  const philtrum = 1 + 0.5 * shape.philtrum
  const chinPadY = 0.885 + shape.chinLength * 0.85
  return (x, y) => {
    const a = Math.abs(x)
    const across = Math.min(1, (x / mouthHalfWidth) ** 2)
    const inside = 1 - across
    const bent = y - cornerY * across
    return (
      0.018 * bell2(x, bent, 0, mouthY, 0.22, 0.12) +
      0.036 * bell2(x, bent, 0, mouthY - 0.45 * upperLipHeight, mouthHalfWidth * 0.74, 0.4 * upperLipHeight + 0.004) +
      0.046 * bell2(x, bent, 0, mouthY + 0.5 * lowerLipHeight, mouthHalfWidth * 0.64, 0.38 * lowerLipHeight + 0.004) -
      0.03 * bell(bent, mouthY, 0.012) * smoothstep(0, 0.25, inside) -
      0.018 * bell2(a, y, mouthHalfWidth + 0.014, mouthY + cornerY, 0.03, 0.045) -
      (0.009 * bell2(x, y, 0, philtrumY, 0.024, 0.05) - 0.004 * bell2(a, y, 0.036, philtrumY, 0.015, 0.05)) * philtrum -
      0.03 * bell2(x, y, 0, mouthY + lowerLipHeight + 0.045, 0.12, 0.034) +
      (0.012 + 0.018 * shape.chinProjection + 0.01 * male) * bell2(x, y, 0, chinPadY, 0.12, 0.078) -
      0.012 * shape.chinCleft * bell2(x, y, 0, chinPadY, 0.016, 0.05)
    )
  }
}

const ageRelief = (layout: FaceLayout): Relief => {
  const { wrinkling, browY, mouthY, chinY, mouthHalfWidth, masculinity } = layout
  const jowl = lerp(0.032, 0.055, masculinity) * wrinkling
  if (wrinkling < 0.02) return (x, y) => -0.018 * bell2(Math.abs(x), y, 0.57, -0.3, 0.07, 0.16)
  return (x, y) => {
    const a = Math.abs(x)
    const forehead =
      (0.5 + 0.5 * Math.sin(y * 58 + Math.sin(x * 6 + 1) * 1.1)) *
      smoothstep(browY - 0.44, browY - 0.34, y) *
      smoothstep(browY - 0.05, browY - 0.13, y) *
      smoothstep(0.46, 0.2, a)
    return (
      -(0.018 + 0.014 * wrinkling) * bell2(a, y, 0.57, -0.3, 0.07, 0.16) -
      0.0075 * wrinkling * forehead +
      jowl * bell2(a, y, 0.37, chinY - 0.27, 0.09, 0.09) -
      0.036 * wrinkling * bell2(a, y, mouthHalfWidth + 0.05, mouthY + 0.13, 0.03, 0.09) -
      0.024 * wrinkling * bell2(a, y, 0.25, chinY - 0.13, 0.04, 0.05)
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
