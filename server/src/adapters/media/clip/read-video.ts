import { stat } from 'node:fs/promises'
import { VIDEO_TYPES } from '@visage/contract'
import { AppError } from '../../../lib/app-error.ts'
import { ClipRefusedError } from './clip-processor.ts'
import type { ClipProcessor } from './clip-processor.ts'

type VideoType = (typeof VIDEO_TYPES)[number]

/** Sizes in pixels, upright; `poster` is a picture of one frame. */
type ReadVideo = {
  mimeType: VideoType
  bytes: number
  width: number
  height: number
  durationSeconds: number
  /** Whether every browser plays it as it is. */
  isPlayable: boolean
  poster: Uint8Array
}

const isVideoType = (type: string): type is VideoType => VIDEO_TYPES.some((known) => known === type)

const refuse = (cause: unknown): unknown =>
  cause instanceof ClipRefusedError ? new AppError('invalid_input', cause.message, { cause }) : cause

/**
 * Looks into a video that somebody sent. Throws `invalid_input` for what is no MP4, WebM or QuickTime video and for too
 * many pixels or seconds; the type is read from the bytes.
 */
export const readVideo = async (clips: ClipProcessor, path: string, signal: AbortSignal): Promise<ReadVideo> => {
  const file = { path }
  try {
    const { mimeType, width, height, durationSeconds, isPlayable } = await clips.probe(file, { signal })
    if (!isVideoType(mimeType))
      throw new ClipRefusedError('This kind of video cannot be used. Please use an MP4, WebM or MOV video.')
    const { bytes: poster } = await clips.poster(file, { signal })
    return { mimeType, bytes: (await stat(path)).size, width, height, durationSeconds, isPlayable, poster }
  } catch (error) {
    throw refuse(error)
  }
}
