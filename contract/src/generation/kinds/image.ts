import { z } from 'zod'
import { gender, id, isStorable, text, UNSTORABLE } from '../../fields.ts'
import type { Gender } from '../../fields.ts'
import { LINK_MISSING } from '../../uploads.ts'
import { faceUrl, ownUrl, sourceRef, spotIn, TEMPLATE_MISSING, templateId } from '../source-ref.ts'
import type { SourceRef } from '../source-ref.ts'
import { composeImagePrompt, ownWordsOf, POSES, readImagePrompt } from './image-prompt.ts'
import { assetUrl, callsOf, defineKind, NO_PICTURE, sourceRefUrl } from './kind.ts'

export const MAX_IMAGE_PROMPT_LENGTH = 2000

export const IMAGE_MISSING = 'Please select a pose and provide a prompt.'

export const pose = z.enum(
  POSES.map(({ value }) => value),
  IMAGE_MISSING,
)
export const prompt = text(IMAGE_MISSING, MAX_IMAGE_PROMPT_LENGTH)
/** As it is sent: own words with what {@link composeImagePrompt} adds to them. */
const sentPrompt = text(IMAGE_MISSING, 3 * MAX_IMAGE_PROMPT_LENGTH).refine(
  (value) => ownWordsOf(value).length <= MAX_IMAGE_PROMPT_LENGTH,
  `Please use at most ${MAX_IMAGE_PROMPT_LENGTH} characters.`,
)

/** `face` is the id of a generated face. */
const shared = { gender, face: id }

/** Garments that one picture takes. */
export const MAX_WORN = 2
export const WORN_RULE = 'Please choose a top and a bottom, or a one-piece.'

/** Garments of the wardrobe that are put on, by what they are worn as. */
const worn = { top: sourceRef.optional(), bottom: sourceRef.optional(), onePiece: sourceRef.optional() }
/** How two people stand to each other; the first unless told. */
export const ARRANGEMENTS = ['side-by-side', 'talking', 'back-to-back'] as const
export type Arrangement = (typeof ARRANGEMENTS)[number]
export const ARRANGEMENT_LABELS: Readonly<Record<Arrangement, string>> = {
  'side-by-side': 'Side by side',
  talking: 'Talking',
  'back-to-back': 'Back to back',
}
export const MAX_OTHER_WEARS = 300

/** Other manners than the usual one, which is that of an animated film. */
export const STYLES = ['photographic', 'comic', 'watercolour', 'clay'] as const
export type Style = (typeof STYLES)[number]
export const STYLE_LABELS: Readonly<Record<Style, string>> = {
  photographic: 'Photographic',
  comic: 'Comic',
  watercolour: 'Watercolour',
  clay: 'Clay',
}
const style = z.enum(STYLES, 'Please choose photographic, comic, watercolour or clay, or leave the style out.')

const arrangement = z.enum(ARRANGEMENTS, 'Please choose side by side, talking or back to back.')
const otherWears = z
  .string('Please send text.')
  .trim()
  .max(MAX_OTHER_WEARS, `Please use at most ${MAX_OTHER_WEARS} characters.`)
  .refine(isStorable, UNSTORABLE)

/** Somebody else in the same picture: a second face, what they wear, and how both stand. */
const company = { other: id.optional(), otherWears: otherWears.optional(), arrangement: arrangement.optional() }

/** Characters of a look's name, and of each of its words. */
export const LOOK_LENGTHS = { name: 40, part: 200 } as const
/** What a look is called, by which what was made in it is found. */
export const lookName = text('Please give the look a name.', LOOK_LENGTHS.name)

export type Worn = { top?: SourceRef; bottom?: SourceRef; onePiece?: SourceRef }

const input = z.discriminatedUnion('mode', [
  z.strictObject({
    mode: z.literal('prompt'),
    ...shared,
    pose,
    prompt,
    ...worn,
    look: lookName.optional(),
    ...company,
    style: style.optional(),
  }),
  z.strictObject({
    mode: z.literal('picture'),
    ...shared,
    picture: sourceRef,
    /** Which of several faces is meant; the largest unless told. */
    spot: spotIn.optional(),
  }),
  z.strictObject({ mode: z.literal('template'), ...shared, template: templateId }),
  z.strictObject({
    mode: z.literal('variation'),
    gender,
    /** The generated image that is made again with other details. */
    of: id,
  }),
])
type Wish = z.output<typeof input>
const call = callsOf(input)

const wornIds = ({ top, bottom, onePiece }: Worn): string[] => [top, bottom, onePiece].flatMap((ref) => ref?.id ?? [])

const fromPrompt = (asked: Gender, what: { path: string; summary: string }) =>
  call({
    ...what,
    body: {
      face_url: faceUrl,
      prompt: sentPrompt,
      /** Read from the prompt when left out. */
      pose: pose.optional(),
      /** Ids of garments of the wardrobe that are worn: a top and a bottom, or a one-piece. */
      garments: z.array(id).max(MAX_WORN, WORN_RULE).optional(),
      /** The influencer's look that the words and the garments are those of: what is made is found by its name. */
      look: lookName.optional(),
      /** Another generated face, which is shown together with the first. */
      other_face_url: faceUrl.optional(),
      /** What the other one wears, in the words of a prompt. */
      other_wears: otherWears.optional(),
      arrangement: arrangement.optional(),
      /** As from an animated film when left out. */
      style: style.optional(),
    },
    answer: 'output_url',
    read: async ({ body }, from) => {
      const whose = await from.face(body.face_url, asked)
      const { prompt: words, pose: named } = readImagePrompt(body.prompt, await from.facePrompt(whose.face))
      const garments = await from.garments(body.garments ?? [])
      const { other_face_url: address, other_wears: otherWears, arrangement } = body
      const company =
        address === undefined
          ? {}
          : { ...(await from.otherFace(address, whose.face)), otherWears, arrangement: arrangement ?? ARRANGEMENTS[0] }
      return {
        mode: 'prompt',
        ...whose,
        pose: body.pose ?? named,
        prompt: words,
        ...garments,
        look: body.look,
        ...company,
        style: body.style,
      }
    },
    write: (wish, { facePrompt } = {}) => {
      if (wish.mode !== 'prompt' || wish.gender !== asked) return null
      const garments = wornIds(wish)
      return {
        body: {
          face_url: assetUrl(wish.face),
          prompt: composeImagePrompt({ ...wish, facePrompt }),
          ...(garments.length > 0 && { garments }),
          look: wish.look,
          style: wish.style,
          ...(wish.other !== undefined && {
            other_face_url: assetUrl(wish.other),
            other_wears: wish.otherWears,
            arrangement: wish.arrangement,
          }),
        },
      }
    },
  })

const fromPicture = (
  asked: Gender,
  {
    modes,
    missing = TEMPLATE_MISSING,
    ...what
  }: {
    path: string
    summary: string
    modes: readonly Wish['mode'][]
    missing?: string
  },
) =>
  call({
    ...what,
    body: {
      face: faceUrl,
      image: ownUrl(missing),
      /** Which of several faces in an uploaded or fetched picture is meant; the largest unless told. */
      spot: spotIn.optional(),
    },
    answer: 'result_image_url',
    read: async ({ body }, from) => {
      const whose = await from.face(body.face, asked)
      const target = await from.target('picture', body.image)
      return target.mode === 'template' ? { ...whose, ...target } : { ...whose, ...target, spot: body.spot }
    },
    write: (wish) => {
      if (wish.gender !== asked || !modes.includes(wish.mode)) return null
      if (wish.mode === 'picture')
        return { body: { face: assetUrl(wish.face), image: sourceRefUrl(wish.picture), spot: wish.spot } }
      if (wish.mode === 'template')
        return { body: { face: assetUrl(wish.face), image: `/api/templates/${wish.template}/picture` } }
      return null
    },
  })

export const image = defineKind({
  name: 'image',
  label: 'Image',
  noun: 'image',
  medium: 'image',
  page: { path: '/image', title: 'Image Generation' },
  meter: 'images',
  credits: 1,
  lane: 'quick',
  shelf: {
    tab: 'images',
    make: 'Generate Images',
    addressField: 'image_url',
    shape: 4 / 5,
    keepsShape: true,
    canDownload: true,
  },
  input,
  sources: {
    face: 'face',
    other: 'face',
    of: 'image',
    picture: 'source',
    top: 'source',
    bottom: 'source',
    onePiece: 'source',
  },
  texts: (wish) => (wish.mode === 'prompt' ? [wish.prompt, ...(wish.otherWears ? [wish.otherWears] : [])] : []),
  describedFace: (wish) => (wish.mode === 'prompt' ? wish.face : undefined),
  caption(wish) {
    if (wish.mode === 'prompt') return wish.prompt
    if (wish.mode === 'variation') return 'A variation'
    return wish.mode === 'template' ? 'From a template' : 'From a picture'
  },
  tabs: [
    { name: 'prompt', label: 'Prompt', modes: ['prompt', 'variation'] },
    { name: 'link', label: 'Link', modes: ['picture'] },
    { name: 'template', label: 'Template', modes: ['template'] },
  ],
  vary: ({ id: of, gender: whose }): Wish => ({ mode: 'variation', gender: whose ?? 'female', of }),
  goesOn: {
    from: ['face'],
    label: 'Make an image',
    start: ({ id: whom, gender: whose }) => ({ mode: 'prompt', gender: whose ?? 'female', face: whom }),
  },
  failureText: 'An error occurred while generating the image.',
  missingText: NO_PICTURE,
  calls: {
    generateImageFromPromptWomen: fromPrompt('female', {
      path: '/generate-image-prompt/',
      summary: "Show a woman's face in the scene of a prompt",
    }),
    generateImageFromPromptMen: fromPrompt('male', {
      path: '/generate-image-prompt-men/',
      summary: "Show a man's face in the scene of a prompt",
    }),
    generateImageFromPictureWomen: fromPicture('female', {
      path: '/generate-image-temp/',
      summary: "Put a woman's face into a fetched picture or a template",
      modes: ['picture', 'template'],
    }),
    generateImageFromLinkMen: fromPicture('male', {
      path: '/generate-image-temp-link-men/',
      summary: "Put a man's face into a fetched picture",
      modes: ['picture'],
      missing: LINK_MISSING.picture,
    }),
    generateImageFromTemplateMen: fromPicture('male', {
      path: '/generate-image-temp-template-men/',
      summary: "Put a man's face into a template",
      modes: ['template'],
    }),
    varyImage: call({
      path: '/assets/{id}/variation',
      summary: 'Make a generated image again with other details: same person, same place, same clothes',
      params: { id },
      answer: 'output_url',
      read: async ({ params }, from) => ({ mode: 'variation', ...(await from.original(params.id)) }),
      write: (wish) => (wish.mode === 'variation' ? { params: { id: wish.of } } : null),
    }),
  },
})
