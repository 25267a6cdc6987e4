import type { Rgb } from '../../image/rgb.ts'
import { scaleRgb } from '../../image/rgb.ts'
import { bell, distanceOf, smoothstep } from '../../math/scalar.ts'
import type { ShoeName } from '../../scene/outfits/outfit.ts'
import { bendNormal, coverage, darken, lay, line } from './appearance/fabrics.ts'
import type { ClothSample, Seams } from './appearance/fabrics.ts'

const RUBBER: Rgb = [232, 229, 222]
const DARK_SOLE: Rgb = [34, 29, 26]
const WELT: Rgb = [104, 86, 66]
const LACE: Rgb = [244, 242, 238]
/** How far apart laces lie, how much of that each fills, how far out and up they reach, and from where to where. */
const LACES = { row: 0.13, width: 0.5, half: 0.15, top: 0.84, from: 0.26, to: 0.8 } as const
/** Where the cap over the toes begins. */
const CAP = 1.24
const THREAD = { length: 0.035, width: 0.008 } as const

/** Leather sewn on leather: one piece ends in an edge over the other, with a row of thread beside it. */
const sewEdge = (sample: ClothSample, offset: number, along: number): void => {
  darken(sample, 0.34 * line(offset, 0.014) + (offset < 0 ? 0.12 * Math.exp(offset / 0.03) : 0))
  const stitch = along / THREAD.length
  const dash = stitch - Math.floor(stitch) < 0.6 ? 1 : 0
  darken(sample, 0.2 * dash * line(offset - 0.035, THREAD.width))
}

/** Where the foot bends its shoe. */
const wrinkle = (sample: ClothSample, side: number, depth: number): void => {
  const { z } = sample
  const across = smoothstep(0.32, 0.05, side)
  for (const [at, slant, share] of [
    [0.84, 0.16, 0.8],
    [0.94, -0.12, 1],
    [1.04, 0.1, 0.7],
  ] as const) {
    const beside = z - at - slant * sample.x
    const near = depth * share * across * line(beside, 0.03)
    // Towards the viewer the instep falls, so that slopes along it are seen as slopes down the picture.
    bendNormal(sample, 0, near * (beside / 0.03) * 0.9)
    darken(sample, 0.16 * near)
  }
}

const lace = (sample: ClothSample, color: Rgb): void => {
  const { x, z } = sample
  const side = Math.abs(x)
  if (sample.y > LACES.top || z < LACES.from || z > LACES.to || side > LACES.half + 0.08) return
  const tongue = coverage(sample, LACES.half - 0.02 - side)
  darken(sample, 0.36 * tongue + 0.24 * line(side - LACES.half - 0.02, 0.016))
  // Each lace runs a little slantwise, over the next one.
  const row = (z - LACES.from + 0.14 * x) / LACES.row
  const share = row - Math.floor(row)
  const eyelet = distanceOf(side - LACES.half - 0.05, (share - LACES.width / 2) * LACES.row)
  darken(sample, 0.7 * coverage(sample, 0.018 - eyelet))
  const fromMiddle = (share / LACES.width) * 2 - 1
  const inside = Math.min((1 - Math.abs(fromMiddle)) * LACES.width * LACES.row * 0.5, LACES.half + 0.045 - side)
  const cover = coverage(sample, inside)
  if (cover <= 0) return
  lay(sample, scaleRgb(color, 1 - 0.3 * fromMiddle ** 2), cover)
  bendNormal(sample, 0, 0.7 * fromMiddle * cover)
}

const sewPanels = (sample: ClothSample): void => {
  const { x, y, z } = sample
  const side = Math.abs(x)
  sewEdge(sample, distanceOf(x * 1.3, z - 0.82) - 0.72, Math.atan2(x, z - 0.82))
  const heelPiece = -0.2 - 0.25 * y - z
  darken(sample, 0.1 * coverage(sample, heelPiece))
  sewEdge(sample, heelPiece, y)
  if (side > 0.17 && z > -0.1) {
    const quarter = Math.abs(z - 0.4 - 0.5 * (y - 0.3)) - 0.075
    darken(sample, 0.24 * coverage(sample, -quarter) * smoothstep(0.17, 0.2, side))
  }
}

/** A raised seam round the top of the toes, and a band across the instep. */
const sewLoafer = (sample: ClothSample): void => {
  const { x, z } = sample
  const side = Math.abs(x)
  if (z > 0.5) {
    const seam = distanceOf(x, Math.max(0, z - 1.16) * 0.7) - 0.215
    darken(sample, 0.34 * line(seam, 0.016) - 0.1 * line(seam - 0.03, 0.02))
    bendNormal(sample, Math.sign(x) * 0.5 * line(seam + 0.02, 0.025), 0)
  }
  const band = 0.085 - Math.abs(z - 0.62)
  const slot = Math.max(Math.abs(z - 0.62) - 0.026, side - 0.08)
  darken(sample, 0.4 * line(band, 0.014) + 0.5 * coverage(sample, -slot) * (band > 0 ? 1 : 0))
}

/** Sole, laces, toe cap and edges of a shoe; sample coordinates are the foot's own, over its arch. */
export const sewShoe = (name: ShoeName, soleHeight: number): Seams => {
  const isSporty = name === 'sneakers'
  const isLaced = isSporty || name === 'oxfords' || name === 'boots'
  return (sample) => {
    const { x, y, z } = sample
    const side = Math.abs(x)
    if (y < soleHeight) {
      if (name === 'heels') return
      lay(sample, isSporty ? RUBBER : DARK_SOLE, 1)
      darken(sample, isSporty ? 0.2 * line(y - soleHeight * 0.6, 0.012) : 0)
      if (!isSporty && y > soleHeight - 0.012) lay(sample, WELT, 0.2)
      sample.gloss = 0.06
      return
    }
    // The upper is drawn in where it is sewn to the welt.
    darken(sample, 0.45 * line(y - soleHeight, 0.035))
    if (isSporty) {
      sewPanels(sample)
      lay(sample, RUBBER, 0.8 * coverage(sample, 0.07 - (y - soleHeight) - 0.35 * smoothstep(1.3, 1.1, z)))
    } else wrinkle(sample, side, name === 'heels' ? 0 : 0.5)
    if (name === 'loafers') sewLoafer(sample)
    if (!isLaced) return
    if (!isSporty) {
      sewEdge(sample, CAP + 0.5 * x * x - z, x)
      sewEdge(sample, 0.86 - 0.35 * bell(side, 0.3, 0.12) - z, x)
    }
    lace(sample, isSporty ? LACE : scaleRgb([sample.red, sample.green, sample.blue], 0.55))
  }
}
