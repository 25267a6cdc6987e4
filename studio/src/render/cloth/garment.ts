import type { BodyParts, RestPlaces } from '../body/body-field.ts'
import type { Figure } from '../body/figure.ts'
import type { DistanceField } from '../math/distance.ts'
import type { Material } from '../materials.ts'
import type { Vec3 } from '../math/vector.ts'
import type { Mesh } from '../raster/mesh.ts'
import type { ClothLook } from './shade-cloth.ts'

/** A part of a garment that is meshed by itself. */
export type Piece = Pick<Garment, 'field' | 'covers' | 'low' | 'high'> & { rest: RestPlaces }

/** One layer of clothing: a solid around the body, where it is cut away, and the pieces sewn on. */
export type Garment = {
  field: DistanceField
  /** What the next layer has to clear: the garment without sleeves. */
  core: DistanceField
  /** False where the cloth is cut away, by rest point: above the neckline, inside an opening, past an armhole. */
  covers: (x: number, y: number, z: number) => boolean
  material: Material
  trims: readonly Mesh[]
  look?: ClothLook
  /** What is meshed: all of the garment, in parts that lie on each other without melting together. */
  pieces: readonly Piece[]
  /** What it leaves bare: arms, the belly, and legs below a height. */
  bares: { arms: boolean; midriff: boolean; legsBelow: number }
  /** A box around it. */
  low: Vec3
  high: Vec3
}

/** Cloth is made longer by this and cut off straight at its hem, which keeps the edge clean. */
export const HEM_SPARE = 0.12

/** What every garment is cut on. */
export type Mannequin = {
  figure: Figure
  parts: BodyParts
  seed: number
  /** Nothing below this height is in the picture. */
  bottomY: number
}
