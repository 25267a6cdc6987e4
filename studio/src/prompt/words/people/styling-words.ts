import type { BeardStyle, EarringStyle, GlassesStyle } from '../../../identity/identity.ts'
import { HAIR_COLORS, LIPSTICK_COLORS } from '../../../identity/person-colors.ts'
import type { LipstickColorName } from '../../../identity/person-colors.ts'
import { WORN_PLACES } from '../../../identity/worn.ts'
import type { WornPlace } from '../../../identity/worn.ts'
import type { Rgb } from '../../../image/rgb.ts'
import {
  all,
  beardStyle,
  expression,
  lipstick,
  makeup,
  manner,
  mood,
  noBeard,
  nothing,
  plainly,
  shape,
} from '../../effects.ts'
import { changed, modifiers, nouns, traits } from '../../sense.ts'
import type { Effect, WordList } from '../../sense.ts'
import { COLOR_WORDS } from '../clothes/outfit-words.ts'
import { scene } from '../scene-effects.ts'

const glasses =
  (style: GlassesStyle | 'any'): Effect =>
  ({ person }, strength) => {
    const known = person.glasses?.style
    if (strength < 0) person.glasses = { ...person.glasses, style: 'none' }
    else if (style !== 'any' || known === undefined) person.glasses = { ...person.glasses, style }
  }

/** Dark ones, in whatever shape other words give them. */
const sunglasses: Effect = (reading, strength) => {
  glasses('any')(reading, strength)
  const { person } = reading
  if (strength > 0) person.glasses = { ...person.glasses, isDark: true }
}

const noGlasses: Effect = ({ person }) => {
  person.glasses = { style: 'none' }
}

const earrings =
  (style: EarringStyle | 'any'): Effect =>
  ({ person }, strength) => {
    const known = person.earrings?.style
    if (strength < 0) person.earrings = { style: 'none' }
    else if (style !== 'any' || known === undefined) person.earrings = { ...person.earrings, style }
  }

const noEarrings: Effect = ({ person }) => {
  person.earrings = { style: 'none' }
}

const beardColor = (color: Rgb): Effect =>
  plainly((person) => {
    person.beard = { ...person.beard, color }
  })

const beardDensity = (density: number): Effect =>
  plainly((person) => {
    person.beard = { ...person.beard, density }
  })

const earringColor = (color: Rgb): Effect =>
  plainly((person) => {
    person.earrings = { ...person.earrings, color }
  })

/** Effects of words with what their absence means. */
const orElse = (absent: Effect, effects: Readonly<Record<string, Effect>>) =>
  Object.fromEntries(Object.entries(effects).map(([words, effect]) => [words, { effect, absent }]))

const bareFace = makeup({ strength: 0, lipstick: 0, eyeliner: 0, gloss: 0.1 }, { strength: 0.6 })
const shadow = (color: Rgb): Effect => makeup({ strength: 0.85, shadowColor: color })

const byColor = (feature: 'glasses' | 'earrings' | 'eyeshadow', write: (color: Rgb) => Effect): WordList =>
  modifiers(feature, Object.fromEntries(Object.entries(COLOR_WORDS).map(([name, color]) => [name, write(color)])))

const LIPSTICK_NAMES = Object.keys(LIPSTICK_COLORS) as LipstickColorName[]

/** Colours said of the word lipstick itself: "red lipstick", and "lipstick" alone. */
const lipstickColors = LIPSTICK_NAMES.flatMap((name) => [
  ...traits({
    [`${name} lipstick|${name} lip|${name} lip color|${name} lip gloss|${name} lip colour`]: lipstick(name),
  }),
])

/** A moustache, unless a beard is asked for as well. */
const moustache: Effect = ({ person }) => {
  const known = person.beard?.style
  if (known === undefined || known === 'none') person.beard = { ...person.beard, style: 'moustache' }
}

/** How a beard is grown; a moustache stays one. */
const grown =
  (style: BeardStyle): Effect =>
  (reading, strength) => {
    const known = reading.person.beard?.style
    if (known !== 'moustache' && known !== 'handlebar') beardStyle(style)(reading, strength)
  }

/** Verbs with adverbs on either side of them: adverbs that mean something else elsewhere, as in "brightly lit". */
const inManner = (verbs: string, manners: string): string =>
  verbs
    .split('|')
    .flatMap((verb) => manners.split('|').flatMap((manner) => [`${verb} ${manner}`, `${manner} ${verb}`]))
    .join('|')

const SMILING = 'smiling|smiles|grinning|grins'
const LAUGHING = 'laughing|laughs'

export const STYLING_WORDS: WordList = [
  ...nouns(
    'beard',
    orElse(noBeard, {
      'beard|bearded|facial hair': beardStyle('full'),
      'stubble|stubbly|five o clock shadow|5 o clock shadow|unshaven|scruff|scruffy|designer stubble':
        beardStyle('stubble'),
      'heavy stubble|thick stubble|full stubble|dark stubble': all(beardStyle('stubble'), beardDensity(1)),
      'goatee|van dyke|chin beard': beardStyle('goatee'),
      'handlebar|handlebar moustache|handlebar mustache|imperial moustache': beardStyle('handlebar'),
      'chinstrap|chin strap|chinstrap beard|chin curtain': beardStyle('chinstrap'),
      'mutton chops|muttonchops|sideburns|side whiskers': beardStyle('mutton-chops'),
      'soul patch': beardStyle('soul-patch'),
      'moustache|mustache|moustached|mustached|mustachioed': moustache,
    }),
  ),
  ...modifiers('beard', {
    'full|thick|bushy|dense|big|heavy': all(grown('full'), beardDensity(1)),
    'short|trimmed|neat|well groomed|groomed|cropped|close cropped|boxed|tidy|well trimmed': grown('short'),
    'long|huge|flowing|viking|wizard': grown('long'),
    'light|slight|patchy|thin|sparse|wispy|subtle': beardDensity(0.55),
    'grey|gray|silver|salt and pepper|greying|graying': beardColor(HAIR_COLORS.grey),
    white: beardColor(HAIR_COLORS.white),
    black: beardColor(HAIR_COLORS.black),
    'brown|light brown': beardColor(HAIR_COLORS.brown),
    'dark brown|dark': beardColor(HAIR_COLORS['dark brown']),
    'red|ginger|auburn|copper': beardColor(HAIR_COLORS.ginger),
    'blonde|blond': beardColor(HAIR_COLORS['dark blonde']),
  }),
  ...traits({
    'clean shaven|cleanshaven|smooth shaven|beardless|freshly shaved|clean shaved|freshly shaven': (
      reading,
      strength,
    ) => (strength < 0 ? beardStyle('stubble')(reading, 1) : noBeard(reading, 1)),
  }),
  ...nouns('make-up', {
    'make up|makeup|cosmetics': { effect: makeup({ strength: 0.65 }), absent: bareFace },
    'lipstick|lip color|lip colour': {
      effect: ({ person }) => {
        person.makeup = { lipColor: LIPSTICK_COLORS.rose, lipstick: 0.85, ...person.makeup }
      },
      absent: makeup({ lipstick: 0 }, { lipstick: 0 }),
    },
    'lip gloss|lipgloss|gloss': { effect: makeup({ gloss: 0.95 }), absent: makeup({ gloss: 0.05 }, { gloss: 0.05 }) },
    'eyeliner|eye liner|winged liner|cat eye|winged eyeliner|cat eye liner|liner|kohl|cat eye make up|cat eye makeup|cat eyeliner|cat eye eyeliner|kajal|kohl rimmed eyes|kohl lined eyes|kohl eyes|kohl rimmed|kajal eyes|surma|kohl eyeliner':
      { effect: makeup({ eyeliner: 0.9, strength: 0.6 }), absent: makeup({ eyeliner: 0 }, { eyeliner: 0 }) },
    mascara: { effect: shape({ lashes: 0.7 }), absent: shape({ lashes: -0.5 }) },
  }),
  ...modifiers('make-up', {
    'natural|light|subtle|minimal|soft|fresh|nude|no make up look|everyday': makeup({
      strength: 0.3,
      lipstick: 0.25,
      eyeliner: 0.1,
    }),
    'heavy|dramatic|glamorous|glam|evening|bold|strong|full|party|professional': makeup({ strength: 1, eyeliner: 0.8 }),
    'dark|gothic|goth|smoky|smokey|black': makeup({ strength: 1, shadowColor: [52, 42, 46], eyeliner: 0.9 }),
    'thin|fine|thick|winged|sharp': nothing,
  }),
  ...lipstickColors,
  ...modifiers(
    'make-up',
    Object.fromEntries(
      LIPSTICK_NAMES.filter((name) => name !== 'nude' && name !== 'black').map((name) => [
        `${name}|dark ${name}|bright ${name}|deep ${name}`,
        lipstick(name),
      ]),
    ),
  ),
  ...traits({
    'smoky eyes|smokey eyes|smoky eye|smokey eye|smoky eye makeup|smokey eye makeup|smoky make up|smoky makeup|smokey makeup':
      makeup({ strength: 0.95, shadowColor: [58, 48, 50], eyeliner: 0.8 }),
    'bare face|bare skin face|clean face|natural face|bare faced|barefaced|no make up look|no makeup look|fresh faced|makeup free|make up free|without make up|without makeup|no makeup|no make up':
      bareFace,
    'made up': makeup({ strength: 0.8 }),
    'glam|glamorous|glamourous': makeup({ strength: 0.9, lipstick: 0.8, eyeliner: 0.7 }),
  }),
  ...nouns('eyeshadow', {
    'eyeshadow|eye shadow': { effect: makeup({ strength: 0.75 }), absent: makeup({ strength: 0.2 }) },
  }),
  ...byColor('eyeshadow', shadow),
  ...nouns(
    'glasses',
    orElse(noGlasses, {
      'glasses|framed glasses|eyeglasses|spectacles|specs|eyewear|bespectacled|frames|rimmed glasses|reading glasses':
        glasses('any'),
      'sunglasses|shades|sun glasses|dark glasses': sunglasses,
      'aviator sunglasses': all(sunglasses, glasses('aviator')),
      'aviators|aviator glasses': glasses('aviator'),
    }),
  ),
  ...modifiers('glasses', {
    'round|circular|wire|wire rimmed|john lennon|oval': glasses('round'),
    'square|rectangular|thick|thick rimmed|horn rimmed|chunky|nerdy|wayfarer|boxy|black rimmed|thick framed|big|large|oversized':
      glasses('square'),
    'cat eye|cateye|retro|cat': glasses('cat-eye'),
    aviator: glasses('aviator'),
    'rimless|frameless|thin|invisible|light': glasses('rimless'),
  }),
  ...byColor('glasses', (color) =>
    plainly((person) => {
      person.glasses = { ...person.glasses, color }
    }),
  ),
  ...nouns(
    'earrings',
    orElse(noEarrings, {
      'earrings|earring|jewelry|jewellery|piercings': earrings('any'),
      'studs|stud earrings|ear studs|stud|pearl earrings|ear piercings|ear piercing|pierced ears': earrings('studs'),
      'hoops|hoop earrings|hoop|hoop earring': earrings('hoops'),
      'drop earrings|dangly earrings|dangling earrings|drops|pendant earrings|chandelier earrings|dangle earrings':
        earrings('drops'),
    }),
  ),
  ...changed(
    'drawn as drop earrings',
    nouns(
      'earrings',
      orElse(noEarrings, {
        'temple jewellery|temple jewelry|kundan|kundan jewellery|kundan jewelry|polki|polki jewellery|oxidised jewellery|oxidized jewelry|bridal jewellery|bridal jewelry|jhumka|jhumkas|jhumka earrings|jhumki|jhumkis|chandbali|chandbalis|chandbali earrings|tassel earrings|temple earrings':
          earrings('drops'),
      }),
    ),
  ),
  ...changed(
    'drawn as studs',
    nouns(
      'earrings',
      orElse(noEarrings, { 'ear cuff|ear cuffs|helix piercing|cartilage piercing': earrings('studs') }),
    ),
  ),
  ...byColor('earrings', earringColor),
  ...modifiers('earrings', {
    'gold|golden': earringColor([212, 175, 96]),
    'silver|platinum|diamond|steel': earringColor([200, 202, 208]),
    'rose gold|copper': earringColor([206, 150, 124]),
    pearl: all(earrings('studs'), earringColor([238, 230, 220])),
    'big|large|huge|oversized|statement|chunky': earrings('hoops'),
    'small|tiny|delicate|simple': earrings('studs'),
  }),
  ...changed(
    'kept as they usually are',
    modifiers('earrings', {
      'oxidised|oxidized': earringColor([150, 150, 154]),
      'feather|beaded|heart|heart shaped|star|flower|cross|safety pin|asymmetric|temple|kundan': nothing,
    }),
  ),
  ...changed(
    'kept as they usually are',
    modifiers('glasses', { 'heart shaped|heart|star shaped|tiny|small|shield|visor|narrow|slim|rectangle': nothing }),
  ),
  ...nouns('smile', {
    'smile|smiling|smiles': { effect: mood(0.8), absent: mood(-0.2) },
    'grin|grinning': { effect: mood(0.9), absent: mood(-0.2) },
    'laughing|laugh|laughter': { effect: all(mood(1), expression('laugh')), absent: mood(0) },
    beaming: { effect: mood(1), absent: mood(0) },
  }),
  ...modifiers('smile', {
    'big|broad|wide|bright|toothy|beaming|huge|radiant|warm|friendly|joyful': mood(1),
    'slight|subtle|small|faint|gentle|soft|shy|little|mysterious|light|hint of|half': mood(0.4),
    'closed mouth|closed lip|tight lipped': mood(0.52),
  }),
  ...traits({
    'white teeth|perfect teeth|toothy smile|smiling with teeth|showing her teeth|showing teeth|pearly whites|toothy grin':
      mood(1),
    'smiling with closed lips|smiling with closed mouth|smile without teeth|smiling without teeth': mood(0.52),
    'cheerful|happy|joyful|joyous|friendly|warm|kind|welcoming|approachable|good natured|sweet|jolly|playful|optimistic|cheerfully|playfully':
      mood(0.7),
    [inManner(SMILING, 'warmly|brightly|radiantly|broadly|widely|openly|happily|joyfully|cheerfully')]: mood(1),
    [inManner(
      LAUGHING,
      'warmly|brightly|heartily|loudly|openly|freely|softly|happily|joyfully|cheerfully|playfully|quietly|calmly|serenely|confidently|proudly|thoughtfully',
    )]: all(mood(1), expression('laugh')),
    [inManner(SMILING, 'kindly|sweetly|genuinely|naturally|pleasantly|politely|knowingly|confidently|proudly')]:
      mood(0.6),
    [inManner(
      SMILING,
      'softly|faintly|slightly|subtly|tenderly|shyly|mysteriously|calmly|serenely|peacefully|seriously|solemnly|sternly|sadly',
    )]: mood(0.4),
    [inManner(SMILING, 'thoughtfully|pensively')]: all(mood(0.4), scene({ gazeAway: 0.7, gazeDown: 0.3 })),
    'seriously|solemnly|sternly|pensively': manner(mood(-0.35), 0.4),
    'calmly|serenely|peacefully': manner(mood(0.05), 0.4),
    sadly: manner(all(mood(-0.5), expression('sad')), 0.4),
    'confidently|proudly': manner(mood(0.3), 0.6),
    'serious|solemn|unsmiling|stoic|stern faced|grave|determined|focused|thoughtful|pensive|reserved': mood(-0.35),
    'angry|grumpy|frowning|scowling|frown': all(mood(-0.9), expression('angry')),
    'stern|fierce|cold|intimidating|strict|severe|moody|brooding': mood(-0.9),
    'neutral expression|neutral|expressionless|calm|relaxed|composed|serene|peaceful': mood(0.05),
    'sad|melancholic|melancholy': all(mood(-0.5), expression('sad')),
    'tired|weary': all(mood(-0.5), shape({ mouthCorners: -0.4 })),
    'confident|self assured|proud|assertive|charismatic|charming|elegant': mood(0.3),
  }),
]

const dye =
  (place: WornPlace, color: Rgb): Effect =>
  ({ scene }, strength) => {
    if (strength > 0) scene.wornColors = { ...scene.wornColors, [place]: color }
  }

const METAL_WORDS = {
  'diamond|platinum|crystal|steel|sparkly': [216, 222, 230],
  'rose gold|copper|bronze': [206, 150, 124],
  'pearl|white gold': [238, 232, 222],
} as const satisfies Record<string, Rgb>

/** The colours of all that is worn beside clothes: who knows them already need not wait for what the things are called. */
export const WORN_COLOR_WORDS: WordList = [
  ...WORN_PLACES.flatMap((place) =>
    changed('kept as it usually is', modifiers(place, { 'short|tall|long|big|large|huge|giant|small|tiny': nothing })),
  ),
  ...WORN_PLACES.flatMap((place) =>
    modifiers(
      place,
      Object.fromEntries(
        Object.entries({ ...COLOR_WORDS, ...METAL_WORDS }).map(([words, color]) => [words, dye(place, color)]),
      ),
    ),
  ),
]
