import {
  agreed,
  all,
  beardStyle,
  fringe,
  hair,
  hairColor,
  hairCurl,
  hairManner,
  hairStyle,
  layers,
} from '../../effects.ts'
import { changed, missing, modifiers, nouns } from '../../sense.ts'
import type { WordList } from '../../sense.ts'

/** Styles and colours of hair by the names that hairdressers have for them. */
export const HAIR_NAMES: WordList = [
  ...nouns('hair', {
    'a line bob|inverted bob|angled bob|stacked bob|italian bob|sleek bob|chin length bob|jaw length bob|power bob|graduated bob|layered bob':
      { effect: hairStyle('bob', 'bob-fringe') },
    'wavy bob|bob with waves|beachy bob': { effect: all(hairStyle('bob', 'bob-fringe'), hairCurl(0.45)) },
    'curly bob|bob with curls': { effect: all(hairStyle('bob', 'bob-fringe'), hairCurl(0.75)) },
    'layers|layered hair|layered haircut|face framing layers': { effect: layers },
    'butterfly haircut|long layers|rachel cut|blow out|bouncy blowout|voluminous blowout|blow dried hair|90 s blowout':
      {
        effect: hairStyle('feathered'),
      },
    'full bangs|straight bangs|thick bangs|feathered bangs|eyebrow bangs|blunt fringe|full fringe|thick fringe|straight fringe|see through bangs':
      { effect: fringe },
    'bubble braid|bubble pony': { effect: hairStyle('bubble-ponytail') },
    'single braid|one braid|long braid|rope braid|loose braid|braid over her shoulder|braid over one shoulder|thick braid|single braid over her shoulder|single braid over one shoulder|long braid over her shoulder|braid over the shoulder|side braid over her shoulder|fishtail braid over her shoulder|loose braid over her shoulder|single plait|long plait|choti':
      { effect: hairStyle('side-braid') },
    'braided updo|braided up do|braided crown updo|milkmaid braid|heidi braids|braid around her head|coronet braid': {
      effect: hairStyle('crown-braid'),
    },
    'half bun|half bun hairstyle|half ponytail|half up ponytail': { effect: hairStyle('half-up') },
    'high bun|ponytail bun|donut bun|tight high bun|braided bun|curly bun|hair in a bun|hair pinned up|elegant updo|romantic updo|loose bun|bun with loose strands':
      { effect: hairStyle('bun') },
    'boxer braids|fulani braids|lemonade braids|feed in braids|ghana braids|stitch braids|straight backs': {
      effect: hairStyle('cornrows'),
    },
    'passion twists|senegalese twists|marley twists|kinky twists|twist braids|twist out|havana twists|mini twists': {
      effect: hairStyle('twists'),
    },
    'faux locs|goddess locs|butterfly locs|soft locs|crochet locs|shoulder length locs|starter locs': {
      effect: hairStyle('locs'),
    },
    'finger coils|coil out|wash and go|corkscrew curls|afro curls': { effect: hairCurl(0.95) },
    'spiral curls|barrel curls|big curls|bouncy curls|wild curls|thick curls': { effect: hairCurl(0.78) },
    'loose curls|soft curls|bouncy waves|loose ringlets': { effect: hairCurl(0.58) },
    'loose waves|soft waves|mermaid waves|s waves|tousled beach waves|long waves|natural waves': {
      effect: hairCurl(0.42),
    },
    'hollywood waves|glam waves|vintage waves|retro waves|marcel waves|old hollywood curls': {
      effect: hairStyle('finger-waves'),
    },
    'textured crop|textured fringe|textured top|messy crop|edgar cut|cropped fringe': {
      effect: hairStyle('french-crop'),
    },
    'loose hair|hair down|hair worn down|open hair|hair let down|hair over one shoulder|hair over her shoulder|hair to her waist|hair down to her waist|waist length tresses':
      { effect: hairStyle('long', 'lob') },
    'two braids|pair of braids|double braids|braided pigtails': { effect: hairStyle('braids') },
  }),
  ...nouns('accent', {
    'money piece|face framing highlights|peekaboo highlights|chunky highlights|babylights|sunkissed highlights|sun kissed highlights|blonde balayage|subtle highlights|sun streaks|foils':
      { effect: hair({ accent: 'highlights' }) },
  }),
  ...(
    [
      ['drawn as a fade', 'mid fade|drop fade|burst fade', 'fade'],
      ['drawn as a wolf cut', 'jellyfish cut|octopus cut', 'wolf-cut'],
      ['drawn as long hair with a fringe', 'hime cut', 'long-fringe'],
      ['drawn as finger waves', 'pin curls|360 waves', 'finger-waves'],
      ['drawn as a ponytail', 'braided ponytail', 'ponytail'],
      ['drawn half up', 'waterfall braid', 'half-up'],
      ['drawn as a pixie cut', 'bixie|garcon cut|tomboy cut', 'pixie'],
      ['drawn as a bob', 'asymmetrical bob|asymmetric bob|uneven bob', 'bob'],
      ['drawn as space buns', 'bantu knots|bantu knot', 'space-buns'],
      ['drawn as an afro', 'afro puff|afro puffs|high puff|puff ponytail|hair puff', 'afro'],
      ['drawn as short curls', 'jheri curl|curly perm|permed hair', 'curly-short'],
      ['drawn as sleek hair', 'gelled hair', 'slicked-back'],
      ['drawn as a mullet', 'rat tail|kentucky waterfall', 'mullet'],
      ['drawn as a bun', 'bouffant|beehive bun|chonmage', 'bun'],
      ['drawn as a fade', 'line up|shape up|edge up|hair design|shaved line', 'fade'],
    ] as const
  ).flatMap(([how, words, style]) => changed(how, nouns('hair', { [words]: { effect: hairStyle(style) } }))),
  ...changed(
    'drawn as a fringe',
    nouns('hair', {
      'micro bangs|baby bangs|choppy bangs|curly bangs|short bangs|side swept bangs': { effect: fringe },
    }),
  ),
  ...changed('drawn as waves', nouns('hair', { 'crimped hair|crimps|crimped waves': { effect: hairCurl(0.5) } })),
  ...changed(
    'drawn as a moustache',
    nouns('beard', {
      'pencil moustache|pencil mustache|thin moustache|thin mustache|walrus moustache|walrus mustache|chevron moustache|porn stache|toothbrush moustache|pornstache':
        { effect: beardStyle('moustache') },
      'horseshoe moustache|horseshoe mustache|fu manchu|dali moustache|curled moustache|curled mustache|waxed moustache':
        { effect: beardStyle('handlebar') },
    }),
  ),
  ...changed('drawn along the jaw', nouns('beard', { 'neckbeard|neck beard': { effect: beardStyle('chinstrap') } })),
  ...nouns('beard', {
    'five day stubble|three day stubble|3 day stubble|day old stubble|light scruff|three day beard|3 day beard': {
      effect: beardStyle('stubble'),
    },
    'corporate beard|boxed beard|neat beard|designer beard|well kept beard|low beard': { effect: beardStyle('short') },
    'viking beard|braided beard|wild beard|bushy long beard|biker beard|lumberjack beard': {
      effect: beardStyle('long'),
    },
  }),
  ...modifiers('hair', {
    'galaxy|amethyst': hairColor('purple'),
    'merlot|cherry|cherry cola|black cherry': hairColor('burgundy'),
    'cinnamon|pumpkin|coppery': hairColor('ginger'),
    'warm brown|mushroom brown|toffee|hazelnut|cool brown|beige brown': hairColor('light brown'),
    'blue black|coal black|soft black|off black': hairColor('black'),
    'champagne|buttery|sun bleached|sun kissed': hairColor('blonde'),
    'titanium|gunmetal|ash silver|pewter': hairColor('grey'),
    'high|tight|loose|low|single|double|polished|bridal|wedding': agreed,
    'blow dried|bouncing|bouncy': hairManner('feathered'),
    'permed|ringletted': hairCurl(0.7),
    'textured|piecey|unbrushed|sea salt': hairManner('messy', 'long', 'lob'),
  }),
  ...modifiers(
    'hair',
    {
      'ash blonde|ash blond|dirty blonde|dirty blond|dark blonde|dark blond|sandy blonde': hairColor('dark blonde'),
      'honey blonde|golden blonde|honey blond|golden blond|butter blonde|beige blonde|champagne blonde|california blonde':
        hairColor('blonde'),
      'natural ginger|ginger red|irish red': hairColor('ginger'),
      'salt and pepper|salt pepper|peppery|pepper and salt': all(
        hairColor('dark brown', true),
        hair({ grey: 0.5 }, { grey: 0 }),
      ),
      'raven haired|black haired': hairColor('black'),
      'brown haired': hairColor('brown', true),
      'grey haired|gray haired|silver haired': hairColor('grey'),
      'white haired': hairColor('white'),
      'red haired|flame haired|copper haired': hairColor('ginger'),
      'long haired': hair({ lengthClass: 'long' }),
      'short haired': hair({ lengthClass: 'short' }),
    },
    true,
  ),
  ...changed(
    'drawn as such hair usually is',
    modifiers('hair', {
      'asymmetrical|asymmetric|angled|edgy|micro|baby|half|tucked|tucked behind her ears|tucked behind ears|gelled|greasy|dirty|oily|tangled|matted|knee length|multicolored|multicolour|rainbow|ombre dyed|glittery|sparkly|glowing|icy|thick braided|intricate|futuristic|spiked|floating|flowing upwards|dry|damaged|static':
        agreed,
    }),
  ),
  ...missing(
    'blue underlayer|underlayer|bald spot|cowlick|hair design lines|baby hairs|baby hair|edges|laid edges|split ends',
  ),
]
