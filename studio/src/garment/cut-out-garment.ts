import { learnColors } from '../cut-out/color-model.ts'
import type { ColorModel } from '../cut-out/color-model.ts'
import { cutAlongEdges, outlineChanges } from '../cut-out/cut-along-edges.ts'
import { edgeDistance } from '../cut-out/edge-distance.ts'
import { smoothAlongEdges } from '../cut-out/guided-filter.ts'
import { above, areaOf, closeMask, growMask, largestPart } from '../cut-out/mask.ts'
import type { Mask } from '../cut-out/mask.ts'
import type { LabPicture } from '../image/picture.ts'
import { clamp } from '../math/scalar.ts'

const ROUNDS = 3
/** Widths, as shares of the picture's, that are closed always, and when the cut is torn. */
const NARROW_GAP = 0.012
const WIDE_GAP = 0.03
const TORN_SHARE = 0.85
const CLEAR_CHANGE = 0.05
/** Mean change from a pixel to its neighbours, in OKLab: of finely printed cloth, of noise, and of written pages. */
const PRINT_CHANGE = 0.3
const NOISE_CHANGE = 0.4
const PAGE_CHANGE = 0.16
/** Written pages fill this share of the box around them; garments with sleeves, legs or flare do not. */
const PAGE_FILL = 0.86
/** Shares of the level that splits best: a pattern's own edges may be stronger than the garment's outline. */
const LEVELS = [1, 0.5, 0.25, 0.12]
/** A garment that was photographed on purpose fills at least this share of its picture. */
const LEAST_SHARE = 0.12
const BACKGROUND_COLORS = 8
const GARMENT_COLORS = 5
const RING_SHARE = 0.045
/** How much the edges between a pixel and the border count beside its colour. */
const EDGE_WEIGHT = 3
/** No colour alone decides more than this. */
const COLOR_EVIDENCE = 4
const MOST_EVIDENCE = 6
/** Garments are alike on both sides: what that says, and for what stands on one side only. */
const MIRROR_WEIGHT = 1
const LONE_SIDE = 3
/** What a pixel's place in the cut so far says. */
const STAYING = 0.6
const RING_EVIDENCE = 3
/** A garment that lies straight keeps this share of its area when its sides are compared. */
const STRAIGHT_SHARE = 0.8
/** How far from the middle of its mass the axis of a garment may be, as a share of the picture's width. */
const AXIS_REACH = 0.06
/** Every so many pixels are looked at to find it. */
const AXIS_STEP = 7

/**
 * Cuts a garment out of its photo: colours of the border against colours of what an edge sets apart from it, learned
 * anew in each round, and smoothed along edges by a guided filter (He, Sun and Tang, 2010). Of several levels of how
 * strong that edge must be, the one wins whose cut looks most like a garment; `likeness` says how much, 0 to 1.
 */
export const cutOutGarment = (picture: LabPicture): { mask: Mask; likeness: number } => {
  const { width, height } = picture
  const distances = edgeDistance(picture)
  const isRing = ringOf(width, height)
  const level = splitLevel(distances.filter((_, at) => !isRing(at)))
  const cuts = LEVELS.map((share) => cutAt(picture, { distances, threshold: level * share, isRing }))
  const scores = cuts.map((mask) => likenessOf(mask) * outlineStrength(picture, mask) * calm(picture, mask))
  const likeness = Math.max(...scores)
  return { mask: refine(picture, cuts[scores.indexOf(likeness)], isRing), likeness }
}

type Cutting = { distances: Float32Array; threshold: number; isRing: (at: number) => boolean }

const cutAt = (picture: LabPicture, { distances, threshold, isRing }: Cutting): Mask => {
  const { width, height } = picture
  let mask: Mask = {
    width,
    height,
    inside: above(distances, threshold).map((value, at) => (isRing(at) ? 0 : value)),
  }
  const byEdges = distances.map((distance) => EDGE_WEIGHT * clamp(Math.log2(distance / threshold + 0.05), -2, 0.8))
  for (let round = 0; round < ROUNDS; round++) {
    const { garment, background } = learn(picture, mask, isRing)
    const evidence = new Float32Array(width * height)
    for (let at = 0; at < evidence.length; at++) {
      const byColor = clamp(garment(at) - background(at), -COLOR_EVIDENCE, COLOR_EVIDENCE)
      evidence[at] = clamp(byColor + byEdges[at] - (isRing(at) ? 2 : 0), -MOST_EVIDENCE, MOST_EVIDENCE)
    }
    const shares = smoothAlongEdges(
      picture,
      evidence.map((sum) => 1 / (1 + Math.exp(-sum))),
    )
    mask = { width, height, inside: above(shares, 0.5) }
  }
  return wholePart(mask)
}

/** Moves the outline of a cut to where colours change and both sides are most of one kind. */
const refine = (picture: LabPicture, cut: Mask, isRing: (at: number) => boolean): Mask => {
  let mask = cut
  for (let round = 0; round < ROUNDS; round++) {
    const { garment, background } = learn(picture, mask, isRing)
    const mirrored = symmetricPart(mask).inside
    const evidence = Float32Array.from(mask.inside, (inside, at) => {
      const byColor = clamp(garment(at) - background(at), -MOST_EVIDENCE, MOST_EVIDENCE)
      const byMirror = MIRROR_WEIGHT * (mirrored[at] ? 1 : inside ? -LONE_SIDE : -1)
      const byPlace = STAYING * (inside ? 1 : -1)
      return byColor + byMirror + byPlace - (isRing(at) ? RING_EVIDENCE : 0)
    })
    mask = cutAlongEdges(picture, evidence)
  }
  return withoutLoneParts(wholePart(mask))
}

/** Without what has nothing like it on the other side, unless the garment does not lie straight at all. */
const withoutLoneParts = (mask: Mask): Mask => {
  const around = growMask(symmetricPart(mask), Math.round(mask.width * NARROW_GAP) + 1)
  const inside = mask.inside.map((value, at) => value & around.inside[at])
  const rest = largestPart({ ...mask, inside })
  return areaOf(rest) > STRAIGHT_SHARE * areaOf(mask) ? rest : mask
}

/** The largest part; bands of a pattern in the background's own colour do not tear it. */
const wholePart = (mask: Mask): Mask => {
  const narrow = largestPart(closeMask(mask, Math.round(mask.width * NARROW_GAP)))
  if (areaOf(narrow) > TORN_SHARE * areaOf(mask)) return narrow
  return largestPart(closeMask(mask, Math.round(mask.width * WIDE_GAP)))
}

/** Half the change of colour across the outline that half of it has at least, 0 to 1. */
const outlineStrength = (picture: LabPicture, mask: Mask): number => {
  const changes = outlineChanges(picture, mask)
  const median = changes.sort()[changes.length >> 1] ?? 0
  return median / (median + CLEAR_CHANGE)
}

/** The part of a mask that is there on both sides of its own middle. */
const symmetricPart = (mask: Mask): Mask => {
  const { width, height, inside } = mask
  let [area, sumX] = [0, 0]
  for (let at = 0; at < inside.length; at++)
    if (inside[at]) {
      area++
      sumX += at % width
    }
  const middle = Math.round((2 * sumX) / Math.max(1, area))
  const reach = Math.round(AXIS_REACH * width)
  const isShared = (at: number, axis: number): boolean => {
    const x = axis - (at % width)
    return inside[at] === 1 && x >= 0 && x < width && inside[at - (at % width) + x] === 1
  }
  let [best, most] = [middle, 0]
  for (let axis = middle - reach; axis <= middle + reach; axis += 2) {
    let shared = 0
    for (let at = 0; at < inside.length; at += AXIS_STEP) if (isShared(at, axis)) shared++
    if (shared > most) [best, most] = [axis, shared]
  }
  return { width, height, inside: inside.map((_, at) => (isShared(at, best) ? 1 : 0)) }
}

/** Cloth is of one piece: 1 where neighbouring pixels are alike as in cloth, down to 0 for noise and writing. */
const calm = ({ values }: LabPicture, { width, height, inside }: Mask): number => {
  let [sum, count] = [0, 0]
  for (let y = 0; y < height - 1; y++)
    for (let x = 0; x < width - 1; x++) {
      const at = y * width + x
      if (!inside[at] || !inside[at + 1] || !inside[at + width]) continue
      for (let axis = 0; axis < 3; axis++) {
        const here = values[at * 3 + axis]
        sum += Math.abs(values[(at + 1) * 3 + axis] - here) + Math.abs(values[(at + width) * 3 + axis] - here)
      }
      count++
    }
  const change = sum / Math.max(1, count)
  if (change > PAGE_CHANGE && fillOf({ width, height, inside }) > PAGE_FILL) return 0
  return clamp((NOISE_CHANGE - change) / (NOISE_CHANGE - PRINT_CHANGE))
}

/** The share of the box around a cut that it fills. */
const fillOf = (mask: Mask): number => {
  const { width, inside } = mask
  const [xs, ys] = [new Set<number>(), new Set<number>()]
  for (const [at, value] of inside.entries())
    if (value) {
      xs.add(at % width)
      ys.add(Math.floor(at / width))
    }
  return areaOf(mask) / Math.max(1, xs.size * ys.size)
}

/** How much a cut looks like a garment, 0 to 1: large enough, off the border, and much the same left and right. */
const likenessOf = (mask: Mask): number => {
  const { width, height, inside } = mask
  const area = areaOf(mask)
  if (area === 0) return 0
  const both = areaOf(symmetricPart(mask))
  const onBorder = inside.reduce((sum, value, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    return sum + (value === 1 && (x < 2 || y < 2 || x >= width - 2 || y >= height - 2) ? 1 : 0)
  }, 0)
  const share = area / inside.length
  const fits = clamp(share / LEAST_SHARE) * clamp((1 - share) / 0.25) * (1 - clamp(onBorder / (0.5 * (width + height))))
  return (both / (2 * area - both)) * fits
}

const ringOf = (width: number, height: number): ((at: number) => boolean) => {
  const ring = Math.max(2, Math.round(RING_SHARE * Math.min(width, height)))
  const inside = new Uint8Array(width * height)
  for (let y = ring; y < height - ring; y++) inside.fill(1, y * width + ring, (y + 1) * width - ring)
  return (at) => inside[at] === 0
}

const learn = (
  picture: LabPicture,
  mask: Mask,
  isRing: (at: number) => boolean,
): { garment: ColorModel; background: ColorModel } => {
  const { inside } = mask
  const within: number[] = []
  const outside: number[] = []
  // What stands on one side only is more likely something beside the garment.
  const core = symmetricPart(mask).inside
  for (let at = 0; at < inside.length; at++) {
    if (core[at]) within.push(at)
    else if (inside[at]) continue
    else {
      outside.push(at)
      // The border says most about what is behind: it counts three times.
      if (isRing(at)) outside.push(at, at)
    }
  }
  return {
    garment: learnColors(picture, within, GARMENT_COLORS),
    background: learnColors(picture, outside, BACKGROUND_COLORS),
  }
}

/** The level that splits values best into two groups (Otsu, 1979). */
const splitLevel = (values: Float32Array): number => {
  const sorted = Float32Array.from(values).sort()
  const sums = new Float64Array(sorted.length + 1)
  for (let index = 0; index < sorted.length; index++) sums[index + 1] = sums[index] + sorted[index]
  const total = sums[sorted.length]
  let [best, level] = [-1, sorted[sorted.length >> 1] ?? 0]
  for (let index = 1; index < sorted.length; index += 16) {
    const low = sums[index] / index
    const high = (total - sums[index]) / (sorted.length - index)
    const between = index * (sorted.length - index) * (high - low) ** 2
    if (between > best) [best, level] = [between, sorted[index]]
  }
  return Math.max(level, 1e-6)
}
