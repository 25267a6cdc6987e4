import { clamp, lerp, smoothstep } from '../math/scalar.ts'
import { sampleTexel } from '../motion/picture/face-part.ts'
import { mixTexels } from '../motion/layers/texture.ts'
import type { Texture } from '../motion/layers/texture.ts'
import { createInside } from './paint-inside.ts'
import type { InsideSpot } from './paint-inside.ts'
import type { Mouth } from './read-mouth.ts'

/** What a mouth does in a frame, as in a `MouthTrack`. */
export type MouthMove = { talk: number; spread: number; press: number; tuck: number; tongue: number }

/** A rectangle of pixels, edges included. */
export type Box = { left: number; top: number; right: number; bottom: number }

/** In lengths of the mouth: how far it opens, and what is left of that over a lower lip under the teeth. */
const MOST_OPEN = 0.36
const TUCKED_OPEN = 0.085
/** How much of the opening the upper lip does, and how much of the lower lip's way the chin goes. */
const UPPER_SHARE = 0.2
const TUCKED_SHARE = 0.75
const CHIN_SHARE = 0.62
/** Shares by which rounding and opening narrow a mouth and spreading widens it. */
const ROUND = 0.24
const SPREAD = 0.1
const OPEN_NARROWS = 0.05
/** How far to the sides and downwards skin goes along, in lengths of the mouth. */
const ASIDE = 1.1
const LEAST_ASIDE = 0.6
/** How far a mouth's corner is drawn in at most, by how far the jaw is from it. */
const MOST_DRAWN = 0.75
const NECK = 0.7
/** Beside the nose cheeks go along as far up as this. */
const CHEEK = 0.7
const INNER_HALF = 0.455
/** Pixels by which nothing is seen to move. */
const STILL = 0.004

const texelOf = (color: ArrayLike<number>): number =>
  (0xff000000 |
    (Math.round(clamp(color[2], 0, 255)) << 16) |
    (Math.round(clamp(color[1], 0, 255)) << 8) |
    Math.round(clamp(color[0], 0, 255))) >>>
  0

/** The rectangle outside of which no mouth move changes a pixel. */
export const boxOfMouth = ({ part: { origin, cosine, sine }, length, chinDown }: Mouth, within: Texture): Box => {
  const corners = [-ASIDE, ASIDE].flatMap((aside) =>
    [-1.15 * length, chinDown + NECK * length].map((down) => ({
      x: origin.x + aside * length * cosine - down * sine,
      y: origin.y + aside * length * sine + down * cosine,
    })),
  )
  const xs = corners.map(({ x }) => x)
  const ys = corners.map(({ y }) => y)
  return {
    left: Math.max(0, Math.floor(Math.min(...xs))),
    right: Math.min(within.width - 1, Math.ceil(Math.max(...xs))),
    top: Math.max(0, Math.floor(Math.min(...ys))),
    bottom: Math.min(within.height - 1, Math.ceil(Math.max(...ys))),
  }
}

/** Edges of the lips in a frame and in the picture, one value a pixel along the mouth. */
type Tables = {
  from: number
  across: Float32Array
  upper: Float32Array
  lower: Float32Array
  ownUpper: Float32Array
  ownLower: Float32Array
  /** How far up skin goes along. */
  reach: Float32Array
  /** How much of the chin's way is gone. */
  chin: Float32Array
}

const tableShape = (mouth: Mouth, { talk, spread, press, tuck }: MouthMove, opening: number): Tables => {
  const { length, upper, lower } = mouth
  const [round, wide] = [Math.max(0, -spread), Math.max(0, spread)]
  const wanted = 1 - ROUND * round * (1 - 0.4 * press) + SPREAD * wide - OPEN_NARROWS * talk
  const [left, right] = [mouth.jawLeft, mouth.jawRight].map((jaw) => {
    const reach = clamp((0.95 * jaw) / length, LEAST_ASIDE, ASIDE)
    // Where the cheek is short, as a turned one is, skin would be torn.
    return { reach, narrow: Math.max(wanted, 1 - MOST_DRAWN * (reach - 0.4)) }
  })
  const upperShare = lerp(UPPER_SHARE + 0.06 * wide, TUCKED_SHARE, tuck)
  const flat = clamp(0.6 * round + 0.4 * talk)
  const underNose = Math.max(0.2 * length, upper(0) - 0.92 * mouth.noseDown)
  const from = -Math.ceil(ASIDE * length) - 2
  const size = 2 * -from + 1
  const values = () => new Float32Array(size)
  const tables = {
    from,
    across: values(),
    upper: values(),
    lower: values(),
    ownUpper: values(),
    ownLower: values(),
    reach: values(),
    chin: values(),
  }
  const middleAt = (along: number): number => (upper(along) + lower(along)) / 2
  const power = 0.78 + 0.15 * wide - 0.13 * round
  for (let at = 0; at < size; at++) {
    const along = at + from
    const { reach, narrow } = along < 0 ? left : right
    const corner = clamp(along / length, -0.48 * narrow, 0.48 * narrow) * length
    const across = (corner / narrow - corner) * smoothstep(reach, 0.48 * narrow, Math.abs(along) / length)
    const share = along / (INNER_HALF * length * narrow)
    const gap = opening * Math.max(0, 1 - share * share) ** power
    const own = middleAt(along + across)
    const middle = own - (own - middleAt(0)) * flat * smoothstep(reach, 0.5, Math.abs(along) / length)
    tables.across[at] = across
    tables.upper[at] = middle - upperShare * gap
    tables.lower[at] = middle + (1 - upperShare) * gap
    tables.ownUpper[at] = upper(along + across)
    tables.ownLower[at] = lower(along + across)
    tables.reach[at] = lerp(underNose, CHEEK * length, smoothstep(0.22, 0.55, Math.abs(along) / length))
    tables.chin[at] = Math.exp(-((along / (0.5 * length)) ** 2))
  }
  return tables
}

/**
 * Lets the mouth of a pictured face speak. Lips, jaw and chin are bent over the still picture, which keeps their texture;
 * between the lips comes the inside of a mouth. Only pixels of `boxOfMouth` are written.
 */
export const createMouthMover = (still: Texture, mouth: Mouth): ((target: Texture, move: MouthMove) => void) => {
  const { part, length, chinDown, lowerLip, softness, jawLine } = mouth
  const { origin, cosine, sine } = part
  const box = boxOfMouth(mouth, still)
  const paintInside = createInside(mouth)
  const ink = texelOf(mouth.ink)
  const color = new Float32Array(3)
  const half = INNER_HALF * length
  const asideAt = (away: number, reach: number): number =>
    away < 0 ? smoothstep(-0.95 * reach, -0.05 * length, away) : smoothstep(0.65 * length, 0.1 * length, away)
  return (target, move) => {
    const { talk, spread, press, tuck, tongue } = move
    const [round, wide] = [Math.max(0, -spread), Math.max(0, spread)]
    const opening = lerp(MOST_OPEN * talk * (1 - 0.25 * wide), TUCKED_OPEN, tuck) * length * (1 - press)
    const tables = tableShape(mouth, move, opening)
    const { from } = tables
    // Pressed lips get thin, rounded ones full.
    const thin = 0.28 * press - 0.2 * round
    const rolled = 0.42 * tuck * lowerLip
    const chin = (1 - UPPER_SHARE) * opening * CHIN_SHARE
    const spot: InsideSpot = { along: 0, down: 0, upper: 0, lower: 0, opening, wide, raised: tongue }
    const openness = smoothstep(0, 0.05 * length, opening)
    const lineWidth = lerp(0.012, 0.028, openness) * length + 0.4 * softness
    const lineCover = lerp(0.82, 0.34, openness)
    for (let y = box.top; y <= box.bottom; y++) {
      for (let x = box.left; x <= box.right; x++) {
        const right = x - origin.x
        const below = y - origin.y
        const along = right * cosine + below * sine
        const down = below * cosine - right * sine
        const place = along - from
        const at = Math.floor(place)
        if (at < 0 || at + 1 >= tables.across.length) continue
        const rest = place - at
        const between = (values: Float32Array): number => values[at] + (values[at + 1] - values[at]) * rest
        const upper = between(tables.upper)
        const lower = between(tables.lower)
        const reach = between(tables.reach)
        const ownUpper = between(tables.ownUpper)
        const ownLower = between(tables.ownLower)
        const jaw = along < 0 ? jawLine.left(down) : jawLine.right(down)
        const onJaw = smoothstep(jaw, 0.75 * jaw, Math.abs(along))
        const aside = between(tables.across) * asideAt(down - 0.5 * (upper + lower), reach) * onJaw
        const isUpper = down < 0.5 * (upper + lower)
        const away = isUpper ? Math.max(0, upper - down) : Math.max(0, down - lower)
        if (isUpper && away > reach) continue
        const onLips =
          away > 2.5 * lowerLip
            ? 0
            : smoothstep(1.15, 0.6, Math.abs(along) / half) * Math.exp(-((away / lowerLip) ** 2))
        const fullness = thin * away * onLips
        let source: number
        if (isUpper)
          source = (down < upper ? down - (upper - ownUpper) * smoothstep(reach, 0, away) : ownUpper) - fullness
        else {
          const drop = lerp(lower - ownLower, chin * between(tables.chin) * onJaw, smoothstep(0, 0.55 * length, away))
          const moved = drop * smoothstep(chinDown + NECK * length, chinDown, down)
          source = (down > lower ? down - moved : ownLower) + fullness + rolled * onLips
        }
        const column = along + aside
        const isStill = Math.abs(aside) < STILL && Math.abs(source - down) < STILL
        let texel = isStill
          ? still.texels[y * still.width + x]
          : sampleTexel(still, origin.x + column * cosine - source * sine, origin.y + column * sine + source * cosine)
        const corner = smoothstep(1.02, 0.7, Math.abs(column) / half)
        if (corner > 0 && away < 3 * lineWidth) {
          const line = lineCover * corner * Math.exp(-((away / lineWidth) ** 2))
          texel = mixTexels(texel, ink, Math.round(256 * line))
        }
        if (lower - upper > 0.2) {
          const inside =
            smoothstep(-softness, softness, down - upper) *
            smoothstep(-softness, softness, lower - down) *
            smoothstep(0, 2 * softness, lower - upper)
          if (inside > 0) {
            spot.along = along
            spot.down = down
            spot.upper = upper
            spot.lower = lower
            paintInside(spot, color)
            texel = mixTexels(texel, texelOf(color), Math.round(256 * inside))
          }
        }
        target.texels[y * target.width + x] = texel
      }
    }
  }
}
