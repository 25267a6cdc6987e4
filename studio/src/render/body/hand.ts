import { capsuleField, ellipsoid, smoothMax, smoothMin } from '../../math/distance.ts'
import type { DistanceField } from '../../math/distance.ts'
import { bell, lerp, smoothstep } from '../../math/scalar.ts'
import { add, between, cross, dot, normalize, scaleVector, subtract } from '../../math/vector.ts'
import type { Vec3 } from '../../math/vector.ts'

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
      /** What it is closed round: something flat, or something round of this radius in head units. */
      hold: 'flat' | number
      curl?: never
      thumb?: never
    }

/** Where a hand is, where its fingers and its palm point, and which way the thumb sticks out. */
export type HandPlace = {
  wrist: Vec3
  fingers: Vec3
  palm: Vec3
  /** -1 for the hand on the picture's left, 1 on the right. */
  side: -1 | 1
  /** How far the fingers are spread, 0 together to 1. */
  spread?: number
  /** Size; 1 is an average man's. */
  size: number
  wristRadius: number
  /** From the wrist to the elbow. */
  forearm: Vec3
  /** In a pocket nothing is seen beyond its edge. */
  inPocket: boolean
}

/** How a hand is held. */
export type HandPose = HandPlace & HandClosing

/** Where a pocket's edge crosses the hand in it, along the hand in sizes of it. */
export const POCKET_EDGE = 0.5

/** How far the hand's own wrist reaches into the forearm. */
const STUMP = 0.46
/** A wrist is wider than it is deep. */
const WRIST_FLATNESS = 1.22

type Finger = { knuckle: Vec3; length: number; radius: number; lag: number }

/** Across the hand from the thumb's side: place of the knuckle, length of the finger and its thickness. */
export const FINGERS: readonly Finger[] = [
  { knuckle: [0.216, 0.745, -0.002], length: 0.71, radius: 0.071, lag: 0.72 },
  { knuckle: [0.075, 0.79, -0.024], length: 0.8, radius: 0.073, lag: 0.95 },
  { knuckle: [-0.063, 0.755, -0.014], length: 0.74, radius: 0.068, lag: 1.12 },
  { knuckle: [-0.19, 0.67, 0.014], length: 0.585, radius: 0.058, lag: 1.3 },
]

type Bone = readonly [start: Vec3, end: Vec3, radii: readonly [number, number]]
/** A nail on the back of a bone. */
type Nail = { bone: Bone; out: Vec3; halfWidth: number }
type Digit = { bones: readonly Bone[]; nail: Nail }

/** Shares of a finger's length. */
const PHALANGES = [0.45, 0.31, 0.24] as const
/** Thickness of a finger at each joint down to the tip. */
export const THICKNESS = [1, 0.98, 0.86, 0.7] as const

const nailOn = (bone: Bone, out: Vec3): Nail => ({ bone, out, halfWidth: bone[2][1] * 0.82 })

type Angles = readonly [number, number, number]

/** Round what is flat only the ends of the fingers bend. */
const OVER_EDGE: Angles = [0.07, 0.24, 1.25]

/** Round something of a radius in sizes of the hand: each bone is a chord of the circle that its middle runs on. */
const roundAngles = ({ length, radius }: Finger, held: number): Angles => {
  const [first, second, third] = PHALANGES.map(
    (share) => 2 * Math.asin(Math.min(1, (share * length) / (2 * (held + radius)))),
  )
  return [first / 2, first + second / 2, first + second + third / 2]
}

/** A finger whose bones point by `angles` from straight on toward the palm, fanned out by `spread`. */
const bendFinger = ({ knuckle, length, radius }: Finger, angles: Angles, spread: number): Digit => {
  const fan = knuckle[0] * spread
  const bones: Bone[] = []
  let start = knuckle
  PHALANGES.forEach((share, index) => {
    const reach = share * length
    const end: Vec3 = [
      start[0] + fan * reach,
      start[1] + Math.cos(angles[index]) * reach,
      start[2] + Math.sin(angles[index]) * reach,
    ]
    bones.push([start, end, [radius * THICKNESS[index], radius * THICKNESS[index + 1]]])
    start = end
  })
  const last = angles[2]
  return { bones, nail: nailOn(bones[2], [0, Math.sin(last), -Math.cos(last)]) }
}

/** Joints of a thumb and its tip from its root on. */
type ThumbPath = readonly [base: Vec3, middle: Vec3, joint: Vec3, tip: Vec3]

const THUMB_BASE: Vec3 = [0.15, 0.18, 0.05]
/** Along the edge of what is flat. */
const THUMB_AT_EDGE: ThumbPath = [THUMB_BASE, [0.32, 0.42, 0.09], [0.46, 0.6, 0.14], [0.57, 0.75, 0.19]]

/** What is round lies on the palm before the knuckles: where its axis is, along the fingers and out of the palm. */
export const heldAt = (radius: number): readonly [along: number, out: number] => [0.75, 0.065 + radius]

/** On the near side of what is round, above the index finger, its pad on it. */
const thumbRound = (radius: number): ThumbPath => {
  const [along, out] = heldAt(radius)
  const reach = radius + 0.055
  const at = (aside: number, turn: number): Vec3 => [
    aside,
    along - Math.sin(turn) * reach,
    out - Math.cos(turn) * reach,
  ]
  return [THUMB_BASE, at(0.32, 0.65), at(0.4, -0.02), at(0.4, -0.6)]
}

const thumbBeside = (across: number): ThumbPath => {
  const t = Math.max(0, across)
  const away = Math.max(0, -across)
  return [
    THUMB_BASE,
    [0.315 - 0.04 * t + 0.06 * away, 0.49 - 0.1 * away, 0.11 + 0.09 * t - 0.03 * away],
    [0.4 - 0.15 * t + 0.14 * away, 0.69 - 0.2 * away, 0.15 + 0.17 * t - 0.08 * away],
    [0.43 - 0.3 * t + 0.28 * away, 0.86 - 0.28 * away, 0.17 + 0.2 * t - 0.1 * away],
  ]
}

const bendThumb = ([base, middle, joint, tip]: ThumbPath): Digit => {
  const bones: Bone[] = [
    [base, middle, [0.12, 0.09]],
    [middle, joint, [0.088, 0.079]],
    [joint, tip, [0.08, 0.058]],
  ]
  const along = normalize(subtract(tip, joint))
  const wanted: Vec3 = [0.75, 0.1, -0.5]
  return { bones, nail: nailOn(bones[2], normalize(subtract(wanted, scaleVector(along, dot(wanted, along))))) }
}

const digitsOf = ({ curl, thumb, spread = 0.06, hold, size }: HandPose): Digit[] => {
  const fan = 0.05 + 1.65 * spread
  if (hold !== undefined) {
    const held = hold === 'flat' ? undefined : hold / size
    return [
      ...FINGERS.map((finger) => bendFinger(finger, held === undefined ? OVER_EDGE : roundAngles(finger, held), fan)),
      bendThumb(held === undefined ? THUMB_AT_EDGE : thumbRound(held)),
    ]
  }
  const curls = typeof curl === 'number' ? FINGERS.map(() => curl) : curl
  const mean = curls.reduce((sum, each) => sum + each, 0) / curls.length
  return [
    ...FINGERS.map((finger, index) => {
      const bend = curls[index] * finger.lag
      const angles: Angles = [0.1 + 0.78 * bend, 0.18 + 1.75 * bend, 0.24 + 2.3 * bend]
      return bendFinger(finger, angles, fan * Math.max(0, 1 - bend))
    }),
    bendThumb(thumbBeside(thumb ?? 0.7 * mean)),
  ]
}

const digitField = ({ bones }: Digit): DistanceField => {
  const parts = bones.flatMap(([start, end, radii]) => {
    // Thicker at its joints than between them.
    const middle = between(start, end, 0.55)
    const waist = 0.474 * (radii[0] + radii[1])
    return [capsuleField(start, middle, [radii[0], waist]), capsuleField(middle, end, [waist, radii[1]])]
  })
  return (x, y, z) => {
    let digit = Number.POSITIVE_INFINITY
    for (const part of parts) digit = smoothMin(digit, part(x, y, z), 0.012)
    return digit
  }
}

const METACARPALS = FINGERS.map(({ knuckle, radius }) => {
  const root: Vec3 = [knuckle[0] * 0.44, 0.12, 0.004]
  const [kx, ky, kz] = knuckle
  const neck: Vec3 = [lerp(root[0], kx, 0.74), lerp(root[1], ky, 0.74), kz + 0.034]
  return {
    root,
    knuckle,
    shaft: capsuleField(root, neck, [0.112, 0.072]),
    head: capsuleField(neck, [kx, ky, kz + 0.004], [0.072, radius * 1.02]),
  }
})

/** Bones of the hand, thinner behind their knuckles, with a ridge for the tendon on the back of each. */
const metacarpalsField: DistanceField = (x, y, z) => {
  const onBack = smoothstep(0.01, -0.05, z)
  let bones = Number.POSITIVE_INFINITY
  let tendon = 0
  for (const { root, knuckle, shaft, head } of METACARPALS) {
    bones = smoothMin(bones, smoothMin(shaft(x, y, z), head(x, y, z), 0.05), 0.055)
    if (onBack === 0) continue
    const share = (y - root[1]) / (knuckle[1] - root[1])
    tendon = Math.max(
      tendon,
      bell(x, lerp(root[0], knuckle[0], share), 0.026) * smoothstep(0.15, 0.55, share) * smoothstep(1.02, 0.9, share),
    )
  }
  return bones - 0.008 * tendon * onBack
}

/** The hand from the wrist to the knuckles, with the ball of the thumb, the heel and the flesh of the palm. */
const palmField: DistanceField = (x, y, z) => {
  let palm = smoothMin(metacarpalsField(x, y, z), ellipsoid(x - 0.01, y - 0.48, z - 0.035, 0.23, 0.36, 0.075), 0.05)
  palm = smoothMin(palm, ellipsoid(x - 0.15, y - 0.33, z - 0.082, 0.13, 0.25, 0.105), 0.09)
  return smoothMin(palm, ellipsoid(x + 0.145, y - 0.36, z - 0.052, 0.09, 0.29, 0.095), 0.09)
}

/** How far from the knuckle a web joins two fingers, as a share of the first bone. */
const WEB_AT = 0.3

/** In the hand's own space: x to the thumb, y along the fingers, z out of the palm. */
const handInOwnSpace = (digits: readonly Digit[], wristRadius: number, stump: Vec3): DistanceField => {
  const thumb = digits[FINGERS.length]
  const fingers = digits.slice(0, FINGERS.length)
  const joins = fingers.map(({ bones: [[start, end]] }): Vec3 => {
    const [x, y, z] = between(start, end, WEB_AT)
    return [x, y, z + 0.012]
  })
  const flat: Vec3 = [stump[0], stump[1], stump[2] * WRIST_FLATNESS]
  const [thumbStart, thumbEnd] = thumb.bones[0]
  const fork = between(thumbStart, thumbEnd, 0.86)
  const wrist = capsuleField(flat, [0, 0.08, 0], [wristRadius * 0.6, wristRadius * 0.9])
  const webs = joins.slice(1).map((join, index) => capsuleField(joins[index], join, [0.042, 0.042]))
  const thumbWeb = capsuleField(fork, [0.19, 0.56, 0.02], [0.06, 0.045])
  const fingerFields = fingers.map(digitField)
  const thumbField = digitField(thumb)
  return (x, y, z) => {
    let palm = smoothMin(palmField(x, y, z), wrist(x, y, z * WRIST_FLATNESS), 0.16)
    for (const web of webs) palm = smoothMin(palm, web(x, y, z), 0.05)
    let distance = palm
    for (const finger of fingerFields)
      // Each finger melts into the palm, and hardly into its neighbours.
      distance = smoothMin(distance, smoothMin(palm, finger(x, y, z), 0.05), 0.024)
    return smoothMin(smoothMin(distance, thumbWeb(x, y, z), 0.09), thumbField(x, y, z), 0.055)
  }
}

type HandAxes = { thumbward: Vec3; along: Vec3; out: Vec3 }

const axesOf = ({ fingers, palm, side }: HandPose): HandAxes => {
  const along = normalize(fingers)
  const out = normalize(subtract(palm, scaleVector(along, dot(palm, along))))
  return { along, out, thumbward: scaleVector(cross(along, out), side) }
}

/** A hand with four fingers and a thumb as a distance field in figure space. */
export const handField = (hand: HandPose): DistanceField => {
  const { wrist, size, wristRadius, forearm, inPocket } = hand
  const { along, out, thumbward } = axesOf(hand)
  const end = inPocket ? POCKET_EDGE + 0.12 : Number.POSITIVE_INFINITY
  const back = scaleVector(normalize(forearm), STUMP)
  const stump: Vec3 = [dot(back, thumbward), dot(back, along), dot(back, out)]
  const field = handInOwnSpace(digitsOf(hand), wristRadius / size, stump)
  return (x, y, z) => {
    const offset: Vec3 = [x - wrist[0], y - wrist[1], z - wrist[2]]
    const forth = dot(offset, along) / size
    return Math.max(field(dot(offset, thumbward) / size, forth, dot(offset, out) / size), forth - end) * size
  }
}

/** Cloth with a pocket over the hand in it, open toward the wrist; `cloth` as it lies without. */
export const pocketField = (hand: HandPose): ((cloth: number, x: number, y: number, z: number) => number) => {
  const { wrist, size } = hand
  const { along, out, thumbward } = axesOf(hand)
  return (cloth, x, y, z) => {
    const offset: Vec3 = [x - wrist[0], y - wrist[1], z - wrist[2]]
    const forth = dot(offset, along) / size
    const [aside, deep] = [dot(offset, thumbward) / size - 0.03, dot(offset, out) / size - 0.03]
    const bulge = smoothMin(cloth, ellipsoid(aside, forth - 0.6, deep, 0.42, 0.85, 0.21) * size, 0.18)
    return Math.min(cloth, smoothMax(bulge, (POCKET_EDGE - forth) * size, 0.03))
  }
}

/** From the hand's own space into that of the figure. */
const fromHand = (hand: HandPose): ((point: Vec3) => Vec3) => {
  const { along, out, thumbward } = axesOf(hand)
  return (point) =>
    add(
      hand.wrist,
      scaleVector(
        add(scaleVector(thumbward, point[0]), add(scaleVector(along, point[1]), scaleVector(out, point[2]))),
        hand.size,
      ),
    )
}

/** Where a ring sits on each finger from the index on, in figure space: its middle, the way of the finger and its radius. */
export const ringPlacesOf = (hand: HandPose): { center: Vec3; along: Vec3; radius: number }[] => {
  if (hand.inPocket) return []
  const toFigure = fromHand(hand)
  return digitsOf(hand)
    .slice(0, FINGERS.length)
    .map(({ bones: [[start, end, radii]] }) => ({
      center: toFigure(between(start, end, 0.62)),
      along: normalize(subtract(toFigure(end), toFigure(start))),
      radius: lerp(radii[0], radii[1], 0.62) * hand.size,
    }))
}

/** Rows of points over each nail in figure space, from its root to its edge. */
export const nailsOf = (hand: HandPose): Vec3[][][] => {
  if (hand.inPocket) return []
  const toFigure = fromHand(hand)
  return digitsOf(hand).map(({ nail: { bone, out: back, halfWidth } }) => {
    const [start, end, radii] = bone
    const way = subtract(end, start)
    const length = Math.hypot(...way)
    const aside = cross(normalize(way), back)
    return Array.from({ length: 7 }, (_, row) => {
      const share = row / 6
      const half = halfWidth * Math.sin(Math.PI * (0.12 + 0.68 * share)) ** 0.6
      const at = 1 + ((share - 0.72) * halfWidth * 2.4) / length
      // Level with the skin at its root, free of it at its edge.
      const lift = lerp(radii[0], radii[1], at) * lerp(1, 1.06, share)
      return Array.from({ length: 5 }, (_unused, column): Vec3 => {
        const across = (column / 4 - 0.5) * 2
        const sunk = lift - 0.42 * half * across * across
        return toFigure(add(between(start, end, at), add(scaleVector(aside, across * half), scaleVector(back, sunk))))
      })
    })
  })
}

/**
 * Where a finger or the thumb would lie if the hand were flat and its fingers straight, in the hand's own space. A thumb, which
 * its posing makes longer or shorter, has the given `length` there.
 */
const straightened = (
  point: Vec3,
  { bones, nail }: Digit,
  { root, length: whole }: { root: Vec3; length?: number },
): Vec3 => {
  let [nearest, along, passed] = [Number.POSITIVE_INFINITY, 0, 0]
  let [aside, back] = [0, 0]
  for (const [start, end] of bones) {
    const way = subtract(end, start)
    const length = Math.hypot(...way)
    const axis = scaleVector(way, 1 / length)
    const from = subtract(point, start)
    const place = Math.min(Math.max(dot(from, axis), 0), length)
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
export const THUMB_ROOT: Vec3 = [0.5, 0.2, 0]
/** How long it is from there in a flat hand, and the radius of its tip. */
export const THUMB = { length: 0.755, radius: 0.058 } as const

/**
 * Tells where a point of the hand (figure space) lies in a flat hand with straight fingers: x to the thumb, y from the wrist
 * along the fingers, z out of the palm, in sizes of a hand.
 */
export const flatHand = (hand: HandPose): ((x: number, y: number, z: number) => [number, number, number]) => {
  const { wrist, size } = hand
  const { along, out, thumbward } = axesOf(hand)
  const digits = digitsOf(hand)
  const fields = digits.map(digitField)
  return (x, y, z) => {
    const offset = scaleVector([x - wrist[0], y - wrist[1], z - wrist[2]], 1 / size)
    const own: Vec3 = [dot(offset, thumbward), dot(offset, along), dot(offset, out)]
    const palm = palmField(...own)
    let [nearest, digit] = [Number.POSITIVE_INFINITY, 0]
    fields.forEach((field, index) => {
      const distance = field(...own)
      if (distance < nearest) [nearest, digit] = [distance, index]
    })
    const flat = digit < FINGERS.length ? { root: FINGERS[digit].knuckle } : { root: THUMB_ROOT, length: THUMB.length }
    // Behind its root no digit is nearer than the wrist.
    const share = smoothstep(-0.03, 0.04, palm - nearest) * smoothstep(0, 0.2, own[1])
    return [...between(own, straightened(own, digits[digit], flat), share)]
  }
}

/** The middle of the hand; nothing of it is farther from there than its size. */
export const handCenter = ({ wrist, fingers, size }: HandPose): Vec3 =>
  add(wrist, scaleVector(normalize(fingers), 0.7 * size))
