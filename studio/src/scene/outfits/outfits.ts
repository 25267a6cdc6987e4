import { ASKED_OUTFITS } from './asked-outfits.ts'
import { FASHION_OUTFITS } from './fashion-outfits.ts'
import { MENS_OUTFITS } from './mens-outfits.ts'
import type { BottomName, OuterName, Outfit, TopName } from './outfit.ts'
import { isSkirted } from './pieces.ts'
import { ROLE_OUTFITS } from './role-outfits.ts'
import { SHARED_OUTFITS } from './shared-outfits.ts'
import { WOMENS_OUTFITS } from './womens-outfits.ts'

/** Everything that people can wear, by name. Colours that an outfit does not fix come from the scene. */
export const OUTFITS = {
  ...SHARED_OUTFITS,
  ...MENS_OUTFITS,
  ...WOMENS_OUTFITS,
  ...ASKED_OUTFITS,
  ...FASHION_OUTFITS,
  ...ROLE_OUTFITS,
}

export type OutfitName = keyof typeof OUTFITS

/** An outfit, with parts of others in the place of its own. */
export type Combination = {
  outfit: OutfitName
  /** Whose top is worn beneath the jacket or coat. */
  under?: OutfitName
  /** Whose trousers, shorts or skirt are worn. */
  bottom?: OutfitName
}

const COATS: ReadonlySet<OuterName> = new Set(['trench', 'wool-coat'])
const JACKETS: ReadonlySet<OuterName> = new Set([
  'blazer',
  'denim-jacket',
  'leather-jacket',
  'bomber',
  'puffer',
  'cardigan',
])
const TOPS: ReadonlySet<TopName> = new Set(['tee', 'tank', 'polo', 'shirt', 'blouse', 'camisole', 'knit', 'turtleneck'])
const DRESSES: ReadonlySet<TopName> = new Set(['slip-dress', 'summer-dress', 'shift-dress'])
/** Of one piece with what is worn below, or never seen without it. */
const OF_ONE_PIECE: ReadonlySet<TopName | BottomName> = new Set([
  'jumpsuit-top',
  'leotard',
  'choli',
  'lehenga',
  'saree-skirt',
  'tutu',
  'briefs',
  'circle-skirt',
])

/** Whether the top or dress of one outfit can be worn beneath the jacket or coat of another. */
export const goesUnder = ({ top, bottom, outer: own }: Outfit, { outer }: Outfit): boolean => {
  if (!outer || own) return false
  return bottom
    ? TOPS.has(top.cut) && (JACKETS.has(outer.cut) || COATS.has(outer.cut))
    : DRESSES.has(top.cut) && JACKETS.has(outer.cut)
}

/** Whether the trousers or skirt of one outfit can be worn with another one. */
export const goesBelow = ({ bottom: other }: Outfit, { top, bottom, outer }: Outfit): boolean => {
  if (!bottom || !other || outer?.cut === 'bib' || OF_ONE_PIECE.has(top.cut) || OF_ONE_PIECE.has(bottom.cut))
    return false
  // A wide skirt would show through a coat.
  return !(outer && COATS.has(outer.cut) && other.cut !== 'pencil-skirt' && isSkirted({ top, bottom: other }))
}

const putUnder = (outfit: Outfit, { top, bottom, shoes }: Outfit): Outfit => ({
  ...outfit,
  top: top.dye === 'main' ? { ...top, dye: 'inner' } : top,
  bottom: bottom && outfit.bottom,
  ...(!bottom && { tucked: false, shoes }),
  ...(outfit.extra?.endsWith('tie') && top.cut !== 'shirt' && { extra: undefined }),
})

const putBelow = (outfit: Outfit, { bottom }: Outfit): Outfit => {
  const { top, tucked, extra } = outfit
  if (!isSkirted({ top, bottom }) || isSkirted({ top })) return { ...outfit, bottom }
  const tucks = tucked || (TOPS.has(top.cut) && top.cut !== 'polo' && top.fit?.hem === undefined)
  return { ...outfit, bottom, tucked: tucks, ...(extra === 'belt' && { extra: undefined }) }
}

/** What is worn in the end; parts that do not go with the outfit are left out. */
export const combineOutfit = ({ outfit, under, bottom }: Combination): Outfit => {
  const whole: Outfit = OUTFITS[outfit]
  const dressed = under && goesUnder(OUTFITS[under], whole) ? putUnder(whole, OUTFITS[under]) : whole
  return bottom && goesBelow(OUTFITS[bottom], dressed) ? putBelow(dressed, OUTFITS[bottom]) : dressed
}
