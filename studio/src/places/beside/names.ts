/** What can stand beside or behind a person, in half and full bodies. */
export const BESIDE_NAMES = [
  'dog',
  'cat',
  'birds',
  'suitcase',
  'bicycle',
  'car',
  'motorbike',
  'guitar',
  'surfboard',
  'sofa',
  'bench',
  'christmas-tree',
  'campfire',
  'neon-sign',
  'crowd',
  'candles',
  'mirror',
  'plants',
  'easel',
  'piano',
  'skateboard',
] as const
export type Beside = (typeof BESIDE_NAMES)[number]

/** What floats between viewer and person. */
export const AIRS = [
  'confetti',
  'bubbles',
  'petals',
  'leaves',
  'feathers',
  'butterflies',
  'sparks',
  'dust',
  'smoke',
  'sunbeams',
  'fireworks',
  'rainbow',
  'string-lights',
  'lanterns',
] as const
export type Air = (typeof AIRS)[number]
