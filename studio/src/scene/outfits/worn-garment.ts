import type { Rgb } from '../../image/rgb.ts'
import { CLOTHS, FIT_NECKLINES } from './outfit.ts'
import type { BottomName, Cloth, Fit, Layer, Outfit, PrintTile, TopName } from './outfit.ts'

/** What a garment is worn as. */
const GARMENT_CATEGORIES = ['tops', 'bottoms', 'one-pieces'] as const
export type GarmentCategory = (typeof GARMENT_CATEGORIES)[number]

/** The cuts that a garment in a picture is read as. */
const GARMENT_TOPS = ['sports-bra', 'tank', 'tee', 'knit', 'shirt', 'turtleneck'] as const satisfies TopName[]
const GARMENT_BOTTOMS = [
  'shorts',
  'jeans',
  'wide-jeans',
  'chinos',
  'wide-trousers',
  'pencil-skirt',
  'a-line-skirt',
  'maxi-skirt',
] as const satisfies BottomName[]
const GARMENT_ONE_PIECES = [
  'jumpsuit-top',
  'shirt-dress',
  'shift-dress',
  'summer-dress',
  'slip-dress',
  'evening-gown',
] as const satisfies TopName[]

export type GarmentTop = (typeof GARMENT_TOPS)[number]
export type GarmentBottom = (typeof GARMENT_BOTTOMS)[number]
export type GarmentOnePiece = (typeof GARMENT_ONE_PIECES)[number]

export type GarmentCut =
  | { category: 'tops'; cut: GarmentTop }
  | { category: 'bottoms'; cut: GarmentBottom }
  | { category: 'one-pieces'; cut: GarmentOnePiece }

/** A garment as it was read from a picture: plain JSON, part of a scene. */
export type WornGarment = GarmentCut & {
  /** The cloth's usual colour. */
  color: Rgb
  cloth: Cloth
  print?: PrintTile
  /** How it differs from its cut. */
  fit?: Fit
}

const PLAIN_TOP: Layer<TopName> = { cut: 'tee', cloth: 'cotton', dye: 'inner' }
const PLAIN_BOTTOM: Layer<BottomName> = { cut: 'jeans', cloth: 'denim', dye: [[58, 74, 104]] }
/** Coats that would hide what is worn below the waist. */
const LONG_OUTER = new Set(['trench', 'wool-coat'])

/** An outfit in which one garment is replaced. Nothing is worn over the new one. */
export const wearGarment = (outfit: Outfit, garment: WornGarment): Outfit => {
  const { cloth, color, print, fit } = garment
  const layer = { cloth, dye: [color], ...(print && { print }), ...(fit && { fit }) }
  const { label, genders, shoes, top, bottom, outer, tucked } = outfit
  if (garment.category === 'tops')
    return {
      label,
      genders,
      shoes,
      top: { ...layer, cut: garment.cut },
      bottom: bottom ?? PLAIN_BOTTOM,
      tucked: tucked && bottom !== undefined,
    }
  if (garment.category === 'one-pieces')
    return {
      label,
      genders,
      shoes,
      top: { ...layer, cut: garment.cut },
      ...(garment.cut === 'jumpsuit-top'
        ? { bottom: { ...layer, fit: {}, cut: 'wide-trousers' as const }, tucked: true }
        : {}),
    }
  return {
    label,
    genders,
    shoes,
    top: bottom ? top : PLAIN_TOP,
    bottom: { ...layer, cut: garment.cut },
    ...(outer && !LONG_OUTER.has(outer.cut) ? { outer } : {}),
    tucked: bottom ? tucked : false,
  }
}

/** Puts a garment on over what was put on before: tops and bottoms go together, a one-piece takes the place of both. */
export const putOn = (worn: readonly WornGarment[], garment: WornGarment): WornGarment[] => [
  ...worn.filter(
    ({ category }) => garment.category !== 'one-pieces' && category !== 'one-pieces' && category !== garment.category,
  ),
  garment,
]

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const CUTS: Record<GarmentCategory, readonly string[]> = {
  tops: GARMENT_TOPS,
  bottoms: GARMENT_BOTTOMS,
  'one-pieces': GARMENT_ONE_PIECES,
}

const isTile = (value: unknown): boolean =>
  isRecord(value) &&
  ['width', 'height', 'widthShare', 'heightShare'].every((side) => Number(value[side]) > 0) &&
  (value.across === 'hips' || value.across === 'waist') &&
  typeof value.rgb === 'string' &&
  value.rgb.length === 4 * Number(value.width) * Number(value.height)

const isMeasure = (value: unknown, least: number, most: number): boolean =>
  value === undefined || (typeof value === 'number' && value >= least && value <= most)

const isFit = (value: unknown): boolean =>
  isRecord(value) &&
  (value.neckline === undefined || FIT_NECKLINES.some((name) => name === value.neckline)) &&
  isMeasure(value.sleeve, 0.2, 2) &&
  isMeasure(value.hem, -1, 5)

/** Whether a value is a garment that this version can draw. */
export const isWornGarment = (value: unknown): value is WornGarment =>
  isRecord(value) &&
  GARMENT_CATEGORIES.some((category) => category === value.category && CUTS[category].includes(String(value.cut))) &&
  Array.isArray(value.color) &&
  value.color.length === 3 &&
  value.color.every(Number.isFinite) &&
  CLOTHS.some((cloth) => cloth === value.cloth) &&
  (value.print === undefined || isTile(value.print)) &&
  (value.fit === undefined || isFit(value.fit))
