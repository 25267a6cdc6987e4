import { palette } from '../../image/rgb.ts'
import type { ToldOutfit } from './outfit.ts'
import { DARK, darkLeggings, goldHeels, heels, loafers, sandals, sneakers, wideJeans, wideTrousers } from './pieces.ts'

/** Deep colours that go with most sarees. */
const CHOLIS = palette('112 34 50, 44 52 84, 150 108 44')

/** What women wear. */
export const WOMENS_OUTFITS = {
  dress: {
    label: 'slip dress',
    words: 'dress|slip dress|cocktail dress|silk dress|party dress|satin dress',
    top: { cut: 'slip-dress', cloth: 'silk', dye: 'main' },
    shoes: heels,
  },
  'summer-dress': {
    label: 'summer dress',
    words: 'summer dress|sundress|sun dress|beach dress',
    top: { cut: 'summer-dress', cloth: 'cotton', dye: 'main' },
    shoes: sandals,
  },
  'floral-dress': {
    label: 'floral dress',
    words: 'floral dress|flower dress|flowery dress',
    top: { cut: 'summer-dress', cloth: 'cotton', dye: 'main', pattern: 'floral' },
    shoes: sandals,
  },
  'polka-dress': {
    label: 'polka dot dress',
    words: 'polka dot dress|dotted dress',
    top: { cut: 'shift-dress', cloth: 'cotton', dye: 'main', pattern: 'dots' },
    shoes: heels,
  },
  'shirt-dress': {
    label: 'shirt dress',
    words: 'shirt dress|shirtdress|linen dress',
    top: { cut: 'shirt-dress', cloth: 'linen', dye: 'main' },
    shoes: sandals,
  },
  'evening-gown': {
    label: 'evening gown',
    words: 'gown|evening gown|evening dress|ball gown|ballgown|prom dress|long gown',
    top: { cut: 'evening-gown', cloth: 'silk', dye: 'main' },
    shoes: { ...heels, dye: 'main' },
  },
  blouse: {
    label: 'blouse and pencil skirt',
    words: 'blouse|silk top|satin top|silk blouse|satin blouse',
    bottomWords: 'pencil skirt',
    top: { cut: 'blouse', cloth: 'silk', dye: 'main' },
    bottom: { cut: 'pencil-skirt', cloth: 'wool', dye: DARK },
    tucked: true,
    shoes: heels,
  },
  'pleated-skirt': {
    label: 'sweater and pleated skirt',
    words: 'sweater and skirt',
    bottomWords: 'pleated skirt|skirt|midi skirt',
    top: { cut: 'knit', cloth: 'knit', dye: 'inner' },
    bottom: { cut: 'pleated-skirt', cloth: 'wool', dye: 'main' },
    tucked: true,
    shoes: loafers,
  },
  'maxi-skirt': {
    label: 'camisole and long skirt',
    bottomWords: 'maxi skirt|long skirt|flowing skirt',
    top: { cut: 'camisole', cloth: 'silk', dye: 'inner' },
    bottom: { cut: 'maxi-skirt', cloth: 'cotton', dye: 'main', pattern: 'floral' },
    tucked: true,
    shoes: sandals,
  },
  'wide-jeans': {
    label: 'tank top and wide jeans',
    bottomWords:
      'wide jeans|flared jeans|baggy jeans|bell bottoms|mom jeans|boyfriend jeans|high waisted jeans|wide leg jeans|vintage jeans',
    top: { cut: 'tank', cloth: 'rib', dye: 'main' },
    bottom: wideJeans,
    tucked: true,
    shoes: sneakers,
  },
  'office-blouse': {
    label: 'blouse and wide trousers',
    words: 'blouse and trousers|office wear|work clothes',
    bottomWords: 'wide trousers|palazzo trousers|wide leg trousers|wide leg pants|palazzo pants|wide pants',
    top: { cut: 'blouse', cloth: 'silk', dye: 'main' },
    bottom: wideTrousers,
    tucked: true,
    shoes: heels,
  },
  activewear: {
    label: 'sports bra and leggings',
    words:
      'sports bra|activewear|gym wear|gym outfit|yoga outfit|athleisure|workout clothes|gym clothes|sportswear|yoga clothes|athletic wear|fitness clothes',
    bottomWords: 'leggings|yoga pants',
    top: { cut: 'sports-bra', cloth: 'nylon', dye: 'main' },
    bottom: darkLeggings,
    shoes: sneakers,
  },
  jumpsuit: {
    label: 'jumpsuit',
    words: 'jumpsuit|jump suit',
    top: { cut: 'jumpsuit-top', cloth: 'linen', dye: 'main' },
    bottom: { cut: 'wide-trousers', cloth: 'linen', dye: 'main' },
    tucked: true,
    shoes: heels,
  },
  lehenga: {
    label: 'lehenga with dupatta',
    words: 'lehenga|lehenga choli|chaniya choli|ghagra choli|ghagra|lehenga set|bridal lehenga',
    top: { cut: 'choli', cloth: 'silk', dye: 'main' },
    bottom: { cut: 'lehenga', cloth: 'silk', dye: 'main' },
    extra: 'dupatta',
    shoes: goldHeels,
  },
  saree: {
    label: 'saree',
    words:
      'saree|sari|kanjivaram saree|kanjeevaram saree|kanchipuram saree|banarasi saree|chanderi saree|kasavu saree|chiffon saree|cotton saree|silk saree|handloom saree|georgette saree|organza saree|bridal saree|silk sari|cotton sari|kanjivaram|kanjeevaram|banarasi',
    top: { cut: 'choli', cloth: 'silk', dye: CHOLIS },
    bottom: { cut: 'saree-skirt', cloth: 'silk', dye: 'main' },
    extra: 'pallu',
    shoes: goldHeels,
  },
} as const satisfies Record<string, ToldOutfit>
