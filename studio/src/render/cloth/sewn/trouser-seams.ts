import type { Rgb } from '../../../image/rgb.ts'
import { valueNoise } from '../../../math/noise.ts'
import { bell, distanceOf, smoothstep } from '../../../math/scalar.ts'
import type { Frame } from '../../body/frame.ts'
import { darken, lay, line, stitch } from '../appearance/fabrics.ts'
import type { PocketPlace } from '../cut/cut-bottom.ts'
import type { ClothSample, Seams } from '../appearance/fabrics.ts'
import { BAND, drawBelt } from './belt.ts'
import type { Belt } from './belt.ts'
import { fadeDenim, isBehind } from './seams.ts'

type TrouserSeamOptions = {
  frame: Frame
  topY: number
  endY: number
  /** How much higher the hem is at a place ahead of the eyes. */
  riseAt: (z: number) => number
  belt: Belt | undefined
  /** Left and right, where hands are in them. */
  pockets: readonly (PocketPlace | undefined)[]
}

/** Half the length of the edge of a pocket that a hand is in. */
const POCKET_HALF = 0.42

/** Loops of the waistband: how far from the middle, and half their width. */
const LOOP = { side: 0.52, half: 0.036 } as const

const paint = (sample: ClothSample, color: Rgb, factor = 1): void => {
  sample.red = color[0] * factor
  sample.green = color[1] * factor
  sample.blue = color[2] * factor
}

/** Waistband, fly, slanted pockets, side seams and hems; with yellow thread on denim. */
export const sewTrousers = (
  { frame, topY, endY, riseAt, belt, pockets }: TrouserSeamOptions,
  isDenim: boolean,
): Seams => {
  const { hipX, crotchY } = frame
  const seam = (sample: ClothSample, offset: number, along: number, strength = 0.26): void => {
    if (isDenim) stitch(sample, offset, along)
    else darken(sample, strength * line(offset, 0.014))
  }
  return (sample) => {
    const side = Math.abs(sample.x)
    const down = sample.y - topY
    if (isDenim) fadeThighs(sample, side - hipX, frame)
    if (down < BAND + 0.04) {
      darken(sample, 0.3 * line(down - BAND, 0.014))
      const beyondLoop = Math.abs(side - LOOP.side) - LOOP.half
      if (belt) drawBelt(sample, down, { ...belt, beyondLoop })
      darken(sample, 0.24 * line(beyondLoop, 0.012) - 0.06 * line(beyondLoop + 0.02, 0.012))
      if (!belt && !isBehind(sample)) sewButton(sample, down)
      return
    }
    const inFront = sample.z > -0.4
    const pocket = pockets[sample.x < 0 ? 0 : 1]
    if (pocket) {
      const { center, depth } = pocket
      const below = depth(sample.x, sample.y, sample.z)
      if (Math.abs(below) < 0.12 && distanceOf(side - Math.abs(center[0]), sample.y - center[1]) < POCKET_HALF) {
        darken(sample, 0.36 * line(below, 0.02))
        seam(sample, below - 0.05, side, 0.2)
      }
    }
    if (inFront && sample.y < crotchY) {
      darken(sample, 0.3 * line(sample.x, 0.012))
      const flyEnd = topY + 0.95
      const flyX = 0.17 * Math.sqrt(Math.max(0, 1 - (Math.max(0, sample.y - flyEnd + 0.3) / 0.3) ** 2))
      if (sample.y < flyEnd) seam(sample, sample.x - flyX, sample.y, 0.14)
      if (down < 0.75 && !pocket) {
        const pocketX = isDenim
          ? 1.02 - 0.62 * Math.sqrt(Math.max(0, 1 - (down / 0.62) ** 2))
          : 0.72 + 0.42 * (down / 0.75)
        if (down < 0.62 || !isDenim) {
          // Its mouth gapes a little, and is sewn shut at both ends.
          const gape = isDenim ? 1 : smoothstep(0, 0.12, down - BAND) * smoothstep(0.75, 0.6, down)
          const beyond = side - pocketX
          darken(sample, gape * (0.34 * line(beyond, 0.018) - 0.08 * line(beyond + 0.03, 0.02)))
          if (!isDenim && beyond > 0) darken(sample, 0.16 * gape * Math.exp(-beyond / 0.05))
          seam(sample, side - pocketX + 0.05, sample.y, 0)
        }
      }
    }
    if (sample.y > topY + 0.7) {
      const outward = side - hipX
      if (outward > 0.1) darken(sample, 0.24 * line(sample.z + 0.36, 0.016))
      else if (outward < -0.1 && sample.y > crotchY + 0.2) darken(sample, 0.2 * line(sample.z + 0.4, 0.016))
    }
    darken(sample, 0.25 * line(sample.y - endY + riseAt(sample.z) + 0.14, 0.014))
    if (!isDenim && inFront)
      darken(
        sample,
        -0.07 *
          bell(sample.x - Math.sign(sample.x) * hipX, 0, 0.02) *
          smoothstep(crotchY - 0.4, crotchY + 0.3, sample.y),
      )
  }
}

/** A pocket on the outer thigh: how far above the knee it ends and begins, from where to where beside the leg's middle, and its flap. */
const CARGO = { foot: 0.3, top: 1.5, inner: 0.02, flap: 0.36 } as const

/** Bellows pockets with flaps and a button on both thighs. */
export const sewCargoPockets =
  ({ hipX, kneeY }: Frame): Seams =>
  (sample) => {
    const outward = Math.abs(sample.x) - hipX
    if (sample.z < -0.75) return
    const down = sample.y - (kneeY - CARGO.top)
    const left = kneeY - CARGO.foot - sample.y
    const beside = outward - CARGO.inner
    const inside = Math.min(down, left, beside)
    if (inside < -0.14) return
    darken(sample, inside < 0 ? 0.34 * Math.exp(inside / 0.045) : -0.05)
    darken(sample, 0.3 * line(inside - 0.045, 0.012))
    const flap = down - CARGO.flap
    if (inside > 0) darken(sample, 0.42 * line(flap, 0.014) + (flap > 0 ? 0.26 * Math.exp(-flap / 0.07) : 0))
    if (distanceOf(outward - 0.24, flap + 0.1) < 0.045) darken(sample, 0.5)
  }

/** Tears on the left and the right leg: how far above the knee, and half their breadth and height. */
const TEARS = [
  [
    [0.05, 0.36, 0.24],
    [1.35, 0.24, 0.09],
    [2.1, 0.2, 0.07],
  ],
  [
    [0.62, 0.32, 0.13],
    [-0.12, 0.38, 0.17],
    [1.75, 0.22, 0.1],
  ],
] as const
const WEFT: Rgb = [226, 228, 230]
/** How far apart threads lie that still cross a tear. */
const CROSSING = 0.052

/** Skin that shows through torn denim, crossed by white threads that hang a little, and frayed round the edge. */
export const tearLegs =
  ({ hipX, kneeY }: Frame, skin: Rgb): Seams =>
  (sample) => {
    if (sample.z < -0.42) return
    const across = Math.abs(sample.x) - hipX
    for (const [above, half, high] of TEARS[sample.x < 0 ? 0 : 1]) {
      const up = sample.y - kneeY + above
      const ragged = 0.16 * (valueNoise(sample.x * 26, sample.y * 40, 5) - 0.5)
      const out = distanceOf(across / half, up / high) + ragged
      if (out > 1.5) continue
      lay(sample, [188, 202, 220], 0.7 * smoothstep(1.45, 1.05, out))
      const open = smoothstep(1, 0.92, out)
      const shade = 0.8 + 0.14 * smoothstep(-1, 1, up / high)
      lay(sample, [skin[0] * shade, skin[1] * shade, skin[2] * shade], open)
      const sag = up - 0.05 * (1 - (across / half) ** 2)
      const row = Math.round(sag / CROSSING)
      const thread = line(sag - row * CROSSING - 0.012 * Math.sin(9 * across + 2.4 * row), 0.009)
      const isTorn = valueNoise(row * 3.7, across * 3.1, 8) < 0.36
      lay(sample, WEFT, isTorn ? 0 : 0.85 * thread * open)
    }
  }

const sewButton = (sample: ClothSample, down: number): void => {
  const distance = distanceOf(sample.x - 0.02, down - BAND / 2)
  if (distance > 0.055) return
  const shine = 1 - distance / 0.07
  paint(sample, [150, 118, 76], 0.7 + 0.6 * shine)
  sample.gloss = 0.5
}

/** Denim pales on the thighs and knees. */
const fadeThighs = (sample: ClothSample, across: number, { hipY, kneeY }: Frame): void => {
  const thigh = bell(sample.y, hipY + 1.7, 1.3) + 0.6 * bell(sample.y, kneeY + 0.1, 0.8)
  fadeDenim(sample, 0.16 * thigh * bell(across, 0, 0.4) * smoothstep(-0.45, -0.1, sample.z))
}
