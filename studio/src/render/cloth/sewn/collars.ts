import type { DistanceField } from '../../../math/distance.ts'
import { valueNoise } from '../../../math/noise.ts'
import { distanceOf, lerp, smoothstep } from '../../../math/scalar.ts'
import { sampleCurve } from '../../../math/spline.ts'
import { between, cross, normalize, subtract } from '../../../math/vector.ts'
import type { Vec3 } from '../../../math/vector.ts'
import { fieldGradient } from '../../body/surface-nets.ts'
import { MATERIAL } from '../../raster/mesh.ts'
import type { Material, Mesh } from '../../raster/mesh.ts'
import { TRIM } from '../appearance/fabrics.ts'
import type { Trim } from '../appearance/fabrics.ts'
import { NECK_AXIS_Z } from '../cut/neckline.ts'
import type { Neckline } from '../cut/neckline.ts'
import { clothSheet, clothTube, pointAround, pointBelow, pointInFront } from './sheet.ts'

const degrees = (value: number): number => (value * Math.PI) / 180

type HoodOptions = { cloth: DistanceField; neckline: Neckline; material: Material }

/** A lowered hood: a thick soft roll round the nape and sides that runs out in front of the neck. */
export const loweredHood = ({ cloth, neckline, material }: HoodOptions): Mesh => {
  const rows: Vec3[][] = []
  const reach = Math.PI
  for (let step = 0; step <= 96; step++) {
    const turn = lerp(-reach, reach, step / 96)
    const angle = Math.PI - Math.abs(turn)
    const signed = turn < 0 ? -angle : angle
    const degrees = (angle * 180) / Math.PI
    const back = smoothstep(20, 130, degrees)
    const foot = pointAround(cloth, signed, neckline(degrees) + 0.05)
    const out = normalize([foot[0], 0, foot[2] - NECK_AXIS_Z])
    const thickness = lerp(0.1, 0.25, back) * (1 + 0.08 * Math.sin(turn * 5))
    const height = lerp(0.11, 0.34, back) * (1 + 0.06 * Math.sin(turn * 7 + 1))
    rows.push(
      Array.from({ length: 17 }, (_, column): Vec3 => {
        const around = -1 + (column / 16) * 4.8
        const across = -0.09 - Math.cos(around) * thickness
        const rise = 0.02 - Math.sin(around) * height
        return [foot[0] + out[0] * across, foot[1] + rise, foot[2] + out[2] * across]
      }),
    )
  }
  return clothSheet({ rows, trim: TRIM.hood, material })
}

/** Tufts of fur round the edge of a lowered hood. */
export const furEdge = ({ cloth, neckline, material }: HoodOptions): Mesh => {
  const rows = Array.from({ length: 145 }, (_, step): Vec3[] => {
    const turn = lerp(-Math.PI, Math.PI, step / 144)
    const angle = Math.PI - Math.abs(turn)
    const degrees = (angle * 180) / Math.PI
    const back = smoothstep(20, 130, degrees)
    const foot = pointAround(cloth, turn < 0 ? -angle : angle, neckline(degrees) + 0.05)
    const out = normalize([foot[0], 0, foot[2] - NECK_AXIS_Z])
    return Array.from({ length: 13 }, (_unused, column): Vec3 => {
      const around = (column / 12) * 2 * Math.PI
      const tuft = 0.72 + 0.6 * valueNoise(step * 0.55, (column % 12) * 0.8, 3)
      const radius = lerp(0.12, 0.17, back) * tuft
      const across = lerp(0.06, 0.13, back) - Math.cos(around) * radius
      return [
        foot[0] + out[0] * across,
        foot[1] - lerp(0.06, 0.2, back) - Math.sin(around) * radius,
        foot[2] + out[2] * across,
      ]
    })
  })
  return clothSheet({ rows, trim: TRIM.fur, material })
}

/** Two cords that leave the hood's ends and hang down the chest, with metal tips. */
export const drawstrings = (cloth: DistanceField, material: Material): Mesh[] =>
  [-1, 1].flatMap((side) => {
    const waypoints = [
      [0.13, 1.76],
      [0.17, 1.9],
      [0.165, 2.15],
      [0.18, side < 0 ? 2.6 : 2.5],
    ]
    const path = sampleCurve(waypoints, 40).map(([x, y]): Vec3 => {
      const surface = pointInFront(cloth, side * x, y)
      return [surface[0], surface[1], surface[2] + 0.02]
    })
    const tip = path.slice(-6)
    return [
      clothTube({ path, radius: () => 0.017, trim: TRIM.cord, material }),
      clothTube({ path: tip, radius: () => 0.021, trim: TRIM.button, material: MATERIAL.metal }),
    ]
  })

type CollarOptions = { cloth: DistanceField; skin: DistanceField; neckline: Neckline; material: Material }

/** Point `distance` out from the neck's axis beyond a given point. */
const pushOut = (point: Vec3, distance: number): Vec3 => {
  const length = distanceOf(point[0], point[2] - NECK_AXIS_Z) || 1
  return [
    point[0] + (point[0] / length) * distance,
    point[1],
    point[2] + ((point[2] - NECK_AXIS_Z) / length) * distance,
  ]
}

/** A band sewn round the neckline, knitted unless its trim says otherwise, slightly raised, with a rounded edge. */
export const ribCollar = (
  options: Omit<CollarOptions, 'skin'> & {
    width: number
    thickness: number
    trim?: Trim
    /** It reaches so far to either side of the middle, in degrees; all the way round by default. */
    reach?: number
    /** So far to either side of the middle it is open, in degrees. */
    gap?: number
  },
): Mesh => {
  const { cloth, neckline, width, thickness, material, trim = TRIM.rib, reach = 180, gap } = options
  const edges = Array.from({ length: 121 }, (_, step): Vec3 => {
    // Closest in front, where necklines turn most.
    const turn = reach * Math.abs(step / 60 - 1) ** 1.5 * (step < 60 ? -1 : 1)
    const angle = gap === undefined ? turn : lerp(gap, 360 - gap, step / 120)
    // Level in the middle, or the band would have a kink there.
    return pointAround(cloth, degrees(angle), neckline(distanceOf(Math.min(Math.abs(angle), 360 - angle), 3)))
  })
  const rows = edges.map((edge, step): Vec3[] => {
    const normal = normalize(fieldGradient(cloth, edge, 0.05))
    // Up the surface, away from the body of the garment: toward the neck, across the edge however steep that is.
    const along = normalize(subtract(edges[Math.min(120, step + 1)], edges[Math.max(0, step - 1)]))
    const inward = normalize(cross(along, normal))
    // Where it is open it runs out into the edges that go down from there.
    const end = gap === undefined ? 1 : lerp(0.08, 1, Math.sqrt(smoothstep(0, 0.07, Math.min(step, 120 - step) / 120)))
    return [-0.35, 0, 0.35, 0.75, 1, 1.05, 0.9].map((across, column): Vec3 => {
      const lift = end * thickness * [0.1, 0.55, 0.95, 1, 0.6, 0, -0.8][column]
      return [0, 1, 2].map(
        (axis) => edge[axis] + inward[axis] * across * end * width + normal[axis] * lift,
      ) as unknown as Vec3
    })
  })
  return clothSheet({ rows, trim, material })
}

type FoldedCollarOptions = CollarOptions & {
  /** Height of the stand at the nape and in front. */
  stand: readonly [back: number, front: number]
  /** How far the leaf falls below the stand's foot at the nape and at the points. */
  fall: readonly [back: number, point: number]
  /** Greatest length of the leaf from fold to edge, at the nape and at the points. */
  reach: readonly [back: number, point: number]
  /** How far the stand is from the neck: a jacket's goes round a shirt's. */
  off: number
  /** Of the folded cloth, which is also half the width of its roll. */
  thickness: number
  /** Angle in degrees where the collar starts in front, and how far the points swing out. */
  start: number
  swing: number
}

/** A shirt or jacket collar: a stand round the neck, rolled over into a leaf that ends in two points. */
export const foldedCollar = (options: FoldedCollarOptions): Mesh[] =>
  [-1, 1].map((side) => {
    const rows: Vec3[][] = []
    for (let step = 0; step <= 56; step++) rows.push(collarSection(options, side, step / 56))
    // The front edge of the leaf is turned: it shows how thick it is.
    const front = rows[rows.length - 1]
    rows.push(front.map((point, column) => pushOut(point, (column > FOLD_COLUMN ? -1 : -0.05) * options.thickness)))
    return clothSheet({ rows, trim: TRIM.collar, material: options.material, edge: EDGE_COLUMN })
  })

/** Nearer to the middle than this, in degrees, a neckline may plunge. */
const STEADY_FROM = 22

/** The places of the fold and of the leaf's edge in a cross-section. */
const FOLD_COLUMN = 8
const EDGE_COLUMN = FOLD_COLUMN + 9

/** One cross-section from the foot of the stand over the roll to the edge of the leaf and under it; share 0 nape, 1 front. */
const collarSection = (options: FoldedCollarOptions, side: number, share: number): Vec3[] => {
  const { cloth, skin, neckline, stand, fall, off, thickness } = options
  const angle = lerp(180, options.start, share ** 0.9)
  const front = smoothstep(0.5, 1, share)
  const footY = neckline(angle)
  const height = lerp(stand[0], stand[1], front)
  const top = pushOut(pointAround(skin, side * degrees(angle), footY - height), off + 0.03 * front)
  // In front the stand runs out into the fold, and no end of it hangs below.
  const foot = between(
    pushOut(pointAround(skin, side * degrees(angle), footY), off),
    top,
    0.97 * smoothstep(0.78, 1, share),
  )
  // Over the shoulder it reaches beyond the seam, whichever way that turns.
  const beyond = Math.sin(Math.PI * share)
  const drop = lerp(fall[0], fall[1], share ** 2.6) + 0.05 * beyond
  const leafAngle = angle + options.swing * share ** 4
  // The leaf's edge runs straight to its point, however far down the collar stands open.
  const leafY = neckline(Math.max(angle, STEADY_FROM)) + drop
  const fold = pushOut(top, 2 * thickness)
  const edge = withinReach(
    fold,
    pushOut(pointAround(cloth, side * degrees(leafAngle), leafY), 0.03 + thickness / 2),
    lerp(options.reach[0], options.reach[1], share ** 2.6) + 0.04 * beyond,
  )
  const section: Vec3[] = [foot]
  for (let step = 1; step <= 3; step++) section.push(between(foot, top, step / 3))
  for (let step = 1; step <= 4; step++) {
    const turn = (step / 5) * Math.PI
    const [x, y, z] = pushOut(top, thickness * (1 - Math.cos(turn)))
    section.push([x, y - thickness * Math.sin(turn), z])
  }
  section.push(fold)
  for (let step = 1; step <= 9; step++) section.push(leafPoint(options, [fold, edge], step / 9))
  const rim = section[section.length - 1]
  const below = normalize([edge[0] - fold[0], edge[1] - fold[1], edge[2] - fold[2]])
  const turned = (along: number, inward: number): Vec3 =>
    pushOut([rim[0] + below[0] * along, rim[1] + below[1] * along, rim[2] + below[2] * along], -inward * thickness)
  // What is turned under would look out of the point.
  const under = lerp(0.05, 1, smoothstep(1, 0.9, share))
  section.push(
    turned(0.35 * thickness * under, 0.25),
    turned(0.35 * thickness * under, 0.75),
    turned(0, 1),
    turned(-2 * thickness * under, 1.1),
  )
  return section
}

/** `to`, or the point on the way to it that is no farther than `reach`. */
const withinReach = (from: Vec3, to: Vec3, reach: number): Vec3 => {
  const length = distanceOf(to[0] - from[0], to[1] - from[1], to[2] - from[2])
  return length <= reach ? to : between(from, to, reach / length)
}

/** Along the leaf, kept clear of the cloth it lies on; it stands off where it rolls over and settles towards its edge. */
const leafPoint = (
  { cloth, thickness }: FoldedCollarOptions,
  [fold, edge]: readonly [Vec3, Vec3],
  share: number,
): Vec3 => {
  let point = pushOut(between(fold, edge, share), 1.3 * thickness * Math.sin(share ** 0.7 * Math.PI))
  const clear = 0.032 + thickness
  for (let turn = 0; turn < 3; turn++) {
    const distance = cloth(point[0], point[1], point[2])
    if (distance >= clear) break
    const normal = normalize(fieldGradient(cloth, point, 0.03))
    point = [0, 1, 2].map((axis) => point[axis] + normal[axis] * (clear - distance)) as unknown as Vec3
  }
  // What has left the roll lies down on the shoulder instead of standing off like a wing.
  const off = cloth(point[0], point[1], point[2]) - clear
  const down = Math.max(0, off) * smoothstep(0.15, 0.75, share)
  if (down === 0) return point
  const away = normalize(fieldGradient(cloth, point, 0.03))
  return [0, 1, 2].map((axis) => point[axis] - away[axis] * down) as unknown as Vec3
}

/** The place of a standing collar's upper edge in a cross-section. */
const TOP_COLUMN = 6
/** Round the neck a standing collar rises so far from the skin, measured at a height of the neck alone. */
const NECK = { y: 1.08, gap: 0.13 } as const

/** A low collar that stands round the neck, open in front by as much as its round corners need. */
export const standCollar = ({ cloth, skin, neckline, material }: CollarOptions): Mesh => {
  const rows: Vec3[][] = []
  for (let step = 0; step <= 96; step++) {
    const angle = lerp(3, 357, step / 96)
    const turn = Math.min(angle, 360 - angle)
    const neck = pushOut(pointAround(skin, degrees(angle), NECK.y), NECK.gap)
    // In front it stands on the chest, beside and behind the neck on the shoulders.
    const seat = between(
      pointAround(cloth, degrees(angle), neckline(turn) + 0.04),
      pointBelow(cloth, neck[0], neck[2]),
      smoothstep(20, 85, turn),
    )
    const foot: Vec3 = [seat[0], Math.max(seat[1], 1.1), seat[2]]
    const ahead = Math.cos(degrees(turn))
    const topY = 1.06 + 0.22 * ahead + 0.08 * ahead ** 2 + 0.1 * (1 - Math.sqrt(smoothstep(2, 12, turn)))
    const near = pushOut(pointAround(skin, degrees(angle), topY), 0.06)
    const top: Vec3 = [near[0], topY, near[2]]
    const section: Vec3[] = [[foot[0], foot[1] + 0.04, foot[2]], pushOut(foot, 0.014)]
    for (let part = 1; part <= 5; part++)
      section.push(pushOut(between(foot, top, part / 5), 0.014 + 0.015 * Math.sin((part / 5) * Math.PI)))
    section.push(pushOut([top[0], topY - 0.018, top[2]], -0.01), pushOut(top, -0.035))
    rows.push(section)
  }
  return clothSheet({ rows, trim: TRIM.collar, material, edge: TOP_COLUMN })
}

/** A roll-neck: a soft double tube round the neck. */
export const turtleneckCollar = ({ cloth, skin, neckline, material }: CollarOptions): Mesh => {
  const rows: Vec3[][] = []
  for (let step = 0; step <= 112; step++) {
    const angle = -Math.PI + (step / 112) * Math.PI * 2
    const footY = neckline(Math.abs((angle * 180) / Math.PI))
    const topY = lerp(1.0, 1.09, 0.5 - 0.5 * Math.cos(angle)) - 0.05
    const sag = 0.012 * Math.sin(angle * 3 + 0.7)
    const foot = pushOut(pointAround(cloth, angle, footY + 0.03), 0.012)
    const section: Vec3[] = [foot]
    const out = [0.055, 0.085, 0.1, 0.1, 0.095, 0.08, 0.05, 0.02]
    out.forEach((distance, column) => {
      const y = lerp(footY - 0.02, topY, Math.min(1, column / 6)) + sag
      const base = pointAround(skin, angle, Math.max(y, 1.02))
      section.push(pushOut([base[0], y + (column === 7 ? 0.03 : 0), base[2]], distance))
    })
    rows.push(section)
  }
  return clothSheet({ rows, trim: TRIM.turtleneck, material })
}
