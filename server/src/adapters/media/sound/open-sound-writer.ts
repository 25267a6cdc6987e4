import { Encoder, Muxer } from 'node-av/api'
import type { EncoderOptions } from 'node-av/api'
import { AV_CHANNEL_LAYOUT_MONO, AV_CHANNEL_LAYOUT_STEREO, AV_SAMPLE_FMT_FLT } from 'node-av/constants'
import type { FFEncoderCodec } from 'node-av/constants'
import { Dictionary, Frame } from 'node-av/lib'

type SoundWriterOptions = {
  encoder: FFEncoderCodec
  channels: 1 | 2
  sampleRate: number
  tags: Record<string, string>
  /** Settings of the encoder, such as its bit rate. */
  context?: EncoderOptions['context']
}

type SoundWriter = {
  /** Samples from -1 to 1, all channels of a moment side by side. */
  write: (samples: Float32Array) => Promise<void>
  finish: () => Promise<void>
}

/** Writes a sound file; the ending of its name says which kind. */
export const openSoundWriter = async (path: string, options: SoundWriterOptions): Promise<SoundWriter> => {
  const { channels, sampleRate, tags, context } = options
  const muxer = await Muxer.open(path, {
    configure: (format) => {
      format.metadata = Dictionary.fromObject(tags)
    },
  })
  const encoder = await Encoder.create(options.encoder, { autoResample: true, ...(context && { context }) })
  const stream = muxer.addStream(encoder)
  let written = 0

  const encode = async (frame: Frame | null): Promise<void> => {
    for (const packet of await encoder.encodeAll(frame)) {
      await muxer.writePacket(packet, stream)
      packet.free()
    }
  }

  const write = async (samples: Float32Array): Promise<void> => {
    const nbSamples = samples.length / channels
    const frame = Frame.fromAudioBuffer(Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength), {
      sampleRate,
      channelLayout: channels === 1 ? AV_CHANNEL_LAYOUT_MONO : AV_CHANNEL_LAYOUT_STEREO,
      format: AV_SAMPLE_FMT_FLT,
      nbSamples,
      timeBase: { num: 1, den: sampleRate },
      pts: BigInt(written),
    })
    written += nbSamples
    await encode(frame)
    frame.free()
  }

  return {
    write,
    async finish() {
      // What does not fill the encoder's last frame would be left out.
      const frameSamples = encoder.getCodecContext()?.frameSize || 1
      const missing = (frameSamples - (written % frameSamples)) % frameSamples
      if (missing > 0) await write(new Float32Array(missing * channels))
      await encode(null)
      await muxer.close()
      encoder.close()
    },
  }
}
