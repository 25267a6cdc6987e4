import type { TourStep } from '../run-tour.ts'
import { costStep, generateStep, IMAGES_STEP, resultStep } from './common-steps.ts'

export const CLOTH_TOUR: readonly TourStep[] = [
  IMAGES_STEP,
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
  costStep('image'),
  generateStep('Generate Image', { noun: 'image', time: 'a minute' }),
  resultStep('image in its new clothes'),
]
