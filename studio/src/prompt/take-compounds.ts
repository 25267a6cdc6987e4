import { agreed } from './effects.ts'
import type { Lexicon } from './lexicon.ts'
import type { Item } from './match-phrases.ts'
import type { Feature, Sense } from './sense.ts'

/** What is printed on clothes rather than standing beside whoever wears them. */
const PRINTED: ReadonlySet<string> = new Set(
  'flames|fire|neon sign|butterflies|butterfly|stars|hearts|rainbow|skull|lightning|fireworks|flag|campfire'.split('|'),
)
const WORN: ReadonlySet<Feature> = new Set<Feature>(['outfit', 'bottoms', 'shoes', 'hat', 'bag'])
const STAND_BEFORE: ReadonlySet<string> = new Set(['with', 'featuring', 'showing'])

/** What is named after a thing that it is of, is for, or shows. */
const HEADS =
  /^(wall|door|building|facade|window|house|roof|table|shop|store|stall|bar|cellar|garden|field|farm|market|tree|leaf|leaves|grove|concert|kitchen|shelf|case|pit|screen|earring|bun|dough|skin|term|pal|print|art|factory|festival|counter|truck|stand|recipe|lights|piano)s?$/
const COLORS = /^(yellow|green|red|white|pink|purple|brown|orange|blue|black|grey|gray|gold|silver|beige)$/

const missing = (how: string): readonly Sense[] => [
  { role: 'noun', means: 'of another thing', feature: 'other', fate: 'missing', how },
]

const isHeld = ({ senses }: Item): boolean => senses.some((sense) => sense.role === 'noun' && sense.feature === 'prop')

const isPrinted = (items: readonly Item[], at: number): boolean =>
  PRINTED.has(items[at].phrase) &&
  STAND_BEFORE.has(items[at - 1]?.phrase) &&
  items[at - 2]?.senses.some((sense) => sense.role === 'noun' && WORN.has(sense.feature))

/**
 * Things that are named to say of which sort something else is: the "flames" of "a t-shirt with flames" are a print, nobody holds
 * the "glass" of a glass wall, and "banana yellow" is a yellow.
 */
export const takeCompounds = (items: readonly Item[]): readonly Item[] =>
  items.map((item, at) => {
    if (isPrinted(items, at)) return { ...item, senses: missing('prints of this kind are not drawn') }
    const next = items[at + 1]
    if (!next || !isHeld(item)) return item
    if (COLORS.test(next.phrase)) {
      // "Holding a banana, yellow dress" has a comma, and things that are a colour are that anyway.
      const own = item.senses.filter(({ role }) => role === 'modifier')
      const senses: readonly Sense[] = own.length > 0 ? own : [{ role: 'trait', means: 'shade', effect: agreed }]
      return { ...item, senses }
    }
    return HEADS.test(next.phrase) ? { ...item, senses: missing('says what another thing is like') } : item
  })

const CHILDREN = 'toddler|child|kid|kids|children|infant|baby girl|baby boy|little girl|little boy'.split('|')
const GROWN_UP =
  /(^| )(mom|mum|mother|mommy|mama|dad|father|daddy|papa|parent|grandmother|grandfather|woman|man|lady)s?$/

/** Words that mean one thing in some company, by what stands anywhere beside them and what is read for them then. */
const IN_COMPANY: readonly (readonly [word: string, beside: RegExp, meant: string])[] = [
  // They stand beside somebody, who is no child.
  ...CHILDREN.map((child) => [child, GROWN_UP, 'her children'] as const),
  ['bat', /cricket|batsman|batter/, 'cricket bat'],
  ['ball', /basketball|hoops/, 'basketball'],
  ['ball', /volleyball/, 'volleyball'],
  ['ball', /tennis|padel/, 'tennis ball'],
  ['ring', /\bbox(er|ing)|wrestl|mma|muay thai|kickbox/, 'boxing ring'],
  ['cabin', /flight attendant|stewardess|air hostess|cabin crew|pilot|airline/, 'airplane cabin'],
  ['mask', /div(er|ing)\b|scuba|snorkel|freediv/, 'diving mask'],
  ['mask', /\bski|snowboard/, 'ski mask goggles'],
  ['helmet', /cyclist|cycling|bicycle|bike\b|mountain bik/, 'bike helmet'],
  ['helmet', /motorcycl|motorbike|biker|scooter|racing|racer/, 'motorcycle helmet'],
  ['helmet', /\bski|snowboard/, 'ski helmet'],
  ['board', /surf/, 'surfboard'],
  ['board', /skat/, 'skateboard'],
  ['board', /snowboard/, 'snowboard'],
  ['court', /basketball/, 'basketball court'],
  ['stick', /hockey/, 'hockey stick'],
  ['fan', /flamenco|kimono|geisha|qipao|cheongsam|hanfu|hanbok|corset|gown|regency|victorian/, 'hand fan'],
  ['jacket', /\bski|snowboard|hik(er|ing)|mountain|trekk|winter|snow\b/, 'winter jacket'],
  ['jacket', /motorcycl|biker/, 'leather jacket'],
  ['vest', /construction|hard hat|builder|road worker/, 'hi vis vest'],
  ['white uniform', /chef|cook\b|baker/, 'chef jacket'],
  ['white uniform', /nurse|dentist|beautician|esthetician/, 'scrubs'],
  [
    'map',
    /backpack|travel|hik(er|ing)|tourist|explor|pirate|treasure|adventur|compass|trek|himalaya|road trip/,
    'holding a map',
  ],
  ['canvas', /paint|artist|easel/, 'easel'],
]

/** The "ring" of a boxer is no jewel, and the "mask" of a diver covers the eyes. */
export const takeCompany = (items: readonly Item[], lexicon: Lexicon): readonly Item[] =>
  items.map((item) => {
    const company = IN_COMPANY.find(
      ([word, beside]) => item.phrase === word && items.some((other) => other !== item && beside.test(other.phrase)),
    )
    const senses = company && lexicon.findSenses(company[2])?.senses
    return senses ? { ...item, kind: 'known', senses } : item
  })
