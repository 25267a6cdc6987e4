import type { Identity } from '../../identity/identity.ts'
import { createRepeatableDraw } from '../../math/random.ts'
import { bell2, smoothstep } from '../../math/scalar.ts'
import type { FaceLayout, FacePoint } from './features-layout.ts'

/** Moves a point of the even face, in head units, to where it lies on the person's own. */
export type Skew = (x: number, y: number) => FacePoint

/** The most by which one side departs from the other, in head units: about one hundredth of a face. */
const MOST = { brow: 0.006, lid: 0.003, cheek: 0.006, corner: 0.0025, wing: 0.004, jaw: 0.005 }
/** The most by which a nose leans, as a slope: less than one degree. */
const LEAN = 0.013

/**
 * No face is even: one brow, lid, mouth corner and wing of the nose lie a little higher, the nose leans and the jaw lies
 * beside the middle. It comes from the identity's seed, so that a person keeps it in every picture and at every age.
 */
export const faceSkew = ({ seed }: Pick<Identity, 'seed'>, layout: FaceLayout): Skew => {
  const draw = createRepeatableDraw(seed)
  // Nobody is quite even: chance decides the side, and half of the amount.
  const amount = (key: string): number => {
    const chance = draw.bell(`asymmetry/${key}`) / 1.35
    return Math.sign(chance) * (0.35 + 0.65 * Math.abs(chance))
  }
  const [brow, lid, cheek, corner, wing, jaw] = (['brow', 'lid', 'cheek', 'corner', 'wing', 'jaw'] as const).map(
    (part) => MOST[part] * amount(part),
  ) as [number, number, number, number, number, number]
  const lean = LEAN * amount('nose')
  const { browY, eyeX, mouthY, mouthHalfWidth, noseHalfWidth, noseBaseY, chinY } = layout
  return (x, y) => {
    const a = Math.abs(x)
    const side = x / 2 / (a + 0.02)
    const nose = smoothstep(-0.1, noseBaseY, y) * bell2(x, y, 0, noseBaseY - 0.1, 0.2, 0.34)
    return [
      x +
        lean * noseBaseY * nose +
        jaw * smoothstep(noseBaseY, chinY, y) * smoothstep(chinY + 0.5, chinY + 0.1, y) +
        wing * bell2(a, y, noseHalfWidth, noseBaseY - 0.05, 0.06, 0.07),
      y +
        2 *
          side *
          (brow * bell2(a, y, 0.29, browY - 0.01, 0.26, 0.08) +
            lid * bell2(a, y, eyeX, -0.05, 0.17, 0.05) +
            cheek * bell2(a, y, 0.36, 0.24, 0.22, 0.2) +
            corner * bell2(a, y, mouthHalfWidth, mouthY, 0.14, 0.1) +
            wing * bell2(a, y, noseHalfWidth, noseBaseY - 0.04, 0.06, 0.08)),
    ]
  }
}

/** How much larger, as a share, and how much lower, in head units, the ear of one side is than the mean of both. */
export const earSkew = ({ seed }: Pick<Identity, 'seed'>, side: -1 | 1): { growth: number; drop: number } => {
  const draw = createRepeatableDraw(seed)
  return { growth: 0.015 * side * draw.bell('asymmetry/ear'), drop: 0.008 * side * draw.bell('asymmetry/ear height') }
}
