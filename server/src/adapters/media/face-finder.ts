import type { FaceBox } from '@visage/contract'
import type { StudioPool } from '@visage/studio/pool'

/** The networks by which the studio finds the face that it replaces, in the threads of its pool. */
export const openStudioFaces = (pool: StudioPool): FaceFinder => ({
  find: (picture, signal) => pool.locateFaces(picture, { signal }),
})

/** Looks for faces that another one can take the place of. */
export type FaceFinder = {
  /**
   * The faces of a PNG or JPEG, the largest first, at most twelve. Throws the signal's reason when aborted, and any other
   * error when it cannot look now.
   */
  find(picture: Uint8Array, signal: AbortSignal): Promise<FaceBox[]>
}
