import { POSES } from '@visage/contract'
import type { Pose } from '@visage/contract'

/** The pose whose value or label a prompt names, for callers that write it into the text; random without one. */
export const poseOfPrompt = (prompt: string): Pose => {
  const words = prompt.toLowerCase()
  const named = POSES.find(({ value, label }) =>
    [value, label].some((name) => name !== 'Random' && words.includes(name.toLowerCase())),
  )
  return named?.value ?? 'Random'
}
