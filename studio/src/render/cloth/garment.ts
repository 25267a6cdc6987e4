import type { BodyParts } from '../body/body-field.ts'
import type { Figure } from '../body/figure.ts'
import type { DistanceField } from '../math/distance.ts'
import type { Material } from '../materials.ts'
import type { Vec3 } from '../math/vector.ts'
import type { Mesh } from '../raster/mesh.ts'
import type { ClothLook } from './shade-cloth.ts'

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
  /** Falls from the hips and does not follow the legs. */
  hangsFree: boolean
  /** What it leaves bare: arms, the belly, and legs below a height. */
  bares: { arms: boolean; midriff: boolean; legsBelow: number }
  /** A box around it. */
  low: Vec3
  high: Vec3
}

/** What every garment is cut on. */
export type Mannequin = {
  figure: Figure
  parts: BodyParts
  seed: number
  /** Nothing below this height is in the picture. */
  bottomY: number
}
