import type { BeautyMarkPlace } from '../../../identity/identity.ts'
import type { EyeColorName } from '../../../identity/person-colors.ts'
import { all, eyeColor, leftEye, lipstick, makeup, oneEye, plainly, shape, skin } from '../../effects.ts'
import { modifiers, nouns, traits } from '../../sense.ts'
import type { Effect, WordList } from '../../sense.ts'

const scarOn = (place: 'brow' | 'cheek' | 'chin', side?: 'left' | 'right') =>
  plainly((person) => {
    person.scar = place
    if (side) person.scarSide = side
  })

const EYE_COLOR_WORDS = {
  'brown|chestnut|chocolate|coffee|warm brown|light brown|honey brown': 'brown',
  'dark brown|deep brown': 'dark brown',
  black: 'black',
  'amber|golden|honey|gold|whiskey|yellow': 'amber',
  'green|emerald|jade|olive|grassy|forest green|olive green': 'green',
  'blue|sapphire|ocean blue|azure|cobalt|deep blue|dark blue|cornflower': 'blue',
  'light blue|ice blue|icy blue|icy|pale blue|sky blue|baby blue|crystal blue|piercing blue|bright blue': 'light blue',
  'blue green|teal|turquoise|aqua|sea green|green blue|aquamarine': 'blue-green',
  'grey|gray|silver|steel|steel grey|steel gray|blue grey|blue gray|stormy|slate|grey blue|gray blue': 'grey',
  'violet|purple|lavender|lilac': 'violet',
  'red|crimson|scarlet|ruby|blood red': 'red',
  'pink|rose': 'pink',
  'white|milky|pale white': 'white',
} as const satisfies Record<string, EyeColorName>

/** An effect for each colour that eyes are said to have. */
const eyeColors = (effect: (name: EyeColorName) => Effect): Record<string, Effect> =>
  Object.fromEntries(Object.entries(EYE_COLOR_WORDS).map(([words, name]) => [words, effect(name)]))

const SCAR_PLACES = { brow: 'eyebrow|brow|eye', cheek: 'cheek|face', chin: 'chin|jaw' } as const

const SIDES = ['', 'left', 'right'] as const

/** "Scar over his left eyebrow": every way to say that a mark is by a place of the face. */
const marksAt = (marks: string, by: string, where: string): string[] =>
  marks
    .split('|')
    .flatMap((mark) =>
      by
        .split('|')
        .flatMap((word) => ['', 'the ', 'her ', 'his ', 'their '].map((whose) => `${mark} ${word} ${whose}${where}`)),
    )

const sideOf = (side: string, name: string): string => (side ? `${side} ${name}` : name)

const scarPhrases = (Object.entries(SCAR_PLACES) as ['brow' | 'cheek' | 'chin', string][]).flatMap(([place, names]) =>
  names.split('|').flatMap((name) =>
    SIDES.flatMap((side) => {
      const where = sideOf(side, name)
      const said = marksAt('scar', 'on|across|over|above|through|under|below|down', where)
      return traits({ [[`${where} scar`, `scarred ${where}`, ...said].join('|')]: scarOn(place, side || undefined) })
    }),
  ),
)

const beautyMarkAt = (place: BeautyMarkPlace, side: 'left' | 'right' = 'left') =>
  plainly((person) => {
    person.beautyMark = { place, side }
  })

const BEAUTY_MARK_WORDS: readonly [place: BeautyMarkPlace, by: string, names: string][] = [
  ['lip', 'on|above|over|near|beside|by|next to', 'lip|lips|upper lip|mouth'],
  ['chin', 'below|under', 'lip|lips|lower lip|mouth'],
  ['chin', 'on', 'chin|jaw'],
  ['cheek', 'on', 'cheek|face|cheekbone'],
  ['nose', 'on|beside|near|by|next to', 'nose'],
  ['eye', 'under|below|beside|near|by|next to', 'eye'],
  ['brow', 'on|above|over', 'brow|eyebrow|forehead'],
]

const beautyMarkPhrases = BEAUTY_MARK_WORDS.flatMap(([place, by, names]) =>
  SIDES.flatMap((side) => {
    const said = names.split('|').flatMap((name) => marksAt('mole|beauty mark|beauty spot', by, sideOf(side, name)))
    return traits({ [said.join('|')]: beautyMarkAt(place, side || undefined) })
  }),
)

const HEART_SHAPED = shape({ foreheadWidth: 0.6, jawWidth: -0.6, chinWidth: -0.7, cheekbones: 0.5 })
const DIAMOND_SHAPED = shape({ cheekbones: 0.9, foreheadWidth: -0.5, jawWidth: -0.5, chinWidth: -0.6 })
const BABY_FACED = shape({ fullness: 0.6, chinLength: -0.5, eyeSize: 0.4, browRidge: -0.4 })

const AQUILINE = shape({ noseBump: 0.9, noseProjection: 0.5, bridgeHeight: 0.5 })
const SNUB = shape({ noseLength: -0.6, noseTipLift: 0.8, noseBump: -0.6, noseWidth: -0.2 })

export const FACE_WORDS: WordList = [
  ...nouns('face', { 'face|faced|facial features|features|visage': {} }),
  ...modifiers(
    'face',
    {
      'oval|oval shaped|egg shaped': shape({ faceWidth: -0.1, jawWidth: -0.2, chinWidth: -0.2, cheekbones: 0.2 }),
      'heart shaped': HEART_SHAPED,
      'diamond shaped': DIAMOND_SHAPED,
      'chubby|plump|chubby cheeked|full cheeked': shape({ fullness: 0.8, cheekHollow: -0.6 }),
      'gaunt|hollow cheeked|angular|bony|sculpted': shape({ cheekHollow: 0.8, fullness: -0.5, cheekbones: 0.6 }),
      'babyfaced|baby faced': BABY_FACED,
    },
    true,
  ),
  ...traits({ 'wrinkled|weathered|weather beaten': shape({ skinTexture: 0.9 }) }),
  ...modifiers('face', {
    // By themselves they are things.
    heart: HEART_SHAPED,
    diamond: DIAMOND_SHAPED,
    baby: BABY_FACED,
    'round|rounded|full|moon shaped': shape({ faceWidth: 0.6, fullness: 0.6, chinLength: -0.4, jawWidth: 0.1 }),
    'square|squared|square shaped': shape({ jawWidth: 0.8, chinWidth: 0.7, faceWidth: 0.2 }),
    'long|oblong|elongated|rectangular': shape({ chinLength: 0.6, faceWidth: -0.5, skullHeight: 0.4 }),
    'narrow|thin|slim|lean|slender': shape({ faceWidth: -0.7, fullness: -0.5, jawWidth: -0.4 }),
    'wide|broad': shape({ faceWidth: 0.8, jawWidth: 0.4 }),
    'short|small|petite': shape({ chinLength: -0.5, skullHeight: -0.3 }),
    'symmetrical|soft|gentle|delicate|fine': shape({ browRidge: -0.4, jawWidth: -0.3, noseBump: -0.2 }),
    'strong|rugged|sharp|chiseled|chiselled|masculine': shape({ jawWidth: 0.4, browRidge: 0.4, cheekbones: 0.5 }),
  }),
  ...nouns('jaw', { 'jaw|jawline|jawed|jaws|jaw line': {} }),
  ...modifiers('jaw', {
    'square|squared': shape({ jawWidth: 0.8, chinWidth: 0.6 }),
    'strong|defined|sharp|chiseled|chiselled|prominent|heavy|angular|firm': shape({
      jawWidth: 0.6,
      chinProjection: 0.4,
      fullness: -0.3,
    }),
    'wide|broad|big|large': shape({ jawWidth: 0.9 }),
    'narrow|slim|thin|tapered|delicate|small': shape({ jawWidth: -0.8 }),
    'soft|round|rounded|weak|gentle': shape({ jawWidth: -0.2, fullness: 0.4, chinProjection: -0.3 }),
  }),
  ...nouns('chin', {
    'chin|chinned': {},
    'cleft chin|chin cleft|chin dimple|dimpled chin|butt chin|cleft': {
      effect: shape({ chinCleft: 1 }),
      absent: shape({ chinCleft: 0 }),
    },
    'double chin': { effect: shape({ fullness: 0.9, build: 0.6 }), absent: shape({ fullness: -0.2 }) },
  }),
  ...modifiers('chin', {
    'pointed|pointy|narrow|sharp|small|delicate|tapered': shape({ chinWidth: -0.8 }),
    'wide|broad|square|big|large': shape({ chinWidth: 0.8 }),
    'strong|prominent|protruding|jutting': shape({ chinProjection: 0.9, chinWidth: 0.3 }),
    'weak|receding|soft': shape({ chinProjection: -0.9 }),
    'round|rounded': shape({ chinWidth: 0.2, fullness: 0.2 }),
    long: shape({ chinLength: 0.8 }),
    short: shape({ chinLength: -0.8 }),
  }),
  ...nouns('cheekbones', { 'cheekbones|cheek bones|cheekbone': { effect: shape({ cheekbones: 0.4 }) } }),
  ...modifiers('cheekbones', {
    'high|prominent|defined|sharp|strong|pronounced|chiseled|chiselled|sculpted|wide': shape({ cheekbones: 0.6 }),
    'soft|flat|low|subtle': shape({ cheekbones: -0.9 }),
  }),
  ...nouns('cheeks', {
    'cheeks|cheek|cheeked': {},
  }),
  ...nouns('dimples', {
    'dimples|dimple|dimpled cheeks': { effect: shape({ dimples: 1 }), absent: shape({ dimples: 0 }) },
  }),
  ...modifiers('dimples', {
    'deep|big|cute|prominent|visible': shape({ dimples: 1 }),
    'small|faint|light|subtle|slight': shape({ dimples: 0.6 }),
  }),
  ...modifiers('cheeks', {
    'full|round|chubby|plump|puffy|soft': shape({ fullness: 0.8, cheekHollow: -0.8 }),
    'hollow|sunken|gaunt|thin': shape({ cheekHollow: 0.9, fullness: -0.4 }),
    'rosy|flushed|pink|red|blushing|ruddy': shape({ blush: 0.9 }),
  }),
  ...nouns('forehead', { forehead: {} }),
  ...modifiers('forehead', {
    'high|big|large|tall|wide|broad': shape({ foreheadWidth: 0.5, skullHeight: 0.5 }),
    'low|small|narrow|short': shape({ foreheadWidth: -0.5, skullHeight: -0.4 }),
  }),
  ...nouns('ears', { 'ears|ear|eared': {} }),
  ...modifiers('ears', {
    'big|large': shape({ earSize: 0.8, earFlare: 0.3 }),
    'small|little|tiny': shape({ earSize: -0.8 }),
    'protruding|sticking out|jug|prominent': shape({ earFlare: 1 }),
  }),
  ...nouns('neck', { 'neck|necked': {} }),
  ...modifiers('neck', {
    'thick|strong|wide|bull': shape({ neckWidth: 0.6, build: 0.3 }),
    'slender|long|thin|slim|graceful|elegant|swan like': shape({ neckWidth: -0.7 }),
  }),
  ...nouns('shoulders', { 'shoulders|shouldered|shoulder': {} }),
  ...modifiers('shoulders', {
    'broad|wide|big|strong|muscular': shape({ shoulderWidth: 0.9 }),
    'narrow|slim|small|petite': shape({ shoulderWidth: -0.8 }),
  }),
  ...nouns('skin', { 'skin|skinned|complexion|complected|skin tone|skintone|complexioned': {} }),
  ...modifiers(
    'skin',
    {
      'porcelain|alabaster|milky|snow white': skin(0.02, -0.2),
      'ivory|milk white': skin(0.06, 0.1),
      pale: skin(0.04, -0.1),
      'fair|fair skinned': skin(0.08, -0.1),
      'olive|olive skinned|olive toned': skin(0.34, 0.7),
      'tanned|tan|bronzed|suntanned|sun tanned': skin(0.44, 0.4),
      'sun kissed|sunkissed': skin(0.35, 0.4),
      'caramel|toffee|butterscotch': skin(0.52, 0.4),
      'ebony|onyx|jet': skin(0.96),
      'freckled|freckly': shape({ freckles: 0.85 }),
      'dark skinned|dark complexioned': skin(0.84),
      'light skinned': skin(0.16),
      'brown skinned': skin(0.6),
      'swarthy|dusky': skin(0.5, 0.3),
      'sunburnt|sunburned|sunburn': all(skin(0.2, -0.6), shape({ blush: 1 })),
    },
    true,
  ),
  ...modifiers('skin', {
    'light|creamy|cream|white': skin(0.13),
    'peachy|peaches and cream': skin(0.15, 0.1),
    'rosy|pink|ruddy|pinkish': all(skin(0.12, -0.7), shape({ blush: 0.5 })),
    'beige|sand|sandy': skin(0.24, 0.2),
    'medium|wheatish|wheat|tawny|medium toned': skin(0.4, 0.3),
    'golden|honey|honeyed|amber': skin(0.37, 0.8),
    'light brown|almond|medium brown|cinnamon|warm brown|golden brown|honey brown': skin(0.52, 0.3),
    'bronze|copper|coppery': skin(0.54, 0.5),
    'brown|mocha|chestnut|coffee|cocoa|hazelnut': skin(0.64, 0.2),
    'dark brown|chocolate|mahogany|espresso|rich brown': skin(0.8, 0.1),
    'dark|deep dark': skin(0.86),
    'deep|black|rich|deep brown': skin(0.92),
    'warm|warm toned|yellow': shape({ undertone: 0.8 }),
    'cool|cool toned': shape({ undertone: -0.8 }),
    neutral: shape({ undertone: 0 }),
    'clear|smooth|flawless|perfect|glowing|dewy|radiant|healthy|soft|poreless|silky': shape({
      skinTexture: -0.6,
      moles: -0.5,
    }),
    'rough|textured|weathered|leathery|weather beaten|pored': shape({ skinTexture: 0.8 }),
    'wrinkled|wrinkly|lined|creased': shape({ skinTexture: 1 }),
    'natural|realistic|detailed': shape({ skinTexture: 0.1 }),
  }),
  ...nouns('freckles', {
    'freckles|freckle|freckling|faux freckles|fake freckles|freckle makeup|painted freckles': {
      effect: shape({ freckles: 0.75 }),
      absent: shape({ freckles: 0 }),
    },
    'moles|birthmark|beauty marks': { effect: shape({ moles: 0.7 }), absent: shape({ moles: 0 }) },
    'beauty mark|beauty spot|mole': {
      effect: beautyMarkAt('lip'),
      absent: ({ person }) => {
        delete person.beautyMark
      },
    },
    'wrinkles|wrinkle|crow s feet|crows feet|crow feet|laugh lines|smile lines|fine lines|age lines': {
      effect: shape({ skinTexture: 0.8 }),
      absent: shape({ skinTexture: -0.8 }),
    },
    'blush|rouge|blush on her nose|blush across her nose|sunburn blush|draped blush|pink blush|peach blush|coral blush|rosy blush|blush on her cheeks and nose':
      { effect: shape({ blush: 0.7 }), absent: shape({ blush: -0.8 }) },
  }),
  ...modifiers('freckles', {
    'many|lots of|heavy|dense|dark|prominent|lot of': shape({ freckles: 0.25 }),
    'deep|fine': shape({ skinTexture: 0.2 }),
    'few|light|faint|subtle|scattered|sparse': shape({ freckles: -0.35 }),
  }),
  ...nouns('scar', {
    'scar|scars|scarred': {
      effect: scarOn('cheek'),
      absent: ({ person }) => {
        person.scar = 'none'
      },
    },
  }),
  ...scarPhrases,
  ...beautyMarkPhrases,
  ...nouns('one eye', { eye: {}, 'right eye': {} }),
  ...nouns('left eye', { 'left eye': {} }),
  ...modifiers('one eye', { ...eyeColors(oneEye), hazel: oneEye('hazel') }),
  ...modifiers('left eye', { ...eyeColors(leftEye), hazel: leftEye('hazel') }),
  ...traits({
    'heterochromia|two different eye colors|two different eye colours|different colored eyes|different coloured eyes|odd eyes|mismatched eyes|two different colored eyes|eyes of different colors':
      plainly((person) => {
        person.oddEyes = true
      }),
  }),
  ...nouns('eyes', { 'eyes|eye|eyed|irises|iris|gaze|contact lenses|contacts|coloured contacts|colored contacts': {} }),
  ...modifiers(
    'eyes',
    {
      'hazel|hazel colored': eyeColor('hazel'),
      'monolid|monolids|single lidded|single eyelid|monolidded': shape({ epicanthus: 0.95, eyelidHood: 0.6 }),
      'almond shaped|cat like|fox like|foxy|cat eyed': shape({ eyeTilt: 0.5, eyeOpening: -0.2 }),
      'deep set|deepset|sunken': shape({ eyeDepth: 0.85 }),
      'wide set|wideset|widely spaced': shape({ eyeSpacing: 0.85 }),
      'close set|closeset|closely spaced': shape({ eyeSpacing: -0.85 }),
      'hooded|heavy lidded|droopy lidded': shape({ eyelidHood: 0.9, eyeOpening: -0.2 }),
      'doe|doe like|bambi|doe eyed': shape({ eyeSize: 0.8, eyeOpening: 0.6, lashes: 0.4 }),
      'upturned|upward slanting|slanted': shape({ eyeTilt: 0.9 }),
      'downturned|droopy|sad': shape({ eyeTilt: -0.9 }),
    },
    true,
  ),
  ...modifiers('eyes', {
    ...eyeColors(eyeColor),
    dark: eyeColor('dark brown', true),
    'light|pale': eyeColor('light blue', true),
    'big|large|huge|enormous|oversized': shape({ eyeSize: 0.85, eyeOpening: 0.35 }),
    'small|little|tiny|beady': shape({ eyeSize: -0.85 }),
    'round|wide|wide open|open': shape({ eyeOpening: 0.85, eyeTilt: -0.1 }),
    'narrow|squinting|thin|sleepy|bedroom|slim': shape({ eyeOpening: -0.85 }),
    almond: shape({ eyeTilt: 0.4, eyeOpening: -0.2 }),
    'bright|sparkling|piercing|expressive|intense|captivating|striking|soulful|beautiful|kind|gentle|warm': shape({
      irisSize: 0.4,
    }),
    'asian|slanting': shape({ epicanthus: 0.8, eyeTilt: 0.3 }),
    'protruding|bulging|prominent': shape({ eyeDepth: -0.9, eyeOpening: 0.4 }),
  }),
  ...nouns('lashes', {
    'eyelashes|lashes|eyelash|lash|lashed': { effect: shape({ lashes: 0.1 }), absent: shape({ lashes: -0.8 }) },
  }),
  ...modifiers('lashes', {
    'long|thick|full|dark|lush|voluminous|dense|curled|fake|false|bottom|wispy|dramatic|huge|big|feathery|volume|russian|mink|doll':
      shape({ lashes: 0.8 }),
    'short|sparse|thin|light': shape({ lashes: -0.8 }),
  }),
  ...nouns('brows', {
    'brows|eyebrows|brow|eyebrow|browed|eyebrowed': {},
    'unibrow|monobrow': { effect: shape({ browSpacing: -1, browDensity: 0.8, browThickness: 0.6 }) },
  }),
  ...modifiers('brows', {
    'thick|bushy|full|heavy|bold|dense|big|strong': shape({ browThickness: 0.85, browDensity: 0.4 }),
    'thin|pencil thin|sparse|light|skinny|fine|plucked|narrow': shape({ browThickness: -0.8, browDensity: -0.2 }),
    'arched|high arched|curved|arching|raised': shape({ browArch: 0.85 }),
    'straight|flat|horizontal|level': shape({ browArch: -0.8 }),
    high: shape({ browHeight: -0.7 }),
    low: shape({ browHeight: 0.7 }),
    'dark|defined|groomed|well groomed|black|shaped': shape({ browDensity: 0.7 }),
    'soft|faint|blonde|pale': shape({ browDensity: -0.7 }),
    'angled|angular|slanted': shape({ browTilt: -0.7, browArch: 0.4 }),
  }),
  ...nouns('nose', { 'nose|nosed': {} }),
  ...modifiers(
    'nose',
    {
      'aquiline|hooked|hawkish': AQUILINE,
      'snub|upturned nose|turned up|ski slope': SNUB,
      bulbous: shape({ noseTip: 0.9, nostrilFlare: 0.3 }),
      'crooked|broken': shape({ noseBump: 0.7 }),
    },
    true,
  ),
  ...modifiers('nose', {
    'roman|eagle|hook': AQUILINE,
    button: SNUB,
    'straight|greek|grecian|classic': shape({ noseBump: 0.05, bridgeHeight: 0.4, noseTipLift: 0 }),
    'upturned|perky|pixie': shape({ noseTipLift: 0.9, noseBump: -0.5 }),
    'small|little|tiny|petite|dainty|cute|short|delicate': shape({
      noseLength: -0.6,
      noseWidth: -0.6,
      noseProjection: -0.4,
      noseTip: -0.5,
    }),
    'big|large|huge|prominent|strong|pronounced': shape({
      noseLength: 0.5,
      noseWidth: 0.5,
      noseProjection: 0.7,
      noseTip: 0.4,
    }),
    long: shape({ noseLength: 0.9 }),
    'narrow|thin|slim|slender|fine|refined|skinny': shape({ noseWidth: -0.8, bridgeWidth: -0.7, nostrilFlare: -0.5 }),
    'wide|broad|flat|african': shape({ noseWidth: 0.8, nostrilFlare: 0.6, bridgeHeight: -0.5 }),
    'pointed|pointy|sharp': shape({ noseTip: -0.8, noseProjection: 0.5 }),
    'round|rounded|soft': shape({ noseTip: 0.6 }),
  }),
  ...nouns('lips', { 'lips|lip|lipped': {} }),
  ...modifiers('lips', {
    'full|plump|thick|big|voluptuous|luscious|pouty|juicy|fuller|large|puffy|bee stung|lush': shape({
      upperLip: 0.75,
      lowerLip: 0.8,
    }),
    'thin|narrow|small|slim|fine': shape({ upperLip: -0.8, lowerLip: -0.75 }),
    'heart shaped|defined|bow shaped|cupid s bow': shape({ cupidsBow: 0.9 }),
    'wide|broad': shape({ mouthWidth: 0.8 }),
    'red|crimson|scarlet|ruby|cherry|bright red|deep red|blood red': lipstick('red'),
    'pink|rosy|rose|pale pink|light pink|soft pink': lipstick('pink', 0.55),
    'hot pink|fuchsia|magenta': lipstick([206, 34, 110]),
    'nude|natural|bare|neutral': lipstick('nude', 0.4),
    coral: lipstick('coral', 0.8),
    'peach|peachy': lipstick('peach', 0.7),
    'berry|wine|dark red|raspberry': lipstick('berry'),
    'burgundy|maroon|oxblood': lipstick('burgundy'),
    plum: lipstick('plum'),
    'brown|chocolate|brick': lipstick('brown'),
    mauve: lipstick('mauve'),
    'orange|tangerine': lipstick('orange'),
    'black|dark': lipstick('black'),
    'purple|violet': lipstick('purple'),
    'glossy|shiny|wet|shimmering|lacquered': makeup({ gloss: 0.95 }, { gloss: 0.05 }),
    'matte|matt': makeup({ gloss: 0.03 }),
  }),
  ...nouns('mouth', { 'mouth|mouthed|cupid s bow|cupids bow': {} }),
  ...modifiers('mouth', {
    'wide|big|large|generous|broad': shape({ mouthWidth: 0.85 }),
    'small|little|narrow|tiny|petite': shape({ mouthWidth: -0.85 }),
    full: shape({ upperLip: 0.6, lowerLip: 0.6 }),
    'defined|pronounced': shape({ cupidsBow: 0.9 }),
  }),
]
