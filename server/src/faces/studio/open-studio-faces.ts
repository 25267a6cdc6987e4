import type { StudioPool } from '@visage/studio/pool'
import type { FaceFinder } from '../face-finder.ts'

/** The networks by which the studio finds the face that it replaces, in the threads of its pool. */
export const openStudioFaces = (pool: StudioPool): FaceFinder => ({
  find: (picture, signal) => pool.locateFaces(picture, { signal }),
})
