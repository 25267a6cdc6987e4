import type { Framing } from '@visage/studio/identity'

type Size = { width: number; height: number }

/** Pixels of a finished picture, by how much of the person it shows, unless the operator wants smaller ones. */
export const PICTURE_SIZES: Record<Framing, Size> = {
  selfie: { width: 1024, height: 1024 },
  'half-body': { width: 1024, height: 1280 },
  'full-body': { width: 832, height: 1216 },
}
/** Pixels of the longest side of them all. */
export const LARGEST_PICTURE_SIDE = 1280

/** The same shapes, so small that none is longer than `side`. */
export const pictureSize = (framing: Framing, side: number): Size => {
  const { width, height } = PICTURE_SIZES[framing]
  const scale = side / LARGEST_PICTURE_SIDE
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}
