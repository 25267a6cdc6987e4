import type { Gender, Identity } from '../identity/identity.ts'
import type { PersonRequest } from '../identity/person-request.ts'
import { randomIdentity } from '../identity/random-identity.ts'
import { restyle } from '../identity/restyle.ts'
import { hashText } from '../math/random.ts'
import { composeScene } from '../scene/compose-scene.ts'
import type { SceneOptions } from '../scene/compose-scene.ts'
import { framingOfPose } from '../scene/scene-for.ts'
import type { PoseOption } from '../scene/scene-for.ts'
import { isWhole } from '../scene/scene.ts'
import type { Framing, PortraitOutfit, PortraitScene, Scene, Stance } from '../scene/scene.ts'
import { readPrompt } from './read-prompt.ts'
import type { PromptReading } from './read-prompt.ts'
import { tellHints } from './tell-hints.ts'
import type { Hint } from './tell-hints.ts'

export type DescribedScene = {
  scene: Scene
  /** The person as the prompt has them styled. */
  identity: Identity
  /** What became of every word that asks for something. */
  hints: Hint[]
}

/** Clothes of one part of the world, that whoever is described wears where they are asked for. */
const ASKED_FOR: readonly PortraitOutfit[] = ['saree', 'lehenga', 'kurta']

const composeFrom = ({ person, scene }: PromptReading, identity: Identity, options: SceneOptions): Scene =>
  composeScene(identity, options, {
    ...scene,
    ...(person.mood !== undefined && { smile: person.mood }),
    excludedOutfits: [...(scene.excludedOutfits ?? []), ...ASKED_FOR],
  })

/**
 * As `sceneFor`, but place, time, weather, mood, clothes, stance, light, look and expression follow the prompt where
 * it names them, and so do hair, make-up, glasses, earrings and a man's beard. The person stays who they are. Any string
 * is safe.
 */
export const sceneFromText = (prompt: string, person: Identity, options: SceneOptions): DescribedScene => {
  const reading = readPrompt(prompt)
  const identity = restyle(person, reading.person)
  const scene = composeFrom(reading, identity, options)
  const hints = tellHints(prompt, reading, { reading, identity, scene, isGiven: true })
  return { scene, identity, hints }
}

/**
 * The framing that a pose of the form means; where it is left open, the one that shows what the prompt asks for.
 * @param open The framing where neither pose nor prompt asks for one; by the seed unless told.
 */
export const framingFor = (pose: PoseOption, prompt: string, seed: number, open?: Framing): Framing => {
  if (pose !== 'Random') return framingOfPose(pose, seed)
  const usual = open ?? framingOfPose(pose, seed)
  const { person, scene, items } = readPrompt(prompt)
  const { framing, shoes, shoeColor, stance, prop, bottom, bottomColor, worn, beside } = scene
  const isLoose = framing === 'selfie' && !items.some(({ senses }) => senses.some(({ means }) => means === 'selfie'))
  if (isLoose && (prop ?? stance)) return 'half-body'
  if (framing) return framing
  if (stance === 'seated') return 'half-body'
  const { stature, hips, waist, bust, belly } = person.shape ?? {}
  if (shoes || shoeColor || beside || stature || worn?.legs || worn?.ankle || (stance && isForLegs(stance)))
    return 'full-body'
  const isLow =
    hips ||
    waist ||
    bust ||
    belly ||
    worn?.necklace === 'medal' ||
    worn?.necklace === 'stethoscope' ||
    worn?.bag ||
    worn?.gloves ||
    worn?.wrist ||
    worn?.belt ||
    worn?.ring ||
    worn?.nails
  if (prop || stance || bottom || bottomColor || isLow || worn?.ink) return usual === 'selfie' ? 'half-body' : usual
  const isFine = worn?.['face-art'] ?? worn?.['skin-mark'] ?? worn?.['eye-cover'] ?? worn?.['hair-jewel'] ?? worn?.nose
  return isFine || person.leftEyeColor || person.oddEyes || person.scar ? 'selfie' : usual
}

/** What only a whole body shows. */
const isForLegs = (stance: Stance): boolean => stance === 'walking' || stance === 'running' || isWhole(stance)

/** What will become of the words of a description of a person, or of a picture of one who was made before. */
export const foretellHints = (prompt: string, gender: Gender, pose?: PoseOption): Hint[] => {
  const { identity, hints } = identityFromText(prompt, gender)
  if (!pose) return hints
  const framing = framingFor(pose, prompt, identity.seed)
  return sceneFromText(prompt, randomIdentity(identity.seed, { gender }), { framing, seed: identity.seed }).hints
}

/** Whether a prompt names clothes, and a place; what it leaves out is chosen for it. Any string is safe. */
export const namedIn = (prompt: string): { clothes: boolean; place: boolean } => {
  const { scene } = readPrompt(prompt)
  const { outfit, bottom, outfitColor, outfitCloth, outfitPattern, bottomColor, shoes, role } = scene
  const clothes = [outfit, bottom, outfitColor, outfitCloth, outfitPattern, bottomColor, shoes, role]
  return { clothes: clothes.some((wish) => wish !== undefined), place: scene.backdrop !== undefined }
}

/** As `portraitSceneFor`, but place, outfit, colours, light and look follow the prompt where it names them. */
export const portraitSceneFromText = (prompt: string, identity: Identity, seed: number): PortraitScene =>
  sceneFromText(prompt, identity, { framing: 'selfie', seed, isPlain: true }).scene

export type DescribedIdentity = {
  identity: Identity
  hints: Hint[]
  /** The portrait that belongs to it. */
  scene: PortraitScene
}

/** The same wishes for a person give the same text, in whatever order and words they were said. */
const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).sort().join()}]`
  if (!value || typeof value !== 'object') return JSON.stringify(value)
  const entries = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, inner]) => `${key}:${canonical(inner)}`).join()}}`
}

/** Who is described wears no glasses and no earrings that were not asked for. */
const UNADORNED: PersonRequest = { glasses: { style: 'none' }, earrings: { style: 'none' } }

/**
 * What makes somebody who they are: an expression comes and goes, and so do make-up, jewellery, glasses and how hair is cut and
 * worn. Its colour stays, as that tells of descent.
 */
const seedOf = ({ hair = {}, ...person }: PersonRequest, gender: Gender): number => {
  const { color, excludedColors, grey, recession } = hair
  const kept = color ?? excludedColors ?? grey ?? recession
  const own = {
    ...person,
    ...(kept !== undefined && { hair: { color, excludedColors, grey, recession } }),
    mood: undefined,
    gender: undefined,
    makeup: undefined,
    glasses: undefined,
    earrings: undefined,
  }
  return hashText(`${gender}:${canonical(own)}`)
}

/**
 * The person a description asks for, with their portrait. What it leaves open is drawn by chance from what it asks of the
 * person, so the same wishes give the same person: places, clothes, small words and words without a meaning change nobody.
 * Any string is safe; an empty one gives a person by chance.
 * @param options.seed Draws the open parts from this seed instead: the same description, another person.
 * @param options.ageYears Instead of the age that is said or drawn; all that does not age stays.
 */
export const identityFromText = (
  prompt: string,
  gender: Gender,
  options: { seed?: number; ageYears?: number } = {},
): DescribedIdentity => {
  const reading = readPrompt(prompt)
  const person = {
    ...(prompt.trim() && UNADORNED),
    ...reading.person,
    gender,
    // The form decides who is drawn: of a man's words for a woman, a beard alone would contradict it.
    ...(gender === 'female' && reading.person.gender === 'male' && { beard: { style: 'none' as const } }),
    ...(options.ageYears !== undefined && { ageYears: options.ageYears }),
  }
  const bare = randomIdentity(options.seed ?? seedOf(reading.person, gender), person)
  const scene = composeFrom(reading, bare, { framing: 'selfie', seed: bare.seed, isPlain: true })
  const identity: Identity = scene.worn ? { ...bare, worn: scene.worn } : bare
  const hints = tellHints(prompt, reading, { reading, identity, scene, isGiven: false })
  return { identity, scene, hints }
}
