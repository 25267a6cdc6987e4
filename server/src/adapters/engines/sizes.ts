import type { Framing } from '@visage/studio/scene'
import { talkSize } from '@visage/studio/talk'
import type { TalkShape } from '@visage/studio/talk'

const framesPerSecond = 25

/** Pixels of the long side of a finished clip, unless the operator wants smaller ones. */
export const LARGEST_CLIP_SIDE = 1280

export type ClipFrames = { width: number; height: number; framesPerSecond: number }

const even = (pixels: number): number => Math.max(2, Math.round(pixels / 2) * 2)

/** Pixels and rate of a clip of a scene, which stands upright; `side` is the long one. */
export const sceneClipSize = (side: number): ClipFrames => ({
  width: even((side * 9) / 16),
  height: even(side),
  framesPerSecond,
})

/** Pixels and rate of somebody who talks for so long; `side` is that of the largest clip. */
export const talkClipSize = (shape: TalkShape, { seconds, side }: { seconds: number; side: number }): ClipFrames => {
  const { width, height } = talkSize(shape, seconds)
  const share = side / LARGEST_CLIP_SIDE
  return { width: even(width * share), height: even(height * share), framesPerSecond }
}

/** The size of a clip of a picture: of the picture's own shape, as large as a clip with this long side may be. */
export const clipSizeOf = (
  { width, height }: { width: number | null; height: number | null },
  side: number,
): ClipFrames => {
  const largest = sceneClipSize(side)
  if (!width || !height) return largest
  const [across, along] = width > height ? [largest.height, largest.width] : [largest.width, largest.height]
  const scale = Math.min(across / width, along / height)
  return { width: even(width * scale), height: even(height * scale), framesPerSecond }
}

type Size = { width: number; height: number }

/** Pixels of a finished picture, by how much of the person it shows, unless the operator wants smaller ones. */
export const PICTURE_SIZES: Record<Framing, Size> = {
  selfie: { width: 1024, height: 1024 },
  'half-body': { width: 1024, height: 1280 },
  'full-body': { width: 832, height: 1216 },
}
/** Pixels of the longest side of them all. */
export const LARGEST_PICTURE_SIDE = 1280

/** Pixels of a picture of two people. */
export const PAIR_SIZES: Record<Framing, Size> = {
  selfie: { width: 1280, height: 1024 },
  'half-body': { width: 1280, height: 1024 },
  'full-body': { width: 1024, height: 1280 },
}

/** The same shapes, so small that none is longer than `side`. */
export const pictureSize = (framing: Framing, side: number, sizes = PICTURE_SIZES): Size => {
  const { width, height } = sizes[framing]
  const scale = side / LARGEST_PICTURE_SIDE
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}
