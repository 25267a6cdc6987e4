import { FRAMES_UNDER_WAY, swapFaceInClip } from '@visage/studio/clip'
import type { SharedFrame } from '@visage/studio/clip'
import type { Frame } from 'node-av/lib'
import { CLIP_LIMITS } from '../clip-processor.ts'
import type { ClipFacts, DrawingThreads, SwapClipRequest } from '../clip-processor.ts'
import { describeWritten, openFilmWriter } from '../film/open-film-writer.ts'
import { openFilm, rateOf } from '../film/open-film.ts'
import type { Film } from '../film/open-film.ts'
import { openSound } from '../film/open-sound.ts'
import { readFrameAt, readFrames, secondsOf } from '../film/read-frames.ts'

type ClipSwap = Omit<SwapClipRequest, 'video'> &
  DrawingThreads & {
    input: string
    output: string
    onProgress: (stage: string, share: number) => void
  }

/** One more is on its way into the file. */
const framesAtOnce = FRAMES_UNDER_WAY + 1
/** The end of the work goes into writing the file. */
const paintingShare = 0.97

/** Pictures of a film, in memory that is used again and again. */
const readPictures = async function* (film: Film): AsyncGenerator<SharedFrame> {
  const { width, height } = film.facts
  const setAside = () => new Uint8ClampedArray(new SharedArrayBuffer(width * height * 4))
  const buffers = Array.from({ length: framesAtOnce }, setAside)
  let count = 0
  for await (const frame of readFrames(film, { filter: 'format=rgba' })) {
    const data = buffers[count % framesAtOnce] ?? setAside()
    copyPixels(frame, data)
    count += 1
    yield { picture: { width, height, data }, seconds: secondsOf(frame) }
  }
}

/** Straight from where they were decoded to, line by line where lines are longer than their pixels. */
const copyPixels = (frame: Frame, into: Uint8ClampedArray): void => {
  const [pixels] = frame.data ?? []
  if (!pixels) throw new Error('A frame of the film has no pixels.')
  const [line, step] = [frame.width * 4, frame.linesize[0] ?? 0]
  if (line === step) into.set(pixels.subarray(0, into.length))
  else for (let y = 0; y < frame.height; y++) into.set(pixels.subarray(y * step, y * step + line), y * line)
}

/** Replaces the face in a film; its sound stays as it is. */
export const swapClip = async ({
  input,
  output,
  identity,
  spot,
  invisibleWatermark,
  threads,
  onProgress,
}: ClipSwap): Promise<ClipFacts> => {
  const film = await openFilm(input)
  const sound = await openSound(input)
  const { width, height } = film.facts
  const length = film.facts.durationSeconds || CLIP_LIMITS.seconds
  const framesPerSecond = rateOf(film.facts)
  const writer = await openFilmWriter(output, { framesPerSecond, sound, invisibleWatermark })
  let share = 0
  const met = spot?.at === undefined ? undefined : (await readFrameAt(input, spot.at))?.picture
  const tell = (stage: string) => onProgress(stage, share * paintingShare)
  let writing = Promise.resolve()
  try {
    tell('Looking for the face')
    const onStage = () => tell('Drawing the face')
    for await (const { picture, seconds } of swapFaceInClip(readPictures(film), {
      identity,
      spot: spot ?? undefined,
      met,
      threads,
      onStage,
    })) {
      await writing
      writing = writer.writePicture(picture, seconds)
      share = Math.max(share, Math.min(1, seconds / length))
      tell('Fitting the face, frame by frame')
    }
    await writing
    const written = await writer.finish()
    return describeWritten({ width, height, hasSound: sound !== null, ...written })
  } finally {
    // What is still at work with the encoder would crash where it is freed; whatever ended this is told already.
    await writing.catch(() => {})
    writer.close()
    await sound?.close()
    await film.close()
  }
}
