import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FaceNotFoundError, SpeechError } from '@visage/studio/pool'
import type { TaskHooks } from '@visage/studio/pool'
import type { WorkLimits } from '../../../lib/time-limits.ts'
import { drawClipWatermark } from '../picture/watermark-picture.ts'
import { openMediaTasks } from '../process/open-media-tasks.ts'
import type { MediaFile } from '../process/open-media-tasks.ts'
import type { MediaFailure } from '../process/run-media-process.ts'
import { openTaskQueue } from '../process/task-queue.ts'
import { CLIP_FILES, CLIP_LIMITS, ClipCrashError, ClipRefusedError, isClipRefusal } from './clip-processor.ts'
import type {
  Clip,
  ClipFacts,
  ClipProcessor,
  ClipResult,
  ClipTask,
  FilmFaces,
  Poster,
  ProbedClip,
  SubtitledClip,
  SubtitledFacts,
  TalkClip,
  TalkFacts,
  TalkTask,
} from './clip-processor.ts'

type ClipProcessorOptions = {
  /** Where files under way lie; a folder for nothing else. */
  dir: string
  /** Threads that draw what is made, no more than two; as many as there are processors unless told. */
  threads?: number | undefined
  /** Tasks that may wait; one more is refused. */
  maxWaiting?: number
  /** Another script that answers the messages of a clip process. */
  processUrl?: URL
}

const minuteMs = 60_000
/** A second of full HD takes some seconds on a quiet machine. */
const mostMsASecond = 4 * minuteMs
const looking: WorkLimits = { stallMs: 3 * minuteMs, mostMs: 3 * minuteMs }
const writing: WorkLimits = { stallMs: 5 * minuteMs, mostMs: minuteMs * CLIP_LIMITS.seconds }
const makingLimits: WorkLimits = { stallMs: 10 * minuteMs, mostMs: mostMsASecond * CLIP_LIMITS.seconds }
const LIMITS: Record<ClipTask['kind'], WorkLimits> = {
  probe: looking,
  faces: looking,
  poster: looking,
  watermark: writing,
  mark: writing,
  normalise: writing,
  subtitle: writing,
  fit: writing,
  animate: makingLimits,
  talk: makingLimits,
  swap: makingLimits,
}
/** Reading and recoding takes moments: it does not wait behind the making of clips. */
const quickConcurrency = 2
const MAKING = new Set<ClipTask['kind']>(['animate', 'swap', 'talk'])

const isFacts = (result: ClipResult): result is ClipFacts => 'hasSound' in result
const isTalk = (result: ClipResult): result is TalkFacts => 'words' in result
const isSubtitled = (result: ClipResult): result is SubtitledFacts => 'cues' in result
const isProbed = (result: ClipResult): result is ProbedClip => 'isPlayable' in result
const areFaces = (result: ClipResult): result is FilmFaces => 'faces' in result

const checked = <Kind extends ClipResult>(result: ClipResult, is: (result: ClipResult) => result is Kind): Kind => {
  if (!is(result)) throw new Error('The clip process answered with something else than was asked for.')
  return result
}

const readPoster = async ({ width, height }: ClipResult, taskDir: string): Promise<Poster> => ({
  bytes: await readFile(join(taskDir, CLIP_FILES.poster)),
  mimeType: 'image/jpeg',
  width,
  height,
})

const readProbed = async (result: ClipResult): Promise<ProbedClip> => checked(result, isProbed)

const readFaces = async (result: ClipResult, taskDir: string): Promise<FilmFaces & { still: Poster | null }> => {
  const found = checked(result, areFaces)
  return { ...found, still: found.faces.length > 0 ? await readPoster(result, taskDir) : null }
}

const readClip = async (result: ClipResult, taskDir: string): Promise<Clip> => ({
  ...checked(result, isFacts),
  mimeType: 'video/mp4',
  bytes: await readFile(join(taskDir, CLIP_FILES.clip)),
})

const readTalk = async (result: ClipResult, taskDir: string): Promise<TalkClip> => ({
  ...checked(result, isTalk),
  ...(await readClip(result, taskDir)),
})

const readSubtitled = async (result: ClipResult, taskDir: string): Promise<SubtitledClip> => ({
  ...checked(result, isSubtitled),
  ...(await readClip(result, taskDir)),
})

/** Errors that callers tell apart get their class back. */
const errorOf = ({ name, message, reason }: MediaFailure): Error | undefined => {
  if (name === 'ClipRefusedError') return new ClipRefusedError(message, isClipRefusal(reason) ? reason : undefined)
  if (name === 'FaceNotFoundError') return new FaceNotFoundError(message)
  return name === 'SpeechError' ? new SpeechError(message) : undefined
}

const emptyOf = () => new ClipRefusedError('This file is empty. Please use another video.')

const crashOf = (how: string, options: ErrorOptions): Error =>
  new ClipCrashError(`The video could not be finished: ${how}. Please try again, or use another video.`, options)

/** Opens the processor; processes start when there is something to do. */
export const openClipProcessor = async ({
  dir,
  threads,
  maxWaiting = 100,
  processUrl = new URL('./clip-process.ts', import.meta.url),
}: ClipProcessorOptions): Promise<ClipProcessor> => {
  const tasks = await openMediaTasks({ dir, processUrl, errorOf, crashOf, emptyOf })
  const quick = openTaskQueue({ concurrency: quickConcurrency, maxWaiting })
  const slow = openTaskQueue({ concurrency: 1, maxWaiting })

  type Files = Partial<Record<keyof typeof CLIP_FILES, MediaFile>>
  type TaskToRun<Result> = {
    task: ClipTask
    files: Files
    readResult: (result: ClipResult, dir: string) => Promise<Result>
  }

  const runTask = <Result>({ task, files, readResult }: TaskToRun<Result>, hooks?: TaskHooks): Promise<Result> =>
    tasks.run(
      {
        task,
        queue: MAKING.has(task.kind) ? slow : quick,
        limits: LIMITS[task.kind],
        files: Object.fromEntries(Object.entries(files).map(([name, file]) => [CLIP_FILES[name as keyof Files], file])),
        readResult: (answer, taskDir) => readResult(answer as ClipResult, taskDir),
      },
      hooks,
    )

  return {
    probe: async (input, hooks) =>
      runTask({ task: { kind: 'probe' }, files: { input }, readResult: readProbed }, hooks),
    poster: async (input, hooks) =>
      runTask({ task: { kind: 'poster' }, files: { input }, readResult: readPoster }, hooks),
    faces: async (input, hooks) => runTask({ task: { kind: 'faces' }, files: { input }, readResult: readFaces }, hooks),
    drawWatermark: async (input, hooks) => {
      const mark = await drawClipWatermark()
      return runTask({ task: { kind: 'watermark' }, files: { input, mark }, readResult: readClip }, hooks)
    },
    normalise: async (input, hooks) =>
      runTask({ task: { kind: 'normalise' }, files: { input }, readResult: readClip }, hooks),
    subtitle: async (input, said, hooks) =>
      runTask({ task: { kind: 'subtitle', said }, files: { input }, readResult: readSubtitled }, hooks),
    fit: async (input, size, hooks) =>
      runTask({ task: { kind: 'fit', size }, files: { input }, readResult: readClip }, hooks),
    embedWatermark: async (input, mark, hooks) =>
      runTask({ task: { kind: 'mark', watermark: mark }, files: { input }, readResult: readClip }, hooks),
    swapFace: async ({ video: input, ...request }, hooks) =>
      runTask({ task: { kind: 'swap', request, threads }, files: { input }, readResult: readClip }, hooks),
    animate: async (request, hooks) => {
      if (request.of === 'scene')
        return runTask({ task: { kind: 'animate', request, threads }, files: {}, readResult: readClip }, hooks)
      const { picture: input, ...moved } = request
      return runTask(
        { task: { kind: 'animate', request: moved, threads }, files: { input }, readResult: readClip },
        hooks,
      )
    },
    talk: async ({ said, shown, ...rest }, hooks) => {
      const files: Files = {
        ...(said.of === 'sound' && { voice: said.sound }),
        ...(shown.of === 'picture' && { input: shown.picture }),
      }
      const request: TalkTask = {
        ...rest,
        said: said.of === 'script' ? said : { of: 'sound', script: said.script },
        shown: shown.of === 'scene' ? shown : { of: 'picture' },
      }
      return runTask({ task: { kind: 'talk', request, threads }, files, readResult: readTalk }, hooks)
    },
    close: () => tasks.close(),
  }
}
