import type { Luma } from '@visage/studio/watermark'
import { AV_LOG_ERROR } from 'node-av/constants'
import { Log } from 'node-av/lib'
import { ClipRefusedError } from '../media/clip/clip-processor.ts'
import { openFilm } from '../media/clip/film/open-film.ts'
import { readFrames } from '../media/clip/film/read-frames.ts'
import { UnreadableFileError } from './provenance.ts'
import { LARGEST_SIDE } from './read-picture-luma.ts'

const framesPerSecond = 2
const framesLookedAt = 16
const SMALLER = `scale=w='min(iw,${LARGEST_SIDE})':h='min(ih,${LARGEST_SIDE})':force_original_aspect_ratio=decrease:force_divisible_by=2`

/** What is neither a picture nor a song is tried as a film last, so who sent it need not have meant a video. */
const unknownFile =
  'This file cannot be read. Please use a PNG, JPEG or WEBP picture, an MP4, WEBM or MOV video, or a song as MP3 or WAV.'

const asUnreadable = (error: unknown): unknown => {
  if (!(error instanceof ClipRefusedError)) return error
  return new UnreadableFileError(error.reason === 'unreadable' ? unknownFile : error.message, { cause: error })
}

const readLuma = async (path: string): Promise<Luma[]> => {
  Log.setLevel(AV_LOG_ERROR)
  const film = await openFilm(path)
  const frames: Luma[] = []
  try {
    for await (const frame of readFrames(film, { filter: `fps=${framesPerSecond},${SMALLER},format=gray` })) {
      frames.push({ width: frame.width, height: frame.height, data: Uint8Array.from(frame.toBuffer()) })
      if (frames.length === framesLookedAt) break
    }
  } finally {
    await film.close()
  }
  return frames
}

/** The mean of frames: what moves and what the encoder dropped in one of them blurs, and the mark stays. */
const meanOf = (frames: readonly Luma[], first: Luma): Luma => {
  const data = new Float32Array(first.data.length)
  for (const frame of frames)
    for (const [index, value] of frame.data.entries()) data[index] = (data[index] ?? 0) + value
  return { ...first, data: data.map((value) => value / frames.length) }
}

/** Brightness to look for the mark in: the first seconds of a film laid over each other, then single frames of it. */
export const listFilmLuma = async function* (path: string): AsyncGenerator<Luma> {
  const frames = await readLuma(path).catch((error: unknown) => {
    throw asUnreadable(error)
  })
  const [first] = frames
  if (!first) throw new UnreadableFileError('No picture of this video can be decoded. Please use another copy of it.')
  yield meanOf(frames, first)
  for (const index of [0, Math.floor(frames.length / 2)]) yield frames[index] ?? first
}
