import type { FaceBox } from '@visage/contract'

/** Looks for faces that another one can take the place of. */
export type FaceFinder = {
  /**
   * The faces of a PNG or JPEG, the largest first, at most twelve. Throws the signal's reason when aborted, and any other
   * error when it cannot look now.
   */
  find(picture: Uint8Array, signal: AbortSignal): Promise<FaceBox[]>
}
