import type { Rgb } from '../../../image/rgb.ts'
import { clamp, distanceOf } from '../../../math/scalar.ts'
import type { Frame } from '../../body/frame.ts'
import { bendNormal, beyondBox, coverage, darken, lay, layGlossy, line, stitch } from '../appearance/fabrics.ts'
import type { ClothSample, Seams } from '../appearance/fabrics.ts'
import type { Outline } from '../cut/neckline.ts'
import { sleeveEndY } from '../garment.ts'
import { isBehind, lieOver, NICKEL } from './seams.ts'

/** Edges of straps and panels, bound and sewn down. */
export const sewOutline =
  (outline: Outline, frame: Frame): Seams =>
  (sample) => {
    const inside = -outline(Math.abs(sample.x), sample.y, sample.z, frame)
    darken(sample, 0.2 * line(inside, 0.014) + 0.16 * line(inside - 0.05, 0.009))
  }

/** Where the buckles of dungarees are, and the pocket on their bib. */
const BUCKLE = { x: 0.5, y: 2.72, half: 0.1, wire: 0.018 } as const
const BRASS: Rgb = [206, 164, 96]
const BIB_POCKET = { top: 3.05, half: 0.34, height: 0.5 } as const

/** Buckles at the ends of the straps, a pocket on the bib, and yellow thread along its edges. */
export const sewBib =
  (outline: Outline, frame: Frame): Seams =>
  (sample) => {
    const inside = -outline(Math.abs(sample.x), sample.y, sample.z, frame)
    stitch(sample, inside - 0.04, sample.y + sample.x)
    if (isBehind(sample)) return
    const side = Math.abs(sample.x)
    const [across, down] = [side - BIB_POCKET.half, Math.abs(sample.y - BIB_POCKET.top - BIB_POCKET.height / 2)]
    const outside = beyondBox(across, down - BIB_POCKET.height / 2, 0.04)
    lieOver(sample, outside, { edge: 0.26, shade: 0.16, reach: 0.03 })
    if (outside < 0.02) stitch(sample, outside + 0.035, sample.y + sample.x)
    const onFrame =
      Math.abs(
        beyondBox(Math.abs(side - BUCKLE.x) - BUCKLE.half, Math.abs(sample.y - BUCKLE.y) - 0.8 * BUCKLE.half, 0.03),
      ) - BUCKLE.wire
    darken(sample, 0.4 * Math.exp(-Math.max(0, onFrame) / 0.02))
    const share = coverage(sample, -onFrame)
    if (share <= 0) return
    layGlossy(sample, BRASS, share, 0.9)
  }

/** How far from the middle the bones of a corset run, at the waist, and how they spread above and below it. */
const BONES = [0.2, 0.42, 0.66, 0.9] as const

/** Bones sewn into channels, and a row of hooks down the front. */
export const sewBones =
  ({ waistY }: Frame): Seams =>
  (sample) => {
    const side = Math.abs(sample.x)
    const spread = 1 + 0.2 * Math.abs(sample.y - waistY)
    for (const bone of BONES) {
      const aside = side - bone * spread
      bendNormal(sample, -7 * aside * Math.sign(sample.x) * line(aside, 0.045), 0)
      darken(sample, 0.24 * (line(aside - 0.05, 0.011) + line(aside + 0.05, 0.011)))
    }
    if (isBehind(sample)) return
    darken(sample, 0.5 * line(sample.x, 0.014))
    const row = sample.y / 0.3
    const away = distanceOf(side - 0.05, (row - Math.floor(row) - 0.5) * 0.3)
    const share = coverage(sample, 0.034 - away)
    layGlossy(sample, NICKEL, share, 0.9)
  }

/** Stripes down the outside of sleeves and legs: how far apart and how broad they are, and how far ahead the first is. */
const STRIPES = { count: 3, apart: 0.1, half: 0.026, ahead: -0.02 } as const
/** Arms and legs rest so far ahead of the eyes. */
const SIDE_Z = -0.36
const STRIPE: Rgb = [238, 236, 232]

/** White stripes down the outer side of a sleeve or leg whose middle is `axisX` from the body's. */
export const sewStripes =
  (axisX: number): Seams =>
  (sample) => {
    if (Math.abs(sample.x) < axisX) return
    for (let at = 0; at < STRIPES.count; at++)
      lay(
        sample,
        STRIPE,
        coverage(sample, STRIPES.half - Math.abs(sample.z - SIDE_Z - STRIPES.ahead - at * STRIPES.apart)),
      )
  }

/** A front that lies closed over the other one, and bands of thread along it: how far from the middle. */
const BORDER = { edge: 0.05, rows: [0.1, 0.28] as const, motif: 0.19 } as const
const GOLD_THREAD: Rgb = [196, 160, 96]

/** Two lines with petals between them, `from` an edge. */
const embroider = (sample: ClothSample, from: number, along: number): void => {
  const share = Math.max(...BORDER.rows.map((row) => coverage(sample, 0.011 - Math.abs(from - row))))
  const petals = 0.045 + 0.025 * Math.cos(along * 42)
  const inMotif = coverage(sample, petals - Math.abs(from - BORDER.motif)) * (0.5 + 0.5 * Math.sin(along * 84))
  layGlossy(sample, GOLD_THREAD, Math.max(share, 0.8 * inMotif), 0.4)
}

/** A robe's front edge with a border of gold thread beside it, and the same round the ends of its sleeves. */
export const sewBorders = (sleeve: number, frame: Frame): Seams => {
  const endY = sleeveEndY(frame, sleeve)
  return (sample) => {
    if (sample.isSleeve) {
      if (endY - sample.y < 0.4) embroider(sample, endY - sample.y, sample.around)
      return
    }
    if (isBehind(sample)) return
    const beyond = sample.x - BORDER.edge
    lieOver(sample, beyond)
    if (beyond < 0 && beyond > -0.4) embroider(sample, -beyond, sample.y)
  }
}

/** The pouch of a hoodie: how far above the hem it ends, its height, half its breadth above and below, and how high its mouths begin. */
const POUCH = { above: 0.27, height: 1.12, top: 0.46, foot: 0.84, mouth: 0.36 } as const

/** A pocket across the belly with a slanting mouth at either side. */
export const sewPouch =
  (hemY: number): Seams =>
  (sample) => {
    if (sample.isSleeve || isBehind(sample)) return
    const { above, height, top, foot, mouth } = POUCH
    const up = hemY - above - sample.y
    if (up < -0.1 || up > height + 0.1) return
    const side = Math.abs(sample.x)
    const slant = (foot - top) * clamp((up - mouth) / (height - mouth))
    const beside = side - foot + slant
    const outside = Math.max(beside, up - height, -up)
    lieOver(sample, outside, { edge: 0.2, shade: 0.12 })
    bendNormal(sample, 0, outside < 0 ? 0.4 * line(up - height + 0.02, 0.025) : 0)
    if (outside > 0) return
    darken(sample, 0.16 * line(outside + 0.06, 0.01))
    // Its mouths gape.
    if (up > mouth) darken(sample, 0.24 * line(beside, 0.03))
  }
