import { randomInt } from 'node:crypto'
import { ARRANGEMENTS, POSES, QUALITY_TEXT } from '@visage/contract'
import type { Arrangement, ClothCategory, Gender, KindInput, Pose, Style, Tone } from '@visage/contract'
import { describe, identityFromText, relativeOf } from '@visage/studio/person'
import type { DesignWords, Framing } from '@visage/studio/scene'
import { tellDesign, typedPerson } from '../design.ts'
import { NO_DESCRIPTION, refuse } from '../refusals.ts'

const SEEDS = 2 ** 31

/** What becomes of the names of celebrities: attributes of a new person, or names as they were typed. */
export type CelebrityNames = 'attributes' | 'names'

/**
 * What a face looks like, in words: those that were typed, and all that a design changed of what they say.
 * Names turn into attributes unless the operator opted out: each stands for a made-up person of its own, and those are
 * blended, so that no model is asked for anybody's likeness. A relative is drawn from the description of the face that it
 * is to be near.
 */
export const faceFeatures = (
  input: KindInput<'face'>,
  { celebrityNames, facePrompt }: { celebrityNames: CelebrityNames; facePrompt: string | null },
): string => {
  if (input.mode === 'relative') {
    if (!facePrompt) throw refuse(NO_DESCRIPTION)
    return describe(relativeOf(identityFromText(facePrompt, input.gender).identity, randomInt(SEEDS)))
  }
  const design = tellDesign(input)
  const said = () => {
    if (input.mode === 'prompt') return input.prompt
    if (celebrityNames === 'names') return `A new person who blends features of ${input.names.join(', ')}`
    return describe(design?.identity ?? typedPerson(input).identity)
  }
  if (!design) return said()
  const { aged, person } = design.words
  if (!aged && person.length === 0) return said()
  return [
    aged && `${aged}.`,
    `${open(said())}.`,
    person.length > 0 && `Changed from that description: ${person.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** What no picture should have, for models that take it. */
export const NEGATIVE_TEXT =
  'drawing, painting, 3d render, plastic skin, deformed hands, extra fingers, text, watermark, logo, blurry, low quality'

/** The same for pictures that are to look drawn. */
export const NEGATIVE_DRAWN = 'photograph, deformed hands, extra fingers, text, watermark, logo, blurry, low quality'

const FRAMED: Record<Framing, Pose> = { selfie: 'Upperbody1', 'half-body': 'Upperbody2', 'full-body': 'Full Body' }

const posePhrase = (framing: Framing): string => POSES.find(({ value }) => value === FRAMED[framing])?.phrase ?? ''

const PERSONS: Record<Gender, string> = { female: 'woman', male: 'man' }

const GARMENTS: Record<ClothCategory, string> = {
  tops: 'the garment on the upper body',
  bottoms: 'the garment on the lower body',
  'one-pieces': 'the whole outfit',
}

/** A text without the full stop at its end, so that more can follow. */
const open = (text: string): string => text.trim().replace(/[.\s]+$/, '')

type FaceView = DesignWords['view']

/** The light that a photograph of ours has unless another is wanted. */
const USUAL_LIGHT = 'soft natural light'

const qualityIn = (light: string | null): string =>
  light === null ? QUALITY_TEXT : QUALITY_TEXT.replace(USUAL_LIGHT, light)

const sentence = (words: string | null): string => (words ? `${words.charAt(0).toUpperCase()}${words.slice(1)}.` : '')

/** A portrait from words alone. */
export const facePortraitText = (gender: Gender, features: string, view?: FaceView): string =>
  [
    `Portrait of one ${PERSONS[gender]}, head and shoulders, ${view?.turn ?? 'facing the camera'}, plain background.`,
    `${open(features)}.`,
    sentence(view?.expression ?? null),
    qualityIn(view?.light ?? null),
  ]
    .filter(Boolean)
    .join(' ')

/** A portrait of somebody whom the studio drew as they were designed. */
export const designText = (gender: Gender, features: string, view: FaceView): string =>
  [
    `Photograph of one real ${PERSONS[gender]}, head and shoulders, plain background: exactly the person who is drawn in the reference picture.`,
    'Keep the shape of the face, eyes, nose, mouth and jaw, skin, hair, age, turn of the head, direction of light and expression of the drawing.',
    `${open(features)}.`,
    sentence(view.turn),
    sentence(view.expression),
    qualityIn(view.light),
  ]
    .filter(Boolean)
    .join(' ')

export type Company = {
  arrangement: Arrangement | undefined
  wears: string | undefined
  facePrompt: string | null
}

const STANDING: Record<Arrangement, string> = {
  'side-by-side': 'They stand side by side and look at the camera.',
  talking: 'They face each other and talk.',
  'back-to-back': 'They stand back to back with crossed arms.',
}

const STYLE_TEXTS: Record<Style, string> = {
  photographic: `${QUALITY_TEXT} Photograph with a fast lens, shallow depth of field and film grain.`,
  comic: 'Comic book drawing: clean ink lines, flat colours, screen tones in the shade.',
  watercolour: 'Watercolour painting with pencil lines on rough white paper, washes that run out to the margin.',
  clay: 'Stop-motion clay figure, matt plasticine with fingerprints, soft studio light.',
}

const companyText = ({ arrangement = ARRANGEMENTS[0], wears, facePrompt }: Company): string =>
  [
    'Exactly two people: the first to the left, and to the right the person of the last reference picture of a face, with the same face, age and skin as there.',
    facePrompt ? `The second person: ${open(facePrompt)}.` : '',
    wears ? `The second person wears ${open(wears)}.` : '',
    STANDING[arrangement],
  ]
    .filter(Boolean)
    .join(' ')

/** The person's own words, how much is shown, and who is shown, as the specification puts them together. */
export const portraitText = ({
  prompt,
  framing,
  facePrompt,
  garments = [],
  company = null,
  style,
}: {
  prompt: string
  framing: Framing
  facePrompt: string | null
  /** The names of what is put on, each of which may have a picture of its own. */
  garments?: readonly string[]
  /** A second person, who has a reference picture of their own. */
  company?: Company | null
  style?: Style | undefined
}): string =>
  [
    `${open(prompt)}.`,
    posePhrase(framing),
    garments.length === 0
      ? ''
      : `They wear ${garments.map(open).filter(Boolean).join(' and ') || 'the garment'}, exactly as in the pictures of garments: same colour, pattern, fabric and cut.`,
    'Exactly the same person as in every reference picture, with the same face, age and skin, and the same hair unless another is asked for.',
    facePrompt ? `${open(facePrompt)}.` : '',
    company ? companyText(company) : '',
    style ? STYLE_TEXTS[style] : QUALITY_TEXT,
  ]
    .filter(Boolean)
    .join(' ')

export const swapText = (facePrompt: string | null): string =>
  [
    'head_swap: Replace the head in Picture 1 with the head from Picture 2.',
    'Keep the body, clothes, pose, light and background of Picture 1.',
    'Keep the direction of gaze and the expression of Picture 1, and match its skin tone and grain.',
    facePrompt ? `The person: ${open(facePrompt)}.` : '',
  ]
    .filter(Boolean)
    .join(' ')

export const variationText = (): string =>
  `Take another photograph of the same person in the same clothes at the same place a moment later: another pose, another expression and a slightly different camera angle. Keep the face, hair and age exactly. ${QUALITY_TEXT}`

export const clothText = (category: ClothCategory): string =>
  `Replace ${GARMENTS[category]} of the person in Picture 1 with the garment of Picture 2. Keep its colour, pattern, fabric and cut exactly. Keep the person, face, hair, pose, light and background of Picture 1 unchanged.`

/** What a person wears and where, as far as it is known of the video that they are put into. */
type VideoSetting = { clothes: string | null; place: string | null }

/** The model paints the person by these words: what they wear and where they are is said, or a face alone decides it. */
export const videoSwapText = (
  facePrompt: string | null,
  { clothes, place }: VideoSetting = { clothes: null, place: null },
): string =>
  [
    `The person of the reference picture${facePrompt ? `, ${open(facePrompt)},` : ''} is seen in the video.`,
    `They wear ${clothes ?? 'the same clothes as the person in the video, with the same colours, fabric and shoes'}.`,
    `The scene is ${place ?? 'the place of the video, with the same background, objects and camera'}.`,
    'They move, gesture and speak as the person in the video does, with natural skin and the light of the scene.',
  ].join(' ')

const MANNERS: Record<Tone, string> = { calm: 'calmly', lively: 'in a lively way, with small gestures' }

export const talkText = (tone: Tone): string =>
  `The person looks into the camera and talks ${MANNERS[tone]}. Natural blinks and nods, steady camera, realistic light.`

export const motionText = (prompt: string): string =>
  `${open(prompt)}. Smooth natural motion, steady face, realistic light.`
