import type { Rgb } from '../../../image/rgb.ts'
import type { SceneRequest } from '../../../scene/compose-scene.ts'
import type { Cloth, Outfit, OutfitFit, Pattern, ShoeName } from '../../../scene/outfits/outfit.ts'
import { OUTFITS } from '../../../scene/outfits/outfits.ts'
import { PORTRAIT_OUTFITS } from '../../../scene/scene.ts'
import type { PortraitOutfit } from '../../../scene/scene.ts'
import { agreed, all, nothing, region } from '../../effects.ts'
import { changed, modifiers, nouns, parts } from '../../sense.ts'
import type { Effect, WordList } from '../../sense.ts'

export const BLACK: Rgb = [30, 30, 33]
export const WHITE: Rgb = [238, 236, 232]
export const RED: Rgb = [176, 40, 46]
export const YELLOW: Rgb = [240, 200, 62]

/** Everyday colours of cloth, frames and walls; alternatives separated by `|`. */
export const COLOR_WORDS = {
  'black|all black|onyx|ebony': BLACK,
  'white|all white|snow white|eggshell': WHITE,
  'cream|ivory|off white': [234, 224, 204],
  'beige|sand|camel|tan|khaki': [200, 174, 140],
  'brown|chocolate|tortoiseshell|tortoise|wooden|mocha|mahogany|chestnut|walnut|coffee': [98, 66, 46],
  'grey|gray|slate|gunmetal': [128, 130, 136],
  'charcoal|dark grey|dark gray|graphite|anthracite': [62, 64, 70],
  'light grey|light gray': [196, 198, 202],
  'silver|metal|steel': [186, 190, 198],
  'gold|golden': [206, 168, 92],
  'rose gold': [212, 158, 146],
  'red|crimson|scarlet|ruby|ruby red|vermilion': RED,
  'burgundy|maroon|wine|wine red|oxblood|cranberry|garnet|merlot': [110, 30, 48],
  'baby pink|cotton candy pink|powder pink': [240, 198, 210],
  'pink|rose|blush': [222, 146, 166],
  'hot pink|fuchsia|magenta|raspberry|cerise': [206, 48, 122],
  'coral|salmon': [226, 122, 100],
  'orange|rust|terracotta|tangerine|copper|burnt sienna': [206, 110, 58],
  'highlighter yellow': [232, 236, 60],
  'yellow|canary|canary yellow|lemon|lemon yellow': YELLOW,
  'mustard|mustard yellow': [206, 160, 58],
  'green|forest green': [62, 114, 80],
  'olive|olive green|army green|moss': [106, 108, 70],
  'emerald|emerald green|dark green|bottle green|hunter green|jade': [28, 88, 70],
  'mint|mint green|sage|sage green|light green|seafoam|seafoam green': [164, 196, 172],
  'teal|turquoise|petrol|aqua|aquamarine|cyan|peacock': [38, 122, 130],
  'blue|royal blue|cobalt|cobalt blue|sapphire|cerulean|azure|ultramarine': [58, 96, 164],
  'navy|navy blue|dark blue|indigo|midnight|midnight blue': [36, 48, 82],
  'light blue|sky blue|baby blue|pale blue|powder blue|ice blue|icy blue': [162, 196, 224],
  'purple|violet|plum|aubergine|eggplant|grape|amethyst': [98, 64, 122],
  'amber|ochre|saffron|honey|caramel|bronze|turmeric|marigold': [202, 138, 60],
  'lime|lime green|chartreuse': [168, 214, 60],
  'lavender|lavender grey|lilac|mauve|periwinkle|orchid|wisteria': [186, 170, 212],
} as const satisfies Record<string, Rgb>

const wish =
  (requested: SceneRequest): Effect =>
  ({ scene }, strength) => {
    if (strength > 0) Object.assign(scene, requested)
  }

const without =
  (outfit: PortraitOutfit): Effect =>
  ({ scene }) => {
    scene.excludedOutfits = [...(scene.excludedOutfits ?? []), outfit]
  }

/** Clothes that are worn, or not. */
export const wear = (outfit: PortraitOutfit) => ({
  effect: wish({ outfit }),
  absent: without(outfit),
  opensClause: true,
})

/** What is worn below decides the whole outfit only where nothing above is named. */
export const wearBelow = (bottom: PortraitOutfit) => ({
  effect: wish({ bottom }),
  absent: without(bottom),
  opensClause: true,
})

/** What a part of a garment decides only where no garment is named. */
const detail = (role: NonNullable<SceneRequest['role']>) => ({
  effect: (({ scene }, strength) => {
    if (strength > 0) scene.role ??= role
  }) satisfies Effect,
  opensClause: true,
})

/** Of "a blue and white tie" the first colour is the one of the cloth. */
const dyeTie =
  (color: Rgb): Effect =>
  ({ scene }, strength) => {
    if (strength > 0) scene.tieColor ??= color
  }

const ofEastAsia = <Noun extends { effect: Effect }>(noun: Noun): Noun => ({
  ...noun,
  effect: all(noun.effect, region('East Asian')),
})

const putOn = (shoes: ShoeName) => ({ effect: wish({ shoes }), opensClause: true })

const cloth = (outfitCloth: Cloth) => wish({ outfitCloth })
const pattern = (outfitPattern: Pattern) => wish({ outfitPattern })
/** How the garment that it is said of is cut. */
export const fit =
  (asked: OutfitFit): Effect =>
  ({ scene }, strength) => {
    if (strength > 0) scene.outfitFit = { ...scene.outfitFit, ...asked }
  }

export const colors = (
  feature: 'outfit' | 'bottoms' | 'prop' | 'shoes' | 'paper',
  name: 'outfitColor' | 'bottomColor' | 'propColor' | 'shoeColor' | 'backdropColor',
  known: Readonly<Record<string, Rgb>> = COLOR_WORDS,
): WordList =>
  modifiers(
    feature,
    Object.fromEntries(Object.entries(known).map(([words, color]) => [words, wish({ [name]: color })])),
  )

/** An outfit by the words that it is known by. */
const nameOutfit = (name: PortraitOutfit): [string, ReturnType<typeof wear>][] => {
  const { words }: Outfit = OUTFITS[name]
  return words ? [[words, wear(name)]] : []
}

const nameBottom = (name: PortraitOutfit): [string, ReturnType<typeof wearBelow>][] => {
  const { bottomWords }: Outfit = OUTFITS[name]
  return bottomWords ? [[bottomWords, wearBelow(name)]] : []
}

/** "A matching lilac set": two pieces of one colour, as whoever wears them usually has them. */
const SETS_OF_ONE_COLOR = Object.fromEntries(
  Object.entries(COLOR_WORDS).map(([words, outfitColor]) => [
    words
      .split('|')
      .flatMap((word) => [`${word} set`, `matching ${word} set`])
      .join('|'),
    {
      effect: (({ scene }, strength) => {
        if (strength <= 0) return
        const isSport = scene.role?.outfit === 'activewear'
        if (isSport) scene.role = { ...scene.role, outfit: 'gym-set', men: 'running-set' }
        else scene.role ??= { outfit: 'co-ord', isInAny: true }
        Object.assign(scene, { outfitColor, isOneCloth: true })
      }) satisfies Effect,
      opensClause: true,
    },
  ]),
)

/** Jeans, which alone are torn on purpose. */
const tear: Effect = ({ scene }, strength) => {
  if (strength > 0 && (!scene.bottom || OUTFITS[scene.bottom].bottom?.cut.endsWith('jeans')))
    scene.bottom = 'ripped-jeans'
}

/** Dresses, whose skirts alone have frills. */
const ruffle: Effect = ({ scene }, strength) => {
  if (strength > 0 && (!scene.outfit || RUFFLED.has(scene.outfit))) scene.outfit = 'ruffled-dress'
}
const RUFFLED: ReadonlySet<PortraitOutfit> = new Set<PortraitOutfit>([
  'dress',
  'summer-dress',
  'evening-gown',
  'maxi-dress',
  'puff-dress',
])

export const OUTFIT_WORDS: WordList = [
  ...nouns('outfit', {
    'clothes|wearing|dressed in|wears|clothing|outfit|dressed|attire|clad in': { opensClause: true },
    ...Object.fromEntries(PORTRAIT_OUTFITS.flatMap(nameOutfit)),
    'v neck sweater|v neck jumper|v neck knit|v neck pullover': {
      ...wear('knit'),
      effect: wish({ outfit: 'knit', outfitFit: { neckline: 'v' } }),
    },
    'scrubs cap|scrubs and cap': {
      ...wear('scrubs'),
      effect: ({ scene }, strength) => {
        if (strength > 0) Object.assign(scene, { outfit: 'scrubs', worn: { hat: 'scrub-cap', ...scene.worn } })
      },
    },
    // Beside other clothes they are what those are sewn of.
    sequins: {
      effect: ({ scene }, strength) => {
        if (strength > 0)
          Object.assign(scene, (scene.outfit ?? scene.role) ? { outfitCloth: 'sequins' } : { outfit: 'sequin-dress' })
      },
      absent: without('sequin-dress'),
      opensClause: true,
    },
    ...SETS_OF_ONE_COLOR,
    'little black dress|a little black dress|lbd': {
      ...wear('little-dress'),
      effect: wish({ outfit: 'little-dress', outfitColor: BLACK }),
    },
  }),
  // Details of a garment, which other words name.
  ...nouns('outfit', {
    'puff sleeves|puffed sleeves|puffy sleeves': detail({ outfit: 'puff-dress', men: 'shirt', near: 'men' }),
    // Those of the calling that is named.
    'uniform|work uniform|full uniform|dress uniform|work clothes uniform|full gear|work gear|full kit|team uniform':
      detail({ outfit: 'police-uniform', near: 'everybody', isInAny: true }),
    'costume|full costume|in costume': detail({ outfit: 'stage-outfit', near: 'everybody', isInAny: true }),
    robe: detail({ outfit: 'bathrobe', near: 'everybody', isInAny: true }),
    'robes|long robe|black robe|flowing robe|flowing robes|ceremonial robe|ceremonial robes': detail({
      outfit: 'cassock',
      near: 'everybody',
      isInAny: true,
    }),
    // Men's are plain, and their hanboks have trousers.
    'kimono|yukata|furisode|silk kimono|kimono dress|kimonos': detail({ outfit: 'kimono', men: 'mens-kimono' }),
    'hanbok|jeogori|chima jeogori|hanboks': detail({ outfit: 'hanbok', men: 'mens-hanbok' }),
    // Said of somebody, it says where they are from.
    'japanese kimono': ofEastAsia(detail({ outfit: 'kimono', men: 'mens-kimono' })),
    'korean hanbok': ofEastAsia(detail({ outfit: 'hanbok', men: 'mens-hanbok' })),
    'chinese robe|chinese hanfu': ofEastAsia(wear('hanfu')),
    'fur hood|fur trimmed hood|fur lined hood|fur trim hood|hood with fur|furry hood|fur trim|faux fur hood': detail({
      outfit: 'parka',
    }),
    'bare shoulders': detail({ outfit: 'tube-top', men: 'tank' }),
  }),
  ...nouns('bottoms', Object.fromEntries(PORTRAIT_OUTFITS.flatMap(nameBottom))),
  ...nouns('shoes', {
    'shoes|footwear': { opensClause: true },
    'sneakers|trainers|running shoes|tennis shoes|white trainers': putOn('sneakers'),
    'loafers|moccasins|ballet flats|flats|ballerinas': putOn('loafers'),
    'oxfords|dress shoes|brogues|derby shoes|leather shoes': putOn('oxfords'),
    'boots|wellies|wellington boots|rain boots|rubber boots|gumboots|knee high boots|ankle boots|leather boots|chelsea boots|combat boots|hiking boots|cowboy boots':
      putOn('boots'),
    'heels|high heels|stilettos|pumps|stiletto heels': putOn('heels'),
    'sandals|flip flops|flip flop sandals': putOn('sandals'),
  }),
  // A tie alone is worn with a suit, a bow tie with a dinner jacket.
  ...parts('tie', { tie: 'tie|necktie|silk tie|neck tie' }, detail({ outfit: 'suit' }).effect),
  ...nouns('tie', { 'bow tie|bowtie|silk bow tie|dickie bow': wear('tuxedo') }),
  ...modifiers('tie', Object.fromEntries(Object.entries(COLOR_WORDS).map(([words, color]) => [words, dyeTie(color)]))),
  ...modifiers('tie', { 'striped|stripy|silk|satin|shiny|formal|smart|classic': agreed }),
  ...changed(
    'drawn as a silk tie with a fine stripe',
    modifiers('tie', {
      'plain|patterned|polka dot|dotted|spotted|checked|plaid|tartan|paisley|floral|knitted|wool|velvet|leather|skinny|slim|thin|wide|fat|loose|loosened|undone|short|long':
        nothing,
    }),
  ),
  ...colors('shoes', 'shoeColor'),
  ...colors('outfit', 'outfitColor'),
  ...colors('bottoms', 'bottomColor'),
  ...(['outfit', 'bottoms'] as const).flatMap((feature) =>
    modifiers(feature, { 'matching|coordinated|two piece|set|of one cloth': wish({ isOneCloth: true }) }),
  ),
  ...modifiers(
    'outfit',
    { 'all black': wish({ outfitColor: BLACK }), 'all white': wish({ outfitColor: WHITE }) },
    true,
  ),
  // Of a tee where no clothes are named.
  ...modifiers(
    'outfit',
    {
      'v neck|v necked': (reading, strength) => {
        fit({ neckline: 'v' })(reading, strength)
        if (strength > 0) reading.scene.role ??= { outfit: 'tee', isInAny: true }
      },
    },
    true,
  ),
  ...modifiers('outfit', {
    'cotton|jersey cotton': cloth('cotton'),
    'silk|satin|silky': cloth('silk'),
    'velvet|velour|velvety': cloth('velvet'),
    'sequin|sequined|sequinned|glittery|sparkly|sparkling': cloth('sequins'),
    'wool|woollen|woolen|cashmere|merino': cloth('wool'),
    'tweed|herringbone': cloth('tweed'),
    'linen|hemp': cloth('linen'),
    'leather|faux leather|vinyl': cloth('leather'),
    'denim|jean': cloth('denim'),
    'knitted|crochet|chunky knit|cable knit': cloth('knit'),
    ribbed: cloth('rib'),
    'fleece|sherpa|fluffy': cloth('fleece'),
    'nylon|shiny|glossy': cloth('nylon'),
    'striped|pinstriped|pinstripe|stripy': pattern('stripes'),
    'checked|plaid|checkered|tartan|gingham': pattern('checks'),
    'polka dot|dotted|spotted|polka dotted': pattern('dots'),
    'leopard|leopard print|animal print|cheetah print|jaguar print': pattern('leopard'),
    'zebra|zebra print': pattern('zebra'),
    'camouflage|camo|camo print': pattern('camouflage'),
    'ankara|ankara print|african print|kente|wax print|tribal print': pattern('ankara'),
    'lace|lacy|crocheted lace': pattern('lace'),
    'ruffled|frilled|frilly|tiered|ruffle': ruffle,
    'graphic|graphic print|band print': pattern('graphic'),
    'reflective|hi vis|high vis': pattern('reflective'),
    'floral|flowery|flower print|flowered|floral print': pattern('floral'),
    'plain|unpatterned': pattern('plain'),
    'oversized|loose|baggy|slouchy|boxy|roomy|chunky|thick': fit({ ease: 'loose' }),
    'fitted|tight|tailored|bodycon|clingy|snug': fit({ ease: 'close' }),
    cropped: fit({ length: 'cropped' }),
    'mini|short': fit({ length: 'mini' }),
    'knee length': fit({ length: 'knee' }),
    midi: fit({ length: 'midi' }),
    'long|maxi|floor length': fit({ length: 'long' }),
    'long sleeved|long sleeve': fit({ sleeve: 'long' }),
    'short sleeved|short sleeve': fit({ sleeve: 'short' }),
    'crew neck|crewneck|round neck': fit({ neckline: 'crew' }),
    'scoop neck|scooped neck': fit({ neckline: 'scoop' }),
  }),
  ...changed(
    'drawn as such clothes usually are',
    modifiers('outfit', {
      'elegant|casual|stylish|simple|fashionable|modern|smart|formal|summer|winter|cozy|cosy|warm|light|designer|trendy|classic|sleeveless':
        nothing,
    }),
  ),
  ...modifiers('outfit', { 'pastel|pastel coloured': wish({ outfitColor: [216, 196, 222] }) }),
  ...modifiers('bottoms', { 'ripped|torn|distressed|destroyed|shredded': tear }),
  ...modifiers('bottoms', {
    'skinny|slim|baggy|loose|high waisted|straight|wide|denim|linen|cotton': nothing,
    'leather|faux leather|vinyl|vegan leather|patent leather|latex|pleather': wish({ bottomCloth: 'leather' }),
    'silk|satin|silky': wish({ bottomCloth: 'silk' }),
    'velvet|velour': wish({ bottomCloth: 'velvet' }),
    'sequin|sequined|sequinned|sparkly|glittery|sparkling': wish({ bottomCloth: 'sequins' }),
    'wool|woollen|cashmere': wish({ bottomCloth: 'wool' }),
    'tweed|herringbone': wish({ bottomCloth: 'tweed' }),
    'knitted|knit|crochet': wish({ bottomCloth: 'knit' }),
    'fleece|sherpa': wish({ bottomCloth: 'fleece' }),
    'striped|pinstriped|pinstripe': wish({ bottomPattern: 'stripes' }),
    'plaid|checked|tartan|checkered|gingham': wish({ bottomPattern: 'checks' }),
    'floral|flowery|flower print|floral print': wish({ bottomPattern: 'floral' }),
    'leopard|leopard print|animal print|cheetah print': wish({ bottomPattern: 'leopard' }),
    'zebra|zebra print': wish({ bottomPattern: 'zebra' }),
    'camouflage|camo|camo print': wish({ bottomPattern: 'camouflage' }),
    'polka dot|dotted': wish({ bottomPattern: 'dots' }),
    'ankara|african print|kente': wish({ bottomPattern: 'ankara' }),
    'lace|lacy': wish({ bottomPattern: 'lace' }),
  }),
]
