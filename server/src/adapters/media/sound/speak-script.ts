import { speak } from '@visage/studio/speech'
import type { SpeechRequest } from '@visage/studio/speech'
import { FF_ENCODER_LIBMP3LAME } from 'node-av/constants'
import { openSoundWriter } from './open-sound-writer.ts'
import type { SpokenFacts } from './sound-processor.ts'
import { interleaved } from './sound-processor.ts'

const bitRate = '128k'
const samplesInPiece = 16_384

/** Says a script into an MP3. */
export const speakScript = async (request: SpeechRequest, output: string): Promise<SpokenFacts> => {
  const { sound, words, seconds } = await speak(request)
  const [left = new Float32Array(), right = left] = sound.channels
  const writer = await openSoundWriter(output, {
    encoder: FF_ENCODER_LIBMP3LAME,
    channels: 2,
    sampleRate: sound.sampleRate,
    tags: {},
    context: { bitRate },
  })
  for (let from = 0; from < left.length; from += samplesInPiece)
    await writer.write(interleaved(left, right, from, Math.min(left.length, from + samplesInPiece)))
  await writer.finish()
  return { words, durationSeconds: seconds }
}
