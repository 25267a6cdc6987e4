import { z } from 'zod'
import { gender, id, text } from '../../fields.ts'
import { materialRef, spotIn, templateId } from '../material-ref.ts'
import { defineKind } from './kind.ts'

export const MAX_IMAGE_PROMPT_LENGTH = 2000

/** How much of the person is shown; the values are those of the form's select. */
export const POSES = [
  { value: 'Random', label: 'Random' },
  { value: 'Upperbody1', label: 'Selfie' },
  { value: 'Upperbody2', label: 'Half body' },
  { value: 'Full Body', label: 'Full body' },
] as const
export const pose = z.enum(
  POSES.map(({ value }) => value),
  'Please select a pose and provide a prompt.',
)
export type Pose = z.output<typeof pose>

export const imagePrompt = text('Please select a pose and provide a prompt.', MAX_IMAGE_PROMPT_LENGTH)

/** `face` is the id of a generated face. */
const shared = { gender, face: id }

export const image = defineKind({
  name: 'image',
  label: 'Image',
  meter: 'images',
  credits: 1,
  medium: 'image',
  input: z.discriminatedUnion('mode', [
    z.strictObject({ mode: z.literal('prompt'), ...shared, pose, prompt: imagePrompt }),
    z.strictObject({
      mode: z.literal('picture'),
      ...shared,
      picture: materialRef,
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
  ]),
})
