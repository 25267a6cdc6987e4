import {
  BEARD_PHRASES,
  describeHair,
  describeSkin,
  EARRING_PHRASES,
  lipstickName,
  NECKLACE_PHRASES,
} from '../identity/describe.ts'
import type { Identity } from '../identity/identity.ts'
import type { WornName } from '../identity/worn.ts'
import { FACE_UNITS, NAMED_EXPRESSIONS, unitOf } from '../scene/face-units.ts'
import type { ExpressionName, FaceUnit } from '../scene/face-units.ts'
import type { Design } from '../scene/parse-design.ts'
import type { Mood, PortraitScene } from '../scene/scene.ts'
import { showGroups } from './controls.ts'
import type { ControlName } from './controls.ts'

/** What a design shows that was not typed, in words for models that know nothing of sliders. */
export type DesignWords = {
  /** Where every control stands that was moved, the age aside. */
  person: string[]
  /** The age as moved, with whom it is of. */
  aged: string | null
  /** How the person is looked at, where that is not as typed. */
  view: { turn: string | null; light: string | null; expression: string | null }
}

type Say = (value: number | string, identity: Identity) => string
type Three = readonly [low: string, middle: string, high: string]
type Five = readonly [least: string, low: string, middle: string, high: string, most: string]

const very = (phrase: string): string => phrase.replace(/^(an? )?/, (article) => `${article && 'a '}very `)

/** Upper bounds of all parts of a slider but the last one, in percent. */
const PARTS = [12, 38, 61, 87]

const sayFive =
  (phrases: Five): Say =>
  (value) => {
    const at = PARTS.findIndex((bound) => Number(value) <= bound)
    return phrases.at(at) ?? ''
  }

const say = (...[low, middle, high]: Three): Say => sayFive([very(low), low, middle, high, very(high)])

const sayHair: Say = (_value, identity) => describeHair(identity)
const sayHairColor: Say = (value, identity) => {
  if (identity.hair.style !== 'bald') return describeHair(identity)
  return identity.beard.style === 'none' ? `${value} eyebrows` : `${value} eyebrows and beard`
}
const sayLook: Say = (value) => (value === 'bare' ? 'no make-up' : `${value} make-up`)

const sayLipstick = sayFive(['bare lips', 'a hint of lipstick', 'sheer lipstick', 'lipstick', 'opaque lipstick'])

const SAYINGS: Record<Exclude<ControlName, 'age'>, Say> = {
  build: say('a slender build', 'an average build', 'a strong build'),
  skinTone: (_value, identity) => describeSkin(identity),
  undertone: say('a rosy undertone', 'a neutral undertone', 'a warm golden undertone'),
  freckles: sayFive(['no freckles', 'a few freckles', 'some freckles', 'many freckles', 'dense freckles']),
  faceWidth: say('a narrow face', 'a face of average width', 'a wide face'),
  jawWidth: say('a narrow jaw', 'a jaw of average width', 'a square jaw'),
  chinLength: say('a short chin', 'a chin of average length', 'a long chin'),
  cheekbones: say('soft cheekbones', 'moderate cheekbones', 'high cheekbones'),
  fullness: say('lean cheeks', 'softly rounded cheeks', 'full cheeks'),
  eyeSize: say('small eyes', 'eyes of average size', 'big eyes'),
  eyeTilt: say('downturned eyes', 'eyes with level corners', 'upturned eyes'),
  browThickness: say('thin eyebrows', 'eyebrows of average thickness', 'thick eyebrows'),
  eyeColor: (value) => `${value} eyes`,
  noseWidth: say('a narrow nose', 'a nose of average width', 'a wide nose'),
  noseLength: say('a short nose', 'a nose of average length', 'a long nose'),
  noseBump: say('a scooped nose', 'a straight nose', 'an aquiline nose'),
  mouthWidth: say('a small mouth', 'a mouth of average width', 'a wide mouth'),
  lips: say('thin lips', 'lips of average fullness', 'full lips'),
  hairStyle: sayHair,
  hairColor: sayHairColor,
  hairLength: sayFive(['much shorter hair', 'shorter hair', 'hair of usual length', 'longer hair', 'much longer hair']),
  hairCurl: sayFive(['straight hair', 'slightly wavy hair', 'wavy hair', 'curly hair', 'tightly curled hair']),
  hairGrey: sayFive([
    'hair of one even colour',
    'a touch of grey',
    'half grey hair',
    'mostly grey hair',
    'entirely grey hair',
  ]),
  beardStyle: (_value, { beard: { style } }) => (style === 'none' ? 'a clean-shaven face' : BEARD_PHRASES[style]),
  makeupLook: sayLook,
  lipColor: (value) => `${value} lipstick`,
  lipstick: (value, identity) => sayLipstick(value, identity).replace('lipstick', `${lipstickName(identity)} $&`),
  eyeliner: sayFive(['no eyeliner', 'a trace of eyeliner', 'thin eyeliner', 'eyeliner', 'winged eyeliner']),
  earrings: (_value, { earrings: { style } }) => (style === 'none' ? 'no earrings' : EARRING_PHRASES[style]),
  necklace: (value) => NECKLACE_PHRASES[value as WornName] ?? 'no necklace',
  glasses: (value, { glasses }) =>
    value === 'none' ? 'no glasses' : `${value} ${glasses.isDark ? 'sunglasses' : 'glasses'}`,
}

const valuesOf = (identity: Identity) =>
  new Map(showGroups(identity).flatMap(({ controls }) => controls.map(({ name, value }) => [name, value] as const)))

const tellMoved = (typed: Identity, identity: Identity): string[] => {
  const before = valuesOf(typed)
  const moved = [...valuesOf(identity)].flatMap(([name, value]) =>
    name === 'age' || value === before.get(name) ? [] : [SAYINGS[name](value, identity)],
  )
  return [...new Set(moved)]
}

/** Turns and nods of less than this are not seen, in radians. */
const SLIGHT = 0.06

const TURNS = [
  { upTo: 0.3, words: 'head turned slightly' },
  { upTo: 0.55, words: 'head turned in three-quarter view' },
  { upTo: Infinity, words: 'head turned far aside' },
]

const tellTurn = ({ yaw, pitch }: PortraitScene['pose']): string => {
  const turn = TURNS.find(({ upTo }) => Math.abs(yaw) < upTo)
  const side = yaw > 0 ? 'right' : 'left'
  const turned =
    Math.abs(yaw) < SLIGHT ? 'facing the camera' : `${turn?.words} to the ${side} of the picture, eyes on the camera`
  if (Math.abs(pitch) < SLIGHT) return turned
  return `${turned}, ${pitch > 0 ? 'chin lowered' : 'chin raised'}`
}

const LIGHTS: Record<PortraitScene['lighting'], string> = {
  soft: 'soft light',
  warm: 'warm light',
  cool: 'cool light',
  'golden-hour': 'golden hour light',
  dramatic: 'dramatic light with deep shadows',
  rim: 'rim light from behind',
  'high-key': 'bright high-key light',
}

const MOODS: Record<Mood, string> = {
  natural: 'natural colours',
  warm: 'warm colours',
  cool: 'cool colours',
  dreamy: 'dreamy, hazy colours',
  dramatic: 'deep contrast',
  vintage: 'faded vintage colours',
  vivid: 'vivid colours',
  monochrome: 'black and white',
  pastel: 'pastel colours',
  'teal-orange': 'teal and orange colours',
  muted: 'muted colours',
  airy: 'bright, airy colours',
  film: 'colours and grain of film',
  sepia: 'sepia tones',
}

/** Light and mood, where either is another than that of the typed person. */
const tellLight = (typed: PortraitScene, { lighting, mood = 'natural' }: PortraitScene): string | null => {
  if (typed.lighting === lighting && (typed.mood ?? 'natural') === mood) return null
  return mood === (typed.mood ?? 'natural') ? LIGHTS[lighting] : `${LIGHTS[lighting]}, ${MOODS[mood]}`
}

/** Those whose name does not go before "expression". */
const DOING: Partial<Record<ExpressionName, string>> = {
  laugh: 'laughing',
  smirk: 'smirking',
  wink: 'winking',
  kiss: 'lips pursed for a kiss',
  crying: 'crying',
  shouting: 'shouting',
  yawning: 'yawning',
  sulking: 'sulking',
}

const SMILES = [
  { upTo: -0.1, words: 'a serious expression' },
  { upTo: 0.15, words: 'a calm expression' },
  { upTo: 0.5, words: 'a faint smile' },
  { upTo: Infinity, words: 'smiling' },
]

type Expression = PortraitScene['expression']

const isSame = (one: Pick<Expression, 'smile' | 'units'>, other: Pick<Expression, 'smile' | 'units'>): boolean => {
  const isSameUnit = (unit: FaceUnit) => unitOf(one.units, unit) === unitOf(other.units, unit)
  return one.smile === other.smile && FACE_UNITS.every(isSameUnit)
}

const tellExpression = (expression: Expression): string => {
  const names = Object.keys(NAMED_EXPRESSIONS) as ExpressionName[]
  const name = names.find((each) => isSame(NAMED_EXPRESSIONS[each], expression))
  if (name) return DOING[name] ?? `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name} expression`
  return SMILES.find(({ upTo }) => expression.smile < upTo)?.words ?? ''
}

const tellView = (typed: PortraitScene, scene: PortraitScene): DesignWords['view'] => {
  const isTurned = (['yaw', 'pitch'] as const).some((axis) => typed.pose[axis] !== scene.pose[axis])
  return {
    turn: isTurned ? tellTurn(scene.pose) : null,
    light: tellLight(typed, scene),
    expression: isSame(typed.expression, scene.expression) ? null : tellExpression(scene.expression),
  }
}

const NOUNS: Record<Identity['gender'], string> = { female: 'woman', male: 'man' }

/** Every control of a design that stands elsewhere than the typed person has it, and how the design is looked at. */
export const describeDesign = (typed: Required<Design>, { identity, scene = typed.scene }: Design): DesignWords => {
  const { age, gender } = identity
  return {
    person: tellMoved(typed.identity, identity),
    aged: age === typed.identity.age ? null : `${age === 18 ? 'An' : 'A'} ${age}-year-old ${NOUNS[gender]}`,
    view: tellView(typed.scene, scene),
  }
}
