import type { MarkOrder } from '../../marks.ts'
import type { ClipFacts } from '../clip-workshop.ts'
import { describeWritten, openFilmWriter, PLAYABLE } from '../film/open-film-writer.ts'
import { openFilm } from '../film/open-film.ts'
import { openSound } from '../film/open-sound.ts'
import { readFrames, secondsOf } from '../film/read-frames.ts'

type Marking = { input: string; output: string; order: MarkOrder; onShare: (share: number) => void }

const usualFramesPerSecond = 25

/** Writes a film anew with a mark in every frame. */
export const markClip = async ({ input, output, order, onShare }: Marking): Promise<ClipFacts> => {
  const film = await openFilm(input)
  const sound = await openSound(input)
  const { width, height, durationSeconds } = film.facts
  const framesPerSecond = Math.min(30, film.facts.framesPerSecond || usualFramesPerSecond)
  const writer = await openFilmWriter(output, { framesPerSecond, sound, mark: order })
  try {
    for await (const frame of readFrames(film, { filter: 'format=rgba' })) {
      const pixels = frame.toBuffer()
      const data = new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.byteLength)
      await writer.writePicture({ width, height, data }, secondsOf(frame))
      onShare(Math.min(1, secondsOf(frame) / Math.max(0.1, durationSeconds)))
    }
    return describeWritten({ width, height, hasSound: sound !== null, ...(await writer.finish()) })
  } finally {
    writer.close()
    await sound?.close()
    await film.close()
  }
}

export type Recoding = {
  input: string
  output: string
  /** What happens to each upright frame. */
  filter?: (size: { width: number; height: number }) => string
  /** Even, or as they come. */
  framesPerSecond?: number
  bitrate?: number
  onShare: (share: number) => void
}

/** Writes a film anew as browsers play it. */
export const recodeClip = async ({
  input,
  output,
  filter,
  framesPerSecond,
  bitrate,
  onShare,
}: Recoding): Promise<ClipFacts> => {
  const film = await openFilm(input)
  const sound = await openSound(input)
  const rate = framesPerSecond ?? Math.min(30, film.facts.framesPerSecond || usualFramesPerSecond)
  const writer = await openFilmWriter(output, { framesPerSecond: rate, bitrate, sound })
  try {
    const chain = [framesPerSecond ? `fps=${framesPerSecond}` : '', filter?.(film.facts), PLAYABLE]
      .filter(Boolean)
      .join(',')
    for await (const frame of readFrames(film, { filter: chain })) {
      await writer.writeFrame(frame)
      onShare(Math.min(1, secondsOf(frame) / Math.max(0.1, film.facts.durationSeconds)))
    }
    const written = await writer.finish()
    const { width, height } = film.facts
    return describeWritten({ width, height, hasSound: sound !== null, ...written })
  } finally {
    writer.close()
    await sound?.close()
    await film.close()
  }
}
