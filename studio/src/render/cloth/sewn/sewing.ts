import { distanceOf } from '../../../math/scalar.ts'
import type { OuterName, TopName } from '../../../scene/outfits/outfit.ts'
import type { DistanceField } from '../../../math/distance.ts'
import type { Frame } from '../../body/frame.ts'
import type { Mesh } from '../../raster/mesh.ts'
import type { TopCut } from '../cut/cut-top.ts'
import { TRIM } from '../appearance/fabrics.ts'
import type { Trim } from '../appearance/fabrics.ts'
import { OPENINGS } from '../cut/neckline.ts'
import type { Neckline } from '../cut/neckline.ts'
import { heightOf } from '../garment.ts'
import type { Garment, Mannequin } from '../garment.ts'
import { drawstrings, foldedCollar, furEdge, loweredHood, ribCollar, standCollar, turtleneckCollar } from './collars.ts'
import { hangingSleeves } from './hanging-sleeves.ts'
import { frontEdges, tailoredCollar } from './lapels.ts'
import { tieBelt, tieRibbon, windObi } from './sashes.ts'
import { wrapCollar } from './wraps.ts'

/** Makes the pieces that are sewn onto a garment: collar, lapels, hood. */
type Sewing = (shell: Garment, mannequin: Mannequin, cut: TopCut, under?: Garment) => readonly Mesh[]

const sewRib =
  (width: number, thickness: number, gap?: number): Sewing =>
  ({ core, material }, _, { neckline }) => [ribCollar({ cloth: core, neckline, material, width, thickness, gap })]

/** A narrow binding of the same cloth. */
const bindNeckline: Sewing = ({ core, material }, _, { neckline }) => [
  ribCollar({ cloth: core, neckline, material, width: 0.05, thickness: 0.018, trim: TRIM.hood }),
]

/** The line that a collar follows which closes round the neck: it leaves out where the neckline rises beneath it. */
const buttonedUp =
  (neckline: Neckline): Neckline =>
  (angle) =>
    neckline(distanceOf(angle, 16))

const sewShirtCollar: Sewing = ({ core, material }, { parts: { smooth } }, { neckline, isUnder }) => {
  // A collar that stands open starts lower in front, and its points reach less far below.
  const isOpen = neckline(0) > 1.85
  const start = isOpen ? 15 : 2
  const collar = foldedCollar({
    cloth: core,
    skin: smooth,
    neckline: isOpen ? neckline : buttonedUp(neckline),
    material,
    // Buttoned up it closes round the neck.
    stand: isOpen ? [0.27, 0.17] : [0.29, 0.27],
    fall: [-0.015, isOpen ? 0.36 : 0.37],
    reach: [0.25, 0.5],
    off: 0.024,
    thickness: 0.013,
    start,
    // Beneath a jacket the points hang inside its lapels.
    swing: isUnder ? 14 : 19,
  })
  if (!isOpen) return collar
  // Below the collar the opening has turned edges.
  const edges = { width: 0.036, thickness: 0.014, trim: TRIM.hood, reach: start + 10 }
  return [...collar, ribCollar({ cloth: core, neckline, material, ...edges })]
}

const sewLapels =
  (trim: Trim): Sewing =>
  ({ core, material }, { parts: { smooth } }, { opening }) =>
    tailoredCollar({ cloth: core, skin: smooth, opening: opening ?? OPENINGS.blazer, material, trim })

const sewBlazer = sewLapels(TRIM.lapel)

const sewFront: Sewing = ({ core, material }, { figure, bottomY }, { opening, hem }) =>
  opening ? frontEdges({ cloth: core, opening, material }, Math.min(bottomY, heightOf(figure.frame, hem))) : []

const both =
  (...sewings: readonly Sewing[]): Sewing =>
  (...garment) =>
    sewings.flatMap((sew) => sew(...garment))

const sewJacketCollar: Sewing = ({ core, material }, { parts: { smooth } }, { neckline }) =>
  foldedCollar({
    cloth: core,
    skin: smooth,
    neckline,
    material,
    stand: [0.2, 0.08],
    fall: [0.03, 0.32],
    reach: [0.3, 0.62],
    off: 0.05,
    thickness: 0.026,
    start: 26,
    swing: 14,
  })

const sewDenim = both(sewJacketCollar, sewFront)

const sewHood: Sewing = ({ core, material }, _mannequin, { neckline }) => [
  loweredHood({ cloth: core, neckline, material }),
  ...drawstrings(core, material),
]

/** Belts of coats, robes and jumpsuits. */
const BELTS = {
  coat: { thickness: 0.05, long: 1.6 },
  robe: { thickness: 0.1, long: 1.9 },
  jumpsuit: { thickness: 0.05, long: 0.8 },
} as const
/** How far trousers stand off the body. */
const OVER_TROUSERS = 0.12

/** A belt of its own cloth over the seam at the waist. */
const sewSelfBelt: Sewing = ({ core, material }, { figure: { frame }, parts, bottomY }) => {
  const cloth: DistanceField = (x, y, z) => Math.min(core(x, y, z), parts.trunk(x, y, z) - OVER_TROUSERS)
  return bottomY > frame.waistY
    ? tieBelt({ cloth, material, trim: TRIM.panel }, frame.waistY + 0.1, BELTS.jumpsuit)
    : []
}

/** A coat's belt of its own cloth, knotted at the waist. */
const sewCoatBelt: Sewing = ({ core, material }, { figure: { frame }, bottomY }) =>
  bottomY > frame.waistY - 0.4
    ? tieBelt({ cloth: core, material, trim: TRIM.panel }, frame.waistY - 0.1, BELTS.coat)
    : []

const sewRaincoat: Sewing = ({ core, material }, { parts: { smooth } }, { neckline }) => [
  loweredHood({ cloth: core, neckline, material }),
  ...foldedCollar({
    cloth: core,
    skin: smooth,
    neckline: buttonedUp(neckline),
    material,
    stand: [0.26, 0.2],
    fall: [0.03, 0.2],
    reach: [0.24, 0.4],
    off: 0.05,
    thickness: 0.022,
    start: 4,
    swing: 8,
  }),
]

/** A jacket's collar that stands and is open in front. */
const sewJacketStand: Sewing = ({ core, material }, _, { neckline }) => [
  ribCollar({ cloth: core, neckline, material, width: 0.24, thickness: 0.03, gap: 14 }),
]

const sewTurtleneck: Sewing = ({ core, material }, { parts: { smooth } }, { neckline }) => [
  turtleneckCollar({ cloth: core, skin: smooth, neckline, material }),
]

const sewKimono: Sewing = ({ core, material }, { figure: { frame }, bottomY }, { neckline }) => {
  const { waistY, gender } = frame
  const [topY, untilY] = obiHeights(frame)
  return [
    ...wrapCollar({
      cloth: core,
      neckline,
      material,
      width: 0.3,
      thickness: 0.05,
      trim: TRIM.panel,
      end: [gender === 'male' ? -0.9 : -0.62, Math.min(waistY, topY) + 0.1],
      bottomY,
      liner: 0.06,
    }),
    ...(bottomY > topY ? windObi({ cloth: core, material, topY, bottomY: untilY, hasCord: gender === 'female' }) : []),
  ]
}

/** Where a sash begins and ends: women's are broad and high, men's lie on the hips. */
const obiHeights = ({ gender, waistY }: Frame): readonly [topY: number, bottomY: number] =>
  gender === 'female' ? [waistY - 0.82, waistY + 0.42] : [waistY + 0.12, waistY + 0.72]

const sewRobe: Sewing = ({ core, material }, { figure: { frame }, bottomY }, { neckline, hangs }) => [
  ...wrapCollar({
    cloth: core,
    neckline,
    material,
    width: 0.34,
    thickness: 0.045,
    trim: hangs ? TRIM.accent : TRIM.lapel,
    end: [hangs ? -0.8 : -0.55, frame.waistY - 0.08],
    bottomY,
    ...(hangs && { liner: 0.06 }),
  }),
  ...(bottomY > frame.waistY ? tieBelt({ cloth: core, material, trim: TRIM.accent }, frame.waistY, BELTS.robe) : []),
]

const hangSleeves: Sewing = ({ core, material }, { figure: { arms, frame }, bottomY }, { sleeve, hangs }) =>
  hangs && bottomY > frame.waistY - 0.8
    ? hangingSleeves({ body: core, limbs: arms.map(({ limb }) => limb), material, end: sleeve, depth: hangs })
    : []

const sewStandCollar: Sewing = ({ core, material }, { parts: { smooth } }, { neckline }) => [
  standCollar({ cloth: core, skin: smooth, neckline, material }),
]

/** Where a jacket's ribbon is tied on the chest. */
const RIBBON = [-0.26, 2.62] as const

const sewJeogori: Sewing = ({ core, material }, { bottomY }, { neckline }, under) => {
  // Its ends fall over the skirt.
  const cloth: DistanceField = (x, y, z) => Math.min(core(x, y, z), under?.core(x, y, z) ?? 9)
  return [
    ...wrapCollar({
      cloth: core,
      neckline,
      material,
      width: 0.28,
      thickness: 0.04,
      trim: TRIM.accent,
      end: RIBBON,
      bottomY,
      liner: 0.03,
    }),
    ...(bottomY > RIBBON[1] + 0.4 ? tieRibbon({ cloth, material, trim: TRIM.accent }, RIBBON) : []),
  ]
}

export const SEWINGS: Partial<Record<TopName | OuterName, Sewing>> = {
  tee: sewRib(0.075, 0.022),
  jersey: sewRib(0.06, 0.02),
  knit: sewRib(0.13, 0.04),
  kurta: sewStandCollar,
  kimono: both(sewKimono, hangSleeves),
  robe: sewRobe,
  hanfu: both(sewRobe, hangSleeves),
  jeogori: sewJeogori,
  sherwani: sewStandCollar,
  abaya: bindNeckline,
  choli: bindNeckline,
  'shift-dress': bindNeckline,
  'puff-blouse': bindNeckline,
  'puff-dress': bindNeckline,
  puffer: sewDenim,
  // Open in front by as many degrees as `OPENINGS` leaves at the neck.
  bomber: both(sewRib(0.17, 0.04, 24), sewFront),
  cardigan: both(sewRib(0.13, 0.03, 31), sewFront),
  'track-jacket': both(sewJacketStand, sewFront),
  polo: sewShirtCollar,
  shirt: sewShirtCollar,
  blouse: sewShirtCollar,
  'shirt-dress': sewShirtCollar,
  'jumpsuit-top': both(sewShirtCollar, sewSelfBelt),
  turtleneck: sewTurtleneck,
  hoodie: sewHood,
  blazer: sewBlazer,
  'dinner-jacket': sewLapels(TRIM.satin),
  trench: both(sewBlazer, sewCoatBelt),
  raincoat: sewRaincoat,
  parka: both(sewRaincoat, ({ core, material }, _, { neckline }) => [furEdge({ cloth: core, neckline, material })]),
  'wool-coat': sewBlazer,
  'denim-jacket': sewDenim,
  'leather-jacket': sewDenim,
}
