import { smoothMax, smoothMin } from '../../../math/distance.ts'
import type { DistanceField } from '../../../math/distance.ts'
import { bell, distanceOf, smoothstep } from '../../../math/scalar.ts'
import { splineTable } from '../../../math/spline.ts'
import type { TablePoint } from '../../../math/spline.ts'
import { dot, normalize, subtract } from '../../../math/vector.ts'
import type { Vec3 } from '../../../math/vector.ts'
import { legRadius, restPlaces } from '../../body/body-field.ts'
import type { RestPlaces } from '../../body/body-field.ts'
import { pocketField, pocketMouth } from '../../body/hand.ts'
import type { HandPose } from '../../body/hand.ts'
import type { Figure } from '../../body/figure.ts'
import { HIP_Z } from '../../body/stance.ts'
import type { PosedLeg } from '../../body/stance.ts'
import { limbField } from '../../body/limb.ts'
import type { Limb, LimbRadius } from '../../body/limb.ts'
import { reachOf, trunkField } from '../../body/torso-field.ts'
import { MATERIAL } from '../../raster/mesh.ts'
import { heightOf, HEM_SPARE, legEndY, SKIRT_SPARE } from '../garment.ts'
import type { Garment, Mannequin, BodyHeight, Piece, SkirtCut } from '../garment.ts'
import { cutSkirt } from './cut-skirt.ts'
import type { Reach } from './cut-skirt.ts'
import { HIGHEST_LIFT } from './skirt-folds.ts'

export type TrouserCut = {
  /** Radius of the leg by place along it, before the body's own breadth; never inside the body. */
  radius: readonly TablePoint[]
  /** Where the leg ends: 1 knee, 2 ankle. */
  end: number
  foldDepth: number
  fineness: number
  /** How much higher its edge lies at the sides than between the legs. */
  rise?: number
}

export type BottomCut = {
  /** Upper edge. */
  top: BodyHeight
  thickness: number
  ease: number
  /** It goes on in what is worn above: its upper edge does not show. */
  isOnePiece?: boolean
} & ({ legs: TrouserCut } | { skirt: SkirtCut; hem: BodyHeight })

/** So far below the crotch the seat's piece ends behind those of the legs, which begin above it. */
const SEAT_SPARE = 0.16
/** No trouser leg stands off its bones farther than this, on legs of usual breadth. */
const LEG_REACH = 0.85
/** No arm is part of what is worn on the legs, where it hangs beside them. */
const FAR_AWAY: DistanceField = () => 99
/** Both halves of a leg melt together at the knee, which would be a ring. */
const KNEE = 0.022
/** Long trousers break over the instep: from where to where along the leg, and how far they stand out there in front. */
const BREAK = { from: 1.8, to: 2.06, room: 0.17 } as const
/** So far the cloth over a waistband's upper edge does without clearing it. */
const BAND_DEPTH = 0.06
/** What is of one piece with a top comes out from beneath it over this height. */
const MELT = 0.3
/** A layer worn over another one lies clear of it. */
const LAYER_GAP = 0.025

/** How thick a trouser leg is on each leg. */
const legOf = (
  { radius, end }: TrouserCut,
  { figure: { frame } }: Mannequin,
  thickness: number,
): ((leg: PosedLeg) => LimbRadius) => {
  const table = splineTable(radius)
  return ({ limb, foot }) => {
    const leg = legRadius(frame, limb)
    const { heading } = foot
    const { side, ahead: front } = limb.lower.axes
    const toToes = (x: number, z: number): number =>
      (x * (side[0] * Math.sin(heading) + side[2] * Math.cos(heading)) +
        z * (front[0] * Math.sin(heading) + front[2] * Math.cos(heading))) /
      (distanceOf(x, z) || 1)
    return (along, across, ahead) =>
      Math.max(table(along) * frame.breadth, leg(Math.min(along, 2), across, ahead) + thickness) -
      KNEE * bell(along, 1, 0.08) +
      (end > 2 && along > BREAK.from
        ? BREAK.room * smoothstep(BREAK.from, BREAK.to, along) * Math.max(0, toToes(across, ahead)) ** 2
        : 0)
  }
}

/**
 * Seat and both legs as one, the same with hands in its pockets, and each leg with the seat alone: legs that touch are two
 * pieces with a clean edge between.
 */
type Trousers = { whole: DistanceField; filled: DistanceField; legs: readonly DistanceField[] }

const trouserFields = (cut: BottomCut & { legs: TrouserCut }, mannequin: Mannequin): Trousers => {
  const { figure } = mannequin
  const { frame, trunk } = figure
  const pockets = figure.arms.flatMap(({ hand }) => (hand?.inPocket ? [pocketField(hand)] : []))
  const radiusOf = legOf(cut.legs, mannequin, cut.thickness)
  const legs = figure.legs.map((leg) =>
    limbField({
      limb: leg.limb,
      radius: radiusOf(leg),
      blend: 0.1,
      until: cut.legs.end + HEM_SPARE / (cut.legs.end < 1 ? leg.limb.upper : leg.limb.lower).length,
    }),
  )
  const seat = trunkField(frame, trunk)
  const onSeat =
    (leg: DistanceField): DistanceField =>
    (x, y, z) => {
      const pelvis =
        y > frame.crotchY + 1.2 ? 1 : seat(x, y, z) - cut.thickness - cut.ease * smoothstep(frame.waistY, frame.hipY, y)
      return y < frame.hipY - 0.9 ? pelvis : smoothMin(pelvis, leg(x, y, z), 0.3)
    }
  const whole = onSeat((x, y, z) => Math.min(legs[0](x, y, z), legs[1](x, y, z)))
  return {
    whole,
    filled: (x, y, z) => pockets.reduce((cloth, pocket) => pocket(cloth, x, y, z), whole(x, y, z)),
    legs: legs.map(onSeat),
  }
}

/** Where the pocket round a hand lies on trousers, in rest points. */
export type PocketPlace = {
  center: Vec3
  /** How far inside the pocket a point lies, in head units; below 0 it lies above the edge. */
  depth: (x: number, y: number, z: number) => number
}

const ARMS_AWAY: Mannequin['parts']['arms'] = [FAR_AWAY, FAR_AWAY]

const restOnLeg = ({ figure, parts }: Mannequin, index: number): RestPlaces =>
  restPlaces(figure, {
    ...parts,
    arms: ARMS_AWAY,
    legs: index === 0 ? [parts.legs[0], FAR_AWAY] : [FAR_AWAY, parts.legs[1]],
  })

/** So far apart two points tell which way is into a pocket at rest. */
const MOUTH_STEP = 0.2

const pocketPlace = (hand: HandPose, rest: RestPlaces): PocketPlace => {
  const { center, inward } = pocketMouth(hand)
  const middle = rest(...center)
  const below = rest(
    center[0] + MOUTH_STEP * inward[0],
    center[1] + MOUTH_STEP * inward[1],
    center[2] + MOUTH_STEP * inward[2],
  )
  const way = normalize(subtract(below, middle))
  return { center: middle, depth: (x, y, z) => dot(subtract([x, y, z], middle), way) }
}

/** The pockets with hands in them, left and right. */
export const pocketPlaces = (mannequin: Mannequin): (PocketPlace | undefined)[] =>
  mannequin.figure.arms.map(({ hand }, index) =>
    hand?.inPocket ? pocketPlace(hand, restOnLeg(mannequin, index)) : undefined,
  )

/** Cloth of a pocket runs on so far beyond its edge, where it is cut off, in sizes of the hand. */
const POCKET_SPARE = 0.3
/** It lies on the cloth beside it by this, and reaches so far round the middle of its edge. */
const POCKET_LAYER = 0.008
const POCKET_REACH = 1.2
/** No pocket reaches nearer to the middle. */
const BESIDE_FLY = 0.25

/** The cloth over a hand in a pocket, by itself so that its edge is cut cleanly and the hand ends exactly there. */
const pocketPiece = (hand: HandPose, leg: DistanceField, rest: RestPlaces): Piece => {
  const pocket = pocketField(hand, POCKET_SPARE)
  const { center } = pocketMouth(hand)
  const place = pocketPlace(hand, rest)
  const reach = POCKET_REACH + 0.2
  return {
    field: (x, y, z) => pocket(leg(x, y, z), x, y, z) - POCKET_LAYER,
    covers: (x, y, z) =>
      x * hand.side > BESIDE_FLY &&
      place.depth(x, y, z) > 0 &&
      Math.hypot(...subtract([x, y, z], place.center)) < POCKET_REACH,
    rest,
    low: [center[0] - reach, center[1] - reach, center[2] - reach],
    high: [center[0] + reach, center[1] + reach, center[2] + reach],
  }
}

/** How much higher a long leg's hem lies in front, over the instep, than behind; `ahead` of the bone. */
export const hemRise = (cut: BottomCut, ahead: number): number =>
  'legs' in cut && cut.legs.end > 2 ? HEM_RISE * smoothstep(-0.15, 0.35, ahead) : 0
const HEM_RISE = 0.12

/** How much higher the edge of briefs lies a place beside the middle. */
export const legRise = (cut: BottomCut, side: number): number =>
  'legs' in cut && cut.legs.rise ? cut.legs.rise * smoothstep(0.1, 1, side) : 0

/** Height at rest at which a trouser leg ends. */
const hemOnLeg = ({ root, upper, lower }: Limb, end: number): number =>
  root[1] + (end <= 1 ? end * upper.length : upper.length + (end - 1) * lower.length)

/** What it is worn over, and whether its waistband lies beneath a top. */
type Layering = { under?: Garment; isCovered: boolean }

const trouserReach = ({ frame, legs, trunk }: Figure): Reach => {
  const knees = legs.map(({ limb }) => limb.joint)
  const ankles = legs.map(({ limb }) => limb.end)
  return {
    aside: Math.max(
      1.9 * Math.max(1, frame.breadth),
      ...knees.map(([x]) => Math.abs(x) + 0.8),
      ...ankles.map(([x]) => Math.abs(x) + 0.6),
    ),
    back: Math.min(-2.3, ...ankles.map(([, , z]) => z - 0.2)),
    front: Math.max(
      1.3 + reachOf(trunk).ahead,
      ...knees.map(([, , z]) => z + 0.8),
      ...ankles.map(([, , z]) => z + 0.6),
    ),
    bottom: frame.floorY + 0.3,
  }
}

/** Cuts trousers or a skirt. */
export const cutBottom = (cut: BottomCut, mannequin: Mannequin, { under, isCovered }: Layering): Garment => {
  const { figure, bottomY } = mannequin
  const { frame } = figure
  const topY = heightOf(frame, cut.top)
  const isSkirt = 'skirt' in cut
  const hemY = isSkirt ? heightOf(frame, cut.hem) : frame.floorY
  const skirt = isSkirt && cutSkirt(cut.skirt, mannequin, { hem: cut.hem, trunk: figure.trunk, thickness: 0 })
  const worn =
    (own: DistanceField): DistanceField =>
    (x, y, z) => {
      if (y < topY - 0.7) return topY - y - HEM_SPARE
      let distance = own(x, y, z)
      if (under && Math.abs(distance) < 0.4) distance = Math.min(distance, under.core(x, y, z) - LAYER_GAP)
      if (y < topY + 0.6) distance = smoothMax(distance, topY - y - HEM_SPARE, 0.03)
      return skirt && skirt.endsLevel && y > hemY - 0.6 ? smoothMax(distance, y - hemY - HEM_SPARE, 0.04) : distance
    }
  const { whole, filled, legs } = skirt
    ? { whole: skirt.field, filled: skirt.field, legs: [] }
    : trouserFields(cut as BottomCut & { legs: TrouserCut }, mannequin)
  // What hangs over a waistband falls past its edge.
  const flatten =
    (own: DistanceField): DistanceField =>
    (x, y, z) => {
      const distance = own(x, y, z)
      if (distance >= 0.7) return distance
      // Thighs of somebody who sits are as high as a waistband, and would come through.
      const onBand = figure.isOnSeat ? smoothstep(0.6, 0.2, z) : 1
      return distance + BAND_DEPTH * onBand * smoothstep(topY + (cut.isOnePiece ? MELT : 0.8), topY, y)
    }
  const field = isCovered || cut.isOnePiece ? flatten(worn(filled)) : worn(filled)
  const core = isCovered ? field : flatten(field)
  const endY = isSkirt ? hemY : legEndY(frame, cut.legs.end)
  const { aside, back, front, bottom } = skirt ? skirt.reach : trouserReach(figure)
  const low: Vec3 = [-aside, topY - 0.3, back]
  const high: Vec3 = [aside, Math.min(bottom, bottomY), front]
  const { parts } = mannequin
  const legReach = LEG_REACH + Math.max(1, frame.breadth) - 1
  const legPieces = legs.map((leg, index): Piece => {
    const { limb } = figure.legs[index]
    const hemAt = hemOnLeg(limb, isSkirt ? 0 : cut.legs.end)
    const reaches = [limb.root[0], limb.joint[0], limb.end[0]]
    return {
      field: worn(leg),
      covers: (_x, y, z) => y > topY && y < hemAt - hemRise(cut, z - HIP_Z),
      rest: restOnLeg(mannequin, index),
      low: [Math.min(...reaches) - legReach, frame.crotchY, low[2]],
      high: [Math.max(...reaches) + legReach, high[1], high[2]],
    }
  })
  const showsLegs = legs.length > 0 && bottomY > frame.crotchY + SEAT_SPARE
  const edgeY = hemY + SKIRT_SPARE
  const covers = (x: number, y: number, z: number): boolean => {
    if (skirt) return y > topY && (y < edgeY - HIGHEST_LIFT || y < edgeY - skirt.liftAt(x, z))
    return y > topY && (endY > frame.crotchY || y < endY - legRise(cut, Math.abs(x)))
  }
  const pocketPieces = legs.flatMap((leg, index) => {
    const { hand } = figure.arms[index]
    return hand?.inPocket ? [pocketPiece(hand, worn(leg), restOnLeg(mannequin, index))] : []
  })
  const body = restPlaces(figure, { ...parts, arms: ARMS_AWAY }, isSkirt)
  const seatPiece: Piece = {
    field: isCovered || cut.isOnePiece ? flatten(worn(whole)) : worn(whole),
    covers,
    rest: skirt ? skirt.restOn(body) : body,
    low,
    high: showsLegs ? [high[0], frame.crotchY + SEAT_SPARE, high[2]] : high,
  }
  return {
    field,
    core,
    covers,
    pieces: showsLegs ? [seatPiece, ...legPieces, ...pocketPieces] : [seatPiece],
    bares: { arms: true, chest: true, midriff: true, legsBelow: endY },
    material: MATERIAL.bottoms,
    sewTrims: () => [],
    low,
    high,
  }
}
