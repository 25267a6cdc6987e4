import type { Identity } from '../../identity/identity.ts'
import { clamp, lerp, smoothstep } from '../../math/scalar.ts'
import { splineTable } from '../../math/spline.ts'
import type { Expression, FaceLayout, FacePoint } from './features-layout.ts'

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

/** The inner corner runs out into a short beak about the tear duct, which a fold over it hides. */
const lidShapes = (epicanthus: number) => ({
  upper: splineTable([
    [-1.02, 0],
    [-0.95, lerp(0.2, 0.16, epicanthus)],
    [-0.84, lerp(0.4, 0.34, epicanthus)],
    [-0.62, lerp(0.76, 0.66, epicanthus)],
    [-0.34, lerp(1.02, 0.93, epicanthus)],
    [0, 1.1],
    [0.36, 1.03],
    [0.68, 0.76],
    [0.88, 0.41],
    [1.02, 0],
  ]),
  lower: splineTable([
    [-1.02, 0],
    [-0.95, 0.19],
    [-0.82, 0.28],
    [-0.46, 0.7],
    [0, 1],
    [0.36, 1.05],
    [0.7, 0.75],
    [0.9, 0.34],
    [1.02, 0],
  ]),
})

/** Height of the crease above the open lid's edge. */
export const creaseHeight = ({ shape }: Identity, { masculinity }: FaceLayout): number =>
  0.033 * (1 - 0.42 * clamp(shape.eyelidHood)) * (1 - 0.2 * masculinity) * (1 - 0.4 * shape.epicanthus)

/** The inner corner of an eye lies a little lower than the outer one. */
const cornerDrop = (u: number): number => 0.009 * clamp(0.5 - 0.5 * u) + 0.004

export const eyeOutline = ({ shape }: Identity, layout: FaceLayout, expression: Expression, side: Side): EyeOutline => {
  const { eyeX, eyeY, eyeHalfWidth, upperLidHeight, lowerLidHeight } = layout
  const { upper, lower } = lidShapes(shape.epicanthus)
  const shut = Math.max(expression.blink, layout.unit('droop'), side > 0 ? layout.unit('wink') : 0)
  const openness = clamp(1 - shut)
  const lowered = 1 - 0.3 * clamp(expression.gazeY, -0.5, 1)
  // Old skin hangs over the outer half of the lid.
  const hooded = 0.2 * clamp(layout.wrinkling)
  const openUpper = (u: number) =>
    cornerDrop(u) - upperLidHeight * lowered * upper(u) * (1 - hooded * smoothstep(-0.3, 0.9, u))
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
