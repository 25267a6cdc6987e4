import { Encoder } from 'node-av/api'
import { AV_CHANNEL_LAYOUT_STEREO, AV_SAMPLE_FMT_FLT, FF_ENCODER_AAC } from 'node-av/constants'
import { Frame } from 'node-av/lib'
import { openTrack } from './open-sound.ts'
import type { Sound } from './open-sound.ts'
import { interleaved } from '../../sound/sound-processor.ts'

const bitrate = '128k'
/** Samples of a frame of AAC. */
const frameSamples = 1024

type Samples = { left: Float32Array; right: Float32Array; sampleRate: number }

/** Samples as the sound of a film, encoded as AAC while the film is written. */
export const openSpokenSound = async ({ left, right, sampleRate }: Samples): Promise<Sound> => {
  const encoder = await Encoder.create(FF_ENCODER_AAC, { bitrate, autoResample: true })
  const track = openTrack()
  const place = { at: 0, isDone: false }

  const encode = async (frame: Frame | null): Promise<void> => {
    for (const packet of await encoder.encodeAll(frame)) await track.write(packet)
  }
  const writeFrame = async (): Promise<void> => {
    const both = interleaved(left, right, place.at, place.at + frameSamples)
    const frame = Frame.fromAudioBuffer(Buffer.from(both.buffer), {
      sampleRate,
      channelLayout: AV_CHANNEL_LAYOUT_STEREO,
      format: AV_SAMPLE_FMT_FLT,
      nbSamples: frameSamples,
      timeBase: { num: 1, den: sampleRate },
      pts: BigInt(place.at),
    })
    place.at += frameSamples
    await encode(frame)
    frame.free()
  }

  return {
    addTo: (muxer) => track.add(muxer, muxer.addStream(encoder)),
    async writeUntil(seconds) {
      const until = Math.min(left.length, Math.floor(seconds * sampleRate) + 1)
      while (place.at < until) await writeFrame()
      if (place.at < left.length || place.isDone) return
      place.isDone = true
      await encode(null)
    },
    close: async () => encoder.close(),
  }
}
