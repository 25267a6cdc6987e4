import type { ClipFrame } from '@visage/studio/clip'
import { Decoder, FilterAPI } from 'node-av/api'
import { AVSEEK_FLAG_BACKWARD } from 'node-av/constants'
import type { Frame } from 'node-av/lib'
import { packetsOf } from '../../demuxer.ts'
import { CLIP_LIMITS } from '../clip-processor.ts'
import { checkedLength, openFilm } from './open-film.ts'
import type { Film } from './open-film.ts'

/** Fractions of a second that every writer counts in. */
export const TICKS_PER_SECOND = 90_000
const decoderThreads = 2

type ReadOptions = {
  /** Applied after the film's own filter. */
  filter: string
  /** Begins at the last key frame before this moment. */
  fromSeconds?: number
}

/** Seconds from the beginning of the film. */
export const secondsOf = (frame: Frame): number => (Number(frame.pts) * frame.timeBase.num) / frame.timeBase.den

/**
 * Decodes and filters frame by frame, at most 30 a second. A frame is freed when the next one is asked for.
 * Throws a ClipRefusedError when the film goes on for too long.
 */
export const readFrames = async function* (
  film: Film,
  { filter, fromSeconds = 0 }: ReadOptions,
): AsyncGenerator<Frame> {
  const { demuxer, video, facts } = film
  if (fromSeconds > 0) await demuxer.seek(fromSeconds, -1, AVSEEK_FLAG_BACKWARD)
  const decoder = await Decoder.create(video, {
    threadCount: decoderThreads,
    options: { max_pixels: CLIP_LIMITS.pixels * 4 },
  })
  const isFast = facts.framesPerSecond > CLIP_LIMITS.framesPerSecond + 1
  const chain = [film.filter, isFast ? `fps=${CLIP_LIMITS.framesPerSecond}` : '', filter, `settb=1/${TICKS_PER_SECOND}`]
  const filters = FilterAPI.create(chain.filter(Boolean).join(','))
  try {
    for (const packet of packetsOf(demuxer, video)) {
      const decoded = packet ? await decoder.decodeAll(packet) : []
      packet?.free()
      for (const frame of decoded) yield* filtered(filters, frame)
    }
    for (const frame of await decoder.decodeAll(null)) yield* filtered(filters, frame)
    await filters.flush()
    for await (const frame of filters.flushFrames()) yield* handedOver([frame])
  } finally {
    decoder.close()
    filters.close()
  }
}

const filtered = async function* (filters: FilterAPI, frame: Frame): AsyncGenerator<Frame> {
  const frames = await filters.processAll(frame)
  frame.free()
  yield* handedOver(frames)
}

const handedOver = async function* (frames: readonly Frame[]): AsyncGenerator<Frame> {
  for (const frame of frames) {
    try {
      // The length in the header was checked before; a film may go on beyond it.
      checkedLength(secondsOf(frame))
      yield frame
    } finally {
      frame.free()
    }
  }
}

/** A moment that was written down may be cut off. */
const slackSeconds = 0.01

/** The first frame from a moment on, as RGBA; null where the film has ended by then. */
export const readFrameAt = async (path: string, atSeconds: number): Promise<ClipFrame | null> => {
  // Opened anew: a film that was left in the middle cannot be read from its beginning.
  const film = await openFilm(path)
  try {
    for await (const frame of readFrames(film, { filter: 'format=rgba', fromSeconds: atSeconds })) {
      const seconds = secondsOf(frame)
      if (seconds < atSeconds - slackSeconds) continue
      const { width, height } = film.facts
      return { picture: { width, height, data: new Uint8ClampedArray(frame.toBuffer()) }, seconds }
    }
    return null
  } finally {
    await film.close()
  }
}
