import { BESIDE_NAMES } from '../../../places/beside/names.ts'
import type { Air, Beside } from '../../../places/beside/names.ts'
import { changed, modifiers, nouns, traits } from '../../sense.ts'
import type { Effect, WordList } from '../../sense.ts'
import { COLOR_WORDS } from '../clothes/outfit-words.ts'

const put =
  (name: Beside): Effect =>
  ({ scene }, strength) => {
    if (strength > 0) scene.beside = { ...scene.beside, [name]: true }
  }

const fill =
  (air: Air): Effect =>
  ({ scene }, strength) => {
    if (strength > 0) scene.air = { ...scene.air, [air]: true }
  }

const THINGS: Record<Beside, string> = {
  dog: 'dog|dogs|puppy|puppies|golden retriever|labrador|pet dog|her dog|his dog|pet|walking a dog|walking her dog|walking his dog',
  cat: 'cat|cats|kitten|kittens|tabby cat|her cat|his cat',
  birds: 'bird|birds|pigeon|pigeons|doves|dove|feeding pigeons|feeding birds',
  suitcase: 'suitcase|luggage|suitcases|trolley|carry on|travel bag',
  bicycle: 'bicycle|bike|bikes|bicycles|city bike|vintage bicycle|racing bike',
  car: 'car|vintage car|sports car|convertible|taxi|parked car|classic car|oldtimer|suv|race car|old car|luxury car|limousine',
  motorbike: 'motorcycle|motorbike|scooter|vespa|moped|harley',
  guitar: 'guitar|acoustic guitar|electric guitar|ukulele|bass guitar',
  surfboard: 'surfboard|surf board|surfboards|paddle board|longboard',
  sofa: 'sofa|couch|armchair|velvet sofa|leather sofa|settee',
  bench: 'bench|park bench|wooden bench',
  'christmas-tree': 'christmas tree|xmas tree|decorated tree',
  campfire: 'campfire|bonfire|fire|fire behind|flames|fire pit',
  'neon-sign': 'neon sign|neon signs|neon heart|neon letters',
  crowd: 'crowd|crowd behind|people in the background|audience|passers by|paparazzi|crowds|spectators|bystanders',
  candles: 'candles around|many candles|candles everywhere|candles on the floor|tea lights',
  mirror: 'mirror|vanity mirror|full length mirror|standing mirror|tall mirror',
  plants:
    'lots of plants|many plants|surrounded by plants|houseplants everywhere|indoor plants|palm plants|potted plants|potted palms',
  easel: 'easel|canvas|painting on a canvas|canvases|painting at an easel',
  piano: 'piano|grand piano|upright piano',
  skateboard: 'skateboard|skate board',
}

const AIR_WORDS: Record<Air, string> = {
  confetti: 'confetti|party confetti|streamers',
  bubbles: 'bubbles|soap bubbles|blowing bubbles|floating bubbles',
  petals: 'petals|falling petals|rose petals|cherry blossom petals|flower petals|floating petals|petals falling',
  leaves: 'falling leaves|autumn leaves falling|leaves falling|swirling leaves',
  feathers: 'feathers|falling feathers|floating feathers',
  butterflies: 'butterflies|butterfly',
  sparks: 'sparks|embers|fireflies|glowing particles|sparklers|sparkler|magic sparkles|flying sparks',
  dust: 'dust|dusty|red dust|dust particles|sandstorm|dust in the air|chalk dust|powder in the air',
  smoke: 'smoke|steam|incense smoke|smoky air|vapor|dry ice|mist swirling|smoke bomb|incense',
  sunbeams:
    'sunbeams|sun rays|sunrays|light rays|god rays|rays of light|sun beams|light beams|shafts of light|light streaming through',
  fireworks: 'fireworks|firework',
  rainbow: 'rainbow|rainbows',
}

/** What stands beside the person, and what floats in the air. */
export const BESIDE_WORDS: WordList = [
  ...(Object.entries(THINGS) as [Beside, string][]).flatMap(([name, words]) =>
    nouns(name, { [words]: { effect: put(name), absent: () => {} } }),
  ),
  ...BESIDE_NAMES.flatMap((name) =>
    modifiers(
      name,
      Object.fromEntries(
        Object.entries(COLOR_WORDS).map(([words, color]): [string, Effect] => [
          words,
          ({ scene }, strength) => {
            if (strength > 0) scene.besideColors = { ...scene.besideColors, [name]: color }
          },
        ]),
      ),
    ),
  ),
  ...traits(
    Object.fromEntries((Object.entries(AIR_WORDS) as [Air, string][]).map(([air, words]) => [words, fill(air)])),
  ),
  ...changed(
    'it stands beside the person',
    traits({
      'holding a dog|holding a puppy|holding her dog|dog in her arms|hugging a dog|petting a dog|cuddling a dog|holding a small dog':
        put('dog'),
      'holding a cat|holding a kitten|holding her cat|cat in her arms|cuddling a cat|petting a cat|holding a white cat':
        put('cat'),
      'riding a bike|riding a bicycle|cycling|biking|on a bicycle|on a bike': put('bicycle'),
      'riding a motorcycle|on a motorcycle|on a motorbike|riding a scooter|on a scooter': put('motorbike'),
      'playing guitar|playing the guitar|playing a guitar': put('guitar'),
      'carrying a surfboard|holding a surfboard|surfing': put('surfboard'),
      'playing piano|playing the piano|at the piano': put('piano'),
      'driving|driving a car|in a car|sitting in a car|leaning on a car|leaning against a car': put('car'),
      'sitting on a bench|on a bench|sitting on a park bench': put('bench'),
      'sitting on a sofa|on a sofa|on the couch|on the sofa|sitting on the couch|sitting on a couch|lounging on a sofa':
        put('sofa'),
      'skateboarding|riding a skateboard|holding a skateboard': put('skateboard'),
    }),
  ),
]
