import type { PromptIdea } from './prompt-ideas.tsx'

/** Prompts that show what can move. */
export const MOTION_IDEAS: readonly PromptIdea[] = [
  { name: 'Turn and smile', prompt: 'Slowly turns to the camera and smiles, wind in the hair, golden hour, zoom in' },
  { name: 'Talk', prompt: 'Talks to the camera and nods, slow zoom in' },
  { name: 'Look around', prompt: 'Looks aside, blinks and comes back, camera pans to the right' },
  { name: 'Calm rain', prompt: 'Breathes calmly in the rain, eyes half closed' },
]
