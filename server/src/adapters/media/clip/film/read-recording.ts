import type { alignVoice } from '@visage/studio/speech'
import type { SoundFile } from '../../sound/open-sound-file.ts'
import { readSamples, shapedAs } from '../../sound/read-samples.ts'

const sampleRate = 44_100

/** A whole sound, as `alignVoice` listens to it. */
export const readRecording = async (file: SoundFile): Promise<Parameters<typeof alignVoice>[0]> => {
  const pieces: Float32Array[] = []
  for await (const { samples } of readSamples(file, shapedAs({ sampleRate, channels: 2 }))) pieces.push(samples)
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0) / 2
  const [left, right] = [new Float32Array(length), new Float32Array(length)]
  let at = 0
  for (const piece of pieces) {
    for (let index = 0; index < piece.length; index += 2) {
      left[at] = piece[index] ?? 0
      right[at++] = piece[index + 1] ?? 0
    }
  }
  return { sampleRate, channels: [left, right] }
}
