import type { TourStep } from '../run-tour.ts'
import { costStep, FACES_STEP, generateStep, resultStep } from './common-steps.ts'

export const VIDEO_TOUR: readonly TourStep[] = [
  {
    target: 'gender',
    title: 'Women or Men',
    text: 'Choose whose faces and templates you see. Each side keeps its own result.',
  },
  {
    target: 'tabs',
    tab: 'link',
    title: 'Two ways to a video',
    text: 'Follow a reel, or start from a template. The face in it becomes the one you choose.',
  },
  {
    target: 'link',
    tab: 'link',
    title: 'Link: after a post',
    text: 'Paste the link of a public Instagram reel that you may use, or bring a video of your own below it.',
  },
  { ...FACES_STEP, tab: 'link' },
  {
    target: 'templates',
    tab: 'template',
    title: 'Template: ready films',
    text: 'Short films that play as you look at them. Pick one, and your face steps into it.',
  },
  { ...costStep('video'), tab: 'template' },
  { ...generateStep('Generate Video', { noun: 'video', time: 'ten minutes' }), tab: 'template' },
  resultStep('video'),
]
