import type { StudioPool } from '@visage/studio/pool'
import { values } from '../../lib/env-values.ts'
import type { Variables } from '../../lib/env-values.ts'
import { LARGEST_CLIP_SIDE, LARGEST_PICTURE_SIDE } from './sizes.ts'

/** The threads that all of the studio's work shares, and how many. */
export type Studio = { pool: StudioPool; threads: number }

/** `rough` pictures take a third of the time: they have fewer hairs, plainer folds and harder edges. */
const DETAILS = ['fine', 'rough'] as const

/** How the studio draws, for its engine, templates and whoever finds faces. */
export type StudioSettings = {
  /** Null for what suits the machine. */
  threads: number | null
  /** Pixels of the long side of its clips. */
  clipSide: number
  /** Pixels of the long side of its half-body pictures; the others are in proportion. */
  pictureSide: number
  /** How well its pictures are drawn. */
  detail: (typeof DETAILS)[number]
}

export const STUDIO_VARIABLES: Variables<StudioSettings> = {
  threads: { name: 'STUDIO_THREADS', schema: values.wholeNumber({ min: 1, max: 64 }), usual: null },
  clipSide: {
    name: 'STUDIO_CLIP_SIDE',
    schema: values.wholeNumber({ min: 160, max: LARGEST_CLIP_SIDE }),
    usual: LARGEST_CLIP_SIDE,
  },
  pictureSide: {
    name: 'STUDIO_PICTURE_SIDE',
    schema: values.wholeNumber({ min: 320, max: LARGEST_PICTURE_SIDE }),
    usual: LARGEST_PICTURE_SIDE,
  },
  detail: { name: 'STUDIO_DETAIL', schema: values.oneOf(DETAILS), usual: 'fine' },
}
