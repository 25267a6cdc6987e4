import { LIPSTICK_COLORS } from '../../identity/person-colors.ts'
import { all, hair, hairStyle, makeup, mood, nothing, shape, skin } from '../effects.ts'
import type { WornName, WornPlace } from '../../identity/worn.ts'
import type { Rgb } from '../../image/rgb.ts'
import { colors } from './outfit-words.ts'
import { changed, modifiers, nouns, remarks, traits } from '../sense.ts'
import type { Effect, WordList } from '../sense.ts'
import { face, scene } from './scene-effects.ts'

/** Pale colours, by day unless another hour is named. */
const airy: Effect = ({ scene: asked }, strength) => {
  if (strength <= 0) return
  asked.mood = 'airy'
  asked.time ??= 'day'
}

/** How the colours of a picture are graded. */
const COLOR_TASTES: WordList = [
  ...nouns('grade', {
    'tones|colors|palette|color palette|colour palette|hues|grading|color grade|color grading|vibe|vibes|mood|feel|ambience|ambiance|aesthetic|look':
      { opensClause: true },
  }),
  ...modifiers('grade', {
    'muted|desaturated|subdued|understated|washed out|faded|neutral|beige|earth|earthy|natural|soft|quiet|nude|stone|sandy|minimal|minimalist|simple|organic|low saturation':
      scene({ mood: 'muted' }),
    'airy|bright|light|fresh|clean|bright and airy|bright airy|crisp|white|pure|coastal|scandi|clean girl': airy,
    'bold|punchy|rich|tropical|neon|candy|summer|summery|festive|festival|party|joyful|fun|carnival|lively|energetic|pop|maximalist|holiday|vacation':
      scene({ mood: 'vivid' }),
    'warm|golden|autumn|autumnal|fall|amber|honey|sunset|romantic|cosy|cozy|rustic|homely|inviting|homey|toasty|friendly':
      scene({ mood: 'warm' }),
    'cool|cold|icy|winter|blue|steel|clinical|sterile|futuristic|sad|sleek': scene({
      mood: 'cool',
    }),
    'dark|deep|moody|high contrast|contrasty|edgy|mysterious|dramatic|intense|gothic|grungy|underground|powerful|strong|urban|dark academia|rebellious|masculine|luxury|luxurious|opulent|expensive':
      scene({ mood: 'dramatic' }),
    'whimsical|magical|surreal|delicate|gentle|calming|angelic': scene({ mood: 'dreamy' }),
    'retro|old|disco|timeless|classic|film|indie|bohemian|boho': scene({
      mood: 'vintage',
    }),
    'pastel|kawaii|sorbet|powdery|cute|spring|coquette': scene({ mood: 'pastel' }),
  }),
  ...traits({
    'muted|desaturated|washed out|low saturation|earthy': scene({ mood: 'muted' }),
    'airy|bright and airy|light and airy|bright airy|sun drenched|light filled': airy,
    'film grain|grainy|grain|analogue film|analogue|film aesthetic|disposable camera|disposable camera look|35 mm|cinestill|super 8|grainy film':
      scene({ mood: 'film' }),
    'summery|festive|punchy|maximalist|dopamine dressing': scene({ mood: 'vivid' }),
    'romantic|romance|homely|cozy season|autumnal': scene({ mood: 'warm' }),
    'high contrast|contrasty|edgy|mysterious|grungy|stark': scene({ mood: 'dramatic' }),
    'soft glow|hazy glow|glowy|magical': scene({ mood: 'dreamy' }),
    kawaii: scene({ mood: 'pastel' }),
  }),
]

const HOURLY: WordList = [
  ...modifiers('light', {
    morning: scene({ time: 'day' }),
    'afternoon|golden hour': scene({
      time: 'golden-hour',
      lighting: 'golden-hour',
    }),
    'midday|summer': scene({ time: 'day', weather: 'clear' }),
  }),
  // What shines can be said to be soft or harsh.
  ...nouns('light', { 'sun|sunshine': { opensClause: true } }),
  ...traits({
    'sunday morning|lazy morning|saturday morning|slow morning|lazy sunday': scene({ time: 'day', mood: 'warm' }),
    'late summer|summertime|summer afternoon|heatwave|summer evening': scene({ time: 'golden-hour', weather: 'clear' }),
    'summer day|scorching|blazing sun|summer sun': scene({ time: 'day', weather: 'clear' }),
    'starry sky|stargazing|milky way|starlight|starlit|after dark': scene({ time: 'night' }),
    'dull day': scene({ weather: 'cloudy' }),
    'mist rolling in': scene({ weather: 'fog', time: 'day' }),
    'raindrops|april showers|wet pavement|wet asphalt|pouring rain|in the pouring rain': scene({
      weather: 'rain',
    }),
    'snow covered|snow falling|falling snow|powder snow': scene({ weather: 'snow' }),
  }),
]

/** Manners that a finished picture is drawn over in. */
const STYLE_WORDS: WordList = traits({
  'comic book style|comic book|comic|comic style|comics|graphic novel|ink drawing|comic art': scene({ style: 'comic' }),
  'watercolor|watercolour|watercolor painting|watercolour painting|aquarelle|watercolor style|watercolor illustration':
    scene({
      style: 'watercolour',
    }),
  'clay|claymation|clay style|plasticine|stop motion|clay figure': scene({ style: 'clay' }),
})

/** Weather and colours that portraits seldom have. */
const SELDOM_WORDS: WordList = traits({
  'rain|monsoon|monsoon rain|heavy rain|rainy|raining|drizzle|storm|stormy|downpour|in the rain|wet street|puddles|thunderstorm|rain soaked|rainy day':
    scene({ weather: 'rain' }, { weather: 'clear' }),
  'snow|snowy|snowing|snowfall|blizzard|snowflakes|in the snow|winter|wintry|christmas': scene(
    { weather: 'snow' },
    { weather: 'clear' },
  ),
  'teal and orange|orange and teal|blockbuster colors|teal orange': scene({ mood: 'teal-orange' }),
  'kodachrome|kodak|portra|lomography|lomo|expired film|35mm film|film photo|vhs|faded film|film look|analog|polaroid|retro film|vintage look|nostalgic':
    scene({ mood: 'vintage' }),
})

/** What lights are like beside their usual words; `light` or its kind stands behind them. */
const LIGHT_TASTES: WordList = [
  ...nouns('light', { 'glow|sidelight|beam|light setup': { opensClause: true } }),
  ...modifiers('light', {
    'airy|clean|beauty|ring|commercial|luminous|crisp': scene({ lighting: 'high-key' }),
    'dim|spot|harsh|direct|single|theatrical|shadowy|sharp|stark|overhead|stage|club': scene({ lighting: 'dramatic' }),
    'dappled|filtered|ambient|indirect|north|clean natural': scene({
      lighting: 'soft',
    }),
    'fairy|festive|fire|lamp|romantic|inviting|late|bar|cafe|restaurant|rustic': scene({ lighting: 'warm' }),
    'fluorescent|clinical|sterile|led|hospital|office': scene({ lighting: 'cool' }),
  }),
  ...traits({
    'soft daylight|soft window light': scene({ lighting: 'soft' }),
    'window light|northern light|overhead softbox|soft shadow': scene({ lighting: 'soft' }),
    'soft backlight|halo light|halo of light|glowing edges': scene({ lighting: 'rim' }),
    'dimly lit|low light|dim|dimmed lights|harsh shadows|shadowy|half in shadow|spotlit|spot lit|single spotlight|sidelight|harsh flash|underlit':
      scene({ lighting: 'dramatic' }),
    'flash photo|direct flash|on camera flash|paparazzi style|brightly lit|well lit|evenly lit|strobe flash|paparazzi flash|editorial flash':
      scene({ lighting: 'high-key' }),
    'fairy lights|string lights|twinkle lights|twinkling lights|warm dim light|warm glow|cozy glow|cosy glow|candle glow|glow of candles|fire glow|ambient glow|warm lamps|lamp light|glowing lanterns':
      scene({ lighting: 'warm' }),
  }),
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
    'dark|dim|dimly lit|moody|shadowy|underground|smoky|grungy|edgy|seedy': scene({
      lighting: 'dramatic',
    }),
    'lush|tropical|lively|blooming|verdant': scene({ mood: 'vivid' }),
    'retro|old fashioned|faded': scene({ mood: 'vintage' }),
    'snowy|snow covered|frozen': scene({ weather: 'snow' }),
    misty: scene({ weather: 'fog' }),
    'lamplit|glowing|homely|autumnal': scene({ lighting: 'warm' }),
    'pastel|candy colored|candy coloured': scene({ mood: 'pastel' }),
    'busy|crowded|bustling|packed': ({ scene: asked }, strength) => {
      if (strength > 0) asked.beside = { ...asked.beside, crowd: true }
    },
    'blurred|blurry|out of focus': () => {},
  }),
  ...changed(
    'drawn as such a place usually is',
    modifiers('backdrop', {
      'modern|luxury|luxurious|elegant|grand|industrial|local|famous|parisian|small|little|narrow|wide|old|beautiful|quiet|empty|minimal|minimalist|trendy|hip|stylish|chic|contemporary|rustic chic|boho|bohemian|artsy|fancy|upscale|high end|five star|5 star|boutique|designer|ancient|historic|traditional|greek|urban|rural|remote|secluded|private|hidden|huge|big|large|open|spacious|marble|wooden|concrete|brick|glass|stone|white walled|futuristic|sleek|organised|organized|tidy|messy|cluttered|independent|cool|cute|picturesque|scenic|iconic|turquoise|sandy|green|golden|blue|red|pink|black|outdoor|indoor|home|neighbourhood|neighborhood|mid century|marbled|tiled|exposed brick|corporate|tech|startup':
        nothing,
    }),
  ),
]

/** What is said of walls and paper behind people. */
const WALL_TASTES: WordList = [
  ...modifiers('paper', {
    'clean|seamless|solid|blank|empty|minimal|minimalist|single color|crisp|uncluttered|infinite': scene({
      backdrop: 'studio',
    }),
    'concrete|plaster|stone|marble': scene({ backdrop: 'studio', backdropColor: [150, 148, 144] }),
    cool: scene({ mood: 'cool' }),
    airy: airy,
    'blurred|blurry': () => {},
  }),
  ...nouns('paper', {
    'cyclorama|cyc|cyc wall|infinity cove|infinity wall|seamless|paper roll|painted backdrop|canvas backdrop|color block background|colour block background':
      { effect: scene({ backdrop: 'studio' }), opensClause: true },
  }),
]

/** Smiles that are said with a word for a whole face. */
const FACE_TASTES: WordList = [
  ...modifiers('smile', {
    'easy|inviting|honest|carefree|festive|infectious|contagious|winning|perfect|dazzling|gleaming|hollywood':
      mood(0.9),
    'reassuring|content|knowing|quiet|professional|polite|discreet|effortless|cool|sophisticated': mood(0.5),
    'lopsided|cocky': face({ face: 'smirk' }),
  }),
  ...traits({
    'reassuring|easygoing|easy going|laid back|carefree|chilled|chill|effortless|nonchalant|unbothered|at ease':
      mood(0.45),
    'festive mood|full of joy|pure joy|having fun|bubbly|energetic|lively|upbeat|joyfully|happily|laughing out loud|candid laugh|laughing candidly|mid laugh|giggling':
      all(mood(1), face({ face: 'laugh' })),
    'regal|majestic|dignified|stately|poised|regal pose|haughty': all(mood(0.1), scene({ gazeDown: -0.3 })),
    'fierce stare|intense stare|smoldering look|smouldering look|smize|smoldering gaze|piercing stare|model stare|editorial stare|deadpan|poker face|stone faced':
      mood(-0.6),
    'contemplative|reflective|introspective|deep in thought|thoughtfully': all(
      mood(-0.3),
      scene({ gazeAway: 0.7, gazeDown: 0.3 }),
    ),
    'surprised face|mind blown|jaw dropped|wow face|surprised reaction|omg face|shock face|shocked reaction': face({
      face: 'surprised',
    }),
    'hyped|stoked|celebrating|celebration|celebratory': face({
      face: 'excited',
    }),
    'exhausted|burned out|burnt out|hungover|jet lagged|just woke up|waking up': all(mood(-0.3), face({ lids: 0.4 })),
    'motivated|driven|disciplined|unstoppable|powerful|empowered|girl boss|boss energy|power pose|game face|in the zone':
      face({ face: 'determined' }),
    'looking over shoulder|glancing back|glance over the shoulder': scene({ turn: 1 }),
    'looking out of the window|looking out the window|gazing out of the window|looking at the view|watching the sunset|looking at the horizon|gazing at the horizon|enjoying the view|admiring the view':
      scene({ gazeAway: 1 }),
    'looking straight at the camera|direct gaze|direct look|direct eye contact|smiling at the camera|looking directly at the camera|staring at the camera|staring into the camera|staring at camera|to camera|facing the lens|looking into the lens|straight to camera':
      scene({ gazeAway: 0, turn: 0.2 }),
  }),
]

/** Skin, brows, hair and make-up, as sellers of creams call them. */
const BEAUTY_TASTES: WordList = [
  ...nouns('skin', {
    'glass skin|dewy glow|healthy glow|natural glow|glazed skin|glazed donut skin|skin glow|hydrated skin': {
      effect: shape({ skinTexture: -0.6, moles: -0.5 }),
    },
    'skin texture|natural skin texture|real skin texture|visible pores|pores|real skin|unretouched skin|skin detail|skin pores':
      { effect: shape({ skinTexture: 0.45 }) },
    'summer tan|bronzed glow|sunkissed glow|sun kissed glow|suntan': {
      effect: skin(0.44, 0.4),
    },
  }),
  ...modifiers('skin', {
    'luminous|hydrated|glowy|glassy|glazed': shape({ skinTexture: -0.6, moles: -0.5 }),
    'unretouched|real|imperfect': shape({ skinTexture: 0.45 }),
  }),
  ...modifiers('cheeks', { 'wind kissed|blushed': shape({ blush: 0.9 }) }),
  ...traits({ 'rosy glow': shape({ blush: 0.9 }) }),
  ...modifiers('brows', {
    'brushed up|brushed|laminated|soap': shape({ browThickness: 0.6, browDensity: 0.4 }),
  }),
  ...modifiers('lashes', { 'fluttery|doll|extended': shape({ lashes: 0.8 }) }),
  ...modifiers('lips', {
    'glazed|oiled|balmy': makeup({ gloss: 0.95 }),
  }),
  ...traits({
    'bold red lip': makeup({
      lipColor: LIPSTICK_COLORS.red,
      lipstick: 1,
    }),
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
    'graphic eyeliner|graphic liner|smudged eyeliner|smudged liner|fox eye makeup|fox eye|bold graphic eyeliner':
      makeup({ eyeliner: 1, strength: 0.8 }),
    'smoked out eyes': makeup({
      strength: 1,
      shadowColor: [58, 48, 50],
      eyeliner: 0.8,
    }),
  }),
  ...nouns('hair', {
    'slick bun|clean girl bun|ballerina bun|ballet bun': {
      effect: hairStyle('bun'),
    },
    'sleek pony|high pony|snatched ponytail': {
      effect: hairStyle('ponytail'),
    },
    'blunt bob|box bob': { effect: hairStyle('bob') },
  }),
  ...nouns('shoes', {
    'barefoot|bare feet|bare foot|shoeless|barefooted|without shoes': {
      effect: scene({ shoes: 'barefoot' }),
      opensClause: true,
    },
  }),
  ...changed(
    'drawn as tousled hair',
    nouns('hair', {
      'wind in her hair|windblown hair|wind blown hair|hair blowing in the wind|hair in the wind|wind in hair|wind in his hair|bed hair|undone hair|flying hair|hair in motion':
        { effect: hairStyle('messy', 'long', 'lob') },
    }),
  ),
  ...changed(
    'drawn as sleek hair',
    nouns('hair', { 'wet hair': { effect: hairStyle('slicked-back', 'slicked-long') } }),
  ),
  ...changed(
    'drawn as sleek hair',
    modifiers('hair', { 'wet|damp|dripping': hairStyle('slicked-back', 'slicked-long') }),
  ),
  ...changed('drawn as their own hair', nouns('hair', { 'wig|wigs|lace wig': {} })),
  ...modifiers('accent', {
    mushroom: hair({ accentColor: 'light brown' }),
    peach: hair({ accentColor: 'rose gold' }),
  }),
  ...changed(
    'drawn as such hair usually is',
    modifiers('hair', {
      'new|trendy|stylish|effortless|perfect|fashionable|clean|chic|luxurious|nourished|undone|lived in|editorial|modern|smudged|cool|bouncing':
        nothing,
    }),
  ),
]

const putOn =
  (place: WornPlace, name: WornName): Effect =>
  ({ scene: asked }, strength) => {
    if (strength > 0) asked.worn = { ...asked.worn, [place]: name }
  }

const NEAR_WORN: readonly (readonly [how: string, place: WornPlace, name: WornName, words: string])[] = [
  ['drawn as a cap', 'hat', 'cap', 'visor|tennis visor'],
  ['drawn as headphones', 'hat', 'headphones', 'earbuds|airpods|ear buds|wireless earbuds'],
  ['drawn as a turban', 'hat', 'turban', 'hair in a towel|towel turban|towel wrapped hair'],
  ['drawn as a scarf', 'scarf', 'scarf', 'shawl|pashmina|poncho|scarves|silk scarf|wrap shawl'],
  ['drawn as a shoulder bag', 'bag', 'shoulder-bag', 'clutch|clutch bag|baguette bag'],
]

const NEAR_WORN_WORDS: WordList = NEAR_WORN.flatMap(([how, place, name, words]) =>
  changed(how, nouns(place, { [words]: { effect: putOn(place, name) } })),
)

/** What is held, carried and put on is made in one way. */
const THING_TASTES: WordList = changed('kept as it usually is', [
  ...modifiers('prop', {
    'designer|luxury|branded|new|fresh|cute|classic|minimal|simple|elegant|stylish|trendy|big|large|oversized|small|mini|tiny|delicate|layered|thin|thick|long|cool|retro|fancy|fluffy|cozy|warm|smart|sleek|handmade|homemade|cold|iced|steaming|full|empty|huge|beautiful|expensive|old|worn|transparent|clear|shiny|glossy|matte|wooden|ceramic|glass|paper|plastic|metal|metallic|reusable|heart|heart shaped|round|wild|organic|healthy|creamy|frozen|flip|folding|takeaway|to go|rustic|tropical|seasonal|sparkling|crystal':
      nothing,
  }),
  ...modifiers('shoes', {
    'platform|strappy|designer|clean|new|comfy|thigh high|block|kitten|square toe|polished|luxury': nothing,
  }),
  ...modifiers('glasses', {
    'futuristic|mirrored|designer|trendy|tinted|gradient|smart|cool|stylish|luxury|wraparound|y 2 k': nothing,
  }),
  ...modifiers('earrings', { 'stacked|mismatched|tassel': nothing }),
  ...modifiers('bag', { mini: nothing }),
  ...(['hat', 'scarf', 'bag', 'necklace', 'wrist', 'gloves', 'nails'] as const).flatMap((place) =>
    modifiers(place, {
      'stacked|designer|luxury|quilted|embellished|studded|woven|straw|sports|smart|trendy|stylish|new|branded|matching|acrylic|coffin|stiletto|chrome|gel|clean|signet':
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
  '': [190, 240, 60],
  'tomato red': [170, 22, 40],
  'butter yellow|lemon yellow': [246, 228, 150],
  'champagne|champagne gold|champagne colored': [226, 206, 172],
  'klein blue': [36, 70, 190],
  'espresso|cognac': [122, 84, 60],
  'powder pink': [236, 190, 190],
} as const satisfies Record<string, Rgb>

const SHOP_COLOR_WORDS: WordList = [
  ...colors('outfit', 'outfitColor', SHOP_COLORS),
  ...colors('bottoms', 'bottomColor', SHOP_COLORS),
  ...colors('shoes', 'shoeColor', SHOP_COLORS),
  ...colors('prop', 'propColor', SHOP_COLORS),
  ...colors('paper', 'backdropColor', SHOP_COLORS),
]

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
    modifiers('outfit', {
      'flowy|floaty|billowing|draped|breezy|chiffon|airy': scene({ outfitCloth: 'silk' }),
    }),
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
      'casual|stylish|fashionable|modern|smart|formal|summer|summery|snuggly|autumn|fall|spring|designer|trendy|lightweight|sleeveless|structured|sculptural|avant garde|architectural|minimal|minimalist|clean|basic|thrifted|second hand|sustainable|ethical|luxury|luxurious|expensive|matching|two piece|coordinated|crisp|ironed|pressed|new|backless|sheer|mesh|transparent|ruffled|pleated|belted|unbuttoned|half unbuttoned|half zipped|zipped|buttoned|rolled up|tucked in|distressed|torn|frayed|paint splattered|paint stained|stained|dirty|embroidered|printed|graphic|band|logo|patchwork|tie dye|quilted|padded|asymmetric|halter|strappy|comfy|comfortable|revealing|modest|preppy|gym|yoga|running|workout|festival|party|holiday|vacation|resort|beach|office|business|bridal|wedding|traditional|ethnic|cultural|futuristic|edgy|boho|bohemian|western|nautical|military|streetwear|urban|couture|haute couture|runway|premium|quality|plunging|low cut|cut out|cutout|fringed|tasseled|tiered|bubble|wrap':
        nothing,
    }),
  ),
]

/** How a brand's picture is called, which asks for nothing in it. */
const BRIEF_WORDS: WordList = [
  ...remarks(
    'missing',
    'says what the picture is for, which changes nothing in it',
    'reel|reels|for a reel|for reels|instagram reel|instagram reels|tiktok video|tiktok style|story|stories|instagram story|ig story|ig|for instagram|for my instagram|for tiktok|for youtube|for my feed|instagram feed|feed|feed post|carousel|carousel post|pinterest|pinterest style|pinterest aesthetic|snapchat|facebook|facebook ad|google ads|banner|website banner|hero image|header|landing page|website|newsletter|billboard ad|poster ad|flyer|thumbnail|video thumbnail|youtube thumbnail|youtube cover|podcast cover|cover photo|cover art|book cover|press photo|press kit|media kit|brand campaign|brand shoot|brand ambassador|ugc|ugc style|ugc ad|user generated content|sponsored post|sponsored|paid partnership|collab|collaboration|product shot|product placement|product photo|advert|advertisement|promo|promotion|promotional|launch|product launch|sale|black friday|giveaway|unboxing|unboxing video|haul|try on haul|grwm|get ready with me|day in the life|a day in the life|vlog|vlog style|vlogging|tutorial|review|q and a|behind the scenes|bts|before and after|transformation|routine|skincare routine|morning routine|night routine|skincare|haircare|grooming|mens grooming|men s grooming|wellness|lifestyle|lifestyle shot|lifestyle photo|lifestyle content|self care|selfcare|fitness content|fashion content|travel content|food content|tech content|beauty content|beauty|beauty campaign|beauty editorial|editorial beauty|hair campaign|fashion campaign|summer campaign|winter campaign|spring campaign|autumn campaign|holiday campaign|campaign shot|lookbook|fashion lookbook|look book|fashion editorial|editorial style|editorial look|editorial fashion|haute couture|high end|fashion week|street style photo|ootd|outfit check|fit check|outfit inspo|inspo|inspiration|moodboard|aesthetic post|aesthetic photo|content creator|creator|sneaker drop|drop|new collection|linkedin|linkedin post|cv photo|resume photo|dating app|dating|tinder|tinder photo|hinge|avatar|icon|discord|twitch|twitch stream|stream|livestream|live stream|website photo|team photo|about page|stock image|stock style|viral|trending|age positive|body positive|body positivity|inclusive|diversity|empowerment|valentines day|valentine s day|valentines|new year s eve|new years eve|new year|ramadan|eid|diwali|hanukkah|thanksgiving|easter|pride|pride month|pride parade|independence day|4th of july|birthday|anniversary|graduation|graduation day|back to school|holiday season|weekend|weekend vibes|sunday|saturday|monday|friday|monday motivation|sunday reset|self portrait|caption|hashtag|no text|no watermark|text free',
  ),
  ...remarks(
    'changed',
    'every picture has the size that the form says',
    '16:9|9:16|4:5|5:4|1:1|3:4|4:3|2:3|3:2|1:2|2:1|vertical|vertical video|vertical format|landscape format|portrait format|portrait orientation|landscape orientation|widescreen|square format|full frame|1080p|1080|1920|story format|reel format',
  ),
  ...remarks(
    'changed',
    'drawn in the studio’s own style, not photographed',
    'editorial portrait|editorial photo|editorial shot|candid photo|candid moment|candid style|street photography|fashion photography|portrait photography|beauty photography|lifestyle photography|product photography|documentary style|documentary|photojournalism|iphone shot|shot on iphone|phone camera|natural photo|authentic|unposed|snap|magazine style|magazine editorial|vogue style|vogue editorial|professional photography|high end photography|commercial photography|behind the scenes photo',
  ),
  ...remarks(
    'changed',
    'a still picture stands still',
    'motion|in motion|movement|mid motion|blurred motion|action shot|action|mid action|dynamic|dynamic pose|dynamic movement|slow motion|frozen motion|wind machine|mid step|mid stride|mid spin|hair toss',
  ),
  ...changed(
    'drawn with a level look and calm colours',
    traits({ 'wes anderson|wes anderson style|wes anderson aesthetic': scene({ mood: 'pastel', turn: 0 }) }),
  ),
]

/** Words of taste: what makers of pictures for brands write beside who, what and where. */
export const TASTE_WORDS: WordList = [
  ...STYLE_WORDS,
  ...SELDOM_WORDS,
  ...COLOR_TASTES,
  ...HOURLY,
  ...LIGHT_TASTES,
  ...PLACE_TASTES,
  ...WALL_TASTES,
  ...FACE_TASTES,
  ...BEAUTY_TASTES,
  ...NEAR_WORN_WORDS,
  ...THING_TASTES,
  ...SHOP_COLOR_WORDS,
  ...CLOTH_TASTES,
  ...BRIEF_WORDS,
]
