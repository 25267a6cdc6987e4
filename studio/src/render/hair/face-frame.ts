import { lerp, smoothstep } from '../../math/scalar.ts'
import { growsFringe } from './scalp.ts'
import type { Root } from './scalp.ts'
import type { HairStyleRule } from './styles/hair-style.ts'

/** Hair that would have to move farther than this to clear the face has fallen to the wrong side, in head units. */
const ASTRAY = 0.34
/** How far from the middle hair hangs beside eyes and cheeks: locks, and braids that would cross an eye as bars. */
const BESIDE_FACE = { locks: 0.48, braids: 0.57 }

/** Whether hair that grows here hangs beside the face. */
export const framesFace = (root: Root, { parted, isFringe, gathered }: HairStyleRule): boolean =>
  (parted === true || isFringe !== undefined) && gathered !== true && !growsFringe(root)

/** Hair that leaves a parting frames the face: what would hang before eyes and mouth is moved aside, in place, or fails. */
export const clearFace = (points: Float32Array, side: number, { bound }: HairStyleRule): boolean => {
  const beside = bound ? BESIDE_FACE.braids : BESIDE_FACE.locks
  let need = 0
  for (let at = 0; at < points.length; at += 3) {
    const [x, y, z] = [points[at] * side, points[at + 1], points[at + 2]]
    // Narrower at the throat than at the cheeks.
    const least = lerp(beside, 0.27, smoothstep(0.7, 1.1, y))
    if (z > 0 && y < 1.5) need = Math.max(need, (least - x) * smoothstep(-0.5, -0.2, y))
  }
  const last = points.length / 3 - 1
  if (need > ASTRAY) return false
  for (let index = 0; index <= last; index++)
    points[index * 3] +=
      side * need * smoothstep(0, 0.3, index / last) * smoothstep(0.95, 0.4, points[index * 3] * side)
  return true
}
