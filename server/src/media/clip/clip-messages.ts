import type { MarkOrder } from '../mark-order.ts'
import type { AnimateClipRequest, ClipFacts, FilmFaces, ProbedClip, SwapClipRequest } from './clip-workshop.ts'

/** Files of a task, in the folder that is the process's working directory. */
export const CLIP_FILES = { input: 'input', mark: 'mark.png', poster: 'poster.jpg', clip: 'clip.mp4' } as const

/** A picture lies in the input file. */
export type AnimateTask =
  | Extract<AnimateClipRequest, { of: 'scene' }>
  | Omit<Extract<AnimateClipRequest, { of: 'picture' }>, 'picture'>

export type ClipTask =
  | { kind: 'probe' | 'poster' | 'faces' | 'watermark' | 'normalise' }
  | { kind: 'mark'; order: MarkOrder }
  | { kind: 'swap'; request: Omit<SwapClipRequest, 'video'> }
  | { kind: 'animate'; request: AnimateTask }

export type ClipResult = ClipFacts | ProbedClip | FilmFaces | { width: number; height: number }
