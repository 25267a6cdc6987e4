import { z } from 'zod'
import { gender, id, text } from '../../fields.ts'
import { defineKind } from './kind.ts'

export const MAX_MOTION_PROMPT_LENGTH = 1000

const missing = 'Please select a generated image and prompt'
const invalid = 'Invalid prompt. Please enter a proper prompt.'

/** Words that say what moves; signs alone say nothing. */
export const motionPrompt = text(missing, MAX_MOTION_PROMPT_LENGTH).refine((prompt) => /\p{L}/u.test(prompt), invalid)

export const imageToVideo = defineKind({
  name: 'image-to-video',
  label: 'Image to Video',
  meter: 'videos',
  credits: 5,
  medium: 'video',
  input: z.strictObject({
    /** The generated image that is made to move. */
    image: id,
    /** Of the person in the image, where that is known. */
    gender: gender.optional(),
    prompt: motionPrompt,
  }),
})
