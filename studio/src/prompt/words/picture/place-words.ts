import { PLACE_NAMES } from '../../../places/place-names.ts'
import { BACKDROPS } from '../../../places/places.ts'
import type { Season } from '../../../places/hour.ts'
import type { Backdrop } from '../../../places/places.ts'
import type { SceneRequest } from '../../../scene/compose-scene.ts'
import { changed, missing, modifiers, nouns, traits } from '../../sense.ts'
import type { Effect, Surroundings, WordList } from '../../sense.ts'
import { nothing } from '../../effects.ts'

/** Places that are drawn as a near one, which is told. */
const NEAR_PLACES: Partial<Record<Backdrop, string>> = {
  'boat-deck':
    'pirate ship|viking ship|gondola boat|rowing boat|paddle steamer|submarine deck|sailing ship|cruise cabin',
  spaceship:
    'space shuttle|control room|mission control|laboratory on mars|alien ship|star destroyer|futuristic room|futuristic lab|sci fi lab',
  'castle-hall':
    'dungeon|banquet hall|fantasy tavern|dragon lair|vampire castle|gothic mansion|haunted mansion|haunted house|crypt hall|royal chamber',
  restaurant:
    'sushi restaurant|thai restaurant|chinese restaurant|rooftop dining|japanese restaurant|korean bbq restaurant|wood oven|pizza oven|buffet|banquet|food hall table|sushi counter|ramen counter|izakaya|tapas counter',
  salon: 'tattoo parlour|tattoo parlor|tattoo studio|tattoo shop|facial|facial treatment|nail bar',
  boutique: 'escalator|perfume store|makeup store|cosmetics store',
  workshop:
    'wine cellar|brewery|distillery|pottery wheel|potter s wheel|work bench|hangar|smithy|forge|building site|construction site|car workshop|fire station|firehouse|fire department|concrete bunker|pottery studio|barn interior|bike shop|pottery|pottery class|blacksmith forge|construction site interior|shipyard hall|car workshop pit|studio of a sculptor|printing house|glassblowing studio',
  clinic:
    'waiting room|operating room|pharmacy|dental clinic|dental office|dentist office|dental|veterinary clinic|surgery room|hospital bed|ambulance interior',
  airport:
    'airport terminal window|private jet|business class|helipad|aircraft hangar|border control|customs|airport bar|baggage claim',
  'neon-alley':
    'hongdae|hongdae street|itaewon|myeongdong|shinjuku|dotonbori|graffiti alley|neon room|vaporwave city|bangkok street',
  arcade:
    'bowling alley|game room|gaming room|gaming setup|casino|slot machines|casino floor|lan party|gamer room|neon gaming room|gaming chair|esports arena|gaming studio|streaming setup|streaming room|streamer room|gaming desk|roller rink|bowling',
  'dance-studio': 'reformer|pilates reformer',
  'tennis-court':
    'padel court|volleyball court|clay court|hard court|grass court|wimbledon|court|pickleball court|squash court|badminton court|beach volleyball court',
  stadium:
    'cricket pitch|cricket stadium|cricket match|ipl match|super bowl|baseball field|rugby field|rugby pitch|rugby stadium|olympic stadium|velodrome|cricket ground|baseball diamond|american football field',
  'running-track': 'marathon|race track',
  countryside:
    'stonehenge|rodeo|rodeo arena|texas|kentucky|tennessee|montana|oklahoma|nebraska|kansas|iowa|ohio|vermont|midwest|cotswolds|lake district|yorkshire|munnar hills|rice terraces|rice field|tea plantation|barn|rice fields|rice paddy|rice paddies|paddy field|terraced fields|prairie|paddock|escape to the country|country house|country lane|farmhouse|horse ranch|hay field|country club|coffee plantation|plantation|cotton plantation|sugarcane field|sheep farm|dairy farm|barnyard|stables|polo field|cow pasture',
  bathroom:
    'bubble bath|marble bathroom|bathroom shelf|claw foot tub|milk bath|flower bath|bath of milk|rose petal bath|powder room',
  'living-room':
    'majlis|ramadan tent|home decor|christmas living room|grandma s house|ski cabin|cabin in the woods|reading corner|window nook|playroom|movie night|home cinema|tatami room|japanese room|yurt',
  greenhouse:
    'monstera leaves|jungle room|banana leaves|palm fronds wall|leaf wall|moss wall|living wall|plant wall|green wall of plants',
  road: 'dirt road|dusty road|gravel road|muddy road|unpaved road|driveway|car wash|formula 1|formula one|f 1 race|grand prix|racetrack|race circuit|suburban neighborhood|suburban house|car headlights|headlights|drive in|racing circuit|pit lane|formula 1 track|tarmac|runway tarmac|trailer park|truck stop|tunnel road|village road|drive through',
  playground:
    'skate park|skatepark|playground|urban playground|half pipe|concrete wall|brick wall outside|skate ramp|halfpipe|concrete steps|parkour park|bmx track',
  'flower-field':
    'tulip field|daffodil field|cotton field|tulip fields|rose field|tulip farm|cherry orchard|sea of flowers|flower meadow path|flower carpet',
  city: 'nashville|austin|houston|dallas|denver|phoenix|san diego|orlando|new orleans|washington dc|minneapolis|harlem|the bronx|bronx|tribeca|williamsburg|beverly hills|rodeo drive|silicon valley|the strip|las vegas strip|chennai|hyderabad|pune|ahmedabad|lucknow|kochi|bengaluru|bangalore|kolkata|gurgaon|noida|chandigarh|bandra|dhaka|lahore|gangnam|ginza|busan|taipei 101|bund|the bund|belo horizonte|curitiba|brasilia|medellin|lima|accra|kampala|dakar|abuja|kigali|addis ababa|casablanca|durban|doha|riyadh|jeddah|abu dhabi|kuwait city|muscat|manama|sharjah|burj khalifa|dubai marina|amman|beirut|tehran|helsinki|riga|camden|shoreditch|big ben|brandenburg gate|marina bay sands|petronas towers|marine drive|gateway of india|india gate|delhi street|connaught place|sneaker street|phone booth|red phone booth|newsstand|taxi rank|notting hill|underground parking|multi storey car park|parking structure|parking deck|cairo|hollywood|shop window|billboards|bus stop|bus|parking garage|concrete|car park|vending machines|arcade street|rooftop of a parking garage|embankment|bus interior|tram|tram stop|street market in tokyo|protest|demonstration|parade|street parade|pride parade|city marathon|crosswalk in tokyo|bicycle lane',
  'old-town':
    'acropolis|parthenon|greek ruins|colosseum|ruins|ancient ruins|roman ruins|chichen itza|tulum ruins|favela|township|soweto|pelourinho|chefchaouen|marrakesh|tangier|tunis|trastevere|trevi fountain|matera|dubrovnik old town|greek village|white village|havana|riad|moroccan riad|medina|marrakech|morocco street|tile courtyard|fountain|porch',
  paris: 'louvre',
  rooftop:
    'sky bar|helicopter pad|sun deck|infinity terrace|dubai skyline|fire escape|window sill|rooftop helipad|observation deck|top of a building|rooftop in santorini|blue domes',
  bridge: 'golden gate|golden gate bridge',
  harbour: 'lighthouse|regatta|shipyard|fish market|ferry terminal|canal boat|houseboat|lighthouse pier',
  beach:
    'la|florida|key west|the hamptons|hamptons|bahia|salvador|recife|fortaleza|florianopolis|ipanema|diani beach|mombasa|juhu beach|gokarna|andaman|varkala|kovalam|jeju|jeju island|busan beach|hainan|phi phi|krabi|canggu|uluwatu|seminyak|el nido|palawan|siargao|sentosa|algarve|madeira|canary islands|gran canaria|lanzarote|fuerteventura|marbella|crete|corfu|rhodes|zakynthos|hvar|malta|cannes|saint tropez|st tropez|playa del carmen|sharm el sheikh|brighton beach|palm jumeirah|beach bar|tiki bar|beach house|promenade|sandbank|boulder|rocks|on a rock|on the rocks by the sea|on rocks|boardwalk|beach boardwalk|dock of the bay|pier at the beach|black sand beach|overwater villa|overwater bungalow|pebble beach|rocky beach|rocky shore|lifeguard tower|beach tower|beach hut|surf shack|boardwalk ice cream stand|machu picchu coast',
  pool: 'olympic pool|rooftop pool|infinity pool|thermal bath|sauna|steam room|hammam|water park|pool float|hot tub|jacuzzi|onsen|hot spring|bathhouse',
  garden:
    'arch of flowers|garden ceremony|outdoor ceremony|wedding party|beer garden|front yard|flower wall|floral background|flower background|floral wall|picnic blanket|tea garden|zen garden|orchard picnic|tropical garden|picnic|zoo|wedding|wedding venue|swing|hedge maze|maze|barbecue party|backyard bbq|topiary|flower labyrinth|tea party|croquet lawn|driving range|mini golf|dog show',
  forest:
    'bamboo grove trail|bamboo forest|swamp|treehouse|elven forest|mushroom forest|haunted forest|rainforest canopy|jungle temple|mossy woods path|treehouse deck|mangrove',
  mountains:
    'great wall of china|great wall|table mountain|kilimanjaro|sugarloaf|cusco|cuzco|matterhorn|interlaken|hallstatt|isle of skye|faroe islands|lake tahoe|ladakh|leh|manali|shimla|darjeeling|munnar|coorg|spiti|kashmir|nepal|kathmandu|hokkaido|mt fuji|mountain hut|climbing wall outside|mountain village|volcano|machu picchu|inca ruins|mount fuji|everest|glacier hike|alpine meadow cabin|dolomites hut|plateau|summit cross',
  desert:
    'pyramids|pyramids of giza|giza|sphinx|egyptian pyramids|luxor|hegra|rann of kutch|atacama|neom|oasis|desert oasis|desert camp|coachella valley|salt flats|sand dune camp|canyon desert camp|egyptian desert',
  'snow-village':
    'aspen|vail|gulmarg|zermatt|st moritz|gstaad|courchevel|verbier|chamonix|ski lift|igloo|chairlift|ski lift station|gondola lift|ice palace|sled run',
  vineyard: 'olive grove|olive trees|apple orchard|orchard|stable',
  temple:
    'bamboo temple|palace gate|japan street|forbidden city|monastery garden|zen temple|buddhist temple steps|gyeongbokgung|gyeongbokgung palace|changdeokgung|korean palace|bukchon|hanok|hanok village|gion|nara',
  'hindu-temple':
    'ashram|cambodian temple|sri lankan temple|angkor wat|borobudur|balinese temple|bali temple|khajuraho|ajanta|batu caves|gurdwara',
  'palace-court': 'courtyard|alhambra|arabian palace|persian palace|sultan s palace',
  lake: 'varanasi|ghat|ghats|ganges|ganga|the ganges|ganges river|rishikesh|haridwar|river ghat|backwaters|kerala backwaters|alleppey|dal lake|srinagar|udaipur lake|pushkar|lake house|swan lake|swamp lake|riverbank camp|dock on a lake|hot springs|geyser|blue lagoon',
  cafe: 'hookah lounge|shisha lounge|beer hall|korean cafe|cat cafe|donut place|food truck|food court|rooftop restaurant|ice cream shop|pizza place|pizza shop|burger place|burger restaurant|burger bar|ramen bar|noodle bar|donut shop|lunch|breakfast|ramen shop|sushi bar|donut counter|bubble tea shop|tea stall|juice stand|ice cream truck|ice cream parlour|ice cream parlor|candy shop|chocolate shop|sweet shop|snack bar|pizza stand|canteen|cafeteria',
  loft: 'recording booth|vocal booth|sound booth|soundproof booth|soundproofed booth|recording session|podcast set|youtube studio|podcast studio|music studio|hallway mirror|staircase hall|entryway|smart home|house|attic|basement|recording studio|dark studio|chair',
  library: 'university|campus|at college|college|study room',
  bookshop: 'comic shop|comic store|stationery shop|vintage store|toy store|antique shop',
  station:
    'train window seat|train seat|night train|train window|train compartment|subway stairs|bus station|subway car|train car',
  gym: 'spin studio|spinning class|boxing studio|sports hall|climbing gym|rock wall|martial arts dojo|dojo',
  kitchen:
    'oven|brick oven|rustic oven|wood fired oven|cutting board|wooden cutting board|marble table|bakery kitchen|industrial kitchen|food truck kitchen|cooking studio|open kitchen|farmhouse kitchen|pantry',
  bedroom:
    'nursery|baby room|kids room|walk in wardrobe bed|bunk bed|tent interior|prison cell|cabin bed|hostel|bunk|canopy bed',
  office:
    'in court|at court|court hearing|court room|law court|court of law|supreme court|in the courtroom|on trial|court trial|murder trial|home office|video call|trading floor|call center|server room|glass skyscraper|office lobby|boardroom|conference room|meeting room|bank|courtroom|police station|newsroom|call centre|startup garage|office kitchen|reception area|conference hall|parliament|town hall|bank counter|post office|control tower',
  gallery:
    'convention|comic con|anime convention|expo|trade show|convention center|art basel|furniture showroom|car showroom|showroom|museum of natural history|planetarium|art fair booth|auction house|photo booth|sculpture garden',
  stage:
    'oscars|grammys|met gala|cannes film festival|tomorrowland|glastonbury|lollapalooza|festival ground|conference stage|tech conference|auditorium|graduation stage|award stage|stage curtain|stage curtains|theatre curtains|theater curtains|theatre curtain|theatre|theater|opera|opera house|comedy stage|theatre stage|dj booth|dj set|award show|awards|talent show|cinema|movie theater|movie theatre|movie theatre seats|podium|press conference|ted talk|open mic|comedy club|broadcast studio|coachella|red carpet|talk show|tv studio|ballet stage|opera stage|press room|school play|puppet theatre|circus ring|circus tent|esports stage|award ceremony|film premiere|premiere|quiz show|comedy night',
  'hotel-lobby':
    'casino hotel|jewelry store|jewellery store|luxury store|ballroom|mansion|elevator|lift|vault|palace ballroom|grand ballroom|masquerade ball|gala dinner hall|red carpet event|gala|gala event|jewellery boutique|presidential suite|mansion hall|embassy',
  ice: 'ice rink|frozen lake',
  canyon: 'petra|al ula|cappadocia|valley of fairy chimneys',
  funfair: 'beer tent|oktoberfest tent|disneyland|oktoberfest|circus|carousel|merry go round|roller coaster',
  moon: 'planet|another planet|planet surface|galaxy|jupiter|alien planet',
  underwater: 'aquarium|swimming tank',
  'wheat-field': 'cornfield|corn field',
  'boxing-ring': 'mma cage|octagon|fighting cage|cage fight',
  classroom: 'kindergarten|science fair',
  'basketball-court':
    'sports court|outdoor court|street court|school yard court|netball court|school yard|schoolyard|basketball gym|basketball arena',
}

/** Places that nobody here can draw: a plain studio stands in for them. */
const UNKNOWN_PLACES =
  'hell|teacup|giant teacup|cave|tunnel|submarine|prison|jail|battlefield|cemetery|graveyard|fantasy world|fairyland|shattered background|abstract background|crypt|trampoline|void'

const article = (name: string): string =>
  name === 'countryside' ? 'open countryside' : `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`

const sense = (how: string, effect: Effect) =>
  ({ role: 'noun', feature: 'backdrop', fate: 'changed', opensClause: true, how, effect }) as const

const list = (words: string, made: ReturnType<typeof sense>, absent?: Effect): WordList =>
  words.split('|').map((word) => [word, { ...made, means: word, absent }] as const)

const setOf = (words: string): ReadonlySet<string> => new Set(words.split('|'))

const SURROUNDINGS = Object.fromEntries(
  BACKDROPS.map((backdrop) => {
    const { seen, like } = PLACE_NAMES[backdrop]
    return [backdrop, { backdrop, seen: setOf(seen), like: setOf(like) }]
  }),
) as Record<Backdrop, Surroundings>

const NIGHTLY: Partial<Record<Backdrop, SceneRequest>> = { stage: { time: 'night' } }

/** Names of places, with what is drawn for them. */
const NEAR_PLACE_WORDS: WordList = [
  ...(Object.entries(NEAR_PLACES) as [Backdrop, string][]).flatMap(([backdrop, words]) => {
    const [name] = PLACE_NAMES[backdrop].words.split('|')
    const seen: Effect = (reading, strength) => {
      if (strength <= 0) return
      const isBetter = reading.surroundings?.isOnMap && reading.surroundings.backdrop === reading.scene.backdrop
      if (isBetter) delete reading.scene.backdrop
      if (isBetter || !reading.surroundings) reading.surroundings = SURROUNDINGS[backdrop]
      reading.scene = { backdrop, ...NIGHTLY[backdrop], ...reading.scene }
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

/** The time of the year that names of places say: that of another one, where one is named. */
const SEASONS_OF: Readonly<Record<string, Season>> = Object.fromEntries([
  ...'autumn|fall leaves|autumn leaves|october|fallen leaves|fall foliage|autumn colors|autumn foliage|autumn day|autumn forest|november|fall colors|autumn trees'
    .split('|')
    .map((name) => [name, 'autumn'] as const),
  ...'spring|spring flowers|cherry blossoms|cherry blossom|cherry trees|cherry blossom trees|sakura|spring garden|spring park|spring day|blossoming trees|blooming trees|spring blossoms|blossoms|apple blossom|blossom trees'
    .split('|')
    .map((name) => [name, 'spring'] as const),
])

/** What many places have: they name one only where no other word does. */
const PARTS_OF_PLACES = setOf(
  'crashing waves|ocean waves|on the sand|fields|peaks|tablecloth|white tablecloth|rolling hills|intersection|farm|barn|shallow water|dunes|sand dunes|summit|mountain peak|window|by the window|near the window|at the window|in front of a window|large windows|big window|floor to ceiling windows|room|living space|indoors|interior|outdoor|outdoors|nature|tree|trees|tall trees|grass|in grass|lawn|town|sidewalk|pavement|street|on the street|in the street|white sand|calm sea|traffic|palms|palm trees|flowers|books|stairs|steps|stone steps|paintings|spotlight|spotlights|skyscraper|skyscrapers|skyline|city skyline|city lights|neon lights|neon|party|dinner|lunch|breakfast|brunch|workout|training session|working out|cooking|baking|cooking dinner|desk|bed|lamp|mirror wall|chandelier|concert lights|stage lights|daisies|poppies|wildflowers|sunflowers|clouds background|snowy mountains|wooden deck|city view|ocean view|sea view|mountain view|at home|home|at work|palm tree|concrete wall|brick wall|white wall|white walls|chalkboard|blackboard|whiteboard|fireplace|hills|river|cobblestones|ice|cherry blossom|cherry blossoms|autumn|october|fall leaves|autumn leaves|fallen leaves|fall foliage|autumn colors|autumn foliage|autumn day|november|fall colors|autumn trees|spring|spring day|spring flowers|cherry trees|cherry blossom trees|sakura|blossoming trees|blooming trees|fountain|vines|nightlife',
)

/** Names of cities and coasts: "a rooftop bar in New York" is a rooftop. */
const NAMES_ON_MAPS = setOf(
  'london|shanghai|dubai|brooklyn|los angeles|san francisco|berlin|moscow|toronto|sydney|mumbai|delhi|lagos|nairobi|seoul|hong kong|singapore|bangkok|milan|madrid|istanbul|johannesburg|mexico city|buenos aires|sao paulo|shibuya|soho|new york|new york city|nyc|manhattan|chicago|midtown|tokyo|las vegas|rome|florence|seville|lisbon|barcelona|prague|vienna|naples|sicily|amalfi|positano|dubrovnik|paris|venice|amsterdam|burano|bruges|copenhagen|bergen|miami|bali|malibu|ibiza|california|venice beach|rio|hawaii|maldives|caribbean|goa|phuket|cancun|tulum|seychelles|bahamas|barbados|fiji|tahiti|bora bora|zanzibar|mauritius|koh samui|boracay|aruba|santorini|greece|mykonos|amalfi coast|himalayas|andes|lapland|osaka|akihabara|chinatown|death valley|outback|lake como|warsaw|stockholm|boston|seattle|philadelphia|montreal|vancouver|melbourne|frankfurt|munich|hamburg|zurich|brussels|taipei|beijing|jakarta|manila|kuala lumpur|karachi|bogota|atlanta|detroit|kyiv|glasgow|manchester|dublin|verona|bologna|granada|toledo|porto|krakow|budapest|salzburg|heidelberg|edinburgh|malaga|palermo|athens|cartagena|oaxaca|tallinn|vilnius|zagreb|ljubljana|alsace|provence|bondi beach|copacabana|waikiki|santa monica|french riviera|cote d azur|sardinia|corsica|mallorca|tenerife|costa rica|jamaica|puerto rico|dominican republic|punta cana|sahara|mojave|alps|swiss alps|dolomites|rockies|pyrenees|patagonia|yosemite|capri|sorrento|wimbledon',
)

/** What streets of a city that is named look like: "street style in Paris". */
const URBAN: ReadonlySet<Backdrop> = new Set<Backdrop>(['paris', 'old-town', 'neon-alley', 'canal'])

/**
 * A place; what else is said of the scene there holds unless the prompt says otherwise. A name for what is seen at the place
 * that is named already leaves that.
 */
const place = (backdrop: Backdrop, name: string, implied: SceneRequest = {}) => ({
  effect: ((reading, strength) => {
    if (strength <= 0) return
    if (backdrop === 'temple') delete reading.scene.isLocal
    const { surroundings } = reading
    const isNamed = surroundings !== undefined && surroundings.backdrop === reading.scene.backdrop
    if (isNamed && NAMES_ON_MAPS.has(name) && !(surroundings.backdrop === 'city' && URBAN.has(backdrop))) return
    const isThere = isNamed && (PARTS_OF_PLACES.has(name) || surroundings.seen.has(name))
    const season = SEASONS_OF[name]
    reading.scene = { ...implied, ...reading.scene, ...(!isThere && { backdrop }), ...(season && { season }) }
    if (!isThere)
      reading.surroundings = NAMES_ON_MAPS.has(name)
        ? { ...SURROUNDINGS[backdrop], isOnMap: true }
        : SURROUNDINGS[backdrop]
  }) satisfies Effect,
  absent: ((reading) => {
    reading.scene.excludedBackdrops = [...(reading.scene.excludedBackdrops ?? []), backdrop]
  }) satisfies Effect,
  opensClause: true,
})

/** Names of places that look otherwise in other parts of the world. */
const LOCAL_NAMES =
  'temple|temple courtyard|temple garden|temple steps|temple visit|old temple|ancient temple|temple complex|temple entrance'

const localTemple: Effect = (reading, strength) => {
  const isNamed = reading.surroundings?.backdrop === 'temple'
  place('temple', 'temple').effect(reading, strength)
  if (strength > 0 && !isNamed) reading.scene.isLocal = true
}

/** Where a picture is taken. */
export const PLACE_WORDS: WordList = [
  ...nouns('backdrop', { [LOCAL_NAMES]: { ...place('temple', 'temple'), effect: localTemple } }),
  ...NEAR_PLACE_WORDS,
  ...nouns(
    'backdrop',
    Object.fromEntries(
      BACKDROPS.flatMap((backdrop) => {
        const { words, wordsAtNight = '' } = PLACE_NAMES[backdrop]
        return [
          ...words.split('|').map((name) => [name, place(backdrop, name)] as const),
          ...wordsAtNight.split('|').map((name) => [name, place(backdrop, name, { time: 'night' })] as const),
        ].filter(([name]) => name)
      }),
    ),
  ),
  ...traits({
    'enchanted forest|magical forest|fairy forest|fairytale forest|magic forest|enchanted woods|mystical forest': (
      reading,
      strength,
    ) => {
      place('forest', 'forest').effect(reading, strength)
      if (strength <= 0) return
      reading.scene.mood ??= 'dreamy'
      reading.scene.air = { ...reading.scene.air, sparks: true, sunbeams: true }
    },
    'night market|night food market|night bazaar': (reading, strength) => {
      place('market', 'market', { time: 'night' }).effect(reading, strength)
    },
  }),
  // A street at night, whose lamps may have colours.
  ...nouns('light', { 'neon lights': { opensClause: true } }),
]

/** What is seen at some places, and adjectives that hold for some: told as shown there. */
export const SURROUNDING_WORDS: WordList = [
  ...missing(
    [...new Set(BACKDROPS.flatMap((name) => [...SURROUNDINGS[name].seen]))].join('|'),
    'drawn at places that have it',
  ),
  ...changed(
    'drawn as such a place usually is',
    modifiers('backdrop', {
      [[...new Set(BACKDROPS.flatMap((name) => [...SURROUNDINGS[name].like]))].join('|')]: nothing,
    }),
  ),
]
