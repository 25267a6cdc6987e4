import type { DistanceField } from '../../../math/distance.ts'
import type { Material, Mesh } from '../../raster/mesh.ts'
import { drapeBetween } from './pallu.ts'
import type { Edge, Hip } from './pallu.ts'

/** How high its folds lie over the cloth beneath. */
const foldAt = (share: number, index: number): number =>
  0.03 + 0.035 * (0.5 + 0.5 * Math.sin(share * 31 + index * 0.03))

/** A long scarf over one shoulder, drawn across the front to the other hip and falling beside it, in soft folds. */
export const drapeDupatta = (body: DistanceField, hip: Hip, material: Material): Mesh => {
  const upper: Edge = [
    [-1.06, 1.62],
    [-0.92, 2.4],
    [-0.25, 3.75],
    [0.55, 4.75],
    [hip.halfWidth - 0.25, hip.y + 0.05],
    [hip.halfWidth - 0.12, hip.y + 1.9],
    [hip.halfWidth - 0.1, hip.y + 3.9],
  ]
  const lower: Edge = [
    [-0.46, 1.2],
    [-0.12, 2.0],
    [0.55, 2.95],
    [1.02, 3.75],
    [hip.halfWidth + 0.22, hip.y - 0.8],
    [hip.halfWidth + 0.55, hip.y + 1.6],
    [hip.halfWidth + 0.75, hip.y + 3.8],
  ]
  return drapeBetween(body, hip, [upper, lower], material, foldAt)
}
