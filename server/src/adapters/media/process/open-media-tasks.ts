import { stat, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { TaskHooks } from '@visage/studio/pool'
import type { WorkLimits } from '../../../lib/time-limits.ts'
import type { StoredFile } from '../../blobs/blob-store.ts'
import { runMediaProcess } from './run-media-process.ts'
import type { MediaFailure } from './run-media-process.ts'
import type { TaskQueue } from './task-queue.ts'
import { openWorkFolder } from './work-folder.ts'

/** A file in memory, a stored one, or one on this machine; it stays as it is while it is worked on. */
export type MediaFile = Uint8Array | StoredFile | { path: string }

/**
 * Puts a file where a task looks for it, without a copy of what is on this machine already; what it is held by goes into
 * `held`. Returns its size in bytes.
 */
const linkFile = async (file: MediaFile, to: string, held: AsyncDisposableStack): Promise<number> => {
  if (file instanceof Uint8Array) {
    await writeFile(to, file)
    return file.length
  }
  const { path } = 'path' in file ? file : held.use(await file.openLocal())
  await symlink(resolve(path), to)
  return (await stat(to)).size
}

type MediaTasksOptions = {
  /** Where files under way lie; a folder for nothing else. */
  dir: string
  /** A script that ends in `serveMediaTask`. */
  processUrl: URL
  /** Gives an error that the process told its class back; undefined for one that nobody tells apart. */
  errorOf: (failure: MediaFailure) => Error | undefined
  /** The error for a process that died or took too long. */
  crashOf: (how: string, options: { cause: string | undefined }) => Error
  /** The error for a file without a byte, where that is none to look into. */
  emptyOf?: () => Error
}

/** A task and what surrounds it in the folder that it works in. */
export type MediaTaskOptions<Result> = {
  task: object
  queue: TaskQueue
  limits: WorkLimits
  /** What is put there before the process starts, by its name. */
  files: Record<string, MediaFile>
  /** Reads what the process answered, and the files that it left. */
  readResult: (answer: unknown, taskDir: string) => Promise<Result>
}

type MediaTasks = {
  run: <Result>(wanted: MediaTaskOptions<Result>, hooks?: TaskHooks) => Promise<Result>
  /** Ends all work at once and empties the folder. */
  close: () => Promise<void>
}

/** Does tasks in processes of their own, each in a folder of its own; processes start when there is something to do. */
export const openMediaTasks = async ({
  dir,
  processUrl,
  errorOf,
  crashOf,
  emptyOf,
}: MediaTasksOptions): Promise<MediaTasks> => {
  const folder = await openWorkFolder(dir)
  const classed = (failure: MediaFailure): Error =>
    errorOf(failure) ?? Object.assign(new Error(failure.message), { name: failure.name })
  const closing = new AbortController()
  const running = new Set<Promise<unknown>>()

  const work = <Result>(
    { task, limits, files, readResult }: MediaTaskOptions<Result>,
    hooks: TaskHooks,
  ): Promise<Result> =>
    folder.use(async (taskDir) => {
      await using held = new AsyncDisposableStack()
      for (const [name, file] of Object.entries(files))
        if ((await linkFile(file, join(taskDir, name), held)) === 0 && emptyOf) throw emptyOf()
      const answer = await runMediaProcess({ processUrl, task, dir: taskDir, limits, errorOf: classed, crashOf }, hooks)
      return readResult(answer, taskDir)
    })

  return {
    run: (wanted, hooks = {}) => {
      closing.signal.throwIfAborted()
      const signal = hooks.signal ? AbortSignal.any([hooks.signal, closing.signal]) : closing.signal
      const result = wanted.queue.run((stop) => work(wanted, { ...hooks, signal: stop }), { ...hooks, signal })
      const settled = result.catch(() => {}).finally(() => running.delete(settled))
      running.add(settled)
      return result
    },
    async close() {
      closing.abort(new DOMException('Media tasks are closing.', 'AbortError'))
      await Promise.all(running)
      await folder.remove()
    },
  }
}
