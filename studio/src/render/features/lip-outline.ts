import type { Identity } from '../../identity/identity.ts'
import type { FaceLayout } from '../head/features-layout.ts'
import type { FacePoint } from './face-brush.ts'

/** The mouth's four lines, all from the picture's left to its right. */
export type LipOutline = {
  upperEdge: FacePoint[]
  /** Lower border of the upper lip. */
  upperInner: FacePoint[]
  /** Upper border of the lower lip; equal to `upperInner` when the mouth is shut. */
  lowerInner: FacePoint[]
  lowerEdge: FacePoint[]
}

/** How far speech parts the lips at most, in head units. */
const TALK_OPENING = 0.075

const mirrored = (half: readonly FacePoint[]): FacePoint[] => [
  ...half.toReversed().map(([x, y]): FacePoint => [-x, y]),
  ...half.slice(half[0][0] === 0 ? 1 : 0),
]

/** How far the middle of the lower lip is below its place in a shut mouth. */
export const lowerLipDrop = ({ mouthOpening, talk }: FaceLayout): number =>
  0.043 * mouthOpening + 0.7 * TALK_OPENING * talk

export const lipOutline = ({ shape }: Identity, layout: FaceLayout): LipOutline => {
  const {
    mouthY: y,
    mouthHalfWidth: width,
    cornerY: corner,
    upperLipHeight,
    lowerLipHeight,
    mouthOpening,
    talk,
  } = layout
  const bow = shape.cupidsBow
  const open = 0.056 * mouthOpening + TALK_OPENING * talk
  const lift = y - open * 0.3
  const drop = y + open * 0.7
  const peak = 0.05 + 0.006 * shape.philtrum
  return {
    upperEdge: mirrored([
      [0, lift - upperLipHeight * (0.98 - 0.24 * bow)],
      [peak, lift - upperLipHeight * (0.98 + 0.05 * bow)],
      [width * 0.56, lift - upperLipHeight * 0.6 + corner * 0.34],
      [width * 0.84, y - upperLipHeight * 0.2 + corner * 0.82],
      [width, y + corner],
    ]),
    upperInner: mirrored([
      [0, lift + 0.008 + 0.004 * bow],
      [0.048, lift + 0.002],
      [width * 0.55, lift + 0.006 + corner * 0.24],
      [width * 0.86, y + 0.003 + corner * 0.72],
      [width, y + corner],
    ]),
    lowerInner: mirrored([
      [0, drop + 0.008 + 0.004 * bow],
      [0.048, drop + 0.003 + 0.004 * Math.max(mouthOpening, talk)],
      [width * 0.55, drop + 0.005 - open * 0.12 + corner * 0.26],
      [width * 0.86, y + open * 0.26 + 0.003 + corner * 0.76],
      [width, y + corner],
    ]),
    lowerEdge: mirrored([
      [0, drop + lowerLipHeight],
      [width * 0.34, drop + lowerLipHeight * 0.95],
      [width * 0.64, drop + lowerLipHeight * 0.66 + corner * 0.3],
      [width * 0.87, y + lowerLipHeight * 0.27 + corner * 0.78],
      [width, y + corner],
    ]),
  }
}
