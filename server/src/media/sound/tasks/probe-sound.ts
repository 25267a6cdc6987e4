import { findMp3Samples, MP3_DECODER_DELAY } from '../files/find-mp3-samples.ts'
import { readSamples } from '../files/read-samples.ts'
import { withSoundFile } from '../files/with-sound-file.ts'
import { SoundRefusedError } from '../sound-refused-error.ts'
import type { SoundFacts } from '../sound-workshop.ts'
import { thinPeaks } from './thin-peaks.ts'

/** Peaks a second before they are thinned out. */
const peaksPerSecond = 50

const peakOf = (samples: Float32Array): number => {
  let peak = 0
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample))
  return peak
}

/** What encoders put before the first sample of an MP3. */
const mp3EncoderDelay = 576

/** The least that an MP3 can have been made of: its frames are filled with silence, and nothing tells how much. */
const leastSamples = (decoded: number, sampleRate: number): number =>
  Math.max(1, decoded - mp3EncoderDelay - MP3_DECODER_DELAY - (sampleRate >= 32_000 ? 1152 : 576) + 1)

/** Decodes all of a sound: headers lie, and only what was decoded can be listened to. */
export const probeSound = (path: string): Promise<SoundFacts> =>
  withSoundFile(path, async (file) => {
    const { mimeType, sampleRate, channels } = file
    if (!mimeType) throw new SoundRefusedError('format')
    let samplesRead = 0
    const peaks: number[] = []
    const step = Math.ceil(sampleRate / peaksPerSecond) * channels
    for await (const piece of readSamples(file, `:sample_rates=${sampleRate}`)) {
      samplesRead += piece.samples.length / piece.channels
      for (let start = 0; start < piece.samples.length; start += step)
        peaks.push(peakOf(piece.samples.subarray(start, start + step)))
    }
    if (samplesRead === 0) throw new SoundRefusedError('unreadable')
    const samples =
      mimeType === 'audio/mpeg'
        ? Math.min(samplesRead, (await findMp3Samples(path)) ?? leastSamples(samplesRead, sampleRate))
        : samplesRead
    return { mimeType, durationSeconds: samples / sampleRate, sampleRate, channels, peaks: thinPeaks(peaks) }
  })
