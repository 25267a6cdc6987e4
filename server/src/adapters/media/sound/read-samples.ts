import { MAX_SOUND } from '@visage/contract/sounds'
import { Decoder, FilterAPI } from 'node-av/api'
import type { Frame } from 'node-av/lib'
import { packetsOf } from '../demuxer.ts'
import type { SoundFile } from './open-sound-file.ts'
import { SoundRefusedError } from './sound-processor.ts'

/** A file of ten minutes lasts a little longer by its last frame. */
const slackSeconds = 0.1

/** Some samples of a sound, all channels of a moment side by side. */
type Piece = { samples: Float32Array; channels: number; sampleRate: number }

const pieceOf = (frame: Frame): Piece => {
  const { channels, sampleRate, nbSamples } = frame
  const bytes = frame.toBuffer()
  const samples = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + nbSamples * channels * 4))
  return { samples, channels, sampleRate }
}

/** Asks for this rate and number of channels. */
export const shapedAs = ({ sampleRate, channels }: { sampleRate: number; channels: 1 | 2 }): string =>
  `:sample_rates=${sampleRate}:channel_layouts=${channels === 1 ? 'mono' : 'stereo'}`

const framesOf = async function* ({ demuxer, stream }: SoundFile, filter: string): AsyncGenerator<Frame> {
  // Damaged frames are left out, as players do.
  const decoder = await Decoder.create(stream, { threadCount: 1, exitOnError: false })
  const filters = FilterAPI.create(filter)
  try {
    for (const packet of packetsOf(demuxer, stream)) {
      const decoded = packet ? await decoder.decodeAll(packet) : []
      packet?.free()
      for (const frame of decoded) {
        yield* await filters.processAll(frame)
        frame.free()
      }
    }
    for (const frame of await decoder.decodeAll(null)) {
      yield* await filters.processAll(frame)
      frame.free()
    }
    await filters.flush()
    yield* filters.flushFrames()
  } finally {
    decoder.close()
    filters.close()
  }
}

/**
 * Decodes a sound piece by piece; `format` are further arguments of FFmpeg's `aformat`, such as a rate.
 * Throws a {@link SoundRefusedError} where it goes on for more than ten minutes.
 */
export const readSamples = async function* (file: SoundFile, format = ''): AsyncGenerator<Piece> {
  let seconds = 0
  for await (const frame of framesOf(file, `aformat=sample_fmts=flt${format}`)) {
    const piece = pieceOf(frame)
    frame.free()
    seconds += piece.samples.length / piece.channels / piece.sampleRate
    if (seconds > MAX_SOUND.seconds + slackSeconds) throw new SoundRefusedError('tooLong')
    yield piece
  }
}
