import { Worker } from 'node:worker_threads'
import { FaceNotFoundError, GarmentNotFoundError, UnusableSoundError } from '../errors.ts'
import type { TaskMessage, WorkerMessage, WorkerStart } from './messages.ts'

/** A worker that ended in the middle of a task. */
export class StudioWorkerError extends Error {
  override name = 'StudioWorkerError'
}

export type TaskHooks = {
  signal?: AbortSignal
  onProgress?: (stage: string, share: number) => void
  /** Work ahead of time: everything else goes first, and takes its thread when there is no other. */
  isBackground?: boolean
  /** Work of a moment that somebody looks at the screen for: it starts before everything else that waits. */
  isQuick?: boolean
}

/** One worker thread. It does one task at a time and is started anew after a crash. */
export type StudioThread = {
  run: (task: TaskMessage, hooks: TaskHooks) => Promise<unknown>
  close: () => Promise<void>
}

export type ThreadOptions = {
  workerUrl: URL
  /** How long a worker may take to notice that its task was stopped, before it is ended by force. */
  stopTimeoutMs: number
  /** How long a worker without a task is kept; then it ends and gives its memory back. */
  idleMs: number
  isRough: boolean
}

const KNOWN_ERRORS: Record<string, (new (message: string) => Error) | undefined> = {
  FaceNotFoundError,
  GarmentNotFoundError,
  UnusableSoundError,
}

/** Errors cross threads as name and message; those that callers tell apart get their class back. */
const failureOf = ({ name, message }: { name: string; message: string }): Error => {
  const Known = KNOWN_ERRORS[name]
  return Known ? new Known(message) : Object.assign(new Error(message), { name })
}

export const createStudioThread = ({ workerUrl, stopTimeoutMs, idleMs, isRough }: ThreadOptions): StudioThread => {
  const stop = new Int32Array(new SharedArrayBuffer(4))
  let worker: Worker | undefined
  let idleTimer: NodeJS.Timeout | undefined

  const end = async (): Promise<void> => {
    const ending = worker
    worker = undefined
    await ending?.terminate()
  }

  const startWorker = (): Worker => {
    const workerData: WorkerStart = { stop, isRough }
    // Pictures hold no letters: to look through all fonts of the system takes a thread a quarter of a second and 15 MB.
    const env = { ...process.env, DISABLE_SYSTEM_FONTS_LOAD: 'true' }
    const started = new Worker(workerUrl, { workerData, env })
    started.once('exit', () => {
      if (worker === started) worker = undefined
    })
    return started
  }

  const run = async (task: TaskMessage, { signal, onProgress }: TaskHooks): Promise<unknown> => {
    signal?.throwIfAborted()
    clearTimeout(idleTimer)
    Atomics.store(stop, 0, 0)
    const current = (worker ??= startWorker())
    current.ref()
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    let forceTimer: NodeJS.Timeout | undefined
    const onAbort = () => {
      Atomics.store(stop, 0, 1)
      forceTimer = setTimeout(() => void current.terminate(), stopTimeoutMs)
    }
    const onMessage = (message: WorkerMessage) => {
      if (message.type === 'progress') onProgress?.(message.stage, message.share)
      else if (message.type === 'done') resolve(message.result)
      else reject(failureOf(message))
    }
    const onError = (error: Error) => {
      worker = undefined
      reject(new StudioWorkerError(`The studio's worker crashed: ${error.message}`, { cause: error }))
    }
    const onExit = (code: number) =>
      reject(new StudioWorkerError(`The studio's worker ended in mid-task (exit code ${code}).`))
    signal?.addEventListener('abort', onAbort, { once: true })
    current.on('message', onMessage).once('error', onError).once('exit', onExit)
    try {
      current.postMessage(task, [])
      return await promise
    } catch (error) {
      signal?.throwIfAborted()
      throw error
    } finally {
      clearTimeout(forceTimer)
      signal?.removeEventListener('abort', onAbort)
      current.off('message', onMessage).off('error', onError).off('exit', onExit)
      current.unref()
      idleTimer = setTimeout(() => void end(), idleMs).unref()
    }
  }

  return {
    run,
    close: () => {
      clearTimeout(idleTimer)
      return end()
    },
  }
}
