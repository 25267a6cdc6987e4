import type { GlassesStyle } from '../../identity/identity.ts'
import { path } from '../../math/spline.ts'

/** Outline of one lens round its centre in head units, x outward from the nose, y down; clockwise from the bridge. */
type LensOutline = readonly (readonly [number, number])[]

export type Frame = {
  outline: LensOutline
  /** Thickness of the rim in head units; 0 for rimless lenses. */
  rim: number
  /** Thin wire reflects like metal, thick rims like polished acetate. */
  metal: boolean
  /** Height of the bridge over the lens centres. */
  bridgeY: number
  doubleBridge: boolean
  /** Shade of the glass from top to bottom, 0 clear. */
  tint: readonly [top: number, bottom: number]
}

const ROUND: LensOutline = Array.from({ length: 14 }, (_, index) => {
  const turn = Math.PI + (index / 14) * Math.PI * 2
  return [Math.cos(turn) * 0.188, Math.sin(turn) * 0.178] as const
})

const SQUARE: LensOutline = path(
  '-0.188 -0.02, -0.176 -0.112, -0.06 -0.134, 0.08 -0.134, 0.186 -0.118, 0.206 -0.04, 0.188 0.088, 0.12 0.132, -0.02 0.14, -0.13 0.122, -0.176 0.07',
)

const CAT_EYE: LensOutline = path(
  '-0.18 -0.01, -0.15 -0.092, -0.03 -0.12, 0.1 -0.142, 0.216 -0.196, 0.236 -0.16, 0.214 -0.03, 0.15 0.09, 0.03 0.13, -0.09 0.116, -0.162 0.06',
)

const AVIATOR: LensOutline = path(
  '-0.178 -0.06, -0.15 -0.118, -0.02 -0.132, 0.13 -0.128, 0.208 -0.09, 0.212 0.02, 0.15 0.146, 0.04 0.196, -0.07 0.174, -0.15 0.07',
)

export const FRAMES: Record<Exclude<GlassesStyle, 'none'>, Frame> = {
  round: { outline: ROUND, rim: 0.012, metal: true, bridgeY: -0.045, doubleBridge: false, tint: [0.03, 0] },
  square: { outline: SQUARE, rim: 0.024, metal: false, bridgeY: -0.06, doubleBridge: false, tint: [0.04, 0] },
  'cat-eye': { outline: CAT_EYE, rim: 0.023, metal: false, bridgeY: -0.055, doubleBridge: false, tint: [0.05, 0] },
  aviator: { outline: AVIATOR, rim: 0.011, metal: true, bridgeY: -0.07, doubleBridge: true, tint: [0.3, 0.05] },
  rimless: { outline: SQUARE, rim: 0, metal: true, bridgeY: -0.04, doubleBridge: false, tint: [0.02, 0] },
}
