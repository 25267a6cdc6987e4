import { capsuleField, smoothMin } from '../../math/distance.ts'
import type { DistanceField } from '../../math/distance.ts'
import { smoothstep } from '../../math/scalar.ts'
import { between, cross, dot, normalize, scaleVector, subtract } from '../../math/vector.ts'
import type { Vec3 } from '../../math/vector.ts'

/**
 * What a hand is closed round, in head units: something flat, something round of this radius, a ball that takes two hands, or
 * the side of a box of this depth, round whose front edge the fingers reach.
 */
export type Hold = 'flat' | number | { ball: number } | { depth: number }

/** How fingers and thumb are bent: freely, or round something. */
export type HandClosing =
  | {
      /** How far the fingers curl toward the palm, 0 straight to 1 a loose fist; of all of them, or of each from the index on. */
      curl: number | readonly [index: number, middle: number, ring: number, little: number]
      /** How far the thumb lies across the palm, 0 beside the hand to 1; -1 sticks out. As the fingers curl when left out. */
      thumb?: number
      hold?: never
    }
  | {
      hold: Hold
      curl?: never
      thumb?: never
    }

type Finger = { knuckle: Vec3; length: number; radius: number; lag: number }

/**
 * Across the hand from the thumb's side: place of the knuckle, length of the finger and its thickness. Shares of the hand's
 * length lie between the means of men and women (Greiner 1991, Hand Anthropometry of U.S. Army Personnel; ANSUR II): palm 0.57,
 * breadth 0.43, the middle finger's middle joint 0.11 broad.
 */
export const FINGERS: readonly Finger[] = [
  { knuckle: [0.25, 0.745, 0], length: 0.7, radius: 0.081, lag: 0.72 },
  { knuckle: [0.09, 0.79, -0.024], length: 0.79, radius: 0.083, lag: 0.95 },
  { knuckle: [-0.07, 0.755, -0.016], length: 0.73, radius: 0.078, lag: 1.12 },
  { knuckle: [-0.22, 0.665, 0.018], length: 0.575, radius: 0.067, lag: 1.3 },
]

type Bone = readonly [start: Vec3, end: Vec3, radii: readonly [number, number]]
/** A nail on the back of a bone. */
type Nail = { bone: Bone; out: Vec3; halfWidth: number }
export type Digit = { bones: readonly Bone[]; nail: Nail }

/** Shares of a finger's length. */
const PHALANGES = [0.45, 0.31, 0.24] as const
/** Thickness of a finger at each joint down to the tip. */
export const THICKNESS = [1, 1, 0.88, 0.71] as const
/** Thickness between the joints as a share of that of both: thin along the first bones, full at the tip's pad. */
const WAISTS = [0.93, 0.94, 1.03] as const
/** A finger that is bent so far lies on the palm. */
const MOST_BENT = 1.2
/** How far bent fingers close up toward the ball of the thumb. */
const CONVERGENCE = 0.22

const nailOn = (bone: Bone, out: Vec3): Nail => ({ bone, out, halfWidth: bone[2][1] * 0.82 })

type Angles = readonly [number, number, number]

/**
 * How far fingers that hold something lean to the thumb, so that no two lie parallel: round a thin thing, in sizes of
 * a hand, they close up.
 */
const HOLDING = { slants: [-0.012, -0.03, -0.004, 0.06], thin: 0.15, thick: 0.3 } as const

/**
 * What is flat lies with one edge on the palm before the knuckles and rises to the fingers, which reach round its other one. In
 * sizes of a hand where not said otherwise: where the edge lies at the middle finger, `slant` how much farther along it lies
 * toward the thumb, `tilt` of the thing to the palm in radians, `width` in head units.
 */
export const FLAT = { along: 0.6, out: 0.12, slant: 0.27, tilt: 0.4, width: 0.6, depth: 0.056 } as const

/** Share of a finger's thickness that its pads keep when they are pressed on something. */
const PRESSED = 0.95

/** Round something of a radius in sizes of the hand: each bone is a chord of the circle that its middle runs on. */
const roundAngles = ({ length, radius }: Finger, held: number): Angles => {
  const [first, second, third] = PHALANGES.map(
    (share) => 2 * Math.asin(Math.min(1, (share * length) / (2 * (held + PRESSED * radius)))),
  )
  return [first / 2, first + second / 2, first + second + third / 2]
}

/** Round the far edge of what is flat: the last joint lies outside it, or as near as the finger reaches. */
const edgeAngles = ({ knuckle: [aside, along, out], length, radius }: Finger, size: number): Angles => {
  const width = FLAT.width / size
  const goal = [
    FLAT.along + FLAT.slant * aside + width * Math.cos(FLAT.tilt) + 0.95 * radius - along,
    FLAT.out + width * Math.sin(FLAT.tilt) - 0.35 * radius - out,
  ]
  const [first, second] = PHALANGES.map((share) => share * length)
  const reach = Math.min(Math.hypot(...goal), 0.99 * (first + second))
  const toGoal = Math.atan2(goal[1], goal[0])
  const start = toGoal - Math.acos((first ** 2 + reach ** 2 - second ** 2) / (2 * first * reach))
  const next = Math.atan2(
    reach * Math.sin(toGoal) - first * Math.sin(start),
    reach * Math.cos(toGoal) - first * Math.cos(start),
  )
  return [start, next, next + 1.15]
}

/**
 * The side of a box lies on the palm: how far out of it, and where its front edge is along the fingers at the middle of the
 * hand; `slant` how much farther along it is toward the thumb. In sizes of a hand.
 */
export const BOX = { along: 0.907, out: 0.1, slant: 0.29 } as const

/** Along the side of a box and round its front edge, so that the tip lies on the front. */
const boxAngles = ({ knuckle: [aside, along], length, radius }: Finger): Angles => {
  const [first, second, third] = PHALANGES.map((share) => share * length)
  const beyond = along + first - radius - BOX.along - BOX.slant * aside
  const end = Math.PI / 2 + Math.asin(Math.min(0.9, Math.max(0, beyond / (second + third))))
  return [0.04, end - 0.05, end + 0.04]
}

/** A finger whose bones point by `angles` from straight on toward the palm, fanned out by `spread` and leaning by `slant`. */
const bendFinger = (
  { knuckle, length, radius }: Finger,
  angles: Angles,
  { spread, slant = 0 }: { spread: number; slant?: number },
): Digit => {
  const bones: Bone[] = []
  let start = knuckle
  PHALANGES.forEach((share, index) => {
    const reach = share * length
    const [straight, bent] = [Math.cos(angles[index]), Math.sin(angles[index])]
    const end: Vec3 = [
      start[0] + (knuckle[0] * (spread - CONVERGENCE * bent) + slant) * reach,
      start[1] + straight * reach,
      start[2] + bent * reach,
    ]
    bones.push([start, end, [radius * THICKNESS[index], radius * THICKNESS[index + 1]]])
    start = end
  })
  const last = angles[2]
  return { bones, nail: nailOn(bones[2], [0, Math.sin(last), -Math.cos(last)]) }
}

/** Joints of a thumb and its tip from its root on. */
type ThumbPath = readonly [base: Vec3, middle: Vec3, joint: Vec3, tip: Vec3]

const THUMB_BASE: Vec3 = [0.14, 0.14, 0.05]
/** Lengths of a thumb's two free bones. */
const THUMB_BONES = { first: 0.265, tip: 0.19 } as const
/** Outside the near edge of what is flat, its pad over the other face. */
const THUMB_AT_EDGE: ThumbPath = [THUMB_BASE, [0.34, 0.45, 0.11], [0.46, 0.67, 0.24], [0.47, 0.83, 0.33]]

/** What is round lies on the palm before the knuckles: where its axis is, along the fingers and out of the palm. */
export const heldAt = (radius: number): readonly [along: number, out: number] => [0.75, 0.065 + radius]

/** Against the fingers round what is round, its pad on it. */
const thumbRound = (radius: number): ThumbPath => {
  if (radius > TWO_HANDED) return THUMB_UPRIGHT
  const [along, out] = heldAt(radius)
  const reach = radius + 0.075
  const at = (aside: number, turn: number): Vec3 => [
    aside,
    along - Math.sin(turn) * reach,
    out - Math.cos(turn) * reach,
  ]
  const turn = Math.asin(Math.min(0.9, 0.28 / reach))
  const next = turn + (0.9 * THUMB_BONES.first) / reach
  return [THUMB_BASE, at(0.33, turn), at(0.44, next), at(0.5, next + (0.95 * THUMB_BONES.tip) / reach)]
}

/** Upright on the side of something. */
const THUMB_UPRIGHT: ThumbPath = [THUMB_BASE, [0.36, 0.38, 0.05], [0.56, 0.55, 0.03], [0.72, 0.66, 0.02]]
/** What is round of more than this radius, in sizes of a hand, takes two hands and no thumb reaches round it. */
const TWO_HANDED = 0.47

/** Upright on a ball that takes two hands. */
const THUMB_ON_BALL: ThumbPath = [THUMB_BASE, [0.36, 0.43, 0.14], [0.52, 0.6, 0.27], [0.6, 0.73, 0.42]]

/** Behind a box as far as its depth, in sizes of a hand, leaves room there; else upright on its side. */
const thumbAtBox = (depth: number): ThumbPath => {
  const behind = BOX.along - depth - 0.1
  if (behind < 0.3) return THUMB_UPRIGHT
  const at = Math.min(0.62, behind)
  return [THUMB_BASE, [0.36, Math.min(0.4, at), 0.1], [0.42, at - 0.03, 0.26], [0.36, at, 0.44]]
}

/** Thumbs by how they lie, beside a hand that is open. */
const THUMBS = {
  beside: [THUMB_BASE, [0.33, 0.455, 0.115], [0.42, 0.705, 0.15], [0.455, 0.89, 0.165]],
  out: [THUMB_BASE, [0.37, 0.415, 0.085], [0.6, 0.535, 0.09], [0.785, 0.58, 0.085]],
  /** Over a folded index finger, or past a straight one onto those that are folded. */
  overFist: [THUMB_BASE, [0.34, 0.42, 0.22], [0.32, 0.62, 0.43], [0.12, 0.69, 0.475]],
  overPalm: [THUMB_BASE, [0.29, 0.42, 0.18], [0.2, 0.6, 0.36], [0.03, 0.68, 0.46]],
} as const satisfies Record<string, ThumbPath>

const blendThumbs = (from: ThumbPath, to: ThumbPath, share: number): ThumbPath => [
  from[0],
  between(from[1], to[1], share),
  between(from[2], to[2], share),
  between(from[3], to[3], share),
]

const thumbBeside = (across: number, indexCurl: number): ThumbPath => {
  if (across < 0) return blendThumbs(THUMBS.beside, THUMBS.out, -across)
  const over = blendThumbs(THUMBS.overPalm, THUMBS.overFist, smoothstep(0.3, 0.9, indexCurl))
  return blendThumbs(THUMBS.beside, over, across)
}

const bendThumb = ([base, middle, joint, tip]: ThumbPath): Digit => {
  const bones: Bone[] = [
    [base, middle, [0.108, 0.1]],
    [middle, joint, [0.096, 0.09]],
    [joint, tip, [0.09, 0.067]],
  ]
  const along = normalize(subtract(tip, joint))
  const wanted: Vec3 = [0.75, 0.1, -0.5]
  return { bones, nail: nailOn(bones[2], normalize(subtract(wanted, scaleVector(along, dot(wanted, along))))) }
}

/**
 * Index, middle, ring and little finger and the thumb in the hand's own space: x to the thumb, y along the fingers, z
 * out of the palm.
 */
export const digitsOf = ({
  curl,
  thumb,
  spread = 0.06,
  hold,
  size,
}: HandClosing & { spread?: number; size: number }): Digit[] => {
  const fan = 0.05 + 1.65 * spread
  if (hold !== undefined) {
    if (hold === 'flat')
      return [
        ...FINGERS.map((finger) => bendFinger(finger, edgeAngles(finger, size), { spread: 0.4 * fan })),
        bendThumb(THUMB_AT_EDGE),
      ]
    if (typeof hold === 'object' && 'depth' in hold)
      return [
        ...FINGERS.map((finger) => bendFinger(finger, boxAngles(finger), { spread: 0.5 * fan })),
        bendThumb(thumbAtBox(hold.depth / size)),
      ]
    const isBall = typeof hold === 'object'
    const held = (isBall ? hold.ball : hold) / size
    const apart = smoothstep(HOLDING.thin, HOLDING.thick, held)
    return [
      ...FINGERS.map((finger, index) =>
        bendFinger(finger, roundAngles(finger, held), { spread: apart * fan, slant: apart * HOLDING.slants[index] }),
      ),
      bendThumb(isBall ? THUMB_ON_BALL : thumbRound(held)),
    ]
  }
  const curls = typeof curl === 'number' ? FINGERS.map(() => curl) : curl
  const mean = curls.reduce((sum, each) => sum + each, 0) / curls.length
  return [
    ...FINGERS.map((finger, index) => {
      const bend = Math.min(curls[index] * finger.lag, MOST_BENT)
      const square = bend * bend
      const angles: Angles = [
        0.1 + 0.72 * bend + 0.3 * square,
        0.18 + 1.65 * bend + 0.6 * square,
        0.24 + 2.2 * bend + 0.55 * square,
      ]
      return bendFinger(finger, angles, { spread: fan * Math.max(0, 1 - bend) })
    }),
    bendThumb(thumbBeside(thumb ?? 0.7 * mean, curls[0])),
  ]
}

/** Distance to a digit. */
export const digitField = ({ bones }: Digit): DistanceField => {
  const parts = bones.flatMap(([start, end, radii], index) => {
    const middle = between(start, end, 0.55)
    const waist = (WAISTS[index] * (radii[0] + radii[1])) / 2
    return [capsuleField(start, middle, [radii[0], waist]), capsuleField(middle, end, [waist, radii[1]])]
  })
  return (x, y, z) => {
    let digit = Number.POSITIVE_INFINITY
    for (const part of parts) digit = smoothMin(digit, part(x, y, z), 0.012)
    return digit
  }
}

/** Least distance to a digit: to a ball round it. */
export const boundOf = ({ bones }: Digit): DistanceField => {
  const [cx, cy, cz] = between(bones[0][0], bones[2][1], 0.5)
  const radius = Math.max(
    ...bones.flatMap(([start, end, radii]) =>
      [start, end].map((point, at) => Math.hypot(...subtract(point, [cx, cy, cz])) + radii[at]),
    ),
  )
  return (x, y, z) => Math.sqrt((x - cx) ** 2 + (y - cy) ** 2 + (z - cz) ** 2) - radius
}

/**
 * Where a finger or the thumb would lie if the hand were flat and its fingers straight, in the hand's own space. A thumb, which
 * its posing makes longer or shorter, has the given `length` there.
 */
export const straightened = (
  point: Vec3,
  { bones, nail }: Digit,
  { root, length: whole }: { root: Vec3; length?: number },
): Vec3 => {
  let [nearest, along, passed] = [Number.POSITIVE_INFINITY, 0, 0]
  let [aside, back] = [0, 0]
  for (const [start, end, [, tip]] of bones) {
    const way = subtract(end, start)
    const length = Math.hypot(...way)
    const axis = scaleVector(way, 1 / length)
    const from = subtract(point, start)
    // The last bone has flesh before its end.
    const most = end === bones[2][1] ? length + tip : length
    const place = Math.min(Math.max(dot(from, axis), 0), most)
    const off = subtract(from, scaleVector(axis, place))
    const distance = Math.hypot(...off)
    const across = cross(axis, normalize(subtract(nail.out, scaleVector(axis, dot(nail.out, axis)))))
    if (distance < nearest) {
      nearest = distance
      along = passed + place
      aside = -dot(off, across)
      back = Math.sqrt(Math.max(0, distance ** 2 - aside ** 2)) * Math.sign(dot(off, cross(across, axis)))
    }
    passed += length
  }
  return [root[0] + aside, root[1] + along * (whole === undefined ? 1 : whole / passed), root[2] - back]
}

/** Where the thumb lies in a flat hand. */
export const THUMB_ROOT: Vec3 = [0.58, 0.2, 0]
/** How long it is from there in a flat hand, and the radius of its tip. */
export const THUMB = { length: 0.83, radius: 0.067 } as const
