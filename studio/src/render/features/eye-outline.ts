import type { Identity } from '../../identity/identity.ts'
import { clamp, lerp } from '../../math/scalar.ts'
import { splineTable } from '../../math/spline.ts'
import type { Expression, FaceLayout } from '../head/features-layout.ts'
import type { FacePoint } from './face-brush.ts'

export type Side = -1 | 1
export const SIDES: readonly Side[] = [-1, 1]

/** One eye's lids. `u` runs from -1 at the inner to 1 at the outer corner, `v` counts down from the eye line. */
export type EyeOutline = {
  side: Side
  /** 0 closed, 1 open. */
  openness: number
  place: (u: number, v: number) => FacePoint
  upper: (u: number) => number
  lower: (u: number) => number
  /** Where the upper lid's edge lies when the eye is open: creases keep to it. */
  openUpper: (u: number) => number
}

const lidShapes = (epicanthus: number) => ({
  upper: splineTable([
    [-1.02, 0],
    [-0.84, lerp(0.48, 0.28, epicanthus)],
    [-0.45, lerp(0.93, 0.84, epicanthus)],
    [-0.04, 1.08],
    [0.4, 0.96],
    [0.77, 0.52],
    [0.93, 0.18],
    [1.02, 0],
  ]),
  lower: splineTable([
    [-1.02, 0],
    [-0.86, 0.26],
    [-0.5, 0.74],
    [0, 0.96],
    [0.35, 1],
    [0.72, 0.66],
    [0.92, 0.2],
    [1.02, 0],
  ]),
})

/** The inner corner of an eye lies a little lower than the outer one. */
const cornerDrop = (u: number): number => 0.009 * clamp(0.5 - 0.5 * u) + 0.004

export const eyeOutline = ({ shape }: Identity, layout: FaceLayout, expression: Expression, side: Side): EyeOutline => {
  const { eyeX, eyeY, eyeHalfWidth, upperLidHeight, lowerLidHeight } = layout
  const { upper, lower } = lidShapes(shape.epicanthus)
  const shut = Math.max(expression.blink, layout.unit('droop'), side > 0 ? layout.unit('wink') : 0)
  const openness = clamp(1 - shut)
  const lowered = 1 - 0.3 * clamp(expression.gazeY, -0.5, 1)
  const openUpper = (u: number) => cornerDrop(u) - upperLidHeight * lowered * upper(u)
  const lowerLid = (u: number) => cornerDrop(u) + (lowerLidHeight - 0.01) * lower(u)
  return {
    side,
    openness,
    place: (u, v) => [side * (eyeX + u * eyeHalfWidth), eyeY + v - shape.eyeTilt * u * 0.6],
    openUpper,
    upper: (u) => lerp(lowerLid(u) - 0.004 * upper(u), openUpper(u), openness),
    lower: lowerLid,
  }
}

/** Points along a lid from the inner to the outer corner, closer together near the corners. */
export const lidPoints = (outline: EyeOutline, lid: (u: number) => number, from = -1, to = 1): FacePoint[] =>
  Array.from({ length: 41 }, (_, i) => {
    const u = lerp(from, to, 0.5 - 0.5 * Math.cos((i / 40) * Math.PI))
    return outline.place(u, lid(u))
  })
