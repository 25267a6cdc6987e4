import type { Framing } from '@visage/studio/identity'

/** Pixels of a finished picture, by how much of the person it shows. */
export const PICTURE_SIZES: Record<Framing, { width: number; height: number }> = {
  selfie: { width: 1024, height: 1024 },
  'half-body': { width: 1024, height: 1280 },
  'full-body': { width: 832, height: 1216 },
}
