import { LOWER_LIP_INSIDE, UPPER_LIP_INSIDE } from '../../faces/mesh-regions.ts'
import { clamp, lerp, smoothstep } from '../../math/scalar.ts'
import { mixTexels } from '../layers/texture.ts'
import type { Texture } from '../layers/texture.ts'
import { LIDS, lineReader, partOf, sampleTexel, toPart } from './face-part.ts'
import type { Part } from './face-part.ts'
import type { Anatomy } from './read-anatomy.ts'

export type SpokenMouth = { talk: number; press: number; tuck: number; tongue: number }

/** In lengths of the mouth: how far it opens, how much of that the upper lip does, and how far skin goes along. */
const MOST_OPEN = 0.29
const UPPER_SHARE = 0.3
const REACH_UP = 0.42
const REACH_DOWN = 1.15
/** The lower lip under the teeth: what is left of the opening, and how much the upper lip rises for it. */
const TUCKED_OPENING = 0.075
const TUCKED_SHARE = 0.9
/** A mouth that is this far open in the picture shows teeth of its own. */
const OWN_INSIDE = 0.07
const TOOTH_HEIGHT = 0.15
const TOOTH_EDGES = [0.115, 0.31, 0.47, 0.6] as const
const CAVITY: readonly number[] = [0.3, 0.11, 0.12]
const TONGUE: readonly number[] = [0.66, 0.34, 0.34]

/** Colours from 0 to 255 as a texel. */
const texelOf = (red: number, green: number, blue: number): number =>
  (0xff000000 |
    (Math.round(clamp(blue, 0, 255)) << 16) |
    (Math.round(clamp(green, 0, 255)) << 8) |
    Math.round(clamp(red, 0, 255))) >>>
  0

const channels = (texel: number): [number, number, number] => [texel & 255, (texel >>> 8) & 255, (texel >>> 16) & 255]

const brightness = ([red, green, blue]: readonly number[]): number => 0.3 * red + 0.6 * green + 0.1 * blue

/** What white looks like in the light of this face: the whites of its eyes, or its brightest skin where they are hidden. */
const readWhite = (still: Texture, anatomy: Anatomy): [number, number, number] => {
  const found: [number, number, number][] = []
  for (const { upper, lower } of LIDS) {
    const part = partOf(anatomy, [upper[0], upper[upper.length - 1]], { up: 1, down: 1 })
    const read = lineReader(part, anatomy)
    const [top, bottom] = [read(upper), read(lower)]
    for (let share = -0.42; share <= 0.42; share += 0.02) {
      const along = share * part.length
      for (let inside = 0.25; inside < 0.8; inside += 0.1) {
        const down = lerp(top(along), bottom(along), inside)
        found.push(channels(sampleAt(still, part, along, down)))
      }
    }
  }
  const bright = found.toSorted((a, b) => brightness(b) - brightness(a)).slice(0, Math.ceil(found.length * 0.1))
  const mean = [0, 1, 2].map((channel) => bright.reduce((sum, color) => sum + color[channel], 0) / bright.length)
  const light = clamp(brightness(mean) * 1.04, 60, 238)
  // Whites of eyes are pink and blue beside teeth, which are a little yellow.
  const tint = mean.map((value) => lerp(1, value / Math.max(1, brightness(mean)), 0.5))
  return [light * tint[0] * 1.0, light * tint[1] * 0.985, light * tint[2] * 0.92]
}

const sampleAt = (texture: Texture, { origin, cosine, sine }: Part, along: number, down: number): number =>
  sampleTexel(texture, origin.x + along * cosine - down * sine, origin.y + along * sine + down * cosine)

/** Where in lengths of the mouth the skin shows how light falls from side to side. */
const SKIN_ROWS = [-0.34, -0.28, 0.42, 0.5] as const

/** How light changes across the mouth, by the skin above and below it: 1 on its bright side, less on its dark one. */
const readSides = (still: Texture, part: Part): ((share: number) => number) => {
  const meanAt = (share: number): number =>
    SKIN_ROWS.reduce(
      (sum, row) => sum + brightness(channels(sampleAt(still, part, share * 0.55 * part.length, row * part.length))),
      1,
    )
  const [left, right] = [-1, 1].map((side) => (meanAt(side) + meanAt(0.6 * side)) / 2)
  const most = Math.max(left, right)
  return (share) => clamp(lerp(left, right, 0.5 + 0.5 * clamp(share, -1, 1)) / most, 0.25, 1)
}

/** How dark the gap between two teeth is at a place, 0 to 1. */
const gapAt = (share: number): number => {
  const place = Math.abs(share)
  const nearest = Math.min(place, ...TOOTH_EDGES.map((edge) => Math.abs(place - edge)))
  return smoothstep(0.02, 0, nearest)
}

/**
 * Lets the mouth of a pictured face speak: both lips move apart or together with the skin around them, and what is
 * between them is the picture's own, or a cavity with teeth and tongue in the light of the face.
 */
export const createSpeakingMouth = (
  still: Texture,
  anatomy: Anatomy,
): ((target: Texture, mouth: SpokenMouth) => void) => {
  const part = partOf(anatomy, [61, 291], { up: 0.6, down: 1.5 })
  const read = lineReader(part, anatomy)
  const [upperLine, lowerLine] = [read(UPPER_LIP_INSIDE), read(LOWER_LIP_INSIDE)]
  const { length, box, origin, cosine, sine } = part
  const half = length * 0.46
  const hasInside = lowerLine(0) - upperLine(0) > OWN_INSIDE * length
  const white = readWhite(still, anatomy)
  const lightAt = readSides(still, part)

  /** The inside of an open mouth, at a share of its height and width. */
  const insideAt = (share: number, height: number, gap: number, raised: number): number => {
    // Little light comes in between lips that are hardly apart, and into the corners.
    const shade = (1 - 0.62 * share * share) * lerp(0.6, 1, smoothstep(0, 0.16 * length, gap)) * lightAt(share)
    const toothShare = Math.min(0.62, (TOOTH_HEIGHT * length) / Math.max(1, gap)) * (1 - 0.35 * share * share)
    const isTooth = smoothstep(toothShare + 0.1, toothShare - 0.04, height) * smoothstep(0.94, 0.66, Math.abs(share))
    const shadow = lerp(0.62, 0.93, smoothstep(0, 0.3, height)) * shade * (1 - 0.2 * gapAt(share * 0.62))
    const blade = smoothstep(lerp(0.62, 0.2, raised), lerp(0.92, 0.5, raised), height)
    const tongue = blade * smoothstep(lerp(0.85, 0.6, raised), lerp(0.4, 0.25, raised), Math.abs(share)) * 0.75
    const [red, green, blue] = [0, 1, 2].map((channel) => {
      const behind = white[channel] * lerp(CAVITY[channel] * 0.75, TONGUE[channel] * 0.72, tongue) * shade
      return lerp(behind, white[channel] * shadow, isTooth)
    })
    return texelOf(red, green, blue)
  }

  return (target, { talk, press, tuck, tongue }) => {
    const isTucked = tuck > 0.5
    const opening = (isTucked ? TUCKED_OPENING : MOST_OPEN * talk) * length * (1 - press)
    const upperShare = isTucked ? TUCKED_SHARE : UPPER_SHARE
    for (let y = Math.max(0, box.top); y <= Math.min(target.height - 1, box.bottom); y++) {
      for (let x = Math.max(0, box.left); x <= Math.min(target.width - 1, box.right); x++) {
        const { along, down } = toPart(part, { x, y })
        const share = along / half
        const side = Math.abs(share)
        if (side > 1.5) continue
        const arch = Math.max(0, 1 - share * share)
        const own = Math.max(0, lowerLine(along) - upperLine(along))
        const gap = opening * Math.sqrt(arch)
        // Beyond the corners nothing parts, and the skin goes along less and less.
        const along01 = smoothstep(1.5, 0.7, side)
        const change = (gap - own) * along01
        const upper = upperLine(along) - upperShare * change
        const lower = lowerLine(along) + (1 - upperShare) * change
        let from = down
        let ink: number | undefined
        let cover = 0
        if (down <= upper) {
          const fade = smoothstep(REACH_UP * length, 0, upper - down)
          from = down - (upper - upperLine(along)) * fade
        } else if (down >= lower) {
          const fade = smoothstep(REACH_DOWN * length, 0, down - lower)
          from = down - (lower - lowerLine(along)) * fade
        } else if (lower > upper) {
          const height = (down - upper) / (lower - upper)
          from = upperLine(along) + height * own
          // The picture's own teeth are stretched a little at most.
          const foreign = hasInside ? smoothstep(1.1, 1.6, (lower - upper) / Math.max(1, own)) : 1
          const edge = clamp(Math.min(down - upper, lower - down) / Math.max(1, 0.012 * length))
          if (gap > 0.5) {
            ink = insideAt(share, height, lower - upper, tongue)
            cover = foreign * edge * smoothstep(1, 0.86, side)
          }
        }
        if (from === down && ink === undefined) continue
        const color = sampleTexel(
          still,
          origin.x + along * cosine - from * sine,
          origin.y + along * sine + from * cosine,
        )
        target.texels[y * target.width + x] = ink === undefined ? color : mixTexels(color, ink, Math.round(256 * cover))
      }
    }
  }
}
