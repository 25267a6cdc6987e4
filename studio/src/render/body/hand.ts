import { capsuleField, ellipsoid, smoothMax, smoothMin } from '../../math/distance.ts'
import type { DistanceField } from '../../math/distance.ts'
import { bell, distanceOf, lerp, smoothstep } from '../../math/scalar.ts'
import { add, between, cross, dot, normalize, scaleVector, subtract } from '../../math/vector.ts'
import type { Vec3 } from '../../math/vector.ts'
import { boundOf, digitField, digitsOf, FINGERS, straightened, THUMB, THUMB_ROOT } from './digits.ts'
import type { Digit, HandClosing } from './digits.ts'
import type { Frame } from './frame.ts'

/** Where a hand is, where its fingers and its palm point, and which way the thumb sticks out. */
export type HandPlace = {
  wrist: Vec3
  fingers: Vec3
  palm: Vec3
  /** -1 for the hand on the picture's left, 1 on the right. */
  side: -1 | 1
  /** How far the fingers are spread, 0 together to 1. */
  spread?: number
  /** As told by `handSize`. */
  size: number
  wristRadius: number
  /** From the wrist to the elbow. */
  forearm: Vec3
  /** In a pocket nothing is seen beyond its edge. */
  inPocket: boolean
}

/** How a hand is held. */
export type HandPose = HandPlace & HandClosing

/** How large somebody's hands are; 1 is an average man's. */
export const handSize = ({ gender }: Frame): number => (gender === 'male' ? 1.03 : 0.93)

/** Where a pocket's edge crosses the hand in it, along the hand in sizes of it. */
export const POCKET_EDGE = 0.28

/** How far the hand's own wrist reaches into the forearm. */
const STUMP = 0.46
/** A wrist is wider than it is deep. */
const WRIST_FLATNESS = 1.22

/** The head of the ulna, a round bone behind the wrist on the little finger's side: as a share of the stump, and of the wrist's radius. */
const ULNA = { up: 0.26, aside: 0.5, behind: 0.46, radius: 0.05 } as const

const METACARPALS = FINGERS.map(({ knuckle, radius }) => {
  const root: Vec3 = [knuckle[0] * 0.44, 0.12, 0.004]
  const [kx, ky, kz] = knuckle
  const neck: Vec3 = [lerp(root[0], kx, 0.74), lerp(root[1], ky, 0.74), kz + 0.034]
  return {
    root,
    knuckle,
    shaft: capsuleField(root, neck, [0.115, 0.076]),
    head: capsuleField(neck, [kx, ky, kz + 0.004], [0.076, radius * 1.08]),
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
      bell(x, lerp(root[0], knuckle[0], share), 0.032) * smoothstep(0.15, 0.55, share) * smoothstep(1.02, 0.9, share),
    )
  }
  return bones - 0.01 * tendon * onBack
}

/** The hand from the wrist to the knuckles, with the ball of the thumb, the heel and the flesh of the palm. */
const palmField: DistanceField = (x, y, z) => {
  let palm = smoothMin(metacarpalsField(x, y, z), ellipsoid(x - 0.01, y - 0.48, z - 0.035, 0.265, 0.36, 0.078), 0.05)
  palm = smoothMin(palm, ellipsoid(x - 0.165, y - 0.33, z - 0.085, 0.135, 0.25, 0.11), 0.09)
  return smoothMin(palm, ellipsoid(x + 0.165, y - 0.36, z - 0.055, 0.1, 0.29, 0.1), 0.09)
}

/** How far from the knuckle a web joins two fingers, as a share of the first bone. */
const WEB_AT = 0.3

/** How widely a finger melts into the palm. */
const MELT = 0.05

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
  const wrist = capsuleField(flat, [0, 0.08, 0], [wristRadius * 0.4, wristRadius * 0.9])
  const [ulnaX, ulnaY, ulnaZ] = add(scaleVector(stump, ULNA.up), [
    -ULNA.aside * wristRadius,
    0,
    -ULNA.behind * wristRadius,
  ])
  const webs = joins.slice(1).map((join, index) => capsuleField(joins[index], join, [0.048, 0.048]))
  const thumbWeb = capsuleField(fork, [0.215, 0.57, 0.02], [0.062, 0.05])
  const fingerFields = fingers.map((finger) => ({ field: digitField(finger), away: boundOf(finger) }))
  const thumbField = digitField(thumb)
  return (x, y, z) => {
    let palm = smoothMin(palmField(x, y, z), wrist(x, y, z * WRIST_FLATNESS), 0.16)
    palm = smoothMin(palm, distanceOf(x - ulnaX, y - ulnaY, z - ulnaZ) - ULNA.radius, 0.12)
    for (const web of webs) palm = smoothMin(palm, web(x, y, z), 0.05)
    let distance = smoothMin(smoothMin(palm, thumbWeb(x, y, z), 0.09), thumbField(x, y, z), 0.055)
    for (const { field, away } of fingerFields) {
      const isNear = away(x, y, z) < palm + MELT
      // Each finger melts into the palm, and hardly into its neighbours and the thumb.
      distance = smoothMin(distance, isNear ? smoothMin(palm, field(x, y, z), MELT) : palm, 0.04)
    }
    return distance
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
  const end = inPocket ? POCKET_EDGE + 0.2 : Number.POSITIVE_INFINITY
  const back = scaleVector(normalize(forearm), STUMP)
  const stump: Vec3 = [dot(back, thumbward), dot(back, along), dot(back, out)]
  const field = handInOwnSpace(digitsOf(hand), wristRadius / size, stump)
  return (x, y, z) => {
    const offset: Vec3 = [x - wrist[0], y - wrist[1], z - wrist[2]]
    const forth = dot(offset, along) / size
    return Math.max(field(dot(offset, thumbward) / size, forth, dot(offset, out) / size), forth - end) * size
  }
}

/** Where a pocket's edge crosses the hand in it, and which way is into the pocket; in figure space. */
export const pocketMouth = ({ wrist, size, fingers }: HandPlace): { center: Vec3; inward: Vec3 } => {
  const inward = normalize(fingers)
  return { center: add(wrist, scaleVector(inward, POCKET_EDGE * size)), inward }
}

/**
 * Cloth with a pocket over the hand in it, open toward the wrist; `cloth` as it lies without, `spare` how far it runs on
 * beyond its edge, in sizes of the hand.
 */
export const pocketField = (
  hand: HandPose,
  spare = 0,
): ((cloth: number, x: number, y: number, z: number) => number) => {
  const { wrist, size } = hand
  const { along, out, thumbward } = axesOf(hand)
  return (cloth, x, y, z) => {
    const offset: Vec3 = [x - wrist[0], y - wrist[1], z - wrist[2]]
    const forth = dot(offset, along) / size
    const [aside, deep] = [dot(offset, thumbward) / size - 0.03, dot(offset, out) / size - 0.03]
    const bulge = smoothMin(cloth, ellipsoid(aside, forth - 0.6, deep, 0.42, 0.85, 0.21) * size, 0.18)
    return Math.min(cloth, smoothMax(bulge, (POCKET_EDGE - spare - forth) * size, 0.03))
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
      // Above the fullness of the tip at its root, free of it at its edge.
      const lift = lerp(radii[0], radii[1], at) * lerp(1.07, 1.12, share)
      return Array.from({ length: 5 }, (_unused, column): Vec3 => {
        const across = (column / 4 - 0.5) * 2
        const sunk = lift - 0.42 * half * across * across
        return toFigure(add(between(start, end, at), add(scaleVector(aside, across * half), scaleVector(back, sunk))))
      })
    })
  })
}

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
    const [start, end] = digits[digit].bones[0]
    // Behind a bent knuckle lies the back of the hand, which would be taken for the inside of the finger.
    const past = dot(subtract(own, start), normalize(subtract(end, start)))
    // Behind its root no digit is nearer than the wrist.
    const share = smoothstep(-0.03, 0.04, palm - nearest) * smoothstep(0, 0.2, own[1]) * smoothstep(-0.04, 0.03, past)
    return [...between(own, straightened(own, digits[digit], flat), share)]
  }
}

/** The middle of the hand; nothing of it is farther from there than its size. */
export const handCenter = ({ wrist, fingers, size }: HandPose): Vec3 =>
  add(wrist, scaleVector(normalize(fingers), 0.7 * size))
