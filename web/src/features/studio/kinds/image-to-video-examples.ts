import type { Example } from './kind-form.ts'
import type { PromptIdea } from './prompt-ideas.tsx'

/** Prompts that show what can move. */
export const MOTION_IDEAS: readonly PromptIdea[] = [
  { name: 'Turn and smile', prompt: 'Slowly turns to the camera and smiles, wind in the hair, golden hour, zoom in' },
  { name: 'Talk', prompt: 'Talks to the camera and nods, slow zoom in' },
  { name: 'Look around', prompt: 'Looks aside, blinks and comes back, camera pans to the right' },
  { name: 'Calm rain', prompt: 'Breathes calmly in the rain, eyes half closed' },
]

/** What the screen shows before there is a result. The image is the person's own to choose. */
export const IMAGE_TO_VIDEO_EXAMPLES: readonly Example<'image-to-video'>[] = [
  {
    url: '/media/loops/motion',
    alt: 'A man in a city at night looks aside, turns, smiles and blinks',
    caption: 'Looks aside, turns to the camera, smiles and blinks, slow zoom in',
    input: { image: '', prompt: 'Looks aside, turns to the camera, smiles and blinks, slow zoom in' },
  },
]
