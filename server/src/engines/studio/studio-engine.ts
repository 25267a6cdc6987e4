import type { Engine } from '../engine.ts'
import { LARGEST_CLIP_SIDE } from './clip-size.ts'
import type { ClipMaking } from './clip-tools.ts'
import { createClothRecipe } from './cloth-recipe.ts'
import { createFaceRecipe } from './face-recipe.ts'
import { createImageRecipe } from './image-recipe.ts'
import { createMotionRecipe } from './motion-recipe.ts'
import { createMusicRecipe } from './music-recipe.ts'
import type { MusicTools } from './music-recipe.ts'
import type { Studio } from './open-studio-pool.ts'
import { LARGEST_PICTURE_SIDE } from './picture-size.ts'
import { createVideoRecipe } from './video-recipe.ts'

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
}: Studio & MusicTools & Omit<ClipMaking, 'clipSide'> & Sides): Engine => {
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
