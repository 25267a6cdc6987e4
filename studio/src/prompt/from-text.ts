import type { Gender, Identity } from '../identity/identity.ts'
import { randomIdentity } from '../identity/random-identity.ts'
import { hashText } from '../math/random.ts'
import { composeScene } from '../scene/compose-scene.ts'
import type { SceneOptions } from '../scene/compose-scene.ts'
import { SHOES } from '../scene/outfits/outfit.ts'
import { PROPS } from '../scene/scene.ts'
import type { PortraitScene, Scene } from '../scene/scene.ts'
import { readPrompt } from './read-prompt.ts'
import type { Understood } from './read-prompt.ts'
import { normalizeText } from './tokenize.ts'

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
  const { scene: requested, person, understood, unknownWords } = readPrompt(prompt)
  const scene = composeScene({ ...identity, mood: person.mood ?? identity.mood }, options, requested)
  const isShown = ({ meaning }: Understood): boolean => !isOutOfSight(meaning, scene)
  const unseen = understood.filter((entry) => !isShown(entry)).map(({ phrase }) => phrase)
  return { scene, understood: understood.filter(isShown), unknownWords: [...unknownWords, ...unseen] }
}

/** As `portraitSceneFor`, but place, outfit, colours, light and look follow the prompt where it names them. */
export const portraitSceneFromText = (prompt: string, identity: Identity, seed: number): PortraitScene =>
  sceneFromText(prompt, identity, { framing: 'selfie', seed }).scene

export type DescribedIdentity = {
  identity: Identity
  /** What the words were taken to mean, ages first, then in the order of the prompt. */
  understood: Understood[]
  /** Words that changed nothing, so that a user can be told. */
  unknownWords: string[]
}

/**
 * The person a description asks for. What it leaves open is drawn by chance from the text itself, so the same
 * text gives the same person; letter case, accents and spaces do not matter.
 * Any string is safe; an empty one gives a person by chance.
 * @param options.seed Draws the open parts from this seed instead: the same description, another person.
 */
export const identityFromText = (
  prompt: string,
  gender: Gender,
  options: { seed?: number } = {},
): DescribedIdentity => {
  const { person, understood, unknownWords } = readPrompt(prompt)
  const seed = options.seed ?? hashText(`${gender}:${normalizeText(prompt)}`)
  return { identity: randomIdentity(seed, { ...person, gender }), understood, unknownWords }
}
