import type { TourStep } from '../run-tour.ts'

export const CLOTH_TOUR: readonly TourStep[] = [
  {
    target: 'images',
    title: 'The image',
    text: 'Choose one of your generated images. It stands large above the list until you cancel the choice.',
  },
  {
    target: 'garment',
    title: 'The garment',
    text: 'A photo of what is to be worn: laid flat, on a hanger or on somebody. Confirm once that you may use it.',
  },
  {
    target: 'category',
    title: 'Category',
    text: 'Tops, bottoms or one-pieces: which part of the clothes is exchanged.',
  },
  {
    target: 'cost',
    title: 'The price, up front',
    text: 'You always see what the next image costs. What fails or is cancelled costs nothing.',
  },
  {
    target: 'generate',
    title: 'Generate Image',
    text: 'This starts the work, which takes about a minute. You may leave the screen meanwhile: the image is waiting when you come back.',
  },
  {
    target: 'result',
    title: 'The result',
    text: 'First an example, then your place in line, then your image in its new clothes. Enlarge it, download it or delete it here; the gallery keeps them all. The info icon starts this tour again.',
  },
]
