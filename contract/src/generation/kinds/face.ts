import { z } from 'zod'
import { gender, text } from '../../fields.ts'
import { defineKind } from './kind.ts'

/** What has to stand with a face that was made from three names, and with all that shows it. */
export const BLEND_NOTICE = 'This face is a synthetic blend. It depicts no real person.'

export const MAX_FACE_PROMPT_LENGTH = 1000
export const MAX_CELEBRITY_NAME_LENGTH = 80

export const celebrityName = text('Please enter all celebrity names.', MAX_CELEBRITY_NAME_LENGTH)
export const facePrompt = text('Please enter a prompt.', MAX_FACE_PROMPT_LENGTH)

export const face = defineKind({
  name: 'face',
  label: 'Face',
  meter: 'faces',
  credits: 3,
  medium: 'image',
  input: z.discriminatedUnion('mode', [
    z.strictObject({ mode: z.literal('names'), gender, names: z.tuple([celebrityName, celebrityName, celebrityName]) }),
    z.strictObject({ mode: z.literal('prompt'), gender, prompt: facePrompt }),
  ]),
})
