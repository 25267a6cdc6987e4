import type { Gender, Identity } from '../../identity/identity.ts'
import { clamp, lerp } from '../../math/scalar.ts'

/** Where the joints of a straight standing body lie, in head units (eye line y = 0, chin about 1, y down). */
export type Frame = {
  gender: Gender
  neckRadius: number
  /** Half the distance between the outermost points of the shoulders. */
  shoulderX: number
  shoulderY: number
  /** -1 slight, 0 average, 1 heavy or muscular. */
  build: number
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

/** Heights of the joints: men are about 7, women about 6.8 of their own heads tall. */
const HEIGHTS: Record<
  Gender,
  Pick<
    Frame,
    'shoulderY' | 'waistY' | 'hipX' | 'hipY' | 'crotchY' | 'kneeY' | 'ankleY' | 'floorY' | 'upperArm' | 'lowerArm'
  >
> = {
  male: {
    shoulderY: 1.74,
    waistY: 4.4,
    hipX: 0.55,
    hipY: 5.75,
    crotchY: 6.25,
    kneeY: 9.42,
    ankleY: 12.6,
    floorY: 13.32,
    upperArm: 2.4,
    lowerArm: 2.02,
  },
  female: {
    shoulderY: 1.8,
    waistY: 4.1,
    hipX: 0.55,
    hipY: 5.5,
    crotchY: 6,
    kneeY: 9.18,
    ankleY: 12.36,
    floorY: 12.97,
    upperArm: 2.22,
    lowerArm: 1.88,
  },
}

/** Proportions from the shape's own numbers; the middle thickens a little with the years. */
export const measureFrame = ({ gender, shape, age }: Pick<Identity, 'gender' | 'shape' | 'age'>): Frame => {
  const male = gender === 'male'
  const years = clamp((age - 30) / 45)
  // Those near the average differ little; who is called heavy or slim is so at first sight.
  const heavy = Math.max(0, shape.build) ** 2
  const slim = Math.min(0, shape.build) ** 2
  return {
    gender,
    build: shape.build,
    girth: (male ? 0.98 : 0.88) * (1 + 0.1 * shape.build + 0.26 * heavy - 0.05 * slim),
    breadth: 1 + 0.07 * shape.build + 0.3 * heavy - 0.04 * slim + 0.06 * years,
    neckRadius: (male ? 0.43 : 0.385) * lerp(1, shape.neckWidth, 0.85) * (1 + 0.03 * shape.build + 0.1 * heavy),
    shoulderX: (male ? 1.8 : 1.66) * lerp(1, shape.shoulderWidth, 0.8) * (1 + 0.03 * shape.build + 0.05 * heavy),
    ...HEIGHTS[gender],
  }
}
