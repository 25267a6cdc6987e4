import { LOWER_LIP_INSIDE, UPPER_LIP_INSIDE } from '../../faces/mesh-regions.ts'
import { clamp, smoothstep } from '../../math/scalar.ts'
import { mixTexels } from '../layers/texture.ts'
import type { Texture } from '../layers/texture.ts'
import { spotOf } from './read-anatomy.ts'
import type { Anatomy, Spot } from './read-anatomy.ts'

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

/** In lengths of the eye: how far above the lid's line there is skin without lashes, and how thick these lie on a shut eye. */
const LID = { skin: 0.1, crease: 0.36, lashes: 0.055 }
const LASHES_COVER = 0.85
const BEYOND_CORNERS = 1.4

/** The darkest texel about a line: the colour of the lashes, or of the shade in which they lie. */
const darkestAlong = (texture: Texture, part: Part, line: Line): number => {
  let [darkest, least] = [0xff000000, Infinity]
  for (let along = -0.4; along <= 0.4; along += 0.05) {
    for (let below = -0.04; below <= 0.06; below += 0.02) {
      const [x, y] = [along * part.length, line(along * part.length) + below * part.length]
      const { origin, cosine, sine } = part
      const texel = sampleTexel(texture, origin.x + x * cosine - y * sine, origin.y + x * sine + y * cosine)
      const light = (texel & 255) + ((texel >>> 8) & 255) + ((texel >>> 16) & 255)
      if (light < least) [darkest, least] = [texel, light]
    }
  }
  return darkest
}

/** The lid's skin is drawn down over the eyeball, with lashes at its edge; the eyeball itself stays where it is. */
const closeLids = (target: Texture, source: Texture, anatomy: Anatomy, blink: number): void => {
  for (const { upper, lower } of LIDS) {
    const part = partOf(anatomy, [upper[0], upper[upper.length - 1]], { up: 1.1, down: 0.6 })
    const read = (indices: readonly number[]) =>
      lineThrough(indices.map((index) => toPart(part, spotOf(anatomy.points, index))))
    const [upperLine, lowerLine] = [read(upper), read(lower)]
    const half = part.length / 2
    const ink = darkestAlong(source, part, upperLine)
    remap(target, source, part, (along, down) => {
      // Eyes reach a little beyond the corners of the mesh, and the lid ends softly there.
      const reach = 1 - smoothstep(1, BEYOND_CORNERS, Math.abs(along) / half)
      if (reach === 0) return undefined
      // What lies at the line itself may be the iris: stretched with the lid, it would hang on it as a blot.
      const open = upperLine(along) - LID.skin * part.length
      const crease = upperLine(along) - LID.crease * part.length
      const shut = open + blink * reach * Math.max(0, lowerLine(along) + 0.02 * part.length - open)
      if (down <= crease || down >= shut + 1) return undefined
      const strength = LASHES_COVER * smoothstep(0, 0.2, blink) * reach
      // The lid's edge is smooth over one texel.
      if (down >= shut) return { down, ink, cover: strength * (1 - (down - shut)) }
      const thickness = LID.lashes * part.length * (1 - 0.6 * Math.min(1, (along / half) ** 2))
      const cover = strength * smoothstep(shut - thickness, shut - 0.4 * thickness, down)
      return { down: crease + ((down - crease) * (open - crease)) / (shut - crease), ink, cover }
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
