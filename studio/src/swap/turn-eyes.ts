import type { FacePoints } from '../judge/place-mesh.ts'
import { clamp } from '../render/math/scalar.ts'

/** Moves the iris along an eye of the source, in shares of the eye's width from its middle. */
export type EyeTurn = {
  middleX: number
  middleY: number
  /** From corner to corner. */
  acrossX: number
  acrossY: number
  /** Where the iris lies in the source, and where it shall lie. */
  from: number
  to: number
}

/** Half the width of the iris: it keeps its shape, the white beside it is stretched. */
const IRIS_REACH = 0.2
/** No iris is moved nearer to a corner than this. */
const FURTHEST = 0.24

export function turnOfEye(
  source: FacePoints,
  corners: readonly [number, number],
  { from, to }: { from: number; to: number },
): EyeTurn {
  const [right, left] = corners.map((corner) => [source[corner * 3], source[corner * 3 + 1]])
  return {
    middleX: (right[0] + left[0]) / 2,
    middleY: (right[1] + left[1]) / 2,
    acrossX: left[0] - right[0],
    acrossY: left[1] - right[1],
    from: clamp(from, -FURTHEST, FURTHEST),
    to: clamp(to, -FURTHEST, FURTHEST),
  }
}

/** Where the source shows what belongs to a place of the turned eye. */
export function turnedPlace(
  turn: EyeTurn,
  { x, y, strength }: { x: number; y: number; strength: number },
): [number, number] {
  const { middleX, middleY, acrossX, acrossY, from, to } = turn
  const share = ((x - middleX) * acrossX + (y - middleY) * acrossY) / (acrossX * acrossX + acrossY * acrossY)
  const within = clamp(share, -0.5, 0.5)
  const shift = (shareBefore(within, from, to) - within) * strength
  return [x + shift * acrossX, y + shift * acrossY]
}

/** Linear from corner to iris, over the iris, and from iris to corner. */
function shareBefore(share: number, from: number, to: number): number {
  if (share < to - IRIS_REACH) return -0.5 + ((share + 0.5) * (from - IRIS_REACH + 0.5)) / (to - IRIS_REACH + 0.5)
  if (share > to + IRIS_REACH) return 0.5 - ((0.5 - share) * (0.5 - from - IRIS_REACH)) / (0.5 - to - IRIS_REACH)
  return share - to + from
}
