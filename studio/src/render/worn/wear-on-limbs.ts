import type { Identity } from '../../identity/identity.ts'
import { skinColor } from '../../identity/person-colors.ts'
import type { Worn, WornName } from '../../identity/worn.ts'
import { mixRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import type { DistanceField } from '../../math/distance.ts'
import { clamp, lerp, TAU } from '../../math/scalar.ts'
import { add, cross, normalize, scaleVector, subtract } from '../../math/vector.ts'
import type { Vec3 } from '../../math/vector.ts'
import { legRadius } from '../body/body-field.ts'
import type { Figure } from '../body/figure.ts'
import type { Frame } from '../body/frame.ts'
import { ringPlacesOf } from '../body/hand.ts'
import type { HandPose } from '../body/hand.ts'
import { carryMesh } from '../body/warp.ts'
import { darken, FABRIC_OF, line, TRIM } from '../cloth/appearance/fabrics.ts'
import type { ClothSample, Seams } from '../cloth/appearance/fabrics.ts'
import type { ClothAppearance } from '../cloth/appearance/shade-cloth.ts'
import { drawBelt } from '../cloth/sewn/belt.ts'
import { clothSheet, clothTube, pointAround } from '../cloth/sewn/sheet.ts'
import { ball, facing } from '../props/shapes.ts'
import { MATERIAL } from '../raster/mesh.ts'
import type { Material, Mesh } from '../raster/mesh.ts'

/** What things lie on: the trunk, what is worn under a jacket, and the outermost, without sleeves and in figure space. */
export type Wearer = {
  figure: Figure
  skin: DistanceField
  under: DistanceField
  outer: DistanceField
  cell: number
  identity: Identity
  /** Those that are in the picture. */
  hands: readonly HandPose[]
  /** Height of the middle of a belt; null where none would be seen. */
  beltY: number | null
}

type Hoop = { center: Vec3; along: Vec3; reach: number; radius: number; material: Material }

/** A round wire about a limb or a finger. */
const hoop = ({ center, along, reach, radius, material }: Hoop): Mesh => {
  const aside = normalize(cross(along, [0, 0.3, 1]))
  const over = cross(aside, along)
  const path = Array.from({ length: 25 }, (_, step): Vec3 => {
    const turn = (step / 24) * TAU
    const way = add(scaleVector(aside, Math.cos(turn)), scaleVector(over, Math.sin(turn)))
    return add(center, scaleVector(way, reach))
  })
  return clothTube({ path, radius: () => radius, trim: TRIM.button, material, sides: 6 })
}

/** A ring round an arm at its wrist, or several. */
export const wearOnWrist = (name: WornName, { figure }: Wearer): Mesh[] => {
  const free = figure.arms.find(({ hand, isHolding }) => hand && !isHolding) ?? figure.arms.find(({ hand }) => hand)
  if (!free?.hand) return []
  const { hand } = free
  const along = normalize(hand.forearm)
  const ring = (at: number, radius: number): Mesh => {
    const reach = hand.wristRadius * 0.99 + radius * 0.5
    return hoop({ center: add(hand.wrist, scaleVector(along, at)), along, reach, radius, material: MATERIAL.wrist })
  }
  if (name === 'bracelet') return [0.06, 0.13, 0.2].map((at) => ring(at, 0.022))
  const back = scaleVector(normalize(hand.palm), -1)
  const face = add(hand.wrist, add(scaleVector(along, 0.12), scaleVector(back, hand.wristRadius * 1.05)))
  return [ring(0.09, 0.03), ring(0.14, 0.03), ball(0.15, 0.4, { place: facing(face, back), material: MATERIAL.wrist })]
}

/** Fingers that wear a ring where one is worn, and where several are; from the index on. */
const RINGED = { ring: [2], rings: [0, 2] } as const

/** Rings on hands that are seen, in world space. */
export const wearRings = (worn: Worn, { hands, figure }: Wearer): Mesh[] => {
  if (worn.ring?.name !== 'ring' && worn.ring?.name !== 'rings') return []
  const fingers = RINGED[worn.ring.name]
  return (worn.ring.name === 'ring' ? hands.slice(-1) : hands).flatMap((hand) => {
    const places = ringPlacesOf(hand)
    return fingers.flatMap((finger) => {
      if (!(finger in places)) return []
      const { center, along, radius } = places[finger]
      const band = hoop({ center, along, reach: radius * 1.06, radius: 0.2 * radius, material: MATERIAL.ring })
      return [carryMesh(band, figure.warp, hand.wrist)]
    })
  })
}

/** How far above the ankle's joint a chain lies, in head units. */
const ANKLET_UP = 0.16

/** A chain round the ankle of the leg on the picture's right. */
export const wearOnAnkle = ({ figure: { frame, legs } }: Wearer): Mesh[] => {
  const { limb } = legs[1]
  const { joint, end } = limb
  const along = normalize(subtract(end, joint))
  const center = add(end, scaleVector(along, -ANKLET_UP))
  const reach = legRadius(frame, limb)(2 - ANKLET_UP / limb.lower.length, 0, 0) + 0.012
  return [hoop({ center, along, reach, radius: 0.024, material: MATERIAL.ankle })]
}

const BELT = { steps: 160, half: 0.105, clear: 0.055 }
const BRASS: Rgb = [196, 178, 140]

/** A strap round the waist; at rest its buckle is where x is 0. */
export const wearBelt = ({ under, beltY }: Wearer): Mesh[] => {
  if (beltY === null) return []
  const rows = Array.from({ length: BELT.steps + 1 }, (_, step) => {
    const angle = (step / BELT.steps - 0.5) * TAU
    return [-1, 0, 1].map((across): Vec3 => {
      const [x, y, z] = pointAround(under, angle, beltY + across * BELT.half)
      return [x + Math.sin(angle) * BELT.clear, y, z + Math.cos(angle) * BELT.clear]
    })
  })
  const strap = clothSheet({ rows, trim: TRIM.button, material: MATERIAL.belt, isMeasured: true })
  const front = strap.rest[(BELT.steps / 2) * rows[0].length * 3]
  // Off the places of trims, which are not painted.
  return [{ ...strap, rest: strap.rest.map((value, at) => [value - front, value, 0][at % 3]) }]
}

export const paintBelt =
  (color: Rgb): Seams =>
  (sample) =>
    drawBelt(sample, sample.y, { color, buckle: BRASS })

type LegWearName = 'tights' | 'fishnets' | 'stockings' | 'knee-socks' | 'socks'
const isLegWear = (name: WornName | undefined): name is LegWearName =>
  name === 'tights' || name === 'fishnets' || name === 'stockings' || name === 'knee-socks' || name === 'socks'

/** The upper edge of what is worn on legs, below the hands, as arms at rest hang beside them. */
const topOf = (name: LegWearName, { shoulderY, upperArm, lowerArm, crotchY, kneeY, ankleY }: Frame): number => {
  if (name === 'stockings') return lerp(crotchY, kneeY, 0.42)
  if (name === 'knee-socks') return kneeY + 0.42
  return name === 'socks' ? ankleY - 0.75 : Math.max(crotchY + 0.1, shoulderY + upperArm + lowerArm + 0.35)
}

const NET = 0.2
/** How much of the skin a thin stocking hides where one looks straight at it, and at its edges. */
const SHEER = { front: 0.55, edge: 0.97 }

/** What legs wear on their skin: the material at a height of the straight leg, and how it looks. */
export type LegWear = { materialAt: (y: number) => Material; look: ClothAppearance }

export const wearOnLegs = (worn: Worn, { figure: { frame }, identity }: Wearer): LegWear | undefined => {
  const name = worn.legs?.name
  if (!worn.legs || !isLegWear(name)) return undefined
  const { color } = worn.legs
  const skin = skinColor(identity.shape.skinTone, identity.shape.undertone)
  const top = topOf(name, frame)
  const mix = (sample: ClothSample, share: number): void => {
    const [red, green, blue] = mixRgb(skin, color, share)
    Object.assign(sample, { red, green, blue })
  }
  const paint: Seams = (sample) => {
    const band = line(sample.y - top, 0.09)
    if (name === 'knee-socks' || name === 'socks') {
      darken(sample, 0.12 * Math.sin(sample.x * 60) ** 2 * line(sample.y - top - 0.12, 0.16))
      return
    }
    if (name === 'fishnets') {
      const turn = Math.atan2(Math.abs(sample.x) - frame.hipX, sample.z + 0.2) * 0.34
      const off = (value: number): number => Math.abs(value / NET - Math.round(value / NET)) * NET
      mix(sample, clamp(line(off(turn + sample.y * 0.7), 0.016) + line(off(turn - sample.y * 0.7), 0.016) + band))
      return
    }
    const share = lerp(SHEER.edge, SHEER.front, clamp(sample.normalZ) ** 1.5)
    mix(sample, name === 'stockings' ? Math.max(share, band) : share)
  }
  const fabric = name === 'knee-socks' || name === 'socks' ? FABRIC_OF.rib : FABRIC_OF.nylon
  return {
    materialAt: (y) => (y > top ? MATERIAL.legs : MATERIAL.skin),
    look: { fabric, color, pattern: 'plain', seams: paint },
  }
}
