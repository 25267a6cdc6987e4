import { mixRgb, multiplyRgb } from '../../image/rgb.ts'
import { sampleBell } from '../../math/random.ts'
import { clamp, lerp } from '../../math/scalar.ts'
import type { BeautyMarkPlace } from '../../identity/identity.ts'
import { swelling } from './face-brush.ts'
import type { FaceBrush } from './face-brush.ts'
import type { FacePoint } from '../head/features-layout.ts'

/** Marks stay off lips and eyes. */
const isFree = ({ head }: FaceBrush, x: number, y: number): boolean => {
  const { mouthY, eyeX, eyeHalfWidth } = head.layout
  if (Math.abs(y - mouthY) < 0.12 && Math.abs(x) < 0.26) return false
  return !(Math.abs(Math.abs(x) - eyeX) < eyeHalfWidth * 1.1 && Math.abs(y) < 0.1)
}

const paintFreckles = (brush: FaceBrush): void => {
  const { identity, palette } = brush
  const random = brush.random(101)
  const color = multiplyRgb(palette.base, [0.78, 0.59, 0.46])
  for (let i = 0; i < 460 * identity.shape.freckles; i++) {
    const high = random() < 0.1
    const x = sampleBell(random) * 0.4
    // Over the cheeks they lie as high as on the nose, and thin out to the sides.
    const y = high ? -0.36 + sampleBell(random) * 0.12 : 0.19 + 0.1 * Math.abs(x) + sampleBell(random) * 0.13
    const size = 0.0026 + 0.0042 * random() ** 2.5
    const alpha = 0.16 + 0.3 * random()
    if (isFree(brush, x, y)) brush.ellipse(x, y, [size * 1.3, size], { color, alpha, soft: 0.003 }, random() * 3)
  }
}

const paintMoles = (brush: FaceBrush): void => {
  const { identity, palette, head } = brush
  const random = brush.random(111)
  const color = mixRgb(palette.deep, [84, 50, 38], 0.6)
  const count = Math.round(identity.shape.moles * 5)
  for (let i = 0; i < count; i++) {
    const side = random() < 0.5 ? -1 : 1
    const x = side * lerp(0.12, 0.44, random())
    const y = lerp(-0.35, head.layout.chinY - 0.1, random())
    const size = 0.0045 + 0.004 * random()
    if (isFree(brush, x, y)) brush.ellipse(x, y, [size, size * 0.9], { color, alpha: 0.54, soft: 0.0026 })
  }
}

const paintAgeSpots = (brush: FaceBrush): void => {
  const { palette, head } = brush
  const amount = clamp(head.layout.wrinkling * 1.6 - 0.7)
  const random = brush.random(121)
  const color = multiplyRgb(palette.base, [0.84, 0.7, 0.6])
  for (let i = 0; i < 16 * amount; i++) {
    const temple = random() < 0.6
    const side = random() < 0.5 ? -1 : 1
    const x = side * (temple ? lerp(0.3, 0.52, random()) : random() * 0.3)
    const y = temple ? lerp(-0.3, 0.35, random()) : lerp(-0.62, -0.32, random())
    const size = 0.006 + 0.011 * random() ** 2
    const alpha = 0.13 + 0.17 * random()
    const turn = random() * 3
    if (isFree(brush, x, y)) brush.ellipse(x, y, [size * 1.2, size], { color, alpha, soft: 0.005 }, turn)
  }
}

const SCARS: Record<'brow' | 'cheek' | 'chin', readonly FacePoint[]> = {
  brow: [
    [0.35, -0.26],
    [0.365, -0.19],
    [0.37, -0.12],
  ],
  cheek: [
    [-0.3, 0.22],
    [-0.35, 0.31],
    [-0.37, 0.42],
  ],
  /** Above the chin. */
  chin: [
    [0.1, -0.125],
    [0.12, -0.085],
    [0.115, -0.035],
  ],
}

const paintScar = (brush: FaceBrush): void => {
  const { identity, palette, head } = brush
  if (identity.scar === 'none') return
  const { scar, scarSide } = identity
  const usual = scar === 'cheek' ? 'right' : 'left'
  const turn = scarSide && scarSide !== usual ? -1 : 1
  const from = scar === 'chin' ? head.layout.chinY : 0
  const points = SCARS[scar].map(([x, y]): FacePoint => [turn * x, from + y])
  brush.line(points, swelling(0.0085), {
    color: mixRgb(palette.shadow, [196, 110, 104], 0.4),
    alpha: 0.55,
    soft: 0.004,
  })
  brush.line(points, swelling(0.0045), { color: palette.highlight, alpha: 0.8, soft: 0.0015 })
}

const paintBeautyMark = (brush: FaceBrush): void => {
  const { identity, palette, head } = brush
  if (!identity.beautyMark) return
  const { place, side } = identity.beautyMark
  const { mouthY, mouthHalfWidth, upperLipHeight, chinY, noseBaseY, noseHalfWidth, eyeX, browY } = head.layout
  const places: Record<BeautyMarkPlace, FacePoint> = {
    lip: [0.72 * mouthHalfWidth, mouthY - upperLipHeight - 0.055],
    cheek: [0.35, 0.3],
    chin: [0.1, chinY - 0.12],
    nose: [noseHalfWidth + 0.05, noseBaseY - 0.05],
    eye: [eyeX + 0.07, 0.17],
    brow: [eyeX + 0.04, browY - 0.12],
  }
  const [x, y] = places[place]
  const color = mixRgb(palette.deep, [58, 34, 28], 0.75)
  brush.ellipse(side === 'left' ? x : -x, y, [0.0125, 0.0115], { color, alpha: 0.88, soft: 0.003 })
}

/** Freckles, moles, age spots, a scar and a beauty mark. */
export const paintSkinMarks = (brush: FaceBrush): void => {
  paintFreckles(brush)
  paintMoles(brush)
  paintAgeSpots(brush)
  paintScar(brush)
  paintBeautyMark(brush)
}
