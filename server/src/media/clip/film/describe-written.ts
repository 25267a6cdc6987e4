import type { ClipFacts } from '../clip-workshop.ts'

type Written = { width: number; height: number; frames: number; durationSeconds: number; hasSound: boolean }

/** The facts of a film that has just been written. */
export const describeWritten = ({ frames, durationSeconds, ...rest }: Written): ClipFacts => ({
  mimeType: 'video/mp4',
  ...rest,
  durationSeconds,
  framesPerSecond: frames / durationSeconds,
})
