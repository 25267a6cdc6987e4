import { genderOfVideo } from './video-request.ts'
import type { VideoChoice } from './video-request.ts'
import type { Example } from './kind-form.ts'

const WOMEN: readonly Example<'video'>[] = [
  {
    url: '/media/loops/pictures',
    alt: 'A woman turns while place, clothes and light change around her',
    caption: 'One face, wherever you take it: clothes, place and light come from the video.',
  },
  {
    url: '/media/loops/faces',
    alt: 'Three women turn into one another and into a fourth, who is blended from them',
    caption: 'Every face that you have saved can play the part.',
  },
]

const MEN: readonly Example<'video'>[] = [
  {
    url: '/media/loops/motion',
    alt: 'A man in a city at night looks aside, turns, smiles and blinks',
    caption: 'Looks, smiles and blinks stay where they are in the video. The person becomes yours.',
  },
]

/** What plays on the stage while there is no result. */
export const videoExamplesOf = (choice: VideoChoice): readonly Example<'video'>[] =>
  genderOfVideo(choice) === 'female' ? WOMEN : MEN
