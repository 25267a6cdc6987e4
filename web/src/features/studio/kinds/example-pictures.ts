import type { Gender, Pose } from '@visage/contract'

export type ExamplePicture = {
  /** Its name below `/media/pictures/`, without the ending. */
  file: string
  gender: Gender
  /** Who is shown. */
  face: string
  pose: Exclude<Pose, 'Random'>
  prompt: string
  width: number
  height: number
}

const FULL = { width: 832, height: 1216 } as const
const HALF = { width: 1024, height: 1280 } as const

/** What the image screen shows before there is a result, with the words that made it. */
export const EXAMPLE_PICTURES: readonly ExamplePicture[] = [
  {
    file: 'autumn-walk',
    gender: 'female',
    face: 'Woman, 27, long wavy copper hair, green eyes and freckles',
    pose: 'Full Body',
    prompt: 'Walking through an autumn park at golden hour, dark green wool coat, smiling',
    ...FULL,
  },
  {
    file: 'paris-night',
    gender: 'female',
    face: 'Black woman, 31, short afro, brown eyes, calm',
    pose: 'Upperbody2',
    prompt: 'In a rainy Paris street at night, red turtleneck, smiling',
    ...HALF,
  },
  {
    file: 'rooftop-dusk',
    gender: 'male',
    face: 'Man, 33, short dark hair, light beard, brown eyes',
    pose: 'Full Body',
    prompt: 'On a rooftop at dusk, navy suit, hands in his pockets',
    ...FULL,
  },
  {
    file: 'sea-morning',
    gender: 'male',
    face: 'Indian man, 26, wavy black hair, friendly',
    pose: 'Upperbody2',
    prompt: 'At the beach in the morning, white linen shirt, laughing',
    ...HALF,
  },
]
