import type { RegionName } from '../../identity/regions.ts'
import {
  all,
  aroundAge,
  beardStyle,
  eyeColor,
  hair,
  hairColor,
  lipstick,
  makeup,
  nothing,
  plainly,
  region,
  shape,
  skin,
} from '../effects.ts'
import { modifiers, nouns, traits } from '../sense.ts'
import type { Effect, WordList } from '../sense.ts'

const ageWith = (years: number, effect: Effect): Effect => all(aroundAge(years), effect)

const muscular = shape({ build: 0.6, neckWidth: 0.4, shoulderWidth: 0.6, fullness: -0.3 })
const slim = shape({ build: -0.7, fullness: -0.5, faceWidth: -0.3, neckWidth: -0.3 })
const heavy = shape({ build: 0.9, fullness: 0.85, neckWidth: 0.5, faceWidth: 0.4 })
const comely = shape({ noseBump: -0.25, cheekbones: 0.35, eyeSize: 0.3, skinTexture: -0.3, browTilt: 0 })

const only = (word: RegionName): Effect => region(word)

/** Words of descent and place; each draws what is common there, and people of any look may come of it. */
const PLACES: Readonly<Record<RegionName, string>> = {
  'northern European':
    'scandinavian|nordic|swedish|norwegian|danish|finnish|icelandic|irish|scottish|british|english|celtic|welsh|dutch|northern european|viking|sweden|norway|denmark|finland|ireland|scotland|england|estonian|latvian|lithuanian|baltic',
  'eastern European':
    'slavic|russian|ukrainian|polish|czech|eastern european|slovak|belarusian|serbian|croatian|hungarian|romanian|bulgarian|slovenian|russia|ukraine|poland|balkan|bosnian|moldovan',
  'western European':
    'caucasian|european|german|french|austrian|belgian|swiss|american|canadian|australian|western european|germany|france|white person|new zealander|anglo',
  'southern European':
    'mediterranean|italian|spanish|greek|portuguese|southern european|sicilian|italy|spain|greece|portugal|maltese|cypriot|catalan|albanian',
  'Middle Eastern':
    'middle eastern|arab|arabic|arabian|persian|iranian|turkish|lebanese|syrian|iraqi|israeli|jordanian|palestinian|saudi|emirati|yemeni|kuwaiti|qatari|armenian|kurdish|turkey|iran|lebanon|georgian|azerbaijani|assyrian|omani',
  'North African':
    'north african|moroccan|egyptian|algerian|tunisian|libyan|berber|amazigh|maghrebi|egypt|morocco|nubian',
  'South Asian':
    'indian|south asian|pakistani|bangladeshi|sri lankan|nepali|nepalese|desi|punjabi|bengali|tamil|india|pakistan|gujarati|kashmiri|telugu|marathi|maldivian|bhutanese|rajasthani',
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
    'african american|afro american|afro caribbean|caribbean|jamaican|haitian|black american|black british|trinidadian|barbadian|afro latina|afro latino|bahamian|creole',
  'Latin American':
    'latina|latino|latin|latinx|hispanic|latin american|mexican|brazilian|colombian|argentinian|argentine|cuban|puerto rican|venezuelan|chilean|dominican|peruvian|brazil|mexico|ecuadorian|uruguayan|south american|costa rican|panamanian|guatemalan|mestizo|mestiza|chicana|chicano|salvadoran|bolivian|paraguayan|honduran',
  'Indigenous American':
    'native american|indigenous|indigenous american|first nations|inuit|cherokee|navajo|quechua|aymara|mayan|apache|lakota|american indian|aztec|inca|andean|mapuche',
  Polynesian:
    'polynesian|hawaiian|maori|samoan|tongan|pacific islander|fijian|tahitian|islander|melanesian|micronesian|papuan',
  'Aboriginal Australian': 'aboriginal|aboriginal australian|indigenous australian|torres strait',
}

const placeTraits = (Object.entries(PLACES) as [RegionName, string][]).flatMap(([name, words]) =>
  words.split('|').flatMap((word) => traits({ [word]: only(name) })),
)

export const PEOPLE_WORDS: WordList = [
  ...placeTraits,
  ...nouns('person', {
    'person|woman|man|women|men|female|male|lady|guy|gentleman|girl|boy|human|people|individual|girlfriend|boyfriend|model|influencer|character|hair model|queen|king|princess|prince|someone|adult|dude|lad|gal|chick|bloke|actress|actor|singer|blogger|vlogger|streamer|gamer|dancer|mother|father|mom|dad|mum|wife|husband|sister|brother|girls|boys|guys|ladies':
      {},
  }),
  ...modifiers('person', {
    black: region('African American'),
    white: region('western European'),
    brown: skin(0.52),
    'dark|darker': skin(0.7),
    'thin|small|little|lean': slim,
    'big|large|wide|thick|full': heavy,
    strong: muscular,
    short: nothing,
  }),
  ...traits({
    'mixed race|biracial|multiracial|mixed|mixed heritage|of mixed descent|racially ambiguous|ethnically ambiguous':
      region('African American', 'western European'),
    'eurasian|half asian|hapa|wasian|half japanese|half korean|half chinese': region('East Asian', 'western European'),
    blasian: region('East Asian', 'African American'),
    'black woman|black man|black girl|black guy|black lady|black female|black male|black gentleman|black person':
      region('African American'),
    tall: nothing,
    'young|youthful|young adult|younger': aroundAge(23),
    'an adult of 18|teen|teenage|teenager|adolescent|schoolgirl|schoolboy|underage|child|kid|toddler|baby girl|baby boy|minor|little girl|little boy|preteen|tween|school girl|school boy|children|kids|infant':
      aroundAge(18),
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
    'elderly|very old|ancient|old aged|aged person': aroundAge(72),
    'grandmother|grandma|granny|grandfather|grandpa|grandparent|nana|grandad': aroundAge(70),
    'octogenarian|nonagenarian|centenarian': aroundAge(75),
    septuagenarian: aroundAge(74),
    'slim|slender|skinny|petite|lithe|thin faced|svelte|slight|willowy|dainty|lanky': slim,
    'athletic|fit|toned|sporty|muscular|buff|muscly|ripped|jacked|bodybuilder|athlete|well built|strapping': muscular,
    'chubby|curvy|plus size|overweight|fat|heavyset|heavy set|stocky|plump|full figured|thickset|obese|voluptuous|burly|large bodied|rotund':
      heavy,
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
    androgynous: shape({ jawWidth: 0, browRidge: -0.1, chinWidth: 0.1 }),
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
    'surfer|surfer girl|surfer dude': all(skin(0.38, 0.4), hairColor('dark blonde', true)),
    'nerdy|nerd|geek|geeky|bookish': plainly((person) => {
      person.glasses ??= { style: 'any' }
    }),
    vampire: all(skin(0.02), eyeColor('amber', true)),
    albino: all(skin(0.01), hairColor('white'), eyeColor('light blue')),
    'businesswoman|businessman|executive|ceo|professional|entrepreneur': ageWith(38, shape({})),
    'doctor|lawyer|teacher|professor|scientist|engineer': ageWith(42, shape({})),
    'pop star|popstar|idol|supermodel|fashion model|top model|movie star': all(comely, aroundAge(25)),
    'bimbo|barbie': all(hairColor('blonde', true), makeup({ strength: 1, lipstick: 0.9 })),
    'grandmotherly|matronly': ageWith(64, shape({ fullness: 0.4 })),
    'vintage|pin up|pinup|retro': all(lipstick('red'), makeup({ eyeliner: 0.9 }), hair({ volume: 1.2 })),
  }),
]
