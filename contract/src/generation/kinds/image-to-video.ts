import { z } from 'zod'
import { gender, id, text } from '../../fields.ts'
import { ownUrl } from '../source-ref.ts'
import { assetUrl, callsOf, defineKind } from './kind.ts'

export const MAX_MOTION_PROMPT_LENGTH = 1000

export const MOTION_MISSING = 'Please select a generated image and prompt'
const invalid = 'Invalid prompt. Please enter a proper prompt.'

/** Words that say what moves; signs alone say nothing. */
const motionPrompt = text(MOTION_MISSING, MAX_MOTION_PROMPT_LENGTH).refine((prompt) => /\p{L}/u.test(prompt), invalid)

const input = z.strictObject({
  /** The generated image that is made to move. */
  image: id,
  /** Of the person in the image, where that is known. */
  gender: gender.optional(),
  prompt: motionPrompt,
})
const call = callsOf(input)

export const imageToVideo = defineKind({
  name: 'image-to-video',
  label: 'Image to Video',
  noun: 'video',
  medium: 'video',
  page: { path: '/Imagetovideo', title: 'Image to Video', link: 'Image To Video' },
  meter: 'videos',
  credits: 5,
  lane: 'long',
  shelf: {
    tab: 'imgTovideo',
    make: 'Generate Image to Video',
    addressField: 'video_url',
    shape: 9 / 16,
    canDownload: true,
  },
  input,
  sources: { image: 'image' },
  texts: ({ prompt }) => [prompt],
  caption: ({ prompt }) => prompt,
  goesOn: { from: ['image'], label: 'Make it move', isFirst: true, start: ({ id: image }) => ({ image }) },
  failureText: invalid,
  missingText: invalid,
  calls: {
    animateImage: call({
      path: '/imagetovideos/',
      summary: 'Make a generated image move as a prompt says',
      body: { input_image: ownUrl(MOTION_MISSING), prompt: motionPrompt },
      answer: 'output_url',
      read: async ({ body }, from) => ({
        ...(await from.image(body.input_image, MOTION_MISSING)),
        prompt: body.prompt,
      }),
      write: ({ image, prompt }) => ({ body: { input_image: assetUrl(image), prompt } }),
    }),
  },
})
