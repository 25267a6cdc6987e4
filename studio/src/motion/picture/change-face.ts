import { clamp, smoothstep } from '../../render/math/scalar.ts'
import { LOWER_LIP_INSIDE, UPPER_LIP_INSIDE } from '../../swap/mesh-regions.ts'
import { mixTexels, type Texture } from '../layers/texture.ts'
import { type Anatomy, type Spot, spotOf } from './read-anatomy.ts'

/** Lids from the picture's left to its right, upper and lower. */
const LIDS = [
  { upper: [33, 246, 161, 160, 159, 158, 157, 173, 133], lower: [33, 7, 163, 144, 145, 153, 154, 155, 133] },
  { upper: [362, 398, 384, 385, 386, 387, 388, 466, 263], lower: [362, 382, 381, 380, 374, 373, 390, 249, 263] },
] as const

/** A line across the face: how far it lies below the axis at every place along it. */
type Line = (along: number) => number

/** A part of the face seen upright: its own axes, and the box of texels that may change. */
type Part = {
  origin: Spot
  cosine: number
  sine: number
  length: number
  box: { left: number; top: number; right: number; bottom: number }
}

const lineThrough = (spots: readonly { along: number; down: number }[]): Line => {
  const sorted = spots.toSorted((a, b) => a.along - b.along)
  return (along) => {
    const after = sorted.findIndex((spot) => spot.along >= along)
    if (after <= 0) return sorted[after === 0 ? 0 : sorted.length - 1].down
    const [from, to] = [sorted[after - 1], sorted[after]]
    return from.down + ((to.down - from.down) * (along - from.along)) / (to.along - from.along || 1)
  }
}

const partOf = (
  { points, angle }: Anatomy,
  ends: readonly [number, number],
  reach: { up: number; down: number },
): Part => {
  const [start, end] = ends.map((index) => spotOf(points, index))
  const length = Math.hypot(end.x - start.x, end.y - start.y)
  const origin = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2, z: 0 }
  const side = length * 0.8
  return {
    origin,
    cosine: Math.cos(angle),
    sine: Math.sin(angle),
    length,
    box: {
      left: Math.floor(origin.x - side - Math.abs(Math.sin(angle)) * length),
      right: Math.ceil(origin.x + side + Math.abs(Math.sin(angle)) * length),
      top: Math.floor(origin.y - length * reach.up),
      bottom: Math.ceil(origin.y + length * reach.down),
    },
  }
}

const toPart = ({ origin, cosine, sine }: Part, { x, y }: Pick<Spot, 'x' | 'y'>): { along: number; down: number } => ({
  along: (x - origin.x) * cosine + (y - origin.y) * sine,
  down: (y - origin.y) * cosine - (x - origin.x) * sine,
})

const sampleTexel = ({ texels, width, height }: Texture, x: number, y: number): number => {
  const u = clamp(x, 0, width - 2)
  const v = clamp(y, 0, height - 2)
  const [column, row] = [Math.floor(u), Math.floor(v)]
  const at = row * width + column
  const across = Math.floor((u - column) * 256)
  const top = mixTexels(texels[at], texels[at + 1], across)
  const bottom = mixTexels(texels[at + width], texels[at + width + 1], across)
  return mixTexels(top, bottom, Math.floor((v - row) * 256))
}

/** Draws a part anew: for every texel of its box, `from` tells which place of the still picture comes there. */
const remap = (
  target: Texture,
  source: Texture,
  part: Part,
  from: (along: number, down: number) => { down: number; ink?: number; cover?: number } | undefined,
): void => {
  const { box, origin, cosine, sine } = part
  for (let y = Math.max(0, box.top); y <= Math.min(target.height - 1, box.bottom); y++) {
    for (let x = Math.max(0, box.left); x <= Math.min(target.width - 1, box.right); x++) {
      const { along, down } = toPart(part, { x, y })
      const found = from(along, down)
      if (!found) continue
      const sourceX = origin.x + along * cosine - found.down * sine
      const sourceY = origin.y + along * sine + found.down * cosine
      const color = sampleTexel(source, sourceX, sourceY)
      const { ink, cover = 0 } = found
      target.texels[y * target.width + x] = ink === undefined ? color : mixTexels(color, ink, Math.round(256 * cover))
    }
  }
}

/** The lid's skin is drawn down over the eyeball, lashes and all; the eyeball itself stays where it is. */
const closeLids = (target: Texture, source: Texture, anatomy: Anatomy, blink: number): void => {
  for (const { upper, lower } of LIDS) {
    const part = partOf(anatomy, [upper[0], upper[upper.length - 1]], { up: 1.1, down: 0.6 })
    const read = (indices: readonly number[]) =>
      lineThrough(indices.map((index) => toPart(part, spotOf(anatomy.points, index))))
    const [upperLine, lowerLine] = [read(upper), read(lower)]
    const half = part.length / 2
    // The lashes hang over the lid's edge.
    const lashes = 0.05 * part.length
    remap(target, source, part, (along, down) => {
      if (Math.abs(along) > half) return undefined
      const open = upperLine(along) + lashes
      const crease = upperLine(along) - 0.34 * part.length
      const shut = open + blink * Math.max(0, lowerLine(along) + 0.02 * part.length - open)
      if (down <= crease || down >= shut) return undefined
      return { down: crease + ((down - crease) * (open - crease)) / (shut - crease) }
    })
  }
}

/** The inside of a mouth. */
const CAVITY = 0xff1e1a42
const MOST_OPEN = 0.2

/** The lower lip and chin are drawn down; between the lips it gets dark, or teeth are stretched where they show. */
const openMouth = (target: Texture, source: Texture, anatomy: Anatomy, talk: number): void => {
  const part = partOf(anatomy, [61, 291], { up: 0.5, down: 1.5 })
  const read = (indices: readonly number[]) =>
    lineThrough(indices.map((index) => toPart(part, spotOf(anatomy.points, index))))
  const [upperLine, lowerLine] = [read(UPPER_LIP_INSIDE), read(LOWER_LIP_INSIDE)]
  const half = part.length * 0.5
  const reach = part.length * 1.2
  remap(target, source, part, (along, down) => {
    const inside = 1 - (along / (half * 0.92)) ** 2
    const opening = talk * MOST_OPEN * part.length * smoothstep(-0.6, 0.9, inside)
    const seam = (upperLine(along) + lowerLine(along)) / 2
    if (opening < 0.2 || down <= seam) return undefined
    const parted = inside > 0 ? opening : 0
    const below = down - seam
    // Far below the mouth nothing moves; the skin between is pressed together.
    if (below >= reach) return undefined
    const moved = below >= parted ? ((below - parted) / (reach - parted)) * reach : 0
    const edge = Math.min(below, parted - below) / Math.max(0.6, 0.12 * part.length * talk)
    const cover = parted > 0 && below < parted ? 0.92 * clamp(edge) * clamp(inside * 3) : 0
    return { down: seam + moved, ink: CAVITY, cover }
  })
}

export type FaceChange = { blink: number; talk: number }

/** Shows lids and mouth of a pictured face in another state; `still` is the picture as it was. */
export const createFaceChanger = (
  still: Texture,
  anatomy: Anatomy,
): { texture: Texture; show: (change: FaceChange) => void } => {
  const texture = { ...still, texels: still.texels.slice() }
  let shown = ''
  return {
    texture,
    show: ({ blink, talk }) => {
      const wanted = `${blink.toFixed(3)}/${talk.toFixed(3)}`
      if (wanted === shown) return
      shown = wanted
      texture.texels.set(still.texels)
      if (talk > 0) openMouth(texture, still, anatomy, talk)
      if (blink > 0) closeLids(texture, still, anatomy, blink)
    },
  }
}
