import type { Rgb } from '../../../image/rgb.ts'
import { agreed, nothing } from '../../effects.ts'
import { changed, modifiers } from '../../sense.ts'
import type { WordList } from '../../sense.ts'
import { colors } from './outfit-words.ts'
import { scene } from '../scene-effects.ts'
import { DRESS_MANNERS } from '../../dress-manner.ts'
import { callNear, callWorn } from './worn-words.ts'

const NEAR_WORN_WORDS = callNear([
  ['drawn as headphones', 'headphones', 'earbuds|airpods|ear buds|wireless earbuds'],
  [
    'drawn as a turban',
    'turban',
    'hair in a towel|towel turban|towel wrapped hair|hair towel|towel on head|towel on her head|towel around her hair|towel around hair|towel wrapped around her head|hair wrapped in a towel|towel wrapped around her hair|towel around her head',
    [240, 238, 232],
  ],
  ['drawn as a scarf', 'scarf', 'shawl|pashmina|scarves|wrap shawl'],
  ['drawn as a headscarf', 'headscarf', 'ghutra|gutra|shumagh', [240, 238, 232]],
  ['drawn as a headscarf', 'headscarf', 'keffiyeh|shemagh|kufiya'],
  [
    'drawn as a belt',
    'belt',
    'bum bag|bride to be sash|pageant sash|obi belt|sash|corset belt|waist chain|belly chain|belt bag|fanny pack',
  ],
  ['drawn as knee socks', 'knee-socks', 'football stockings|calf warmers'],
  ['drawn as stockings', 'stockings', 'garter|garters|garter belt|suspender belt'],
  ['drawn as a shoulder bag', 'shoulder-bag', 'clutch|clutch bag|baguette bag'],
])

/** What is held, carried and put on is made in one way. */
const THING_TASTES: WordList = changed('kept as it usually is', [
  ...modifiers('prop', {
    'melting|dripping|condenser|dynamic|usb|wireless|minimal|elegant|big|large|oversized|small|mini|tiny|delicate|layered|thin|thick|long|fluffy|cozy|warm|smart|cold|iced|steaming|full|empty|huge|old|worn|transparent|clear|shiny|glossy|matte|wooden|ceramic|glass|paper|plastic|metal|metallic|reusable|heart|heart shaped|round|wild|creamy|frozen|flip|folding|takeaway|to go|rustic|tropical|seasonal|sparkling|crystal':
      nothing,
  }),
  ...modifiers('shoes', {
    'platform|strappy|comfy|thigh high|block|kitten|square toe|sparkly|glittery|glitter|sequin|rhinestone|crystal|studded|suede|velvet|satin|lace|lace up|pointed|chunky|vintage':
      nothing,
  }),
  ...modifiers('glasses', {
    'futuristic|mirrored|tinted|gradient|smart|wraparound|y 2 k': nothing,
  }),
  ...modifiers('earrings', { 'stacked|mismatched|tassel': nothing }),
  ...modifiers('bag', {
    'mini|leather|faux leather|suede|crochet|beaded|sequin|canvas|denim|fringe|fringed|raffia|patent|vintage': nothing,
  }),
  ...modifiers('nails', {
    'long|short|almond|oval|pointed|square|glossy|matte|glitter|glittery|french|sparkly|natural': nothing,
  }),
  ...(
    ['hat', 'scarf', 'bag', 'necklace', 'wrist', 'gloves', 'nails', 'legs', 'belt', 'ring', 'ankle'] as const
  ).flatMap((place) =>
    modifiers(place, {
      'layered|wool|woolen|knitted|velvet|silk|cotton|cashmere|fur|fluffy|oversized|chunky|delicate|dainty|thin|thick|big|large|small|tiny|elegant|stacked|quilted|embellished|studded|woven|straw|sports|smart|acrylic|coffin|stiletto|chrome|gel|signet':
        nothing,
    }),
  ),
])

/** Colours as shops call them. */
const SHOP_COLORS = {
  'nude|flesh': [206, 168, 140],
  'stone|oat|oatmeal|taupe|mushroom|greige|ecru': [196, 182, 162],
  'peach|apricot': [240, 186, 152],
  'sage green': [158, 176, 148],
  'mint green|pistachio': [176, 214, 184],
  'tomato red': [170, 22, 40],
  'butter yellow|lemon yellow': [246, 228, 150],
  'champagne|champagne gold|champagne colored': [226, 206, 172],
  'klein blue': [36, 70, 190],
  'espresso|cognac': [122, 84, 60],
  'powder pink|ballet pink|rose pink|blush pink': [236, 190, 190],
  'burnt orange': [190, 92, 42],
  'mocha mousse': [164, 122, 104],
  'barbie pink|rani pink|candy pink': [224, 60, 138],
  'peacock blue': [0, 104, 132],
  'mehendi green|mehndi green|avocado green': [112, 120, 54],
  'haldi yellow|sunflower yellow': [238, 186, 44],
  'sindoor red|brick red': [166, 50, 40],
  'parrot green': [92, 172, 62],
  'denim blue|steel blue': [84, 112, 148],
  'tiffany blue': [130, 206, 198],
  'vanilla|pearl white': [240, 232, 214],
  'matte black': [36, 36, 38],
} as const satisfies Record<string, Rgb>

const SHOP_COLOR_WORDS: WordList = [
  ...colors('outfit', 'outfitColor', SHOP_COLORS),
  ...colors('bottoms', 'bottomColor', SHOP_COLORS),
  ...colors('shoes', 'shoeColor', SHOP_COLORS),
  ...colors('prop', 'propColor', SHOP_COLORS),
  ...modifiers(
    'paper',
    Object.fromEntries(
      Object.entries(SHOP_COLORS).map(([words, backdropColor]) => [
        words,
        scene({ backdrop: 'studio', backdropColor }),
      ]),
    ),
  ),
]

const AGREED_WORDS: WordList = (
  [
    'prop',
    'outfit',
    'bottoms',
    'shoes',
    'glasses',
    'earrings',
    'hat',
    'scarf',
    'bag',
    'necklace',
    'wrist',
    'gloves',
    'belt',
    'ring',
  ] as const
).flatMap((feature) =>
  modifiers(feature, {
    'stylish|fashionable|modern|designer|trendy|clean|basic|new|quality|premium|chic|cool|nice|classic|timeless|fresh|branded|simple|expensive|luxury|luxurious|thrifted|second hand|sustainable|ethical|polished|handmade|homemade|favorite|favourite|fancy|sleek|healthy|organic|delicious|tasty|retro|iconic|signature':
      agreed,
  }),
)

/** What is worn for an occasion, where no garment is named. */
const MANNER_WORDS: WordList = DRESS_MANNERS.flatMap(({ words, women, men }) =>
  modifiers('outfit', {
    [words]: ({ scene: asked }, strength) => {
      if (strength > 0) asked.role ??= { outfit: women, men }
    },
  }),
)

const CLOTH_TASTES: WordList = [
  ...modifiers('outfit', {
    'satiny|charmeuse': scene({ outfitCloth: 'silk' }),
    'buffalo check|windowpane|glen check|madras': scene({ outfitPattern: 'checks' }),
    'eyelet|broderie|guipure': scene({ outfitPattern: 'lace' }),
    'shimmery|rhinestone': scene({ outfitCloth: 'sequins' }),
    'tropical|hibiscus|botanical|paisley|flower': scene({ outfitPattern: 'floral' }),
    'patent|vegan leather|pleather': scene({ outfitCloth: 'leather' }),
    'technical|waterproof|performance|windproof|parachute': scene({ outfitCloth: 'nylon' }),
    'terry|towelling|teddy|plush|borg|fuzzy|cuddly': scene({ outfitCloth: 'fleece' }),
  }),
  ...changed(
    'drawn in soft silk',
    modifiers('outfit', { 'flowy|floaty|billowing|draped|breezy|chiffon|airy': scene({ outfitCloth: 'silk' }) }),
  ),
  ...changed(
    'drawn in sequins',
    modifiers('outfit', {
      'metallic|holographic|iridescent|foil|liquid metal|beaded|embellished|chrome|mirrored': scene({
        outfitCloth: 'sequins',
      }),
    }),
  ),
  ...changed('drawn in leather', modifiers('outfit', { suede: scene({ outfitCloth: 'leather' }) })),
  ...changed('drawn with checks', modifiers('outfit', { 'houndstooth|argyle': scene({ outfitPattern: 'checks' }) })),
  ...changed(
    'drawn as such clothes usually are',
    modifiers('outfit', {
      'spring|sleeveless|structured|sculptural|avant garde|architectural|minimal|minimalist|crisp|ironed|pressed|backless|sheer|mesh|transparent|pleated|belted|unbuttoned|half unbuttoned|half zipped|zipped|buttoned|rolled up|tucked in|distressed|torn|frayed|paint splattered|paint stained|stained|dirty|embroidered|printed|graphic|band|logo|patchwork|tie dye|quilted|padded|asymmetric|halter|strappy|revealing|modest|preppy|bridal|wedding|traditional|ethnic|cultural|futuristic|edgy|boho|bohemian|western|nautical|military|streetwear|urban|couture|haute couture|runway|plunging|low cut|cut out|cutout|fringed|tasseled|tiered|bubble|wrap':
        nothing,
    }),
  ),
]

/** What is worn below a portrait's edge. */
const LOW_WORN_WORDS: WordList = callWorn({
  gloves: 'gloves|mittens|leather gloves|lace gloves|glove|wool gloves|rubber gloves|driving gloves',
  'shoulder-bag':
    'shoulder bag|bag|handbag|purse|crossbody bag|crossbody|cross body bag|messenger bag|satchel|designer bag|leather bag|sling bag',
  tote: 'tote|tote bag|canvas bag|shopper|canvas tote|cloth bag',
  backpack: 'backpack|rucksack|school bag|knapsack|hiking backpack|schoolbag',
  watch: 'watch|wristwatch|wrist watch|smartwatch|smart watch|apple watch|rolex|gold watch|luxury watch',
  bracelet:
    'bracelet|bracelets|bangles|bangle|gold bangles|cuff bracelet|charm bracelet|gold bracelet|friendship bracelet',
  'nail-polish':
    'nail polish|painted nails|nails|manicure|nail varnish|fingernails|manicured nails|polished nails|nail art',
  tights: 'tights|black tights|pantyhose|nylons|sheer tights|opaque tights|hosiery',
  fishnets: 'fishnets|fishnet tights|fishnet stockings|fishnet',
  stockings: 'stockings|thigh highs|thigh high stockings|thigh high socks|over the knee socks',
  'knee-socks': 'knee socks|knee high socks|high socks|long socks|tube socks|football socks',
  socks: 'socks|ankle socks|crew socks|white socks',
  belt: 'belt|waist belt|leather belt|wide belt|chain belt|belts|obi|obi sash|robe belt|robe sash',
  ring: 'ring|engagement ring|wedding ring|signet ring|diamond ring|wedding band|smart ring',
  rings:
    'rings on every finger|rings on all fingers|rings on each finger|rings on her hands|fingers full of rings|rings|stacked rings|rings on her fingers|rings on his fingers|rings on fingers|finger rings',
  anklet: 'anklet|ankle bracelet|ankle chain|anklets|payal',
})

/** What is said of clothes and things as people write of them for brands. */
export const WEAR_WORDS: WordList = [
  ...LOW_WORN_WORDS,
  ...NEAR_WORN_WORDS,
  ...THING_TASTES,
  ...SHOP_COLOR_WORDS,
  ...MANNER_WORDS,
  ...CLOTH_TASTES,
  ...AGREED_WORDS,
]
