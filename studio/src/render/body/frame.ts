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

/** Heights of the joints: men are about 6.3, women about 6.1 of their own heads tall, as drawn people are. */
const HEIGHTS: Record<
  Gender,
  Pick<
    Frame,
    'shoulderY' | 'waistY' | 'hipX' | 'hipY' | 'crotchY' | 'kneeY' | 'ankleY' | 'floorY' | 'upperArm' | 'lowerArm'
  >
> = {
  male: {
    shoulderY: 1.67,
    waistY: 4.2,
    hipX: 0.53,
    hipY: 5.42,
    crotchY: 5.9,
    kneeY: 8.8,
    ankleY: 11.72,
    floorY: 12.42,
    upperArm: 2.24,
    lowerArm: 1.92,
  },
  female: {
    shoulderY: 1.73,
    waistY: 3.92,
    hipX: 0.53,
    hipY: 5.2,
    crotchY: 5.68,
    kneeY: 8.58,
    ankleY: 11.5,
    floorY: 12.1,
    upperArm: 2.06,
    lowerArm: 1.79,
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
    girth: (male ? 0.95 : 0.86) * (1 + 0.1 * shape.build + 0.26 * heavy - 0.05 * slim),
    breadth: 1 + 0.07 * shape.build + 0.3 * heavy - 0.04 * slim + 0.06 * years,
    neckRadius: (male ? 0.355 : 0.295) * lerp(1, shape.neckWidth, 0.85) * (1 + 0.03 * shape.build + 0.1 * heavy),
    shoulderX: (male ? 1.63 : 1.45) * lerp(1, shape.shoulderWidth, 0.8) * (1 + 0.03 * shape.build + 0.05 * heavy),
    ...HEIGHTS[gender],
  }
}
