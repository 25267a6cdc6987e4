import type { Gender, Pose } from '@visage/contract'

export type ExampleClip = {
  /** Its name below `/media/clips/`, without the ending. */
  file: string
  gender: Gender
  /** Who is shown. */
  face: string
  pose: Exclude<Pose, 'Random'>
  /** Where, and in which clothes. */
  scene: string
  /** What moves. */
  prompt: string
}

/** Pixels of all example clips, and how long they run. */
export const CLIP_FORM = { width: 432, height: 768, framesPerSecond: 25, durationSeconds: 5 } as const

/** What the video screens show before there is a result, with the words that made it move. */
export const EXAMPLE_CLIPS: readonly ExampleClip[] = [
  {
    file: 'autumn-smile',
    gender: 'female',
    face: 'Woman, 27, long wavy copper hair, green eyes and freckles',
    pose: 'Upperbody1',
    scene: 'In an autumn park at golden hour, dark green wool coat',
    prompt: 'Slowly turns to the camera and smiles, wind in her hair',
  },
  {
    file: 'paris-talk',
    gender: 'female',
    face: 'Black woman, 31, short afro, brown eyes, calm',
    pose: 'Upperbody2',
    scene: 'In a rainy Paris street at night, red turtleneck',
    prompt: 'Talks to the camera and nods, slow zoom in',
  },
  {
    file: 'rooftop-glance',
    gender: 'male',
    face: 'Man, 33, short dark hair, light beard, brown eyes',
    pose: 'Upperbody1',
    scene: 'On a rooftop at dusk, navy suit',
    prompt: 'Looks aside, then back to the camera, smiles, slow zoom in',
  },
  {
    file: 'beach-laugh',
    gender: 'male',
    face: 'Indian man, 26, wavy black hair, friendly',
    pose: 'Upperbody1',
    scene: 'At the beach in the morning, white linen shirt',
    prompt: 'Laughs and nods, wind in his hair',
  },
]
