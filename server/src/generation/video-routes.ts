import type { contract } from '@visage/contract'
import type { Context } from '../context.ts'
import type { Handlers } from '../http/handlers.ts'
import { createGeneration } from './create-generation.ts'
import { readMotionInput } from './read-motion-input.ts'
import { readVideoInput } from './read-video-input.ts'

export const videoRoutes = (ctx: Context): Handlers<typeof contract.videos> => ({
  swapFaceIntoVideo: async (call) => {
    const { input_image_url: faceAddress, target_video_url: videoAddress, spot } = call.body
    const { userId } = call.caller
    return createGeneration(ctx, call, {
      kind: 'video',
      input: await readVideoInput(ctx, { userId, faceAddress, videoAddress, spot }),
      answer: (url) => ({ video_url: url }),
    })
  },
  animateImage: async (call) => {
    const { input_image: address, prompt } = call.body
    return createGeneration(ctx, call, {
      kind: 'image-to-video',
      input: await readMotionInput(ctx, { userId: call.caller.userId, address, prompt }),
      answer: (url) => ({ output_url: url }),
    })
  },
})
