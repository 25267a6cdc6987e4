import type { Picture } from '../../image/picture.ts'

/** Frames that are worked on at once: one is followed, one painted, and one waits for either. */
export const FRAMES_UNDER_WAY = 3

export type ClipFrame = {
  picture: Picture
  /** From the beginning of the clip, growing. */
  seconds: number
}

/** Painted in place, by another thread. */
export type SharedFrame = ClipFrame & { picture: { data: Uint8ClampedArray<SharedArrayBuffer> } }
