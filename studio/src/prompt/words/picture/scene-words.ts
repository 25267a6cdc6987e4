import type { Weather } from '../../../places/hour.ts'
import type { Rgb } from '../../../image/rgb.ts'
import { changed, modifiers, nouns, traits } from '../../sense.ts'
import type { Effect, WordList } from '../../sense.ts'
import { COLOR_WORDS, OUTFIT_WORDS } from '../clothes/outfit-words.ts'
import { all, nothing } from '../../effects.ts'
import { EXPRESSION_WORDS } from '../people/expression-words.ts'
import { scene } from '../scene-effects.ts'

const DARK_PAPER: Rgb = [46, 46, 50]
const LIGHT_PAPER: Rgb = [230, 228, 224]

/** Paper of a tone, where no place is named. */
const toned =
  (backdropColor: Rgb): Effect =>
  ({ scene: requested }, strength) => {
    if (strength > 0 && (requested.backdrop ??= 'studio') === 'studio') requested.backdropColor = backdropColor
  }

/** The walls of the room that is named, or paper where none is. */
const paintedWall =
  (color: Rgb): Effect =>
  ({ scene: requested }, strength) => {
    if (strength <= 0) return
    requested.wallColor = color
    if ((requested.backdrop ??= 'studio') === 'studio') requested.backdropColor = color
  }

const BACKGROUND_WORDS: WordList = [
  ...nouns('paper', {
    'background|backdrop': { opensClause: true },
    'plain background|plain backdrop|plain wall|blank wall|studio background|solid background|simple background|clean background|neutral background|empty background|seamless paper|paper backdrop|plain studio backdrop|gradient background|gradient backdrop|gradient studio background|studio backdrop gradient':
      { effect: ({ scene: requested }) => void (requested.backdrop ??= 'studio'), opensClause: true },
  }),
  ...nouns('wall', { 'wall|walls': { opensClause: true } }),
  ...modifiers(
    'wall',
    Object.fromEntries(Object.entries(COLOR_WORDS).map(([words, color]) => [words, paintedWall(color)])),
  ),
  ...modifiers('wall', { dark: toned(DARK_PAPER), 'light|bright|pale': toned(LIGHT_PAPER) }),
  ...modifiers(
    'paper',
    Object.fromEntries(
      Object.entries(COLOR_WORDS).map(([words, backdropColor]) => [
        words,
        scene({ backdrop: 'studio', backdropColor }),
      ]),
    ),
  ),
  ...modifiers('paper', {
    dark: toned(DARK_PAPER),
    'light|bright|pale': toned(LIGHT_PAPER),
  }),
]

/** A sky that is seen by day, unless another hour is named. */
const byDaylight =
  (weather: Weather, denied: Weather): Effect =>
  ({ scene: requested }, strength) => {
    const isWet = weather === 'cloudy' && requested.weather && requested.weather !== 'clear'
    if (strength <= 0) requested.weather = denied
    else if (!isWet) requested.weather = weather
    if (strength > 0) requested.time ??= 'day'
  }

/** A night whose sky is seen, unless a place is named. */
const underStars: Effect = ({ scene: requested }, strength) => {
  requested.time = strength > 0 ? 'night' : 'day'
  if (strength > 0) requested.setting ??= { backdrop: 'lake', always: true }
}

/** Skies and looks that only come near. */
const NEAR_WORDS: WordList = [
  ...changed('drawn with closed eyes', traits({ 'meditating|asleep|sleeping': scene({ eyesClosed: true }) })),
  ...changed('drawn looking down', traits({ writing: scene({ gazeDown: 1 }) })),
  ...changed(
    'drawn as a sky with stars',
    traits({
      'milky way|shooting star|shooting stars|meteor shower|constellations|starfield|galaxy sky|night sky full of constellations':
        underStars,
    }),
  ),
  ...changed(
    'drawn as rain',
    traits({ 'hail|sleet|lightning|lightning strike|lightning bolt': scene({ weather: 'rain' }) }),
  ),
]

/** In the sky, unless they are those of a jewel or a tattoo. */
const MOON_WORDS: WordList = [
  ...traits({ moon: scene({ time: 'night' }, { time: 'day' }) }),
  ...nouns('other', {
    'stars|crescent moon': { effect: scene({ time: 'night' }), absent: scene({ time: 'day' }) },
  }),
  ...(['earrings', 'necklace', 'ring', 'wrist', 'ink', 'hair-jewel'] as const).flatMap((feature) =>
    changed(
      'kept as it usually is',
      modifiers(feature, { 'moon|crescent moon|moon phase|moon and star|stars': nothing }),
    ),
  ),
]

const MOMENT_WORDS: WordList = traits({
  'at sunrise|sunrise|dawn|daybreak|early morning|at dawn|first light|early morning light|first morning light|before dawn|predawn|at first light|at break of day|pink sky|pastel sky|cotton candy sky|morning sky|purple sky':
    scene({ time: 'dawn' }, { time: 'day' }),
  'day|daytime|by day|midday|noon|at noon|afternoon|morning|in the morning|during the day|mid morning|late morning|early afternoon|high noon|lunchtime|broad daylight|daylight hours|bright day|in the afternoon|at midday|work day':
    scene({ time: 'day' }, { time: 'night' }),
  'golden hour|golden light|sun flare|lens flare|magic hour': ({ scene: requested }, strength) => {
    requested.time = strength > 0 ? 'golden-hour' : 'day'
    if (strength > 0) requested.lighting ??= 'golden-hour'
  },
  'long shadows|pink sunset|orange sunset|red sunset|purple sunset|golden sunset|pastel sunset|sunset|at sunset|late afternoon|setting sun|evening sun|sundown|orange sky|red sky|golden sky|sunset sky|fiery sky|evening glow|last light|golden evening|warm evening light|late sun|low sun|sunset glow|autumn sun':
    scene({ time: 'golden-hour' }, { time: 'day' }),
  'dusk|twilight|blue hour|at dusk|evening|in the evening|nightfall|early evening|late evening|evening sky|after sunset|twilight sky|blue hour sky|in the blue hour|gloaming':
    scene({ time: 'dusk' }, { time: 'day' }),
  'night|at night|nighttime|by night|midnight|late night|nightlife|late at night|summer night|in the middle of the night|dark night|night out|night time|after midnight':
    scene({ time: 'night' }, { time: 'day' }),
  'full moon|starry night|under the stars|night sky|under the moon|starry sky|stargazing|starlight|starlit|sky full of stars|stars in the sky|night of stars|moon and stars|stars and moon|moon in the sky':
    underStars,
  'moonlight|moonlit': scene({ time: 'night', lighting: 'cool' }),
  'sunny|sunshine|clear sky|blue sky|sun|sunlit|clear weather|cloudless|bright sun|bright sunshine|sunny weather|perfect weather|strong sun|sun shining':
    byDaylight('clear', 'cloudy'),
  'cloudy|overcast|grey sky|gray sky|clouds|gloomy weather|cloudy sky|dramatic sky|stormy sky|dark clouds|storm clouds|grey day|gray day|overcast sky|overcast day|heavy clouds|gloomy day|cloudy day|dark sky':
    byDaylight('cloudy', 'clear'),
  'fog|foggy|mist|misty|hazy|haze|thick fog|dense fog|light fog|low fog|fog in the background|heavy fog': scene(
    { weather: 'fog' },
    { weather: 'clear' },
  ),
  'dreamy|ethereal|soft focus|fairytale|fairy tale|dreamlike': scene({ mood: 'dreamy' }),
  'pastel colors|pastel colours|pastel tones|soft pastel tones|pastel palette|pastel aesthetic|pastel|candy colors|soft pastel colors|soft pastels|soft pastel colours|soft pastel palette|pastels':
    scene({
      mood: 'pastel',
    }),
  'vivid|vibrant|colourful|colorful|bold colors|saturated|lively colors|pop art': scene(
    { mood: 'vivid' },
    { mood: 'natural' },
  ),
  'black and white|monochrome|monochromatic|b and w|greyscale|grayscale': scene(
    { mood: 'monochrome' },
    { mood: 'natural' },
  ),
  'cosy mood|cozy mood|warm mood|warm atmosphere|cozy atmosphere|cosy atmosphere|intimate|hygge': scene({
    mood: 'warm',
  }),
  'cool mood|icy|cold atmosphere|melancholic mood': scene({ mood: 'cool' }),
  'dramatic mood|moody atmosphere|dramatic atmosphere|epic|intense mood|gritty': scene({ mood: 'dramatic' }),
})

/** A coloured lamp; a second one stands on the other side. */
const tint =
  (color: Rgb): Effect =>
  ({ scene: requested }, strength) => {
    const known = requested.lightColors === NEON ? undefined : requested.lightColors
    if (strength > 0) requested.lightColors = [known?.[0] ?? color, color]
  }

/** Neon where no colours are named. */
const NEON: readonly [Rgb, Rgb] = [
  [255, 64, 160],
  [56, 120, 255],
]

export const LIGHT_COLORS = {
  'red|crimson': [255, 40, 40],
  'pink|magenta|hot pink': [255, 64, 160],
  'purple|violet': [150, 70, 255],
  blue: [50, 110, 255],
  'teal|cyan|turquoise': [40, 210, 220],
  green: [60, 220, 100],
  orange: [255, 140, 40],
} as const satisfies Record<string, Rgb>

const LIGHT_WORDS: WordList = [
  ...nouns('light', {
    'light|lighting|lit|sunlight|shadows|lights|tones|illumination|atmosphere': { opensClause: true },
  }),
  ...nouns('light', {
    'led|leds|led room|led wall|neon reflections|neon lighting|neon light|neon glow|neon lit|led lights|led light|led lighting|led strips|led strip|pink and blue lights|pink and blue light|colored gels|colored gel light|gel light|gel lights|coloured gels|gel lighting|cyberpunk lighting|rgb|rgb lights|rgb lighting|rgb light|rgb setup|led glow|neon lamps|disco lights|bisexual lighting|split lighting|split light|colored lights|coloured lights':
      {
        effect: ({ scene: requested }) => {
          requested.lightColors ??= NEON
        },
        opensClause: true,
      },
  }),
  ...modifiers('light', {
    ...Object.fromEntries(Object.entries(LIGHT_COLORS).map(([words, color]) => [words, tint(color)])),
    'soft|natural|diffused|studio|even|flattering|window|gentle|daylight|bright': scene({ lighting: 'soft' }),
    'warm|golden|candle|cozy|cosy|evening|tungsten': scene({ lighting: 'warm' }),
    'cool|cold|moon|overcast|winter': scene({ lighting: 'cool' }),
    'dramatic|moody|rembrandt|low key|hard|cinematic|dark|contrast|high contrast|chiaroscuro|strong': scene({
      lighting: 'dramatic',
    }),
  }),
  ...traits({
    'rim light|rim lighting|rim lit|backlit|backlight|back lighting|back lit|backlighting|hair light|edge light|silhouette light|contre jour':
      scene({ lighting: 'rim' }, { lighting: 'soft' }),
    'high key|high key lighting|beauty lighting|butterfly lighting|ring light|beauty dish|clamshell lighting|flash photography|flash|bright even light|overexposed':
      scene({ lighting: 'high-key' }),
    'candlelight|candlelit|warm tones|lamplight|lantern light|firelight|fire light|candle light|lit by candles|glow of candlelight|by candlelight|warm candlelight|torchlight|lit by firelight|warm lamp':
      scene({
        lighting: 'warm',
      }),
    'cool tones': scene({ lighting: 'cool' }),
    'harsh midday sun|harsh sun|harsh sunlight|hard sunlight|direct sunlight|strong sunlight|glaring sun': scene({
      lighting: 'dramatic',
      time: 'day',
      weather: 'clear',
    }),
    'rembrandt|rembrandt style|chiaroscuro|low key lighting|film noir|noir|cinematic|cinematic still|cinematic shot|cinematic portrait|cinematic photo|cinematic look|cinematic scene':
      scene({ lighting: 'dramatic' }),
    daylight: scene({ lighting: 'soft', time: 'day' }),
    softbox: scene({ lighting: 'soft' }),
    'screen glow|screen glow on his face|screen glow on her face|glow of the screen|monitor glow|phone glow|lit by the screen|lit by a screen|lit by her phone|lit by his phone|lit by the monitor|computer glow':
      all(scene({ lighting: 'dramatic' }), tint(LIGHT_COLORS.blue)),
    'light from the left|lit from the left|light from left': scene({ keyLight: 'left' }),
    'light from the right|lit from the right|light from right': scene({ keyLight: 'right' }),
  }),
]

const LOOK_WORDS: WordList = traits({
  'looking at the camera|looking at camera|looking into the camera|eye contact|facing the camera|facing camera|looking at viewer|looking straight ahead|at the camera|to the camera|into the camera|towards the camera|toward the camera|for the camera|at camera|posing for the camera':
    scene({ gazeAway: 0, turn: 0.2 }, { gazeAway: 1 }),
  'off camera|at something off camera|something off camera|out of frame|off screen|looking away|looking aside|looking to the side|averted gaze|looking off camera|looking into the distance|gazing away|gazing into the distance|looking outside|staring into the distance|looking around|looking at a painting|looking at the painting|looking at art|looking at the landscape|looking off into the distance|contemplating the view':
    scene({ gazeAway: 1 }, { gazeAway: 0 }),
  'looking left|looking to the left|looks left|glancing left': scene({ gazeAway: 1, gazeSide: -1 }),
  'looking right|looking to the right|looks right|glancing right': scene({ gazeAway: 1, gazeSide: 1 }),
  'looking down|lowered eyes|downcast eyes|eyes lowered|gazing down': scene({ gazeDown: 1 }),
  'reading|reading a book|reading a newspaper|reading a magazine|reads a book|reads': scene({
    gazeDown: 1,
    prop: 'book',
  }),
  'looking at her phone|looking at his phone|looking at the phone|texting|scrolling|checking her phone|checking his phone':
    scene({ gazeDown: 1, prop: 'phone' }),
  'looking up|gazing up|looking at the sky|chin up': scene({ gazeDown: -0.7 }),
  'eyes closed|closed eyes|with closed eyes': scene({ eyesClosed: true }),
  'green screen|chroma key|greenscreen': scene({ backdrop: 'studio', backdropColor: [44, 178, 84] }),
  'daydreaming|lost in thought': scene({ gazeAway: 1 }),
  'front view|frontal|facing forward|front facing|head on|straight on': scene({ turn: 0 }),
  'three quarter view|three quarter|3 4 view|turned to the side|half profile': scene({ turn: 1 }),
  'head tilted|tilted head|tilting her head|tilting his head|head tilt|tilts her head': scene({ tilt: 1 }, { tilt: 0 }),
})

/** Turns that are drawn less far, which is told. */
const TURN_WORDS: WordList = changed(
  'the head turns as far as three quarters',
  traits({
    'side view|profile|from the side|in profile|profile view': scene({ turn: 1.6 }),
    'over the shoulder|over her shoulder|over his shoulder|looking back|looking over her shoulder|looking over his shoulder|looking over the shoulder':
      scene({ turn: 1 }),
  }),
)

const FRAMING_WORDS: WordList = traits({
  'selfie|close up|closeup|headshot|head shot|head and shoulders|face shot|beauty shot|passport photo|profile photo|bust shot|close up shot|close up portrait|extreme close up|linkedin photo|profile picture|ring light selfie':
    scene({ framing: 'selfie' }),
  // Of somebody whose hands are asked for something it reaches as far as they do.
  'portrait|portraits': scene({ framing: 'selfie' }),
  'half body|upper body|waist up|medium shot|half length|from the waist up|upper body shot|half body shot|cowboy shot':
    scene({ framing: 'half-body' }),
  'full body|full length|head to toe|whole body|full body shot|full figure|wide shot|full length shot|entire body|full body portrait':
    scene({ framing: 'full-body' }),
})

/** Pictures as such. */
const PICTURE_WORDS: WordList = traits({
  'picture|pictures|image|images|shot': () => {},
}).map(([phrase, sense]) => [phrase, { ...sense, fate: 'shown' as const }])

export const SCENE_WORDS: WordList = [
  ...FRAMING_WORDS,
  ...PICTURE_WORDS,
  ...EXPRESSION_WORDS,
  ...OUTFIT_WORDS,
  ...BACKGROUND_WORDS,
  ...MOMENT_WORDS,
  ...MOON_WORDS,
  ...NEAR_WORDS,
  ...LIGHT_WORDS,
  ...LOOK_WORDS,
  ...TURN_WORDS,
]
