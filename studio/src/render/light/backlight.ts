import { EMPTY_DEPTH } from '../raster/gbuffer.ts'
import type { GBuffer } from '../raster/gbuffer.ts'
import { MATERIAL } from '../raster/mesh.ts'
import type { LightRig } from './lighting.ts'

/** How far along a lamp's direction is looked for what stands in its way, in head units: a fold, an arm, the trunk. */
const REACHES = [0.06, 0.14, 0.26, 0.42, 0.65, 1, 1.5] as const
/** What lies less than this before the way, for each head unit of it, is the surface's own curve. */
const OWN_CURVE = 0.1
/** Lamps behind somebody draw an outline only where the body falls away by so much within so far along their way, or they would light the sides of folds; in head units. */
const OUTLINE = { within: 0.26, falls: 0.3 }
/** A hand that lies no farther than this behind its own knuckles and fingers keeps lamps from drawing their outlines. */
const BEHIND_KNUCKLES = 0.12

/**
 * Tells whether the lamps behind somebody, rim and hair light, reach a surface pixel or the body hides them: they draw its outlines, not
 * the folds and crooks within. Writes 0 or 1 for each of them.
 */
export const createBacklight = (
  { width, height, depth, materials }: GBuffer,
  { rim, hairLight }: Pick<LightRig, 'rim' | 'hairLight'>,
  pixelsPerUnit: number,
): ((x: number, y: number, reaching: Float32Array) => void) => {
  const ways = [rim.direction, hairLight.direction].map(([dx, dy, dz]) =>
    REACHES.map((reach) => {
      const ahead = (dz + OWN_CURVE) * reach
      return {
        aside: dx * reach * pixelsPerUnit,
        down: dy * reach * pixelsPerUnit,
        ahead: reach === OUTLINE.within ? Math.min(-OUTLINE.falls, ahead) : ahead,
      }
    }),
  )
  const isHidden = (way: (typeof ways)[number], x: number, y: number, here: number): boolean => {
    for (const { aside, down, ahead } of way) {
      const [column, row] = [(x + aside) | 0, (y + down) | 0]
      if (column < 0 || row < 0 || column >= width || row >= height) return false
      const there = depth[row * width + column]
      if (there !== EMPTY_DEPTH && there > here + ahead) return true
    }
    return false
  }
  return (x, y, reaching) => {
    const pixel = y * width + x
    const here = depth[pixel] - (materials[pixel] === MATERIAL.hand ? BEHIND_KNUCKLES : 0)
    for (let lamp = 0; lamp < ways.length; lamp++) reaching[lamp] = isHidden(ways[lamp], x, y, here) ? 0 : 1
  }
}
