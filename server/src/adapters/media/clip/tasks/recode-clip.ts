import type { Frame } from 'node-av/lib'
import type { InvisibleWatermark } from '../../watermarks.ts'
import type { ClipFacts, ClipSize } from '../clip-processor.ts'
import { describeWritten, openFilmWriter, PLAYABLE } from '../film/open-film-writer.ts'
import type { FilmWriter } from '../film/open-film-writer.ts'
import { openFilm, rateOf } from '../film/open-film.ts'
import { openSound } from '../film/open-sound.ts'
import { readFrames, secondsOf } from '../film/read-frames.ts'

type Rewriting = {
  input: string
  output: string
  framesPerSecond?: number | ((facts: ClipFacts) => number)
  bitrate?: number
  invisibleWatermark?: InvisibleWatermark
  /** What is read of the film. */
  filter: (facts: ClipFacts) => string
  /** Of what is written; that of the film where not told. */
  size?: { width: number; height: number }
  /** Only so much of the beginning, without its sound. */
  seconds?: number | undefined
  write: (writer: FilmWriter, frame: Frame, facts: ClipFacts) => Promise<void>
  onShare: (share: number) => void
}

const chosenRate = ({ framesPerSecond }: Pick<Rewriting, 'framesPerSecond'>, facts: ClipFacts): number =>
  typeof framesPerSecond === 'function' ? framesPerSecond(facts) : (framesPerSecond ?? rateOf(facts))

/** Writes a film anew, frame by frame, with its sound. */
const rewriteClip = async (rewriting: Rewriting): Promise<ClipFacts> => {
  const { input, output, bitrate, invisibleWatermark, filter, seconds = Infinity, write, onShare } = rewriting
  const film = await openFilm(input)
  const sound = seconds === Infinity ? await openSound(input) : null
  const { width, height, durationSeconds } = film.facts
  const writer = await openFilmWriter(output, {
    framesPerSecond: chosenRate(rewriting, film.facts),
    bitrate,
    invisibleWatermark,
    sound,
  })
  try {
    for await (const frame of readFrames(film, { filter: filter(film.facts) })) {
      if (secondsOf(frame) >= seconds) break
      await write(writer, frame, film.facts)
      onShare(Math.min(1, secondsOf(frame) / Math.max(0.1, Math.min(seconds, durationSeconds))))
    }
    return describeWritten({ width, height, ...rewriting.size, hasSound: sound !== null, ...(await writer.finish()) })
  } finally {
    writer.close()
    await sound?.close()
    await film.close()
  }
}

type EmbedTask = { input: string; output: string; watermark: InvisibleWatermark; onShare: (share: number) => void }

/** Writes a film anew with a mark in every frame. */
export const embedClipWatermark = ({ watermark, ...files }: EmbedTask): Promise<ClipFacts> =>
  rewriteClip({
    ...files,
    invisibleWatermark: watermark,
    filter: () => 'format=rgba',
    write: async (writer, frame, { width, height }) => {
      const pixels = frame.toBuffer()
      const data = new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.byteLength)
      await writer.writePicture({ width, height, data }, secondsOf(frame))
    },
  })

type Recoding = {
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
export const recodeClip = ({ filter, ...recoding }: Recoding): Promise<ClipFacts> =>
  rewriteClip({
    ...recoding,
    filter: (facts) => {
      const { framesPerSecond } = recoding
      return [framesPerSecond ? `fps=${framesPerSecond}` : '', filter?.(facts), PLAYABLE].filter(Boolean).join(',')
    },
    write: (writer, frame) => writer.writeFrame(frame),
  })

/** Writes a film anew in another size and, where it has more, with fewer frames a second. */
export const fitClip = (files: Pick<Recoding, 'input' | 'output' | 'onShare'>, size: ClipSize): Promise<ClipFacts> => {
  const { width, height } = size
  const framesPerSecond = (facts: ClipFacts) => Math.min(size.framesPerSecond, rateOf(facts))
  const fill = `scale=${width}:${height}:force_original_aspect_ratio=increase,crop=${width}:${height}`
  return rewriteClip({
    ...files,
    size: { width, height },
    seconds: size.seconds,
    framesPerSecond,
    filter: (facts) => `fps=${framesPerSecond(facts)},${fill},setsar=1,${PLAYABLE}`,
    write: (writer, frame) => writer.writeFrame(frame),
  })
}
