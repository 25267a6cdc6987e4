import type { DistanceField } from '../../../math/distance.ts'
import { distanceOf, lerp, smoothstep } from '../../../math/scalar.ts'
import { sampleCurve } from '../../../math/spline.ts'
import { add, between, dot, normalize, scaleVector, subtract } from '../../../math/vector.ts'
import type { Vec3 } from '../../../math/vector.ts'
import { fieldGradient } from '../../body/surface-nets.ts'
import type { Material, Mesh } from '../../raster/mesh.ts'
import { TRIM } from '../appearance/fabrics.ts'
import type { Trim } from '../appearance/fabrics.ts'
import { NECK_AXIS_Z } from '../cut/neckline.ts'
import type { Opening } from '../cut/neckline.ts'
import { clothSheet, pointAround, pointBelow, pointInFront } from './sheet.ts'

type LapelOptions = { cloth: DistanceField; opening: Opening; material: Material }
type TailoredCollarOptions = LapelOptions & { skin: DistanceField; trim: Trim }

/** Where the seam between collar and lapel begins, and where the lapels end. */
const GORGE_Y = 1.82
const END_Y = 3.44
/** The notch: widths of the collar and of the lapel beside it and of what is left between them, and how high both are cut. */
const NOTCH = { collar: 0.34, seam: 0.2, lapel: 0.42, above: 0.13, below: 0.04 } as const

/** Width of the lapel from its fold by height: pointed under the notch, then tapering down. */
const lapelWidth = (y: number): number => {
  const down = Math.max(0, y - GORGE_Y - NOTCH.below) / (END_Y - GORGE_Y - NOTCH.below)
  return NOTCH.lapel * Math.max(0, 1 - down) ** 0.8
}

/** Width of what is folded over in front, from its fold: the collar, then the lapel, with the notch between them. */
const widthInFront = (y: number): number => {
  const { collar, seam, lapel, above, below } = NOTCH
  if (y > GORGE_Y + below) return lapelWidth(y)
  if (y > GORGE_Y) return lerp(seam, lapel, (y - GORGE_Y) / below)
  return lerp(seam, collar, Math.min(1, (GORGE_Y - y) / above))
}

/** How far below its fold the edge of a lapel lies, as a share of how far out it is. */
const SLANT = 0.08

/** How far beyond the edge of what is folded over a point of the front lies that is `out` from the fold. */
export const beyondLapel = (out: number, y: number): number => out - widthInFront(y - SLANT * out)

/** A place on the line that collar and lapel are folded along, and what is folded over there. */
type Fold = {
  /** Where the cloth comes out of the jacket, and the highest place of its roll. */
  foot: Vec3
  crest: Vec3
  /** Which way the leaf falls, and which way is off the cloth. */
  fall: Vec3
  lift: Vec3
  width: number
}

/** Around the neck the collar stands this far from the skin at a height of the neck alone. */
const NECK_Y = 1.08
const NECK_GAP = 0.16

/** Angles about the neck at which the fold is measured, from the nape to the side of the throat. */
const NECK_ANGLES = [180, 160, 140, 120, 100, 80, 64] as const

const foldAtNeck = ({ cloth, skin }: TailoredCollarOptions, side: number, angle: number): Fold => {
  const turn = (side * angle * Math.PI) / 180
  const [aside, ahead] = [Math.sin(turn), Math.cos(turn)]
  const neck = pointAround(skin, turn, NECK_Y)
  const reach = distanceOf(neck[0], neck[2] - NECK_AXIS_Z) + NECK_GAP
  const foot = pointBelow(cloth, aside * reach, NECK_AXIS_Z + ahead * reach)
  const back = smoothstep(70, 170, angle)
  const beside = smoothstep(50, 80, angle)
  const crest: Vec3 = [foot[0], foot[1] - lerp(0.07, 0.22, back), foot[2]]
  return {
    foot,
    crest,
    fall: normalize([aside, lerp(0.1, 0.75, beside) + 0.6 * back, ahead]),
    lift: normalize(fieldGradient(cloth, foot, 0.05)),
    width: 0.24,
  }
}

/** Heights at which the fold is measured in front. */
const FRONT_HEIGHTS = [1.6, 1.8, 2, 2.25, 2.5, 2.8, 3.1, 3.3, END_Y] as const

const foldInFront = ({ cloth, opening }: TailoredCollarOptions, side: number, y: number): Fold => {
  const x = side * Math.max(0.012, opening(y) - 0.02)
  const [, , z] = pointInFront(cloth, x, y)
  const full = smoothstep(0, 0.16, lapelWidth(y))
  return {
    foot: [x - side * 0.02, y, z - 0.05],
    crest: [x, y, z + lerp(0.03, 0.085, full)],
    fall: [side, SLANT, 0],
    lift: [0, 0, 1],
    width: y < GORGE_Y ? NOTCH.collar : lapelWidth(y),
  }
}

const heightsBetween = (from: number, to: number, count: number, power = 1): number[] =>
  Array.from({ length: count }, (_, step) => lerp(from, to, ((step + 1) / count) ** power))

const TOP_OF_FRONT = 1.62
/** Heights of the rows in front, so that one lies at each corner of the notch and on either side of the seam. */
const FRONT_ROWS = [
  ...heightsBetween(TOP_OF_FRONT, GORGE_Y - NOTCH.above, 3),
  ...heightsBetween(GORGE_Y - NOTCH.above, GORGE_Y - 0.014, 6),
  GORGE_Y,
  ...heightsBetween(GORGE_Y, GORGE_Y + NOTCH.below, 3),
  ...heightsBetween(GORGE_Y + NOTCH.below, END_Y, 52, 1.2),
]
const CURVE_STEPS = 8

const toNumbers = ({ foot, crest, fall, lift, width }: Fold): number[] => [...foot, ...crest, ...fall, ...lift, width]

const toFold = (numbers: readonly number[]): Fold => {
  const vector = (at: number): Vec3 => [numbers[at], numbers[at + 1], numbers[at + 2]]
  const [fall, lift] = [vector(6), normalize(vector(9))]
  const level = normalize(subtract(fall, scaleVector(lift, dot(fall, lift))))
  return { foot: vector(0), crest: vector(3), fall: level, lift, width: numbers[12] }
}

/** The fold from the nape round the neck and down to where the jacket closes. */
const foldsOf = (options: TailoredCollarOptions, side: number): Fold[] => {
  const measured = [
    ...NECK_ANGLES.map((angle) => foldAtNeck(options, side, angle)),
    ...FRONT_HEIGHTS.map((y) => foldInFront(options, side, y)),
  ]
  const curve = sampleCurve(measured.map(toNumbers), (measured.length - 1) * CURVE_STEPS)
  const front = curve.slice(NECK_ANGLES.length * CURVE_STEPS)
  const inFront = FRONT_ROWS.map((y): Fold => {
    const next = Math.max(
      1,
      front.findIndex(([, , , , height]) => height >= y - 1e-6),
    )
    const [before, after] = [front[next - 1], front[next]]
    const share = (y - before[4]) / (after[4] - before[4] || 1)
    return { ...toFold(before.map((value, at) => lerp(value, after[at], share))), width: widthInFront(y) }
  })
  const aroundNeck = curve.slice(0, NECK_ANGLES.length * CURVE_STEPS + 1).filter((_, index) => index % 2 === 0)
  return [...aroundNeck.map(toFold), ...inFront]
}

/** Places across the leaf from its fold to its edge, then round the edge: the share of its width, and how far it is turned under. */
const LEAF = [
  [0.05, 0],
  [0.14, 0],
  [0.28, 0],
  [0.45, 0],
  [0.62, 0],
  [0.78, 0],
  [0.9, 0],
  [0.98, 0],
  [1, 0.02],
  [1, 0.05],
  [0.96, 0.1],
] as const
/** How high a leaf lies at its edge, and how much deeper the seam between collar and lapel. */
const EDGE_HEIGHT = { front: 0.044, shoulder: 0.026 } as const
const SEAM_DEPTH = 0.022

const sectionOf = (cloth: DistanceField, { foot, crest, fall, lift, width }: Fold): Vec3[] => {
  const full = lerp(0.45, 1, smoothstep(0, 0.16, width))
  const rolled = cloth(...crest) + 0.01 * full
  const sunk = SEAM_DEPTH * smoothstep(0.012, 0, Math.abs(crest[1] - GORGE_Y)) * smoothstep(0.9, 0.5, Math.abs(fall[1]))
  // On the shoulders it lies flat, or it would stand off them like a wing.
  const edge = lerp(EDGE_HEIGHT.front, EDGE_HEIGHT.shoulder, smoothstep(0.1, 0.5, fall[1])) * full
  const leaf = LEAF.map(([share, under]): Vec3 => {
    const height = lerp(rolled, edge, smoothstep(0.1, 0.85, share)) - sunk - under
    let point = add(crest, scaleVector(fall, width * share))
    for (let turn = 0; turn < 5; turn++)
      point = add(point, scaleVector(lift, 0.9 * (height - cloth(point[0], point[1], point[2]))))
    return point
  })
  const inside = add(between(foot, crest, 0.75), scaleVector(fall, -0.02))
  return [foot, between(foot, inside, 0.5), inside, crest, ...leaf]
}

/** Collar and lapels of a blazer, each side cut as one, rolled over along one line and notched where both meet. */
export const tailoredCollar = (options: TailoredCollarOptions): Mesh[] =>
  [-1, 1].map((side) =>
    clothSheet({
      rows: foldsOf(options, side).map((fold) => sectionOf(options.cloth, fold)),
      trim: options.trim,
      material: options.material,
      isMeasured: true,
    }),
  )

/** Height at which a jacket's front edges begin. */
const FRONT_TOP_Y = 1.66
/** Across a front edge: how far it lies inside the opening and behind the cloth's face, in head units. */
const FRONT_EDGE = [
  [-0.05, -0.012],
  [-0.02, 0.012],
  [0.012, 0.006],
  [0.026, -0.03],
  [0.016, -0.08],
  [-0.03, -0.12],
] as const

/** The turned edges of a jacket that hangs open, down to its hem: they show how thick it is. */
export const frontEdges = ({ cloth, opening, material }: LapelOptions, hemY: number): Mesh[] =>
  [-1, 1].map((side) => {
    const rows: Vec3[][] = []
    for (let step = 0; step <= 110; step++) {
      const y = lerp(FRONT_TOP_Y, hemY, step / 110)
      const [, , z] = pointInFront(cloth, side * opening(y), y)
      rows.push(FRONT_EDGE.map(([inside, ahead]): Vec3 => [side * (opening(y) - inside), y, z + ahead]))
    }
    return clothSheet({ rows, trim: TRIM.hood, material })
  })
