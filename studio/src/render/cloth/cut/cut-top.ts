import { capsule, smoothMax, smoothMin } from '../../../math/distance.ts'
import type { DistanceField } from '../../../math/distance.ts'
import { bell, clamp, distanceOf, lerp, smoothstep } from '../../../math/scalar.ts'
import type { Vec3 } from '../../../math/vector.ts'
import { armRadius, restPlaces, shoulderBlend } from '../../body/body-field.ts'
import type { RestPlaces } from '../../body/body-field.ts'
import { acrossLimb, limbField, limbPointAt, upperRestAt } from '../../body/limb.ts'
import type { Limb, LimbRadius } from '../../body/limb.ts'
import type { Frame } from '../../body/frame.ts'
import { reachOf, trunkField } from '../../body/torso-field.ts'
import { MATERIAL } from '../../raster/mesh.ts'
import type { Material } from '../../raster/mesh.ts'
import { SLEEVE_REST_Z } from '../appearance/fabrics.ts'
import { heightOf, HEM_SPARE } from '../garment.ts'
import type { Garment, Mannequin, Piece, BodyHeight, SkirtCut } from '../garment.ts'
import { bendOf } from './creases.ts'
import { cutSkirt } from './cut-skirt.ts'
import type { Skirt } from './cut-skirt.ts'
import { drapeTrunk } from './folds.ts'
import { HIGHEST_LIFT } from './skirt-folds.ts'
import type { Drape } from './folds.ts'
import { armholeX, NECK_AXIS_Z, neckAngle, NECKLINES, scoopHalfWidth } from './neckline.ts'
import type { Neckline, Opening, Outline } from './neckline.ts'

export type TopCut = {
  neckline: Neckline
  /** A wide scoop between two straps instead of a neckline round the neck. */
  scoop?: boolean
  opening?: Opening
  /** It is no more than panels and straps. */
  outline?: Outline
  /** How far the cloth stands off the body where it rests on it. */
  thickness: number
  foldDepth: number
  /** How many folds lie side by side; 1 for a tee, less for thick cloth. */
  fineness: number
  drape: Drape
  hem: BodyHeight
  /** Where the sleeve ends along the arm: 0 none, 1 elbow, 2 wrist. */
  sleeve: number
  /** Room in the sleeve, in head units. */
  sleeveRoom: number
  /** The end of the sleeve is drawn in by this much. */
  cuff?: number
  /** A ribbed band draws the hem in by this much. */
  rib?: number
  /** It goes on in what is worn below: its hem does not show. */
  isOnePiece?: boolean
  /** Worn beneath a jacket. */
  isUnder?: boolean
  /** Shoulders are padded to be level, as a jacket's. */
  isPadded?: boolean
  /** Sideways ridges of a quilted jacket: how many to a head unit. */
  quilting?: number
  skirt?: SkirtCut
  /** How far bags of cloth hang below its wide sleeves. */
  hangs?: number
  material: Material
}

/** Two straps over a wide scoop, and no sleeves. */
export const STRAPS = { scoop: true, neckline: NECKLINES.crew, sleeve: 0, sleeveRoom: 0 } as const

/** Cloth farther from the body than this does not feel collarbones, in head units. */
const NEAR = 0.24
/** Farther below its hem than this a garment need not be measured exactly. */
const LONGEST_GAP = 0.7
/** A layer worn over another one lies clear of it; a jacket also bridges its belts and folds. */
const LAYER_GAP = 0.03
const JACKET_BRIDGE = 0.2
/** Cloth bridges hollows that skin follows: how much wider it melts the bust into the chest. */
const BRIDGING = 2.2
const SLEEVELESS_END = 0.2
/** How far below the shoulders an armhole ends. */
const ARMHOLE_DEPTH = 1.12
/** From here down the arm a sleeve is a piece of its own; the trunk's piece ends a little farther down. */
const sleeveStart = ({ sleeve }: TopCut): number => Math.min(0.36, sleeve - 0.24)
const upperEnd = (cut: TopCut): number => sleeveStart(cut) + 0.2
/** How deep the trunk's piece ends below the sleeve, so that no edge of it shows. */
const DIVE = 0.1
/** Cloth bridges the crook of a bent arm, and the armpit. */
const ELBOW_BLEND = 0.18
const ARMPIT_BLEND = 0.03
/** No sleeve stands off the bone farther than this, on an arm of usual girth. */
const SLEEVE_REACH = 0.75
/** From here on the arm runs into the hand, which is thicker and has to fit into the cuff. */
const WRIST = 1.87
const OVER_WRIST = 0.02
/** So much wider is a cuff that lies within a jacket's, and that one again. */
const OVER_CUFF = 0.042
/** Sleeves that are drawn in by as much as this end in a cuff. */
const CUFFED = 0.05
/** How long a cuff is, as a share of the forearm: all of it is drawn in. */
const CUFF = 0.12
/** From so far above a ribbed hem cloth is drawn in. */
const RIB = 0.5
/** Height of the band under the bust. */
const BAND = 0.34
const FAR_AWAY: DistanceField = () => 99

/** Beneath an arm that is held level cloth hangs, and on top of it cloth rests; tailored sleeves hardly do. */
const HANGING = { soft: 0.6, tailored: 0.15 } as const
/** Tailored sleeves taper to the wrist by so much more. */
const TAPER = 0.035

/** Sleeves are set in where the bone of the shoulder ends: what is round of a bare shoulder they press so much flatter. */
const SET_IN = 0.07

/** Short sleeves fall from where the shoulder is fullest: at their ends they stand so far off the arm's front and back, and so much more or less outside and inside; their edge waves by so much. */
const FALLING = { from: 0.26, off: 0.07, outside: 0.035, wave: 0.02 } as const

/** Round a bent elbow cloth is taut outside and on both sides: there it has so much less room, over this share of both bones. */
const TAUT = { share: 0.9, reach: 0.24 } as const

/** A sleeve need not clear belts and hems as a jacket's trunk does: it follows the arm, or that of the shirt beneath. */
const SLEEVE_CLOTH = 0.05
const UNDER_SLEEVE = 0.012

/** How much closer the ridges of a quilted sleeve lie than those of its trunk, by length of the arm's bones. */
export const SLEEVE_QUILTING = 3.4

const sleeveRadius = (cut: TopCut, { figure: { frame } }: Mannequin, limb: Limb): LimbRadius => {
  const { sleeveRoom, sleeve, cuff = 0, quilting } = cut
  const thickness = cut.isUnder ? UNDER_SLEEVE : quilting ? cut.thickness : Math.min(cut.thickness, SLEEVE_CLOTH)
  const end = sleeve
  const isWide = cut.hangs !== undefined
  const overWrist = OVER_WRIST + OVER_CUFF * (cut.isUnder ? 1 : cut.material === MATERIAL.outerGarment ? 2 : 0)
  const arm = armRadius(frame, limb)
  const taut = TAUT.share * bendOf(limb).share
  const [hangs, taper] = cut.isPadded ? [HANGING.tailored, TAPER] : [HANGING.soft, 0]
  // Below the shoulder skin lies beneath a short sleeve, unless a longer one lies over it.
  const [set, setTo] = sleeve < 1.9 && !cut.isUnder ? [0.5 * SET_IN, 0.2] : [cut.isPadded ? 0 : SET_IN, 0.62]
  const isFalling = sleeve < 1 && sleeveRoom > 0 && cuff < CUFFED
  const { outward } = limb.fronts
  return (along, across, ahead) => {
    const skin = arm(Math.min(along, WRIST), across, ahead) + thickness + overWrist * smoothstep(1.74, 1.9, along)
    if (sleeve === 0) return skin
    const body = skin - set * frame.girth * smoothstep(setTo, 0.03, along)
    const straight =
      (0.37 -
        0.13 * smoothstep(0.3, 0, along) -
        (isWide ? 0 : 0.075 * along + 0.06 * smoothstep(0.8, 2, along)) -
        taper * smoothstep(0.9, 1.8, along)) *
        frame.girth +
      thickness +
      sleeveRoom * smoothstep(0.05, 0.6, along) * (isWide ? 1 : 1 - 0.4 * smoothstep(1, 1.9, along))
    const drawnIn = cuff * smoothstep(end - CUFF - 0.06, end - CUFF + 0.02, along)
    const swell = cuff * 0.35 * bell(along, end - CUFF - 0.08, 0.1)
    const padded = quilting ? 0.045 * Math.abs(Math.sin(along * quilting * SLEEVE_QUILTING)) : 0
    const { axes } = along < 1 ? limb.upper : limb.lower
    const away = distanceOf(across, ahead) || 1
    const below = (across * axes.side[1] + ahead * axes.ahead[1]) / away
    const outside = (outward * (across * axes.side[0] + ahead * axes.ahead[0])) / away
    const falling = isFalling
      ? smoothstep(FALLING.from, end, along) *
        (FALLING.off + FALLING.outside * outside + (FALLING.wave * 2 * across * ahead) / (away * away))
      : 0
    const near = taut > 0 && Math.abs(along - 1) < 2.5 * TAUT.reach ? taut * bell(along, 1, TAUT.reach) : 0
    // On the tip of the elbow, round the bone's own end, every way is out: told by their ways it was a spike.
    const inside = near > 0 ? smoothstep(-0.4, 0.8, acrossLimb(limb, along, across, ahead).front) : 0
    const pulled = near * (1 - inside * smoothstep(0.2, 0.8, away / body))
    const room = Math.max(0, straight - drawnIn + swell - body)
    const hanging = 1 + hangs * below * clamp(6 * Math.abs(along - 1))
    return body + room * (1 - pulled) * hanging + padded + falling
  }
}

const padShoulders =
  (shell: DistanceField, { shoulderX, shoulderY }: Frame): DistanceField =>
  (x, y, z) => {
    const distance = shell(x, y, z)
    if (y > shoulderY + 1 || distance > 0.7) return distance
    const point: Vec3 = [Math.abs(x), y, z]
    const end: Vec3 = [shoulderX - 0.2, shoulderY + 0.22, -0.38]
    return smoothMin(distance, capsule(point, [0.75, shoulderY - 0.08, -0.38], end, [0.15, 0.13]), 0.26)
  }

/** Down to here a garment lies on skin as that melts from chest to arm, without and with sleeves of its own. */
const BELOW_ARMPITS = 3.4
const BELOW_COLLARBONES = 2.4
/** It leaves skin over this height: where it did so at once, there was a pit in front of the armpit. */
const LEAVING = 0.3

/** Lies on the collarbones, and as far out as skin does where arm and trunk melt together. */
const overChest = (
  rest: number,
  { throat, arms, skin }: Mannequin['parts'],
  x: number,
  y: number,
  z: number,
): number => {
  const chest = throat(x, y, z)
  const apart = Math.min(chest, arms[0](x, y, z), arms[1](x, y, z))
  return Math.min(rest, chest + Math.min(0, skin(x, y, z) - apart))
}

const trunkShell = (cut: TopCut, { figure, parts }: Mannequin): DistanceField => {
  const { frame, trunk } = figure
  const { thickness, drape, quilting } = cut
  const draped = trunkField(frame, drapeTrunk(frame, trunk, drape), BRIDGING)
  const own = cut.isPadded ? padShoulders(draped, frame) : draped
  const hemY = heightOf(frame, cut.hem)
  const isInner = cut.material === MATERIAL.innerGarment
  const isCropped = cut.hem < 0
  const closeTo = cut.sleeve === 0 ? BELOW_ARMPITS : BELOW_COLLARBONES
  return (x, y, z) => {
    const rest = own(x, y, z)
    const follows = isInner && rest < NEAR ? smoothstep(closeTo, closeTo - LEAVING, y) : 0
    const close = follows > 0 ? lerp(rest, overChest(rest, parts, x, y, z), follows) : rest
    // A band holds what ends above the waist to the ribs.
    const band = isCropped && y > hemY - BAND && rest < NEAR ? smoothstep(hemY - BAND, hemY - 0.12, y) : 0
    const distance = (band > 0 ? lerp(close, Math.max(close, parts.trunk(x, y, z)), band) : close) - thickness
    if (Math.abs(distance) > 0.35) return distance
    const padded = quilting ? 0.06 * Math.abs(Math.sin(y * quilting)) * smoothstep(1.5, 2.1, y) : 0
    return distance - padded
  }
}

const boxOf = (cut: TopCut, { figure, bottomY }: Mannequin, skirt: Skirt | undefined): readonly [Vec3, Vec3] => {
  const { arms, frame, trunk } = figure
  const { ahead, aside } = reachOf(trunk)
  let [reachX, back, front, top] = [Math.max(frame.shoulderX, aside) + 0.4, -1.7, 0.9 + ahead, 1]
  let bottom = heightOf(frame, cut.hem) + 0.3
  if (cut.sleeve > 0) {
    for (const { limb } of arms) {
      const joints = cut.sleeve > 1 ? [limb.joint, limb.end] : [limb.joint]
      for (const [x, y, z] of joints) {
        reachX = Math.max(reachX, Math.abs(x) + 0.8)
        bottom = Math.max(bottom, y + 0.5)
        top = Math.min(top, y - 0.5)
        back = Math.min(back, z - 0.8)
        front = Math.max(front, z + 0.8)
      }
    }
  }
  if (skirt) {
    const { reach } = skirt
    reachX = Math.max(reachX, reach.aside)
    back = Math.min(back, reach.back)
    front = Math.max(front, reach.front)
    bottom = Math.max(bottom, reach.bottom)
  }
  return [
    [-reachX, top, back],
    [reachX, Math.min(bottom, bottomY), front],
  ]
}

/** Height at which a place on the arm lies when the arm hangs straight. */
const heightOnArm = ({ root, upper, lower }: Limb, along: number): number =>
  root[1] + (along <= 1 ? along * upper.length : upper.length + (along - 1) * lower.length)

/** A sleeve from the middle of the upper arm to its end. */
const sleevePiece = (cut: TopCut, mannequin: Mannequin, limb: Limb): Piece => {
  const until = cut.sleeve + HEM_SPARE / (cut.sleeve < 1 ? limb.upper : limb.lower).length
  const { start, length, axes } = limb.upper
  // A short sleeve does not feel the forearm, however near a bent one comes.
  const rest: RestPlaces = (x, y, z) => {
    const [restX, restY, restZ] = cut.sleeve < 1 ? upperRestAt(limb, x, y, z) : limbPointAt(limb, x, y, z).rest
    return [restX, restY, restZ + SLEEVE_REST_Z]
  }
  const startY = heightOnArm(limb, sleeveStart(cut))
  const endY = heightOnArm(limb, cut.sleeve)
  const ends = [limb.joint, limb.end, start.map((at, axis) => at + axes.along[axis] * length * sleeveStart(cut))]
  const beyond = (axis: number, side: -1 | 1): number =>
    side * (Math.max(...ends.map((end) => side * end[axis])) + SLEEVE_REACH * Math.max(1, mannequin.figure.frame.girth))
  return {
    field: limbField({ limb, radius: sleeveRadius(cut, mannequin, limb), blend: ELBOW_BLEND, until }),
    covers: (_x, y) => y > startY && y < endY,
    rest,
    low: [beyond(0, -1), beyond(1, -1), beyond(2, -1)],
    high: [beyond(0, 1), Math.min(beyond(1, 1), mannequin.bottomY), beyond(2, 1)],
  }
}

/** So much slimmer are the arms that tell which cloth of the trunk's piece rests on them: cloth beside a sleeve does not. */
const BESIDE_SLEEVE = 0.12
/** The arms as far as the trunk's piece follows them: cloth below a crossing forearm still belongs to the trunk. */
const armsOf = (cut: TopCut, { figure }: Mannequin): Mannequin['parts']['arms'] => {
  if (cut.sleeve === 0) return [FAR_AWAY, FAR_AWAY]
  const until = upperEnd(cut)
  const [left, right] = figure.arms.map(({ limb }) => {
    const arm = armRadius(figure.frame, limb)
    const radius: LimbRadius = (along) => arm(along, 0, 0) - BESIDE_SLEEVE * smoothstep(0.16, 0.4, along)
    return limbField({ limb, radius, until })
  })
  return [left, right]
}

/** Cuts a garment for the upper body, with or without a skirt. */
export const cutTop = (cut: TopCut, mannequin: Mannequin, under?: Garment): Garment => {
  const { figure } = mannequin
  const { frame, arms } = figure
  const hemY = heightOf(frame, cut.hem)
  const shell = trunkShell(cut, mannequin)
  const skirt =
    cut.skirt &&
    cutSkirt(cut.skirt, mannequin, {
      hem: cut.hem,
      trunk: drapeTrunk(frame, figure.trunk, cut.drape),
      thickness: cut.thickness,
    })
  const endsLevel = skirt?.endsLevel ?? true
  const seamY = heightOf(frame, cut.skirt?.from ?? 0)
  const core: DistanceField = (x, y, z) => {
    if (endsLevel && y > hemY + LONGEST_GAP) return y - hemY - HEM_SPARE
    let distance = shell(x, y, z)
    // Below its waist the bodice gives way to the skirt.
    if (skirt && y > seamY - 0.6)
      distance = smoothMin(
        distance + 0.3 * (y - seamY + 0.6) ** 2,
        skirt.field(x, y, z) + 0.4 * smoothstep(seamY - 0.1, seamY - 0.6, y),
        0.18,
      )
    if (cut.rib && y > hemY - RIB) distance += cut.rib * smoothstep(hemY - RIB, hemY - 0.12, y)
    if (under && distance < 0.7 && distance > -0.4)
      distance = smoothMin(distance, under.core(x, y, z) - LAYER_GAP, cut.opening ? JACKET_BRIDGE : 0.001)
    return endsLevel && y > hemY - 0.6 ? smoothMax(distance, y - hemY - HEM_SPARE, 0.05) : distance
  }
  const hasSleeves = cut.sleeve > 0
  const sleevesTo = (until: number, dive = 0): DistanceField[] =>
    arms.map(({ limb }) => {
      const full = sleeveRadius(cut, mannequin, limb)
      const radius: LimbRadius = (along, side, ahead) =>
        full(along, side, ahead) - dive * smoothstep(until - 0.12, until - 0.03, along)
      return limbField({ limb, radius, blend: ELBOW_BLEND, until })
    })
  const withSleeves =
    (sleeves: readonly DistanceField[]): DistanceField =>
    (x, y, z) => {
      let distance = core(x, y, z)
      if (y < 1.2) return distance
      arms.forEach(({ limb }, index) => {
        distance = smoothMin(distance, sleeves[index](x, y, z), ARMPIT_BLEND + shoulderBlend(limb, x, y, z, 0.2))
      })
      return distance
    }
  const isBareArmed = !hasSleeves && cut.material === MATERIAL.innerGarment
  const field = isBareArmed ? core : withSleeves(sleevesTo(hasSleeves ? cut.sleeve : SLEEVELESS_END))
  const covers = (x: number, y: number, z: number): boolean => {
    if (cut.outline && cut.outline(Math.abs(x), y, z, frame) > 0) return false
    if (!cut.outline && y < 3 && (cut.scoop ? Math.abs(x) < scoopHalfWidth(y, z) : y < cut.neckline(neckAngle(x, z))))
      return false
    if (cut.opening && z > NECK_AXIS_Z && Math.abs(x) < cut.opening(y)) return false
    if (y > hemY || (skirt && y > hemY - HIGHEST_LIFT && y > hemY - skirt.liftAt(x, z))) return false
    return !(
      cut.sleeve === 0 &&
      !cut.outline &&
      y < frame.shoulderY + ARMHOLE_DEPTH &&
      Math.abs(x) > armholeX(y, frame.shoulderX)
    )
  }
  const [low, high] = boxOf(cut, mannequin, skirt)
  const body = restPlaces(figure, { ...mannequin.parts, arms: armsOf(cut, mannequin) }, true)
  const trunkPiece: Piece = {
    field: hasSleeves ? withSleeves(sleevesTo(upperEnd(cut), DIVE)) : field,
    covers,
    rest: skirt ? skirt.restOn(body) : body,
    low,
    high,
  }
  const showsSleeves = hasSleeves && mannequin.bottomY > heightOnArm(arms[0].limb, sleeveStart(cut))
  return {
    field,
    core,
    covers,
    bares: {
      arms: cut.sleeve < 1.9,
      chest: cut.outline !== undefined,
      midriff: cut.isOnePiece === true || hemY < frame.waistY + 0.3,
      legsBelow: cut.skirt ? hemY : 0,
    },
    pieces: [trunkPiece, ...(showsSleeves ? arms.map(({ limb }) => sleevePiece(cut, mannequin, limb)) : [])],
    material: cut.material,
    sewTrims: () => [],
    low,
    high,
  }
}
