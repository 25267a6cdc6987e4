import type { Rgb } from '../../../image/rgb.ts'
import { clamp } from '../../../math/scalar.ts'
import { bendNormal, beyondBox, coverage, darken, lay, layGlossy, line } from '../appearance/fabrics.ts'
import type { ClothSample } from '../appearance/fabrics.ts'

export type Belt = { color: Rgb; buckle: Rgb }

/** How high a waistband is, which a belt lies on. */
export const BAND = 0.21
const STRAP = { half: 0.098, round: 0.02, slope: 1.1 } as const
/** Rows of thread along both edges, and how long each stitch is. */
const THREAD = { inside: 0.03, width: 0.009, length: 0.045 } as const
/** A frame of round wire with a tongue that lies over its left bar. */
const BUCKLE = { halfWidth: 0.15, halfHeight: 0.122, corner: 0.045, wire: 0.017, tongue: 0.011 } as const
/** How far beside strap and buckle their shade reaches. */
const SHADE = { strap: 0.03, buckle: 0.022 } as const

/** Paints a round wire whose middle is `aside` away, in a way that runs as (x, y) in the picture. */
const drawWire = (
  sample: ClothSample,
  metal: Rgb,
  { aside, half, way: [x, y] }: { aside: number; half: number; way: readonly [number, number] },
): void => {
  const share = coverage(sample, half - Math.abs(aside))
  if (share <= 0) return
  const turn = clamp(aside / half, -1, 1)
  layGlossy(sample, metal, share, 1)
  bendNormal(sample, -1.3 * turn * x * share, -1.3 * turn * y * share)
  darken(sample, share * (0.4 * Math.max(0, turn * (x + y)) - 0.16))
}

const drawBuckle = (sample: ClothSample, middle: number, metal: Rgb): void => {
  const { halfWidth, halfHeight, corner, wire, tongue } = BUCKLE
  const [across, down] = [Math.abs(sample.x) - halfWidth, Math.abs(middle) - halfHeight]
  const outside = beyondBox(across, down, corner)
  if (outside > 3 * SHADE.buckle) return
  const onFrame = Math.abs(outside + wire) - wire
  const underTongue = sample.x < halfWidth ? Math.abs(middle) - tongue : 1
  const nearest = Math.max(0, Math.min(onFrame, underTongue))
  darken(sample, 0.5 * Math.exp(-nearest / SHADE.buckle))
  const isUpright = across > down
  const way = isUpright ? ([Math.sign(sample.x), 0] as const) : ([0, Math.sign(middle)] as const)
  drawWire(sample, metal, { aside: outside + wire, half: wire, way })
  if (Math.abs(sample.x) < halfWidth + wire) drawWire(sample, metal, { aside: middle, half: tongue, way: [0, 1] })
}

/** A leather belt with a metal buckle in front, `down` from its upper edge; it is hidden as far as `beyondLoop` is below 0. */
export const drawBelt = (
  sample: ClothSample,
  down: number,
  { color, buckle, beyondLoop = 1 }: Belt & { beyondLoop?: number },
): void => {
  const middle = down - BAND / 2
  const inside = STRAP.half - Math.abs(middle)
  const strap = coverage(sample, inside) * coverage(sample, beyondLoop)
  darken(sample, 0.45 * Math.exp(-Math.max(0, -inside) / SHADE.strap) * (1 - strap))
  if (strap > 0) {
    lay(sample, color, strap)
    const edge = line(inside, STRAP.round) * strap
    bendNormal(sample, 0, -Math.sign(middle) * STRAP.slope * edge)
    darken(sample, Math.sign(middle) * 0.22 * edge + 0.3 * strap * Math.exp(-Math.max(0, beyondLoop) / SHADE.strap))
    const stitch = sample.x / THREAD.length
    const thread = line(inside - THREAD.inside, THREAD.width) * (stitch - Math.floor(stitch) < 0.7 ? 1 : 0.25)
    lay(sample, [color[0] * 1.7 + 20, color[1] * 1.7 + 16, color[2] * 1.7 + 12], 0.5 * thread * strap)
    sample.gloss += (0.3 - sample.gloss) * strap
    sample.sheen *= 1 - strap
  }
  if (sample.z > -0.4) drawBuckle(sample, middle, buckle)
}
