import { scene } from '../scene-effects.ts'
import { sittingOn, take } from './stance-words.ts'
import { all, nothing } from '../../effects.ts'
import { BESIDE_NAMES } from '../../../places/beside/names.ts'
import type { Backdrop } from '../../../places/places.ts'
import type { Air, Beside } from '../../../places/beside/names.ts'
import { changed, modifiers, nouns, traits } from '../../sense.ts'
import type { Effect, WordList } from '../../sense.ts'
import { COLOR_WORDS, YELLOW } from '../clothes/outfit-words.ts'

const put =
  (name: Beside): Effect =>
  ({ scene: asked }, strength) => {
    const { [name]: _, ...others } = asked.beside ?? {}
    asked.beside = strength > 0 ? { ...others, [name]: true } : others
  }

/** Things that are seldom seen elsewhere, where no other place is named, by the words that mean nothing else. */
const AT_HOME: Partial<Record<Beside, readonly [home: Backdrop, words: string]>> = {
  campfire: ['forest', 'campfire|bonfire|fire pit'],
  tent: ['forest', 'tent|glamping tent|tents'],
  hay: ['countryside', 'hay bales|hay bale|hay|bales of hay|straw bales|haystack|bales of straw'],
  surfboard: ['beach', 'surfboard|surf board|surfboards|paddle board'],
  parasol: [
    'beach',
    'sun lounger|deck chair|sunbed|sun loungers|loungers|lounger|striped parasol|lounge chair|beach parasol',
  ],
  snowman: ['snow-village', 'snowman|snow man|snowmen'],
  bench: ['garden', 'bench|park bench|wooden bench'],
}

const putAt =
  (name: Beside, home: Backdrop): Effect =>
  (reading, strength) => {
    put(name)(reading, strength)
    if (strength > 0) reading.scene.setting ??= { backdrop: home, always: true }
  }

const fill =
  (air: Air): Effect =>
  ({ scene: asked }, strength) => {
    const { [air]: _, ...others } = asked.air ?? {}
    asked.air = strength > 0 ? { ...others, [air]: true } : others
  }

/** What has four wheels, drawn as a car. */
const VEHICLES =
  'porsche|mercedes|bmw|tesla|cadillac|mustang|ferrari|lamborghini|lambo|bugatti|rolls royce|bentley|audi|range rover|land rover|g wagon|mclaren|maserati|aston martin|supercar|hypercar|van life|vanlife|jeep|pickup|pickup truck|truck|van|camper van|campervan|minivan|double decker bus|red bus|school bus|tractor|fire truck|ambulance|police car|food truck van|formula 1 car|racing car|golf cart|rv|tuk tuk|rickshaw|go kart|atv|quad bike'

const THINGS: Partial<Record<Beside, string>> = {
  dog: 'dog|small dog|big dog|fluffy dog|cute dog|rescue dog|family dog|pup|doggo|retriever|with his dog|with her dog|dogs|puppy|puppies|golden retriever|labrador|pet dog|her dog|his dog|pet|walking a dog|walking her dog|walking his dog',
  cat: 'cat|kitty|tabby|house cat|pet cat|cats|kitten|kittens|tabby cat|her cat|his cat',
  birds: 'bird|birds|pigeon|pigeons|doves|dove|feeding pigeons|feeding birds',
  suitcase:
    'suitcase|roller bag|cabin bag|rolling suitcase|hand luggage|her suitcase|his suitcase|travel suitcase|baggage|luggage|suitcases|trolley|carry on|travel bag',
  bicycle:
    'bicycle|road bike|dutch bike|beach cruiser|cruiser bike|old bicycle|retro bike|city bicycle|her bike|his bike|retro bicycle|ladies bike|bike|bikes|bicycles|city bike|vintage bicycle|racing bike',
  car: 'car|sedan|coupe|muscle car|retro car|electric car|lowrider|family car|new car|his car|her car|old timer|vintage car|sports car|convertible|taxi|parked car|classic car|oldtimer|suv|race car|old car|luxury car|limousine',
  motorbike: 'motorcycle|motorbike|scooter|vespa|moped|harley',
  guitar: 'guitar|acoustic guitar|electric guitar|ukulele|bass guitar',
  surfboard: 'longboard',
  sofa: 'sofa|loveseat|chesterfield|leather couch|velvet couch|couch|armchair|velvet sofa|leather sofa|settee',
  'christmas-tree':
    'christmas tree|decorated christmas tree|tree with lights|lit christmas tree|xmas tree|decorated tree',
  campfire: 'fire|fire behind|flames',
  'neon-sign':
    'neon sign|glowing neon sign|neon heart sign|led sign|neon lettering|neon light sign|neon signs|neon heart|neon letters',
  crowd:
    'crowd|crowd of people|people behind her|people behind him|onlookers|guests|passersby|pedestrians|cheering crowd|commuters|people around|busy crowd|blurred crowd|crowd behind|people in the background|audience|passers by|paparazzi|crowds|spectators|bystanders',
  candles:
    'candles|lit candles|tealights|diyas|candlelights|candles around|many candles|candles everywhere|candles on the floor|tea lights',
  mirror:
    'mirror|floor mirror|big mirror|ornate mirror|antique mirror|vintage mirror|large mirror|arched mirror|vanity mirror|full length mirror|standing mirror|tall mirror',
  plants:
    'plants|lots of plants|many plants|surrounded by plants|houseplants everywhere|indoor plants|palm plants|potted plants|potted palms',
  easel: 'easel|canvas|painting on a canvas|canvases|painting at an easel',
  piano: 'piano|grand piano|upright piano|piano bench|piano stool',
  horse: 'horse|horses|stallion|mare|her horse|his horse|foal|beside a horse|with a horse',
  softbox:
    'softboxes|softbox lights|light stand|ring light stand|photo studio lights|studio lamps|video lights|key light stand',
  'floor-lamp': 'floor lamp|standing lamp|reading lamp|floor lamps',
  balloons:
    'balloons|birthday balloons|bunch of balloons|heart balloons|balloons everywhere|colorful balloons|floating balloons|balloon bouquet|helium balloons',
  drums: 'drums|drum kit|drum set|behind drums|drum|playing drums|behind the drums|playing the drums',
  barrel: 'barrel|wine barrel|barrels|wine barrels|wooden barrel|oak barrel|whiskey barrel|oak barrels',
  parasol: 'parasol|sunshade',
  skateboard: 'skateboard|skate board',
  wings:
    'wings|angel wings|feathered wings|feather wings|angel s wings|bird wings|huge wings|large wings|big wings|spread wings|swan wings|raven wings',
}

const AIR_WORDS: Record<Air, string> = {
  'string-lights':
    'string lights|fairy lights|twinkle lights|twinkling lights|festoon lights|light garland|garland of lights|strings of lights|christmas lights|bulb lights|hanging bulbs|hanging lights|holiday lights|twinkly lights|lights strung above|edison bulbs|cafe lights',
  lanterns:
    'lanterns|paper lanterns|red lanterns|chinese lanterns|hanging lanterns|red paper lanterns|moroccan lanterns|lampions|glowing lanterns|silk lanterns|sky lanterns',
  confetti:
    'confetti|confetti rain|falling confetti|confetti falling|colorful confetti|flying confetti|confetti in the air|party confetti|streamers',
  bubbles:
    'bubbles|bubble machine|bubbles in the air|blowing soap bubbles|soap bubbles|blowing bubbles|floating bubbles',
  petals:
    'petals|rose petals falling|blossoms falling|flying petals|pink petals|falling blossoms|cherry blossoms falling|falling petals|rose petals|cherry blossom petals|flower petals|floating petals|petals falling',
  leaves:
    'falling leaves|leaves in the wind|leaves in the air|flying leaves|golden leaves falling|autumn leaves falling|leaves falling|swirling leaves',
  feathers: 'feathers|falling feathers|floating feathers',
  butterflies: 'butterflies|butterfly',
  sparks:
    'sparks|fire sparks|glowing embers|sparkles|firefly|floating lights|welding sparks|fairy dust|embers|fireflies|glowing particles|sparklers|sparkler|magic sparkles|flying sparks',
  dust: 'dust|sawdust|dust motes|floating dust|flour in the air|dust cloud|dust clouds|dusty|red dust|dust particles|sandstorm|dust in the air|chalk dust|powder in the air',
  smoke:
    'smoke|smoke machine|fog machine|haze machine|steam rising|rising steam|vapour|cigar smoke|swirling smoke|thick smoke|white smoke|steam|incense smoke|smoky air|vapor|dry ice|mist swirling|smoke bomb|incense',
  sunbeams:
    'sunbeams|light shafts|beams of light|rays of sunlight|sunlight streaming|sunlight streaming in|volumetric light|crepuscular rays|rays of sun|sun streaming through|sun rays|sunrays|light rays|god rays|rays of light|sun beams|light beams|shafts of light|light streaming through',
  fireworks: 'fireworks|new year fireworks|fireworks in the sky|firework display|firework',
  rainbow: 'rainbow|rainbow in the sky|rainbows',
}

/** What stands beside the person, and what floats in the air. */
export const BESIDE_WORDS: WordList = [
  ...(Object.entries(THINGS) as [Beside, string][]).flatMap(([name, words]) =>
    nouns(name, { [words]: { effect: put(name), absent: (reading) => put(name)(reading, -1) } }),
  ),
  ...(Object.entries(AT_HOME) as [Beside, readonly [Backdrop, string]][]).flatMap(([name, [home, words]]) =>
    nouns(name, { [words]: { effect: putAt(name, home), absent: (reading) => put(name)(reading, -1) } }),
  ),
  ...changed(
    'kept as it usually is',
    modifiers('sofa', {
      'leather|velvet|cosy|cozy|comfortable|comfy|big|large|soft|modern|vintage|plush|old|designer|l shaped': nothing,
    }),
  ),
  ...BESIDE_NAMES.flatMap((name) =>
    modifiers(
      name,
      Object.fromEntries(
        Object.entries(COLOR_WORDS).map(([words, color]): [string, Effect] => [
          words,
          ({ scene: asked }, strength) => {
            if (strength > 0) asked.besideColors = { ...asked.besideColors, [name]: color }
          },
        ]),
      ),
    ),
  ),
  ...traits(
    Object.fromEntries((Object.entries(AIR_WORDS) as [Air, string][]).map(([air, words]) => [words, fill(air)])),
  ),
  ...traits({
    'yellow taxi|taxi|cab|yellow cab|taxis|new york taxi|yellow taxis': ({ scene: asked }, strength) => {
      if (strength <= 0) return
      asked.beside = { ...asked.beside, car: true }
      asked.besideColors = { ...asked.besideColors, car: YELLOW }
    },
    'throwing confetti|tossing confetti': all(fill('confetti'), take('arms-raised')),
    'throwing leaves|tossing leaves|throwing leaves in the air': all(fill('leaves'), take('arms-raised')),
    'throwing petals|tossing petals|throwing rose petals': all(fill('petals'), take('arms-raised')),
    'christmas|christmas day|christmas time|christmas eve|at christmas|xmas|festive season|christmas mood|christmas decorations|christmas decoration|holiday season|christmas season|christmas photo':
      all(put('christmas-tree'), fill('string-lights')),
    'no tree|without a tree|without tree|no trees|without the tree': (reading) => put('christmas-tree')(reading, -1),
    'christmas market|christmas fair|xmas market': (reading, strength) => {
      fill('string-lights')(reading, strength)
      put('christmas-tree')(reading, strength)
      if (strength > 0) reading.scene.backdrop ??= 'market'
    },
    'seollal|lunar new year|chinese new year|mid autumn festival|lantern festival': fill('lanterns'),
    'camping|campsite|camp|camping trip|glamping|camping in the woods': (reading, strength) => {
      put('tent')(reading, strength)
      if (strength > 0) reading.scene.setting ??= { backdrop: 'forest', always: true }
    },
    // What such a day looks like where nothing else is said of it.
    'nye|new year party|new year s eve|new years eve|new year|new year s eve party': all(
      fill('confetti'),
      fill('sparks'),
      scene({ time: 'night' }),
    ),
    'birthday party|birthday|her birthday|his birthday|birthday girl|birthday celebration|birthday photo|21 st birthday|30 th birthday':
      (reading, strength) => {
        fill('confetti')(reading, strength)
        if (strength > 0) reading.scene.prop ??= 'cake'
      },
    'diwali|diwali celebration|diwali night|festival of lights': all(
      put('candles'),
      fill('sparks'),
      scene({ time: 'night', lighting: 'warm' }),
    ),
    'valentines day|valentine s day|valentines|valentine|valentine s|valentines photo': (reading, strength) => {
      fill('petals')(reading, strength)
      if (strength > 0) reading.scene.prop ??= 'bouquet'
    },
  }),
  ...changed(
    'drawn as wings of feathers',
    nouns('wings', {
      'fairy wings|butterfly wings|dragonfly wings|bat wings|dragon wings|mechanical wings|demon wings|glowing wings|translucent wings':
        {
          effect: put('wings'),
        },
    }),
  ),
  ...changed(
    'drawn as a dog of another breed',
    nouns('dog', {
      'husky|beagle|pug|corgi|dachshund|poodle|german shepherd|dalmatian|shih tzu|pomeranian|bulldog|french bulldog|border collie|chihuahua|terrier|greyhound|rottweiler|samoyed|shiba inu|great dane|cocker spaniel|spaniel|maltese|indie dog|street dog':
        { effect: put('dog'), absent: (reading) => put('dog')(reading, -1) },
    }),
  ),
  ...changed(
    'drawn with lamps, lights and petals',
    traits({
      'mehndi night|sangeet night|baraat|mandap|wedding mandap|wedding stage|ganpati|ganesh festival|durga pandal|puja pandal|pandal|bihu|chhath puja|onam|pongal|raksha bandhan|rakhi|karwa chauth|karva chauth|ganesh chaturthi|ganesh puja|navratri|durga puja|dussehra|garba night|dandiya night|janmashtami|ugadi|vishu|lohri|baisakhi|makar sankranti|teej|sangeet|mehndi ceremony|haldi ceremony|haldi|indian festival|puja':
        all(put('candles'), fill('string-lights'), fill('petals')),
    }),
  ),
  ...changed(
    'drawn as a car',
    nouns('car', {
      [VEHICLES]: { effect: put('car'), absent: (reading) => put('car')(reading, -1) },
    }),
  ),
  ...changed(
    'it stands beside the person',
    traits({
      'puppy in her arms|puppy in his arms|dog on her lap|dog in his arms|holding a dog|holding a puppy|holding her dog|dog in her arms|hugging a dog|petting a dog|petting dog|hugging a golden retriever|cuddling a dog|holding a small dog':
        put('dog'),
      'cat on her shoulder|cat on his shoulder|black cat on her shoulder|cat on her lap|cat on his lap|cat in his arms|white cat in her arms|holding a cat|holding a kitten|holding her cat|cat in her arms|cuddling a cat|petting a cat|holding a white cat':
        put('cat'),
      'riding a bike|riding a bicycle|cycling|biking|on a bicycle|on a bike': put('bicycle'),
      'riding a motorcycle|on a motorcycle|on a motorbike|riding a scooter|on a scooter': put('motorbike'),
      [sittingOn('horse|white horse|black horse|brown horse')]: all(take('relaxed'), put('horse')),
      [sittingOn('motorcycle|motorbike|scooter|vespa|moped')]: all(take('relaxed'), put('motorbike')),
      [sittingOn('bicycle|bike')]: all(take('relaxed'), put('bicycle')),
      'playing guitar|playing the guitar|playing a guitar': put('guitar'),
      'carrying a surfboard|holding a surfboard|surfing': put('surfboard'),
      'playing piano|playing the piano|at the piano': put('piano'),
      'car interior|inside a car|inside the car|car seat|in the driver seat|driver seat|passenger seat|backseat|back seat of a car|driving|behind the wheel|driving a convertible|driving a car|in a car|sitting in a car|leaning on a car|leaning against a car':
        put('car'),
      'skateboarding|riding a skateboard': put('skateboard'),
    }),
  ),
]
