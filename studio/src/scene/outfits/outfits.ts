import { ASKED_OUTFITS } from './asked-outfits.ts'
import { FASHION_OUTFITS } from './fashion-outfits.ts'
import { MENS_OUTFITS } from './mens-outfits.ts'
import { MIXED_OUTFITS } from './mixed-outfits.ts'
import type { BottomName, OuterName, Outfit, OutfitFit, ToldOutfit, TopName } from './outfit.ts'
import { BOTH, isSkirted, MEN, WOMEN } from './pieces.ts'
import { ROLE_OUTFITS } from './role-outfits.ts'
import { SHARED_OUTFITS } from './shared-outfits.ts'
import { WOMENS_OUTFITS } from './womens-outfits.ts'

const wornBy = <Name extends string>(genders: Outfit['genders'], outfits: Record<Name, ToldOutfit>) =>
  Object.fromEntries(
    Object.entries<ToldOutfit>(outfits).map(([name, outfit]) => [name, { genders, ...outfit }]),
  ) as Record<Name, Outfit>

/** Everything that people can wear, by name. Colours that an outfit does not fix come from the scene. */
export const OUTFITS = {
  ...wornBy(BOTH, SHARED_OUTFITS),
  ...wornBy(MEN, MENS_OUTFITS),
  ...wornBy(WOMEN, WOMENS_OUTFITS),
  ...wornBy(BOTH, ASKED_OUTFITS),
  ...wornBy(BOTH, FASHION_OUTFITS),
  ...wornBy(BOTH, ROLE_OUTFITS),
  ...wornBy(BOTH, MIXED_OUTFITS),
}

export type OutfitName = keyof typeof OUTFITS

/** An outfit, with parts of others in the place of its own. */
export type Combination = {
  outfit: OutfitName
  /** Whose top is worn beneath the jacket or coat. */
  under?: OutfitName
  /** Whose trousers, shorts or skirt are worn. */
  bottom?: OutfitName
  /** How what it is named after is cut. */
  outfitFit?: OutfitFit
}

const COATS: ReadonlySet<OuterName> = new Set(['trench', 'raincoat', 'parka', 'wool-coat'])
const JACKETS: ReadonlySet<OuterName> = new Set([
  'blazer',
  'denim-jacket',
  'leather-jacket',
  'bomber',
  'puffer',
  'cardigan',
  'track-jacket',
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
  'swim-briefs',
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

/** Cuts with sleeves, and those of them that are sewn round the neck without a collar. */
const ROUND: ReadonlySet<TopName> = new Set(['tee', 'knit', 'jersey', 'shift-dress', 'puff-dress', 'puff-blouse'])
const SLEEVED: ReadonlySet<TopName> = new Set([
  ...ROUND,
  'polo',
  'shirt',
  'blouse',
  'turtleneck',
  'hoodie',
  'shirt-dress',
])
/** Cuts that lie on the skin, or hang from it, whatever is asked. */
const HELD: ReadonlySet<TopName> = new Set([
  'sports-bra',
  'bikini-top',
  'choli',
  'bare',
  'strapless',
  'corset',
  'strapless-dress',
  'leotard',
])
/** Those that end above the waist, or may. */
const CROPPED: ReadonlySet<TopName> = new Set([
  'tee',
  'tank',
  'camisole',
  'knit',
  'turtleneck',
  'hoodie',
  'jersey',
  'shirt',
])
/** Whether it lies close anyway. */
export const isHeld = ({ top, outer }: Outfit): boolean => !outer && HELD.has(top.cut)

const DRESS_HEMS = { mini: 2.4, knee: 2.95, midi: 3.5, long: 4.75 } as const
const COAT_HEMS = { knee: 2.9, midi: 3.4, long: 3.75 } as const
const SLEEVE_ENDS = { short: 0.6, elbow: 0.95, long: 1.97 } as const

const cutTop = (outfit: Outfit, { ease, length, sleeve, neckline }: OutfitFit): Outfit => {
  const { cut } = outfit.top
  const isDress = isSkirted({ top: outfit.top })
  const hem = isDress
    ? length && length !== 'cropped' && DRESS_HEMS[length]
    : length === 'cropped' && CROPPED.has(cut)
      ? -0.12
      : undefined
  const fit = {
    ...outfit.top.fit,
    ...(ease && !HELD.has(cut) && { ease }),
    ...(hem && { hem }),
    ...(sleeve && SLEEVED.has(cut) && { sleeve: SLEEVE_ENDS[sleeve] }),
    ...(neckline && ROUND.has(cut) && { neckline }),
  }
  const hangs = outfit.tucked && ((hem && !isDress) || (ease === 'loose' && !isSkirted(outfit)))
  return { ...outfit, top: { ...outfit.top, fit }, ...(hangs && { tucked: false, extra: undefined }) }
}

const cutOuter = (outfit: Outfit, outer: NonNullable<Outfit['outer']>, { ease, length }: OutfitFit): Outfit => {
  const hem =
    COATS.has(outer.cut) && length && length in COAT_HEMS
      ? COAT_HEMS[length as keyof typeof COAT_HEMS]
      : length === 'cropped' && JACKETS.has(outer.cut)
        ? 0.25
        : undefined
  return { ...outfit, outer: { ...outer, fit: { ...outer.fit, ...(ease && { ease }), ...(hem && { hem }) } } }
}

/** What is worn in the end; parts that do not go with the outfit are left out, and so is what a garment cannot be cut like. */
export const combineOutfit = ({ outfit, under, bottom, outfitFit }: Combination): Outfit => {
  const whole: Outfit = OUTFITS[outfit]
  const dressed = under && goesUnder(OUTFITS[under], whole) ? putUnder(whole, OUTFITS[under]) : whole
  const clothed = bottom && goesBelow(OUTFITS[bottom], dressed) ? putBelow(dressed, OUTFITS[bottom]) : dressed
  if (!outfitFit) return clothed
  const { outer } = clothed
  if (!outer) return cutTop(clothed, outfitFit)
  return JACKETS.has(outer.cut) || COATS.has(outer.cut) ? cutOuter(clothed, outer, outfitFit) : clothed
}
