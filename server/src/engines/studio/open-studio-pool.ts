import { availableParallelism } from 'node:os'
import { createStudioPool } from '@visage/studio/pool'
import type { StudioPool } from '@visage/studio/pool'
import type { Config } from '../../env.ts'

const maxThreads = 4

/** One processor is left to the server itself. */
const usualThreads = (): number => Math.max(1, Math.min(maxThreads, availableParallelism() - 1))

export type Studio = { pool: StudioPool; threads: number }

/** The threads that all of the studio's work shares; they start when there is something to do. */
export const openStudioPool = ({ studioThreads }: Pick<Config, 'studioThreads'>): Studio => {
  const threads = studioThreads ?? usualThreads()
  return { pool: createStudioPool({ threads }), threads }
}
