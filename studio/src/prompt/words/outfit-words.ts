import type { Rgb } from '../../image/rgb.ts'
import type { SceneWishes } from '../../scene/compose-scene.ts'
import type { Cloth, Pattern, ShoeName } from '../../scene/outfits/outfit.ts'
import type { PortraitOutfit } from '../../scene/scene.ts'
import { nothing } from '../effects.ts'
import { modifiers, nouns } from '../sense.ts'
import type { Effect, WordList } from '../sense.ts'

/** Everyday colours of cloth, frames and walls; alternatives separated by `|`. */
export const COLOR_WORDS = {
  black: [30, 30, 33],
  'white|snow white': [238, 236, 232],
  'cream|ivory|off white': [234, 224, 204],
  'beige|sand|camel|tan|khaki': [200, 174, 140],
  'brown|chocolate|tortoiseshell|tortoise|wooden': [98, 66, 46],
  'grey|gray': [128, 130, 136],
  'charcoal|dark grey|dark gray': [62, 64, 70],
  'light grey|light gray': [196, 198, 202],
  'silver|metal|steel': [186, 190, 198],
  'gold|golden': [206, 168, 92],
  'red|crimson|scarlet': [176, 40, 46],
  'burgundy|maroon|wine': [110, 30, 48],
  'pink|rose': [222, 146, 166],
  'hot pink|fuchsia|magenta': [206, 48, 122],
  'coral|salmon': [226, 122, 100],
  'orange|rust|terracotta': [206, 110, 58],
  'yellow|mustard': [222, 184, 78],
  'green|forest green': [62, 114, 80],
  'olive|olive green|army green': [106, 108, 70],
  'emerald|emerald green|dark green|bottle green': [28, 88, 70],
  'mint|sage|light green': [164, 196, 172],
  'teal|turquoise': [38, 122, 130],
  'blue|royal blue': [58, 96, 164],
  'navy|navy blue|dark blue': [36, 48, 82],
  'light blue|sky blue|baby blue|pale blue': [162, 196, 224],
  'purple|violet|plum': [98, 64, 122],
  'lavender|lilac': [186, 170, 212],
} as const satisfies Record<string, Rgb>

const wish =
  (wishes: SceneWishes): Effect =>
  ({ scene }, strength) => {
    if (strength > 0) Object.assign(scene, wishes)
  }

const without =
  (outfit: PortraitOutfit): Effect =>
  ({ scene }) => {
    scene.excludedOutfits = [...(scene.excludedOutfits ?? []), outfit]
  }

const wear = (outfit: PortraitOutfit) => ({ effect: wish({ outfit }), absent: without(outfit), opensClause: true })

/** What is worn below decides the outfit only where nothing above is named. */
const wearBelow = (outfit: PortraitOutfit) => ({
  effect: (({ scene }, strength) => {
    if (strength > 0) scene.outfit ??= outfit
  }) satisfies Effect,
  absent: without(outfit),
  opensClause: true,
})

const putOn = (shoes: ShoeName) => ({ effect: wish({ shoes }), opensClause: true })

const cloth = (outfitCloth: Cloth) => wish({ outfitCloth })
const pattern = (outfitPattern: Pattern) => wish({ outfitPattern })

export const colors = (
  feature: 'outfit' | 'bottoms' | 'prop' | 'shoes',
  name: 'outfitColor' | 'bottomColor' | 'propColor' | 'shoeColor',
): WordList =>
  modifiers(
    feature,
    Object.fromEntries(Object.entries(COLOR_WORDS).map(([words, color]) => [words, wish({ [name]: color })])),
  )

export const OUTFIT_WORDS: WordList = [
  ...nouns('outfit', {
    'clothes|wearing|dressed in|wears|clothing|outfit|dressed|attire|clad in': { opensClause: true },
    't shirt|tshirt|tee|tee shirt|top|crop top': wear('tee'),
    'striped t shirt|striped tee|breton top|striped top|breton shirt': wear('striped-tee'),
    'shirt|button down|button up|dress shirt|oxford shirt': wear('shirt'),
    'checked shirt|plaid shirt|flannel shirt|flannel|lumberjack shirt|checkered shirt': wear('check-shirt'),
    'linen shirt|linen suit|linen trousers|linen clothes': wear('linen-set'),
    'polo|polo shirt': wear('polo'),
    'sweater|jumper|pullover|knit|knitwear|knitted sweater|woolly jumper|knit sweater': wear('knit'),
    'turtleneck|turtle neck|polo neck|roll neck|rollneck': wear('turtleneck'),
    'cardigan|knitted cardigan': wear('cardigan'),
    'hoodie|sweatshirt|hooded sweatshirt|tracksuit|hoody|joggers|sweatpants': wear('hoodie'),
    'running clothes|running set|running outfit|running gear|jogging clothes|running shorts': wear('running-set'),
    'tank top|vest|singlet|sleeveless top': wear('tank'),
    'blazer|suit jacket|jacket|sports jacket|sport coat|smart jacket': wear('blazer'),
    'blazer and jeans|blazer with jeans|casual blazer|blazer over a t shirt|smart casual': wear('casual-blazer'),
    'suit|business suit|business attire|formal wear|suit and tie|three piece suit|pantsuit|trouser suit': wear('suit'),
    'denim jacket|jean jacket|jeans jacket|denim': wear('denim-jacket'),
    'leather jacket|biker jacket|motorcycle jacket': wear('leather-jacket'),
    'bomber jacket|bomber|flight jacket|varsity jacket|college jacket': wear('bomber'),
    'puffer|puffer jacket|down jacket|parka|ski jacket|winter jacket|anorak|padded jacket': wear('puffer'),
    'trench coat|trench|raincoat|mac|trenchcoat': wear('trench'),
    'coat|overcoat|wool coat|winter coat|peacoat|long coat|greatcoat': wear('coat'),
    'kurta|kurta pyjama|kurti|salwar|salwar kameez': wear('kurta'),
    'tuxedo|dinner jacket|black tie|bow tie|smoking jacket': wear('tuxedo'),
    'waistcoat|suit vest|waistcoat and tie': wear('waistcoat'),
    'hawaiian shirt|summer shirt|floral shirt|aloha shirt|short sleeved shirt': wear('summer-shirt'),
    'jersey|football shirt|sports jersey|soccer jersey|basketball jersey': wear('jersey'),
    'dress|slip dress|cocktail dress|silk dress|party dress|satin dress|little black dress|mini dress': wear('dress'),
    'summer dress|sundress|sun dress|beach dress': wear('summer-dress'),
    'floral dress|flower dress|flowery dress': wear('floral-dress'),
    'polka dot dress|dotted dress': wear('polka-dress'),
    'shirt dress|shirtdress|linen dress': wear('shirt-dress'),
    'gown|evening gown|evening dress|ball gown|ballgown|prom dress|long gown': wear('evening-gown'),
    'blouse|silk blouse|satin blouse|pencil skirt': wear('blouse'),
    'pleated skirt|skirt|midi skirt|sweater and skirt|mini skirt': wear('pleated-skirt'),
    'maxi skirt|long skirt|camisole|flowing skirt': wear('maxi-skirt'),
    'blouse and trousers|wide trousers|palazzo trousers|office wear|work clothes': wear('office-blouse'),
    'sports bra|leggings|activewear|workout clothes|gym clothes|sportswear|yoga clothes|yoga pants|athletic wear|fitness clothes':
      wear('activewear'),
    'jumpsuit|playsuit|overalls|romper': wear('jumpsuit'),
    'lehenga|lehenga choli|ghagra': wear('lehenga'),
    'saree|sari': wear('saree'),
  }),
  ...nouns('bottoms', {
    'jeans|blue jeans|skinny jeans': wearBelow('tee'),
    'wide jeans|flared jeans|baggy jeans|bell bottoms': wearBelow('wide-jeans'),
    'chinos|khakis|trousers|pants|slacks': wearBelow('shirt'),
    'shorts|bermuda shorts': wearBelow('tank'),
  }),
  ...nouns('shoes', {
    'shoes|footwear': { opensClause: true },
    'sneakers|trainers|running shoes|tennis shoes|white trainers': putOn('sneakers'),
    'loafers|moccasins|ballet flats|flats|ballerinas': putOn('loafers'),
    'oxfords|dress shoes|brogues|derby shoes|leather shoes': putOn('oxfords'),
    'boots|ankle boots|leather boots|chelsea boots|combat boots|hiking boots|cowboy boots': putOn('boots'),
    'heels|high heels|stilettos|pumps|stiletto heels': putOn('heels'),
    'sandals|flip flops|flip flop sandals': putOn('sandals'),
  }),
  ...colors('shoes', 'shoeColor'),
  ...colors('outfit', 'outfitColor'),
  ...colors('bottoms', 'bottomColor'),
  ...modifiers('outfit', {
    'cotton|jersey cotton': cloth('cotton'),
    'silk|satin|silky': cloth('silk'),
    'wool|woollen|woolen|cashmere|tweed|merino': cloth('wool'),
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
    'floral|flowery|flower print|flowered|floral print': pattern('floral'),
    'plain|unpatterned': pattern('plain'),
    'elegant|casual|stylish|simple|fashionable|modern|smart|formal|summer|winter|cozy|cosy|warm|light|designer|trendy|oversized|loose|fitted|tight|long|short|classic|chunky|thick|tailored|sleeveless':
      nothing,
  }),
  ...modifiers('bottoms', { 'skinny|slim|baggy|loose|ripped|high waisted|straight|wide|denim|linen|cotton': nothing }),
]
