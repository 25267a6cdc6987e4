import { z } from 'zod'
import { gender, id, text } from '../../fields.ts'
import type { Gender } from '../../fields.ts'
import { callsOf, defineKind, NO_PICTURE } from './kind.ts'

/** What has to stand with a face that was made from three names, and with all that shows it. */
export const BLEND_NOTICE = 'This face is a synthetic blend. It depicts no real person.'

export const MAX_FACE_PROMPT_LENGTH = 1000
export const MAX_CELEBRITY_NAME_LENGTH = 80

export const NAMES_MISSING = 'Please enter all celebrity names.'
export const FACE_PROMPT_MISSING = 'Please enter a prompt.'
const celebrityName = text(NAMES_MISSING, MAX_CELEBRITY_NAME_LENGTH)
const prompt = text(FACE_PROMPT_MISSING, MAX_FACE_PROMPT_LENGTH)

const MAX_DESIGN_CHARACTERS = 16_000

const isSmall = (design: unknown): boolean => {
  try {
    return JSON.stringify(design).length <= MAX_DESIGN_CHARACTERS
  } catch {
    // JSON.stringify gives up on what is nested too deep, which no design of the studio is.
    return false
  }
}

const plainObject = z.record(z.string(), z.unknown())

/**
 * A person as shaped by hand, and the portrait that goes with them: what the studio calls identity and scene. Its fields
 * and bounds are the studio's, which checks them before anything is charged.
 */
const design = z
  .strictObject({ identity: plainObject, scene: plainObject.optional() }, 'This is not a design of ours.')
  .refine(isSmall, 'This design is larger than any of ours.')

const input = z.discriminatedUnion('mode', [
  z.strictObject({
    mode: z.literal('names'),
    gender,
    names: z.tuple([celebrityName, celebrityName, celebrityName]),
    design: design.optional(),
  }),
  z.strictObject({ mode: z.literal('prompt'), gender, prompt, design: design.optional() }),
  /** Somebody new, near the person of the generated face `of`, who is not shown: it is no source of the result. */
  z.strictObject({ mode: z.literal('relative'), gender, of: id }),
])
const call = callsOf(input)

const named = (prefix: string) => ({
  [`${prefix}1`]: celebrityName,
  [`${prefix}2`]: celebrityName,
  [`${prefix}3`]: celebrityName,
})
const shaped = { design: design.optional() }

const fromNames = (asked: Gender, { prefix, ...what }: { path: string; summary: string; prefix: string }) =>
  call({
    ...what,
    body: { ...named(prefix), ...shaped },
    answer: 'output',
    read: ({ body }, from) => {
      const { design: shapedBy, ...typed } = body
      const names: Record<string, string> = typed
      const [first = '', second = '', third = ''] = [1, 2, 3].map((place) => names[`${prefix}${place}`])
      return { mode: 'names', gender: asked, names: [first, second, third], ...from.design(shapedBy, asked) }
    },
    write: (wish) =>
      wish.mode === 'names' && wish.gender === asked
        ? {
            body: {
              ...Object.fromEntries(wish.names.map((name, index) => [`${prefix}${index + 1}`, name])),
              ...(wish.design && { design: wish.design }),
            },
          }
        : null,
  })

const fromPrompt = (asked: Gender, what: { path: string; summary: string }) =>
  call({
    ...what,
    body: { prompt, ...shaped },
    answer: 'output',
    read: ({ body }, from) => ({
      mode: 'prompt',
      gender: asked,
      prompt: body.prompt,
      ...from.design(body.design, asked),
    }),
    write: (wish) =>
      wish.mode === 'prompt' && wish.gender === asked
        ? { body: { prompt: wish.prompt, ...(wish.design && { design: wish.design }) } }
        : null,
  })

export const face = defineKind({
  name: 'face',
  label: 'Face',
  noun: 'face',
  medium: 'image',
  isFace: true,
  page: { path: '/face', title: 'Face Generation' },
  meter: 'faces',
  credits: 3,
  lane: 'quick',
  shelf: {
    tab: 'faces',
    make: 'Generate Faces',
    addressField: 'image_url',
    shape: 1,
    canDownload: false,
  },
  input,
  sources: {},
  texts(wish) {
    if (wish.mode === 'relative') return []
    return wish.mode === 'names' ? wish.names : [wish.prompt]
  },
  isBlend: ({ mode }) => mode !== 'prompt',
  caption(wish) {
    if (wish.mode === 'relative') return 'A relative'
    return wish.mode === 'names' ? wish.names.join(', ') : wish.prompt
  },
  tabs: [
    { name: 'names', label: 'Celebrity', modes: ['names'] },
    { name: 'prompt', label: 'Prompt', modes: ['prompt', 'relative'] },
  ],
  failureText: 'An error occurred while generating the face.',
  missingText: NO_PICTURE,
  calls: {
    generateFaceFromNamesWomen: fromNames('female', {
      path: '/generate_face_c/',
      summary: "Blend three names into a woman's face",
      prefix: 'celebrity',
    }),
    generateFaceFromNamesMen: fromNames('male', {
      path: '/generate_face_c_men/',
      summary: "Blend three names into a man's face",
      prefix: 'mencelebrity',
    }),
    generateFaceFromPromptWomen: fromPrompt('female', {
      path: '/generate-face-prompt/',
      summary: "Make a woman's face from a description",
    }),
    generateFaceFromPromptMen: fromPrompt('male', {
      path: '/generate_face_prompt_men/',
      summary: "Make a man's face from a description",
    }),
    makeRelative: call({
      path: '/assets/{id}/relative',
      summary: 'Make a face of somebody new who could be a sister or brother of a generated face',
      params: { id },
      answer: 'output',
      read: async ({ params }, from) => ({ mode: 'relative', ...(await from.relative(params.id)) }),
      write: (wish) => (wish.mode === 'relative' ? { params: { id: wish.of } } : null),
    }),
  },
})
