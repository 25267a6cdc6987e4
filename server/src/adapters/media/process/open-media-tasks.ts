import { stat, symlink, writeFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { TaskHooks } from '@visage/studio/pool'
import type { WorkLimits } from '../../../lib/time-limits.ts'
import type { StoredFile } from '../../blobs/blob-store.ts'
import { runMediaProcess } from './run-media-process.ts'
import type { MediaFailure } from './run-media-process.ts'
import type { TaskQueue } from './task-queue.ts'

/** No task may take this long, so an older folder belongs to nobody. */
const staleMs = 2 * 3600 * 1000

/** Folders of media tasks that are open in this process. */
const open = new Set<string>()

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Folders are named `<process>@<machine>@<random>`: several servers may share the disk. */
const isLeftOver = async (parent: string, name: string): Promise<boolean> => {
  const [pid, machine] = name.split('@')
  if (open.has(name)) return false
  // A restarted container has the same process number as the one that left files behind.
  if (machine === hostname() && (Number(pid) === process.pid || !isAlive(Number(pid)))) return true
  const found = await stat(join(parent, name)).catch(() => null)
  return found !== null && Date.now() - found.mtimeMs > staleMs
}

type WorkFolder = {
  /** Gives a task a folder of its own for as long as it works. */
  use: <Result>(work: (dir: string) => Promise<Result>) => Promise<Result>
  remove: () => Promise<void>
}

/** A folder for files under way. What processes that ended have left behind is removed. */
const openWorkFolder = async (parent: string): Promise<WorkFolder> => {
  await mkdir(parent, { recursive: true })
  for (const name of await readdir(parent)) {
    if (await isLeftOver(parent, name)) await rm(join(parent, name), { recursive: true, force: true })
  }
  const name = `${process.pid}@${hostname()}@${randomUUID()}`
  const own = join(parent, name)
  open.add(name)
  return {
    async use(work) {
      await mkdir(own, { recursive: true })
      const dir = await mkdtemp(join(own, 'task-'))
      try {
        return await work(dir)
      } finally {
        await rm(dir, { recursive: true, force: true })
      }
    },
    async remove() {
      await rm(own, { recursive: true, force: true })
      open.delete(name)
    },
  }
}

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
