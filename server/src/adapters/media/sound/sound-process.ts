import { open, readFile } from 'node:fs/promises'
import { AV_LOG_ERROR, FF_ENCODER_FLAC, FF_ENCODER_LIBMP3LAME, FF_ENCODER_PCM_S16LE } from 'node-av/constants'
import { Log } from 'node-av/lib'
import { serveMediaTask } from '../process/serve-media-task.ts'
import { probeSound } from './probe-sound.ts'
import { SOUND_FILES, readFloats } from './sound-processor.ts'
import type { SoundResult, SoundTask, DecodedShape, SongTags } from './sound-processor.ts'
import { withSoundFile } from './open-sound-file.ts'
import { openSoundWriter } from './open-sound-writer.ts'
import { readSamples, shapedAs } from './read-samples.ts'

/** What is listened to after the first sound: more than any reading of a reference takes. */
const listenedSeconds = 60
/** Samples below this are silence: -60 dB. */
const silence = 0.001
/** The studio reads sounds of 8 kHz and more, and hears nothing above 11 kHz. */
const rateRange = { min: 8000, max: 22_050 }

/** Writes the beginning of a sound as plain samples, without the silence before it. */
const decodeSound = ({ input, output }: { input: string; output: string }): Promise<DecodedShape> =>
  withSoundFile(input, async (file) => {
    const sampleRate = Math.max(rateRange.min, Math.min(rateRange.max, file.sampleRate))
    const channels = file.channels === 1 ? 1 : 2
    const shape = { sampleRate, channels } as const
    const wanted = listenedSeconds * sampleRate * channels
    const handle = await open(output, 'w')
    try {
      let written = 0
      for await (const { samples } of readSamples(file, shapedAs(shape))) {
        if (written === 0 && samples.every((sample) => Math.abs(sample) < silence)) continue
        const kept = samples.subarray(0, wanted - written)
        await handle.write(new Uint8Array(kept.buffer, kept.byteOffset, kept.byteLength))
        written += kept.length
        if (written >= wanted) break
      }
    } finally {
      await handle.close()
    }
    return shape
  })

/** Writes a sound as WAV of one or two channels, with its tags. */
const writeWav = ({ input, output }: { input: string; output: string }): Promise<null> =>
  withSoundFile(input, async (file) => {
    const shape = { sampleRate: file.sampleRate, channels: file.channels === 1 ? 1 : 2 } as const
    const tags = file.demuxer.metadata ?? {}
    const writer = await openSoundWriter(output, { encoder: FF_ENCODER_PCM_S16LE, tags, ...shape })
    for await (const { samples } of readSamples(file, shapedAs(shape))) await writer.write(samples)
    await writer.finish()
    return null
  })

const channels = 2
const samplesInPiece = 16_384
const bitRate = '320k'

type Encoding = { input: string; mp3: string; flac: string; sampleRate: number; tags: SongTags }

/** Writes a song of two channels as MP3 and as FLAC. */
const encodeSong = async ({ input, mp3, flac, sampleRate, tags }: Encoding): Promise<null> => {
  const samples = readFloats(await readFile(input))
  const shape = { channels, sampleRate, tags } as const
  const writers = [
    await openSoundWriter(mp3, { encoder: FF_ENCODER_LIBMP3LAME, context: { bitRate }, ...shape }),
    await openSoundWriter(flac, { encoder: FF_ENCODER_FLAC, ...shape }),
  ]
  const step = samplesInPiece * channels
  for (const writer of writers) {
    for (let start = 0; start < samples.length; start += step) await writer.write(samples.subarray(start, start + step))
    await writer.finish()
  }
  return null
}

const { input, samples, mp3, flac, wav } = SOUND_FILES

const run = async (task: SoundTask): Promise<SoundResult> => {
  if (task.kind === 'probe') return probeSound(input)
  if (task.kind === 'decode') return decodeSound({ input, output: samples })
  if (task.kind === 'wav') return writeWav({ input, output: wav })
  // The synthesiser is large, and most tasks need none of it.
  if (task.kind === 'speak') return (await import('./speak-script.ts')).speakScript(task.request, mp3)
  const { sampleRate, tags } = task
  return encodeSong({ input: samples, mp3, flac, sampleRate, tags })
}

Log.setLevel(AV_LOG_ERROR)
serveMediaTask((task) => run(task as SoundTask))
