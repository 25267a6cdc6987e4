import { createWatermarkTile, createWatermarkWriter } from '@visage/studio/watermark'
import { Encoder, FilterAPI, Muxer } from 'node-av/api'
import { AV_PIX_FMT_RGBA, AVCOL_PRI_BT709, AVCOL_TRC_BT709, FF_ENCODER_LIBX264 } from 'node-av/constants'
import { Frame, Rational } from 'node-av/lib'
import type { InvisibleWatermark } from '../../watermarks.ts'
import type { ClipFacts } from '../clip-processor.ts'
import type { Sound } from './open-sound.ts'
import { secondsOf, TICKS_PER_SECOND } from './read-frames.ts'

type Written = { width: number; height: number; frames: number; durationSeconds: number; hasSound: boolean }

/** The facts of a film that has just been written. */
export const describeWritten = ({ frames, durationSeconds, ...rest }: Written): ClipFacts => ({
  mimeType: 'video/mp4',
  ...rest,
  durationSeconds,
  framesPerSecond: frames / durationSeconds,
})

/** Ends a chain of filters in what browsers decode. */
export const PLAYABLE = 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'

/** Half a second between key frames at most would double the size; two seconds still jump quickly. */
const keyFrameSeconds = 2
const timeBase = { num: 1, den: TICKS_PER_SECOND }
const encoderThreads = 2
/** Grain and rain would make files without bound: a minute stays below 100 MB. */
const mostBitrate = 12_000_000

type FilmWriterOptions = {
  framesPerSecond: number
  /** Bits a second; without it the quality is constant. */
  bitrate?: number
  sound: Sound | null
  /** Put unseen into every picture that is written. */
  invisibleWatermark?: InvisibleWatermark
}

export type FilmWriter = {
  /** A frame that ended in `PLAYABLE`. It stays the caller's. */
  writeFrame: (frame: Frame) => Promise<void>
  /** Pixels of an upright picture with even sides. */
  writePicture: (picture: { width: number; height: number; data: Uint8ClampedArray }, seconds: number) => Promise<void>
  /** Ends the file. */
  finish: () => Promise<{ frames: number; durationSeconds: number }>
  close: () => void
}

/** Writes an MP4 that starts to play before it is loaded. */
export const openFilmWriter = async (path: string, options: FilmWriterOptions): Promise<FilmWriter> => {
  const { framesPerSecond, bitrate, sound, invisibleWatermark } = options
  const marker = invisibleWatermark
    ? createWatermarkWriter(createWatermarkTile(invisibleWatermark.key), invisibleWatermark.message)
    : null
  const muxer = await Muxer.open(path, { options: { movflags: '+faststart' } })
  const encoder = await Encoder.create(FF_ENCODER_LIBX264, {
    gopSize: Math.max(1, Math.round(framesPerSecond * keyFrameSeconds)),
    threadCount: encoderThreads,
    options: { preset: 'veryfast', profile: 'high', ...(bitrate ? {} : { crf: 20 }) },
    ...(bitrate
      ? { bitrate, maxRate: bitrate * 1.5, bufSize: bitrate * 2 }
      : { maxRate: mostBitrate, bufSize: mostBitrate * 2 }),
    context: { colorPrimaries: AVCOL_PRI_BT709, colorTrc: AVCOL_TRC_BT709 },
    configure: (context) => {
      context.framerate = new Rational(Math.round(framesPerSecond * 1000), 1000)
    },
  })
  const stream = muxer.addStream(encoder)
  sound?.addTo(muxer)
  const filters = FilterAPI.create(PLAYABLE)
  let [frames, lastSeconds] = [0, 0]

  const encode = async (frame: Frame | null): Promise<void> => {
    for (const packet of await encoder.encodeAll(frame)) {
      await muxer.writePacket(packet, stream)
      packet.free()
    }
  }
  const writeFrame = async (frame: Frame): Promise<void> => {
    lastSeconds = secondsOf(frame)
    frames += 1
    await sound?.writeUntil(lastSeconds)
    await encode(frame)
  }

  return {
    writeFrame,
    async writePicture({ width, height, data }, seconds) {
      // The caller's memory may be looked at again.
      const pixels = marker ? Buffer.from(data) : Buffer.from(data.buffer, data.byteOffset, data.byteLength)
      marker?.embed({ width, height, channels: 4, data: pixels })
      const pts = BigInt(Math.round(seconds * TICKS_PER_SECOND))
      const frame = Frame.fromVideoBuffer(pixels, { width, height, format: AV_PIX_FMT_RGBA, timeBase, pts })
      frame.duration = BigInt(Math.round(TICKS_PER_SECOND / framesPerSecond))
      for (const playable of await filters.processAll(frame)) {
        await writeFrame(playable)
        playable.free()
      }
      frame.free()
    },
    async finish() {
      if (frames === 0) throw new Error('A film needs at least one frame.')
      await encode(null)
      await sound?.writeUntil(Infinity)
      await muxer.close()
      return { frames, durationSeconds: lastSeconds + 1 / framesPerSecond }
    },
    close() {
      encoder.close()
      filters.close()
    },
  }
}
