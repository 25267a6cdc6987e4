import { smoothMax, smoothMin } from '../../../math/distance.ts'
import type { DistanceField } from '../../../math/distance.ts'
import { valueNoise } from '../../../math/noise.ts'
import { bell, smoothstep } from '../../../math/scalar.ts'
import { splineTable } from '../../../math/spline.ts'
import type { TablePoint } from '../../../math/spline.ts'
import type { Vec3 } from '../../../math/vector.ts'
import { legRadius, restPlaces } from '../../body/body-field.ts'
import { limbField } from '../../body/limb.ts'
import type { LimbRadius } from '../../body/limb.ts'
import { trunkField } from '../../body/torso-field.ts'
import { MATERIAL } from '../../raster/mesh.ts'
import { heightOf, HEM_SPARE, legEndY } from '../garment.ts'
import type { Garment, Mannequin, BodyHeight } from '../garment.ts'
import { SKIRT_REACH, skirtField } from './cut-skirt.ts'
import type { SkirtCut } from './cut-skirt.ts'
import { limbFolds } from './folds.ts'

export type TrouserCut = {
  /** Radius of the leg by place along it, before the body's own breadth; never inside the body. */
  radius: readonly TablePoint[]
  /** Where the leg ends: 1 knee, 2 ankle. */
  end: number
  foldDepth: number
  fineness: number
}

export type BottomCut = {
  /** Upper edge. */
  top: BodyHeight
  thickness: number
  ease: number
} & ({ legs: TrouserCut } | { skirt: SkirtCut; hem: BodyHeight })

/** Depth of the groove where the two legs touch. */
const PARTING = 0.11
/** No arm is part of what is worn on the legs, where it hangs beside them. */
const FAR_AWAY: DistanceField = () => 99
/** A layer worn over another one lies clear of it. */
const LAYER_GAP = 0.025

const legOf = ({ radius, end, foldDepth, fineness }: TrouserCut, { figure, seed }: Mannequin, thickness: number) => {
  const table = splineTable(radius)
  const { frame } = figure
  return (side: number): LimbRadius =>
    (along, across, ahead) => {
      const room = Math.max(table(along) * frame.breadth, legRadius(frame, Math.min(along, 2), ahead) + thickness)
      if (foldDepth === 0) return room
      const folds = limbFolds(along, across, ahead, { depth: foldDepth, fineness, seed: seed + 57 * side, end })
      return room + folds * smoothstep(0.2, 0.6, along)
    }
}

/** Creases that fan out from the crotch to the hips. */
const whiskers = (x: number, y: number, crotchY: number, seed: number): number => {
  const side = Math.abs(x)
  const lift = y - crotchY + 0.25 + side * 0.38
  return bell(lift, 0, 0.55) * smoothstep(0.05, 0.35, side) * (valueNoise(lift * 5.5 + seed, side * 0.9, seed) - 0.5)
}

const trouserField = (cut: BottomCut & { legs: TrouserCut }, mannequin: Mannequin): DistanceField => {
  const { figure, seed } = mannequin
  const { frame, trunk } = figure
  const radius = legOf(cut.legs, mannequin, cut.thickness)
  const legs = figure.legs.map(({ limb }, index) =>
    limbField({
      limb,
      radius: radius(index === 0 ? -1 : 1),
      blend: 0.1,
      until: cut.legs.end + (cut.legs.end < 1 ? HEM_SPARE / limb.upper.length : 0),
    }),
  )
  const seat = trunkField(frame, trunk)
  return (x, y, z) => {
    const pelvis =
      y > frame.crotchY + 1.2 ? 1 : seat(x, y, z) - cut.thickness - cut.ease * smoothstep(frame.waistY, frame.hipY, y)
    if (y < frame.hipY - 0.9) return pelvis
    const creased =
      Math.abs(pelvis) < 0.3 ? pelvis - cut.legs.foldDepth * 1.3 * whiskers(x, y, frame.crotchY, seed) : pelvis
    const [left, right] = [legs[0](x, y, z), legs[1](x, y, z)]
    const parted = PARTING * bell(left - right, 0, 0.1) * smoothstep(frame.crotchY - 0.1, frame.crotchY + 0.5, y)
    return smoothMin(creased, Math.min(left, right) + parted, 0.26)
  }
}

/** Cuts trousers or a skirt. */
export const cutBottom = (cut: BottomCut, mannequin: Mannequin, under?: Garment): Garment => {
  const { figure, bottomY } = mannequin
  const { frame } = figure
  const topY = heightOf(frame, cut.top)
  const isSkirt = 'skirt' in cut
  const own = isSkirt
    ? skirtField(cut.skirt, mannequin, { hem: cut.hem, trunk: figure.trunk, thickness: 0 })
    : trouserField(cut, mannequin)
  const hemY = isSkirt ? heightOf(frame, cut.hem) : frame.floorY
  const field: DistanceField = (x, y, z) => {
    if (y < topY - 0.7) return topY - y - HEM_SPARE
    let distance = own(x, y, z)
    if (under && Math.abs(distance) < 0.4) distance = Math.min(distance, under.core(x, y, z) - LAYER_GAP)
    if (y < topY + 0.6) distance = smoothMax(distance, topY - y - HEM_SPARE, 0.03)
    return isSkirt && y > hemY - 0.6 ? smoothMax(distance, y - hemY - HEM_SPARE, 0.04) : distance
  }
  const endY = isSkirt ? hemY : legEndY(frame, cut.legs.end)
  const covers = (_x: number, y: number): boolean => y > topY && (endY > frame.kneeY || y < endY)
  const knees = figure.legs.map(({ limb }) => limb.joint)
  const ankles = figure.legs.map(({ limb }) => limb.end)
  const reach = isSkirt
    ? SKIRT_REACH + Math.max(0, cut.skirt.flare)
    : Math.max(1.9, ...knees.map(([x]) => Math.abs(x) + 0.8), ...ankles.map(([x]) => Math.abs(x) + 0.6))
  const low: Vec3 = [-reach, topY - 0.3, isSkirt ? -reach : Math.min(-2.3, ...ankles.map(([, , z]) => z - 0.2))]
  const high: Vec3 = [
    reach,
    Math.min(hemY + 0.3, bottomY),
    isSkirt
      ? reach - 0.8 + 1.4 * frame.belly
      : Math.max(1.5 + 1.4 * frame.belly, ...knees.map(([, , z]) => z + 0.8), ...ankles.map(([, , z]) => z + 0.6)),
  ]
  return {
    field,
    core: field,
    covers,
    pieces: [
      {
        field,
        covers,
        rest: restPlaces(figure, { ...mannequin.parts, arms: [FAR_AWAY, FAR_AWAY] }, isSkirt),
        low,
        high,
      },
    ],
    bares: { arms: true, midriff: true, legsBelow: endY },
    material: MATERIAL.bottoms,
    trims: [],
    low,
    high,
  }
}
