import type { Identity } from '../../identity/identity.ts'
import { palette } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import type { DistanceField } from '../../math/distance.ts'
import type { BottomName, Dye, Fit, Layer, OuterName, Outfit, PrintTile, TopName } from '../../scene/outfits/outfit.ts'
import { combineOutfit } from '../../scene/outfits/outfits.ts'
import type { Combination } from '../../scene/outfits/outfits.ts'
import { hasSash, isSkirted, showsBelt, USUAL_SHOES } from '../../scene/outfits/pieces.ts'
import { wearGarment } from '../../scene/outfits/worn-garment.ts'
import { skinColor } from '../../identity/person-colors.ts'
import { wornThing } from '../../identity/worn.ts'
import { isForTrousers } from '../../scene/scene.ts'
import type { PortraitScene, Scene, Stance } from '../../scene/scene.ts'
import type { Figure } from '../body/figure.ts'
import type { Frame } from '../body/frame.ts'
import { MATERIAL } from '../raster/mesh.ts'
import type { Material } from '../raster/mesh.ts'
import { FABRIC_OF, FABRICS, openPrint } from './appearance/fabrics.ts'
import type { Fabric } from './appearance/fabrics.ts'
import type { ClothAppearance } from './appearance/shade-cloth.ts'
import { smoothstep } from '../../math/scalar.ts'
import { BOTTOM_CUTS } from './cut/bottom-cuts.ts'
import { cutBottom, pocketPlaces } from './cut/cut-bottom.ts'
import type { BottomCut } from './cut/cut-bottom.ts'
import { cutTop } from './cut/cut-top.ts'
import { foldsOfBottom } from './cut/bottom-folds.ts'
import { foldsOfTop, sleeveAxisX } from './cut/fold-maps.ts'
import type { TopCut } from './cut/cut-top.ts'
import { NECKLINES } from './cut/neckline.ts'
import { OUTER_CUTS } from './cut/outer-cuts.ts'
import { TOP_CUTS } from './cut/top-cuts.ts'
import { bodyHeightOf, heightOf } from './garment.ts'
import type { BodyHeight, Garment, Mannequin, SkirtCut } from './garment.ts'
import { drapeDupatta, drapePallu, hangPallu } from './sewn/scarves.ts'
import { seamsOfBottom, seamsOfTop } from './sewn/find-seams.ts'
import { bowTie } from './sewn/wraps.ts'
import { SEWINGS } from './sewn/sewing.ts'

const TIES = palette('112 32 44, 38 52 92, 44 84 72, 60 60 66')
const DEFAULT_INNER: Rgb = [232, 229, 224]

export type Wardrobe = Pick<
  PortraitScene,
  | 'outfit'
  | 'under'
  | 'bottom'
  | 'outfitFit'
  | 'garments'
  | 'outfitColor'
  | 'innerColor'
  | 'outfitCloth'
  | 'outfitPattern'
  | 'bottomColor'
  | 'bottomCloth'
  | 'bottomPattern'
  | 'tieColor'
  | 'worn'
> &
  Pick<Scene, 'shoes' | 'shoeColor' | 'seed'>

/** The outfit with the garments and shoes that are asked for instead of its own. */
export const findOutfit = ({
  garments = [],
  shoes,
  shoeColor,
  ...worn
}: Combination & Pick<Wardrobe, 'garments' | 'shoes' | 'shoeColor'>): Outfit => {
  const whole = garments.reduce(wearGarment, combineOutfit(worn))
  if (!shoes && !shoeColor) return whole
  const pair = shoes ? USUAL_SHOES[shoes] : whole.shoes
  return { ...whole, shoes: shoeColor ? { ...pair, dye: [shoeColor] } : pair }
}

export const dyeColor = (dye: Dye, { outfitColor, innerColor, seed }: Wardrobe, salt = 0): Rgb => {
  if (dye === 'main') return outfitColor
  if (dye === 'inner') return innerColor ?? DEFAULT_INNER
  return dye[(seed + salt) % dye.length]
}

/** So far from the main colour one stands out from it, as a distance between both. */
const STANDS_OUT = 110

const accentOf = (outfit: Outfit, wardrobe: Wardrobe): Rgb | undefined => {
  const { accent, extra } = outfit
  if (extra === 'bow-tie' && wardrobe.tieColor) return wardrobe.tieColor
  const asked = hasSash(outfit) && wardrobe.worn?.belt?.color
  // A colour that leather belts come in was not asked for.
  if (asked && !wornThing('belt').colors.some((usual) => String(usual) === String(asked))) return asked
  if (!accent || typeof accent === 'string') return accent && dyeColor(accent, wardrobe)
  const { outfitColor } = wardrobe
  const apart = accent.filter((color) => Math.hypot(...color.map((part, at) => part - outfitColor[at])) > STANDS_OUT)
  return dyeColor(apart.length > 0 ? apart : accent, wardrobe)
}

type Fitting = { wardrobe: Wardrobe; mannequin: Mannequin; identity: Identity }

const lookOf = (
  { cloth, dye, pattern = 'plain', print }: Layer<unknown>,
  { wardrobe, mannequin }: Fitting,
  salt: number,
): ClothAppearance & { fabric: Fabric } => {
  const { outfitCloth, outfitPattern } = dye === 'main' ? wardrobe : {}
  return {
    fabric: FABRIC_OF[outfitCloth ?? cloth],
    color: dyeColor(dye, wardrobe, salt),
    pattern: outfitPattern ?? pattern,
    sleeveX: sleeveAxisX(mannequin.figure.frame),
    isRound: true,
    ...(print && { print: openPrint(print, bodyWidth(mannequin, print)) }),
  }
}

/** How wide a body is, in head units, where a print's sides are told as shares of it. */
const bodyWidth = ({ figure: { trunk, frame } }: Mannequin, { across }: PrintTile): number =>
  2 * trunk.halfWidth(across === 'hips' ? frame.hipY : frame.waistY)

const makeTop = (name: TopName | OuterName, cut: TopCut, { mannequin }: Fitting, under?: Garment): Garment => {
  const shell = cutTop(cut, mannequin, under)
  return { ...shell, sewTrims: () => SEWINGS[name]?.(shell, mannequin, cut, under) ?? [] }
}

/** The top as it is when it ends inside a waistband. */
const tuckInto = (cut: TopCut, bandY: number, frame: Frame): TopCut => ({
  ...cut,
  hem: bodyHeightOf(frame, bandY + 0.14),
  drape: { ...cut.drape, gatherY: bandY + 0.1 },
})

/** Sleeves that end above this have no cuffs. */
const CUFFED_SLEEVE = 1.2

/** So much more room a loose garment has than its cut, and so much of it a close one. */
const LOOSE = { looseness: 0.3, ease: 0.12, sleeveRoom: 0.07 }
const CLOSE = 0.3

const easeTop = (cut: TopCut, ease: Fit['ease']): Pick<TopCut, 'drape' | 'sleeveRoom'> => {
  const { drape, sleeve, sleeveRoom } = cut
  if (ease === 'close')
    return {
      drape: { ...drape, looseness: CLOSE * drape.looseness, ease: CLOSE * drape.ease },
      sleeveRoom: CLOSE * sleeveRoom,
    }
  return {
    drape: { ...drape, looseness: drape.looseness + LOOSE.looseness, ease: drape.ease + LOOSE.ease },
    sleeveRoom: sleeve > 0 ? sleeveRoom + LOOSE.sleeveRoom : sleeveRoom,
  }
}

/** A cut with the measures that were asked for. */
const fitTop = (cut: TopCut, { neckline, sleeve = cut.sleeve, hem = cut.hem, ease }: Fit): TopCut => ({
  ...cut,
  ...(ease && easeTop(cut, ease)),
  hem: ease === 'loose' && !cut.skirt && hem === cut.hem ? hem + (cut.opening ? 0.3 : 0.15) : hem,
  ...(cut.sleeve > 0 && { sleeve, cuff: sleeve < CUFFED_SLEEVE ? Math.min(cut.cuff ?? 0, 0.03) : cut.cuff }),
  ...(neckline && !cut.scoop && { neckline: NECKLINES[neckline] }),
})

const bottomCutOf = ({ cut, fit }: Layer<BottomName>): BottomCut => {
  const whole = BOTTOM_CUTS[cut]
  return 'skirt' in whole && fit?.hem !== undefined ? { ...whole, hem: fit.hem } : whole
}

/** So far down the arm shirts' cuffs show below the sleeves of jackets, and all other tops end inside them. */
const CUFFS = { shown: 2.02, hidden: 1.84 } as const
const isShirt = (name: TopName): boolean => name === 'shirt' || name === 'blouse'

/** The top with slim plain sleeves, as it lies beneath a jacket. */
const underJacket = (cut: TopCut, cuff: number): TopCut => ({
  ...cut,
  // A long one flares, so that a bent wrist stays within it.
  ...(cut.sleeve > 1.9 ? { sleeve: cuff, cuff: -0.035 } : { cuff: 0 }),
  sleeveRoom: 0,
  foldDepth: cut.foldDepth * 0.35,
  drape: { ...cut.drape, looseness: 0.6 * cut.drape.looseness, ease: 0.5 * cut.drape.ease },
  isUnder: true,
})

/** Of somebody who sits, shirts end above the thighs. */
const SEATED_HEM = 0.75
/** A thigh that falls by less than this share of its length lies level. */
const LEVEL_THIGH = 0.7
const sits = ({ frame, groundY, legs }: Figure): boolean =>
  (groundY < frame.floorY && legs.some(({ limb }) => limb.joint[1] < frame.hipY + 1)) ||
  legs.every(({ limb }) => limb.upper.axes.along[1] < LEVEL_THIGH)

const topCutOf = ({ top, bottom, outer, tucked, extra }: Outfit, figure: Figure): TopCut => {
  const { frame } = figure
  const isTied = extra === 'tie' || extra === 'bow-tie'
  const usual = TOP_CUTS[top.cut === 'bare' && frame.gender === 'female' ? 'sports-bra' : top.cut]
  const own = top.fit ? fitTop(usual, top.fit) : usual
  const seated = sits(figure) && bottom ? { ...own, hem: Math.min(own.hem, SEATED_HEM) } : own
  const whole = isTied ? { ...seated, neckline: NECKLINES.closedStand } : seated
  const cut =
    outer && (outer.fit?.sleeve ?? OUTER_CUTS[outer.cut].sleeve) > 0
      ? underJacket(whole, isShirt(top.cut) ? CUFFS.shown : CUFFS.hidden)
      : whole
  const below = bottom && BOTTOM_CUTS[bottom.cut]
  // What is of one piece goes on beneath the edge.
  return tucked && below && !below.isOnePiece ? tuckInto(cut, heightOf(frame, below.top), frame) : cut
}

const outerCutOf = ({ cut, fit }: Layer<OuterName>, figure: Figure): TopCut => {
  const full = fit ? fitTop(OUTER_CUTS[cut], fit) : OUTER_CUTS[cut]
  return sits(figure) && !full.skirt ? { ...full, hem: Math.min(full.hem, SEATED_HEM) } : full
}

const FAR_AWAY: DistanceField = () => 99
/** A bare chest: nothing is drawn, cleared or cut out of skin, on long trunks neither. */
const UNWORN = { field: FAR_AWAY, core: FAR_AWAY, covers: () => false, pieces: [] } satisfies Partial<Garment>

/** A top that ends so far below a waistband hides it. */
const COVERED_FROM = 0.3

/** The layers of an outfit from the inside out. */
export const dress = (fitting: Fitting): readonly Garment[] => {
  const { wardrobe, mannequin, identity } = fitting
  const outfit = findOutfit(wardrobe)
  const { frame } = mannequin.figure
  const garments: Garment[] = []
  const accent = accentOf(outfit, wardrobe)
  const wear = (garment: Garment, look: ClothAppearance): void => {
    garments.push({ ...garment, look: accent ? { ...look, accent } : look })
  }
  const { top, bottom, outer, tucked } = outfit
  const tie = wardrobe.tieColor ?? dyeColor(TIES, wardrobe, identity.seed % TIES.length)
  const showsBottom =
    bottom !== undefined && mannequin.bottomY > Math.max(frame.waistY, heightOf(frame, bottomCutOf(bottom).top))
  const makeBottom = () => {
    if (!bottom || !showsBottom) return
    const cut = bottomCutOf(bottom)
    const { bottomCloth, bottomPattern } = wardrobe
    const look = {
      ...lookOf(bottom, fitting, 3),
      ...(bottomCloth && { fabric: FABRIC_OF[bottomCloth] }),
      ...(bottomPattern && { pattern: bottomPattern }),
    }
    const bandY = heightOf(frame, cut.top)
    const isCovered = !tucked && heightOf(frame, topCutOf(outfit, mannequin.figure).hem) > bandY + COVERED_FROM
    wear(cutBottom(cut, mannequin, { under: garments.at(-1), isCovered }), {
      ...look,
      isRound: 'skirt' in cut,
      ...(wardrobe.bottomColor && top.cut !== 'jumpsuit-top' && { color: wardrobe.bottomColor }),
      seams: seamsOfBottom(bottom, {
        outfit,
        frame,
        cut,
        seed: mannequin.seed,
        pockets: pocketPlaces(mannequin),
        skin: skinColor(identity.shape.skinTone, identity.shape.undertone),
      }),
      folds: foldsOfBottom(cut, mannequin, look.fabric),
    })
  }
  if (!tucked) makeBottom()
  const cut = topCutOf(outfit, mannequin.figure)
  const over = outer && outerCutOf(outer, mannequin.figure)
  const topLook = lookOf(top, fitting, 1)
  const sewn = makeTop(top.cut, cut, fitting, garments.at(-1))
  const shell =
    outfit.extra === 'bow-tie'
      ? { ...sewn, sewTrims: () => [...sewn.sewTrims(), ...bowTie(sewn.core, sewn.material)] }
      : sewn
  if (top.cut === 'bare' && frame.gender === 'male') garments.push({ ...shell, ...UNWORN })
  else
    wear(shell, {
      ...topLook,
      seams: seamsOfTop({
        name: top.cut,
        outfit,
        frame,
        cut,
        tie,
        isKnit: topLook.fabric === FABRICS.stockinette,
        seed: mannequin.seed,
        under: over?.opening && {
          opening: over.opening,
          hemY: heightOf(frame, over.hem),
          ...(over.sleeve === 0 && { armX: frame.shoulderX - 0.3 }),
        },
      }),
      folds: foldsOfTop({ ...cut, foldDepth: TOP_CUTS[top.cut].foldDepth }, mannequin, topLook.fabric),
    })
  if (tucked) makeBottom()
  if (outer && over) {
    const look = lookOf(outer, fitting, 2)
    wear(makeTop(outer.cut, over, fitting, mergeCores(garments)), {
      ...look,
      seams: seamsOfTop({
        name: outer.cut,
        outfit,
        frame,
        cut: over,
        tie,
        isKnit: look.fabric === FABRICS.stockinette,
        seed: mannequin.seed,
      }),
      folds: foldsOfTop(over, mannequin, look.fabric),
    })
  }
  if (outfit.extra === 'dupatta' && mannequin.bottomY > frame.hipY) drapeOver(garments, mannequin, [drapeDupatta])
  if (outfit.extra === 'pallu' && bottom) {
    // A portrait shows of a saree no more than what lies over the shoulder.
    if (!showsBottom)
      garments.unshift({ ...shell, ...UNWORN, material: MATERIAL.bottoms, look: lookOf(bottom, fitting, 3) })
    drapeOver(garments, mannequin, [drapePallu, hangPallu])
  }
  return garments
}

/** How far above a skirt a scarf lies on its folds. */
const OVER_FOLDS = 0.1

/** How far below the hip joints the seat is that cloth ends on. */
const ABOVE_SEAT = 0.3

/** Lays scarves over what is worn, in the cloth of the lower part. */
const drapeOver = (
  garments: Garment[],
  { figure, parts, bottomY }: Mannequin,
  drapes: readonly (typeof drapePallu)[],
): void => {
  const lower = garments.findIndex(({ material }) => material === MATERIAL.bottoms)
  const { frame, trunk, isOnSeat } = figure
  const body: DistanceField = (x, y, z) =>
    garments.reduce((least, { core }) => Math.min(least, core(x, y, z)), parts.trunk(x, y, z)) -
    OVER_FOLDS * smoothstep(frame.waistY - 0.2, frame.waistY + 0.4, y)
  const hip = {
    y: frame.hipY,
    halfWidth: trunk.halfWidth(frame.hipY),
    widthAt: trunk.halfWidth,
    bottomY,
    drop: isOnSeat ? ABOVE_SEAT : frame.floorY - frame.hipY,
  }
  const worn = garments[lower]
  garments[lower] = {
    ...worn,
    sewTrims: () => [...worn.sewTrims(), ...drapes.map((drape) => drape(body, hip, MATERIAL.bottoms))],
  }
}

/** All that is worn so far as one thing that a jacket has to clear. */
const mergeCores = (garments: readonly Garment[]): Garment | undefined => {
  const [first, second] = garments
  if (!second) return first
  return { ...second, core: (x, y, z) => Math.min(first.core(x, y, z), second.core(x, y, z)) }
}

export const appearancesOf = (garments: readonly Garment[]): Map<Material, ClothAppearance> =>
  new Map(garments.flatMap(({ material, look }) => (look ? [[material, look] as const] : [])))

/** Hands hang down where an outfit has no pockets for them, and nobody sits low or leaps in a skirt. */
export const stanceIn = ({ top, bottom, outer }: Outfit, stance: Stance): Stance => {
  if (isForTrousers(stance)) return isSkirted({ outer, bottom, top }) ? 'relaxed' : stance
  if (stance !== 'hands-in-pockets') return stance
  const lower = bottom && BOTTOM_CUTS[bottom.cut]
  const hasPockets = (lower && 'legs' in lower && lower.legs.foldDepth > 0) || (outer && OUTER_CUTS[outer.cut].skirt)
  return hasPockets ? stance : 'relaxed'
}

/** Where hands go into pockets: at the hips, below what hangs over those of trousers. */
export const pocketIn = ({ top, outer, tucked }: Outfit): BodyHeight => {
  const { hem, skirt } = outer ? OUTER_CUTS[outer.cut] : TOP_CUTS[top.cut]
  return skirt || (tucked && !outer) ? 0.9 : Math.max(1, hem)
}

/** Where the middle of a hanging hand is. */
const HANGING_HAND: BodyHeight = 2.25

/** How far an outfit stands out beside the thighs, where hands hang. */
export const roomAtHips = ({ top, bottom, outer }: Outfit, frame: Frame): number => {
  const lower = bottom && bottomCutOf(bottom)
  const upper = TOP_CUTS[top.cut]
  const over = outer && OUTER_CUTS[outer.cut]
  const standsOut = (skirt: SkirtCut | undefined, hem: BodyHeight): number => {
    if (!skirt) return 0
    const drop = (heightOf(frame, HANGING_HAND) - frame.waistY) / (heightOf(frame, hem) - frame.waistY)
    return skirt.flare * Math.min(1, drop) + skirt.foldDepth + skirt.ease
  }
  const widest = Math.max(
    0,
    standsOut(upper.skirt, top.fit?.hem ?? upper.hem),
    lower && 'skirt' in lower ? standsOut(lower.skirt, lower.hem) : 0,
    over ? standsOut(over.skirt, over.hem) : 0,
  )
  return widest + (over ? 0.5 * over.thickness : 0)
}

/** The height of the middle of a belt: in the band of what the top is tucked into, or round the waist of a dress; null where it is covered. */
export const beltHeight = (outfit: Outfit, frame: Frame): number | null => {
  if (!showsBelt(outfit) || hasSash(outfit)) return null
  return outfit.bottom ? heightOf(frame, BOTTOM_CUTS[outfit.bottom.cut].top) + 0.1 : frame.waistY
}

/** How far what is worn on top stands off the waist, where hands rest. */
export const coverAtWaist = ({ top, outer, tucked }: Outfit): number => {
  const { thickness, drape, cuff = 0 } = outer ? OUTER_CUTS[outer.cut] : TOP_CUTS[top.cut]
  if (tucked && !outer) return thickness
  return thickness + drape.ease + 0.24 * drape.looseness * (1 - cuff)
}
