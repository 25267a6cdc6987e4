import type { TourStep } from '../run-tour.ts'
import { FACES_STEP } from './common-steps.ts'

export const IMAGE_TOUR: readonly TourStep[] = [
  {
    target: 'gender',
    title: 'Women or Men',
    text: 'Choose whose faces and templates you see. Each side keeps its own words and its own result.',
  },
  {
    target: 'tabs',
    tab: 'prompt',
    title: 'Three ways to an image',
    text: 'Prompt builds a scene from your words. Link follows the picture of a post. Template starts from a scene that is ready.',
  },
  { ...FACES_STEP, tab: 'prompt' },
  {
    target: 'pose',
    tab: 'prompt',
    title: 'Pose',
    text: 'A selfie, half the body, the full body, or whatever suits the scene.',
  },
  {
    target: 'prompt',
    tab: 'prompt',
    title: 'Prompt: the scene in words',
    text: 'Place, weather, time of day, clothes and their colour, mood, what the person does. Words that could not be used are told with the result.',
  },
  {
    target: 'link',
    tab: 'link',
    title: 'Link: after a post',
    text: 'Paste the link of a public Instagram post, or bring the picture yourself. Your face goes where the largest face is.',
  },
  {
    target: 'templates',
    tab: 'template',
    title: 'Template: ready scenes',
    text: 'Choose a scene on sight. Clothes, place and light stay, the person becomes yours.',
  },
  {
    target: 'generate',
    tab: 'template',
    title: 'Generate Image',
    text: 'The price is shown above the button. What fails or is cancelled costs nothing.',
  },
  {
    target: 'result',
    title: 'The result',
    text: 'First an example, then your place in line, then your image. Enlarge it, download it, vary it or delete it here. The info icon starts this tour again.',
  },
]
