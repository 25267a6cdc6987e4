import { availableParallelism } from 'node:os'
import { loadEnglish } from '@visage/studio/person'
import { createStudioPool } from '@visage/studio/pool'
import { whenWanted } from '../../../lib/when-wanted.ts'
import type { Engine } from '../engine.ts'
import { LARGEST_CLIP_SIDE, LARGEST_PICTURE_SIDE } from '../sizes.ts'
import type { Studio, StudioSettings } from '../studio-settings.ts'
import type { ClipRecipeTools } from './clips.ts'
import { createClothRecipe } from './cloth-recipe.ts'
import { createFaceRecipe } from './face-recipe.ts'
import { createImageRecipe } from './image-recipe.ts'
import { createMotionRecipe } from './motion-recipe.ts'
import { createMusicRecipe } from './music-recipe.ts'
import type { MusicTools } from './music-recipe.ts'
import { createTalkRecipe } from './talk-recipe.ts'
import { createVideoRecipe } from './video-recipe.ts'

whenWanted(loadEnglish)

const maxThreads = 4

/** One processor is left to the server itself. */
const usualThreads = (): number => Math.max(1, Math.min(maxThreads, availableParallelism() - 1))

/** The threads that all of the studio's work shares; they start when there is something to do. */
export const openStudioPool = (wanted: Pick<StudioSettings, 'threads' | 'detail'>): Studio => {
  const threads = wanted.threads ?? usualThreads()
  return { pool: createStudioPool({ threads, isRough: wanted.detail === 'rough' }), threads }
}

/** Pixels of the long sides of what is made. */
type Sides = { clipSide?: number; pictureSide?: number }

/** The built-in engine: renders in threads of this process, needs no key, no network and no GPU. Closing it ends its work. */
export const createStudioEngine = ({
  pool,
  threads,
  clips,
  sounds,
  clipSide = LARGEST_CLIP_SIDE,
  pictureSide = LARGEST_PICTURE_SIDE,
}: Studio & MusicTools & Omit<ClipRecipeTools, 'clipSide'> & Sides): Engine => {
  let isClosed = false
  return {
    name: 'studio',
    concurrency: { quick: threads, long: 1 },
    recipes: {
      face: createFaceRecipe(pool, pictureSide),
      image: createImageRecipe(pool, pictureSide),
      cloth: createClothRecipe(pool, pictureSide),
      video: createVideoRecipe({ pool, clips, clipSide }),
      'image-to-video': createMotionRecipe({ pool, clips, clipSide }),
      music: createMusicRecipe({ pool, sounds }),
      talk: createTalkRecipe({ pool, clips, clipSide }),
    },
    async check() {
      if (isClosed) throw new Error('The studio is closed.')
    },
    async close() {
      isClosed = true
      await pool.close({ abort: true })
    },
  }
}
