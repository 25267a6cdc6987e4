import { learnColors } from '../../cut-out/color-model.ts'
import { edgeDistance } from '../../cut-out/edge-distance.ts'
import { fitToLight, smoothAlongEdges } from '../../cut-out/guided-filter.ts'
import { areaOf, closeMask, largestPart } from '../../cut-out/mask.ts'
import type { Mask } from '../../cut-out/mask.ts'
import { blur } from '../../image/blur.ts'
import { rgbToOklab } from '../../image/oklab.ts'
import { toLabPicture } from '../../image/picture.ts'
import type { LabPicture, Picture } from '../../image/picture.ts'
import { clamp, lerp, smoothstep } from '../../math/scalar.ts'
import { measureAt } from './read-anatomy.ts'
import type { Anatomy } from './read-anatomy.ts'

const ROUNDS = 4
const COLORS = 8
/** Most that place, colours and edges count, as logarithms of odds. */
const SURE = 8
const COLOR_EVIDENCE = 3
const COLOR_WEIGHT = 0.6
/** Pixels around what is taken for the person where their colours count twice: hair frays. */
const RIM = 6
const EDGE_EVIDENCE = 4
const EDGE_WEIGHT = 2.5
/** Changes of colour, in OKLab, that are no edge. */
const FAINT = 0.004
/** How much of the weakest edge between person and place sets a pixel apart. */
const APART = 0.85
/** Heights of the face from its middle to the hips: farther down, legs and the ground take turns. */
const HIPS = 4
/** A cut that holds less or more than these shares of the picture went wrong. */
const LEAST_SHARE = 0.03
const MOST_SHARE = 0.9
/** The cut is wider than the person by this share of the face's width: what is cut off would be missed. */
const GROWTH = 0.04
const SOFTNESS = 0.05

/** How much each pixel of a picture belongs to the person, 0 to 1; undefined where person and place cannot be told apart. */
export const cutOutPerson = (picture: Picture, anatomy: Anatomy): Float32Array | undefined => {
  const lab = toLabPicture(picture)
  const scale = picture.width / lab.width
  const mask = wholePart(lab, learnShares(lab, placeBelief(lab, { anatomy, scale })))
  const share = areaOf(mask) / mask.inside.length
  if (share < LEAST_SHARE || share > MOST_SHARE) return undefined
  return enlarge({ picture, lab, mask }, { width: anatomy.width, scale })
}

/** How likely a person is at each pixel by where their face is, as logarithms of odds: arms may be anywhere below. */
const placeBelief = (
  { width, height }: LabPicture,
  { anatomy, scale }: { anatomy: Anatomy; scale: number },
): Float32Array =>
  Float32Array.from({ length: width * height }, (_, at) => {
    const { face, skull, across, down } = measureAt(anatomy, (at % width) * scale, Math.floor(at / width) * scale)
    const side = Math.abs(across)
    const shoulders = lerp(0.42, 0.95, smoothstep(0.65, 1.1, down))
    const neck = smoothstep(0.3, 0.2, side) * smoothstep(0.2, 0.4, down)
    const trunk = smoothstep(0.95, 0.75, side / shoulders) * smoothstep(0.75, 0.95, down)
    const body = Math.max(neck, trunk) * smoothstep(HIPS, 0.8 * HIPS, down)
    const hair = smoothstep(0.94, 0.82, skull) * smoothstep(-0.2, -0.35, down)
    const within = Math.max(smoothstep(1, 0.85, face), hair, body)
    if (within > 0) return SURE * within
    const above = smoothstep(0.95, 0.55, down)
    const beside = Math.max(above * smoothstep(1.15, 1.85, skull), smoothstep(2.2, 4, side / shoulders))
    const near = 4 * above * smoothstep(1.25, 0.9, skull)
    const wide = (1 - above) * smoothstep(1.5, 2.5, side / shoulders)
    return near - SURE * beside - wide
  })

/**
 * Learns the colours of the person and of the place from where each surely is, and decides what lies between by them and
 * by which of both can be reached without crossing an edge.
 */
const learnShares = (lab: LabPicture, belief: Float32Array): Float32Array => {
  const surely = (isMeant: (sum: number) => boolean) => [...belief.keys()].filter((at) => isMeant(belief[at]))
  const toPerson = edgeDistance(
    lab,
    surely((sum) => sum >= SURE),
  )
  const place = surely((sum) => sum <= -SURE)
  const toPlace = edgeDistance(lab, [...place, ...borderAway(lab, toPerson, place)])
  const hints = belief.map((sum, at) => {
    const byEdges = EDGE_WEIGHT * Math.log2((toPlace[at] + FAINT) / (toPerson[at] + FAINT))
    return sum + clamp(byEdges, -EDGE_EVIDENCE, EDGE_EVIDENCE)
  })
  let shares: Float32Array = hints.map(shareOf)
  for (let round = 0; round < ROUNDS; round++) {
    const known = shares
    const pixels = [...known.keys()]
    const models = [pixels.filter((at) => known[at] > 0.8), pixels.filter((at) => known[at] < 0.2)].map((taken) =>
      learnColors(lab, taken, COLORS),
    )
    const [ofPerson, ofPlace] = models
    const around = blur({ ...lab, values: known }, RIM, 2).values
    const odds = hints.map((sum, at) => {
      const byColor = clamp(COLOR_WEIGHT * (ofPerson(at) - ofPlace(at)), -COLOR_EVIDENCE, COLOR_EVIDENCE)
      return sum + byColor * (byColor > 0 ? 1 + smoothstep(0.02, 0.2, around[at]) : 1)
    })
    shares = smoothAlongEdges(lab, odds.map(shareOf))
  }
  return shares
}

/** Pixels at the left and right border that clear edges set apart from the person: arms may reach the border too. */
const borderAway = ({ width, height }: LabPicture, toPerson: Float32Array, place: readonly number[]): number[] => {
  const sorted = Float32Array.from(place, (at) => toPerson[at]).sort()
  const outline = sorted[Math.floor(sorted.length * 0.2)] ?? Infinity
  return Array.from({ length: 2 * height }, (_, index) => (index >> 1) * width + (index & 1) * (width - 1)).filter(
    (at) => toPerson[at] > APART * outline,
  )
}

const shareOf = (odds: number): number => 1 / (1 + Math.exp(-odds))

const wholePart = ({ width, height }: LabPicture, shares: Float32Array): Mask => {
  const inside = Uint8Array.from(shares, (share) => (share > 0.5 ? 1 : 0))
  return largestPart(closeMask({ width, height, inside }, Math.max(1, Math.round(width * 0.015))))
}

/** The cut in the picture's own size, along its edges, a little wider and soft at its rim. */
const enlarge = (
  { picture, lab, mask }: { picture: Picture; lab: LabPicture; mask: Mask },
  face: { width: number; scale: number },
): Float32Array => {
  const { width, height, data } = picture
  const { slope, offset } = fitToLight(lab, Float32Array.from(mask.inside))
  const cut = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const [light] = rgbToOklab([data[at * 4], data[at * 4 + 1], data[at * 4 + 2]])
      const [u, v] = [(x + 0.5) / face.scale - 0.5, (y + 0.5) / face.scale - 0.5]
      cut[at] = clamp(sample(slope, lab, u, v) * light + sample(offset, lab, u, v))
    }
  }
  const radius = Math.max(1, Math.round(face.width * GROWTH))
  const grown = blur({ width, height, values: cut.map((share) => smoothstep(0.3, 0.6, share)) }, radius, 2).values
  const soft = Math.max(1, Math.round(face.width * SOFTNESS * 0.5))
  const rim = blur({ width, height, values: grown.map((share) => smoothstep(0.05, 0.25, share)) }, soft, 2).values
  return rim.map((share) => smoothstep(0.08, 0.92, share))
}

const sample = (
  values: Float32Array,
  { width, height }: Pick<LabPicture, 'width' | 'height'>,
  x: number,
  y: number,
): number => {
  const [u, v] = [clamp(x, 0, width - 1.001), clamp(y, 0, height - 1.001)]
  const at = Math.floor(v) * width + Math.floor(u)
  const [right, below] = [u % 1, v % 1]
  return lerp(lerp(values[at], values[at + 1], right), lerp(values[at + width], values[at + width + 1], right), below)
}
