import { valueNoise } from '../../../math/noise.ts'
import { createRandom } from '../../../math/random.ts'
import { clamp, distanceOf, lerp, smoothstep, TAU } from '../../../math/scalar.ts'
import type { Frame } from '../../body/frame.ts'
import { ARM_REST_GAP } from '../../body/stance.ts'
import type { FoldMap } from '../appearance/fabrics.ts'
import { heightOf } from '../garment.ts'
import type { Mannequin } from '../garment.ts'
import { bendOf, besideMiddle, foldOn, raiseCreases, ruffle } from './creases.ts'
import type { Crease, Handle, Relief } from './creases.ts'
import type { TopCut } from './cut-top.ts'
import { skirtFolds } from './skirt-folds.ts'

/** Radius at which sleeves are laid flat. */
const SLEEVE_RADIUS = 0.36

/** Few long folds that bend round the inner side of an elbow like a fan, and drags that run towards its outer side. */
const elbowCreases = (elbow: number, { share, inside }: ReturnType<typeof bendOf>): Crease[] => {
  const u = inside * SLEEVE_RADIUS
  const pressed = [-1, 0, 1].map((row): Crease => ({
    at: [u + 0.1 * (row === 0 ? 1 : -1), elbow + 0.25 * row],
    toward: [1, 0.1 * row],
    // The more it is bent, the farther round they run.
    reach: 0.6 + 0.2 * share,
    width: 0.2,
    depth: (0.45 + 0.85 * share) * (row === 0 ? 1 : 0.8),
    bow: 0.24 * row,
  }))
  const drawn = [-1, 1].map((side): Crease => ({
    at: [u + side * 0.62, elbow - side * 0.46],
    toward: [-0.5, -1],
    reach: 0.46,
    width: 0.17,
    depth: 0.5,
  }))
  return [...pressed, ...drawn]
}

/** From so far round the outer side, and so near to a bent elbow, cloth is taut. */
const TAUT = { turn: 1.5, reach: 0.4 } as const

/** How far from the middle the bones of arms lie at rest. */
export const sleeveAxisX = ({ shoulderX, girth }: Frame): number => shoulderX - SHOULDER_JOINT * girth + ARM_REST_GAP

/** Folds of a sleeve: drags below the shoulder, those of the elbow, half rings piled up above the cuff. */
const sleeveFolds = (cut: TopCut, { figure, seed }: Mannequin, handle: Handle): Relief => {
  const { frame, arms } = figure
  const axisX = sleeveAxisX(frame)
  const { sleeve, cuff = 0, sleeveRoom } = cut
  const slack = clamp(0.55 + 3 * sleeveRoom)
  const maps = arms.map(({ limb }, index) => {
    const [elbow, lower] = [limb.upper.length, limb.lower.length]
    const inner = index === 0 ? 1 : -1
    const creases: Crease[] = [
      { at: [0.42 * inner, 0.66], toward: [-0.5 * inner, 0.85], reach: 0.44, width: 0.15, depth: 0.75 * slack },
      { at: [0.2 * inner, 0.36], toward: [-0.85 * inner, 0.5], reach: 0.34, width: 0.14, depth: 0.5 * slack },
      { at: [-0.25 * inner, 0.95], toward: [0.35 * inner, 0.9], reach: 0.5, width: 0.17, depth: 0.5 * slack },
    ]
    if (sleeve < 1)
      creases.push(
        { at: [0.1 * inner, 0.52], toward: [-0.6 * inner, -0.8], reach: 0.44, width: 0.12, depth: 0.9, bow: 0.12 },
        { at: [0, 1], toward: [-0.8 * inner, 0.5], reach: 0.46, width: 0.13, depth: 1.1, bow: -0.12 },
        { at: [0.14 * inner, 1.2], toward: [-0.2 * inner, 0.9], reach: 0.4, width: 0.12, depth: 0.8 },
      )
    if (sleeve > 1) {
      creases.push(
        ...elbowCreases(elbow, bendOf(limb)),
        { at: [0.02 * inner, 0.98], toward: [-0.34 * inner, 1], reach: 0.78, width: 0.15, depth: 0.95, bow: 0.1 },
        { at: [0.3 * inner, 1.36], toward: [-0.55 * inner, 0.85], reach: 0.5, width: 0.13, depth: 0.8, bow: -0.1 },
      )
      const end = lower * (Math.min(sleeve, 2) - 1) - (cuff > 0 ? 0.2 : 0.1)
      for (const [row, share] of [0.98, 0.82, 0.66].entries())
        for (const half of [0, 1])
          creases.push({
            at: [(row % 2 === 0 ? 0.3 : -0.3) + half * Math.PI * SLEEVE_RADIUS, elbow + end * share],
            toward: [1, row % 2 === 0 ? -0.3 : 0.36],
            reach: 0.56,
            width: 0.13,
            depth: (1.1 - 0.18 * row) * slack,
            bow: row % 2 === 0 ? 0.2 : -0.15,
          })
    }
    return raiseCreases(ruffle(creases, createRandom(seed + 31 * index)), handle, TAU * SLEEVE_RADIUS)
  })
  const bends = arms.map(({ limb }) => bendOf(limb))
  return (x, y, z) => {
    const index = x < 0 ? 0 : 1
    const { root, upper, lower } = arms[index].limb
    const angle = Math.atan2(x - (index === 0 ? -axisX : axisX), z - root[2])
    const down = y - root[1]
    const along = down < upper.length ? down / upper.length : 1 + (down - upper.length) / lower.length
    const end = sleeve - (cuff > 0 ? 0.13 : 0.03)
    const open = smoothstep(0.03, 0.2, along) * (1 - smoothstep(end - (sleeve < 1 ? 0.24 : 0.08), end, along))
    if (open <= 0) return 0
    const { share, inside } = bends[index]
    const turned = Math.abs(Math.atan2(Math.sin(angle - inside), Math.cos(angle - inside)))
    const taut = share * smoothstep(TAUT.turn, TAUT.turn + 0.8, turned) * smoothstep(TAUT.reach, 0, Math.abs(along - 1))
    return open * (1 - taut) * maps[index](angle * SLEEVE_RADIUS, down)
  }
}

/** Drags of one side of a bodice from its armpit, (side, y) from the middle: below the chest, far towards the waist, and down the side; `share` of the longest. */
const armpitCreases = (pitX: number, pitY: number, share: number): Crease[] => [
  { at: [pitX - 0.24, pitY + 0.1], toward: [-0.9, 0.42], reach: 0.52, width: 0.1, depth: 0.42, bow: 0.12 },
  {
    at: [pitX - 0.36 * share, pitY + 0.56 * share],
    toward: [-0.56, 0.83],
    reach: 1.1 * share,
    width: 0.15,
    depth: 0.74 * share,
    bow: 0.1,
  },
  { at: [pitX - 0.08, pitY + 0.86], toward: [-0.16, 1], reach: 1.05, width: 0.16, depth: 0.62, bow: -0.05 },
]

/** Drags of one side of a yoke, from the point of the shoulder and from the neck towards the chest: what portraits show of a top. */
const yokeCreases = (shoulderX: number, shoulderY: number): Crease[] => [
  { at: [shoulderX * 0.62, shoulderY + 0.34], toward: [-0.75, 0.62], reach: 0.5, width: 0.09, depth: 0.24 },
  { at: [shoulderX * 0.72, shoulderY + 0.62], toward: [-0.9, 0.3], reach: 0.46, width: 0.095, depth: 0.22 },
  { at: [shoulderX * 0.36, shoulderY + 0.42], toward: [0.36, 0.9], reach: 0.42, width: 0.085, depth: 0.2 },
  { at: [shoulderX * 0.46, shoulderY + 0.86], toward: [-0.55, 0.8], reach: 0.42, width: 0.105, depth: 0.2 },
]

/** Where arms begin at rest, beside the bodice. */
const sleeveEdgeX = ({ shoulderX, girth }: Frame): number => shoulderX - 0.62 * girth + ARM_REST_GAP / 2

/** Radius at which a bodice is laid flat. */
const TRUNK_RADIUS = 1.05
/** The longest folds of both sides would meet in a V: on one of them they are shorter. */
const SHORTER = 0.62
/** Where cloth begins to fall free of the chest. */
const TUBES_TOP = 3.3

/** Folds of a bodice: drags from the armpits, tubes that fall from the chest, creases where the waist is pressed together. */
const trunkFolds = (cut: TopCut, mannequin: Mannequin, handle: Handle): Relief => {
  const { frame } = mannequin.figure
  const { looseness, gatherY } = cut.drape
  const { shoulderX, shoulderY, waistY } = frame
  const hemY = cut.skirt ? waistY + 0.5 : heightOf(frame, cut.hem)
  /** A jacket that closes at the waist is pulled together there. */
  const buttonY = cut.opening && cut.opening(waistY - 0.3) < 0 ? waistY - 0.3 : undefined
  const sleeveX = sleeveEdgeX(frame)
  const { seed } = mannequin
  const free = gatherY === undefined ? 1 : 0.6
  const endY = Math.min(hemY, waistY + 1.2)
  const [tubeY, tubeReach] = [(TUBES_TOP + endY) / 2, (endY - TUBES_TOP) / 2]
  const onSides = [0, 1].map((side) => {
    const random = createRandom(seed + 40 * side)
    const pit = [
      ...armpitCreases(shoulderX * 0.7, shoulderY + 1, side === seed % 2 ? 1 : SHORTER),
      ...yokeCreases(shoulderX, shoulderY),
    ]
    const around: Crease[] = [
      ...[0.3, 0.62, 0.98].map((u, row): Crease => ({
        at: [u, tubeY + 0.25 * (row % 2)],
        toward: [[0.2, -0.12, 0.34][row], 1],
        reach: tubeReach * (row === 1 ? 1 : 0.8),
        width: 0.24,
        depth: (0.12 + 0.72 * looseness) * (row === 1 ? 1 : 0.75),
      })),
      ...[-0.5, -0.2, 0.1, 0.4].map((from, row): Crease => ({
        at: [row % 2 === 0 ? 1.1 : 0.9, waistY + from],
        toward: [-1, [-0.5, 0.16, -0.36, 0.3][row]],
        reach: row % 2 === 0 ? 0.75 : 0.9,
        width: 0.2,
        depth: free * [0.6, 0.95, 0.85, 0.7][row],
        bow: 0.12,
      })),
      { at: [0.8, hemY - 0.36], toward: [-1, -0.3], reach: 0.45, width: 0.16, depth: 0.4 * free },
    ]
    if (buttonY !== undefined)
      for (const slant of [-0.3, 0.24])
        around.push({
          at: [0.52, buttonY + slant * 0.55],
          toward: [1, slant],
          reach: 0.42,
          width: 0.16,
          depth: 0.4,
        })
    return {
      pit: raiseCreases(ruffle(pit, random), handle),
      around: raiseCreases(ruffle(around, random), handle),
    }
  })
  return (x, y, z) => {
    const side = Math.abs(x)
    const { pit, around } = onSides[x < 0 ? 0 : 1]
    const angle = Math.atan2(x, z + 0.4)
    // Beside the arms cloth of theirs would be creased too.
    const inFront = smoothstep(-0.6, -0.35, z) * smoothstep(sleeveX - 0.02, sleeveX - 0.3, side)
    const lift =
      besideMiddle(side) * around(Math.abs(angle) * TRUNK_RADIUS, y) + (inFront > 0 ? inFront * pit(side, y) : 0)
    if (gatherY === undefined) return lift * smoothstep(hemY - 0.02, hemY - 0.2, y)
    const gathers = foldOn(
      valueNoise(angle * 4.6 * handle.fineness + 0.3 * Math.sin(y * 3 + seed), y * 0.5, seed + 6),
      handle.crispness,
    )
    return (
      (lift + 1.1 * gathers * smoothstep(gatherY - 1.0, gatherY - 0.2, y)) *
      smoothstep(gatherY - 0.06, gatherY - 0.2, y)
    )
  }
}

const SHOULDER_JOINT = 0.31
/** How far below the shoulders folds of sleeves end on the trunk's piece, which dives below the sleeve there. */
const PIT_DROP = 1.6

/** How deep what the mesh leaves out is beside a cut's own folds, of trousers and of tops: deeper ones looked like muscles, and made saws of bent sleeves. */
export const DEEP = 2
const TOP_DEEP = 1.24

/** The folds of a garment for the upper body. */
export const foldsOfTop = (cut: TopCut, mannequin: Mannequin, handle: Handle): FoldMap | undefined => {
  if (cut.foldDepth < 0.012 && !cut.skirt) return undefined
  const own = { crispness: handle.crispness, fineness: handle.fineness * cut.fineness }
  const trunk = trunkFolds(cut, mannequin, own)
  const sleeves = cut.sleeve > 0 ? sleeveFolds(cut, mannequin, own) : undefined
  const skirt = cut.skirt && skirtFolds(cut.skirt, mannequin, own, heightOf(mannequin.figure.frame, cut.hem))
  const { shoulderY } = mannequin.figure.frame
  const waistY = heightOf(mannequin.figure.frame, cut.skirt?.from ?? 0)
  const edgeX = sleeveEdgeX(mannequin.figure.frame)
  // A broad chest lies as far out as arms begin, but before them.
  const axisX = sleeveAxisX(mannequin.figure.frame)
  const [, , axisZ] = mannequin.figure.arms[0].limb.root
  const reach = 0.4 * mannequin.figure.frame.girth + 0.3
  const depth = cut.foldDepth * TOP_DEEP
  return (x, y, z, isSleeve) => {
    const atShoulder =
      sleeves && y < shoulderY + PIT_DROP
        ? smoothstep(edgeX - 0.1, edgeX + 0.03, Math.abs(x)) *
          smoothstep(PIT_DROP, PIT_DROP - 0.25, y - shoulderY) *
          smoothstep(1, 0.75, distanceOf(Math.abs(x) - axisX, z - axisZ) / reach)
        : 0
    const onSleeve = isSleeve ? 1 : atShoulder
    const high = smoothstep(shoulderY - 0.1, shoulderY + 0.3, y)
    const body = onSleeve < 1 ? depth * trunk(x, y, z) : 0
    const below =
      skirt && onSleeve < 1 && y > waistY - 0.3 ? smoothstep(waistY - 0.3, waistY + 0.2, y) * skirt(x, y, z) : 0
    const arm = sleeves && onSleeve > 0 ? depth * sleeves(x, y, z) : 0
    return high * lerp(body + below, arm, onSleeve)
  }
}
