import type { TourStep } from '../run-tour.ts'

export const IMAGE_TO_VIDEO_TOUR: readonly TourStep[] = [
  {
    target: 'images',
    title: 'The image',
    text: 'Choose one of your generated images. It stands large above the list until you cancel the choice.',
  },
  {
    target: 'prompt',
    title: 'Prompt: what moves',
    text: 'Eyes, smile, head, hair, wind, rain, light, camera, and when. The ideas below it fill the field.',
  },
  {
    target: 'cost',
    title: 'The price, up front',
    text: 'You always see what the next video costs. What fails or is cancelled costs nothing.',
  },
  {
    target: 'generate',
    title: 'Generate Video',
    text: 'This starts the work, which takes about a minute. You may leave the screen meanwhile: the video is waiting when you come back.',
  },
  {
    target: 'result',
    title: 'The result',
    text: 'First an example, then your place in line, then your video. Enlarge it, download it or delete it here; the gallery keeps them all. The info icon starts this tour again.',
  },
]
