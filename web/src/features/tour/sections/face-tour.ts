import type { TourStep } from '../run-tour.ts'

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
  {
    target: 'cost',
    tab: 'prompt',
    title: 'The price, up front',
    text: 'You always see what the next face costs. What fails or is cancelled costs nothing.',
  },
  {
    target: 'generate',
    tab: 'prompt',
    title: 'Generate Face',
    text: 'This starts the work. You may leave the screen meanwhile: the face is waiting when you come back.',
  },
  {
    target: 'result',
    title: 'The result',
    text: 'First an example, then your place in line, then your face. Enlarge it or delete it here; the gallery keeps them all. The info icon starts this tour again.',
  },
]
