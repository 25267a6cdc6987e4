import { palette } from '../../image/rgb.ts'
import type { ToldOutfit } from './outfit.ts'
import {
  BLACK,
  blackOxfords,
  blackTrousers,
  CHINO,
  darkSneakers,
  joggers,
  oxfords,
  sneakers,
  suitTrousers,
  whiteShirt,
} from './pieces.ts'

/** What men wear. */
export const MENS_OUTFITS = {
  tuxedo: {
    label: 'tuxedo',
    words: 'tuxedo|dinner jacket|black tie|smoking jacket',
    top: whiteShirt,
    palette: BLACK,
    outer: { cut: 'dinner-jacket', cloth: 'wool', dye: 'main' },
    bottom: blackTrousers,
    tucked: true,
    extra: 'bow-tie',
    accent: BLACK,
    shoes: blackOxfords,
  },
  waistcoat: {
    label: 'waistcoat and rolled sleeves',
    words: 'waistcoat|suit vest|waistcoat and tie',
    top: whiteShirt,
    outer: { cut: 'waistcoat', cloth: 'wool', dye: 'main' },
    bottom: suitTrousers,
    tucked: true,
    extra: 'tie',
    shoes: oxfords,
  },
  'summer-shirt': {
    label: 'floral shirt and shorts',
    words: 'hawaiian shirt|summer shirt|floral shirt|aloha shirt',
    palette: palette('28 108 124, 178 58 52, 38 62 108, 236 230 214'),
    top: { cut: 'shirt', cloth: 'linen', dye: 'main', pattern: 'floral', fit: { sleeve: 0.75 } },
    bottom: { cut: 'shorts', cloth: 'linen', dye: CHINO },
    shoes: sneakers,
  },
  jersey: {
    label: 'sports jersey and joggers',
    words: 'jersey|football shirt|sports jersey|soccer jersey',
    top: { cut: 'jersey', cloth: 'nylon', dye: 'main', pattern: 'stripes' },
    bottom: joggers,
    shoes: darkSneakers,
  },
} as const satisfies Record<string, ToldOutfit>
