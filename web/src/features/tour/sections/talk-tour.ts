import type { TourStep } from '../run-tour.ts'

export const TALK_TOUR: readonly TourStep[] = [
  {
    target: 'person',
    title: 'Who talks',
    text: 'Choose one of your generated images, a saved face, or a video whose person is to say something else. Their look and their voice stay the same in every clip.',
  },
  {
    target: 'words',
    title: 'What is said',
    text: 'Write a script of up to 900 characters, or bring a recording of at most 60 seconds. How long it takes to say is shown while you write.',
  },
  {
    target: 'speaker',
    title: 'The voice',
    text: 'Everybody has a voice of their own. Choose another one here, how lively and how fast it speaks, and listen to it first.',
  },
  {
    target: 'look',
    title: 'Shape and subtitles',
    text: 'Upright, square or wide. Subtitles stand in the clip, and come as SRT and VTT files too.',
  },
  {
    target: 'cost',
    title: 'The price, up front',
    text: 'Every begun 15 seconds take one video. What fails or is cancelled costs nothing.',
  },
  {
    target: 'generate',
    title: 'Make the clip',
    text: 'This starts the work, which takes some minutes. You may leave the screen meanwhile: the clip is waiting when you come back.',
  },
  {
    target: 'result',
    title: 'The result',
    text: 'First your place in line, then your clip with its sound. Enlarge it, download it or delete it here; the gallery keeps them all. The info icon starts this tour again.',
  },
]
