import type { OuterName, TopName } from '../../../scene/outfits/outfit.ts'
import type { DistanceField } from '../../../math/distance.ts'
import type { Mesh } from '../../raster/mesh.ts'
import type { TopCut } from '../cut/cut-top.ts'
import { TRIM } from '../appearance/fabrics.ts'
import { OPENINGS } from '../cut/neckline.ts'
import { heightOf } from '../garment.ts'
import type { Garment, Mannequin } from '../garment.ts'
import { drawstrings, foldedCollar, loweredHood, ribCollar, standCollar, turtleneckCollar } from './collars.ts'
import { hangingSleeves } from './hanging-sleeves.ts'
import { frontEdges, tailoredCollar } from './lapels.ts'
import { ribbon, sash } from './sashes.ts'
import { knot, wrapCollar } from './wraps.ts'

/** Makes the pieces that are sewn onto a garment: collar, lapels, hood. */
type Sewing = (shell: Garment, mannequin: Mannequin, cut: TopCut, under?: Garment) => readonly Mesh[]

const sewRib =
  (width: number, thickness: number, gap?: number): Sewing =>
  ({ core, material }, _, { neckline }) => [ribCollar({ cloth: core, neckline, material, width, thickness, gap })]

/** A narrow binding of the same cloth. */
const bindNeckline: Sewing = ({ core, material }, _, { neckline }) => [
  ribCollar({ cloth: core, neckline, material, width: 0.05, thickness: 0.018, trim: TRIM.hood }),
]

const sewShirtCollar: Sewing = ({ core, material }, { parts: { smooth } }, { neckline, isUnder }) => {
  // A collar that stands open starts lower in front, and its points reach less far below.
  const isOpen = neckline(0) > 1.85
  const start = isOpen ? 15 : 2
  const collar = foldedCollar({
    cloth: core,
    skin: smooth,
    neckline: isOpen ? neckline : (angle) => neckline(Math.hypot(angle, 16)),
    material,
    // Buttoned up it closes round the neck.
    stand: isOpen ? [0.27, 0.17] : [0.29, 0.27],
    fall: [-0.015, isOpen ? 0.36 : 0.37],
    reach: [0.25, 0.5],
    off: 0.03,
    thickness: 0.02,
    start,
    // Beneath a jacket the points hang inside its lapels.
    swing: isUnder ? 14 : 19,
  })
  if (!isOpen) return collar
  // Below the collar the opening has turned edges.
  const edges = { width: 0.036, thickness: 0.014, trim: TRIM.hood, reach: start + 10 }
  return [...collar, ribCollar({ cloth: core, neckline, material, ...edges })]
}

const sewBlazer: Sewing = ({ core, material }, { parts: { smooth } }, { opening }) =>
  tailoredCollar({ cloth: core, skin: smooth, opening: opening ?? OPENINGS.blazer, material })

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
    off: 0.06,
    thickness: 0.045,
    start: 26,
    swing: 20,
  })

const sewDenim = both(sewJacketCollar, sewFront)

const sewHood: Sewing = ({ core, material }, _mannequin, { neckline }) => [
  loweredHood({ cloth: core, neckline, material }),
  ...drawstrings(core, material),
]

const sewTurtleneck: Sewing = ({ core, material }, { parts: { smooth } }, { neckline }) => [
  turtleneckCollar({ cloth: core, skin: smooth, neckline, material }),
]

/** Where a sash begins and ends, from the waist: women's are broad, with a cord round their middle, men's lie on the hips. */
const OBI = {
  female: { from: -0.82, to: 0.42, cord: 0.055 },
  male: { from: 0.12, to: 0.72, cord: 0 },
} as const
const OBI_THICKNESS = 0.075

const sewKimono: Sewing = ({ core, material }, { figure: { frame, arms }, bottomY }, { neckline, sleeve, hangs }) => {
  const { from, to, cord } = OBI[frame.gender]
  const [topY, bottom] = [frame.waistY + from, frame.waistY + to]
  const middle = (topY + bottom) / 2
  const round = { topY: middle - cord, bottomY: middle + cord }
  const [cloth, thickness] = [core, OBI_THICKNESS]
  return [
    ...wrapCollar({
      cloth,
      neckline,
      material,
      width: 0.3,
      thickness: 0.05,
      trim: TRIM.panel,
      end: [frame.gender === 'male' ? -0.9 : -0.62, frame.waistY + Math.min(0, from) + 0.1],
      bottomY,
      liner: 0.06,
    }),
    ...(bottomY > topY
      ? [
          sash({ cloth, material, topY, bottomY: bottom, thickness, trim: TRIM.accent }),
          ...(cord > 0 ? [sash({ cloth, material, ...round, thickness: thickness + 0.06, trim: TRIM.cord })] : []),
        ]
      : []),
    ...(hangs && bottomY > topY
      ? hangingSleeves({ body: core, limbs: arms.map(({ limb }) => limb), material, end: sleeve, depth: hangs })
      : []),
  ]
}

/** A narrow belt, knotted in front with two ends that hang. */
const BELT = { half: 0.14, thickness: 0.1, knotX: -0.12 } as const

const sewRobe: Sewing = ({ core, material }, { figure: { frame, arms }, bottomY }, { neckline, sleeve, hangs }) => {
  const { waistY } = frame
  const belt = { cloth: core, material, trim: TRIM.accent }
  const { half, thickness, knotX } = BELT
  const hang = (aside: number, long: number) =>
    [
      [knotX, waistY],
      [knotX + 0.4 * aside, waistY + 0.5],
      [knotX + 0.7 * aside, waistY + long],
    ] as const
  return [
    ...wrapCollar({
      cloth: core,
      neckline,
      material,
      width: 0.34,
      thickness: 0.045,
      trim: hangs ? TRIM.accent : TRIM.lapel,
      end: [hangs ? -0.8 : -0.55, waistY - 0.08],
      bottomY,
      ...(hangs && { liner: 0.06 }),
    }),
    ...(bottomY > waistY
      ? [
          sash({ ...belt, topY: waistY - half, bottomY: waistY + half, thickness }),
          ribbon({ ...belt, way: hang(-0.25, 1.9), width: 0.24 }),
          ribbon({ ...belt, way: hang(0.4, 1.6), width: 0.24 }),
          knot(belt, [knotX, waistY], 0.2),
        ]
      : []),
    ...(hangs && bottomY > waistY
      ? hangingSleeves({ body: core, limbs: arms.map(({ limb }) => limb), material, end: sleeve, depth: hangs })
      : []),
  ]
}

const sewStandCollar: Sewing = ({ core, material }, { parts: { smooth } }, { neckline }) => [
  standCollar({ cloth: core, skin: smooth, neckline, material }),
]

/** A white band over the collar's own, and a ribbon tied on the chest with two long ends. */
const RIBBON = { x: -0.26, y: 2.62, width: 0.2 } as const

const sewJeogori: Sewing = ({ core, material }, { bottomY }, { neckline }, under) => {
  const { x, y, width } = RIBBON
  // Its ends fall over the skirt.
  const cloth: DistanceField = (x, y, z) => Math.min(core(x, y, z), under?.core(x, y, z) ?? 9)
  const tied = { cloth, material, trim: TRIM.accent }
  const hang = (aside: number, long: number) =>
    [
      [x, y],
      [x + aside, y + 0.5],
      [x + 1.3 * aside, y + long],
    ] as const
  return [
    ...wrapCollar({
      cloth: core,
      neckline,
      material,
      width: 0.28,
      thickness: 0.04,
      trim: TRIM.accent,
      end: [x, y],
      bottomY,
      liner: 0.03,
    }),
    ...(bottomY > y + 0.4
      ? [
          ribbon({ ...tied, way: hang(0.06, 3.3), width }),
          ribbon({ ...tied, way: hang(-0.12, 2.8), width }),
          knot(tied, [x, y], 0.17),
        ]
      : []),
  ]
}

export const SEWINGS: Partial<Record<TopName | OuterName, Sewing>> = {
  tee: sewRib(0.075, 0.022),
  jersey: sewRib(0.06, 0.02),
  knit: sewRib(0.13, 0.04),
  kurta: sewRib(0.1, 0.014),
  kimono: sewKimono,
  robe: sewRobe,
  hanfu: sewRobe,
  jeogori: sewJeogori,
  sherwani: sewStandCollar,
  choli: bindNeckline,
  'shift-dress': bindNeckline,
  'puff-blouse': bindNeckline,
  'puff-dress': bindNeckline,
  puffer: sewDenim,
  // Open in front by as many degrees as `OPENINGS` leaves at the neck.
  bomber: both(sewRib(0.17, 0.04, 24), sewFront),
  cardigan: both(sewRib(0.11, 0.03, 31), sewFront),
  polo: sewShirtCollar,
  shirt: sewShirtCollar,
  blouse: sewShirtCollar,
  'shirt-dress': sewShirtCollar,
  'jumpsuit-top': sewShirtCollar,
  turtleneck: sewTurtleneck,
  hoodie: sewHood,
  blazer: sewBlazer,
  'dinner-jacket': sewBlazer,
  trench: sewBlazer,
  'wool-coat': sewBlazer,
  'denim-jacket': sewDenim,
  'leather-jacket': sewDenim,
}
