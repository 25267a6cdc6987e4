import { copyFile, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sound } from '@visage/studio/music'
import { SpeechError } from '@visage/studio/pool'
import { openMediaTasks } from '../process/open-media-tasks.ts'
import type { MediaFile, MediaTaskOptions } from '../process/open-media-tasks.ts'
import type { MediaFailure } from '../process/run-media-process.ts'
import { openTaskQueue } from '../process/task-queue.ts'
import {
  interleaved,
  isSoundRefusal,
  readFloats,
  SOUND_FILES,
  SoundCrashError,
  SoundRefusedError,
} from './sound-processor.ts'
import type { DecodedShape, SoundFacts, SoundProcessor, SoundTask, SpokenFacts } from './sound-processor.ts'

type SoundProcessorOptions = {
  /** Where files under way lie; a folder for nothing else. */
  dir: string
  /** Tasks that may wait; one more is refused. */
  maxWaiting?: number
  /** Another script that answers the messages of a sound process. */
  processUrl?: URL
}

const limits = { stallMs: 120_000, mostMs: 120_000 }
const concurrency = 2

const errorOf = ({ name, message, reason }: MediaFailure): Error | undefined => {
  if (name === 'SoundRefusedError' && isSoundRefusal(reason)) return new SoundRefusedError(reason)
  return name === 'SpeechError' ? new SpeechError(message) : undefined
}

const crashOf = (how: string, options: ErrorOptions): Error =>
  new SoundCrashError(`The sound could not be finished: ${how}. Please try again, or use another file.`, options)

const emptyOf = () => new SoundRefusedError('unreadable')

const asInput = (file: MediaFile) => ({ [SOUND_FILES.input]: file })

const fileIn = (taskDir: string, name: keyof typeof SOUND_FILES) => readFile(join(taskDir, SOUND_FILES[name]))

/** The folders may lie on two disks. */
const moveFile = (from: string, to: string): Promise<void> =>
  rename(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EXDEV') throw error
    return copyFile(from, to)
  })

const readResult = async ({ sampleRate, channels }: DecodedShape, taskDir: string): Promise<Sound> => {
  const samples = readFloats(await fileIn(taskDir, 'samples'))
  const channel = (offset: number) =>
    Float32Array.from({ length: samples.length / channels }, (_, index) => samples[index * channels + offset] ?? 0)
  return { sampleRate, channels: channels === 1 ? [samples] : [channel(0), channel(1)] }
}

/** Opens the processor; processes start when there is something to do. */
export const openSoundProcessor = async ({
  dir,
  maxWaiting = 100,
  processUrl = new URL('./sound-process.ts', import.meta.url),
}: SoundProcessorOptions): Promise<SoundProcessor> => {
  const tasks = await openMediaTasks({ dir, processUrl, errorOf, crashOf, emptyOf })
  const queue = openTaskQueue({ concurrency: concurrency, maxWaiting })

  type TaskToRun<Result> = Pick<MediaTaskOptions<Result>, 'files' | 'readResult'> & { task: SoundTask }
  const runTask = <Result>(wanted: TaskToRun<Result>, { signal }: { signal?: AbortSignal | undefined } = {}) =>
    tasks.run({ ...wanted, queue, limits }, signal ? { signal } : {})

  return {
    probe: async (file, hooks) =>
      runTask(
        { task: { kind: 'probe' }, files: asInput(file), readResult: async (facts) => facts as SoundFacts },
        hooks,
      ),
    decode: async (file, hooks) =>
      runTask(
        {
          task: { kind: 'decode' },
          files: asInput(file),
          readResult: (shape, taskDir) => readResult(shape as DecodedShape, taskDir),
        },
        hooks,
      ),
    encode: async ({ sampleRate, tags, left, right }, hooks) =>
      runTask(
        {
          task: { kind: 'encode', sampleRate, tags },
          files: { [SOUND_FILES.samples]: new Uint8Array(interleaved(left, right, 0, left.length).buffer) },
          readResult: async (_, taskDir) => ({
            mp3: await fileIn(taskDir, 'mp3'),
            flac: await fileIn(taskDir, 'flac'),
          }),
        },
        hooks,
      ),
    toWav: async (file, { path, ...hooks }) =>
      runTask(
        {
          task: { kind: 'wav' },
          files: asInput(file),
          readResult: (_, taskDir) => moveFile(join(taskDir, SOUND_FILES.wav), path),
        },
        hooks,
      ),
    speak: async (request, hooks) =>
      runTask(
        {
          task: { kind: 'speak', request },
          files: {},
          readResult: async (facts, taskDir) => ({ ...(facts as SpokenFacts), mp3: await fileIn(taskDir, 'mp3') }),
        },
        hooks,
      ),
    close: () => tasks.close(),
  }
}
