import type { DistanceField } from '../../math/distance.ts'
import { lerp } from '../../math/scalar.ts'
import type { Vec3 } from '../../math/vector.ts'
import type { BodyParts, RestPlaces } from '../body/body-field.ts'
import type { Figure } from '../body/figure.ts'
import type { Frame } from '../body/frame.ts'
import { shoulderJoint } from '../body/stance.ts'
import type { Material, Mesh } from '../raster/mesh.ts'
import type { ClothAppearance } from './appearance/shade-cloth.ts'

/** A height on the body: head units above the waist when negative, 0 waist, 1 hip joint, 2 crotch, 3 knee, 4 ankle, 5 floor, and between. */
export type BodyHeight = number

export type SkirtCut = {
  /** Where it leaves the body; the waist when left out. */
  from?: BodyHeight
  /** How far the hem stands out beyond the hips. */
  flare: number
  /** Folds round the hem; pressed pleats when `pressed`. */
  folds: number
  foldDepth: number
  pressed?: boolean
  /** Flat pleats laid one on the other in the middle of the front. */
  frontPleats?: number
  /** Room at the hips. */
  ease: number
}

const stopsOf = ({ waistY, hipY, crotchY, kneeY, ankleY, floorY }: Frame): number[] => [
  waistY,
  hipY,
  crotchY,
  kneeY,
  ankleY,
  floorY,
]

/** A place on the body as a height in figure space. */
export const heightOf = (frame: Frame, place: BodyHeight): number => {
  const stops = stopsOf(frame)
  if (place <= 0) return frame.waistY + place
  const index = Math.min(stops.length - 2, Math.floor(place))
  return lerp(stops[index], stops[index + 1], place - index)
}

/** The place of a height no lower than the hip joint. */
export const bodyHeightOf = ({ waistY, hipY }: Frame, y: number): BodyHeight =>
  y <= waistY ? y - waistY : (y - waistY) / (hipY - waistY)

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
  /** Sews on its collar, buttons and the like: what only asks where cloth lies need not wait for them. */
  sewTrims: () => readonly Mesh[]
  look?: ClothAppearance
  /** What is meshed: all of the garment, in parts that lie on each other without melting together. */
  pieces: readonly Piece[]
  /** What it leaves bare: arms, most of the chest, the belly, and legs below a height. */
  bares: { arms: boolean; chest: boolean; midriff: boolean; legsBelow: number }
  /** A box around it. */
  low: Vec3
  high: Vec3
}

/** Cloth is made longer by this and cut off straight at its hem, which keeps the edge clean. */
export const HEM_SPARE = 0.24
/** So far below its height the hem of a skirt that is no dress hangs. */
export const SKIRT_SPARE = HEM_SPARE / 2

/** What every garment is cut on. */
export type Mannequin = {
  figure: Figure
  parts: BodyParts
  seed: number
  /** Nothing below this height is in the picture. */
  bottomY: number
}

/** Height at rest at which sleeves begin. */
export const sleeveRootY = (frame: Frame): number => shoulderJoint(frame, 1)[1]

/** Height at rest at which a sleeve ends, by how many bones of the arm it covers. */
export const sleeveEndY = (frame: Frame, bones: number): number =>
  sleeveRootY(frame) + (bones <= 1 ? bones * frame.upperArm : frame.upperArm + (bones - 1) * frame.lowerArm)

/** Height at which a trouser leg ends on a straight leg. */
export const legEndY = ({ hipY, kneeY, ankleY }: Frame, end: number): number =>
  end <= 1 ? hipY + (kneeY - hipY) * end : kneeY + (ankleY - kneeY) * (end - 1)
