import type { Gender } from '../../identity/identity.ts'
import type { Rgb } from '../../image/rgb.ts'
import type { Backdrop } from '../../places/places.ts'

export const CLOTHS = [
  'cotton',
  'poplin',
  'knit',
  'rib',
  'denim',
  'leather',
  'silk',
  'linen',
  'wool',
  'tweed',
  'fleece',
  'nylon',
  'oilskin',
  'velvet',
  'sequins',
] as const
export type Cloth = (typeof CLOTHS)[number]

export const PATTERNS = [
  'plain',
  'stripes',
  'checks',
  'dots',
  'floral',
  'leopard',
  'zebra',
  'camouflage',
  'ankara',
  'lace',
  'graphic',
  'reflective',
] as const
export type Pattern = (typeof PATTERNS)[number]

/** The colour asked for, the second colour of a scene, or one of the given, chosen by the scene's seed. */
export type Dye = 'main' | 'inner' | readonly Rgb[]

export type TopName =
  | 'tee'
  | 'tank'
  | 'sports-bra'
  | 'bikini-top'
  | 'polo'
  | 'shirt'
  | 'blouse'
  | 'camisole'
  | 'knit'
  | 'turtleneck'
  | 'hoodie'
  | 'jersey'
  | 'kurta'
  | 'abaya'
  | 'choli'
  | 'slip-dress'
  | 'summer-dress'
  | 'shift-dress'
  | 'shirt-dress'
  | 'evening-gown'
  | 'jumpsuit-top'
  | 'bare'
  | 'strapless'
  | 'corset'
  | 'strapless-dress'
  | 'off-shoulder'
  | 'off-shoulder-dress'
  | 'puff-blouse'
  | 'puff-dress'
  | 'leotard'
  | 'kimono'
  | 'robe'
  | 'hanfu'
  | 'chima'
  | 'sherwani'
export type OuterName =
  | 'blazer'
  | 'dinner-jacket'
  | 'denim-jacket'
  | 'leather-jacket'
  | 'bomber'
  | 'puffer'
  | 'cardigan'
  | 'track-jacket'
  | 'trench'
  | 'raincoat'
  | 'parka'
  | 'wool-coat'
  | 'waistcoat'
  | 'jeogori'
  | 'bib'
  | 'apron'
export type BottomName =
  | 'jeans'
  | 'wide-jeans'
  | 'chinos'
  | 'suit-trousers'
  | 'wide-trousers'
  | 'joggers'
  | 'leggings'
  | 'shorts'
  | 'running-shorts'
  | 'cycling-shorts'
  | 'churidar'
  | 'pencil-skirt'
  | 'pleated-skirt'
  | 'a-line-skirt'
  | 'maxi-skirt'
  | 'lehenga'
  | 'saree-skirt'
  | 'briefs'
  | 'swim-briefs'
  | 'tutu'
  | 'circle-skirt'
export const SHOES = ['sneakers', 'loafers', 'oxfords', 'boots', 'heels', 'sandals', 'barefoot'] as const
export type ShoeName = (typeof SHOES)[number]

/**
 * The smallest piece of a cloth's print that repeats: colours under white light, three bytes a pixel, row by row, in
 * base64. Its sides are told as shares of the garment's width across the hips or the waist.
 */
export type PrintTile = {
  width: number
  height: number
  widthShare: number
  heightShare: number
  across: 'hips' | 'waist'
  rgb: string
}

export const EASES = ['close', 'loose'] as const
export const FIT_NECKLINES = ['crew', 'v', 'scoop'] as const

/** What differs from a cut's own measures. */
export type Fit = {
  /** Round, pointed or wide; for cuts that are sewn round the neck without a collar. */
  neckline?: (typeof FIT_NECKLINES)[number]
  /** Where sleeves end along the arm: 1 elbow, 2 wrist. For cuts that have sleeves. */
  sleeve?: number
  /**
   * Where tops, dresses and skirts end: head units above the waist when negative, 0 waist, 1 hip joint, 2 crotch, 3 knee,
   * 4 ankle, and between.
   */
  hem?: number
  /** Closer to the body, or farther from it, than usual. */
  ease?: (typeof EASES)[number]
}

export const LENGTHS = ['cropped', 'mini', 'knee', 'midi', 'long'] as const
export const SLEEVES = ['short', 'elbow', 'long'] as const

/** How a garment is asked to be cut other than it usually is. */
export type OutfitFit = {
  ease?: (typeof EASES)[number]
  length?: (typeof LENGTHS)[number]
  sleeve?: (typeof SLEEVES)[number]
  neckline?: Fit['neckline']
}

export type Layer<Cut> = {
  cut: Cut
  cloth: Cloth
  dye: Dye
  pattern?: Pattern
  print?: PrintTile
  fit?: Fit
  /** White stripes down the outside of its sleeves or legs. */
  isStriped?: boolean
  /** Its skirt is of several frills. */
  isRuffled?: boolean
  /** With pockets on the thighs. */
  isCargo?: boolean
  /** Torn over knees and thighs. */
  isRipped?: boolean
}

/** What is worn, from the inside out. */
export type Outfit = {
  /** As people call it, in lower case. */
  label: string
  /** What it is called in a prompt, separated by `|`: the first names it. */
  words?: string
  /** What its trousers, shorts or skirt are called, which also go with other tops. */
  bottomWords?: string
  genders: readonly Gender[]
  /** Where alone it is worn, unless another place is asked for; anywhere when left out. */
  wornAt?: readonly Backdrop[]
  /** The colours it usually comes in; any that flatters when left out. */
  palette?: readonly Rgb[]
  top: Layer<TopName>
  bottom?: Layer<BottomName>
  outer?: Layer<OuterName>
  shoes: { cut: ShoeName; dye: Dye }
  /** The top goes into the trousers or skirt. */
  tucked?: boolean
  /** Sashes, bands and ribbons in another colour: of several, one that stands out from the main one. */
  accent?: Dye
  extra?: 'tie' | 'bow-tie' | 'dupatta' | 'pallu' | 'belt'
}

/** An outfit as its table tells it: who wears it is left to the table where it is not told. */
export type ToldOutfit = Omit<Outfit, 'genders'> & Partial<Pick<Outfit, 'genders'>>
