import { createRepeatableDraw } from '../identity/repeatable-draw.ts'
import { type Framing, FRAMINGS } from './scene.ts'

/** The pose options of the picture form, by the values that are sent. */
export const POSE_OPTIONS = ['Random', 'Upperbody1', 'Upperbody2', 'Full Body'] as const
export type PoseOption = (typeof POSE_OPTIONS)[number]

const FRAMING_OF: Record<Exclude<PoseOption, 'Random'>, Framing> = {
  Upperbody1: 'selfie',
  Upperbody2: 'half-body',
  'Full Body': 'full-body',
}

/** `Random` is decided by the seed, so that the same request gives the same picture. */
export const framingOfPose = (pose: PoseOption, seed: number): Framing =>
  pose === 'Random'
    ? FRAMINGS[Math.floor(createRepeatableDraw(seed).uniform('scene/framing') * FRAMINGS.length)]
    : FRAMING_OF[pose]
