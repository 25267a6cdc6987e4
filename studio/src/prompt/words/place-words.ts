import { placeOf } from '../../places/places.ts'
import type { Backdrop } from '../../places/places.ts'
import type { SceneRequest } from '../../scene/compose-scene.ts'
import type { Effect, WordList } from '../sense.ts'

/** Places that are drawn as a near one, which is told. */
const NEAR_PLACES: Partial<Record<Backdrop, string>> = {
  city: 'new york|new york city|nyc|manhattan|brooklyn|london|shanghai|dubai|chicago|los angeles|san francisco|berlin|moscow|toronto|sydney|mumbai|mumbai street|delhi|lagos|nairobi|cairo|seoul|hong kong|singapore|bangkok|hollywood|milan|madrid|istanbul|amsterdam|johannesburg|mexico city|buenos aires|sao paulo|shop|store|boutique|mall|shopping mall|department store|clothing store|fashion store|shop window|skyscrapers|skyscraper|billboards|bus stop|parking lot|parking garage|garage|gas station|petrol station|taxi|car|vintage car|convertible|bus|traffic|graffiti wall|graffiti|alleyway|skate park|skatepark|basketball court|building site|concrete|car park|sidewalk|pavement|suburb',
  'old-town':
    'rome|florence|seville|lisbon|barcelona|mediterranean town|prague|vienna|venice|havana|santorini|greece street|amalfi|positano|dubrovnik|italy street|siena|naples|sicily|white houses|town square|piazza|plaza|riad|moroccan riad|medina|marrakech|morocco street|tile courtyard|archway|staircase|stone steps|stairs|steps|fountain|porch',
  paris: 'champs elysees|montmartre|france street|louvre',
  market:
    'supermarket|supermarket aisle|grocery store|greengrocer|flower shop|florist|christmas market|night market|souk|bazaar|oktoberfest|funfair|carnival|farmer s market|farmers market stall',
  rooftop: 'skyline|dubai skyline|penthouse terrace|fire escape|window sill|balcony',
  bridge: 'river|riverside|riverbank|canal|golden gate|golden gate bridge|brooklyn bridge|thames|seine|venice canal',
  harbour:
    'yacht|boat|ship|cruise ship|ferry|deck of a ship|copenhagen|fishing village|sailing|gondola|boat deck|lighthouse',
  beach:
    'miami|hawaii|bali|malibu|maldives|venice beach|rio|ibiza|mykonos|california|island|tropical island|caribbean|cliff|cliffs|cornwall cliffs|rocks|rock|boardwalk|beach boardwalk|dock of the bay|goa|phuket|cancun|tulum|ocean cliff|pier at the beach',
  pool: 'spa|resort|water park|villa|pool float|hot tub|jacuzzi|onsen|hot spring|bathhouse',
  garden:
    'picnic|lawn|zoo|playground|greenhouse|backyard|countryside|spring|golf course|tennis court|football field|soccer field|stadium|lavender field|sunflower field|tulip field|poppy field|wheat field|cornfield|corn field|rice terraces|rice field|tea plantation|grass|in grass|daisies|wildflowers|highlands|pasture|hill|hillside|garden party|wedding|wedding venue|swing',
  forest:
    'jungle|rainforest|waterfall|campfire|camping|campsite|redwoods|bamboo forest|swamp|tree|trees|treehouse|enchanted forest|dark forest',
  mountains:
    'switzerland|alps|himalayas|mountain village|rocky mountains|andes|patagonia|iceland|volcano|norway fjord|fjord|glacier|highland',
  desert:
    'sahara|arizona|canyon|grand canyon|savanna|savannah|safari|salt flats|mars|death valley|wild west|outback|monument valley|red rocks|burning man',
  'snow-village':
    'lapland|ski slope|snowy mountains|alpine hut|antarctica|arctic|north pole|snow field|snowy field|igloo|ice rink|frozen lake|snowy landscape|winter wonderland',
  vineyard: 'tuscany|provence|farm|barn|orchard|wine country|ranch|stable',
  temple:
    'castle|church|cathedral|mosque|monastery|palace|kyoto|courtyard|taj mahal|great wall of china|great wall|palace gate|palace courtyard|ruins|ancient ruins|pyramids|cherry blossoms|cherry blossom|chapel|altar|japan street|tokyo temple|shrine gate|cherry tree',
  lake: 'hills|swan lake|pond|lagoon',
  cafe: 'restaurant|bar|bakery|bistro|pub|diner|tea room|karaoke|karaoke room|rooftop restaurant|ice cream shop|candlelight dinner|candlelit dinner|dinner|brunch|lunch|breakfast|smoky pub|wine bar|cocktail bar|coffee shop counter|diner booth|steakhouse|pizzeria|ramen shop|sushi bar|bowling alley|arcade',
  loft: 'apartment|home|indoors|living room|interior|house|penthouse|sofa|couch|brick wall|warehouse|abandoned factory|factory|workshop|art studio|armchair|fireplace|laundromat|bathroom|room|dark room|window|by the window|window seat|attic|basement|garage interior|recording studio|dark studio|barbershop|hair salon|nail salon|beauty salon|dressing room|closet|walk in closet|chair|piano|hallway|corridor|christmas tree',
  library:
    'university|classroom|bookshelf|bookshelves|archive|campus|lecture hall|at school|at college|school|college|chalkboard|old library|study',
  bookshop: 'books|record store|record shop|toy store|vintage shop|thrift store|antique shop|pharmacy',
  station:
    'airport|subway|metro|subway station|train|railway|bus station|cockpit|airplane|plane|airport lounge|platform|subway car|metro station|airplane cabin|train car',
  gym: 'boxing ring|yoga studio|dance studio|sports hall|warehouse gym|fitness center|weight room|climbing gym|rock wall|martial arts dojo|dojo|locker room|ballet studio|basketball gym',
  kitchen: 'restaurant kitchen|dining room|baking|home kitchen|dining table|cooking class',
  bedroom: 'hotel room|in bed|bed|messy bed|bedroom floor|sheets|white sheets|dorm room',
  office:
    'clinic|laboratory|lab|reception|hospital|hospital corridor|hospital room|office with glass walls|boardroom|conference room|meeting room|coworking|start up|at work|bank|courtroom|police station|newsroom|operating room|doctor s office|office background|co working space|glass walls',
  gallery: 'museum|exhibition|paintings|showroom|vernissage|empty room|white room|white wall|art deco',
  stage:
    'nightclub|club|theatre|theater|disco|festival|spotlight|concert hall|opera|opera house|circus|dance floor|rave|party|house party|laser lights|disco ball|coachella|music festival|runway|catwalk|fashion show|red carpet|stage lights|empty stage|night club|talk show|tv studio|casino',
  'hotel-lobby':
    'casino floor|ballroom|throne|throne room|castle hall|grand hotel|chandelier|mansion|palace hall|elevator|lift|vault',
}

/** Places that nobody here can draw: a plain studio stands in for them. */
const UNKNOWN_PLACES =
  'on the moon|moon surface|in space|space|outer space|spaceship|space station|spacecraft|underwater|under water|under the sea|heaven|hell|cloud|on a cloud|teacup|giant teacup|bathtub|bath|shower|cave|tunnel|submarine|planet|galaxy|jupiter|dungeon|prison|jail|battlefield|cemetery|graveyard|fantasy world|fairyland|northern lights|shattered background|abstract background|seabed|crypt|swimming tank|trampoline|race track|another planet|void'

const article = (name: string): string => `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`

const sense = (how: string, effect: Effect) =>
  ({ role: 'noun', feature: 'backdrop', fate: 'changed', opensClause: true, how, effect }) as const

const list = (words: string, made: ReturnType<typeof sense>, absent?: Effect): WordList =>
  words.split('|').map((word) => [word, { ...made, means: word, absent }] as const)

const NIGHTLY: Partial<Record<Backdrop, SceneRequest>> = { stage: { time: 'night' } }

/** Names of places, with what is drawn for them. */
export const NEAR_PLACE_WORDS: WordList = [
  ...(Object.entries(NEAR_PLACES) as [Backdrop, string][]).flatMap(([backdrop, words]) => {
    const [name] = placeOf(backdrop).words.split('|')
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
