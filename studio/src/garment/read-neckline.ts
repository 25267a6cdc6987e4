import type { Mask } from '../cut-out/mask.ts'
import type { LabPicture } from '../image/picture.ts'
import { median } from '../math/scalar.ts'
import type { Measures } from './measure-garment.ts'

export type NecklineKind = 'crew' | 'v' | 'scoop' | 'collar' | 'roll'

/** Lengths in half widths of the garment. */
const DEEPEST = 1.5
const WIDEST = 0.62
const V_DEPTH = 0.42
const SCOOP_DEPTH = 0.42
/** How much higher than the shoulders a collar stands. */
const COLLAR_RISE = 0.2
/** Where a collar's upper edge is highest, beside the middle. */
const COLLAR_REACH = [0.2, 0.25, 0.3, 0.35, 0.4]
const ROLL_RISE = 0.38
/** A roll-neck's upper edge is this straight. */
const ROLL_DIP = 0.07
/** Half way out a pointed neckline is at most this share of its depth, a round one deeper. */
const POINTED = 0.7
/** The inside of the back lies in the shade: at most this share of the front's lightness. */
const SHADE = 0.84
const LABEL = 0.16

/** Reads the neckline of a top or dress, laid or worn: the inside of its back counts as open. */
export const readNeckline = (picture: LabPicture, mask: Mask, measures: Measures): NecklineKind => {
  const { axis, halfWidth } = measures
  const silhouette = (share: number) => edgeAt(mask, axis + share * halfWidth)
  const level = (shares: readonly number[]) =>
    median(shares.flatMap((share) => [silhouette(share), silhouette(-share)]))
  const shoulder = level([0.7, 0.75, 0.8])
  const foot = Math.min(...COLLAR_REACH.map((share) => level([share])))
  const rise = (shoulder - foot) / halfWidth
  const dip = (median([-0.02, 0, 0.02].map(silhouette)) - foot) / halfWidth
  if (rise > ROLL_RISE && dip < ROLL_DIP) return 'roll'
  if (rise > COLLAR_RISE) return 'collar'
  const depths = openDepths(picture, mask, measures)
  const middle = depths.length >> 1
  const depth = median(depths.slice(middle - 2, middle + 3))
  const reach = depths.filter((value) => value > 0.2 * depth).length / 2
  const half = Math.round(reach / 2)
  const pointedness = (depths[middle - half] + depths[middle + half]) / 2 / Math.max(1e-6, depth)
  if (depth > V_DEPTH && pointedness < POINTED) return 'v'
  return depth > SCOOP_DEPTH ? 'scoop' : 'crew'
}

const edgeAt = ({ width, height, inside }: Mask, x: number): number => {
  const column = Math.max(0, Math.min(width - 1, Math.round(x)))
  for (let y = 0; y < height; y++) if (inside[y * width + column]) return y
  return height
}

/** How far down each column about the middle is open, in half widths below the shoulders. */
const openDepths = ({ values }: LabPicture, mask: Mask, { axis, halfWidth }: Measures): number[] => {
  const { width, height, inside } = mask
  const front: number[] = []
  const from = Math.round(edgeAt(mask, axis) + DEEPEST * halfWidth)
  for (let y = from; y < Math.min(height, from + halfWidth); y++)
    for (let x = Math.round(axis - halfWidth / 2); x < axis + halfWidth / 2; x++)
      if (inside[y * width + x]) front.push(values[(y * width + x) * 3])
  const darkest = SHADE * median(front)
  const columns = Array.from(
    { length: Math.round(2 * WIDEST * halfWidth) + 1 },
    (_, at) => Math.round(axis - WIDEST * halfWidth) + at,
  )
  const tops = columns.map((x) => edgeAt(mask, x))
  const shoulder = Math.min(...tops)
  return columns.map((x, index) => {
    let open = tops[index]
    const isDark = (y: number) => values[(y * width + x) * 3] < darkest
    if (![1, 2, 3].some((step) => isDark(open + step))) return (open - shoulder) / halfWidth
    const deepest = Math.min(height, shoulder + DEEPEST * halfWidth)
    // A label on the inside is light, but small.
    for (let y = open; y < Math.min(deepest, open + LABEL * halfWidth); y++) if (isDark(y)) open = y + 1
    return (open - shoulder) / halfWidth
  })
}
