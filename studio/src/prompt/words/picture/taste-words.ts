import { COLOR_WORDS } from '../clothes/outfit-words.ts'
import { nothing } from '../../effects.ts'
import type { Rgb } from '../../../image/rgb.ts'
import type { Lighting } from '../../../places/hour.ts'
import { changed, modifiers, nouns, traits } from '../../sense.ts'
import type { Effect, WordList } from '../../sense.ts'
import { scene } from '../scene-effects.ts'
import { LIGHT_COLORS } from './scene-words.ts'

/** Pale colours, by day unless another hour is named. */
const airy: Effect = ({ scene: asked }, strength) => {
  if (strength <= 0) return
  asked.mood = 'airy'
  asked.time ??= 'day'
}

/** How the colours of a picture are graded. */
const COLOR_TASTES: WordList = [
  ...nouns('grade', {
    'composition|color scheme|colour scheme|shades|tones|colors|palette|color palette|colour palette|hues|grading|color grade|color grading|vibe|vibes|mood|feel|ambience|ambiance|aesthetic|look':
      { opensClause: true },
  }),
  ...modifiers('grade', {
    'intellectual|thoughtful|calm|peaceful|serene|relaxed|zen|tranquil|meditative|timid|pensive|reflective|muted|desaturated|washed out|neutral|beige|earth|earthy|natural|soft|quiet|nude|stone|sandy|minimal|minimalist|simple|organic|low saturation':
      scene({ mood: 'muted' }),
    'airy|bright|light|fresh|clean|bright and airy|bright airy|crisp|white|pure|coastal|scandi|clean girl': airy,
    'playful|upbeat|celebratory|cheerful|happy|optimistic|positive|exotic|sporty|bold|punchy|rich|neon|candy|summer|summery|festive|festival|party|joyful|fun|carnival|lively|energetic|pop|maximalist|holiday|vacation':
      scene({ mood: 'vivid' }),
    'nostalgic|hopeful|family|homey feeling|warm|golden|autumn|autumnal|fall|amber|honey|sunset|romantic|homely|friendly':
      scene({ mood: 'warm' }),
    'melancholic|melancholy|lonely|techy|cool|cold|icy|winter|blue|steel|futuristic|sad|sleek': scene({
      mood: 'cool',
    }),
    'heroic|rock|badass|fierce|industrial|dark|deep|moody|high contrast|contrasty|edgy|mysterious|gothic|grungy|underground|powerful|strong|urban|dark academia|rebellious|masculine|luxury|luxurious|opulent|expensive':
      scene({ mood: 'dramatic' }),
    'whimsical|magical|surreal|delicate|gentle|calming': scene({ mood: 'dreamy' }),
    'retro|old|disco|timeless|classic|film|indie|bohemian|boho': scene({
      mood: 'vintage',
    }),
    'soft pastel|girly|baby|pastel|kawaii|sorbet|powdery|cute|spring|coquette': scene({ mood: 'pastel' }),
  }),
  ...modifiers(
    'grade',
    {
      'cozy|cosy|rustic|homey|toasty|inviting': scene({ mood: 'warm' }),
      'somber|sombre|sterile|clinical': scene({ mood: 'cool' }),
      'dystopian|apocalyptic|dramatic|intense': scene({ mood: 'dramatic' }),
      tropical: scene({ mood: 'vivid' }),
      'subdued|understated|faded': scene({ mood: 'muted' }),
      angelic: scene({ mood: 'dreamy' }),
    },
    true,
  ),
  ...traits({
    'muted|desaturated|washed out|low saturation|earthy': scene({ mood: 'muted' }),
    'fresh and clean|clean and fresh|airy|bright and airy|light and airy|bright airy|sun drenched|light filled': airy,
    'film grain|grainy|grain|analogue film|analogue|film aesthetic|disposable camera|disposable camera look|cinestill|super 8|grainy film':
      scene({ mood: 'film' }),
    'summery|festive|punchy|maximalist|dopamine dressing': scene({ mood: 'vivid' }),
    'romantic|romance|homely|cozy season|autumnal': scene({ mood: 'warm' }),
    'high contrast|contrasty|edgy|mysterious|grungy|stark|spooky|eerie|creepy|haunting|mystic|sinister|ominous': scene({
      mood: 'dramatic',
    }),
    'soft glow|hazy glow|glowy|magical|whimsical|fantasy vibe|fairy like|otherworldly|heavenly|mystical|enchanting|dreamy atmosphere':
      scene({ mood: 'dreamy' }),
    kawaii: scene({ mood: 'pastel' }),
  }),
]

const HOURLY: WordList = [
  ...modifiers('light', {
    morning: scene({ time: 'day' }),
    'afternoon|golden hour': scene({ time: 'golden-hour', lighting: 'golden-hour' }),
    'midday|summer': scene({ time: 'day', weather: 'clear' }),
  }),
  // What shines can be said to be soft or harsh.
  ...nouns('light', { 'sun|sunshine': { opensClause: true } }),
  ...traits({
    'sunday morning|lazy morning|saturday morning|slow morning|lazy sunday': scene({ time: 'day', mood: 'warm' }),
    'late summer|summertime|summer afternoon|heatwave|summer evening': scene({ time: 'golden-hour', weather: 'clear' }),
    'summer day|scorching|blazing sun|summer sun|heat wave|hot day|hot summer day|scorching day|tropical heat|hot weather|midday sun|noon sun':
      scene({ time: 'day', weather: 'clear' }),
    'after dark': scene({ time: 'night' }),
    'dull day': scene({ weather: 'cloudy' }),
    'mist rolling in': scene({ weather: 'fog', time: 'day' }),
    'raindrops|april showers|wet pavement|wet asphalt|pouring rain|in the pouring rain': scene({ weather: 'rain' }),
    'snow covered|snow falling|falling snow|powder snow': scene({ weather: 'snow' }),
  }),
]

/** Manners that a finished picture is drawn over in. */
const STYLE_WORDS: WordList = traits({
  'comic book style|comic book|comic|comic style|comics|graphic novel|ink drawing|comic art': scene({ style: 'comic' }),
  'watercolor|watercolour|watercolor painting|watercolour painting|aquarelle|watercolor style|watercolor illustration':
    scene({ style: 'watercolour' }),
  'clay|claymation|clay style|plasticine|stop motion|clay figure': scene({ style: 'clay' }),
})

/** Weather and colours that portraits seldom have. */
const SELDOM_WORDS: WordList = traits({
  'rain drops on glass|raindrops on glass|rain on glass|rain drops on the window|raindrops on the window|rain on a window|raindrops on a window|rain drops|water drops on glass|rain|monsoon|monsoon rain|heavy rain|rainy|raining|drizzle|storm|stormy|downpour|in the rain|wet street|puddles|thunderstorm|rain soaked|rainy day|light rain|heavy storm|drizzling|rainy weather|reflections|puddle|reflections on wet asphalt|rain shower|thunder|summer rain|rain puddles|soft rain|wet ground':
    scene({ weather: 'rain' }, { weather: 'clear' }),
  'snow|snowy|snowing|snowfall|blizzard|snowflakes|in the snow|winter|wintry|snowstorm|light snow|gentle snowfall|first snow|fresh snow|snow flurries|snow on the ground|heavy snow|heavy snowfall|light snowfall|winter weather|snow storm':
    scene({ weather: 'snow' }, { weather: 'clear' }),
  'teal and orange|orange and teal|blockbuster colors|teal orange': scene({ mood: 'teal-orange' }),
  'kodachrome|kodak|portra|lomography|lomo|expired film|35mm film|16mm film|8mm film|70mm film|film photo|vhs|faded film|film look|analog|polaroid|retro film|vintage look|nostalgic':
    scene({ mood: 'vintage' }),
})

/** Daylight in a tone, of which "soft" and "warm" alone would say something of people. */
const toned = (tones: string, lighting: Lighting): WordList =>
  traits({
    [tones
      .split('|')
      .flatMap((tone) =>
        ['morning light', 'morning sunlight', 'afternoon light', 'afternoon sun', 'afternoon sunlight'].map(
          (light) => `${tone} ${light}`,
        ),
      )
      .join('|')]: scene({ weather: 'clear', lighting }),
    [tones
      .split('|')
      .flatMap((tone) => ['window light', 'indoor light', 'lamp light', 'spotlight'].map((light) => `${tone} ${light}`))
      .join('|')]: scene({ lighting }),
  })

const RIMS = [
  'rim light',
  'rim lighting',
  'rim lights',
  'backlight',
  'back light',
  'backlighting',
  'edge light',
  'hair light',
]

const PLAIN_LAMP: Rgb = [255, 240, 226]

/** Coloured light from behind, while the other lamp stays plain. */
const tintedRims: WordList = Object.entries(LIGHT_COLORS).flatMap(([names, color]) =>
  traits({
    [names
      .split('|')
      .flatMap((name) => RIMS.map((rim) => `${name} ${rim}`))
      .join('|')]: scene({ lighting: 'rim', lightColors: [PLAIN_LAMP, color] }),
  }),
)

/** What lights are like beside their usual words; `light` or its kind stands behind them. */
const LIGHT_TASTES: WordList = [
  ...nouns('light', { 'glow|sidelight|beam|light setup': { opensClause: true } }),
  ...modifiers('light', {
    'airy|clean|beauty|ring|commercial|luminous|crisp': scene({ lighting: 'high-key' }),
    'dim|spot|harsh|direct|single|theatrical|shadowy|sharp|stark|overhead|stage|club': scene({ lighting: 'dramatic' }),
    'dappled|filtered|ambient|indirect|north|clean natural': scene({ lighting: 'soft' }),
    'fairy|festive|fire|lamp|romantic|inviting|late|bar|cafe|restaurant|rustic': scene({ lighting: 'warm' }),
    'fluorescent|clinical|sterile|led|hospital|office': scene({ lighting: 'cool' }),
  }),
  ...traits({
    'soft daylight': scene({ lighting: 'soft', time: 'day' }),
    'soft window light|soft studio light|soft studio lights|soft studio lighting': scene({ lighting: 'soft' }),
    'window light|northern light|overhead softbox|soft shadow': scene({ lighting: 'soft' }),
    'soft backlight|halo light|halo of light|glowing edges': scene({ lighting: 'rim' }),
    'dimly lit|low light|dim|dimmed lights|harsh shadows|shadowy|half in shadow|spotlit|spot lit|single spotlight|sidelight|harsh flash|underlit':
      scene({ lighting: 'dramatic' }),
    'flash photo|direct flash|on camera flash|paparazzi style|brightly lit|well lit|evenly lit|strobe flash|paparazzi flash|editorial flash':
      scene({ lighting: 'high-key' }),
    'warm dim light|warm glow|cozy glow|cosy glow|candle glow|glow of candles|fire glow|ambient glow|warm lamps|lamp light':
      scene({ lighting: 'warm' }),
  }),
  ...toned('soft|gentle|diffused', 'soft'),
  ...toned('warm|golden', 'warm'),
  ...tintedRims,
  ...traits({
    'street light|streetlights|streetlight|street lamps|under a street light|under a street lamp': scene({
      time: 'night',
      lighting: 'warm',
    }),
    'light leak|light leaks': scene({ mood: 'film' }),
  }),
  ...changed(
    'drawn as hard light from one side',
    traits({
      'venetian blind shadows|blind shadows|blinds shadow|shadows of blinds|window blind shadows|slatted shadows|slatted light|striped shadows|light through blinds':
        scene({ lighting: 'dramatic' }),
    }),
  ),
  ...changed(
    'drawn as plain sunlight',
    traits({
      'dappled sunlight|dappled light|dappled shade|palm shadows|palm leaf shadow|leaf shadows|shadow play|palm leaf shadows|gobo light|tree shadows|light through leaves|dappled shadows':
        scene({ time: 'day', weather: 'clear' }),
    }),
  ),
]

/** Adjectives of places. Their rooms and streets are drawn in one manner, in the light and colours that are asked. */
const PLACE_TASTES: WordList = [
  ...modifiers('backdrop', {
    'cozy|cosy|warm|rustic|romantic': scene({ mood: 'warm' }),
    'bright|airy|light filled|sun drenched|fresh|clean|white|sun filled|bright airy|sun kissed|light': airy,
    'dark|dim|dimly lit|moody|shadowy|underground|smoky|grungy|edgy|seedy': scene({ lighting: 'dramatic' }),
    'lush|tropical|lively|blooming|verdant': scene({ mood: 'vivid' }),
    'retro|old fashioned|faded': scene({ mood: 'vintage' }),
    'snowy|snow covered|frozen': scene({ weather: 'snow' }),
    misty: scene({ weather: 'fog' }),
    'lamplit|glowing|homely': scene({ lighting: 'warm' }),
    'pastel|candy colored|candy coloured': scene({ mood: 'pastel' }),
    'busy|crowded|bustling|packed': ({ scene: asked }, strength) => {
      if (strength > 0) asked.beside = { ...asked.beside, crowd: true }
    },
    // They ask for nothing that another such place would not have.
    'blurred|blurry|out of focus|stylish|chic|trendy|hip|beautiful|picturesque|scenic|local|cute|cool|charming|lovely|pretty|nice|gorgeous|stunning|favorite|favourite|breathtaking':
      () => {},
  }),
  ...changed(
    'drawn as such a place usually is',
    modifiers('backdrop', {
      'modern|luxury|luxurious|elegant|grand|industrial|parisian|small|little|narrow|wide|old|quiet|empty|minimal|minimalist|contemporary|rustic chic|boho|bohemian|artsy|fancy|upscale|high end|five star|5 star|boutique|designer|ancient|historic|traditional|greek|urban|rural|remote|secluded|private|hidden|huge|big|large|open|spacious|marble|wooden|concrete|brick|glass|stone|white walled|futuristic|sleek|organised|organized|tidy|messy|cluttered|independent|turquoise|sandy|green|golden|outdoor|indoor|checkered|checked|striped|wallpapered|home|neighbourhood|neighborhood|mid century|marbled|tiled|exposed brick|corporate|tech|startup':
        nothing,
    }),
  ),
]

/** Names that are those of other things as well. */
const NO_WALLS = new Set(
  'white|snow white|wooden|wine|gold|golden|silver|metal|steel|tan|camel|sand|khaki|chocolate|tortoiseshell|tortoise|rose|olive|amber|honey|caramel|bronze|copper|slate|moss|lemon|canary|coffee|chestnut|walnut|mocha|lime|orchid|grape|midnight|jade|ruby|ebony|garnet|azure|pear green|marigold|saffron'.split(
    '|',
  ),
)

/** Rooms with plain walls in another colour, and trees of another time of the year. */
const LOOKS_OF_PLACES: WordList = modifiers('backdrop', {
  ...Object.fromEntries(
    Object.entries(COLOR_WORDS).map(([words, wallColor]) => [
      words
        .split('|')
        .filter((word) => !NO_WALLS.has(word))
        .join('|'),
      scene({ wallColor }),
    ]),
  ),
  'autumn|autumnal|fall|october|november': scene({ season: 'autumn' }),
  'spring|springtime|blossoming|blooming spring|april|cherry blossom': scene({ season: 'spring' }),
})

/** What is said of walls and paper behind people. */
const WALL_TASTES: WordList = [
  ...modifiers('paper', {
    'fresh|clean|seamless|solid|blank|empty|minimal|minimalist|single color|crisp|uncluttered|infinite': scene({
      backdrop: 'studio',
    }),
    'concrete|plaster|stone|marble': scene({ backdrop: 'studio', backdropColor: [150, 148, 144] }),
    cool: scene({ mood: 'cool' }),
    airy: airy,
    'blurred|blurry': () => {},
  }),
  ...changed(
    'drawn as plain paper',
    modifiers('paper', {
      'satin|silk|velvet|fabric|linen|wood|wooden|tile|tiled|mirror|glitter|sequin|glass|metallic|textured|floral wallpaper|wallpaper|rusty|glossy|abstract|swirling|starry|bubble|geometric':
        scene({ backdrop: 'studio' }),
    }),
  ),
  ...nouns('paper', {
    'cyclorama|cyc|cyc wall|infinity cove|infinity wall|seamless|paper roll|painted backdrop|canvas backdrop|color block background|colour block background':
      { effect: scene({ backdrop: 'studio' }), opensClause: true },
  }),
]

/** Words of light, colour, hour and place as people write of them for brands, and of manners of drawing. */
export const TASTE_WORDS: WordList = [
  ...STYLE_WORDS,
  ...SELDOM_WORDS,
  ...COLOR_TASTES,
  ...HOURLY,
  ...LIGHT_TASTES,
  ...PLACE_TASTES,
  ...LOOKS_OF_PLACES,
  ...WALL_TASTES,
]
