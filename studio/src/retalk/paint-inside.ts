import { clamp, lerp, smoothstep } from '../math/scalar.ts'
import { TEETH } from './read-mouth.ts'
import type { Color } from './mouth-colors.ts'
import type { Mouth } from './read-mouth.ts'

/** Where the inside of a mouth is looked at, and how the mouth stands there. Pixels. */
export type InsideSpot = {
  along: number
  down: number
  /** Edges of the lips at this place along. */
  upper: number
  lower: number
  /** Of the whole mouth. */
  opening: number
  /** 0 to 1: lips drawn aside, the tongue at the upper teeth. */
  wide: number
  raised: number
}

/** Shares of the light that come back. */
const CAVITY: Color = [0.2, 0.075, 0.075]
const TONGUE: Color = [0.58, 0.29, 0.28]
/** In lengths of the mouth: where upper teeth end below the seam, and where they touch from the middle outwards. */
const TEETH_BELOW = 0.045
const TEETH_EDGES = [0, 0.165, 0.29, 0.385] as const
const TEETH_HALF = 0.46
/** Light of teeth that are drawn beside those that the picture shows, which would have shown these, were they in the light. */
const BESIDE = 0.75

/** How deep the gap between two teeth is at a place. */
const gapAt = (along: number, width: number): number => {
  const place = Math.abs(along)
  let nearest = 1
  for (const edge of TEETH_EDGES) nearest = Math.min(nearest, Math.abs(place - edge))
  return smoothstep(width, 0, nearest)
}

/** Colours the inside of an open mouth: upper teeth that stay with the skull, lower ones and the tongue with the jaw. */
export const createInside = (mouth: Mouth): ((spot: InsideSpot, out: Float32Array) => void) => {
  const { length, upper, lower, white, teeth, lightAt, softness } = mouth
  const middleAt = (along: number): number => (upper(along) + lower(along)) / 2
  const middle = middleAt(0)
  const gapWidth = Math.max(0.012, (1.2 * softness) / length)
  return ({ along, down, upper: top, lower: bottom, opening, wide, raised }, out) => {
    const place = along / length
    const side = clamp(Math.abs(place) / 0.5)
    const light = lightAt(place * 2) * lerp(0.92, 1, smoothstep(0, 0.1 * length, opening))
    // The arch of the teeth goes back to the sides, where less light comes.
    const depth = 1 - 0.5 * side ** 2
    const shadow = lerp(0.86, 1, smoothstep(-0.01 * length, 0.05 * length, down - top))

    const end = teeth?.bottom(along) ?? lerp(middle, middleAt(along), 0.5) + TEETH_BELOW * length
    const teethEnd = end - 0.035 * side ** 2 * length
    const isUpper =
      smoothstep(softness, -softness, down - teethEnd) * smoothstep(TEETH_HALF, TEETH_HALF - 0.1, Math.abs(place))
    const rise = (0.012 + 0.045 * wide + 0.03 * smoothstep(0.14, 0.26, opening / length)) * length
    const lowerTop = bottom - rise * (1 - 1.2 * side ** 2)
    const isLower = smoothstep(-softness, softness, down - lowerTop) * smoothstep(0.36, 0.24, Math.abs(place))

    const floor = lerp(middle + (TEETH_BELOW + 0.02) * length, top, 0.1 * raised)
    const tongueTop = lerp(lerp(top, bottom, 0.5), floor, raised) + 0.5 * (bottom - top) * (place / 0.42) ** 2
    const isTongue =
      smoothstep(-0.03 * length, 0.06 * length, down - tongueTop) * smoothstep(0.42, 0.26, Math.abs(place))
    const tongueLight = lerp(0.42, 0.78, smoothstep(0, 0.2 * length, down - tongueTop + 0.08 * length * raised))

    const upperLight = TEETH * depth * shadow * (teeth ? BESIDE : 1) * (1 - 0.13 * gapAt(place, gapWidth))
    const lowerLight = 0.68 * depth * (1 - 0.16 * gapAt(place * 1.7, gapWidth * 1.4))
    for (let channel = 0; channel < 3; channel++) {
      const back = CAVITY[channel] * (1 - 0.5 * side)
      const behind = lerp(back, TONGUE[channel] * tongueLight, 0.85 * isTongue)
      out[channel] = white[channel] * light * lerp(lerp(behind, lowerLight, isLower), upperLight, isUpper)
    }
    const seen = teeth ? teeth.shownAt(along) * smoothstep(softness, -softness, down - teeth.bottom(along)) : 0
    if (!teeth || seen === 0) return
    // They stay with the skull; where the lip rises above what the picture shows, they go on as they are.
    const shown = teeth.read(along, clamp(down, teeth.top(along) + softness, teeth.bottom(along)))
    for (let channel = 0; channel < 3; channel++) out[channel] = lerp(out[channel], shadow * shown[channel], seen)
  }
}
