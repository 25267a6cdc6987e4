import { capsuleField, ellipsoid, smoothMax, smoothMin } from '../../math/distance.ts'
import type { DistanceField } from '../../math/distance.ts'
import { bell, bell2, clamp, lerp, smoothstep } from '../../math/scalar.ts'
import { splineTable } from '../../math/spline.ts'
import type { Vec3 } from '../../math/vector.ts'
import type { Frame } from './frame.ts'

/** Cross-sections of a trunk by height: half its width and where it ends in front and behind. */
export type Trunk = {
  halfWidth: (y: number) => number
  front: (y: number) => number
  back: (y: number) => number
  topY: number
  bottomY: number
}

/** Rows of height as a share (0 neck base, 1 shoulders' fullest, 2 waist, 3 hips, 4 crotch), half width, front, back. */
type Row = readonly [place: number, halfWidth: number, front: number, back: number]

const MALE_ROWS: readonly Row[] = [
  [0, 0.62, -0.06, -0.78],
  [0.25, 1.02, 0.1, -0.98],
  [0.6, 1.26, 0.26, -1.06],
  [1, 1.3, 0.32, -1.1],
  [1.4, 1.22, 0.31, -1.06],
  [2, 0.98, 0.26, -0.88],
  [2.5, 1, 0.26, -0.96],
  [3, 1.07, 0.24, -1.14],
  [3.5, 1.09, 0.2, -1.18],
  [4, 1.05, 0.12, -1.06],
  [4.6, 0.98, 0.06, -0.9],
]

const FEMALE_ROWS: readonly Row[] = [
  [0, 0.56, -0.1, -0.74],
  [0.25, 0.88, 0.02, -0.9],
  [0.6, 1.06, 0.14, -0.96],
  [1, 1.05, 0.18, -0.98],
  [1.4, 0.885, 0.16, -0.91],
  [2, 0.79, 0.18, -0.77],
  [2.5, 0.91, 0.2, -0.9],
  [3, 1.08, 0.2, -1.14],
  [3.5, 1.1, 0.16, -1.22],
  [4, 1.05, 0.1, -1.08],
  [4.6, 0.96, 0.04, -0.9],
]

const heightAt = (frame: Frame, place: number): number => {
  const stops = [
    1.5,
    frame.gender === 'male' ? 2.95 : 2.85,
    frame.waistY,
    frame.hipY,
    frame.crotchY,
    frame.crotchY + 0.6,
  ]
  const index = Math.min(4, Math.floor(place))
  return lerp(stops[index], stops[index + 1], place - index)
}

/** How far a belly stands out in the last months of a pregnancy, in head units. */
const BELLY = 1.3

/** The bare trunk from the base of the neck to below the crotch. */
export const bodyTrunk = (frame: Frame): Trunk => {
  const male = frame.gender === 'male'
  // Ribs are as broad as the shoulders ask; heavy women are broader there without broader shoulders.
  const chest = frame.shoulderX / (male ? 1.86 : 1.64)
  const padded = male ? 0 : 0.4 * Math.max(0, frame.breadth - 1.05)
  const rows = (male ? MALE_ROWS : FEMALE_ROWS).map(([place, halfWidth, front, back]) => {
    const belly = smoothstep(1, 2, place) * (1 - smoothstep(2.6, 3.6, place))
    const round = frame.belly * bell(place, 2.3, 0.75)
    const own =
      lerp(1, frame.waist, bell(place, 2, 0.7)) *
      // Heavy women have a waist too.
      (male ? 1 : 1 - 0.2 * Math.max(0, frame.breadth - 1) * bell(place, 1.9, 0.6)) *
      lerp(1, frame.hips, smoothstep(2.2, 3, place)) *
      (1 + 0.2 * round)
    // Below the hips thighs make the width.
    const broad = 1 + (frame.breadth - 1) * (1 - 0.3 * smoothstep(2.5, 3.5, place))
    const wide = lerp(chest * (1 + padded * smoothstep(0.25, 1, place)), broad, smoothstep(1, 2.4, place)) * own
    const forward = (frame.breadth - 1) * (male ? 1.6 : 1.1) * belly + BELLY * round
    const behind = (frame.hips - 1) * smoothstep(2.2, 3.2, place)
    return { y: heightAt(frame, place), halfWidth: halfWidth * wide, front: front + forward, back: back - behind }
  })
  return {
    halfWidth: splineTable(rows.map(({ y, halfWidth }) => [y, halfWidth])),
    front: splineTable(rows.map(({ y, front }) => [y, front])),
    back: splineTable(rows.map(({ y, back }) => [y, back])),
    topY: 1.5,
    bottomY: frame.crotchY + 0.1,
  }
}

/** The farthest that a trunk reaches forward, breasts aside, and to either side. */
export const reachOf = ({ front, halfWidth, topY, bottomY }: Trunk): { ahead: number; aside: number } => {
  let [ahead, aside] = [front(topY), halfWidth(topY)]
  for (let y = topY; y <= bottomY; y += 0.1) {
    ahead = Math.max(ahead, front(y))
    aside = Math.max(aside, halfWidth(y))
  }
  return { ahead, aside }
}

/** An upright tube's cross-section: half its width and depth, its middle, and 0 for an ellipse to 1 for a box. */
export type Section = { halfWidth: number; halfDepth: number; middleZ: number; boxiness: number }

/** Approximate distance to the outline of a cross-section. */
export const sectionDistance = ({ halfWidth, halfDepth, middleZ, boxiness }: Section, x: number, z: number): number => {
  const p = x / halfWidth
  const q = (z - middleZ) / halfDepth
  const p2 = p * p
  const q2 = q * q
  const round = Math.sqrt(p2 + q2)
  if (round < 0.05) return -halfDepth
  const boxy = Math.sqrt(Math.sqrt(p2 * p2 + q2 * q2))
  const slope = Math.sqrt(p2 / (halfWidth * halfWidth) + q2 / (halfDepth * halfDepth))
  return ((lerp(round, boxy, boxiness) - 1) * round) / slope
}

export const TRUNK_BOXINESS = 0.4

const trunkDistance = (trunk: Trunk, x: number, y: number, z: number): number => {
  const front = trunk.front(y)
  const back = trunk.back(y)
  const section: Section = {
    halfWidth: trunk.halfWidth(y),
    halfDepth: (front - back) / 2,
    middleZ: (front + back) / 2,
    boxiness: TRUNK_BOXINESS,
  }
  return smoothMax(smoothMax(sectionDistance(section, x, z), trunk.topY - y, 0.4), y - trunk.bottomY, 0.6)
}

/** Chest muscles or breasts at (|x|, y, z). */
const bustDistance = (frame: Frame, x: number, y: number, z: number): number => {
  // Rounded across the middle: cloth and skin have no crease there.
  const across = Math.sqrt(x * x + 0.03)
  if (frame.gender === 'male')
    return ellipsoid(across - 0.55, y - 2.72, z + 0.02, 0.56, 0.42, 0.34 + 0.05 * frame.build + 0.12 * frame.muscle)
  const size = 1 + 0.12 * frame.bust
  // That of heavy women is before their belly.
  const ahead = 0.08 + 0.4 * Math.max(0, frame.breadth - 1.05)
  return ellipsoid(across - 0.46, y - 2.94, z - ahead, 0.45 * size, 0.48 * size, (0.39 + 0.05 * frame.build) * size)
}

/** A neck is a little deeper than wide: it is asked for with its depth flattened so much. */
const NECK_FLATNESS = 0.96
const neckField = ({ neckRadius }: Frame): DistanceField =>
  capsuleField([0, 0.35, -0.17], [0, 1.75, -0.34], [neckRadius * 0.97, neckRadius * 1.1])

const trapeziusField = (frame: Frame): DistanceField => {
  const male = frame.gender === 'male'
  // Women's shoulders slope, or bare ones have corners.
  const end: Vec3 = male
    ? [frame.shoulderX - 0.36, frame.shoulderY + 0.39, -0.4]
    : [frame.shoulderX - 0.42, frame.shoulderY + 0.46, -0.4]
  const start: Vec3 = [0.08, male ? 1.24 : 1.18, -0.44]
  return capsuleField(start, end, [(male ? 0.28 : 0.25) + 0.03 * frame.build + 0.04 * Math.max(0, frame.muscle), 0.2])
}

/** Neck, shoulders and a trunk of the given cross-sections; `soften` widens the melting of the bust into it, though not at the sides: they would swell. */
export const trunkField = (frame: Frame, tables: Trunk, soften = 1): DistanceField => {
  const blend = frame.gender === 'male' ? 0.34 : 0.32
  const bareNeck = neckField(frame)
  const trapezius = trapeziusField(frame)
  return (x, y, z) => {
    const side = Math.sqrt(x * x + 0.0004)
    const neck = y < 2.6 ? bareNeck(side, y, z * NECK_FLATNESS) : Number.POSITIVE_INFINITY
    if (y < 0.75) return neck
    const torso = trunkDistance(tables, side, y, z)
    const chest =
      y < 4.2
        ? smoothMin(torso, bustDistance(frame, side, y, z), blend * lerp(soften, 1, smoothstep(0.2, 1, side)))
        : torso
    if (y >= 2.8) return chest
    return smoothMin(smoothMin(neck, trapezius(side, y, z), 0.4), chest, 0.3)
  }
}

/** Adds to a trunk the small forms that make a bare neck and chest believable: collarbones, neck muscles, the pit of the throat. */
export const throatOn = (trunk: DistanceField, frame: Frame): DistanceField => {
  const muscle = capsuleField([0.9 * frame.neckRadius, 0.45, -0.2], [0.085, 1.74, 0.0], [0.085, 0.05])
  // It ends within the shoulder, which slopes more in women, or its tip would stand out of the outline like a thorn.
  const tip: Vec3 =
    frame.gender === 'male'
      ? [frame.shoulderX * 0.7, frame.shoulderY + 0.06, -0.26]
      : [frame.shoulderX * 0.58, frame.shoulderY + 0.12, -0.26]
  const collarbone = capsuleField([0.13, 1.8, 0.045], tip, [0.05, 0.02])
  return (x, y, z) => {
    const base = trunk(x, y, z)
    if (y >= 2.6) return base
    const side = Math.sqrt(x * x + 0.0004)
    const distance = smoothMin(smoothMin(base, muscle(side, y, z), 0.075), collarbone(side, y, z), 0.1)
    const pit = Math.exp(-((side / 0.085) ** 2) - ((y - 1.79) / 0.07) ** 2) * smoothstep(-0.3, 0, z)
    const hollow = bell(side, 0.5, 0.26) * bell(y, frame.shoulderY - 0.06, 0.07) * smoothstep(-0.35, -0.1, z)
    return distance + 0.022 * pit + 0.034 * hollow
  }
}

/** Height of the navel below the waist, in head units: 0.60 of the stature above the ground (ANSUR II). */
const NAVEL_BELOW_WAIST: Record<Frame['gender'], number> = { male: 0.17, female: 0.35 }

/**
 * How deep the small forms of a bare front lie in it, in head units: the navel, the furrow of the breastbone, the lower edges
 * of chest muscles, the lines between and beside those of the belly. The soft have little but the navel.
 */
export const frontHollows = (frame: Frame): DistanceField => {
  const male = frame.gender === 'male'
  const soft = Math.max(0, frame.breadth - 1.04) * 3 + 2 * frame.belly
  const strength = clamp((male ? 0.5 : 0.22) + (male ? 0.75 : 0.6) * frame.muscle - soft)
  const ripped = clamp((frame.muscle - 0.3) / 0.5) * strength
  const navelY = frame.waistY + NAVEL_BELOW_WAIST[frame.gender]
  const chestEnd = male ? 3.04 : 3.3
  const third = (navelY - chestEnd - 0.2) / 3
  return (x, y, z) => {
    if (z < -0.25 || y < 2 || y > navelY + 1.2) return 0
    const side = Math.abs(x)
    const before = smoothstep(-0.25, 0, z)
    const navel = 0.06 * bell2(side, y, 0, navelY, 0.055, 0.085)
    if (strength === 0) return before * navel
    const onBelly = smoothstep(chestEnd, chestEnd + 0.35, y)
    const middle = bell(side, 0, 0.075) * (0.024 * onBelly * smoothstep(navelY + 0.5, navelY - 0.1, y))
    const beside =
      0.026 * bell(side, 0.44 - 0.06 * (y - chestEnd), 0.11) * onBelly * smoothstep(navelY + 0.9, navelY + 0.1, y)
    let depth = middle + beside
    if (male) {
      const edge = chestEnd + 0.06 - 0.3 * smoothstep(0.45, 1.05, side)
      depth += 0.036 * bell(y, edge, 0.12) * smoothstep(0.02, 0.22, side) * smoothstep(1.2, 0.9, side)
      depth += 0.03 * bell(side, 0, 0.1) * smoothstep(2.05, 2.35, y) * smoothstep(3.2, 2.95, y)
    }
    if (ripped > 0) {
      const row = (y - chestEnd - 0.2) / third
      const near = Math.round(row)
      const across = near >= 1 && near <= 3 ? bell(row, near, 0.16) * smoothstep(0.46, 0.3, side) : 0
      depth += 0.022 * ripped * across
    }
    return before * (navel + strength * depth)
  }
}
