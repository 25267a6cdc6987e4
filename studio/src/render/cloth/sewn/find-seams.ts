import { scaleRgb } from '../../../image/rgb.ts'
import type { Rgb } from '../../../image/rgb.ts'
import { valueNoise } from '../../../math/noise.ts'
import { lerp, smoothstep } from '../../../math/scalar.ts'
import type { BottomName, Layer, OuterName, Outfit, TopName } from '../../../scene/outfits/outfit.ts'
import type { Frame } from '../../body/frame.ts'
import { HIP_Z } from '../../body/stance.ts'
import { MATERIAL } from '../../raster/mesh.ts'
import { bendNormal, coverage, darken, knitRibs, lay, line, ribPeriod, weaveGold } from '../appearance/fabrics.ts'
import type { ClothSample, Seams } from '../appearance/fabrics.ts'
import { hemRise, legRise } from '../cut/cut-bottom.ts'
import type { BottomCut, PocketPlace } from '../cut/cut-bottom.ts'
import type { TopCut } from '../cut/cut-top.ts'
import { sleeveAxisX } from '../cut/fold-maps.ts'
import { heightOf, legEndY, SKIRT_SPARE, sleeveEndY } from '../garment.ts'
import { NECKLINES, OPENINGS } from '../cut/neckline.ts'
import type { Opening } from '../cut/neckline.ts'
import { angleAt, hemLift, HIGHEST_LIFT } from '../cut/skirt-folds.ts'
import { sewCardigan, sewFrontEdge, sewQuilting, sewSnaps, sewTrench } from './coat-seams.ts'
import { sewBib, sewBones, sewBorders, sewOutline, sewPouch, sewStripes } from './panel-seams.ts'
import {
  isBehind,
  sewDenimSeams,
  sewJacketFront,
  sewLoops,
  sewOverlap,
  sewPlacket,
  sewShoulderSeam,
  sewStrapHems,
  sewTailored,
  sewZip,
  shadeCollar,
  shadeUnder,
} from './seams.ts'
import { sewCargoPockets, sewTrousers, tearLegs } from './trouser-seams.ts'

/** An edge that is turned under and sewn down: it rounds off there, `down` 1 below and -1 above, and the thread draws a puckered groove. */
const turnHem = (sample: ClothSample, edge: number, width: number, down = 1): void => {
  const at = edge - width
  const groove = line(at, 0.022)
  const pucker = valueNoise(sample.x * 15, sample.z * 15, 3) - 0.5
  bendNormal(sample, 0, down * (18 * at - 0.3 * pucker) * groove - 0.7 * line(Math.max(0, edge - 0.01), 0.024))
  darken(sample, 0.22 * line(at, 0.012) + 0.08 * line(edge, 0.02))
}

/** A stitched or ribbed edge at the hem and at the ends of the sleeves. */
const sewHems = ({ frame, cut, isKnit, seed }: TopOrder): Seams => {
  const liftAt = cut.skirt && hemLift(cut.skirt, seed)
  const hemY = heightOf(frame, cut.hem)
  const { sleeve, cuff = 0, rib } = cut
  const sleeveY = sleeveEndY(frame, sleeve)
  // Cuffs of a blouse are sewn, those of knits and padded jackets are ribbed.
  const ribbed = rib !== undefined || isKnit || (cuff >= 0.1 && cut.material === MATERIAL.outerGarment)
  const isTucked = cut.drape.gatherY !== undefined
  const width = ribbed ? 0.24 : cuff > 0 ? 0.26 : 0.1
  const period = ribPeriod(isKnit)
  const isTailored = cut.opening !== undefined && cut.isPadded === true
  return (sample) => {
    const onSleeve = sample.isSleeve
    if (isTucked && !onSleeve) return
    let edge = (onSleeve ? sleeveY : hemY) - sample.y
    if (edge > width + 0.06 + (liftAt ? HIGHEST_LIFT : 0)) return
    if (liftAt && !onSleeve) edge -= liftAt(sample.x, sample.z)
    if (isTailored) {
      // Blind stitches hold the hems of jackets: they only round off.
      bendNormal(sample, 0, -0.7 * line(Math.max(0, edge - 0.01), 0.03))
      return
    }
    turnHem(sample, edge, width)
    if (ribbed && edge < width) knitRibs(sample, sample.around, period)
    if (cuff > 0 && !ribbed && onSleeve) darken(sample, 0.16 * line(edge - 0.03, 0.01))
  }
}

const KNOT_TOP_Y = 1.34
const KNOT_BOTTOM_Y = 1.9
const TIE_END_Y = 4.62

/** Half the width of a tie at the top and the foot of its knot, right below it, and at its broadest. */
const TIE = { knotTop: 0.24, knotFoot: 0.15, neck: 0.15, blade: 0.32 } as const

/** A silk tie with a fine diagonal stripe, down the front of a shirt; its knot stands out round and is striped across. */
const drawTie =
  (color: Rgb): Seams =>
  (sample) => {
    if (isBehind(sample) || sample.y > TIE_END_Y || sample.y < KNOT_TOP_Y) return
    const side = Math.abs(sample.x)
    const { y } = sample
    const isKnot = y < KNOT_BOTTOM_Y
    const down = (y - KNOT_TOP_Y) / (KNOT_BOTTOM_Y - KNOT_TOP_Y)
    const half = isKnot
      ? lerp(TIE.knotTop, TIE.knotFoot, down)
      : lerp(TIE.neck, TIE.blade, smoothstep(KNOT_BOTTOM_Y, TIE_END_Y, y)) * smoothstep(TIE_END_Y, TIE_END_Y - 0.28, y)
    const inside = half - side
    const share = coverage(sample, inside)
    darken(sample, 0.34 * (1 - share) * Math.exp(-Math.max(0, -inside) / 0.035))
    if (share <= 0) return
    const stripe = smoothstep(0.5, 0.85, Math.sin((sample.x * (isKnot ? -0.8 : 0.8) + y) * 40))
    const shine = 1 + 0.2 * stripe - 0.25 * smoothstep(half * 0.55, half, side)
    lay(sample, scaleRgb(color, shine), share)
    sample.gloss = 0.22 * share
    if (isKnot) {
      // A roll of cloth, round to its sides and drawn in at its foot.
      bendNormal(sample, -0.8 * share * (sample.x / half), share * lerp(0.5, -0.25, down))
      darken(sample, 0.3 * line(sample.x - 0.75 * half + 0.5 * half * down, 0.014))
      return
    }
    // Its edges are folded round, and a dimple falls from the knot, which shades it.
    const below = y - KNOT_BOTTOM_Y
    const dimple = smoothstep(0.8, 0, below)
    bendNormal(
      sample,
      Math.sign(sample.x) * share * (0.55 * dimple * line(side - 0.02, 0.04) - 0.8 * line(inside, 0.03)),
      0,
    )
    darken(sample, share * (0.4 * Math.exp(-below / 0.07) + 0.3 * dimple * line(side, 0.03)))
  }

type TopOrder = {
  name: TopName | OuterName
  outfit: Outfit
  frame: Frame
  cut: TopCut
  tie: Rgb
  /** Of thick stitches. */
  isKnit: boolean
  /** Of the wearer: folds differ by it. */
  seed: number
  /** How far the jacket over it stands open. */
  under?: { opening: Opening; hemY: number; armX?: number | undefined }
}

const together =
  (...seams: readonly (Seams | undefined)[]): Seams =>
  (sample) => {
    for (const sew of seams) sew?.(sample)
  }

/** Down to which height the fronts of shirts are buttoned. */
const BUTTONED: Partial<Record<TopName | OuterName, number>> = {
  shirt: 99,
  blouse: 99,
  'shirt-dress': 99,
  'jumpsuit-top': 99,
  polo: 2.7,
  kurta: 3.3,
}

type FrontOf = (order: TopOrder) => Seams | undefined

const zipped: FrontOf = ({ frame, cut: { opening, quilting } }) =>
  opening && together(sewZip(opening), quilting ? sewQuilting(quilting, frame) : undefined)

const wrapped: FrontOf = ({ frame }) => sewOverlap(frame.waistY)

const tailored: FrontOf = ({ frame }) =>
  together(sewJacketFront(frame, OPENINGS.blazer), sewTailored(frame, OPENINGS.blazer))

/** What the fronts of garments show that have more than buttons, or others than a shirt’s. */
const FRONTS: Partial<Record<TopName | OuterName, FrontOf>> = {
  'denim-jacket': () => sewDenimSeams,
  'leather-jacket': zipped,
  bomber: zipped,
  puffer: zipped,
  'track-jacket': zipped,
  trench: ({ frame }) => sewTrench(frame),
  raincoat: ({ frame }) => sewSnaps(frame),
  parka: ({ frame }) => sewSnaps(frame),
  'wool-coat': ({ frame }) => together(sewTailored(frame, OPENINGS.coat), sewFrontEdge(frame.waistY)),
  blazer: tailored,
  'dinner-jacket': tailored,
  cardigan: ({ frame, cut: { opening } }) => opening && sewCardigan(frame, opening),
  bib: ({ frame, cut: { outline } }) => outline && sewBib(outline, frame),
  hoodie: ({ frame, cut }) => sewPouch(heightOf(frame, cut.hem)),
  corset: ({ frame }) => sewBones(frame),
  sherwani: ({ frame }) => sewLoops(frame.hipY),
  abaya: ({ frame, cut }) => sewBorders(cut.sleeve, frame),
  // Their left front lies over the right one.
  kimono: wrapped,
  robe: wrapped,
  hanfu: wrapped,
}

const frontOf: FrontOf = (order) => {
  const { name, outfit, tie } = order
  const until = BUTTONED[name]
  if (until === undefined) return FRONTS[name]?.(order)
  return name === 'shirt' && outfit.extra === 'tie' ? together(sewPlacket(until), drawTie(tie)) : sewPlacket(until)
}

/** A dress whose skirt stands out so far is cut in two at the waist. */
const CUT_AT_WAIST = 0.45

/** Where the skirt of a dress is sewn to its bodice, which puckers there. */
const sewWaist =
  (seamY: number): Seams =>
  (sample) => {
    const below = sample.y - seamY
    if (sample.isSleeve || Math.abs(below) > 0.12) return
    const pucker = valueNoise(sample.around * 14, 2, 5) - 0.5
    bendNormal(sample, 0.9 * pucker * line(below - 0.03, 0.05), 14 * below * line(below, 0.024))
    darken(sample, 0.3 * line(below, 0.01))
  }

const isStriped = ({ name, outfit: { top, outer } }: TopOrder): boolean =>
  [top, outer].some((layer) => layer?.cut === name && layer.isStriped)

const onSleeves =
  (sew: Seams): Seams =>
  (sample) => {
    if (sample.isSleeve) sew(sample)
  }

/** How far apart the frills of a skirt are, in head units, and how many waves each has round it. */
const FRILL = { height: 0.92, waves: 15 } as const

/** Frills below the waist: each hangs gathered from under the edge of the one above, whose hem waves. */
const sewFrills =
  (waistY: number): Seams =>
  (sample) => {
    if (sample.isSleeve || sample.y < waistY + 0.2) return
    const round = angleAt(sample.x, sample.z)
    const down = (sample.y - waistY - 0.2) / FRILL.height
    const phase = round * FRILL.waves + 1.4 * Math.sin(round * 4 + 1)
    const wavy = down + 0.09 * Math.sin(phase)
    const share = wavy - Math.floor(wavy)
    // Gathers run out from the seam and open towards the hem.
    const fold = Math.sin(phase + 0.4 * Math.sin(9 * share))
    bendNormal(sample, 0.5 * Math.cos(phase) * (0.35 + 0.65 * share), share > 0.72 ? -1.4 * (share - 0.72) : 0)
    darken(sample, 0.14 * (1 - fold) * (0.4 + 0.6 * share) - 0.06)
    darken(sample, 0.5 * Math.exp(-share / 0.07) - 0.16 * line(share - 0.97, 0.03))
  }

const isRuffled = ({ name, outfit: { top } }: TopOrder): boolean => top.cut === name && top.isRuffled === true

/** The seams that belong to the cut of a garment for the upper body. */
export const seamsOfTop = (order: TopOrder): Seams => {
  const { frame, cut, under } = order
  return together(
    cut.outline ? sewOutline(cut.outline, frame) : cut.scoop ? sewStrapHems(frame) : sewShoulderSeam(frame),
    frontOf(order),
    isStriped(order) ? onSleeves(sewStripes(sleeveAxisX(frame))) : undefined,
    isRuffled(order) ? sewFrills(heightOf(frame, 0)) : undefined,
    order.name in BUTTONED ? shadeCollar(cut) : undefined,
    cut.skirt && cut.skirt.flare >= CUT_AT_WAIST ? sewWaist(heightOf(frame, cut.skirt.from ?? 0)) : undefined,
    cut.isOnePiece ? undefined : sewHems(order),
    cut.neckline === NECKLINES.strapless || cut.neckline === NECKLINES.offShoulder
      ? (sample) => turnHem(sample, sample.y - cut.neckline(0), 0.1, -1)
      : undefined,
    under && shadeUnder(under),
  )
}

/** A broad elastic waistband. */
const sewElasticBand =
  (topY: number): Seams =>
  (sample) => {
    const down = sample.y - topY
    if (down > 0.42) return
    darken(sample, 0.3 * line(down - 0.36, 0.018) - 0.1 * line(down - 0.4, 0.02) + 0.2 * line(down, 0.03))
    if (down < 0.36) darken(sample, -0.12)
  }

/** Widths of the hem and of the waistband of a skirt. */
const SKIRT_HEM = 0.1
const SKIRT_BAND = 0.17

const sewSkirt =
  ({ topY, hemY }: { topY: number; hemY: number }, liftAt: ReturnType<typeof hemLift>): Seams =>
  (sample) => {
    const below = sample.y - topY - SKIRT_BAND
    if (below < 0.06) darken(sample, 0.26 * line(below, 0.012) + 0.1 * line(Math.max(0, below), 0.03))
    if (sample.y > hemY - 0.16 - HIGHEST_LIFT) turnHem(sample, hemY - liftAt(sample.x, sample.z) - sample.y, SKIRT_HEM)
  }

/** Bands of gold thread above a hem, a broad one and a narrow one. */
const sewGoldBorder =
  (hemY: number, liftAt: ReturnType<typeof hemLift>): Seams =>
  (sample) => {
    if (sample.y < hemY - 0.4 - HIGHEST_LIFT) return
    const up = hemY - liftAt(sample.x, sample.z) - sample.y
    if ((up > 0.03 && up < 0.3) || (up > 0.36 && up < 0.4)) weaveGold(sample, angleAt(sample.x, sample.z))
  }

const BELT_COLOR: Rgb = [58, 40, 30]
const BUCKLE: Rgb = [196, 178, 140]

/** The seams of trousers or a skirt. */
export const seamsOfBottom = (
  layer: Layer<BottomName>,
  {
    outfit,
    frame,
    cut,
    seed,
    pockets,
    skin,
  }: Pick<TopOrder, 'outfit' | 'frame' | 'seed'> & {
    cut: BottomCut
    pockets: readonly (PocketPlace | undefined)[]
    skin: Rgb
  },
): Seams | undefined => {
  if ('skirt' in cut) {
    const hemY = heightOf(frame, cut.hem) + SKIRT_SPARE
    const liftAt = hemLift(cut.skirt, seed)
    return layer.cut === 'saree-skirt' || layer.cut === 'lehenga'
      ? sewGoldBorder(hemY, liftAt)
      : sewSkirt({ topY: heightOf(frame, cut.top), hemY }, liftAt)
  }
  if (layer.cut === 'leggings' || layer.cut === 'cycling-shorts' || layer.cut === 'churidar')
    return sewElasticBand(heightOf(frame, cut.top))
  const endY = legEndY(frame, cut.legs.end)
  if (cut.legs.rise !== undefined)
    return (sample) => turnHem(sample, endY - legRise(cut, Math.abs(sample.x)) - sample.y, 0.06)
  const belt = outfit.extra === 'belt' ? { color: BELT_COLOR, buckle: BUCKLE } : undefined
  const riseAt = (z: number): number => hemRise(cut, z - HIP_Z)
  const sewn = sewTrousers(
    { frame, topY: heightOf(frame, cut.top), endY, riseAt, belt, pockets },
    layer.cloth === 'denim',
  )
  if (layer.isCargo) return together(sewn, sewCargoPockets(frame))
  if (layer.isRipped) return together(sewn, tearLegs(frame, skin))
  return layer.isStriped ? together(sewn, sewStripes(frame.hipX)) : sewn
}
