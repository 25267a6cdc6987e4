import type { Identity } from '../../identity/identity.ts'
import { bell, clamp, lerp } from '../../math/scalar.ts'
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

/** How far speech parts the lips at most, a dropped jaw on top of that, and the broadest smile on top of that, in head units. */
const OPENING = { talk: 0.075, jaw: 0.11, smile: 0.08 } as const
/** Share of an opening that the upper lip makes by rising; the lower lip makes the rest. */
const LIFTED = { speech: 0.3, smile: 0.36, laugh: 0.2 } as const

const mirrored = (half: readonly FacePoint[]): FacePoint[] => [
  ...half.toReversed().map(([x, y]): FacePoint => [-x, y]),
  ...half.slice(half[0][0] === 0 ? 1 : 0),
]

/** A jaw that drops so far below a smile makes it a laugh. */
const LAUGHING_JAW = 0.25

/** How far somebody laughs, 0 to 1: they open a smile up to its corners. */
const laughOf = ({ mouthOpening, unit }: Pick<FaceLayout, 'mouthOpening' | 'unit'>): number =>
  Math.min(1, (mouthOpening * unit('jawDrop')) / LAUGHING_JAW)

/** How far the middles of the lips are above and below their places in a shut mouth. */
const lipOpening = ({
  mouthOpening,
  mouthHalfWidth,
  talk,
  unit,
}: FaceLayout): { open: number; up: number; down: number } => {
  // A narrow mouth as open as a broad one is a box.
  const laugh = laughOf({ mouthOpening, unit })
  const room = Math.min(1, mouthHalfWidth / 0.29)
  const smile = OPENING.smile * mouthOpening * room
  const speech = (OPENING.talk * talk + OPENING.jaw * unit('jawDrop')) * lerp(1, room, mouthOpening)
  const open = smile + speech
  const lifted = lerp(LIFTED.smile, LIFTED.laugh, laugh)
  const tuck = unit('tuck')
  return {
    open,
    up: lerp(LIFTED.speech * speech + lifted * smile, 0.95 * open, tuck),
    down: (1 - tuck) * ((1 - LIFTED.speech) * speech + (1 - lifted) * smile) - 0.012 * unit('chin'),
  }
}

/** One corner of the mouth alone pulled up and out. */
const lopsided = (line: FacePoint[], { mouthHalfWidth, unit }: FaceLayout): FacePoint[] => {
  const pull = unit('cornerUp')
  if (pull === 0) return line
  return line.map(([x, y]) => {
    const share = Math.max(0, x / mouthHalfWidth) ** 1.6
    return [x + 0.022 * pull * share, y - 0.052 * pull * share]
  })
}

/** Places from the middle to a corner, as shares of half the mouth, at which the line between the lips is laid out. */
const SEAM_PLACES = [0, 0.12, 0.25, 0.4, 0.55, 0.7, 0.84, 0.93, 1] as const

export const lipOutline = ({ shape }: Identity, layout: FaceLayout): LipOutline => {
  const {
    mouthY: y,
    mouthHalfWidth: width,
    cornerY: corner,
    upperLipHeight,
    lowerLipHeight,
    masculinity: male,
  } = layout
  const beam = Math.max(0, layout.smile)
  const purse = layout.unit('pucker')
  // A smile stretches the bow flat, and lips that are pursed draw it together.
  const bow = shape.cupidsBow * (1 - 0.5 * beam) * (1 - 0.6 * purse)
  const { open, up, down } = lipOpening(layout)
  const lower = lowerLipHeight * (1 - 0.24 * layout.unit('tuck'))
  const laugh = laughOf(layout)
  // The lips of an open mouth meet before its corners, which are round.
  const meet = 1 - (0.06 + 0.15 * purse) * clamp(open / 0.04)
  const peak = (0.05 + 0.006 * shape.philtrum) * (1 - 0.3 * purse)
  const line = (half: readonly FacePoint[]): FacePoint[] => lopsided(mirrored(half), layout)
  const arc = lerp(2.6, 2.2, layout.mouthOpening) + 3 * down + 1.2 * purse + 0.2 * laugh
  const taper = 1 - 0.1 * laugh + 0.1 * beam
  /** Share of the opening at a place: it closes towards the corners in an arc, rounder the wider and the more pursed it is. */
  const parted = (share: number): number => (1 - Math.min(1, share) ** arc) ** taper
  /** How late the line between the lips turns up to its corners: earlier, shut lips are a V. */
  const bend = lerp(2.7, 2.2, layout.mouthOpening)
  const inner = (moved: number, fit: number, lift: number): FacePoint[] =>
    line(
      SEAM_PLACES.map((share): FacePoint => {
        const tubercle =
          fit * ((0.007 + 0.004 * bow) * bell(share, 0, 0.2) - 0.003 * bell(share, 0.38, 0.2)) * (1 - 0.7 * purse)
        const at = share * meet
        return [
          width * at,
          y +
            tubercle * (1 - 0.9 * beam) * (1 - 0.9 * layout.mouthOpening) +
            corner * at ** lerp(2.8, lift, beam) +
            moved * parted(share),
        ]
      }),
    )
  return {
    upperEdge: line([
      [0, y - up - upperLipHeight * (0.96 - 0.34 * bow)],
      [peak, y - up * parted(peak / width) - upperLipHeight * (1.02 + 0.12 * bow)],
      [width * 0.54, y - up * parted(0.54) - upperLipHeight * lerp(0.66, 0.6, beam) + corner * 0.3],
      [width * 0.83, y - up * parted(0.83) - upperLipHeight * lerp(lerp(0.34, 0.3, beam), 0.22, male) + corner * 0.68],
      [width * 0.95, y - up * parted(0.95) - upperLipHeight * lerp(0.16, 0.07, male) + corner * 0.9],
      [width, y + corner],
    ]),
    upperInner: inner(-up, 1, bend),
    // A lower lip that has left the upper one loses the dint that fits it.
    lowerInner: inner(down, 1 - 0.85 * clamp(down / 0.03), lerp(bend, 3.4, clamp(down / 0.05))),
    lowerEdge: line([
      [0, y + down + lower],
      [width * 0.3, y + down * parted(0.3) + lower * 0.97 + corner * 0.03],
      [
        width * 0.58,
        y + down * parted(0.58) + lower * lerp(0.8, 0.72, beam) + corner * lerp(0.24, 0.16, clamp(down / 0.05)),
      ],
      [
        width * 0.82,
        y + down * parted(0.82) + lower * lerp(0.4, 0.36, beam) + corner * lerp(0.6, 0.51, clamp(down / 0.05)),
      ],
      [width * 0.95, y + down * parted(0.95) + lower * lerp(0.16, 0.08, male) + corner * 0.86],
      [width, y + corner],
    ]),
  }
}
