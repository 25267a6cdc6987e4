import type { Identity } from '../../identity/identity.ts'
import { clamp, lerp } from '../../math/scalar.ts'
import type { FaceLayout, FacePoint } from './features-layout.ts'

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
/** How far a dropped jaw does on top of that. */
const JAW_OPENING = 0.11
/** How far the broadest smile does. */
const SMILE_OPENING = 0.098

const mirrored = (half: readonly FacePoint[]): FacePoint[] => [
  ...half.toReversed().map(([x, y]): FacePoint => [-x, y]),
  ...half.slice(half[0][0] === 0 ? 1 : 0),
]

const lipOpening = ({ mouthOpening, talk, unit }: FaceLayout): number =>
  SMILE_OPENING * mouthOpening + TALK_OPENING * talk + JAW_OPENING * unit('jawDrop')

/** How far the middle of the lower lip is below its place in a shut mouth. */
export const lowerLipDrop = (layout: FaceLayout): number =>
  0.7 * (1 - layout.unit('tuck')) * lipOpening(layout) - 0.012 * layout.unit('chin')

/** One corner of the mouth alone pulled up and out. */
const lopsided = (line: FacePoint[], { mouthHalfWidth, unit }: FaceLayout): FacePoint[] => {
  const pull = unit('cornerUp')
  if (pull === 0) return line
  return line.map(([x, y]) => {
    const share = Math.max(0, x / mouthHalfWidth) ** 1.6
    return [x + 0.022 * pull * share, y - 0.052 * pull * share]
  })
}

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
  const beam = Math.max(0, layout.smile)
  // A smile stretches the bow flat and rounds the lip into an arch.
  const bow = shape.cupidsBow * (1 - 0.3 * beam)
  const open = lipOpening(layout)
  const tuck = layout.unit('tuck')
  const lift = y - open * lerp(0.3, 0.95, tuck)
  const lower = lowerLipHeight * (1 - 0.24 * tuck)
  const drop = y + lowerLipDrop(layout)
  // The lips of an open mouth meet before its corners, which are round.
  const meet = 1 - 0.06 * clamp(open / 0.04)
  const peak = 0.05 + 0.006 * shape.philtrum
  const line = (half: readonly FacePoint[]): FacePoint[] => lopsided(mirrored(half), layout)
  return {
    upperEdge: line([
      [0, lift - upperLipHeight * (0.98 - 0.3 * bow)],
      [peak, lift - upperLipHeight * (0.98 + 0.1 * bow)],
      [width * 0.54, lift - upperLipHeight * 0.7 + corner * (0.3 - 0.2 * beam)],
      [width * 0.83, lerp(y, lift, 0.4 * beam) - upperLipHeight * (0.27 + 0.04 * beam) + corner * (0.72 - 0.14 * beam)],
      [width, y + corner],
    ]),
    upperInner: line([
      [0, lift + 0.008 + 0.004 * bow],
      [0.048, lift + 0.002],
      [width * 0.55, lift + 0.006 + corner * 0.26],
      [width * 0.85, lerp(y, lift, 0.3 * beam) + 0.003 + corner * 0.7],
      [width * meet, y + corner * meet],
    ]),
    lowerInner: line([
      [0, drop + 0.008 + 0.004 * bow],
      [0.048, drop + 0.003 + 0.004 * Math.max(mouthOpening, talk)],
      [width * 0.55, drop + 0.004 - open * lerp(0.1, 0.13, beam) + corner * 0.22],
      [width * 0.85, y + open * lerp(0.28, 0.24, beam) + 0.003 + corner * 0.6],
      [width * meet, y + corner * meet],
    ]),
    lowerEdge: line([
      [0, drop + lower],
      [width * 0.3, drop + lower * 0.93],
      [width * 0.58, drop + lower * 0.74 - open * 0.08 * beam + corner * 0.2],
      [width * 0.82, y + (drop - y) * lerp(0.45, 0.5, beam) + lower * 0.36 + corner * 0.58],
      [width, y + corner],
    ]),
  }
}
