import type { BeardStyle, Identity } from '../../identity/identity.ts'
import type { FaceLayout } from '../head/features-layout.ts'
import { valueNoise } from '../math/noise.ts'
import { bell, smoothstep } from '../math/scalar.ts'
import { interpolate, type TablePoint } from '../math/spline.ts'

/** Where a beard grows on the face, head space, 0 to 1. */
export type BeardMap = (x: number, y: number, z: number) => number

/** Natural upper edge of a full beard by distance from the middle: below the nose, over the cheek, to the sideburn. */
function upperEdge({ noseBaseY }: FaceLayout): readonly TablePoint[] {
  return [
    [0, noseBaseY + 0.045],
    [0.08, noseBaseY + 0.035],
    [0.15, noseBaseY + 0.05],
    [0.22, 0.5],
    [0.3, 0.53],
    [0.38, 0.47],
    [0.46, 0.36],
    [0.53, 0.2],
    [0.58, 0.05],
    [0.64, -0.05],
  ]
}

const lipShare = (
  { mouthY, mouthHalfWidth, cornerY, upperLipHeight, lowerLipHeight }: FaceLayout,
  x: number,
  y: number,
): number => {
  const width = mouthHalfWidth - 0.01
  const arch = 1 - (x / width) ** 2
  if (arch <= 0) return 0
  const bow = Math.sqrt(arch)
  const middle = mouthY + cornerY * (1 - arch)
  const top = middle - upperLipHeight * bow * 0.8 + 0.008
  const bottom = middle + lowerLipHeight * bow * 0.9 - 0.008
  return smoothstep(top - 0.012, top + 0.006, y) * smoothstep(bottom + 0.012, bottom - 0.006, y)
}

/** Which part of the full area a style keeps. */
function styleArea(style: BeardStyle, layout: FaceLayout, [x, y]: readonly [number, number]): number {
  const aside = Math.abs(x)
  const moustache = smoothstep(layout.mouthY + 0.03, layout.mouthY - 0.02, y) * smoothstep(0.3, 0.24, aside)
  if (style === 'moustache') return moustache
  if (style === 'goatee') {
    const chin = smoothstep(0.25, 0.19, aside) * smoothstep(layout.mouthY - 0.02, layout.mouthY + 0.04, y)
    return Math.max(moustache, chin)
  }
  return 1
}

/** The map of a person's beard: natural soft edges, thinner patches under the lip corners, an uneven cheek line. */
export function createBeardMap({ beard, seed }: Identity, layout: FaceLayout): BeardMap {
  if (beard.style === 'none') return () => 0
  const edge = upperEdge(layout)
  const shift = seed % 61
  return (x, y, z) => {
    if (z < -0.2) return 0
    const aside = Math.abs(x)
    const wander = 0.05 * (valueNoise(x * 9 + shift, y * 9, 4) - 0.5)
    const inside = y - interpolate(edge, aside) + wander
    const cheek = smoothstep(-0.02, aside > 0.2 ? 0.1 : 0.05, inside)
    const throat = smoothstep(1.2, 1.02, y + 0.5 * (0.35 - z))
    const behind = smoothstep(-0.08, 0.06, z)
    const soulPatch = bell(aside, 0.1, 0.045) * bell(y, layout.mouthY + layout.lowerLipHeight + 0.035, 0.035)
    const philtrum = bell(x, 0, 0.022) * smoothstep(layout.mouthY, layout.mouthY - 0.04, y)
    const area = styleArea(beard.style, layout, [x, y]) * (1 - lipShare(layout, x, y))
    return cheek * throat * behind * area * (1 - 0.4 * soulPatch) * (1 - 0.25 * philtrum)
  }
}
