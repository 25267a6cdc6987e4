import type { Frame } from 'node-av/lib'
import type { InvisibleWatermark } from '../../watermarks.ts'
import type { ClipFacts, ClipSize } from '../clip-processor.ts'
import { describeWritten, openFilmWriter, PLAYABLE } from '../film/open-film-writer.ts'
import type { FilmWriter } from '../film/open-film-writer.ts'
import { openFilm, rateOf } from '../film/open-film.ts'
import { openSound } from '../film/open-sound.ts'
import { readFrames, secondsOf } from '../film/read-frames.ts'

type Size = { width: number; height: number }

type Rewriting = {
  input: string
  output: string
  framesPerSecond?: number | ((facts: ClipFacts) => number)
  bitrate?: number
  invisibleWatermark?: InvisibleWatermark
  /** What happens to each upright frame. */
  filter?: (facts: ClipFacts) => string
  /** Draws into the pixels of each frame, in place, once the size of all of them is known. */
  paint?: (size: Size) => (pixels: Uint8ClampedArray, seconds: number) => void
  /** Of what is written; that of the film where not told. */
  size?: Size
  /** Only so much of the beginning, without its sound. */
  seconds?: number | undefined
  onShare: (share: number) => void
}

const chosenRate = ({ framesPerSecond }: Pick<Rewriting, 'framesPerSecond'>, facts: ClipFacts): number =>
  typeof framesPerSecond === 'function' ? framesPerSecond(facts) : (framesPerSecond ?? rateOf(facts))

type Painting = { size: Size; paint: ReturnType<NonNullable<Rewriting['paint']>> }

const writePainted = async (writer: FilmWriter, frame: Frame, { size, paint }: Painting): Promise<void> => {
  const pixels = frame.toBuffer()
  const data = new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.byteLength)
  paint(data, secondsOf(frame))
  await writer.writePicture({ ...size, data }, secondsOf(frame))
}

/** Writes a film anew, frame by frame, with its sound. */
const rewriteClip = async (rewriting: Rewriting): Promise<ClipFacts> => {
  const { input, output, bitrate, invisibleWatermark, seconds = Infinity, onShare } = rewriting
  const film = await openFilm(input)
  const sound = seconds === Infinity ? await openSound(input) : null
  const { width, height, durationSeconds } = film.facts
  const size = { width, height, ...rewriting.size }
  const paint = rewriting.paint?.(size)
  const filter = [rewriting.filter?.(film.facts), paint ? 'format=rgba' : PLAYABLE].filter(Boolean).join(',')
  const writer = await openFilmWriter(output, {
    framesPerSecond: chosenRate(rewriting, film.facts),
    bitrate,
    invisibleWatermark,
    sound,
  })
  try {
    for await (const frame of readFrames(film, { filter })) {
      if (secondsOf(frame) >= seconds) break
      if (paint) await writePainted(writer, frame, { size, paint })
      else await writer.writeFrame(frame)
      onShare(Math.min(1, secondsOf(frame) / Math.max(0.1, Math.min(seconds, durationSeconds))))
    }
    return describeWritten({ ...size, hasSound: sound !== null, ...(await writer.finish()) })
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
    // Nothing is drawn, but the mark goes into pixels.
    paint: () => () => {},
  })

type Recoding = Pick<Rewriting, 'input' | 'output' | 'filter' | 'paint' | 'bitrate' | 'onShare'> & {
  /** Even, or as they come. */
  framesPerSecond?: number
}

/** Writes a film anew as browsers play it. */
export const recodeClip = ({ filter, ...recoding }: Recoding): Promise<ClipFacts> =>
  rewriteClip({
    ...recoding,
    filter: (facts) => {
      const { framesPerSecond } = recoding
      return [framesPerSecond ? `fps=${framesPerSecond}` : '', filter?.(facts)].filter(Boolean).join(',')
    },
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
    filter: (facts) => `fps=${framesPerSecond(facts)},${fill},setsar=1`,
  })
}
