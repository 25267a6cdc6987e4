import type { Rgb } from '../../image/rgb.ts'
import { add, dot, normalize, scaleVector, subtract } from '../../math/vector.ts'
import type { Vec3 } from '../../math/vector.ts'
import type { Figure } from '../body/figure.ts'
import { heldAt } from '../body/digits.ts'
import type { HandPose } from '../body/hand.ts'
import { BEFORE_WAIST, HELD_RADII } from '../body/prop-arms.ts'
import type { ClothSample } from '../cloth/appearance/fabrics.ts'
import type { Mesh } from '../raster/mesh.ts'

/** The hand's own space in figure space: what lies in it stands on the palm's side of the fingers. */
type Grip = {
  wrist: Vec3
  /** Along the fingers, and out of the palm. */
  along: Vec3
  out: Vec3
  side: -1 | 1
  size: number
}

/** What a thing is made for: the hand that holds it, the whole body, and its colour. */
export type PropMaking = { grip: Grip; figure: Figure; color: Rgb }

/** What is seen through. `color` is what is left of white light behind a wall, `drinkColor` the same of a good gulp. */
export type Glassware = { walls: Mesh[]; drink: Mesh[]; color: Rgb; drinkColor: Rgb }

/** Gives a point of a thing its colour and shine, by its place in the thing's own space and the part that it belongs to. */
export type PropPainter = (sample: ClothSample, part: number) => void

/** Meshes in figure space, and the painter of their rest points. */
export type MadeProp = { meshes: Mesh[]; paint: PropPainter; glass?: Glassware }

/** The space of a hand that is posed. */
export const gripOf = ({ wrist, fingers, palm, side, size }: HandPose): Grip => {
  const along = normalize(fingers)
  return { wrist, along, out: normalize(subtract(palm, scaleVector(along, dot(palm, along)))), side, size }
}

/** A point of the hand: along the fingers and out of the palm, in hand sizes. */
export const pointInHand = ({ wrist, along, out, size }: Grip, alongShare: number, outShare: number): Vec3 =>
  add(wrist, add(scaleVector(along, alongShare * size), scaleVector(out, outShare * size)))

/** Where the axis of something round of a radius in head units is that the hand is closed round. */
export const axisInHand = (grip: Grip, radius: number): Vec3 => pointInHand(grip, ...heldAt(radius / grip.size))

/** The middle of what both hands hold before the waist, in figure space. */
export const beforeWaist = ({ wrist }: Grip, { frame }: Figure): Vec3 => [
  0,
  frame.waistY - BEFORE_WAIST,
  wrist[2] + 0.22,
]

/** Where the axis of a stick or a handle is in the fist. */
export const axisInFist = (grip: Grip): Vec3 => axisInHand(grip, HELD_RADII.stick)
