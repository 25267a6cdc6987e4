import { AV_LOG_ERROR } from 'node-av/constants'
import { Log } from 'node-av/lib'
import { serveMediaTask } from '../process/serve-media-task.ts'
import type { SoundResult, SoundTask } from './sound-messages.ts'
import { SOUND_FILES } from './sound-messages.ts'
import { decodeSound } from './tasks/decode-sound.ts'
import { encodeSong } from './tasks/encode-song.ts'
import { probeSound } from './tasks/probe-sound.ts'
import { writeWav } from './tasks/write-wav.ts'

const { input, samples, mp3, flac, wav } = SOUND_FILES

const run = (task: SoundTask): Promise<SoundResult> => {
  if (task.kind === 'probe') return probeSound(input)
  if (task.kind === 'decode') return decodeSound({ input, output: samples })
  if (task.kind === 'wav') return writeWav({ input, output: wav })
  const { sampleRate, tags } = task
  return encodeSong({ input: samples, mp3, flac, sampleRate, tags })
}

Log.setLevel(AV_LOG_ERROR)
serveMediaTask((task) => run(task as SoundTask))
