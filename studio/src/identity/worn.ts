import { palette } from '../image/rgb.ts'
import type { Rgb } from '../image/rgb.ts'

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
  'legs',
  'belt',
  'ring',
  'ankle',
  'teeth',
  'brow-dye',
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
  beanie: { place: 'hat', stuff: 'knit', colors: [GREY, NAVY, RED, CREAM, OLIVE] },
  cap: { place: 'hat', stuff: 'cotton', colors: [NAVY, BLACK, RED, CREAM] },
  'bucket-hat': { place: 'hat', stuff: 'cotton', colors: [CREAM, OLIVE, BLACK] },
  'sun-hat': { place: 'hat', stuff: 'straw', colors: [STRAW] },
  fedora: { place: 'hat', stuff: 'wool', colors: [BLACK, CAMEL, BROWN, GREY] },
  'cowboy-hat': { place: 'hat', stuff: 'leather', colors: [BROWN, CAMEL, BLACK] },
  'top-hat': { place: 'hat', stuff: 'silk', colors: [BLACK] },
  beret: { place: 'hat', stuff: 'wool', colors: [RED, BLACK, NAVY, CAMEL] },
  'flat-cap': { place: 'hat', stuff: 'wool', colors: [GREY, BROWN] },
  'hard-hat': { place: 'hat', stuff: 'plastic', colors: [[228, 184, 52]] },
  toque: { place: 'hat', stuff: 'cotton', colors: [WHITE] },
  'santa-hat': { place: 'hat', stuff: 'knit', colors: [RED] },
  'party-hat': { place: 'hat', stuff: 'plastic', colors: [ROSE, TEAL, GOLD] },
  'witch-hat': { place: 'hat', stuff: 'wool', colors: [BLACK] },
  'conical-hat': { place: 'hat', stuff: 'straw', colors: [STRAW] },
  turban: { place: 'hat', stuff: 'silk', colors: [TEAL, [214, 116, 52], NAVY, RED] },
  headscarf: { place: 'hat', stuff: 'cotton', colors: [ROSE, BLACK, CREAM, TEAL, NAVY] },
  bandana: { place: 'hat', stuff: 'cotton', colors: [RED, BLACK, NAVY] },
  headband: { place: 'hat', stuff: 'silk', colors: [BLACK, ROSE, WHITE] },
  crown: { place: 'hat', stuff: 'metal', colors: [GOLD] },
  tiara: { place: 'hat', stuff: 'metal', colors: [SILVER] },
  'flower-crown': { place: 'hat', stuff: 'cotton', colors: [ROSE, WHITE, [232, 178, 92]] },
  visor: { place: 'hat', stuff: 'cotton', colors: [WHITE, NAVY, ROSE] },
  'peaked-cap': { place: 'hat', stuff: 'wool', colors: [NAVY, BLACK] },
  tricorn: { place: 'hat', stuff: 'leather', colors: [BROWN, BLACK] },
  fez: { place: 'hat', stuff: 'wool', colors: [RED] },
  halo: { place: 'hat', stuff: 'metal', colors: [GOLD] },
  veil: { place: 'hat', stuff: 'silk', colors: [[244, 241, 234]] },
  headphones: { place: 'hat', stuff: 'plastic', colors: [BLACK, WHITE] },
  'swim-cap': { place: 'hat', stuff: 'plastic', colors: [NAVY, WHITE, RED, TEAL] },
  'scrub-cap': { place: 'hat', stuff: 'cotton', colors: [[70, 128, 150], [72, 138, 116], NAVY] },
  'bunny-ears': { place: 'hat', stuff: 'cotton', colors: [WHITE] },
  'cat-ears': { place: 'hat', stuff: 'cotton', colors: [BLACK] },
  horns: { place: 'hat', stuff: 'plastic', colors: [[150, 26, 30], BLACK] },
  chain: { place: 'necklace', stuff: 'metal', colors: [GOLD, SILVER] },
  pendant: { place: 'necklace', stuff: 'metal', colors: [GOLD, SILVER] },
  pearls: { place: 'necklace', stuff: 'pearl', colors: [[238, 230, 218]] },
  beads: { place: 'necklace', stuff: 'plastic', colors: [TEAL, RED, CREAM, CAMEL] },
  medal: { place: 'necklace', stuff: 'metal', colors: [GOLD] },
  stethoscope: { place: 'necklace', stuff: 'plastic', colors: [BLACK, NAVY] },
  choker: { place: 'necklace', stuff: 'silk', colors: [BLACK] },
  garland: { place: 'necklace', stuff: 'cotton', colors: [[242, 150, 36]] },
  scarf: { place: 'scarf', stuff: 'knit', colors: [RED, GREY, CAMEL, NAVY] },
  cape: { place: 'scarf', stuff: 'silk', colors: [RED, BLACK, NAVY, OLIVE] },
  gloves: { place: 'gloves', stuff: 'leather', colors: [BLACK, BROWN] },
  'shoulder-bag': { place: 'bag', stuff: 'leather', colors: [BROWN, BLACK, CAMEL, RED] },
  tote: { place: 'bag', stuff: 'cotton', colors: [CREAM, BLACK, OLIVE] },
  backpack: { place: 'bag', stuff: 'cotton', colors: [NAVY, OLIVE, BLACK, RED] },
  watch: { place: 'wrist', stuff: 'metal', colors: [SILVER, GOLD] },
  bracelet: { place: 'wrist', stuff: 'metal', colors: [GOLD, SILVER] },
  'nose-ring': { place: 'nose', stuff: 'metal', colors: [GOLD, SILVER] },
  'nose-stud': { place: 'nose', stuff: 'metal', colors: [SILVER, GOLD] },
  septum: { place: 'nose', stuff: 'metal', colors: [SILVER, GOLD] },
  'face-mask': { place: 'mask', stuff: 'cotton', colors: [[150, 190, 212], BLACK, WHITE] },
  'nail-polish': { place: 'nails', stuff: 'plastic', colors: [[176, 34, 48], [206, 92, 120], BLACK] },
  tights: { place: 'legs', stuff: 'silk', colors: [BLACK] },
  fishnets: { place: 'legs', stuff: 'silk', colors: [BLACK] },
  stockings: { place: 'legs', stuff: 'silk', colors: [BLACK, [206, 168, 140]] },
  'knee-socks': { place: 'legs', stuff: 'knit', colors: [WHITE, BLACK, NAVY] },
  socks: { place: 'legs', stuff: 'knit', colors: [WHITE] },
  belt: { place: 'belt', stuff: 'leather', colors: [BROWN, BLACK, CAMEL] },
  ring: { place: 'ring', stuff: 'metal', colors: [GOLD, SILVER] },
  rings: { place: 'ring', stuff: 'metal', colors: [GOLD, SILVER] },
  anklet: { place: 'ankle', stuff: 'metal', colors: [GOLD, SILVER] },
  'hair-flower': { place: 'hair-jewel', stuff: 'silk', colors: palette('206 52 84, 244 238 226, 236 150 60') },
  'hair-bow': { place: 'hair-jewel', stuff: 'silk', colors: [RED, ROSE, BLACK, NAVY] },
  'hair-clip': { place: 'hair-jewel', stuff: 'plastic', colors: [GOLD, ROSE, TEAL] },
  'maang-tikka': { place: 'hair-jewel', stuff: 'metal', colors: [GOLD] },
  gajra: { place: 'hair-jewel', stuff: 'silk', colors: [[250, 248, 240]] },
  'eye-patch': { place: 'eye-cover', stuff: 'leather', colors: [BLACK] },
  goggles: { place: 'eye-cover', stuff: 'plastic', colors: [BLACK, NAVY] },
  'vr-headset': { place: 'eye-cover', stuff: 'plastic', colors: [WHITE, BLACK] },
  'carnival-mask': { place: 'eye-cover', stuff: 'silk', colors: [GOLD, [120, 32, 54], BLACK] },
  bindi: { place: 'face-art', stuff: 'skin', colors: [[166, 24, 40]] },
  'face-paint': { place: 'face-art', stuff: 'skin', colors: palette('52 132 92, 60 104 176, 196 168 60') },
  'war-paint': { place: 'face-art', stuff: 'skin', colors: [[34, 32, 34]] },
  smudges: { place: 'face-art', stuff: 'skin', colors: [[46, 38, 34]] },
  flour: { place: 'face-art', stuff: 'skin', colors: [[244, 240, 232]] },
  glitter: { place: 'face-art', stuff: 'skin', colors: palette('244 214 140, 224 226 240, 246 172 200') },
  'face-gems': { place: 'face-art', stuff: 'skin', colors: palette('222 232 246, 246 184 214') },
  sweat: { place: 'face-art', stuff: 'skin', colors: [[255, 255, 255]] },
  'running-mascara': { place: 'face-art', stuff: 'skin', colors: [[28, 24, 28]] },
  acne: { place: 'skin-mark', stuff: 'skin', colors: [[190, 84, 76]] },
  'acne-scars': { place: 'skin-mark', stuff: 'skin', colors: [[120, 76, 62]] },
  vitiligo: { place: 'skin-mark', stuff: 'skin', colors: [[246, 222, 206]] },
  birthmark: { place: 'skin-mark', stuff: 'skin', colors: [[150, 58, 66]] },
  'burn-scar': { place: 'skin-mark', stuff: 'skin', colors: [[206, 118, 110]] },
  bruise: { place: 'skin-mark', stuff: 'skin', colors: [[92, 50, 104]] },
  'dark-circles': { place: 'skin-mark', stuff: 'skin', colors: [[92, 62, 84]] },
  'arm-tattoos': { place: 'ink', stuff: 'skin', colors: [[36, 42, 54]] },
  'neck-tattoo': { place: 'ink', stuff: 'skin', colors: [[36, 42, 54]] },
  'face-tattoo': { place: 'ink', stuff: 'skin', colors: [[36, 48, 60]] },
  'gold-teeth': { place: 'teeth', stuff: 'skin', colors: [[236, 186, 92]] },
  'gold-tooth': { place: 'teeth', stuff: 'skin', colors: [[236, 186, 92]] },
  braces: { place: 'teeth', stuff: 'skin', colors: [[168, 172, 180]] },
  'tooth-gap': { place: 'teeth', stuff: 'skin', colors: [[52, 20, 18]] },
  'dyed-brows': { place: 'brow-dye', stuff: 'skin', colors: [[226, 200, 160]] },
  'shaved-brows': { place: 'brow-dye', stuff: 'skin', colors: [[200, 160, 140]] },
  henna: { place: 'ink', stuff: 'skin', colors: [[112, 48, 26]] },
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
    all[place] = { name, color: wornColors[place] ?? kept ?? colors[(seed % 97) % colors.length] }
  }
  return all
}
