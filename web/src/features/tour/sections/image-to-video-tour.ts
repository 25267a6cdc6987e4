import type { TourStep } from '../run-tour.ts'
import { costStep, generateStep, IMAGES_STEP, resultStep } from './common-steps.ts'

export const IMAGE_TO_VIDEO_TOUR: readonly TourStep[] = [
  IMAGES_STEP,
  {
    target: 'prompt',
    title: 'Prompt: what moves',
    text: 'Eyes, smile, head, hair, wind, rain, light, camera, and when. The ideas below it fill the field.',
  },
  costStep('video'),
  generateStep('Generate Video', { noun: 'video', time: 'a minute' }),
  resultStep('video'),
]
