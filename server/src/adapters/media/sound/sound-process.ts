import { AV_LOG_ERROR } from 'node-av/constants'
import { Log } from 'node-av/lib'
import { serveMediaTask } from '../process/serve-media-task.ts'
import { decodeSound, encodeSong, writeWav } from './convert-sound.ts'
import { probeSound } from './probe-sound.ts'
import { SOUND_FILES } from './sound-processor.ts'
import type { SoundResult, SoundTask } from './sound-processor.ts'

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
