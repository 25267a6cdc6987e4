import { open } from 'node:fs/promises'
import { readSamples, shapedAs } from '../files/read-samples.ts'
import { withSoundFile } from '../files/with-sound-file.ts'
import type { DecodedShape } from '../sound-messages.ts'

/** What is listened to after the first sound: more than any reading of a reference takes. */
const keptSeconds = 60
/** Samples below this are silence: -60 dB. */
const silence = 0.001
/** The studio reads sounds of 8 kHz and more, and hears nothing above 11 kHz. */
const rateRange = { min: 8000, max: 22_050 }

/** Writes the beginning of a sound as plain samples, without the silence before it. */
export const decodeSound = ({ input, output }: { input: string; output: string }): Promise<DecodedShape> =>
  withSoundFile(input, async (file) => {
    const sampleRate = Math.max(rateRange.min, Math.min(rateRange.max, file.sampleRate))
    const channels = file.channels === 1 ? 1 : 2
    const shape = { sampleRate, channels } as const
    const wanted = keptSeconds * sampleRate * channels
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
