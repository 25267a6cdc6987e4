import type { Rgb } from '../image/rgb.ts'
import { FACE_THINGS } from './face-things.ts'

/** Where something is worn; one thing in each place. */
export const WORN_PLACES = [
  'hat',
  'necklace',
  'scarf',
  'gloves',
  'bag',
  'wrist',
  'nose',
  'mask',
  'nails',
  'hair-jewel',
  'eye-cover',
  'face-art',
  'skin-mark',
  'ink',
] as const
export type WornPlace = (typeof WORN_PLACES)[number]

/** What a thing is made of: decides weave and shine. */
export type WornStuff =
  | 'cotton'
  | 'knit'
  | 'wool'
  | 'leather'
  | 'silk'
  | 'straw'
  | 'metal'
  | 'plastic'
  | 'pearl'
  | 'skin'

type WornThing = {
  place: WornPlace
  /** As people call it, separated by `|`: the first names it. */
  words: string
  stuff: WornStuff
  /** The colours it usually comes in. */
  colors: readonly Rgb[]
}

const BLACK: Rgb = [38, 38, 42]
const NAVY: Rgb = [40, 50, 80]
const CREAM: Rgb = [226, 214, 192]
const CAMEL: Rgb = [184, 150, 108]
const RED: Rgb = [166, 44, 48]
const GREY: Rgb = [128, 128, 132]
const WHITE: Rgb = [238, 236, 230]
const BROWN: Rgb = [104, 68, 46]
const GOLD: Rgb = [212, 175, 96]
const SILVER: Rgb = [200, 202, 208]
const STRAW: Rgb = [222, 192, 138]
const OLIVE: Rgb = [98, 100, 70]
const ROSE: Rgb = [206, 132, 142]
const TEAL: Rgb = [44, 106, 112]

/** Everything that a person can wear beside clothes, shoes, glasses and earrings. */
export const WORN_THINGS = {
  beanie: {
    place: 'hat',
    words:
      'beanie|wool cap|wool hat|woolly hat|knit cap|knit hat|knitted hat|beanie hat|winter hat|bobble hat|skull cap',
    stuff: 'knit',
    colors: [GREY, NAVY, RED, CREAM, OLIVE],
  },
  cap: {
    place: 'hat',
    words:
      'baseball cap|cap|snapback|trucker hat|trucker cap|dad hat|dad cap|baseball hat|ball cap|backwards cap|visor cap',
    stuff: 'cotton',
    colors: [NAVY, BLACK, RED, CREAM],
  },
  'bucket-hat': {
    place: 'hat',
    words: 'bucket hat|fisherman hat|fishing hat',
    stuff: 'cotton',
    colors: [CREAM, OLIVE, BLACK],
  },
  'sun-hat': {
    place: 'hat',
    words:
      'sun hat|straw hat|wide brim hat|wide brimmed hat|floppy hat|beach hat|sunhat|boater|boater hat|straw sun hat|panama hat|big hat|summer hat',
    stuff: 'straw',
    colors: [STRAW],
  },
  fedora: {
    place: 'hat',
    words: 'fedora|hat|trilby|felt hat|brimmed hat|hats|bowler hat|porkpie hat|pork pie hat|homburg',
    stuff: 'wool',
    colors: [BLACK, CAMEL, BROWN, GREY],
  },
  'cowboy-hat': {
    place: 'hat',
    words: 'cowboy hat|cowgirl hat|western hat|stetson|cowboy hats',
    stuff: 'leather',
    colors: [BROWN, CAMEL, BLACK],
  },
  'top-hat': {
    place: 'hat',
    words: 'top hat|tophat',
    stuff: 'silk',
    colors: [BLACK],
  },
  beret: {
    place: 'hat',
    words: 'beret|french beret',
    stuff: 'wool',
    colors: [RED, BLACK, NAVY, CAMEL],
  },
  'flat-cap': {
    place: 'hat',
    words: 'flat cap|newsboy cap|peaky cap|tweed cap|ivy cap|paperboy hat|baker boy hat|bakerboy cap|flatcap',
    stuff: 'wool',
    colors: [GREY, BROWN],
  },
  'hard-hat': {
    place: 'hat',
    words: 'hard hat|hardhat|safety helmet|construction helmet|helmet|builder helmet',
    stuff: 'plastic',
    colors: [[228, 184, 52]],
  },
  toque: {
    place: 'hat',
    words: 'chef hat|toque|chef s hat|chefs hat',
    stuff: 'cotton',
    colors: [WHITE],
  },
  'santa-hat': {
    place: 'hat',
    words: 'santa hat|christmas hat',
    stuff: 'knit',
    colors: [RED],
  },
  'party-hat': {
    place: 'hat',
    words: 'party hat|birthday hat',
    stuff: 'plastic',
    colors: [ROSE, TEAL, GOLD],
  },
  'witch-hat': {
    place: 'hat',
    words: 'witch hat|witches hat|wizard hat|pointed hat',
    stuff: 'wool',
    colors: [BLACK],
  },
  'conical-hat': {
    place: 'hat',
    words: 'conical hat|rice hat|asian conical hat|non la',
    stuff: 'straw',
    colors: [STRAW],
  },
  turban: {
    place: 'hat',
    words:
      'turban|dastar|pagri|head wrap|headwrap|gele|african head wrap|hair wrap|towel on head|hair towel|towel on her head|turbans',
    stuff: 'silk',
    colors: [TEAL, [214, 116, 52], NAVY, RED],
  },
  headscarf: {
    place: 'hat',
    words: 'hijab|headscarf|head scarf|khimar|shayla|hijabi|chador|head covering|headcovering|babushka',
    stuff: 'silk',
    colors: [ROSE, BLACK, CREAM, TEAL, NAVY],
  },
  bandana: {
    place: 'hat',
    words: 'bandana|durag|do rag|bandanna|kerchief',
    stuff: 'cotton',
    colors: [RED, BLACK, NAVY],
  },
  headband: {
    place: 'hat',
    words: 'headband|head band|hairband|hair band|alice band|sweatband',
    stuff: 'silk',
    colors: [BLACK, ROSE, WHITE],
  },
  crown: {
    place: 'hat',
    words: 'crown|golden crown|royal crown|gold crown',
    stuff: 'metal',
    colors: [GOLD],
  },
  tiara: {
    place: 'hat',
    words: 'tiara|diadem|circlet',
    stuff: 'metal',
    colors: [SILVER],
  },
  'flower-crown': {
    place: 'hat',
    words:
      'flower crown|floral crown|wreath of flowers|flowers in her hair|flowers in hair|flower wreath|flower garland|floral headpiece|flower headband',
    stuff: 'cotton',
    colors: [ROSE, WHITE, [232, 178, 92]],
  },
  headphones: {
    place: 'hat',
    words: 'headphones|headset|over ear headphones|earphones|wireless headphones|beats headphones',
    stuff: 'plastic',
    colors: [BLACK, WHITE],
  },
  chain: {
    place: 'necklace',
    words:
      'necklace|chain|gold chain|chain necklace|silver chain|cuban link|cuban link chain|delicate necklace|neck chain|necklaces',
    stuff: 'metal',
    colors: [GOLD, SILVER],
  },
  pendant: {
    place: 'necklace',
    words: 'pendant|locket|pendant necklace|cross necklace|amulet|medallion|diamond necklace|heart necklace',
    stuff: 'metal',
    colors: [GOLD, SILVER],
  },
  pearls: {
    place: 'necklace',
    words: 'pearls|pearl necklace|long pearl necklace|string of pearls|pearl choker',
    stuff: 'pearl',
    colors: [[238, 230, 218]],
  },
  beads: {
    place: 'necklace',
    words:
      'beads|bead necklace|beaded necklace|beads necklace|shell necklace|puka shell necklace|mala|garland|lei|statement necklace|tribal necklace|chunky necklace|marigold garland|marigold garlands|prayer beads',
    stuff: 'plastic',
    colors: [TEAL, RED, CREAM, CAMEL],
  },
  medal: {
    place: 'necklace',
    words: 'medal|gold medal|silver medal|olympic medal|medals',
    stuff: 'metal',
    colors: [GOLD],
  },
  stethoscope: {
    place: 'necklace',
    words: 'stethoscope|stethoscope around her neck|stethoscope around his neck',
    stuff: 'plastic',
    colors: [BLACK, NAVY],
  },
  choker: {
    place: 'necklace',
    words: 'choker|black choker|velvet choker|collar necklace',
    stuff: 'silk',
    colors: [BLACK],
  },
  scarf: {
    place: 'scarf',
    words:
      'scarf|wool scarf|knit scarf|knitted scarf|winter scarf|muffler|neck scarf|neckerchief|chunky scarf|plaid scarf|snood',
    stuff: 'knit',
    colors: [RED, GREY, CAMEL, NAVY],
  },
  cape: {
    place: 'scarf',
    words: 'cape|cloak|velvet cape|superhero cape|hero cape|long cape',
    stuff: 'silk',
    colors: [RED, BLACK, NAVY, OLIVE],
  },
  gloves: {
    place: 'gloves',
    words: 'gloves|mittens|leather gloves|lace gloves|opera gloves|glove|wool gloves|rubber gloves|driving gloves',
    stuff: 'leather',
    colors: [BLACK, BROWN],
  },
  'shoulder-bag': {
    place: 'bag',
    words:
      'shoulder bag|bag|handbag|purse|crossbody bag|crossbody|cross body bag|messenger bag|satchel|designer bag|leather bag|sling bag',
    stuff: 'leather',
    colors: [BROWN, BLACK, CAMEL, RED],
  },
  tote: {
    place: 'bag',
    words: 'tote|tote bag|canvas bag|shopper|canvas tote|cloth bag',
    stuff: 'cotton',
    colors: [CREAM, BLACK, OLIVE],
  },
  backpack: {
    place: 'bag',
    words: 'backpack|rucksack|school bag|knapsack|hiking backpack|schoolbag',
    stuff: 'cotton',
    colors: [NAVY, OLIVE, BLACK, RED],
  },
  watch: {
    place: 'wrist',
    words: 'watch|wristwatch|wrist watch|smartwatch|smart watch|apple watch|rolex|gold watch|luxury watch',
    stuff: 'metal',
    colors: [SILVER, GOLD],
  },
  bracelet: {
    place: 'wrist',
    words:
      'bracelet|bracelets|bangles|bangle|gold bangles|cuff bracelet|charm bracelet|gold bracelet|friendship bracelet',
    stuff: 'metal',
    colors: [GOLD, SILVER],
  },
  'nose-ring': {
    place: 'nose',
    words: 'nose ring|nose piercing|nose hoop|nath|pierced nose|nose rings|nostril ring|nostril piercing',
    stuff: 'metal',
    colors: [GOLD, SILVER],
  },
  'nose-stud': {
    place: 'nose',
    words: 'nose stud|nose pin',
    stuff: 'metal',
    colors: [SILVER, GOLD],
  },
  septum: {
    place: 'nose',
    words: 'septum ring|septum|septum piercing',
    stuff: 'metal',
    colors: [SILVER, GOLD],
  },
  'face-mask': {
    place: 'mask',
    words: 'face mask|mask|surgical mask|medical mask|mouth mask|cloth mask',
    stuff: 'cotton',
    colors: [[150, 190, 212], BLACK, WHITE],
  },
  'nail-polish': {
    place: 'nails',
    words: 'nail polish|painted nails|nails|manicure|nail varnish|fingernails|manicured nails|polished nails|nail art',
    stuff: 'plastic',
    colors: [[176, 34, 48], [206, 92, 120], BLACK],
  },
  ...FACE_THINGS,
} as const satisfies Record<string, WornThing>

export type WornName = keyof typeof WORN_THINGS
export const WORN_NAMES = Object.keys(WORN_THINGS) as readonly WornName[]

export const wornThing = (name: WornName): WornThing => WORN_THINGS[name]

/** Necklaces that a portrait shows whole. */
export const NECKLACE_STYLES = ['none', 'chain', 'pendant', 'pearls', 'beads', 'choker'] as const

/** What a person has on beside clothes. Plain JSON. */
export type Worn = Partial<Record<WornPlace, { name: WornName; color: Rgb }>>

/** What is asked to be worn, or that nothing is, and the colours that are said of it. */
export type WornRequest = {
  worn?: Partial<Record<WornPlace, WornName | 'none'>>
  wornColors?: Partial<Record<WornPlace, Rgb>>
}

/** Things by a request, over what is worn anyway. Colours that are left open are those that a thing comes in, by `seed`. */
export const wearThings = (own: Worn | undefined, { worn = {}, wornColors = {} }: WornRequest, seed: number): Worn => {
  const all: Worn = {}
  for (const place of WORN_PLACES) {
    const name = worn[place] ?? own?.[place]?.name
    if (!name || name === 'none') continue
    const { colors } = wornThing(name)
    const kept = own?.[place]?.name === name ? own[place]?.color : undefined
    all[place] = {
      name,
      color: wornColors[place] ?? kept ?? colors[(seed % 97) % colors.length],
    }
  }
  return all
}
