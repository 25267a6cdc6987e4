import { z } from 'zod'
import { id } from '../fields.ts'
import { defineRoute } from '../route.ts'
import { generationCall } from './jobs.ts'
import { motionPrompt } from './kinds/image-to-video.ts'
import { faceUrl, ownUrl, spotInVideo } from './material-ref.ts'

export const swapFaceIntoVideo = defineRoute({
  ...generationCall,
  path: '/face-swap/',
  summary: 'Put a face into a video of your own or a template video',
  body: z.strictObject({
    user_id: id,
    input_image_url: faceUrl,
    target_video_url: ownUrl('Please select a template.'),
    /** Which of several faces in a video of your own is meant; the largest unless told. */
    spot: spotInVideo.optional(),
  }),
  output: z.object({ video_url: z.string() }),
})

export const animateImage = defineRoute({
  ...generationCall,
  path: '/imagetovideos/',
  summary: 'Make a generated image move as a prompt says',
  body: z.strictObject({
    user_id: id,
    input_image: ownUrl('Please select a generated image and prompt'),
    prompt: motionPrompt,
  }),
  output: z.object({ output_url: z.string() }),
})
