import type { TourStep } from '../run-tour.ts'

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
  {
    target: 'faces',
    tab: 'link',
    title: 'Your face',
    text: 'Your favourites and the latest are here, View All shows and finds everybody. The one you choose moves to the first place.',
  },
  {
    target: 'templates',
    tab: 'template',
    title: 'Template: ready films',
    text: 'Short films that play as you look at them. Pick one, and your face steps into it.',
  },
  {
    target: 'cost',
    tab: 'template',
    title: 'The price, up front',
    text: 'You always see what the next video costs. What fails or is cancelled costs nothing.',
  },
  {
    target: 'generate',
    tab: 'template',
    title: 'Generate Video',
    text: 'This starts the work, which takes about ten minutes. You may leave the screen meanwhile: the video is waiting when you come back.',
  },
  {
    target: 'result',
    title: 'The result',
    text: 'First an example, then your place in line, then your video. Enlarge it, download it or delete it here; the gallery keeps them all. The info icon starts this tour again.',
  },
]
