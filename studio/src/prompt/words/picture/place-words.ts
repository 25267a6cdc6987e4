import { PLACE_NAMES } from '../../../places/place-names.ts'
import { BACKDROPS } from '../../../places/places.ts'
import type { Backdrop } from '../../../places/places.ts'
import type { SceneRequest } from '../../../scene/compose-scene.ts'
import { nouns } from '../../sense.ts'
import type { Effect, WordList } from '../../sense.ts'

/** Places that are drawn as a near one, which is told. */
const NEAR_PLACES: Partial<Record<Backdrop, string>> = {
  restaurant:
    'sushi restaurant|thai restaurant|chinese restaurant|mexican restaurant|french restaurant|indian restaurant|greek restaurant|rooftop dining|wine tasting|tapas bar',
  salon:
    'tattoo parlour|tattoo parlor|tattoo studio|tattoo shop|spa room|facial|facial treatment|beauty studio|barber|hairdresser|nail bar|brow bar|massage room|treatment room|dressing table|backstage|vanity',
  boutique:
    'sneaker store|sneaker shop|streetwear store|pop up store|charity shop|perfume store|makeup store|cosmetics store',
  workshop:
    'concrete hall|concrete bunker|industrial space|brick loft|studio garage|motorcycle garage|pottery studio|wood workshop|old factory|barn interior|bike shop',
  clinic:
    'dentist|dental clinic|dental office|dentist office|dental|med spa|beauty clinic|cosmetic clinic|veterinary clinic',
  airport: 'airport terminal window|private jet|business class|first class lounge|plane window|duty free',
  'neon-alley':
    'graffiti alley|neon room|vaporwave city|seoul street|bangkok street|tokyo street|night street|neon tunnel|rainy alley|korean street',
  arcade:
    'gaming chair|esports arena|gaming studio|streaming setup|streaming room|streamer room|gamer room|gaming desk|neon gaming room|roller rink|bowling',
  'dance-studio': 'reformer|pilates reformer|pilates class|wellness studio',
  'tennis-court': 'basketball hoop|pickleball court|school yard court|netball court',
  stadium: 'track|football ground|finish line|marathon',
  countryside:
    'escape to the country|countryside escape|country house|country lane|farmhouse|horse ranch|sheep field|scottish moor|moor|hay bales|hay field|country club',
  bathroom: 'bubble bath|marble bathroom|bathroom shelf',
  'living-room': 'reading nook|cozy corner|cosy corner|home decor|couch at home|scandinavian living room',
  greenhouse: 'plant shop|monstera leaves|jungle room',
  road: 'petrol pump|car headlights|headlights|desert gas station|drive in|americana|coastal road|pacific coast highway',
  'boat-deck': 'yacht party',
  playground: 'skate ramp|halfpipe|basketball cage|urban playground|concrete steps',
  nightclub: 'vip area|new year s eve party|warehouse rave',
  waterfall: 'natural pool|cenote',
  'flower-field': 'cotton field',
  church: 'wedding chapel|old chapel|wedding ceremony|wedding aisle',
  city: 'fashion week street|outside fashion week|fashion week|sneaker street|downtown street|new york street|london street|tokyo crossing|shibuya|shibuya crossing|soho|city corner|phone booth|red phone booth|newsstand|taxi rank|street crossing|times square street|busy street|high street|street food stall|food stall|berlin street|notting hill|underground parking|multi storey car park|parking structure|parking deck|new york|new york city|nyc|manhattan|brooklyn|london|shanghai|dubai|chicago|los angeles|san francisco|berlin|moscow|toronto|sydney|mumbai|mumbai street|delhi|lagos|nairobi|cairo|seoul|hong kong|singapore|bangkok|hollywood|milan|madrid|istanbul|johannesburg|mexico city|buenos aires|sao paulo|shop window|billboards|bus stop|parking garage|bus|traffic|concrete|car park|sidewalk|pavement',
  'old-town':
    'italian street|greek village|white village|bougainvillea|white walls with bougainvillea|spanish street|european street|sun drenched street|mediterranean street|provence village|tuscan village|town|rome|florence|seville|lisbon|barcelona|mediterranean town|prague|vienna|havana|santorini|greece street|amalfi|positano|dubrovnik|italy street|siena|naples|sicily|white houses|town square|piazza|plaza|riad|moroccan riad|medina|marrakech|morocco street|tile courtyard|fountain|porch',
  paris: 'champs elysees|montmartre|france street|louvre',
  market:
    'food hall|night market in bangkok|vintage market|flea market|flower shop|florist|greengrocer|christmas market|night market|souk|bazaar|farmers market stall',
  rooftop:
    'wooden deck|sun deck|rooftop garden|infinity terrace|hotel rooftop bar|dubai skyline|fire escape|window sill',
  bridge: 'river|riverside|riverbank|golden gate|golden gate bridge|brooklyn bridge|thames|seine',
  harbour: 'copenhagen|fishing village|lighthouse',
  beach:
    'beach club|beach bar|tiki bar|private beach|turquoise water|white sand beach|sunny coast|coastline|cove|bay|beach house|seafront|promenade|sandbank|boulder|venice beach|maldives|rio|miami|hawaii|bali|malibu|ibiza|mykonos|california|caribbean|rocks|rock|boardwalk|beach boardwalk|dock of the bay|goa|phuket|cancun|tulum|pier at the beach',
  pool: 'rooftop pool|infinity pool|hotel pool|turquoise pool|backyard pool|thermal bath|sauna|steam room|hammam|wellness area|spa day|resort pool|spa|resort|water park|villa|pool float|hot tub|jacuzzi|onsen|hot spring|bathhouse',
  garden:
    'picnic blanket|tea garden|zen garden|orchard picnic|tropical garden|campus lawn|picnic|lawn|zoo|backyard|spring|corn field|grass|in grass|garden party|wedding|wedding venue|swing',
  forest:
    'forest trail|forest path|woodland path|jungle path|birch forest|nature trail|rainforest trail|autumnal forest|camping|campsite|redwoods|bamboo forest|swamp|tree|trees|treehouse|enchanted forest|dark forest',
  mountains:
    'hiking trail|mountain trail|trail|mountain hut|climbing wall outside|national park|mountain road|base camp|climbing route|himalayas|andes|dolomites|switzerland|alps|swiss alps|rocky mountains|mountain village|volcano|norway fjord|fjord|highland',
  desert:
    'desert camp|moroccan desert|dubai desert|joshua tree|coachella valley|desert dunes|white desert|sahara|savanna|savannah|safari|salt flats|death valley|outback|burning man',
  'snow-village': 'ski resort slope|ski piste|ski lift|apres ski|snowy park|snow field|snowy field|igloo',
  vineyard: 'tuscany|orchard|wine country|stable',
  temple:
    'moroccan palace|balinese temple|rajasthan|jaipur|indian palace|moroccan courtyard|bali temple|bamboo temple|castle|medieval castle|kyoto|mosque|courtyard|taj mahal|great wall of china|great wall|palace gate|ruins|ancient ruins|pyramids|japan street|tokyo temple|cherry tree',
  lake: 'mountain lake shore|lake como|lake house|swan lake|pond|lagoon',
  cafe: 'airy cafe|cat cafe|matcha cafe|matcha bar|juice bar|brunch spot|brunch place|donut place|retro diner|american diner|patisserie|pastry shop|tea house|breakfast place|coffee bar counter|bakery counter|food truck|food court|sports bar|dive bar|bistro|diner|tea room|rooftop restaurant|ice cream shop|pizza place|pizza shop|pizzeria|burger place|burger restaurant|burger bar|ramen bar|noodle bar|donut shop|brunch|lunch|breakfast|diner booth|ramen shop|sushi bar',
  loft: 'podcast studio|music studio|photo loft|sunlit loft|artist studio|artist loft|creative studio|industrial loft|minimalist apartment|scandinavian apartment|scandinavian interior|modern apartment|studio apartment|hallway mirror|staircase hall|entryway|smart home|apartment|indoors|interior|house|penthouse|art studio|laundromat|room|dark room|window|by the window|window seat|attic|basement|recording studio|dark studio|chair|hallway|corridor',
  library: 'university|archive|campus|at college|college',
  bookshop: 'comic shop|comic store|stationery shop|vintage store|books|toy store|antique shop',
  station:
    'train window|train compartment|subway stairs|bus station|airplane|plane|subway car|airplane cabin|train car',
  gym: 'home gym|crossfit box|crossfit gym|powerlifting gym|spin studio|spinning class|boxing studio|home workout|sports hall|warehouse gym|fitness center|weight room|climbing gym|rock wall|martial arts dojo|dojo|locker room|basketball gym',
  kitchen:
    'breakfast table|cooking show|test kitchen|cutting board|wooden cutting board|marble table|baking|dining table',
  bedroom: 'nursery|baby room|kids room|walk in wardrobe bed|airbnb|bunk bed|sheets',
  office:
    'home office|video call|trading floor|call center|server room|glass skyscraper|office lobby|two monitors|monitors|reception|boardroom|conference room|meeting room|coworking|start up|at work|bank|courtroom|police station|newsroom|co working space',
  gallery: 'concept store|furniture showroom|car showroom|art fair|museum|exhibition|showroom|vernissage|art deco',
  stage:
    'podium|award show|awards|press conference|catwalk show|runway show|ted talk|open mic|comedy club|dj set|dj booth|music video set|broadcast studio|opera|opera house|coachella|runway|catwalk|fashion show|red carpet|talk show|tv studio',
  'hotel-lobby':
    'hotel bar|hotel corridor|luxury mansion|marble staircase|grand staircase|concierge|casino hotel|jewelry store|jewellery store|luxury store|ballroom|grand hotel|chandelier|mansion|elevator|lift|vault',
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
