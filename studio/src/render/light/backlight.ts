import { EMPTY_DEPTH } from '../raster/gbuffer.ts'
import type { GBuffer } from '../raster/gbuffer.ts'
import type { LightRig } from './lighting.ts'

/** How far along a lamp's direction is looked for what stands in its way, in head units: a fold, an arm, the trunk. */
const REACHES = [0.06, 0.14, 0.26, 0.42, 0.65, 1, 1.5] as const
/** What lies less than this before the way, for each head unit of it, is the surface's own curve. */
const OWN_CURVE = 0.1

/**
 * Tells whether the lamps behind somebody, rim and hair light, reach a surface pixel or the body hides them: they draw its outlines, not
 * the folds and crooks within. Writes 0 or 1 for each of them.
 */
export const createBacklight = (
  { width, height, depth }: GBuffer,
  { rim, hairLight }: Pick<LightRig, 'rim' | 'hairLight'>,
  pixelsPerUnit: number,
): ((x: number, y: number, reaching: Float32Array) => void) => {
  const lamps = [rim.direction, hairLight.direction]
  return (x, y, reaching) => {
    const here = depth[y * width + x]
    for (const [lamp, [dx, dy, dz]] of lamps.entries()) {
      reaching[lamp] = 1
      for (const reach of REACHES) {
        const column = (x + dx * reach * pixelsPerUnit) | 0
        const row = (y + dy * reach * pixelsPerUnit) | 0
        if (column < 0 || row < 0 || column >= width || row >= height) break
        const there = depth[row * width + column]
        if (there === EMPTY_DEPTH || there < here + dz * reach + OWN_CURVE * reach) continue
        reaching[lamp] = 0
        break
      }
    }
  }
}
