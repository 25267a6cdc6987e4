import { clamp } from '../../math/scalar.ts'
import { mixTexels } from '../layers/texture.ts'
import type { Texture } from '../layers/texture.ts'
import { spotOf } from './read-anatomy.ts'
import type { Anatomy, Spot } from './read-anatomy.ts'

/** Lids from the picture's left to its right, upper and lower. */
export const LIDS = [
  { upper: [33, 246, 161, 160, 159, 158, 157, 173, 133], lower: [33, 7, 163, 144, 145, 153, 154, 155, 133] },
  { upper: [362, 398, 384, 385, 386, 387, 388, 466, 263], lower: [362, 382, 381, 380, 374, 373, 390, 249, 263] },
] as const

/** A line across the face: how far it lies below the axis at every place along it. */
export type Line = (along: number) => number

/** A part of the face seen upright: its own axes, and the box of texels that may change. */
export type Part = {
  origin: Spot
  cosine: number
  sine: number
  length: number
  box: { left: number; top: number; right: number; bottom: number }
}

export const lineThrough = (spots: readonly { along: number; down: number }[]): Line => {
  const sorted = spots.toSorted((a, b) => a.along - b.along)
  return (along) => {
    const after = sorted.findIndex((spot) => spot.along >= along)
    if (after <= 0) return sorted[after === 0 ? 0 : sorted.length - 1].down
    const [from, to] = [sorted[after - 1], sorted[after]]
    return from.down + ((to.down - from.down) * (along - from.along)) / (to.along - from.along || 1)
  }
}

export const partOf = (
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

export const toPart = (
  { origin, cosine, sine }: Part,
  { x, y }: Pick<Spot, 'x' | 'y'>,
): { along: number; down: number } => ({
  along: (x - origin.x) * cosine + (y - origin.y) * sine,
  down: (y - origin.y) * cosine - (x - origin.x) * sine,
})

export const sampleTexel = ({ texels, width, height }: Texture, x: number, y: number): number => {
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
export const remap = (
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

/** Reads lines of the mesh in the axes of a part. */
export const lineReader =
  (part: Part, { points }: Anatomy) =>
  (indices: readonly number[]): Line =>
    lineThrough(indices.map((index) => toPart(part, spotOf(points, index))))
