import { LIPSTICK_COLORS } from '../../../identity/person-colors.ts'
import type { Rgb } from '../../../image/rgb.ts'
import { all, hair, hairStyle, makeup, manner, mood, nothing, shape, skin } from '../../effects.ts'
import { changed, modifiers, nouns, traits } from '../../sense.ts'
import type { WordList } from '../../sense.ts'
import { scene } from '../scene-effects.ts'

/** Smiles that are said with a word for a whole face. */
const FACE_TASTES: WordList = [
  ...traits({
    'lash extensions|eyelash extensions|lash lift|strip lashes|lash clusters': shape({ lashes: 0.85 }),
    'feathered brows|fluffy brows|laminated brows|brow lamination|microbladed brows|soap brows|brushed up brows': shape(
      {
        browThickness: 0.6,
        browDensity: 0.4,
      },
    ),
    'lip filler|lip fillers|lip injections|plumped lips|overfilled lips': shape({ upperLip: 0.85, lowerLip: 0.9 }),
    'fox eyes|cat like eyes|lifted eyes': shape({ eyeTilt: 0.6, eyeOpening: -0.2 }),
  }),
  ...modifiers('smile', {
    'easy|inviting|honest|carefree|festive|infectious|contagious|winning|perfect|dazzling|gleaming|hollywood':
      mood(0.9),
    'reassuring|content|knowing|quiet|professional|polite|discreet|effortless|cool|sophisticated': mood(0.5),
    'lopsided|cocky': scene({ face: 'smirk' }),
  }),
  ...traits({
    'reassuring|easygoing|easy going|laid back|carefree|chilled|chill|effortless|nonchalant|unbothered|at ease':
      mood(0.45),
    'festive mood|full of joy|pure joy|having fun|bubbly|energetic|lively|upbeat|joyfully|happily|laughing out loud|candid laugh|laughing candidly|mid laugh|giggling|giggle|giggles':
      all(mood(1), scene({ face: 'laugh' })),
    'regal|majestic|dignified|stately|poised|regal pose|haughty': all(mood(0.1), scene({ gazeDown: -0.3 })),
    'stare|cool stare|confident stare|empty stare|bold stare|strong stare|fierce stare|intense stare|smoldering look|smouldering look|smize|smoldering gaze|piercing stare|model stare|editorial stare|deadpan|poker face|stone faced':
      mood(-0.6),
    'thinking|contemplative|reflective|introspective|deep in thought': all(
      mood(-0.3),
      scene({ gazeAway: 0.7, gazeDown: 0.3 }),
    ),
    thoughtfully: all(manner(mood(-0.3), 0.4), scene({ gazeAway: 0.7, gazeDown: 0.3 })),
    'surprised face|mind blown|jaw dropped|wow face|surprised reaction|omg face|shock face|shocked reaction': scene({
      face: 'surprised',
    }),
    'hyped|stoked|celebrating|celebration|celebratory': scene({ face: 'excited' }),
    'exhausted|burned out|burnt out|hungover|jet lagged|just woke up|waking up': all(mood(-0.3), scene({ lids: 0.4 })),
    'motivated|driven|disciplined|unstoppable|powerful|empowered|girl boss|boss energy|power pose|game face|in the zone':
      scene({ face: 'determined' }),
    'looking over shoulder|glancing back|glance over the shoulder': scene({ turn: 1 }),
    'looking out of the window|looking out the window|gazing out of the window|looking at the view|watching the sunset|looking at the horizon|gazing at the horizon|enjoying the view|admiring the view':
      scene({ gazeAway: 1 }),
    'looking straight at the camera|direct gaze|direct look|direct eye contact|looking directly at the camera|staring at the camera|staring into the camera|staring at camera|to camera|facing the lens|looking into the lens|straight to camera':
      scene({ gazeAway: 0, turn: 0.2 }),
    'smiling at the camera': all(mood(0.8), scene({ gazeAway: 0, turn: 0.2 })),
  }),
]

const LINERS = ['eyeliner', 'liner', 'winged eyeliner', 'graphic eyeliner', 'graphic liner', 'winged liner']

const LINER_COLORS = {
  'blue|electric blue|bright blue|bold blue|neon blue|cobalt blue|navy': [58, 96, 184],
  'green|neon green|emerald': [62, 134, 90],
  'white|silver': [226, 226, 228],
  'purple|violet|lilac': [118, 84, 160],
  'pink|hot pink|neon pink': [214, 92, 146],
  gold: [200, 160, 86],
  'red|orange|neon orange': [196, 82, 52],
} as const satisfies Record<string, Rgb>

/** Skin, brows, hair and make-up, as sellers of creams call them. */
const BEAUTY_TASTES: WordList = [
  ...nouns('skin', {
    'glass skin|dewy glow|healthy glow|natural glow|glazed skin|glazed donut skin|skin glow|hydrated skin': {
      effect: shape({ skinTexture: -0.6, moles: -0.5 }),
    },
    'skin texture|natural skin texture|real skin texture|visible pores|pores|real skin|unretouched skin|skin detail|skin pores':
      { effect: shape({ skinTexture: 0.45 }) },
    'summer tan|bronzed glow|sunkissed glow|sun kissed glow|suntan': { effect: skin(0.44, 0.4) },
  }),
  ...modifiers('skin', {
    'luminous|hydrated|glowy|glassy|glazed': shape({ skinTexture: -0.6, moles: -0.5 }),
    'unretouched|real|imperfect': shape({ skinTexture: 0.45 }),
  }),
  ...modifiers('cheeks', { 'wind kissed|blushed': shape({ blush: 0.9 }) }),
  ...traits({ 'rosy glow': shape({ blush: 0.9 }) }),
  ...modifiers('brows', { 'brushed up|brushed|laminated|soap': shape({ browThickness: 0.6, browDensity: 0.4 }) }),
  ...modifiers('lashes', { 'fluttery|doll|extended': shape({ lashes: 0.8 }) }),
  ...modifiers('lips', { 'bold|lipsticked|painted|dramatic|statement': makeup({ lipstick: 1 }) }),
  ...modifiers('lashes', { 'dramatic|heavy|bold|glamorous|big': shape({ lashes: 0.9 }) }),
  ...modifiers('lips', { 'glazed|oiled|balmy': makeup({ gloss: 0.95 }) }),
  ...traits({
    'bold red lip': makeup({ lipColor: LIPSTICK_COLORS.red, lipstick: 1 }),
    'soft glam|soft glam makeup|party makeup|red carpet makeup|evening makeup|bridal makeup|wedding makeup': makeup({
      strength: 0.85,
      lipstick: 0.7,
      eyeliner: 0.6,
    }),
    'clean makeup|clean girl makeup|skin first makeup|your skin but better|natural beauty|clean beauty': makeup({
      strength: 0.3,
      lipstick: 0.25,
      eyeliner: 0.1,
    }),
    'lip oil|lip balm': makeup({ gloss: 0.95 }),
    'siren eyes|foxy eyes|graphic eyeliner|graphic liner|smudged eyeliner|smudged liner|fox eye makeup|fox eye|bold graphic eyeliner':
      makeup({ eyeliner: 1, strength: 0.8 }),
    'smoked out eyes': makeup({ strength: 1, shadowColor: [58, 48, 50], eyeliner: 0.8 }),
  }),
  ...traits({
    'contoured|contour|contouring|sculpted cheeks|contoured cheeks|contoured face|sculpted makeup': all(
      makeup({ strength: 0.85 }),
      shape({ cheekbones: 0.6, cheekHollow: 0.3 }),
    ),
    'highlighter|strobing|glowy highlight|highlighted cheekbones|strobe makeup': all(
      makeup({ strength: 0.6 }),
      shape({ skinTexture: -0.5 }),
    ),
    'no makeup makeup|barely there makeup|soft natural makeup|my lips but better': makeup({
      strength: 0.3,
      lipstick: 0.25,
      eyeliner: 0.1,
    }),
  }),
  ...changed(
    'drawn as strong eyeshadow',
    traits({
      'cut crease|cut crease eyeshadow|halo eyes|halo eye|spotlight eye|glitter cut crease': makeup({
        strength: 1,
        eyeliner: 0.8,
      }),
    }),
  ),
  ...changed(
    'drawn with eyeshadow of that colour',
    traits(
      Object.fromEntries(
        Object.entries(LINER_COLORS).map(([names, shadowColor]) => [
          names
            .split('|')
            .flatMap((name) => LINERS.map((liner) => `${name} ${liner}`))
            .join('|'),
          makeup({ strength: 0.85, eyeliner: 0.8, shadowColor }),
        ]),
      ),
    ),
  ),
  ...changed(
    'drawn in one colour',
    modifiers('lips', { 'gradient|ombre|blurred|lined|overlined|two tone|two toned': makeup({ lipstick: 0.7 }) }),
  ),
  ...changed(
    'drawn as such make-up usually is',
    modifiers('make-up', {
      'bollywood|festival|editorial|avant garde|stage|colorful|colourful|monochromatic|sfx|experimental': makeup({
        strength: 1,
        eyeliner: 0.7,
      }),
      'latte|strawberry|douyin|igari|sunset|peachy': makeup({ strength: 0.7 }),
    }),
  ),
  ...nouns('hair', {
    'slick bun|clean girl bun|ballerina bun|ballet bun': { effect: hairStyle('bun') },
    'sleek pony|high pony|snatched ponytail': { effect: hairStyle('ponytail') },
    'blunt bob|box bob': { effect: hairStyle('bob', 'bob-fringe') },
  }),
  ...nouns('shoes', {
    'barefoot|bare feet|bare foot|shoeless|barefooted|without shoes': {
      effect: scene({ shoes: 'barefoot' }),
      opensClause: true,
    },
  }),
  ...changed(
    'drawn as tousled hair',
    nouns('hair', { 'bed hair|undone hair': { effect: hairStyle('messy', 'long', 'lob') } }),
  ),
  ...nouns('hair', {
    'wind|breeze|light breeze|gentle breeze|sea breeze|strong wind|gusts of wind|gust of wind|wind in her hair|windblown hair|wind blown hair|windswept hair|windswept|wind swept hair|windblown|hair blowing in the wind|hair blowing|blowing hair|hair in the wind|wind in hair|wind in his hair|flying hair|floating hair|flowing hair|hair in motion|windy|windy day|windy weather|wind machine|hair flip|hair toss|flipping her hair|tossing her hair|whipping her hair|hair flying':
      { effect: scene({ isWindy: true }) },
  }),
  ...modifiers('hair', { 'windblown|windswept|wind blown': scene({ isWindy: true }) }),
  ...changed('drawn as sleek hair', [
    ...nouns('hair', {
      'wet hair|damp hair|soaked hair|dripping hair|wet look|wet hair look|soaking wet hair': {
        effect: hairStyle('slicked-back', 'slicked-long'),
      },
    }),
    ...modifiers('hair', { 'wet|damp|dripping|soaked': hairStyle('slicked-back', 'slicked-long') }),
  ]),
  ...changed('drawn as their own hair', nouns('hair', { 'wig|wigs|lace wig': {} })),
  ...modifiers('accent', { mushroom: hair({ accentColor: 'light brown' }), peach: hair({ accentColor: 'rose gold' }) }),
  ...changed(
    'drawn as such hair usually is',
    modifiers('hair', {
      'new|trendy|stylish|effortless|perfect|fashionable|clean|chic|luxurious|nourished|undone|lived in|editorial|modern|smudged|cool|bouncing':
        nothing,
    }),
  ),
]

/** Faces, skin, hair and make-up as people write of them for brands. */
export const BEAUTY_WORDS: WordList = [...FACE_TASTES, ...BEAUTY_TASTES]
