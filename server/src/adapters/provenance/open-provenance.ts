import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { canHoldWatermark } from '@visage/studio/watermark'
import type { ClipProcessor } from '../media/clip/clip-processor.ts'
import { openMediaTasks } from '../media/process/open-media-tasks.ts'
import type { MediaFile } from '../media/process/open-media-tasks.ts'
import type { MediaFailure } from '../media/process/run-media-process.ts'
import { openTaskQueue } from '../media/process/task-queue.ts'
import type { TaskQueue } from '../media/process/task-queue.ts'
import { readableOrigin, writeWatermarkMessage } from './origin.ts'
import { deriveProvenanceKeys } from './provenance-keys.ts'
import { TASK_FILES, UnreadableFileError } from './provenance.ts'
import type { NewResult, Origin, Provenance, ProvenanceAnswer, ProvenanceTask } from './provenance.ts'
import { writeStatement, writeWavStatement } from './statement.ts'

type Options = {
  /** Everything is derived from it; with another one nothing from before is recognised. */
  secret: string
  /** Marks videos that an engine made elsewhere. */
  clips: Pick<ClipProcessor, 'embedWatermark'>
  /** Where files under way lie; a folder for nothing else. */
  dir: string
}

const limits = { stallMs: 2 * 60_000, mostMs: 2 * 60_000 }
const processUrl = new URL('./provenance-process.ts', import.meta.url)
const embedsAtOnce = 2
const embedsWaiting = 1000
const checksWaiting = 8

const errorOf = ({ name, message }: MediaFailure): Error | undefined =>
  name === 'UnreadableFileError' ? new UnreadableFileError(message) : undefined

const crashOf = (how: string, options: { cause: string | undefined }): Error =>
  new UnreadableFileError(`This file could not be looked into: ${how}. Please use another copy of it.`, options)

const readOutput = (_: unknown, taskDir: string) => readFile(join(taskDir, TASK_FILES.output))
const readAnswer = async (answer: unknown) => (answer as ProvenanceAnswer) ?? undefined

type FileTask<Answer> = {
  queue: TaskQueue
  task: ProvenanceTask
  input: MediaFile
  readResult: (answer: unknown, dir: string) => Promise<Answer>
}

/** Opens what marks results and recognises them; decoding happens in processes of their own. */
export const openProvenance = async ({ secret, clips, dir }: Options): Promise<Provenance> => {
  const keys = deriveProvenanceKeys(secret)
  const tasks = await openMediaTasks({ dir, processUrl, errorOf, crashOf })
  const marking = openTaskQueue({ concurrency: embedsAtOnce, maxWaiting: embedsWaiting })
  const looking = openTaskQueue({ concurrency: 1, maxWaiting: checksWaiting })
  const publicPem = keys.public.export({ format: 'pem', type: 'spki' }).toString()

  const runTask = <Answer>(
    { input, ...wanted }: FileTask<Answer>,
    signal: AbortSignal | undefined,
  ): Promise<Answer> => {
    const files = { [TASK_FILES.input]: input }
    return tasks.run({ ...wanted, limits, files }, signal ? { signal } : {})
  }

  const invisibleWatermarkFor: Provenance['invisibleWatermarkFor'] = (origin) => ({
    key: keys.mark,
    message: writeWatermarkMessage(origin, keys.check),
  })

  const markPixels = async (result: NewResult, origin: Origin, signal?: AbortSignal): Promise<Uint8Array> => {
    const { bytes, mimeType, width, height, hasInvisibleWatermark } = result
    const isTooSmall = width !== null && height !== null && !canHoldWatermark({ width, height })
    if (hasInvisibleWatermark || isTooSmall) return bytes
    const mark = invisibleWatermarkFor(origin)
    if (mimeType.startsWith('video/')) return (await clips.embedWatermark(bytes, mark, { signal })).bytes
    if (!mimeType.startsWith('image/')) return bytes
    const task: ProvenanceTask = { kind: 'mark', mimeType, watermark: mark }
    return runTask({ queue: marking, task, input: bytes, readResult: readOutput }, signal)
  }

  const seal: Provenance['seal'] = (result, origin) =>
    writeStatement(result, { ...readableOrigin(origin), notice: origin.notice }, keys.signing)

  return {
    invisibleWatermarkFor,
    seal,
    sealWav: (path, origin) =>
      writeWavStatement(path, { ...readableOrigin(origin), notice: origin.notice }, keys.signing),
    async stamp(result, origin, signal) {
      return seal({ bytes: await markPixels(result, origin, signal), mimeType: result.mimeType }, origin)
    },
    async findOrigin(input, signal) {
      const task: ProvenanceTask = { kind: 'look', keys: { mark: keys.mark, check: keys.check, publicPem } }
      return runTask({ queue: looking, task, input, readResult: readAnswer }, signal)
    },
    close: () => tasks.close(),
  }
}
