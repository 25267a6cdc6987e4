import type { RegionName } from '../../../identity/regions.ts'
import {
  all,
  agreed,
  aroundAge,
  beardStyle,
  eyeColor,
  hair,
  hairColor,
  lipstick,
  makeup,
  ofGender,
  plainly,
  region,
  shape,
  skin,
} from '../../effects.ts'
import { changed, modifiers, nouns, PEOPLE, standIn, traits } from '../../sense.ts'
import type { Effect, WordList } from '../../sense.ts'

const ageWith = (years: number, effect: Effect): Effect => all(aroundAge(years), effect)

const muscular = shape({ muscle: 1, build: 0.2, waist: -0.2, neckWidth: 0.4, shoulderWidth: 0.6, fullness: -0.3 })
const athletic = shape({ muscle: 0.6, waist: -0.2, neckWidth: 0.2, shoulderWidth: 0.4, fullness: -0.3 })
const slim = shape({ build: -0.7, waist: -0.4, fullness: -0.5, faceWidth: -0.3, neckWidth: -0.3 })
const heavy = shape({ build: 0.9, waist: 0.6, fullness: 0.85, neckWidth: 0.5, faceWidth: 0.4 })
const curvy = shape({ build: 0.35, hips: 0.9, waist: -0.5, bust: 0.6, fullness: 0.3 })
const tall = shape({ stature: 1 })
const expecting = shape({ belly: 1.15, bust: 0.3 })
const comely = shape({ noseBump: -0.25, cheekbones: 0.35, eyeSize: 0.3, skinTexture: -0.3, browTilt: 0 })

const only = (word: RegionName): Effect => region(word)

/** Words of descent and place; each draws what is common there, and people of any look may come of it. */
const PLACES: Readonly<Record<RegionName, string>> = {
  'northern European':
    'scandinavian|nordic|swedish|norwegian|danish|finnish|icelandic|irish|scottish|british|english|celtic|welsh|dutch|northern european|viking|sweden|norway|denmark|finland|ireland|scotland|england|estonian|latvian|lithuanian|baltic',
  'eastern European':
    'slavic|russian|ukrainian|polish|czech|eastern european|slovak|belarusian|serbian|croatian|hungarian|romanian|bulgarian|slovenian|russia|ukraine|poland|balkan|bosnian|moldovan',
  'western European':
    'caucasian|european|german|french|bavarian|parisian|tyrolean|provencal|alsatian|flemish|londoner|austrian|belgian|swiss|american|canadian|australian|western european|germany|france|white person|new zealander|anglo',
  'southern European':
    'mediterranean|andalusian|roman woman|neapolitan|sardinian|basque|tuscan woman|italian|spanish|greek|portuguese|southern european|sicilian|italy|spain|greece|portugal|maltese|cypriot|catalan|albanian',
  'Middle Eastern':
    'middle eastern|gulf|khaleeji|khaliji|gulf arab|levantine|arab|arabic|arabian|persian|iranian|turkish|lebanese|syrian|iraqi|israeli|jordanian|palestinian|saudi|emirati|yemeni|kuwaiti|qatari|armenian|kurdish|turkey|iran|lebanon|georgian|azerbaijani|assyrian|omani',
  'North African':
    'north african|moroccan|egyptian|algerian|tunisian|libyan|berber|amazigh|maghrebi|egypt|morocco|nubian',
  'South Asian':
    'indian|sikh|hindu|south asian|pakistani|bangladeshi|sri lankan|nepali|nepalese|desi|punjabi|bengali|tamil|india|pakistan|gujarati|kashmiri|telugu|marathi|maldivian|bhutanese|rajasthani|south indian|north indian|malayali|keralite|kannada|kannadiga|haryanvi|maharashtrian|assamese|odia|goan|parsi|sindhi|indian american|british indian|nri',
  'East Asian':
    'east asian|asian|chinese|japanese|korean|taiwanese|china|japan|korea|hong kong|south korean|cantonese|okinawan|k pop|kpop',
  'Southeast Asian':
    'southeast asian|south east asian|filipino|filipina|vietnamese|thai|indonesian|malaysian|malay|cambodian|burmese|laotian|thailand|vietnam|philippines|indonesia|javanese|balinese|singaporean|khmer|hmong',
  'Central Asian':
    'central asian|kazakh|uzbek|mongolian|kyrgyz|turkmen|tajik|afghan|uyghur|tatar|tibetan|pashtun|mongol|siberian|hazara',
  'West African':
    'west african|nigerian|ghanaian|senegalese|african|ivorian|cameroonian|malian|congolese|yoruba|igbo|nigeria|ghana|africa|liberian|togolese|beninese|sub saharan|gambian|angolan|gabonese',
  'East African':
    'east african|ethiopian|somali|kenyan|eritrean|sudanese|ugandan|tanzanian|rwandan|ethiopia|kenya|somalia|maasai|habesha|malagasy',
  'Southern African':
    'south african|southern african|zulu|xhosa|zimbabwean|namibian|botswanan|mozambican|zambian|san|tswana|malawian|swazi',
  'African American':
    'african american|afro brazilian|afro colombian|afro cuban|afro european|afro american|afro caribbean|caribbean|jamaican|haitian|black american|black british|trinidadian|barbadian|afro latina|afro latino|bahamian|creole',
  'Latin American':
    'latina|latino|latin|latinx|hispanic|latin american|mexican|brazilian|colombian|argentinian|argentine|cuban|puerto rican|venezuelan|chilean|dominican|peruvian|brazil|mexico|ecuadorian|uruguayan|south american|costa rican|panamanian|guatemalan|mestizo|mestiza|chicana|chicano|salvadoran|bolivian|paraguayan|honduran',
  'Indigenous American':
    'native american|indigenous|indigenous american|first nations|inuit|cherokee|navajo|quechua|aymara|mayan|apache|lakota|american indian|aztec|inca|andean|mapuche',
  Polynesian:
    'polynesian|hawaiian|maori|samoan|tongan|pacific islander|fijian|tahitian|islander|melanesian|micronesian|papuan',
  'Aboriginal Australian': 'aboriginal|aboriginal australian|indigenous australian|torres strait',
}

/** Cities and lands that people are said to be from, beside those that `PLACES` knows. */
const HOMES: Partial<Record<RegionName, string>> = {
  'northern European':
    'london|dublin|edinburgh|glasgow|manchester|stockholm|oslo|copenhagen|helsinki|reykjavik|amsterdam|iceland|wales|britain|england|the uk|the netherlands|holland|estonia|latvia|lithuania',
  'eastern European':
    'moscow|saint petersburg|kyiv|warsaw|krakow|prague|budapest|bucharest|belgrade|sofia|serbia|croatia|hungary|romania|bulgaria|the czech republic|slovakia|slovenia|belarus',
  'western European':
    'paris|berlin|munich|hamburg|vienna|zurich|brussels|austria|belgium|switzerland|canada|toronto|vancouver|montreal|australia|sydney|melbourne|new zealand|texas|california',
  'southern European': 'rome|milan|naples|madrid|barcelona|seville|lisbon|porto|athens|sicily|malta|cyprus|albania',
  'Middle Eastern':
    'the gulf|doha|jeddah|muscat|manama|bahrain|sharjah|amman|dubai|abu dhabi|istanbul|ankara|tehran|beirut|baghdad|damascus|riyadh|tel aviv|saudi arabia|the emirates|iraq|syria|israel|jordan|palestine|yemen|kuwait|qatar|oman|armenia|georgia',
  'North African': 'cairo|casablanca|marrakech|tunis|algiers|alexandria|algeria|tunisia|libya',
  'South Asian':
    'mumbai|bombay|delhi|new delhi|bangalore|bengaluru|chennai|madras|kolkata|calcutta|hyderabad|pune|ahmedabad|jaipur|lucknow|kochi|goa|kerala|punjab|gujarat|rajasthan|tamil nadu|bengal|kashmir|karachi|lahore|islamabad|dhaka|colombo|kathmandu|bangladesh|sri lanka|nepal',
  'East Asian': 'tokyo|osaka|kyoto|seoul|busan|beijing|shanghai|shenzhen|taipei|taiwan',
  'Southeast Asian':
    'bangkok|manila|cebu|jakarta|bali|hanoi|saigon|ho chi minh city|kuala lumpur|singapore|malaysia|cambodia|myanmar|laos',
  'Central Asian': 'kazakhstan|uzbekistan|mongolia|kyrgyzstan|almaty|tashkent|kabul|afghanistan',
  'West African': 'lagos|abuja|accra|dakar|senegal|ivory coast|cameroon|mali|congo|kinshasa',
  'East African': 'nairobi|addis ababa|mogadishu|kampala|uganda|tanzania|rwanda|kigali|eritrea|sudan',
  'Southern African': 'johannesburg|cape town|durban|south africa|zimbabwe|namibia|zambia|mozambique',
  'African American': 'jamaica|kingston|haiti|barbados|trinidad|the bahamas|the caribbean|harlem',
  'Latin American':
    'bahia|salvador|recife|fortaleza|brasilia|belo horizonte|curitiba|rio|rio de janeiro|sao paulo|mexico city|bogota|medellin|buenos aires|lima|santiago|havana|caracas|colombia|argentina|cuba|puerto rico|venezuela|chile|peru|ecuador|the dominican republic|costa rica|guatemala',
  Polynesian: 'hawaii|samoa|tonga|fiji|tahiti',
}

const homeTraits = (Object.entries(HOMES) as [RegionName, string][]).flatMap(([name, homes]) =>
  homes.split('|').flatMap((home) => traits({ [`from ${home}`]: only(name) })),
)

const placeTraits = (Object.entries(PLACES) as [RegionName, string][]).flatMap(([name, words]) =>
  words.split('|').flatMap((word) => traits({ [word]: only(name) })),
)

export const PEOPLE_WORDS: WordList = [
  ...changed(
    'everybody here is an adult: drawn as 18',
    traits({
      'teen|teenage|teenager|adolescent|schoolgirl|schoolboy|underage|child|kid|toddler|baby girl|baby boy|minor|little girl|little boy|preteen|tween|school girl|school boy|children|kids|infant':
        aroundAge(18),
    }),
  ),
  ...standIn('her children|his children|their children|her kids|his kids|their kids', 'one person is drawn', PEOPLE),
  ...placeTraits,
  ...homeTraits,
  ...changed('drawn as a pale person with red eyes', traits({ vampire: all(skin(0.02), eyeColor('red', true)) })),
  ...nouns('person', {
    'woman|boy mom|girl mom|toddler mom|toddler mum|twin mom|mom of two|mom of three|mum of two|mother of two|mother of three|tradwife|homemaker|young lady|mama|mommy|aunt|auntie|niece|fiancee|hostess|new mom|working mom|single mom|stay at home mom|soccer mom|teen girl woman|heroine|old lady|businesswoman in her prime|lady boss|queen bee|lady|girl|female|gal|chick|girlfriend|mother|mom|mum|wife|sister|daughter|1 girl|businesswoman lady|femme':
      {
        effect: ofGender('female'),
      },
    'man|girl dad|boy dad|dad of two|dad of three|father of two|chap|fella|papa|daddy|uncle|nephew|fiance|bachelor|new dad|single dad|gent|guy|gentleman|boy|male|dude|lad|bloke|boyfriend|father|dad|husband|brother|son|1 boy':
      {
        effect: ofGender('male'),
      },
    'person|human|individual|someone|adult|face of a person': {},
  }),
  ...modifiers('person', {
    black: all(region('African American'), skin(0.82)),
    white: all(region('western European'), skin(0.12)),
    brown: skin(0.58, 0.3),
    'light|pale': skin(0.08),
    'old|aged': aroundAge(67),
    'dark|darker': skin(0.7),
    'thin|small|little|tiny|lean': slim,
    'big|large|wide|thick|full': heavy,
    strong: muscular,
  }),
  ...modifiers('person', { short: shape({ stature: -1 }), tall }, true),
  // What somebody plays, makes or writes of, which nobody looks like.
  ...modifiers('person', {
    'jazz|techno|indie|folk|hip hop|rap|edm|trap|reggae|reggaeton|afrobeats|afrobeat|amapiano|highlife|bhangra|carnatic|gospel|blues|funk|sertanejo|forro|pagode|rock|crypto|finance|tech|fintech|esports|parenting|motivational|robotics|marketing|startup|saas|skincare|haircare|grooming|automotive|educational|motoring|k beauty|thrift|van life|street food|modest fashion|real estate|plant based|zero waste|slow living|self improvement|productivity|personal finance|classical music|electronic music':
      agreed,
  }),
  ...traits({
    'mixed race|biracial|multiracial|mixed|mixed heritage|of mixed descent|racially ambiguous|ethnically ambiguous':
      region('African American', 'western European'),
    'eurasian|half asian|hapa|wasian|half japanese|half korean|half chinese': region('East Asian', 'western European'),
    blasian: region('East Asian', 'African American'),
    'young|youthful|young adult|younger': aroundAge(23),
    'skinny guy|lanky guy': slim,
    'large build|big build|heavyset build|heavy build': heavy,
    'student|college student|college age|college|college girl|gen z|zoomer|university student|undergraduate':
      aroundAge(21),
    'twenty something|twentysomething|twenties': aroundAge(25),
    'thirty something|thirtysomething|millennial': aroundAge(34),
    'forty something|fortysomething|gen x': aroundAge(45),
    'middle aged|midlife|middle age|mid life': aroundAge(49),
    mature: aroundAge(50),
    'fifty something|fiftysomething': aroundAge(55),
    'old|older|aged|aging|ageing|old aged': aroundAge(67),
    'senior|retired|pensioner|silver fox|boomer|retiree': aroundAge(66),
    'elderly|very old|old aged|aged person': aroundAge(72),
    'grandmother|grandma|granny|grandfather|grandpa|grandparent|nana|grandad': aroundAge(70),
    'dadi|nani|abuela|halmeoni|nonna|oma|babushka lady': all(aroundAge(70), ofGender('female')),
    'aunty|ahjumma': all(aroundAge(50), ofGender('female')),
    ahjussi: all(aroundAge(50), ofGender('male')),
    'octogenarian|nonagenarian|centenarian': aroundAge(75),
    septuagenarian: aroundAge(74),
    'slim|slender|skinny|petite|lithe|thin faced|svelte|slight|willowy|dainty|lanky': slim,
    'athletic|fit|toned|sporty|athlete|athletic build|lean muscle|fit body|athletic body': athletic,
    'muscular|buff|muscly|ripped|jacked|bodybuilder|well built|strapping|muscular arms|biceps|big muscles|muscles|broad chest|muscular build|muscular body':
      muscular,
    'chubby|plus size|overweight|fat|heavyset|heavy set|stocky|plump|full figured|thickset|obese|burly|large bodied|rotund':
      heavy,
    'curvy|voluptuous|hourglass|hourglass figure|curvaceous|curvy figure|hourglass shape': curvy,
    'pregnant|maternity|maternity shoot|maternity photo|maternity portrait|maternity photoshoot|expecting a baby|heavily pregnant|mother to be|mom to be|expectant mother|baby bump|pregnant belly|visibly pregnant':
      expecting,
    'six pack|abs|six pack abs|toned abs|defined abs|washboard abs|chiseled abs|chiselled abs|ripped abs|visible abs|eight pack|sculpted abs':
      shape({ muscle: 1 }),
    'long legs|long legged|leggy|statuesque|tall stature|tall build|tall figure': tall,
    'short stature|short build|small stature': shape({ stature: -1 }),
    'slim build|slender build|slim figure|slender figure': slim,
    'tall and slim|tall and slender|tall and thin': all(tall, slim),
    'wide hips|broad hips|full hips|big hips|curvy hips': shape({ hips: 1 }),
    'narrow hips|slim hips': shape({ hips: -1 }),
    'small waist|thin waist|slim waist|narrow waist|tiny waist|cinched waist': shape({ waist: -1 }),
    'big belly|beer belly|pot belly|dad bod|paunch|round belly': shape({ belly: 0.6, build: 0.3, waist: 0.5 }),
    'beautiful|pretty|attractive|gorgeous|stunning|handsome|good looking|cute|lovely|sexy|hot|breathtaking|photogenic|flawless':
      comely,
    'rugged|masculine|manly|tough|strong features': shape({
      jawWidth: 0.55,
      browRidge: 0.5,
      chinProjection: 0.4,
      browThickness: 0.3,
    }),
    'feminine|delicate features|soft features|gentle features|girly|dainty features': shape({
      jawWidth: -0.4,
      browRidge: -0.5,
      lowerLip: 0.3,
      eyeSize: 0.3,
    }),
    'androgynous|nonbinary|non binary|enby|genderfluid|gender fluid|genderqueer|agender|gender neutral': shape({
      jawWidth: 0,
      browRidge: -0.1,
      chinWidth: 0.1,
    }),
    'melanin|melanin skin|melanated|rich melanin': skin(0.82),
    'baby face|babyface|boyish|girlish': shape({ fullness: 0.5, chinLength: -0.4, eyeSize: 0.4, browRidge: -0.4 }),
    'sharp features|chiseled|chiselled|chiseled features|angular features|defined features|striking|striking features':
      shape({ cheekbones: 0.7, cheekHollow: 0.5, jawWidth: 0.3, fullness: -0.4 }),
    'goth|gothic|emo': all(
      hairColor('black', true),
      skin(0.05),
      lipstick('black', 0.8),
      makeup({ strength: 1, eyeliner: 1, shadowColor: [44, 36, 42] }),
    ),
    'punk|punk rock|rocker|grunge': all(makeup({ eyeliner: 0.9, strength: 0.8 }), shape({ cheekHollow: 0.3 })),
    hipster: all(
      beardStyle('full'),
      plainly((person) => {
        person.glasses ??= { style: 'any' }
      }),
    ),
    'surfer girl|surfer dude': all(skin(0.38, 0.4), hairColor('dark blonde', true)),
    'nerdy|nerd|geek|geeky|bookish': plainly((person) => {
      person.glasses ??= { style: 'any' }
    }),
    'albino|albinism': all(skin(0.01), hairColor('white'), eyeColor('light blue')),
    'pop star|popstar|idol|supermodel|fashion model|top model|movie star': all(comely, aroundAge(25)),
    'bimbo|barbie': all(hairColor('blonde', true), makeup({ strength: 1, lipstick: 0.9 })),
    'grandmotherly|matronly': ageWith(64, shape({ fullness: 0.4 })),
    'vintage|pin up|pinup|retro': all(lipstick('red'), makeup({ eyeliner: 0.9 }), hair({ volume: 1.2 })),
  }),
]
