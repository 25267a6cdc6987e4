import type { Gender } from '../identity/identity.ts'
import type { DressCode } from '../places/place.ts'
import type { PortraitOutfit } from './scene.ts'

type Choice = Partial<Record<PortraitOutfit, number>>

const WARDROBES: Record<Gender, Record<DressCode, Choice>> = {
  female: {
    casual: {
      tee: 1,
      'striped-tee': 1,
      shirt: 1,
      'check-shirt': 0.8,
      knit: 1.4,
      cardigan: 1.2,
      'denim-jacket': 1.4,
      'leather-jacket': 1.2,
      bomber: 0.6,
      'casual-blazer': 1.2,
      'wide-jeans': 1.4,
      'pleated-skirt': 1.2,
      'summer-dress': 0.8,
      hoodie: 0.5,
    },
    smart: {
      blazer: 1.6,
      suit: 1,
      blouse: 1.6,
      'office-blouse': 1.6,
      turtleneck: 1.2,
      'shirt-dress': 1,
      'casual-blazer': 1,
      shirt: 0.8,
      'pleated-skirt': 0.8,
    },
    summer: {
      'summer-dress': 2,
      'floral-dress': 2,
      'polka-dress': 1.2,
      'maxi-skirt': 1.4,
      'linen-set': 1,
      tank: 1,
      jumpsuit: 1,
      'striped-tee': 0.8,
      dress: 0.8,
      saree: 0.3,
      lehenga: 0.25,
    },
    cold: { coat: 2, puffer: 1.2, trench: 1.4, knit: 1.2, turtleneck: 1.2, 'leather-jacket': 0.8, cardigan: 0.8 },
    sport: { activewear: 3, 'running-set': 2, tank: 1, hoodie: 0.8 },
    home: { knit: 2, cardigan: 1.6, tee: 1.2, shirt: 1, hoodie: 0.8, 'wide-jeans': 0.8, 'shirt-dress': 0.8 },
    evening: { dress: 3, 'evening-gown': 3, jumpsuit: 1, blazer: 0.6, saree: 0.5, lehenga: 0.4 },
  },
  male: {
    casual: {
      tee: 1.4,
      'striped-tee': 0.8,
      shirt: 1.2,
      'check-shirt': 1.4,
      polo: 1,
      knit: 1.4,
      cardigan: 0.8,
      'denim-jacket': 1.4,
      'leather-jacket': 1.4,
      bomber: 1.2,
      'casual-blazer': 1,
      hoodie: 0.8,
    },
    smart: { blazer: 1.6, suit: 2, 'casual-blazer': 1.4, turtleneck: 1.2, shirt: 1, waistcoat: 1 },
    summer: { 'linen-set': 2, 'summer-shirt': 1.6, polo: 1.4, tee: 1, tank: 0.8, 'striped-tee': 0.8, kurta: 0.4 },
    cold: { coat: 2, puffer: 1.4, trench: 1, knit: 1.2, turtleneck: 1.2, 'leather-jacket': 0.8 },
    sport: { 'running-set': 2, tank: 1.4, jersey: 1.4, hoodie: 1 },
    home: { knit: 2, tee: 1.4, shirt: 1, cardigan: 1, hoodie: 1 },
    evening: { tuxedo: 2.4, suit: 2, turtleneck: 0.8, blazer: 1 },
  },
}

/** What a person may wear for a dress code, without what was ruled out; weights for chance. */
export const outfitsFor = (gender: Gender, code: DressCode, excluded: readonly PortraitOutfit[]): Choice => {
  const allowed = (choice: Choice): Choice =>
    Object.fromEntries(Object.entries(choice).filter(([outfit]) => !excluded.some((name) => name === outfit)))
  const fitting = allowed(WARDROBES[gender][code])
  if (Object.keys(fitting).length > 0) return fitting
  return allowed(Object.assign({}, ...Object.values(WARDROBES[gender])))
}

/** Clothes that nobody wears unasked, by the code that they would be of. */
const ASKED: Partial<Record<DressCode, readonly PortraitOutfit[]>> = {
  evening: [
    'sequin-dress',
    'velvet-dress',
    'strapless-gown',
    'lace-gown',
    'wedding-dress',
    'velvet-jacket',
    'velvet-suit',
    'off-shoulder-dress',
    'stage-outfit',
    'evening-gown',
    'dress',
    'tuxedo',
    'suit',
  ],
  smart: [
    'pantsuit',
    'velvet-suit',
    'tweed-jacket',
    'tweed-suit',
    'cord-jacket',
    'tuxedo',
    'sweater-vest',
    'blouse',
    'coat',
    'trench',
  ],
  casual: [
    'tracksuit',
    'sweatshirt',
    'denim-shirt',
    'dungarees',
    'cargo-set',
    'crop-top',
    'tank',
    'linen-set',
    'jumpsuit',
  ],
  summer: [
    'maxi-dress',
    'bikini',
    'swimsuit',
    'swim-shorts',
    'crop-top',
    'tube-top',
    'puff-dress',
    'summer-shirt',
    'linen-set',
  ],
  cold: ['fur-coat', 'leopard-coat', 'raincoat', 'cord-jacket'],
  sport: ['tracksuit', 'sweatsuit', 'sports-jersey', 'sweatshirt'],
  home: ['pajamas', 'sweatshirt', 'tracksuit', 'kaftan'],
}

/** Whether clothes are of a dress code. */
export const isOfCode = (outfit: PortraitOutfit, gender: Gender, code: DressCode): boolean =>
  outfit in WARDROBES[gender][code] || (ASKED[code]?.includes(outfit) ?? false)
