import { availableParallelism } from 'node:os'
import { createStudioPool } from '@visage/studio/pool'
import type { Config } from '../../env.ts'
import type { Engine } from '../engine.ts'
import { createFaceRecipe } from './face-recipe.ts'

const maxThreads = 4

/** One processor is left to the server itself. */
const usualThreads = (): number => Math.max(1, Math.min(maxThreads, availableParallelism() - 1))

/** The built-in engine: renders in threads of this process, needs no key, no network and no GPU. */
export const createStudioEngine = ({ studioThreads }: Pick<Config, 'studioThreads'>): Engine => {
  const concurrency = studioThreads ?? usualThreads()
  const pool = createStudioPool({ threads: concurrency })
  let isClosed = false
  return {
    name: 'studio',
    concurrency,
    recipes: { face: createFaceRecipe(pool) },
    async check() {
      if (isClosed) throw new Error('The studio is closed.')
    },
    async close() {
      isClosed = true
      await pool.close({ abort: true })
    },
  }
}
