import { add, scaleVector } from '../../math/vector.ts'
import type { Vec3 } from '../../math/vector.ts'
import { BOX, heldAt } from '../body/digits.ts'
import { TRIM } from '../cloth/appearance/fabrics.ts'
import { clothTube } from '../cloth/sewn/sheet.ts'
import { MATERIAL } from '../raster/mesh.ts'
import type { Mesh } from '../raster/mesh.ts'
import { axisInFist, axisInHand, beforeWaist, pointInHand } from './grip.ts'
import type { PropMaking } from './grip.ts'
import { lathe, PART_STEP, standingAlong, uprightAt } from './shapes.ts'
import type { Placement } from './shapes.ts'

/** A place moved along its own axes, in head units. */
export const moved = (place: Placement, [x, y, z]: Vec3): Placement => ({
  ...place,
  at: add(place.at, add(scaleVector(place.x, x), add(scaleVector(place.y, y), scaleVector(place.z, z)))),
})

/** Standing in the fist, y down its length; its upper end leans to the hand's own side, by this slope. */
export const inFist = ({ grip }: PropMaking, lean: number): Placement =>
  standingAlong(axisInFist(grip), [grip.side * lean, 1, -0.06])

/** Hanging upright from the fist. */
export const hanging = ({ grip }: PropMaking): Placement => uprightAt(axisInFist(grip))

/** Upright on the palm of one hand, by so much higher; its middle `out` of the palm, in hand sizes. */
export const inPalm = ({ grip }: PropMaking, up: number, out: number): Placement =>
  uprightAt(add(pointInHand(grip, 0.74, out), [0, -up, 0]))

/** In one hand that is closed round a radius in head units, by so much higher. */
export const inGrasp = ({ grip }: PropMaking, radius: number, up = 0): Placement =>
  uprightAt(add(axisInHand(grip, radius), [0, -up, 0]))

/** Upright in both hands before the waist, by so much lower and farther from the body, in head units. */
export const inBoth = ({ grip, figure }: PropMaking, down = 0, out = 0.2): Placement =>
  uprightAt(add(beforeWaist(grip, figure), [0, down, out]))

/** In the middle between both hands, at a place of the hands along their fingers and out of their palms in hand sizes. */
const between = ({ grip }: PropMaking, along: number, out: number): Vec3 => {
  const [, y, z] = pointInHand(grip, along, out)
  return [0, y, z]
}

/** In the middle of a ball or of something upright of a radius in head units between both hands, by so much lower. */
export const inRoundGrip = (making: PropMaking, radius: number, down = 0): Placement =>
  uprightAt(add(between(making, ...heldAt(radius / making.grip.size)), [0, down, 0]))

/** What has a box's front edges where both hands reach round them, its front so far before its own origin, and so much lower. */
export const inBoxGrip = (making: PropMaking, front: number, down = 0): Placement =>
  uprightAt(add(between(making, BOX.along, BOX.out), [0, down, -front]))

/** A round stick with flat ends, from one height to another, y down. */
export const stick = (place: Placement, radius: number, [low, high]: readonly [number, number], part = 0): Mesh =>
  lathe(
    [
      [radius, low],
      // Where a hand may lie.
      [radius, low > 0 && high < 0 ? 0 : (low + high) / 2],
      [radius, high],
      [0, high - 0.02],
    ],
    { place, part },
  )

/** A bent tube through points of figure space, of one radius in head units. */
export const tube = (points: readonly Vec3[], radius: number, part = 0): Mesh => {
  const mesh = clothTube({
    path: [...points],
    radius: () => radius,
    trim: TRIM.button,
    material: MATERIAL.prop,
    sides: 8,
  })
  // Trims of clothes have rest points that say so, which no painter of a thing is asked about.
  return { ...mesh, rest: mesh.rest.map((value, at) => (at % 3 === 0 ? part * PART_STEP : at % 3 === 1 ? value : 0)) }
}

/** A handle from side to side: half its width, how far down its feet are and how high it rises, in a place’s own space. */
export const bow = (place: Placement, [half, foot, top]: readonly [number, number, number], radius: number): Mesh =>
  tube(
    Array.from({ length: 15 }, (_, step) => {
      const turn = (step / 14) * Math.PI
      return moved(place, [Math.cos(turn) * half, foot + (top - foot) * Math.sin(turn) ** 0.7, 0]).at
    }),
    radius,
  )
