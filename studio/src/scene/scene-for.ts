import type { Identity } from '../identity/identity.ts'
import { readPrompt, type Understood } from '../identity/prompt/read-prompt.ts'
import { composeScene, type SceneOptions } from './compose-scene.ts'
import { SHOES } from './outfit.ts'
import { PROPS } from './prop.ts'
import type { Framing, Scene } from './scene.ts'

/**
 * A scene that flatters a person: a place at its best hour, an outfit that suits both, light that belongs there, the
 * head turned a little. The same identity, framing and seed give the same scene.
 */
export const sceneFor = (identity: Identity, framing: Framing, seed: number): Scene =>
  composeScene(identity, { framing, seed }, {})

export type DescribedScene = {
  scene: Scene
  /** What the words were taken to mean. */
  understood: Understood[]
  /** Words that changed nothing, or something that this framing does not show, so that a user can be told. */
  unknownWords: string[]
}

const isOneOf = (names: readonly string[], word: string): boolean => names.includes(word)

/** Things held, shoes and the seat at a table are not in every framing's picture. */
const isOutOfSight = (meaning: string, { prop, stance, framing }: Scene): boolean => {
  if (meaning === 'sitting') return stance !== 'seated'
  const thing = meaning.split(' ').at(-1) ?? meaning
  return (prop === undefined && isOneOf(PROPS, thing)) || (framing !== 'full-body' && isOneOf(SHOES, thing))
}

/**
 * As `sceneFor`, but place, time, weather, mood, clothes, stance, light, look and expression follow the prompt where
 * it names them. Any string is safe.
 */
export const sceneFromText = (prompt: string, identity: Identity, options: SceneOptions): DescribedScene => {
  const { scene: wishes, person, understood, unknownWords } = readPrompt(prompt)
  const scene = composeScene({ ...identity, mood: person.mood ?? identity.mood }, options, wishes)
  const isShown = ({ meaning }: Understood): boolean => !isOutOfSight(meaning, scene)
  const unseen = understood.filter((entry) => !isShown(entry)).map(({ phrase }) => phrase)
  return { scene, understood: understood.filter(isShown), unknownWords: [...unknownWords, ...unseen] }
}
