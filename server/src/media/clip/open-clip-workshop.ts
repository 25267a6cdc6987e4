import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TaskHooks } from '@visage/studio/pool'
import { FaceNotFoundError } from '@visage/studio/pool'
import type { WorkLimits } from '../../lib/time-limits.ts'
import { drawClipMark } from '../picture/watermark-picture.ts'
import { openMediaTasks } from '../process/open-media-tasks.ts'
import type { MediaFile } from '../process/open-media-tasks.ts'
import type { MediaFailure } from '../process/run-media-process.ts'
import { openTaskLine } from '../process/task-line.ts'
import { CLIP_FILES, CLIP_LIMITS, ClipCrashError, ClipRefusedError, isClipRefusal } from './clip-workshop.ts'
import type {
  Clip,
  ClipFacts,
  ClipResult,
  ClipTask,
  ClipWorkshop,
  FilmFaces,
  Poster,
  ProbedClip,
} from './clip-workshop.ts'

type ClipWorkshopOptions = {
  /** Where files under way lie; a folder for nothing else. */
  dir: string
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
const making: WorkLimits = { stallMs: 10 * minuteMs, mostMs: mostMsASecond * CLIP_LIMITS.seconds }
const LIMITS: Record<ClipTask['kind'], WorkLimits> = {
  probe: looking,
  faces: looking,
  poster: looking,
  watermark: writing,
  mark: writing,
  normalise: writing,
  animate: making,
  swap: making,
}
/** Reading and recoding takes moments: it does not wait behind the making of clips. */
const quickPlaces = 2
const MAKING = new Set<ClipTask['kind']>(['animate', 'swap'])

const isFacts = (result: ClipResult): result is ClipFacts => 'hasSound' in result
const isProbed = (result: ClipResult): result is ProbedClip => 'isPlayable' in result
const areFaces = (result: ClipResult): result is FilmFaces => 'faces' in result

const checked = <Kind extends ClipResult>(result: ClipResult, is: (result: ClipResult) => result is Kind): Kind => {
  if (!is(result)) throw new Error('The clip process answered with something else than was asked for.')
  return result
}

const takePoster = async ({ width, height }: ClipResult, taskDir: string): Promise<Poster> => ({
  bytes: await readFile(join(taskDir, CLIP_FILES.poster)),
  mimeType: 'image/jpeg',
  width,
  height,
})

const takeProbed = async (result: ClipResult): Promise<ProbedClip> => checked(result, isProbed)

const takeFaces = async (result: ClipResult, taskDir: string): Promise<FilmFaces & { still: Poster | null }> => {
  const found = checked(result, areFaces)
  return { ...found, still: found.faces.length > 0 ? await takePoster(result, taskDir) : null }
}

const takeClip = async (result: ClipResult, taskDir: string): Promise<Clip> => ({
  ...checked(result, isFacts),
  mimeType: 'video/mp4',
  bytes: await readFile(join(taskDir, CLIP_FILES.clip)),
})

/** Errors that callers tell apart get their class back. */
const errorOf = ({ name, message, reason }: MediaFailure): Error => {
  if (name === 'ClipRefusedError') return new ClipRefusedError(message, isClipRefusal(reason) ? reason : undefined)
  if (name === 'FaceNotFoundError') return new FaceNotFoundError(message)
  return Object.assign(new Error(message), { name })
}

const emptyOf = () => new ClipRefusedError('This file is empty. Please use another video.')

const crashOf = (how: string, options: ErrorOptions): Error =>
  new ClipCrashError(`The video could not be finished: ${how}. Please try again, or use another video.`, options)

/** Opens the workshop; processes start when there is something to do. */
export const openClipWorkshop = async ({
  dir,
  maxWaiting = 100,
  processUrl = new URL('./clip-process.ts', import.meta.url),
}: ClipWorkshopOptions): Promise<ClipWorkshop> => {
  const tasks = await openMediaTasks({ dir, processUrl, errorOf, crashOf, emptyOf })
  const quick = openTaskLine({ places: quickPlaces, maxWaiting })
  const slow = openTaskLine({ places: 1, maxWaiting })

  type Files = Partial<Record<keyof typeof CLIP_FILES, MediaFile>>
  type Order<Result> = {
    task: ClipTask
    files: Files
    take: (result: ClipResult, dir: string) => Promise<Result>
  }

  const order = <Result>({ task, files, take }: Order<Result>, hooks?: TaskHooks): Promise<Result> =>
    tasks.order(
      {
        task,
        line: MAKING.has(task.kind) ? slow : quick,
        limits: LIMITS[task.kind],
        files: Object.fromEntries(Object.entries(files).map(([name, file]) => [CLIP_FILES[name as keyof Files], file])),
        take: (answer, taskDir) => take(answer as ClipResult, taskDir),
      },
      hooks,
    )

  return {
    probe: async (input, hooks) => order({ task: { kind: 'probe' }, files: { input }, take: takeProbed }, hooks),
    poster: async (input, hooks) => order({ task: { kind: 'poster' }, files: { input }, take: takePoster }, hooks),
    faces: async (input, hooks) => order({ task: { kind: 'faces' }, files: { input }, take: takeFaces }, hooks),
    watermark: async (input, hooks) => {
      const mark = await drawClipMark()
      return order({ task: { kind: 'watermark' }, files: { input, mark }, take: takeClip }, hooks)
    },
    normalise: async (input, hooks) => order({ task: { kind: 'normalise' }, files: { input }, take: takeClip }, hooks),
    mark: async (input, mark, hooks) =>
      order({ task: { kind: 'mark', order: mark }, files: { input }, take: takeClip }, hooks),
    swapFace: async ({ video: input, ...request }, hooks) =>
      order({ task: { kind: 'swap', request }, files: { input }, take: takeClip }, hooks),
    animate: async (request, hooks) => {
      if (request.of === 'scene') return order({ task: { kind: 'animate', request }, files: {}, take: takeClip }, hooks)
      const { picture: input, ...moved } = request
      return order({ task: { kind: 'animate', request: moved }, files: { input }, take: takeClip }, hooks)
    },
    close: () => tasks.close(),
  }
}
