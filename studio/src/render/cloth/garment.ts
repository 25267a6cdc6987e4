import type { Frame } from '../body/body-field.ts'
import type { DistanceField } from '../math/distance.ts'
import type { Material } from '../materials.ts'
import type { Mesh } from '../raster/mesh.ts'

/** One layer of clothing: a shell around the body, where it is cut away, and the pieces sewn on. */
export type Garment = {
  field: DistanceField
  /** False where the cloth is cut away: above the neckline, inside an opening, past an armhole. */
  covers: (x: number, y: number, z: number) => boolean
  material: Material
  trims: readonly Mesh[]
}

/** What every garment is cut on. */
export type Mannequin = {
  frame: Frame
  /** The body without its small forms, which cloth rests on. */
  smooth: DistanceField
  /** The body as it is, for what lies close to the skin. */
  skin: DistanceField
  seed: number
}
