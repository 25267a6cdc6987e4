import type { WornName } from '../../../identity/worn.ts'
import type { Rgb } from '../../../image/rgb.ts'
import type { Backdrop } from '../../../places/places.ts'
import type { SceneRequest } from '../../../scene/compose-scene.ts'
import type { Mood, PortraitOutfit } from '../../../scene/scene.ts'
import { modifiers, nouns, traits } from '../../sense.ts'
import type { Effect, WordList } from '../../sense.ts'
import { WHITE } from './outfit-words.ts'

type Era = {
  women: PortraitOutfit
  men: PortraitOutfit
  mood: Mood
  hat?: WornName
  menHat?: WornName | 'none'
  place?: Backdrop
  /** Its clothes only stand in for the right ones. */
  isNear?: true
  /** Of its clothes. */
  color?: Rgb
  /** A manner of today, which other clothes can be worn in as well. */
  isInAny?: true
}

/** A time or a manner as its clothes, its palette and, for some, its place, where the prompt names no others. */
const era =
  ({ women, men, mood, hat, menHat, place, isNear, isInAny, color }: Era): Effect =>
  ({ scene }, strength) => {
    if (strength <= 0) return
    const near = isNear && ({ near: 'everybody' } as const)
    scene.role ??= {
      outfit: women,
      men,
      ...(hat && { hat }),
      ...(menHat && { menHat }),
      ...near,
      ...(isInAny && { isInAny }),
    }
    scene.mood ??= mood
    if (color) scene.outfitColor ??= color
    if (place) scene.setting ??= { backdrop: place }
  }

/** Pictures that sell: a clean paper and even light, where the prompt names no others. */
const advertised: Effect = ({ scene }, strength) => {
  if (strength <= 0) return
  scene.setting ??= { backdrop: 'studio', lighting: 'high-key' }
}

/** What is sold is in the picture. */
const advertise =
  ({ worn, ...sold }: Pick<SceneRequest, 'prop' | 'worn' | 'shoes'>): Effect =>
  (reading, strength) => {
    advertised(reading, strength)
    if (strength <= 0) return
    reading.scene = { ...sold, ...reading.scene, ...(worn && { worn: { ...worn, ...reading.scene.worn } }) }
  }

const inLinen = era({ women: 'linen-set', men: 'linen-set', mood: 'natural', isInAny: true })

/** Manners of dressing that take a colour as clothes do, and that of white linen, whatever is made of it. */
const CLOTHES_WORDS: WordList = [
  ...nouns('outfit', {
    'retro outfit|vintage outfit|retro clothes|vintage clothes|retro clothing|vintage clothing|retro look|retro fashion|vintage fashion':
      {
        effect: era({ women: 'fifties-dress', men: 'bowling-shirt', mood: 'vintage', isInAny: true }),
        opensClause: true,
      },
  }),
  ...traits({
    'white linen outfit|white linen clothes': (reading, strength) => {
      inLinen(reading, strength)
      if (strength > 0) reading.scene.outfitColor ??= WHITE
    },
  }),
  ...modifiers(
    'outfit',
    {
      'all white linen': (reading, strength) => {
        inLinen(reading, strength)
        if (strength > 0) Object.assign(reading.scene, { outfitColor: WHITE, outfitCloth: 'linen' })
      },
    },
    true,
  ),
]

export const ERA_WORDS: WordList = [
  ...CLOTHES_WORDS,
  ...traits({
    '1920 s|1920 s style|20 s style|roaring twenties|gatsby|great gatsby|art deco style|flapper style|flapper|jazz age|1910 s|1900 s|prohibition era':
      era({ women: 'flapper', men: 'waistcoat', mood: 'vintage', hat: 'headband', menHat: 'flat-cap' }),
    'peaky|peaky blinders|peaky blinders style|peaky look': era({
      women: 'sweater-vest',
      men: 'sweater-vest',
      mood: 'dramatic',
      hat: 'flat-cap',
    }),
    '1930 s|1940 s|1940 s style|1930 s style|40 s style|wartime|film noir style|noir style': era({
      women: 'shirt-dress',
      men: 'suit',
      mood: 'vintage',
      hat: 'fedora',
    }),
    '1950 s|1950 s style|50 s style|50 s fashion|rockabilly|1950 s hollywood style|1950 s fashion|fifties style|50 s housewife|diner style':
      era({ women: 'fifties-dress', men: 'leather-jacket', mood: 'vintage' }),
    'old hollywood|hollywood style|hollywood glamour|old hollywood glamour|golden age of hollywood|classic hollywood|hollywood glam':
      era({ women: 'velvet-dress', men: 'tuxedo', mood: 'monochrome' }),
    '1960 s|sixties style|1960 s style|60 s style|60 s fashion|mod|mod look|mod fashion|mod style|swinging sixties|1960 s fashion|60 s mod':
      era({
        women: 'little-dress',
        men: 'turtleneck',
        mood: 'vintage',
      }),
    '1970 s|1970 s style|70 s style|70 s fashion|70 s disco|disco era|1970 s fashion|boho|bohemian|boho style|boho chic|hippie style|bohemian style|gypsy style':
      era({ women: 'maxi-dress', men: 'cord-jacket', mood: 'vintage', hat: 'headband', menHat: 'none' }),
    '1980 s|1980 s style|80 s style|80 s fashion|80 s aesthetic|80 s disco|1980 s fashion|retrowave|synthwave|vaporwave|80 s look':
      era({ women: 'stage-outfit', men: 'stage-outfit', mood: 'vivid' }),
    '1990 s|90 s fashion|90 s style|90 s look|90 s aesthetic|90 s grunge|90 s clothing|90 s outfit|1990 s style|grunge style|grunge aesthetic|1990 s fashion':
      era({ women: 'check-shirt', men: 'check-shirt', mood: 'vintage', hat: 'beanie' }),
    'streetwear style|urban streetwear|streetwear': era({
      women: 'tracksuit',
      men: 'tracksuit',
      isInAny: true,
      mood: 'vivid',
    }),
    '90 s hip hop|90 s rapper look|hip hop style|hip hop fashion': era({
      women: 'tracksuit',
      men: 'tracksuit',
      isInAny: true,
      mood: 'vivid',
      hat: 'cap',
    }),
    'y 2 k|y 2 k fashion|y 2 k style|y 2 k aesthetic|2000 s|2000 s fashion|early 2000 s|2000 s style': era({
      women: 'cargo-set',
      men: 'cargo-set',
      isInAny: true,
      mood: 'pastel',
    }),
    'cottagecore|cottagecore aesthetic|cottage core|cottagecore style|fairycore|prairie style|farmcore|country style':
      era({ women: 'puff-dress', men: 'linen-set', mood: 'warm', hat: 'sun-hat', place: 'flower-field' }),
    'lolita fashion|lolita|sweet lolita|kawaii|harajuku|kawaii style|harajuku style|harajuku fashion|coquette|coquette aesthetic|balletcore|soft girl|dollcore|kawaii fashion':
      era({ women: 'puff-dress', men: 'hoodie', mood: 'pastel', hat: 'headband', menHat: 'none' }),
    'old money|old money aesthetic|old money style|quiet luxury|preppy|preppy style|ivy league|ivy style|country club|stealth wealth|preppy look|hamptons style':
      era({ women: 'blazer', men: 'casual-blazer', isInAny: true, mood: 'warm' }),
    'dark academia|dark academia aesthetic|dark academia style|academia aesthetic|light academia|scholarly style': era({
      women: 'sweater-vest',
      men: 'sweater-vest',
      isInAny: true,
      mood: 'dramatic',
      place: 'library',
    }),
    'clean girl aesthetic|minimalist|minimalist style|minimalism|scandinavian style|scandi style|minimal style|minimalist aesthetic|minimalist fashion|normcore|capsule wardrobe':
      era({ women: 'turtleneck', men: 'turtleneck', isInAny: true, mood: 'natural', place: 'studio' }),
    'victorian|edwardian|1800 s|19 th century|baroque|rococo|regency|victorian style|regency style|bridgerton|victorian era|baroque style|18 th century|marie antoinette|edwardian style':
      era({ women: 'strapless-gown', men: 'velvet-jacket', mood: 'vintage', place: 'castle-hall', isNear: true }),
    'medieval|renaissance|medieval style|renaissance style|middle ages|medieval fantasy|ren faire': era({
      women: 'off-shoulder-dress',
      men: 'cassock',
      mood: 'dramatic',
      place: 'castle-hall',
      isNear: true,
    }),
    'futuristic|in the future|from the future|sci fi|futuristic style|science fiction|space age|futuristic fashion|sci fi style|techwear|cyber fashion':
      era({ women: 'wetsuit', men: 'wetsuit', mood: 'cool', place: 'spaceship', isNear: true }),
    'cyberpunk|cyberpunk style|cyberpunk aesthetic|cyberpunk fashion|blade runner style': era({
      women: 'leather-jacket',
      men: 'leather-jacket',
      mood: 'cool',
      place: 'neon-alley',
    }),
    'steampunk|steampunk style|steampunk fashion|steampunk aesthetic': era({
      women: 'corset',
      men: 'waistcoat',
      mood: 'vintage',
      hat: 'top-hat',
    }),
    'gym rat|sporty style|gym style|fitness style': era({
      women: 'activewear',
      men: 'running-set',
      isInAny: true,
      mood: 'natural',
      place: 'gym',
    }),
    'barbiecore|barbie aesthetic|barbie style|barbie look|barbie core': era({
      women: 'little-dress',
      men: 'casual-blazer',
      mood: 'vivid',
      color: [224, 60, 138],
    }),
    'gorpcore|gorpcore style|outdoorsy|outdoor style|hiking style': era({
      women: 'windbreaker',
      men: 'windbreaker',
      isInAny: true,
      mood: 'natural',
      place: 'mountains',
      hat: 'beanie',
    }),
    'blokecore|blokette|football casual|soccer jersey style': era({
      women: 'sports-jersey',
      men: 'sports-jersey',
      mood: 'natural',
    }),
    'nautical|nautical style|sailor style|breton style|marine style': era({
      women: 'striped-tee',
      men: 'striped-tee',
      mood: 'natural',
      place: 'harbour',
    }),
    'military style|military look|army style|military inspired|utility style': era({
      women: 'cargo-pants',
      men: 'cargo-pants',
      mood: 'muted',
      isInAny: true,
    }),
    'workwear style|workwear|workwear look|carpenter style': era({
      women: 'dungarees',
      men: 'denim-jacket',
      mood: 'natural',
      isInAny: true,
    }),
    'formalwear|black tie event|evening attire|black tie dress code': era({
      women: 'evening-gown',
      men: 'tuxedo',
      mood: 'natural',
    }),
    'goblincore|forestcore|mossy aesthetic|naturecore': era({
      women: 'knit',
      men: 'knit',
      isInAny: true,
      mood: 'muted',
      place: 'forest',
    }),
    'vanilla girl|vanilla girl aesthetic|cozy girl|cozy core|cozycore|hygge style': era({
      women: 'knit',
      men: 'knit',
      isInAny: true,
      mood: 'warm',
      place: 'bedroom',
    }),
    'western|western core|cowboy core|cowgirl core|western look|western style|wild west|western fashion|cowboycore|cowgirl style|coastal cowgirl|country western':
      era({
        women: 'denim-shirt',
        men: 'denim-shirt',
        mood: 'warm',
        hat: 'cowboy-hat',
      }),
    'business casual|corporate style|office style|corporate|business style|business look|businesslike': era({
      women: 'casual-blazer',
      men: 'casual-blazer',
      isInAny: true,
      mood: 'natural',
    }),
    'off duty model|model off duty|model off duty look|indie sleaze|street style|street fashion|streetstyle|urban style|street style look':
      era({
        women: 'bomber',
        men: 'bomber',
        isInAny: true,
        mood: 'natural',
        place: 'city',
      }),
    'ad|advert|advertisement|campaign|hair care ad|hair care campaign|lookbook|campaign shot|ad campaign|fashion campaign|product shot|beauty campaign|swimwear catalog|beauty ad|fashion ad|sunglasses ad|hair commercial|winter collection|summer collection|fashion lookbook|studio campaign':
      advertised,
    'perfume ad|perfume campaign|fragrance ad|fragrance campaign|perfume commercial|perfume advert|cologne ad':
      advertise({
        prop: 'flacon',
      }),
    'skincare ad|skincare campaign|skincare commercial|skincare advert|beauty product ad': advertise({ prop: 'jar' }),
    'makeup ad|makeup campaign|cosmetics ad|lipstick ad|lipstick campaign|cosmetics campaign': advertise({
      prop: 'lipstick',
    }),
    'energy drink ad|energy drink advert|energy drink commercial|soda ad|drink ad|soft drink ad': advertise({
      prop: 'can',
    }),
    'coffee ad|coffee advert|coffee commercial|coffee campaign': advertise({ prop: 'cup' }),
    'phone ad|smartphone ad|smartphone campaign|tech ad': advertise({ prop: 'phone' }),
    'jewelry campaign|jewellery campaign|jewellery ad|jewelry ad|jewelry commercial': advertise({
      worn: { necklace: 'pendant' },
    }),
    'watch ad|luxury watch ad|watch campaign|watch commercial|watch advert': advertise({ worn: { wrist: 'watch' } }),
    'sneaker ad|sneaker campaign|shoe ad|sneaker commercial|sneaker advert': advertise({ shoes: 'sneakers' }),
  }),
]
