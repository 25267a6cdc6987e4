import type { Frame } from '../body/frame.ts'
import { lerp } from '../math/scalar.ts'

/** A height on the body: head units above the waist when negative, 0 waist, 1 hip joint, 2 crotch, 3 knee, 4 ankle, 5 floor, and between. */
export type Place = number

const stopsOf = ({ waistY, hipY, crotchY, kneeY, ankleY, floorY }: Frame): number[] => [
  waistY,
  hipY,
  crotchY,
  kneeY,
  ankleY,
  floorY,
]

export function heightOf(frame: Frame, place: Place): number {
  const stops = stopsOf(frame)
  if (place <= 0) return frame.waistY + place
  const index = Math.min(stops.length - 2, Math.floor(place))
  return lerp(stops[index], stops[index + 1], place - index)
}

/** The place of a height no lower than the hip joint. */
export function placeOf({ waistY, hipY }: Frame, y: number): Place {
  return y <= waistY ? y - waistY : (y - waistY) / (hipY - waistY)
}
