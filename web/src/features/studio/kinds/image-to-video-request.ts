import { contract } from '@visage/contract'
import { call } from '../../../lib/api/call.ts'
import { assetUrl, sendingOptions } from './kind-request.ts'
import type { KindRequest } from './kind-request.ts'

const ONLY_CHOICE = 'all'

export const imageToVideoRequest: KindRequest<'image-to-video'> = {
  choices: [ONLY_CHOICE],
  choiceOf: () => ONLY_CHOICE,
  labelOf: () => 'Image to Video',
  captionOf: ({ prompt }) => prompt,
  send: ({ image, prompt }, options) =>
    call(
      contract.videos.animateImage,
      { body: { user_id: options.userId, input_image: assetUrl(image), prompt } },
      sendingOptions(options),
    ),
  failureText: 'Invalid prompt. Please enter a proper prompt.',
  missingText: 'Invalid prompt. Please enter a proper prompt.',
}
