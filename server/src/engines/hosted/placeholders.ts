/** What a body may ask of an order, beside its files. */
export const PLACEHOLDERS = [
  'prompt',
  'negativePrompt',
  'seed',
  'width',
  'height',
  'aspectRatio',
  'frames',
  'framesPerSecond',
  'category',
  'lyrics',
  'tempo',
  'meter',
  'key',
  'seconds',
] as const
export type Placeholder = (typeof PLACEHOLDERS)[number]
