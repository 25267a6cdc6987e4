import { z } from 'zod'
import { id } from '../fields.ts'
import { defineRoute } from '../route.ts'
import { generationCall } from './jobs.ts'
import { imagePrompt, pose } from './kinds/image.ts'
import { faceUrl, ownUrl, spotIn } from './material-ref.ts'

const fromPrompt = {
  ...generationCall,
  body: z.strictObject({
    user_id: id,
    face_url: faceUrl,
    prompt: imagePrompt,
    /** Read from the prompt's own words when left out. */
    pose: pose.optional(),
  }),
  output: z.object({ output_url: z.string() }),
} as const

export const generateImageFromPromptWomen = defineRoute({
  ...fromPrompt,
  path: '/generate-image-prompt/',
  summary: "Show a woman's face in the scene of a prompt",
})

export const generateImageFromPromptMen = defineRoute({
  ...fromPrompt,
  path: '/generate-image-prompt-men/',
  summary: "Show a man's face in the scene of a prompt",
})

const pictureBody = z.strictObject({
  user_id: id,
  face: faceUrl,
  image: ownUrl('Please select a template.'),
  /** Which of several faces in an uploaded or fetched picture is meant; the largest unless told. */
  spot: spotIn.optional(),
})
const resultImage = z.object({ result_image_url: z.string() })

export const generateImageFromPictureWomen = defineRoute({
  ...generationCall,
  path: '/generate-image-temp/',
  summary: "Put a woman's face into a fetched picture or a template",
  body: pictureBody,
  output: resultImage,
})

export const generateImageFromLinkMen = defineRoute({
  ...generationCall,
  path: '/generate-image-temp-link-men/',
  summary: "Put a man's face into a fetched picture",
  body: pictureBody,
  output: resultImage,
})

export const generateImageFromTemplateMen = defineRoute({
  ...generationCall,
  path: '/generate-image-temp-template-men/',
  summary: "Put a man's face into a template",
  body: pictureBody,
  output: resultImage,
})

export const varyImage = defineRoute({
  ...generationCall,
  path: '/assets/{id}/variation',
  summary: 'Make a generated image again with other details: same person, same place, same clothes',
  params: z.strictObject({ id }),
  output: z.object({ output_url: z.string() }),
})
