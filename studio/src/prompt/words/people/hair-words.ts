import {
  agreed,
  all,
  fringe,
  hair,
  hairColor,
  hairCurl,
  hairLength,
  hairManner,
  hairStyle,
  layered,
  plainly,
  shape,
} from '../../effects.ts'
import type { HairStyle } from '../../../identity/identity.ts'
import type { HairColorName } from '../../../identity/person-colors.ts'
import { changed, modifiers, nouns, remarks, traits } from '../../sense.ts'
import type { WordList } from '../../sense.ts'

const bald = all(
  hairStyle('bald'),
  plainly((person) => {
    person.hair = { ...person.hair, recession: 0.3 }
  }),
)

/** Styles that are drawn as near ones, which is told. */
const NEAR_STYLES: readonly (readonly [how: string, words: string, style: HairStyle])[] = [
  ['drawn as long locs', 'short dreadlocks|short locs|short dreads', 'locs'],
  ['drawn as braids', 'dutch braids|twin dutch braids|two dutch braids|bubble braids', 'braids'],
  ['drawn as a bun', 'beehive|beehive hair|victory rolls', 'bun'],
  ['drawn as a mohawk', 'liberty spikes', 'mohawk'],
  ['drawn as messy hair', 'side swept fringe', 'messy'],
  ['drawn as short curls', 'jheri curls|perm|curly fringe', 'curly-short'],
]

const HALF_COLORS = [
  'black',
  'white',
  'blonde',
  'brown',
  'pink',
  'red',
  'orange',
  'green',
  'blue',
  'purple',
] as const satisfies readonly HairColorName[]

/** "Half black half white", and all other pairs. */
const HALVES = Object.fromEntries(
  HALF_COLORS.flatMap((one) =>
    HALF_COLORS.filter((other) => other !== one).map((other) => [
      ['', ' and']
        .flatMap((and) => [`half ${one}${and} half ${other}`, `half ${one}${and} half ${other} hair`])
        .join('|'),
      { effect: all(hairColor(one), hair({ accent: 'split', accentColor: other })) },
    ]),
  ),
)

export const HAIR_WORDS: WordList = [
  ...NEAR_STYLES.flatMap(([how, words, style]) =>
    changed(how, nouns('hair', { [words]: { effect: hairStyle(style) } })),
  ),
  ...remarks('missing', 'hair has two colours at most', 'rainbow hair|multicolored|multicoloured|roots|dark roots'),
  ...nouns('accent', {
    'highlights|lowlights|balayage': { effect: hair({ accent: 'highlights' }) },
    'honey highlights|caramel highlights|golden highlights': {
      effect: hair({ accent: 'highlights', accentColor: 'dark blonde' }),
    },
    'blonde highlights': { effect: hair({ accent: 'highlights', accentColor: 'blonde' }) },
    'streak|streaks|coloured streak|colored streak': { effect: hair({ accent: 'streak' }) },
    'white streak|grey streak': { effect: hair({ accent: 'streak', accentColor: 'white' }) },
    'tips|dip dye|ombre|dip dyed|dyed tips': { effect: hair({ accent: 'tips' }) },
    'frosted tips|bleached tips|blonde tips': { effect: hair({ accent: 'tips', accentColor: 'platinum blonde' }) },
    'two tone|two toned|split dye|split dyed': { effect: hair({ accent: 'split' }) },
    ...HALVES,
  }),
  ...modifiers('accent', {
    'blonde|blond|golden|honey|caramel': hair({ accentColor: 'blonde' }),
    'platinum|bleached': hair({ accentColor: 'platinum blonde' }),
    red: hair({ accentColor: 'red' }),
    'pink|pastel pink|baby pink|bubblegum pink': hair({ accentColor: 'pink' }),
    'hot pink|neon pink|bright pink|magenta': hair({ accentColor: 'hot pink' }),
    'blue|electric blue|bright blue': hair({ accentColor: 'blue' }),
    'pale blue|pastel blue|baby blue|light blue': hair({ accentColor: 'pale blue' }),
    'mint|mint green|pastel green': hair({ accentColor: 'mint' }),
    'neon yellow|bright yellow|yellow': hair({ accentColor: 'yellow' }),
    orange: hair({ accentColor: 'orange' }),
    'lavender|lilac': hair({ accentColor: 'lavender' }),
    'teal|turquoise': hair({ accentColor: 'teal' }),
    'purple|violet': hair({ accentColor: 'purple' }),
    green: hair({ accentColor: 'green' }),
    'white|silver': hair({ accentColor: 'white' }),
    'auburn|copper|ginger': hair({ accentColor: 'auburn' }),
    brown: hair({ accentColor: 'light brown' }),
    black: hair({ accentColor: 'black' }),
  }),
  ...nouns('hair', {
    'hair|haired|hairs|hairstyle|haircut|hairdo|locks|tresses|mane|strands|hair color|hair colour': { absent: bald },
    'curls|ringlets|coils': { effect: hairCurl(0.75), absent: hairCurl(0.05) },
    'waves|beach waves': { effect: hairCurl(0.45), absent: hairCurl(0.05) },
    'bob|bob cut|bobbed': { effect: hairStyle('bob', 'bob-fringe'), absent: hairStyle('bob', 'bob-fringe') },
    'lob|long bob|layered lob|layered long bob': { effect: hairStyle('lob', 'lob-fringe') },
    'pixie cut|pixie|pixie hair|pixie haircut|layered pixie|layered pixie cut': { effect: hairStyle('pixie') },
    'ponytail|sleek ponytail|slick ponytail|slicked back ponytail|slick back ponytail|slicked back high ponytail|pony tail|pony|high ponytail':
      { effect: hairStyle('ponytail') },
    'bun|tight bun|sleek bun|slicked back bun|slick back bun|slicked back high bun|slick bun|updo|top knot|topknot|man bun|hair bun|messy bun|hair up|french twist':
      {
        effect: hairStyle('bun'),
      },
    'french bob|fringed bob|bob and fringe|bob and bangs|bob with bangs|bob with a fringe|bob with fringe': {
      effect: hairStyle('bob-fringe'),
    },
    'feathered hair|blowout|butterfly cut|layered cut': { effect: hairStyle('feathered') },
    'side shave|shaved side|half shaved head': { effect: hairStyle('side-shave') },
    'finger waves|old hollywood waves': { effect: hairStyle('finger-waves') },
    'low ponytail|low pony|slicked back low ponytail|sleek low ponytail': { effect: hairStyle('low-ponytail') },
    'low bun|chignon|side bun|slicked back low bun|sleek low bun': { effect: hairStyle('low-bun') },
    'bubble ponytail': { effect: hairStyle('bubble-ponytail') },
    'half up bun|half up half down|half up': { effect: hairStyle('half-up') },
    'side braid|fishtail braid|long fishtail braid|braid|plait|french braid|dutch braid': {
      effect: hairStyle('side-braid'),
    },
    'crown braid|braid crown|braided crown|milkmaid braids|halo braid': { effect: hairStyle('crown-braid') },
    'cornrows|cornrow|cornrow braids|cornrow braid|cornrow hairstyle|feed in braids|stitch braids': {
      effect: hairStyle('cornrows'),
    },
    'flat top|flattop|high top|high top fade': { effect: hairStyle('flat-top') },
    pompadour: { effect: hairStyle('pompadour') },
    'spiky hair|spiky|spikes|spiked hair': { effect: hairStyle('spiky') },
    'french crop|caesar cut|caesar haircut': { effect: hairStyle('french-crop') },
    'curtains|curtain hair|curtain haircut|curtain cut|curtained hair|curtains haircut|eboy hair|two block': {
      effect: hairStyle('curtains'),
    },
    'bowl cut|bowl haircut|mushroom cut': { effect: hairStyle('bowl-cut') },
    'twists|short twists|two strand twists': { effect: hairStyle('twists') },
    'tapered curls|curly fade|curly top': { effect: hairStyle('tapered-curls') },
    'mohawk|faux hawk|fauxhawk|mohican': { effect: hairStyle('mohawk') },
    'undercut|disconnected undercut': { effect: hairStyle('undercut') },
    'space buns|twin buns|double buns|two buns': { effect: hairStyle('space-buns') },
    'pigtails|twin tails|twintails|bunches|two ponytails|twin ponytails': { effect: hairStyle('pigtails') },
    'box braids|goddess braids|knotless braids|braided extensions|micro braids': { effect: hairStyle('box-braids') },
    'locs|dreadlocks|dreads|long locs|loc|sisterlocks': { effect: hairStyle('locs') },
    'mullet|modern mullet': { effect: hairStyle('mullet') },
    'wolf cut|shag|shag cut|shaggy layers|surfer hair': { effect: hairStyle('wolf-cut') },
    'curtain bangs|curtain fringe|bardot bangs': { effect: hairStyle('curtain-bangs') },
    'braids|plaits|french braids|twin braids|twin plaits': { effect: hairStyle('braids') },
    'bangs|fringe|blunt bangs|wispy bangs|side bangs': {
      effect: fringe,
      absent: ({ person }) => {
        const wished = (person.hair ??= {})
        wished.excludedStyles = [...(wished.excludedStyles ?? []), 'long-fringe']
      },
    },
    'afro|fro|afro hair|natural afro': { effect: all(hairStyle('afro'), hairCurl(0.98)) },
    'buzz cut|buzzcut|buzz|buzzed|crop|shaved sides': { effect: hairStyle('buzz') },
    'crew cut|crewcut|military cut|military haircut|ivy league': { effect: hairStyle('crew') },
    'fade|taper fade|taper|high fade|low fade|skin fade': { effect: hairStyle('fade') },
    quiff: { effect: hairStyle('quiff') },
    'comb over|side sweep': { effect: hairStyle('side-part') },
    'side part|side parting|side parted hair|side parting hair': { effect: hair({ part: 0.45 }) },
    'deep side part|deep side parting|deep side parted hair': { effect: hair({ part: 0.9 }) },
    'volume|lots of volume|volume on top|volume at the crown|volume at the roots|big volume': {
      effect: hair({ volume: 1.35 }),
      absent: hair({ volume: 0.72 }),
    },
    'greys|grays|grey streaks|gray streaks': {
      effect: hair({ grey: 0.4 }, { grey: 0 }),
      absent: hair({ grey: 0 }, { grey: 0 }),
    },
  }),
  ...modifiers('hair', {
    'very short|cropped|close cropped|closely cropped|very short cut': hairLength('very short'),
    'short|short cut': hairLength('short'),
    'medium|mid length|medium length|chin length|neck length': hairLength('medium'),
    'shoulder length|collarbone length': all(hairLength('medium'), hairManner('lob', 'lob-fringe')),
    'long|lengthy|flowing|grown out': hairLength('long'),
    'very long|waist length|hip length|extra long|floor length': hairLength('very long'),
    'black|jet black|raven|raven black|ebony|onyx|inky|midnight black': hairColor('black'),
    'dark brown|deep brown|espresso|dark chocolate|brown black|mocha': hairColor('dark brown'),
    'brown|chocolate|medium brown|hazel|coffee|mousy|chocolate brown': hairColor('brown'),
    'light brown|caramel|honey brown|bronde|sandy brown|golden brown|ash brown': hairColor('light brown'),
    'chestnut|chestnut brown|mahogany|reddish brown|red brown': hairColor('chestnut'),
    'copper|orange red|fiery|copper red|bright ginger': hairColor('ginger'),
    'dark blonde|dark blond|dirty blonde|dirty blond|ash blonde|ash blond|sandy|sandy blonde|sandy blond|dishwater blonde':
      hairColor('dark blonde'),
    'golden|honey|honey blonde|honey blond|golden blonde|golden blond|flaxen|yellow|wheat': hairColor('blonde'),
    'grey|gray|ash grey|ash gray|steel grey': hairColor('grey'),
    'silver|silvery': hairColor('silver'),
    'white|snow white|snowy': hairColor('white'),
    'red|natural red|deep red': hairColor('ginger'),
    'bright red|crimson|cherry red|scarlet|fire engine red|dyed red|ruby|ruby red|neon red': hairColor('red'),
    'burgundy|wine|maroon|plum|wine red': hairColor('burgundy'),
    'pink|bubblegum|bubblegum pink|pastel pink|baby pink|light pink|dyed pink|cotton candy pink': hairColor('pink'),
    'hot pink|neon pink|bright pink|magenta|fuchsia': hairColor('hot pink'),
    'rose gold|peach|peachy|rose': hairColor('rose gold'),
    'orange|tangerine|neon orange|bright orange|dyed orange': hairColor('orange'),
    'neon yellow|bright yellow|lemon|lemon yellow|canary yellow|highlighter yellow': hairColor('yellow'),
    'mint|mint green|pastel green|pistachio|seafoam|seafoam green|sage green|light green|pale green': hairColor('mint'),
    'green|emerald|emerald green|neon green|lime|lime green|dyed green': hairColor('green'),
    'dark green|forest green|deep green|bottle green|hunter green': hairColor('dark green'),
    'teal|turquoise|aqua|aquamarine|mermaid|blue green': hairColor('teal'),
    'blue|electric blue|cobalt|cobalt blue|royal blue|dyed blue|bright blue|neon blue': hairColor('blue'),
    'pale blue|pastel blue|baby blue|sky blue|light blue|powder blue|ice blue|icy blue': hairColor('pale blue'),
    'dark blue|navy|navy blue|midnight blue|indigo|deep blue': hairColor('dark blue'),
    'purple|violet|dyed purple|deep purple|royal purple|dark purple|bright purple': hairColor('purple'),
    'lavender|lilac|pastel purple|light purple|pale purple|lavender grey': hairColor('lavender'),
    dark: hairColor('dark brown', true),
    light: hairColor('light brown', true),
    'thick|voluminous|full|big|bouncy|dense|lush|bushy|puffy|teased': hair({ volume: 1.35 }, { volume: 0.8 }),
    'thin|fine|flat|limp|sparse|thinning': hair({ volume: 0.72 }, { volume: 1.2 }),
    'sleek|silky|smooth|glossy|shiny|poker straight|pin straight|flat ironed|silk': hairCurl(0.02),
    'parted|side parted': hair({ part: 0.4 }),
    'center parted|centre parted|middle parted': hair({ part: 0 }),
    slick: hairManner('slicked-back', 'slicked-long'),
    'long slicked back|long combed back': hairStyle('slicked-long'),
    feathered: hairManner('feathered'),
    'natural|healthy|soft|beautiful|gorgeous|dyed|colored|coloured': agreed,
    layered,
  }),
  ...modifiers(
    'hair',
    {
      'blonde|blond|blondes|fair haired|fair hair': hairColor('blonde'),
      'platinum|platinum blonde|platinum blond|icy blonde|icy blond|bleached|bleach blonde|white blonde|light blonde|light blond|pale blonde|bleached blonde|peroxide blonde':
        hairColor('platinum blonde'),
      'strawberry blonde|strawberry blond|strawberry': hairColor('strawberry blonde'),
      'brunette|brunet': hairColor('brown', true),
      'auburn|russet': hairColor('auburn'),
      'ginger|redhead|redheaded|red headed|red head|carrot top|gingery': hairColor('ginger'),
      'straight|straightened': hairCurl(0.03),
      'wavy|waved|beachy|tousled waves': hairCurl(0.45),
      'curly|curled|ringleted': hairCurl(0.75),
      'kinky|coily|afro textured|tightly curled|tight curls|frizzy|kinky curly|4c': hairCurl(0.97),
      'slicked back|slick back|swept back|combed back|brushed back|slicked': all(
        hairManner('slicked-back', 'slicked-long'),
        hairCurl(0.06),
      ),
      'messy|tousled|bed head|bedhead|shaggy|disheveled|dishevelled|unkempt|choppy|wild': hairManner(
        'messy',
        'long',
        'lob',
      ),
      'braided|plaited': hairStyle('braids'),
      'grey temples|gray temples|greying temples|graying temples|silver temples|greying at the temples|grey at the temples|a touch of grey':
        hair({ grey: 0.3 }, { grey: 0 }),
      'greying|graying|going grey|going gray|turning grey|grizzled|streaked with grey': hair(
        { grey: 0.38 },
        { grey: 0 },
      ),
      'balding|receding|receding hairline|thinning hairline|widow s peak|receding hair': hair(
        { recession: 0.75 },
        { recession: 0 },
      ),
    },
    true,
  ),
  ...nouns('part', { 'parting|hairline': {} }),
  ...modifiers('part', {
    'middle|center|centre|central': hair({ part: 0 }),
    'side|left': hair({ part: 0.45 }),
    right: hair({ part: -0.45 }),
    'receding|high': hair({ recession: 0.75 }, { recession: 0 }),
  }),
  ...traits({
    'middle part|center part|centre part|middle parting|centre parting|center parting|parted in the middle': hair({
      part: 0,
    }),
    'left parting|left part|parted on the left|parted left': hair({ part: 0.45 }),
    'right parting|right part|parted on the right|parted right': hair({ part: -0.45 }),
    'parted to the side|side swept': hair({ part: 0.4 }),
    'bald|bald headed|shaved head|shaven head|hairless|bald head|shaved bald|clean shaven head|completely bald': (
      reading,
      strength,
    ) => {
      if (strength < 0) hairStyle('bald')(reading, strength)
      else bald(reading, strength)
    },
    'pulled back|tied back|tied up|hair up|hair pulled back|hair tied back': hairStyle('ponytail', 'bun'),
    'blonde bombshell': hairColor('blonde'),
    'curly short|short curly|short curls|short curly hair|curly short hair': all(
      hairStyle('curly-short'),
      hairCurl(0.75),
    ),
    'widow peak': shape({ foreheadWidth: 0.1 }),
  }),
]
