import { wornThing } from '../../../identity/worn.ts'
import type { WornName, WornPlace } from '../../../identity/worn.ts'
import type { Rgb } from '../../../image/rgb.ts'
import { changed, nouns } from '../../sense.ts'
import type { Effect, WordList } from '../../sense.ts'

const wear = (place: WornPlace, name: WornName | 'none'): Effect => {
  return ({ scene }) => {
    scene.worn = { ...scene.worn, [place]: name }
  }
}

/** What things that are worn are called, each name with its ways to be written. */
export const callWorn = (names: Readonly<Partial<Record<WornName, string>>>): WordList =>
  (Object.entries(names) as [WornName, string][]).flatMap(([name, words]) => {
    const { place } = wornThing(name)
    return nouns(place, { [words]: { effect: wear(place, name), absent: wear(place, 'none') } })
  })

/** Puts something on, in a colour of its own unless one is said. */
export const putOn =
  (name: WornName, color?: Rgb): Effect =>
  (reading, strength) => {
    if (strength <= 0) return
    const { place } = wornThing(name)
    wear(place, name)(reading, strength)
    if (color) reading.scene.wornColors = { [place]: color, ...reading.scene.wornColors }
  }

/** What is drawn as something near that is worn, with how that is told. */
export const callNear = (
  near: readonly (readonly [how: string, name: WornName, words: string, color?: Rgb])[],
): WordList =>
  near.flatMap(([how, name, words, color]) => {
    const { place } = wornThing(name)
    // “No full body tattoos” takes nothing off that other words put on.
    const leave: Effect = ({ scene }) => {
      scene.worn = { [place]: 'none', ...scene.worn }
    }
    return changed(how, nouns(place, { [words]: { effect: putOn(name, color), absent: leave } }))
  })

/** What is worn on and about the head. */
export const WORN_WORDS: WordList = callWorn({
  beanie:
    'beanie|wool cap|wool hat|woolly hat|knit cap|knit hat|knitted hat|beanie hat|winter hat|bobble hat|skull cap',
  cap: 'baseball cap|cap|snapback|trucker hat|trucker cap|dad hat|dad cap|baseball hat|ball cap|backwards cap|visor cap',
  'bucket-hat': 'bucket hat|fisherman hat|fishing hat',
  'sun-hat':
    'sun hat|straw hat|wide brim hat|wide brimmed hat|floppy hat|beach hat|sunhat|boater|boater hat|straw sun hat|panama hat|big hat|summer hat|wide brim straw hat|wide brimmed straw hat|large straw hat|big straw hat|floppy straw hat|raffia hat|oversized straw hat|straw beach hat|large sun hat',
  fedora: 'fedora|hat|trilby|felt hat|brimmed hat|hats|porkpie hat|pork pie hat|homburg',
  'cowboy-hat': 'cowboy hat|cowgirl hat|western hat|stetson|cowboy hats',
  'top-hat': 'top hat|tophat',
  beret: 'beret|french beret',
  'flat-cap': 'flat cap|newsboy cap|peaky cap|tweed cap|ivy cap|paperboy hat|baker boy hat|bakerboy cap|flatcap',
  'hard-hat': 'hard hat|hardhat|safety helmet|construction helmet|helmet|builder helmet',
  toque: 'chef hat|toque|chef s hat|chefs hat',
  'santa-hat': 'santa hat|christmas hat',
  'party-hat': 'party hat|birthday hat',
  'witch-hat': 'witch hat|witches hat|wizard hat|pointed hat|pointy hat|pointy witch hat|witch s hat|wizards hat',
  'conical-hat': 'conical hat|rice hat|asian conical hat|non la',
  turban:
    'safa|pagdi|pheta|headtie|head tie|gele headtie|turban|dastar|pagri|head wrap|headwrap|gele|african head wrap|hair wrap|turbans',
  headscarf: 'hijab|headscarf|head scarf|khimar|shayla|hijabi|chador|head covering|headcovering|babushka',
  bandana: 'bandana|durag|do rag|bandanna|kerchief',
  headband: 'headband|head band|hairband|hair band|alice band|sweatband',
  crown: 'crown|golden crown|royal crown|gold crown',
  tiara: 'tiara|diadem|circlet',
  'flower-crown':
    'flower crown|floral crown|wreath of flowers|flowers in her hair|flowers in hair|flower wreath|flower garland|floral headpiece|flower headband',
  headphones: 'headphones|headset|over ear headphones|earphones|wireless headphones|beats headphones',
  chain:
    'necklace|chain|gold chain|chain necklace|silver chain|cuban link|cuban link chain|delicate necklace|neck chain|necklaces',
  pendant: 'pendant|locket|pendant necklace|cross necklace|amulet|medallion|diamond necklace|heart necklace',
  pearls: 'pearls|pearl necklace|long pearl necklace|string of pearls|pearl choker',
  beads:
    'beads|bead necklace|beaded necklace|beads necklace|shell necklace|puka shell necklace|mala|statement necklace|tribal necklace|chunky necklace|prayer beads',
  medal: 'medal|gold medal|silver medal|olympic medal|medals',
  stethoscope: 'stethoscope|stethoscope around her neck|stethoscope around his neck',
  choker: 'choker|black choker|velvet choker|collar necklace',
  scarf:
    'scarf|silk scarf|wool scarf|knit scarf|knitted scarf|winter scarf|muffler|neck scarf|neckerchief|chunky scarf|snood',
  cape: 'cape|cloak|velvet cape|superhero cape|hero cape|long cape',
  'nose-ring': 'nose ring|nose piercing|nose hoop|nath|pierced nose|nose rings|nostril ring|nostril piercing',
  'nose-stud': 'nose stud|nose pin',
  septum: 'septum ring|septum|septum piercing',
  'face-mask': 'face mask|mask|surgical mask|medical mask|mouth mask|cloth mask',
  'hair-flower':
    'flower in her hair|flower behind her ear|flower in hair|flower behind ear|hibiscus flower|hibiscus in her hair|rose in her hair|flower hair clip|frangipani',
  'hair-bow': 'hair bow|bow in her hair|ribbon in her hair|hair ribbon|hair ribbons|ribbon in hair|big bow|bow',
  'hair-clip': 'hair clip|hair clips|hairpin|hair pin|barrette|butterfly clips|hair slide|bobby pins',
  'eye-patch': 'eye patch|eyepatch',
  goggles:
    'goggles|safety goggles|ski goggles|swim goggles|swimming goggles|lab goggles|protective goggles|swimming goggle|ski mask goggles|snowboard goggles',
  'carnival-mask': 'carnival mask|masquerade mask|venetian mask|domino mask|masquerade',
  bindi: 'bindi|tilak|red dot on her forehead',
  'face-paint': 'face paint|painted face|face painted|body paint|face painting',
  'war-paint': 'war paint|warpaint|tribal paint|eye black',
  smudges:
    'soot|grease|mud|dirt|dirty face|soot on face|dirt on his face|dirt on her face|muddy|grimy|ash on face|coal dust|smudges|soot on his face|oil stains|grease stains|dirt on her cheeks|oil on his face',
  flour: 'flour|flour on her face|flour on his face|powdered sugar|white powder',
  glitter:
    'glitter|body glitter|face glitter|glitter makeup|glitter make up|glittery makeup|glitter eyes|sparkles on her face|glitter on her face|glitter on his face|glitter on her cheeks|glitter eyeshadow look|gold glitter|silver glitter',
  'face-gems':
    'face gems|rhinestones|face jewels|gems under her eyes|face crystals|gems|face pearls|euphoria makeup|euphoria style|euphoria look|euphoria aesthetic|glitter tears|crystals on her face',
  sweat:
    'sweat|sweaty|sweating|water droplets|wet face|wet skin|sweat on his face|sweat on her face|perspiration|beads of sweat|rain on her face|water drops on her face|water drops|waterdrops|droplets on her skin|water drops on her skin|dripping wet|glowing with sweat|water on her face|water droplets on her face',
  'running-mascara': 'running mascara|mascara running|smudged mascara|smeared mascara|mascara tears',
  acne: 'acne|pimples|pimple|blemishes|spots on her face|breakout|spotty skin',
  'acne-scars': 'acne scars|pockmarks|pockmarked|pitted skin|pock marks',
  vitiligo: 'vitiligo',
  birthmark:
    'port wine stain|large birthmark|red birthmark|birthmark on her face|birthmark on his face|birthmark on her cheek|birthmarks',
  'burn-scar': 'burn scar|burn scars|burn|burns|burnt cheek|burned face',
  bruise: 'bruise|bruised|bruised eye|black eye|bruises|shiner|bruised face|bruised cheek',
  'dark-circles':
    'dark circles|bags under her eyes|bags under his eyes|bags under eyes|eye bags|under eye bags|dark circles under her eyes|tired eyes|shadows under her eyes',
  'arm-tattoos':
    'tattoos on his forearms|tattooed forearms|forearm tattoos|tattoo|tattoos|tattooed|tattooed arms|tattoo sleeve|tattoo sleeves|sleeve tattoo|sleeve tattoos|arm tattoo|arm tattoos|full sleeve|tattooed arm|tattoos on his arms|tattoos on her arms|forearm tattoo|inked',
  'neck-tattoo':
    'neck tattoo|neck tattoos|tattoo on his neck|tattoo on her neck|tattoos on his neck|tattoos on her neck|tattooed neck|throat tattoo',
  'face-tattoo':
    'face tattoo|face tattoos|chin tattoo|tattooed face|facial tattoo|facial tattoos|moko|ta moko|tattoo on his face|tattoo on her face',
  henna: 'henna|henna hands|mehndi|henna tattoo|henna tattoos|henna on her hands',
})
