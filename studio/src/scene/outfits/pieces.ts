import { palette } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import type { BottomName, OuterName, Outfit, ShoeName, TopName } from './outfit.ts'

export const BOTH = ['female', 'male'] as const
export const WOMEN = ['female'] as const
export const MEN = ['male'] as const

export const JEANS = palette('62 84 124, 44 58 88, 104 130 166')
export const DARK = palette('38 40 46, 40 48 68, 62 62 68')
export const CHINO = palette('186 166 134, 98 92 78, 52 60 84, 150 134 112')
export const LEATHER = palette('38 36 38, 74 48 34')
export const SUITING = palette('40 50 78, 62 64 70, 118 120 126, 176 152 118, 40 66 56, 88 58 46')
export const TRENCH = palette('190 166 128, 60 62 70, 98 102 78')
export const WHITE: readonly Rgb[] = [[238, 236, 230]]
export const LIGHT = palette('238 236 230, 214 206 194, 196 206 218')
export const BLACK: readonly Rgb[] = [[34, 34, 38]]
const BROWN = palette('88 58 40, 120 80 52, 52 38 32')
const NUDE = palette('34 32 36, 190 152 124, 124 34 44')
export const GOLD: readonly Rgb[] = [[206, 168, 92]]

export const sneakers = { cut: 'sneakers', dye: WHITE } as const
export const darkSneakers = { cut: 'sneakers', dye: DARK } as const
export const loafers = { cut: 'loafers', dye: BROWN } as const
export const oxfords = { cut: 'oxfords', dye: BROWN } as const
export const blackOxfords = { cut: 'oxfords', dye: BLACK } as const
export const boots = { cut: 'boots', dye: BROWN } as const
export const blackBoots = { cut: 'boots', dye: BLACK } as const
export const heels = { cut: 'heels', dye: NUDE } as const
export const goldHeels = { cut: 'heels', dye: GOLD } as const
export const sandals = { cut: 'sandals', dye: BROWN } as const

const barefoot = { cut: 'barefoot', dye: BLACK } as const

/** Shoes of each kind as they usually come. */
export const USUAL_SHOES = { sneakers, loafers, oxfords, boots, heels, sandals, barefoot } as const satisfies Record<
  ShoeName,
  Outfit['shoes']
>

export const jeans = { cut: 'jeans', cloth: 'denim', dye: JEANS } as const
export const wideJeans = { cut: 'wide-jeans', cloth: 'denim', dye: JEANS } as const
export const chinos = { cut: 'chinos', cloth: 'cotton', dye: CHINO } as const
export const darkTrousers = { cut: 'suit-trousers', cloth: 'wool', dye: DARK } as const
export const suitTrousers = { cut: 'suit-trousers', cloth: 'wool', dye: 'main' } as const
export const blackTrousers = { cut: 'suit-trousers', cloth: 'wool', dye: BLACK } as const
export const wideTrousers = { cut: 'wide-trousers', cloth: 'wool', dye: DARK } as const
export const darkLeggings = { cut: 'leggings', cloth: 'nylon', dye: DARK } as const
export const joggers = { cut: 'joggers', cloth: 'fleece', dye: DARK } as const
export const whiteTee = { cut: 'tee', cloth: 'cotton', dye: 'inner' } as const
export const innerShirt = { cut: 'shirt', cloth: 'poplin', dye: 'inner' } as const
export const whiteShirt = { cut: 'shirt', cloth: 'poplin', dye: WHITE } as const
export const innerTurtleneck = { cut: 'turtleneck', cloth: 'rib', dye: 'inner' } as const
export const tee = { cut: 'tee', cloth: 'cotton', dye: 'main' } as const
export const shirt = { cut: 'shirt', cloth: 'poplin', dye: 'main' } as const
export const suitJacket = { cut: 'blazer', cloth: 'wool', dye: 'main' } as const

const SKIRTED: ReadonlySet<BottomName | TopName | OuterName> = new Set([
  'pencil-skirt',
  'pleated-skirt',
  'a-line-skirt',
  'maxi-skirt',
  'saree-skirt',
  'lehenga',
  'kurta',
  'abaya',
  'kimono',
  'robe',
  'hanfu',
  'chima',
  'sherwani',
  'slip-dress',
  'summer-dress',
  'shift-dress',
  'shirt-dress',
  'evening-gown',
  'strapless-dress',
  'off-shoulder-dress',
  'puff-dress',
  'tutu',
  'circle-skirt',
  'apron',
  'trench',
  'raincoat',
  'parka',
  'wool-coat',
])

/** Whether what is worn above the waist and below it comes in one colour. */
export const isOfOneCloth = ({ top, outer, bottom }: Pick<Outfit, 'top' | 'outer' | 'bottom'>): boolean =>
  (outer ?? top).dye === 'main' && bottom?.dye === 'main'

/** Whether cloth hangs free of the legs. */
export const isSkirted = ({ top, bottom, outer }: Pick<Outfit, 'top' | 'bottom' | 'outer'>): boolean =>
  [top, bottom, outer].some((layer) => layer !== undefined && SKIRTED.has(layer.cut))

const SHORT: ReadonlySet<BottomName | TopName> = new Set([
  'shorts',
  'running-shorts',
  'briefs',
  'swim-briefs',
  'pencil-skirt',
  'pleated-skirt',
  'a-line-skirt',
  'tutu',
  'circle-skirt',
])
const LONG_DRESSES: ReadonlySet<TopName> = new Set([
  'evening-gown',
  'abaya',
  'kurta',
  'kimono',
  'hanfu',
  'chima',
  'sherwani',
  'jumpsuit-top',
])

const SASHED: ReadonlySet<TopName> = new Set(['kimono', 'robe', 'hanfu'])

/** Whether it is closed by a sash of its own, which a belt that is asked for gives its colour. */
export const hasSash = ({ top, outer }: Pick<Outfit, 'top' | 'outer'>): boolean => !outer && SASHED.has(top.cut)

/** Whether a belt can be seen: neither jacket nor top hangs over it. */
export const showsBelt = ({ bottom, outer, tucked }: Pick<Outfit, 'bottom' | 'outer' | 'tucked'>): boolean =>
  !outer && (!bottom || tucked === true)

/** Whether the lower legs are bare, or show what is worn on them. */
export const showsLegs = ({ top, bottom }: Pick<Outfit, 'top' | 'bottom'>): boolean =>
  bottom ? SHORT.has(bottom.cut) : !LONG_DRESSES.has(top.cut)
