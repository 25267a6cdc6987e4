import type { Gender } from '../../identity/identity.ts'
import type { PortraitOutfit } from '../../scene/portrait-scene.ts'
import type { DistanceField } from '../math/distance.ts'
import { type Material, MATERIAL } from '../materials.ts'
import type { Mesh } from '../raster/mesh.ts'
import { foldedCollar, ribCollar, turtleneckCollar } from './collars.ts'
import { foldOffset } from './folds.ts'
import type { Garment, Mannequin } from './garment.ts'
import { drawstrings, loweredHood } from './hood.ts'
import { lapels } from './lapels.ts'
import {
  armholeX,
  NECK_AXIS_Z,
  neckAngle,
  NECKLINES,
  type Neckline,
  type Opening,
  OPENINGS,
  scoopHalfWidth,
} from './neckline.ts'

/** Cloth farther from the body than this does not feel collarbones, in head units. */
const NEAR = 0.24

type Cut = {
  neckline: Neckline
  /** How far the cloth stands off the body where it rests on it. */
  thickness: number
  foldDepth: number
  fineness: number
  opening?: Opening
  sleeveless?: boolean
  /** A wide scoop between two straps instead of a neckline round the neck. */
  scoop?: boolean
  material: Material
}

const LOWERED = 0.015
const jacketNeckline: Neckline = (angle) => NECKLINES.stand(angle) + LOWERED

const CUTS = {
  tee: { neckline: NECKLINES.crew, thickness: 0.035, foldDepth: 0.05, fineness: 1, material: MATERIAL.innerGarment },
  top: {
    scoop: true,
    neckline: NECKLINES.crew,
    thickness: 0.025,
    foldDepth: 0.03,
    fineness: 1,
    material: MATERIAL.innerGarment,
  },
  shirt: {
    neckline: NECKLINES.stand,
    thickness: 0.04,
    foldDepth: 0.055,
    fineness: 1.15,
    material: MATERIAL.innerGarment,
  },
  knit: { neckline: NECKLINES.crew, thickness: 0.07, foldDepth: 0.05, fineness: 0.7, material: MATERIAL.innerGarment },
  turtleneck: {
    neckline: NECKLINES.turtle,
    thickness: 0.06,
    foldDepth: 0.045,
    fineness: 0.75,
    material: MATERIAL.innerGarment,
  },
  dress: {
    scoop: true,
    neckline: NECKLINES.crew,
    thickness: 0.014,
    foldDepth: 0.014,
    fineness: 1,
    sleeveless: true,
    material: MATERIAL.innerGarment,
  },
  hoodie: {
    neckline: NECKLINES.stand,
    thickness: 0.09,
    foldDepth: 0.07,
    fineness: 0.7,
    material: MATERIAL.innerGarment,
  },
  blazer: {
    neckline: jacketNeckline,
    thickness: 0.1,
    foldDepth: 0.035,
    fineness: 0.6,
    opening: OPENINGS.blazer,
    material: MATERIAL.outerGarment,
  },
  denim: {
    neckline: jacketNeckline,
    thickness: 0.11,
    foldDepth: 0.05,
    fineness: 0.8,
    opening: OPENINGS.denim,
    material: MATERIAL.outerGarment,
  },
} as const satisfies Record<string, Cut>

function cutCloth(cut: Cut, mannequin: Mannequin): Omit<Garment, 'trims'> {
  const { frame, smooth, skin, seed } = mannequin
  const folds = {
    depth: cut.foldDepth,
    fineness: cut.fineness,
    shoulderX: frame.shoulderX,
    shoulderY: frame.shoulderY,
    seed,
  }
  const isInner = cut.material === MATERIAL.innerGarment
  const field: DistanceField = (x, y, z) => {
    const rest = smooth(x, y, z)
    const distance = (isInner && rest < NEAR ? Math.min(rest, skin(x, y, z)) : rest) - cut.thickness
    return Math.abs(distance) > 0.3 ? distance : distance - foldOffset(x, y, z, folds)
  }
  const covers = (x: number, y: number, z: number): boolean => {
    if (cut.scoop ? Math.abs(x) < scoopHalfWidth(y, z) : y < cut.neckline(neckAngle(x, z))) return false
    if (cut.opening && z > NECK_AXIS_Z && Math.abs(x) < cut.opening(y)) return false
    return !(cut.sleeveless && Math.abs(x) > armholeX(y, frame.shoulderX))
  }
  return { field, covers, material: cut.material }
}

type Sewing = (shell: Omit<Garment, 'trims'>, mannequin: Mannequin, cut: Cut) => readonly Mesh[]

const sewRib =
  (width: number, thickness: number): Sewing =>
  ({ field, material }, { smooth }, { neckline }) => [
    ribCollar({ cloth: field, skin: smooth, neckline, material, width, thickness }),
  ]

const sewShirtCollar: Sewing = ({ field, material }, { smooth }, { neckline }) =>
  foldedCollar({
    cloth: field,
    skin: smooth,
    neckline,
    material,
    stand: [0.23, 0.14],
    fall: [-0.015, 0.3],
    reach: [0.25, 0.6],
    start: 4,
    swing: 17,
  })

const sewBlazer: Sewing = ({ field, material }, { smooth }, { neckline, opening }) => [
  ...foldedCollar({
    cloth: field,
    skin: smooth,
    neckline,
    material,
    stand: [0.17, 0.06],
    fall: [0, 0.2],
    reach: [0.23, 0.43],
    start: 37,
    swing: 6,
  }),
  ...lapels({ cloth: field, opening: opening ?? OPENINGS.blazer, material }),
]

const sewDenim: Sewing = ({ field, material }, { smooth }, { neckline }) =>
  foldedCollar({
    cloth: field,
    skin: smooth,
    neckline,
    material,
    stand: [0.2, 0.08],
    fall: [0.03, 0.32],
    reach: [0.3, 0.62],
    start: 26,
    swing: 20,
  })

const sewHood: Sewing = ({ field, material }, _mannequin, { neckline }) => [
  loweredHood({ cloth: field, neckline, material }),
  ...drawstrings(field, material),
]

const sewTurtleneck: Sewing = ({ field, material }, { smooth }, { neckline }) => [
  turtleneckCollar({ cloth: field, skin: smooth, neckline, material }),
]

const sewNothing: Sewing = () => []

/** A layer worn over another one lies clear of it. */
const LAYER_GAP = 0.035

type Order = { cut: Cut; sewing: Sewing; under?: Garment }

const sew = ({ cut, sewing, under }: Order, mannequin: Mannequin): Garment => {
  const cutShell = cutCloth(cut, mannequin)
  const field: DistanceField = (x, y, z) => {
    const own = cutShell.field(x, y, z)
    return under && Math.abs(own) < 0.3 ? Math.min(own, under.field(x, y, z) - LAYER_GAP) : own
  }
  const shell = { ...cutShell, field }
  return { ...shell, trims: sewing(shell, mannequin, cut) }
}

const PATTERNS: Record<Exclude<PortraitOutfit, 'blazer' | 'denim-jacket'>, readonly [Cut, Sewing]> = {
  tee: [CUTS.tee, sewRib(0.075, 0.022)],
  shirt: [CUTS.shirt, sewShirtCollar],
  knit: [CUTS.knit, sewRib(0.13, 0.04)],
  turtleneck: [CUTS.turtleneck, sewTurtleneck],
  dress: [CUTS.dress, sewNothing],
  hoodie: [CUTS.hoodie, sewHood],
}

/** What a man or a woman wears under a blazer. */
const UNDER_BLAZER: Record<Gender, readonly [Cut, Sewing]> = {
  male: [CUTS.shirt, sewShirtCollar],
  female: [CUTS.top, sewNothing],
}

/** The layers of an outfit from the inside out. */
export function dress(outfit: PortraitOutfit, mannequin: Mannequin): readonly Garment[] {
  const sewOver = (under: Garment, cut: Cut, sewing: Sewing) => sew({ cut, sewing, under }, mannequin)
  if (outfit === 'blazer' || outfit === 'denim-jacket') {
    const [innerCut, innerSewing] = outfit === 'blazer' ? UNDER_BLAZER[mannequin.frame.gender] : PATTERNS.tee
    const under = sew({ cut: innerCut, sewing: innerSewing }, mannequin)
    return [under, outfit === 'blazer' ? sewOver(under, CUTS.blazer, sewBlazer) : sewOver(under, CUTS.denim, sewDenim)]
  }
  const [cut, sewing] = PATTERNS[outfit]
  return [sew({ cut, sewing }, mannequin)]
}
