import { palette } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import type { ToldOutfit } from './outfit.ts'
import {
  BLACK,
  blackBoots,
  blackOxfords,
  boots,
  DARK,
  GOLD,
  goldHeels,
  LEATHER,
  LIGHT,
  loafers,
  MEN,
  sandals,
  sneakers,
  suitJacket,
  whiteShirt,
  WHITE,
  WOMEN,
} from './pieces.ts'

const SWIM = palette('196 52 62, 34 92 120, 30 30 36, 232 176 62')
const TROPICAL = palette('38 110 136, 196 80 62, 48 104 84')
const TULLE = palette('232 214 220, 238 236 232')
const FIELD: readonly Rgb[] = [[116, 116, 78]]
const NAVY: readonly Rgb[] = [[36, 44, 70]]
const TURNOUT: readonly Rgb[] = [[174, 142, 84]]
const SOBER = palette('38 36 40, 62 48 40, 50 54 64')
const SAFFRON: readonly Rgb[] = [[204, 118, 40]]
const RED: readonly Rgb[] = [[178, 30, 42]]

const longRobe = { cut: 'kurta', cloth: 'linen', dye: 'main', fit: { hem: 4.3 } } as const

/** What callings and sports wear, where somebody asks for it. */
export const ROLE_OUTFITS = {
  bikini: {
    label: 'bikini',
    wornAt: ['beach', 'pool'],
    words: 'bikini|bikini top|two piece swimsuit|string bikini',
    genders: WOMEN,
    palette: SWIM,
    top: { cut: 'bikini-top', cloth: 'nylon', dye: 'main' },
    bottom: { cut: 'briefs', cloth: 'nylon', dye: 'main' },
    shoes: sandals,
  },
  swimsuit: {
    label: 'swimsuit',
    wornAt: ['beach', 'pool'],
    words: 'swimsuit|one piece swimsuit|bathing suit|swimwear|one piece|swim suit|leotard',
    genders: WOMEN,
    palette: SWIM,
    top: { cut: 'leotard', cloth: 'nylon', dye: 'main' },
    bottom: { cut: 'swim-briefs', cloth: 'nylon', dye: 'main' },
    tucked: true,
    shoes: sandals,
  },
  'swim-shorts': {
    label: 'swim shorts and a bare chest',
    wornAt: ['beach', 'pool'],
    words:
      'swim trunks|board shorts|swim shorts|swimming trunks|shirtless|topless man|bare chest|bare chested|boardshorts',
    genders: MEN,
    palette: TROPICAL,
    top: { cut: 'bare', cloth: 'nylon', dye: 'main' },
    bottom: { cut: 'running-shorts', cloth: 'nylon', dye: 'main' },
    shoes: sandals,
  },
  tutu: {
    label: 'leotard and tutu',
    wornAt: ['dance-studio', 'stage'],
    words: 'tutu|ballet outfit|ballet dress|ballerina dress|ballet costume',
    genders: WOMEN,
    palette: TULLE,
    top: { cut: 'leotard', cloth: 'silk', dye: 'main' },
    bottom: { cut: 'tutu', cloth: 'silk', dye: 'main' },
    tucked: true,
    shoes: { cut: 'loafers', dye: 'main' },
  },
  apron: {
    label: 'shirt and apron',
    words: 'apron|kitchen apron|linen apron|chef apron|barista apron',
    palette: palette('92 76 60, 58 74 92, 120 56 48'),
    top: whiteShirt,
    outer: { cut: 'apron', cloth: 'linen', dye: 'main' },
    bottom: { cut: 'chinos', cloth: 'cotton', dye: DARK },
    tucked: true,
    shoes: loafers,
  },
  'maid-dress': {
    label: 'black dress and white apron',
    words: 'maid dress|maid outfit|maid uniform|waitress uniform|waitress dress|french maid',
    genders: WOMEN,
    top: { cut: 'puff-dress', cloth: 'cotton', dye: BLACK },
    outer: { cut: 'apron', cloth: 'poplin', dye: WHITE },
    shoes: { ...loafers, dye: BLACK },
  },
  'boiler-suit': {
    label: 'boiler suit',
    wornAt: ['workshop'],
    words:
      'boiler suit|coveralls|flight suit|racing suit|mechanic suit|work suit|utility jumpsuit|pilot suit|prison jumpsuit',
    palette: palette('58 74 98, 112 112 78, 196 96 42'),
    top: { cut: 'shirt', cloth: 'cotton', dye: 'main' },
    bottom: { cut: 'chinos', cloth: 'cotton', dye: 'main' },
    tucked: true,
    extra: 'belt',
    shoes: blackBoots,
  },
  wetsuit: {
    label: 'wetsuit',
    wornAt: ['beach'],
    words: 'wetsuit|wet suit|neoprene suit|diving suit|surf suit',
    palette: BLACK,
    top: { cut: 'turtleneck', cloth: 'nylon', dye: 'main', fit: { hem: 0.9 } },
    bottom: { cut: 'leggings', cloth: 'nylon', dye: 'main' },
    shoes: sandals,
  },
  'school-uniform': {
    label: 'shirt, tie and pleated skirt',
    wornAt: ['school-hallway', 'classroom'],
    words: 'school uniform|school shirt|uniform skirt|preppy outfit|preppy uniform',
    genders: WOMEN,
    palette: NAVY,
    top: whiteShirt,
    bottom: { cut: 'pleated-skirt', cloth: 'wool', dye: 'main', pattern: 'checks', fit: { hem: 2.7 } },
    tucked: true,
    extra: 'tie',
    shoes: loafers,
  },
  cheerleader: {
    label: 'cheerleader’s top and skirt',
    words: 'cheerleader uniform|cheerleader outfit|cheer uniform',
    genders: WOMEN,
    top: { cut: 'tank', cloth: 'nylon', dye: 'main' },
    bottom: { cut: 'pleated-skirt', cloth: 'nylon', dye: WHITE, fit: { hem: 2.3 } },
    tucked: true,
    shoes: sneakers,
  },
  'pilot-uniform': {
    label: 'white shirt, black tie and dark trousers',
    words:
      'pilot uniform|white uniform|captain uniform|airline uniform|waiter uniform|navy uniform|naval uniform|sailor uniform',
    palette: WHITE,
    top: { cut: 'shirt', cloth: 'poplin', dye: 'main' },
    bottom: { cut: 'suit-trousers', cloth: 'wool', dye: BLACK },
    tucked: true,
    extra: 'tie',
    shoes: blackOxfords,
  },
  'police-uniform': {
    label: 'dark blue shirt and tie',
    words: 'police uniform|security uniform|guard uniform|cop uniform|officer uniform',
    palette: NAVY,
    top: { cut: 'shirt', cloth: 'poplin', dye: 'main' },
    bottom: { cut: 'suit-trousers', cloth: 'wool', dye: NAVY },
    tucked: true,
    extra: 'tie',
    shoes: blackBoots,
  },
  'field-uniform': {
    label: 'field uniform',
    words: 'field uniform|camo outfit|camouflage uniform|combat uniform|soldier uniform',
    palette: FIELD,
    top: { cut: 'shirt', cloth: 'cotton', dye: 'main', pattern: 'camouflage' },
    bottom: { cut: 'chinos', cloth: 'cotton', dye: 'main', pattern: 'camouflage' },
    shoes: blackBoots,
  },
  turnout: {
    label: 'firefighter’s coat and trousers',
    words: 'turnout gear|firefighter gear|firefighter uniform|firefighter suit|fireman suit|bunker gear',
    palette: TURNOUT,
    top: { cut: 'tee', cloth: 'cotton', dye: NAVY },
    outer: { cut: 'bomber', cloth: 'nylon', dye: 'main' },
    bottom: { cut: 'wide-trousers', cloth: 'nylon', dye: 'main' },
    shoes: blackBoots,
  },
  'basketball-kit': {
    label: 'basketball vest and long shorts',
    wornAt: ['basketball-court'],
    words:
      'basketball jersey|basketball jersey and shorts|basketball uniform|basketball kit|basketball outfit|basketball vest|basketball gear|basketball top',
    palette: palette('178 40 44, 34 62 128, 238 236 230, 36 38 44, 206 150 40'),
    top: { cut: 'tank', cloth: 'nylon', dye: 'main' },
    bottom: { cut: 'shorts', cloth: 'nylon', dye: 'main' },
    shoes: sneakers,
  },
  'boxing-kit': {
    label: 'vest and satin shorts',
    wornAt: ['boxing-ring'],
    words: 'boxing shorts|boxing outfit|boxing gear|boxer outfit|muay thai shorts|wrestling outfit|satin shorts',
    palette: RED,
    top: { cut: 'tank', cloth: 'nylon', dye: BLACK },
    bottom: { cut: 'shorts', cloth: 'silk', dye: 'main' },
    shoes: { ...boots, dye: BLACK },
  },
  gi: {
    label: 'white suit of martial arts',
    words: 'karate gi|gi|judo gi|karate uniform|taekwondo uniform|dobok|karate suit|kimono gi',
    palette: WHITE,
    top: { cut: 'kurta', cloth: 'cotton', dye: 'main', fit: { hem: 1.7, neckline: 'v' } },
    bottom: { cut: 'wide-trousers', cloth: 'cotton', dye: 'main' },
    shoes: sandals,
  },
  riding: {
    label: 'riding jacket, breeches and boots',
    words:
      'equestrian outfit|riding outfit|riding jacket|riding clothes|jockey outfit|equestrian jacket|riding gear|horse riding outfit',
    palette: palette('34 34 38, 36 44 70'),
    top: whiteShirt,
    outer: suitJacket,
    bottom: { cut: 'leggings', cloth: 'cotton', dye: LIGHT },
    tucked: true,
    shoes: blackBoots,
  },
  'stage-outfit': {
    label: 'sequin jacket and leather trousers',
    words:
      'stage outfit|stage costume|pop star outfit|glitter jacket|sequin jacket|sparkly jacket|disco outfit|sequin blazer|sequined jacket|concert outfit',
    palette: palette('186 190 198, 206 168 92, 150 60 140'),
    top: { cut: 'tank', cloth: 'nylon', dye: BLACK },
    outer: { cut: 'denim-jacket', cloth: 'sequins', dye: 'main' },
    bottom: { cut: 'leggings', cloth: 'leather', dye: LEATHER },
    shoes: blackBoots,
  },
  carnival: {
    label: 'sequin top and short skirt',
    words:
      'carnival costume|samba costume|carnival outfit|showgirl costume|belly dance costume|samba outfit|carnival dress',
    genders: WOMEN,
    palette: GOLD,
    top: { cut: 'sports-bra', cloth: 'sequins', dye: 'main' },
    bottom: { cut: 'tutu', cloth: 'sequins', dye: 'main', fit: { hem: 1.9 } },
    shoes: goldHeels,
  },
  cassock: { label: 'long robe', words: 'cassock', palette: SOBER, top: longRobe, shoes: sandals },
  'monk-robe': {
    label: 'monk’s robe',
    words: 'monk robe|monk robes|buddhist robe|saffron robe',
    palette: SAFFRON,
    top: longRobe,
    shoes: sandals,
  },
} as const satisfies Record<string, ToldOutfit>
