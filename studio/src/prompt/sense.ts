import type { WornPlace } from '../identity/worn.ts'
import type { PersonRequest } from '../identity/person-request.ts'
import type { Channel, LightInMotion, WeatherInMotion } from '../motion/motion.ts'
import type { Beside } from '../places/beside/names.ts'
import type { Backdrop } from '../places/places.ts'
import type { SceneRequest } from '../scene/compose-scene.ts'

export type Direction = 'left' | 'right' | 'up' | 'down' | 'in' | 'out'
export type Pace = 'slow' | 'quick'

/** What a verb asks for. `towards` names channels by direction where the verb alone leaves it open. */
export type MotionCommand =
  | { does: 'move'; channel: Channel; amount: number; cycles?: number; isCamera?: boolean; lasts?: boolean }
  | {
      does:
        | 'face-camera'
        | 'face-away'
        | 'look-around'
        | 'laugh'
        | 'wink'
        | 'kiss'
        | 'dance'
        | 'wave'
        | 'walk'
        | 'still'
    }
  | { does: 'wind'; amount: number }
  | { does: 'weather'; kind: WeatherInMotion }
  | { does: 'light'; kind: LightInMotion }
  | { does: 'handheld' }

/** One word of a prompt about movement, in its order. */
export type MotionWord =
  | { kind: 'deed'; deed: MotionCommand; strength: number }
  | { kind: 'pace'; pace: Pace }
  /** A deed that no clip shows. */
  | { kind: 'none' }
  | { kind: 'direction'; direction: Direction }
  | { kind: 'count'; times: number }
  | { kind: 'step'; starts: 'first' | 'next' | 'last' | 'same' }

/** What is seen at the place that was named last, and adjectives that hold for it; one that maps name has places of many kinds. */
export type Surroundings = {
  backdrop: Backdrop
  seen: ReadonlySet<string>
  like: ReadonlySet<string>
  isOnMap?: true
}

/** What a prompt says so far; words fill it in. Words of movement leave marks in their order. */
export type Reading = { person: PersonRequest; scene: SceneRequest; marks?: MotionWord[]; surroundings?: Surroundings }

/** Writes a word into the reading. Strength: 1 plain, above 1 stressed, below 1 weakened, below 0 denied. */
export type Effect = (reading: Reading, strength: number) => void

export type Feature =
  | 'person'
  | 'hair'
  | 'accent'
  | 'part'
  | 'eyes'
  | 'one eye'
  | 'left eye'
  | 'brows'
  | 'lashes'
  | 'skin'
  | 'lips'
  | 'mouth'
  | 'nose'
  | 'face'
  | 'jaw'
  | 'chin'
  | 'cheekbones'
  | 'cheeks'
  | 'dimples'
  | 'forehead'
  | 'ears'
  | 'neck'
  | 'shoulders'
  | 'beard'
  | 'make-up'
  | 'eyeshadow'
  | 'freckles'
  | 'glasses'
  | 'earrings'
  | 'scar'
  | 'smile'
  | 'outfit'
  | 'bottoms'
  | 'paper'
  | 'wall'
  | 'other'
  | 'prop'
  | 'shoes'
  | 'tie'
  | 'backdrop'
  | WornPlace
  | Beside
  | 'light'
  | 'grade'

/** What becomes of words in a picture: drawn as they say, drawn as something near, or not drawn. */
export type Fate = 'shown' | 'changed' | 'missing'

/** Where alone a phrase means something: of the whole picture, as in "shot from above", or where it measures no thing. */
export type Where = 'of the picture' | 'measures nothing'

/** One thing that a phrase can mean; `how` tells what is drawn instead, or why nothing is. Callings are family names too. */
export type Sense = { means: string; fate?: Fate; how?: string; isCalling?: true; where?: Where } & (
  | { role: 'noun'; feature: Feature; effect?: Effect; absent?: Effect; opensClause?: boolean; part?: OutfitPart }
  | { role: 'modifier'; feature: Feature; effect: Effect; byDefault?: boolean }
  | { role: 'trait'; effect: Effect }
  | { role: 'intensity'; factor: number }
  | { role: 'negation' | 'denies-previous' | 'copula' | 'joiner' | 'break' | 'preposition' | 'carrier' | 'filler' }
)

/** What belongs to some outfits and cannot be added to others. */
export type OutfitPart = 'tie' | 'gold border'

export type WordList = readonly (readonly [phrase: string, sense: Sense])[]

const split = (phrases: string): string[] => phrases.split('|').map((phrase) => phrase.trim())

/** Phrases with one meaning, separated by `|`; the first one names it. */
export const traits = (table: Readonly<Record<string, Effect>>): WordList =>
  Object.entries(table).flatMap(([phrases, effect]) => {
    const names = split(phrases)
    return names.map((phrase) => [phrase, { role: 'trait', means: names[0], effect }] as const)
  })

/** Words that say something of a feature named near them; those of `byDefault` say it alone too. */
export const modifiers = (feature: Feature, table: Readonly<Record<string, Effect>>, byDefault = false): WordList =>
  Object.entries(table).flatMap(([phrases, effect]) => {
    const names = split(phrases)
    return names.map((phrase) => [phrase, { role: 'modifier', means: names[0], feature, effect, byDefault }] as const)
  })

type NounEffects = { effect?: Effect; absent?: Effect; opensClause?: boolean }

export const nouns = (feature: Feature, table: Readonly<Record<string, NounEffects>>): WordList =>
  Object.entries(table).flatMap(([phrases, effects]) => {
    const names = split(phrases)
    return names.map((phrase) => [phrase, { role: 'noun', means: names[0], feature, ...effects }] as const)
  })

/** The same words, told to be drawn as something near. */
export const changed = (how: string, words: WordList): WordList =>
  words.map(([phrase, sense]) => [phrase, { ...sense, fate: 'changed', how }] as const)

/** Words that mean it in some places of a prompt only. */
export const only = (where: Where, words: WordList): WordList =>
  words.map(([phrase, sense]) => [phrase, { ...sense, where }] as const)

export const NO_EFFECT: Effect = () => {}

/** Things that are not drawn: what is said of them is said of nothing else. */
export const missing = (words: string, how?: string): WordList =>
  split(words).map(
    (phrase) => [phrase, { role: 'noun', means: phrase, feature: 'other', fate: 'missing', how }] as const,
  )

/** Parts of clothes, told as shown where what is worn has them. */
export const parts = (
  feature: Feature,
  table: Readonly<Partial<Record<OutfitPart, string>>>,
  effect?: Effect,
): WordList =>
  Object.entries(table).flatMap(([part, words]) =>
    missing(words, 'belongs to other clothes').map(
      ([phrase, sense]) =>
        [phrase, { ...sense, feature, part: part as OutfitPart, ...(effect && { effect }) } as Sense] as const,
    ),
  )

/** What all words for several people mean. */
export const PEOPLE = 'people'

/** Things that are not drawn themselves, with what is drawn in their place. */
export const standIn = (words: string, how: string, means?: string): WordList =>
  split(words).map(
    (phrase) =>
      [
        phrase,
        { role: 'noun', means: means ?? phrase, feature: 'other', fate: 'changed', how, effect: NO_EFFECT },
      ] as const,
  )

/** Words that ask for nothing in the picture itself, with what is told about them. */
export const remarks = (fate: Fate, how: string, words: string): WordList =>
  split(words).map((phrase) => [phrase, { role: 'trait', means: phrase, fate, how, effect: NO_EFFECT }] as const)
