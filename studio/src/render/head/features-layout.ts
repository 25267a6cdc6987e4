import type { Identity } from '../../identity/identity.ts'
import { clamp, lerp } from '../../math/scalar.ts'
import type { PortraitScene } from '../../scene/scene.ts'

export type Expression = PortraitScene['expression']

/** Where the features of one face lie, in head units. The geometry and every painter read the same numbers. */
export type FaceLayout = {
  /** 0 woman, 1 man. */
  masculinity: number
  /** 0 at 18 years, 1 at 75. */
  ageing: number
  /** How deep lines and folds are: 0 up to the middle twenties, 1.3 at 75. */
  wrinkling: number
  /** 0 none, 1 broad; negative presses the lips. Mood and expression together. */
  smile: number
  /** How far the smile opens the lips, 0 to 1. */
  mouthOpening: number
  /** How far speech opens the lips, 0 to 1. */
  talk: number
  noseTipY: number
  noseBaseY: number
  /** Half the width over the nostril wings. */
  noseHalfWidth: number
  mouthY: number
  mouthHalfWidth: number
  /** How far the mouth corners sit above (negative) or below the middle of the mouth. */
  cornerY: number
  upperLipHeight: number
  lowerLipHeight: number
  eyeX: number
  eyeY: number
  eyeHalfWidth: number
  /** Height of the upper lid's edge above the eye line when open. */
  upperLidHeight: number
  lowerLidHeight: number
  irisRadius: number
  browY: number
  chinY: number
}

const mouthLayout = ({ shape, gender }: Identity, wrinkling: number, smile: number) => {
  const lipLoss = 1 - (gender === 'male' ? 0.44 : 0.26) * wrinkling
  return {
    mouthHalfWidth: 0.214 * shape.mouthWidth * (1 + 0.15 * Math.max(0, smile)),
    cornerY:
      -0.016 -
      0.014 * shape.mouthCorners -
      0.056 * Math.max(0, smile) ** 0.75 +
      0.022 * Math.max(0, -smile) +
      0.028 * wrinkling * (1 - 0.7 * clamp(smile)),
    upperLipHeight: 0.07 * shape.upperLip * lipLoss * (1 - 0.2 * Math.max(0, smile)),
    lowerLipHeight: 0.094 * shape.lowerLip * lipLoss * (1 - 0.12 * Math.max(0, smile)),
  }
}

const eyeLayout = ({ shape, gender }: Identity, wrinkling: number, smile: number) => {
  const size = shape.eyeSize * (gender === 'male' ? 1.085 : 1.04) * (1 - (gender === 'male' ? 0.06 : 0.03) * wrinkling)
  const opening =
    shape.eyeOpening * (1 - (gender === 'male' ? 0.19 : 0.1) * wrinkling) * (1 - 0.16 * Math.max(0, smile))
  return {
    eyeX: 0.284 * (0.5 + 0.5 * shape.faceWidth) + shape.eyeSpacing,
    eyeY: 0,
    eyeHalfWidth: 0.157 * size,
    upperLidHeight: 0.072 * size * opening,
    lowerLidHeight: 0.054 * size * (1 - 0.22 * Math.max(0, smile)),
    irisRadius: 0.0675 * shape.irisSize * (0.55 + 0.45 * size),
  }
}

/**
 * Lays out the features. The shape's numbers are taken as they are: what separates the average woman from the average
 * man is already in them, save for a few proportions that no number names.
 */
export const faceLayout = (identity: Identity, expression: Expression): FaceLayout => {
  const { shape, age } = identity
  const masculinity = identity.gender === 'male' ? 1 : 0
  const years = clamp((age - 24) / 51)
  const wrinkling = 0.9 * years + 0.4 * years * years
  const smile = clamp(expression.smile + 0.3 * identity.mood, -1, 1)
  const noseBaseY = 0.396 + 0.85 * shape.noseLength + 0.006 * masculinity + 0.014 * wrinkling
  return {
    masculinity,
    ageing: clamp((age - 18) / 57),
    wrinkling,
    smile,
    mouthOpening: clamp((smile - 0.55) / 0.45),
    talk: clamp(expression.talk ?? 0),
    noseTipY: noseBaseY - 0.082 - 0.022 * shape.noseTipLift + 0.018 * wrinkling,
    noseBaseY,
    noseHalfWidth: 0.128 * shape.noseWidth * lerp(0.96, 1.07, masculinity) * (1 + 0.05 * wrinkling),
    mouthY: 0.597 + shape.mouthHeight + shape.noseLength * 0.4 + 0.006 * wrinkling,
    ...mouthLayout(identity, wrinkling, smile),
    ...eyeLayout(identity, wrinkling, smile),
    browY: -0.176 + shape.browHeight + 0.016 * masculinity + 0.016 * wrinkling,
    chinY: 0.955 + shape.chinLength,
  }
}
