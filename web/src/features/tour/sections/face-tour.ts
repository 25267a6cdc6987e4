import type { TourStep } from '../run-tour.ts'
import { costStep, resultStep } from './common-steps.ts'

export const FACE_TOUR: readonly TourStep[] = [
  {
    target: 'gender',
    title: 'Women or Men',
    text: 'Choose who you are casting. Each side keeps its own words and its own result.',
  },
  {
    target: 'tabs',
    tab: 'names',
    title: 'Two ways to a face',
    text: 'Celebrity blends three names. Prompt follows your description. Both lead to someone who does not exist.',
  },
  {
    target: 'names',
    tab: 'names',
    title: 'Celebrity: three names',
    text: 'Each name pulls the new face its own way. Names only inspire a fictional face, never the likeness of a real person.',
  },
  {
    target: 'prompt',
    tab: 'prompt',
    title: 'Prompt: your own words',
    text: 'Age, origin, skin, hair, eyes, lips, freckles, beard, glasses, jewellery, mood: write what matters to you and leave the rest open.',
  },
  { ...costStep('face'), tab: 'prompt' },
  {
    target: 'generate',
    tab: 'prompt',
    title: 'Generate Face',
    text: 'This starts the work. You may leave the screen meanwhile: the face is waiting when you come back.',
  },
  resultStep('face', 'Enlarge it or delete it'),
]
