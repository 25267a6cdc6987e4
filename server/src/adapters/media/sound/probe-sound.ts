import { open } from 'node:fs/promises'
import { withSoundFile } from './open-sound-file.ts'
import { readSamples } from './read-samples.ts'
import { SoundRefusedError } from './sound-processor.ts'
import type { SoundFacts } from './sound-processor.ts'

/** Samples that a decoder puts before the first one. */
const MP3_DECODER_DELAY = 529
const headBytes = 10
/** A frame's head, what it says about itself, and the longest note that an encoder leaves in it. */
const frameBytes = 4 + 32 + 144

/** Where the sound of a file begins: behind the tag that may stand before it, of any length. */
const startOf = (head: Buffer): number => {
  if (head.toString('latin1', 0, 3) !== 'ID3') return 0
  const [a = 0, b = 0, c = 0, d = 0] = head.subarray(6, headBytes)
  return headBytes + ((a << 21) | (b << 14) | (c << 7) | d)
}

/** How many samples an encoder was given at least, in the note of its first frame (Xing, Info and what LAME adds). */
const readNote = (frame: Buffer): number | undefined => {
  if (frame.length < frameBytes || frame.readUInt8(0) !== 0xff || (frame.readUInt8(1) & 0xe0) !== 0xe0) return undefined
  const isFirstVersion = (frame.readUInt8(1) & 0x18) === 0x18
  const isMono = frame.readUInt8(3) >> 6 === 3
  const sideBytes = isFirstVersion ? (isMono ? 17 : 32) : isMono ? 9 : 17
  const note = frame.subarray(4 + sideBytes)
  const name = note.toString('latin1', 0, 4)
  const flags = note.readUInt32BE(4)
  if ((name !== 'Xing' && name !== 'Info') || (flags & 1) === 0) return undefined
  const fields = [4, 4, 100, 4].reduce((sum, bytes, bit) => sum + (flags & (1 << bit) ? bytes : 0), 8)
  const unplayed = note.readUIntBE(fields + 21, 3)
  const [before, after] = [unplayed >> 12, unplayed & 0xfff]
  if (before === 0) return undefined
  const samplesInFrame = isFirstVersion ? 1152 : 576
  // Some note nothing of how they filled the end: then it may be all but one sample of a frame.
  const filled = after > 0 ? after : MP3_DECODER_DELAY + samplesInFrame - 1
  return Math.max(0, note.readUInt32BE(8) * samplesInFrame - before - filled)
}

/** The samples of an MP3 without the silence that its frames are filled with, where its encoder noted them. */
const findMp3Samples = async (path: string): Promise<number | undefined> => {
  const file = await open(path)
  try {
    const head = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    const frame = await file.read(Buffer.alloc(frameBytes), 0, frameBytes, startOf(head.buffer))
    return readNote(frame.buffer.subarray(0, frame.bytesRead))
  } finally {
    await file.close()
  }
}

/** What a waveform is drawn with. */
const count = 200

/** The loudest of each of 200 equal parts, 0 to 100, from levels of 0 to 1 at even steps; fewer where there are fewer. */
export const thinPeaks = (levels: readonly number[]): number[] => {
  const parts = Math.min(count, levels.length)
  const edge = (index: number) => Math.floor((index * levels.length) / parts)
  return Array.from({ length: parts }, (_, index) => {
    const loudest = Math.max(...levels.slice(edge(index), edge(index + 1)))
    return Math.min(100, Math.round(loudest * 100))
  })
}

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
