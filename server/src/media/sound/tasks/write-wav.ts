import { FF_ENCODER_PCM_S16LE } from 'node-av/constants'
import { openSoundWriter } from '../files/open-sound-writer.ts'
import { readSamples, shapedAs } from '../files/read-samples.ts'
import { withSoundFile } from '../files/with-sound-file.ts'

/** Writes a sound as WAV of one or two channels, with its tags. */
export const writeWav = ({ input, output }: { input: string; output: string }): Promise<null> =>
  withSoundFile(input, async (file) => {
    const shape = { sampleRate: file.sampleRate, channels: file.channels === 1 ? 1 : 2 } as const
    const tags = file.demuxer.metadata ?? {}
    const writer = await openSoundWriter(output, { encoder: FF_ENCODER_PCM_S16LE, tags, ...shape })
    for await (const { samples } of readSamples(file, shapedAs(shape))) await writer.write(samples)
    await writer.finish()
    return null
  })
