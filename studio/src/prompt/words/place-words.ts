import { PLACE_NAMES } from '../../places/place-names.ts'
import { BACKDROPS } from '../../places/places.ts'
import type { Backdrop } from '../../places/places.ts'
import type { SceneRequest } from '../../scene/compose-scene.ts'
import { nouns } from '../sense.ts'
import type { Effect, WordList } from '../sense.ts'

/** Places that are drawn as a near one, which is told. */
const NEAR_PLACES: Partial<Record<Backdrop, string>> = {
  city: 'new york|new york city|nyc|manhattan|brooklyn|london|shanghai|dubai|chicago|los angeles|san francisco|berlin|moscow|toronto|sydney|mumbai|mumbai street|delhi|lagos|nairobi|cairo|seoul|hong kong|singapore|bangkok|hollywood|milan|madrid|istanbul|johannesburg|mexico city|buenos aires|sao paulo|shop window|billboards|bus stop|parking garage|bus|traffic|concrete|car park|sidewalk|pavement',
  'old-town':
    'rome|florence|seville|lisbon|barcelona|mediterranean town|prague|vienna|havana|santorini|greece street|amalfi|positano|dubrovnik|italy street|siena|naples|sicily|white houses|town square|piazza|plaza|riad|moroccan riad|medina|marrakech|morocco street|tile courtyard|fountain|porch',
  paris: 'champs elysees|montmartre|france street|louvre',
  market:
    'flower shop|florist|supermarket|supermarket aisle|grocery store|greengrocer|christmas market|night market|souk|bazaar|farmers market stall',
  rooftop: 'dubai skyline|fire escape|window sill',
  bridge: 'river|riverside|riverbank|golden gate|golden gate bridge|brooklyn bridge|thames|seine',
  harbour: 'copenhagen|fishing village|lighthouse',
  beach:
    'venice beach|maldives|rio|miami|hawaii|bali|malibu|ibiza|mykonos|california|caribbean|rocks|rock|boardwalk|beach boardwalk|dock of the bay|goa|phuket|cancun|tulum|pier at the beach',
  pool: 'spa|resort|water park|villa|pool float|hot tub|jacuzzi|onsen|hot spring|bathhouse',
  garden: 'picnic|lawn|zoo|backyard|spring|corn field|grass|in grass|garden party|wedding|wedding venue|swing',
  forest: 'camping|campsite|redwoods|bamboo forest|swamp|tree|trees|treehouse|enchanted forest|dark forest',
  mountains:
    'himalayas|andes|dolomites|switzerland|alps|swiss alps|rocky mountains|mountain village|volcano|norway fjord|fjord|highland',
  desert: 'sahara|savanna|savannah|safari|salt flats|death valley|outback|burning man',
  'snow-village': 'snow field|snowy field|igloo',
  vineyard: 'tuscany|orchard|wine country|stable',
  temple:
    'castle|medieval castle|kyoto|mosque|courtyard|taj mahal|great wall of china|great wall|palace gate|ruins|ancient ruins|pyramids|japan street|tokyo temple|cherry tree',
  lake: 'swan lake|pond|lagoon',
  cafe: 'bistro|diner|tea room|rooftop restaurant|ice cream shop|pizza place|pizza shop|pizzeria|burger place|burger restaurant|burger bar|ramen bar|noodle bar|donut shop|brunch|lunch|breakfast|diner booth|ramen shop|sushi bar',
  loft: 'apartment|indoors|interior|house|penthouse|art studio|laundromat|room|dark room|window|by the window|window seat|attic|basement|recording studio|dark studio|chair|hallway|corridor',
  library: 'university|archive|campus|at college|college',
  bookshop: 'books|record store|record shop|toy store|antique shop',
  station: 'subway|metro|bus station|airplane|plane|subway car|airplane cabin|train car',
  gym: 'sports hall|warehouse gym|fitness center|weight room|climbing gym|rock wall|martial arts dojo|dojo|locker room|basketball gym',
  kitchen: 'baking|dining table',
  bedroom: 'sheets',
  office:
    'reception|boardroom|conference room|meeting room|coworking|start up|at work|bank|courtroom|police station|newsroom|co working space',
  gallery: 'museum|exhibition|showroom|vernissage|art deco',
  stage: 'opera|opera house|coachella|runway|catwalk|fashion show|red carpet|talk show|tv studio',
  'hotel-lobby': 'ballroom|grand hotel|chandelier|mansion|elevator|lift|vault',
}

/** Places that nobody here can draw: a plain studio stands in for them. */
const UNKNOWN_PLACES =
  'hell|teacup|giant teacup|cave|tunnel|submarine|prison|jail|battlefield|cemetery|graveyard|fantasy world|fairyland|shattered background|abstract background|crypt|trampoline|void'

const article = (name: string): string => `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`

const sense = (how: string, effect: Effect) =>
  ({ role: 'noun', feature: 'backdrop', fate: 'changed', opensClause: true, how, effect }) as const

const list = (words: string, made: ReturnType<typeof sense>, absent?: Effect): WordList =>
  words.split('|').map((word) => [word, { ...made, means: word, absent }] as const)

const NIGHTLY: Partial<Record<Backdrop, SceneRequest>> = { stage: { time: 'night' } }

/** Names of places, with what is drawn for them. */
const NEAR_PLACE_WORDS: WordList = [
  ...(Object.entries(NEAR_PLACES) as [Backdrop, string][]).flatMap(([backdrop, words]) => {
    const [name] = PLACE_NAMES[backdrop].words.split('|')
    const seen: Effect = (reading, strength) => {
      if (strength > 0) reading.scene = { backdrop, ...NIGHTLY[backdrop], ...reading.scene }
    }
    const avoided: Effect = ({ scene }) => {
      scene.excludedBackdrops = [...(scene.excludedBackdrops ?? []), backdrop]
    }
    return list(words, sense(`drawn as ${article(name)}`, seen), avoided)
  }),
  ...list(
    UNKNOWN_PLACES,
    sense('drawn before a plain studio backdrop', ({ scene }, strength) => {
      if (strength > 0) scene.backdrop ??= 'studio'
    }),
    () => {},
  ),
]

/** A place; what else is said of the scene there holds unless the prompt says otherwise. */
const place = (backdrop: Backdrop, implied: SceneRequest = {}) => ({
  effect: ((reading, strength) => {
    if (strength > 0) reading.scene = { ...implied, ...reading.scene, backdrop }
  }) satisfies Effect,
  absent: ((reading) => {
    reading.scene.excludedBackdrops = [...(reading.scene.excludedBackdrops ?? []), backdrop]
  }) satisfies Effect,
  opensClause: true,
})

/** Where a picture is taken. */
export const PLACE_WORDS: WordList = [
  ...NEAR_PLACE_WORDS,
  ...nouns('backdrop', {
    ...Object.fromEntries(BACKDROPS.map((name) => [PLACE_NAMES[name].words, place(name)])),
    ...Object.fromEntries(
      BACKDROPS.flatMap((name) => {
        const { wordsAtNight } = PLACE_NAMES[name]
        return wordsAtNight ? [[wordsAtNight, place(name, { time: 'night' })]] : []
      }),
    ),
  }),
  // A street at night, whose lamps may have colours.
  ...nouns('light', { 'neon lights': { opensClause: true } }),
]
