import type { Gender, Identity } from '../../identity/identity.ts'
import { clamp, lerp } from '../../math/scalar.ts'

/** Where the joints of a straight standing body lie, in head units (eye line y = 0, chin of a measured face about 1, y down). */
export type Frame = {
  gender: Gender
  neckRadius: number
  /** Half the distance between the outermost points of the shoulders. */
  shoulderX: number
  shoulderY: number
  /** -1 slight, 0 average, 1 heavy. */
  build: number
  /** -1 soft, 0 average, 1 muscular. */
  muscle: number
  /** Factors of the waist's and the hips' width. */
  waist: number
  hips: number
  /** -1 small, 0 average, 1 large; of women alone. */
  bust: number
  /** 0 flat, 1 as in the last months of a pregnancy. */
  belly: number
  /** Factor of arm and shoulder thickness. */
  girth: number
  /** Factor of the thickness of waist, hips and legs. */
  breadth: number
  waistY: number
  /** Half the distance between the hip joints. */
  hipX: number
  hipY: number
  crotchY: number
  kneeY: number
  ankleY: number
  floorY: number
  upperArm: number
  lowerArm: number
}

/** Heights of the joints: men are about 7.1 and women 6.8 heads tall, with legs from the crotch on a little longer than measured ones (0.48 and 0.49 of the height, not 0.47). */
const HEIGHTS: Record<
  Gender,
  Pick<
    Frame,
    'shoulderY' | 'waistY' | 'hipX' | 'hipY' | 'crotchY' | 'kneeY' | 'ankleY' | 'floorY' | 'upperArm' | 'lowerArm'
  >
> = {
  male: {
    shoulderY: 1.67,
    waistY: 4.49,
    hipX: 0.51,
    hipY: 5.87,
    crotchY: 6.37,
    kneeY: 9.31,
    ankleY: 12.44,
    floorY: 13.15,
    upperArm: 2.34,
    lowerArm: 2,
  },
  female: {
    shoulderY: 1.73,
    waistY: 4.08,
    hipX: 0.51,
    hipY: 5.47,
    crotchY: 5.94,
    kneeY: 8.84,
    ankleY: 11.96,
    floorY: 12.59,
    upperArm: 2.1,
    lowerArm: 1.81,
  },
}

/** Those who are tall have longer legs above all. */
const standing = (gender: Gender, stature: number): (typeof HEIGHTS)[Gender] => {
  const plain = HEIGHTS[gender]
  const [trunk, leg, arm] = [1 + 0.03 * stature, 1 + 0.045 * stature, 1 + 0.05 * stature]
  const onTrunk = (y: number): number => plain.shoulderY + (y - plain.shoulderY) * trunk
  const hipY = onTrunk(plain.hipY)
  const onLeg = (y: number): number => hipY + (y - plain.hipY) * leg
  const ankleY = onLeg(plain.ankleY)
  return {
    ...plain,
    hipY,
    ankleY,
    waistY: onTrunk(plain.waistY),
    crotchY: onTrunk(plain.crotchY),
    kneeY: onLeg(plain.kneeY),
    floorY: ankleY + plain.floorY - plain.ankleY,
    upperArm: plain.upperArm * arm,
    lowerArm: plain.lowerArm * arm,
  }
}

/** Proportions from the shape's own numbers; the middle thickens a little with the years. */
export const measureFrame = ({ gender, shape, age }: Pick<Identity, 'gender' | 'shape' | 'age'>): Frame => {
  const male = gender === 'male'
  const years = clamp((age - 30) / 45)
  // Those near the average differ little; who is called heavy or slim is so at first sight.
  const heavy = clamp(shape.build / 0.78) ** 2.8 * (1 - 0.5 * Math.max(0, shape.muscle))
  const slim = Math.min(0, shape.build) ** 2
  const breadth = 1 + 0.08 * shape.build + (male ? 0.52 : 0.62) * heavy - 0.04 * slim + 0.06 * years
  const heights = standing(gender, shape.stature)
  return {
    ...heights,
    // Thick legs stand apart, or the hips would bulge above them.
    hipX: heights.hipX * (1 + 0.5 * Math.max(0, breadth - 1)),
    gender,
    build: shape.build,
    muscle: shape.muscle,
    waist: 1 + 0.11 * shape.waist - 0.03 * Math.max(0, shape.muscle),
    hips: 1 + 0.1 * shape.hips,
    bust: shape.bust + 1.8 * heavy,
    belly: Math.min(shape.belly, male ? 0.6 : 1),
    girth: (male ? 0.93 : 0.8) * (1 + 0.1 * shape.build + 0.4 * heavy - 0.05 * slim + 0.1 * shape.muscle),
    breadth,
    neckRadius:
      (male ? 0.355 : 0.298) *
      lerp(1, shape.neckWidth, 0.85) *
      (1 + 0.03 * shape.build + 0.1 * heavy + 0.05 * shape.muscle),
    shoulderX:
      (male ? 1.69 : 1.45) *
      lerp(1, shape.shoulderWidth, 0.8) *
      (1 + 0.03 * shape.build + (male ? 0.05 : 0.03) * heavy + 0.04 * shape.muscle),
  }
}
