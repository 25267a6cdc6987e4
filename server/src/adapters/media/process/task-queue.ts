import type { TaskHooks } from '@visage/studio/pool'
import PQueue from 'p-queue'
import { AppError } from '../../../lib/app-error.ts'

export type TaskQueue = {
  /** Waits for a place, then works. A background task is stopped for one in front and begins anew later. */
  run: <Result>(work: (signal: AbortSignal) => Promise<Result>, hooks?: TaskHooks) => Promise<Result>
}

const retryAfterSeconds = 30

const tooBusy = () =>
  new AppError('unavailable', 'Many files are being worked on. Please try again in a moment.', {
    details: { retry_after_seconds: retryAfterSeconds },
  })

/**
 * Tasks in the order they came, those in the background after all others; `concurrency` of them at once. One more than may
 * wait is refused as `unavailable`.
 */
export const openTaskQueue = ({ concurrency, maxWaiting }: { concurrency: number; maxWaiting: number }): TaskQueue => {
  const queue = new PQueue({ concurrency: concurrency })
  /** One for each background task at work: aborting it makes room. */
  const preemptions = new Set<AbortController>()

  return {
    async run(work, { signal, isBackground = false } = {}) {
      for (;;) {
        signal?.throwIfAborted()
        const isFull = queue.pending >= concurrency
        if (isFull && queue.size >= maxWaiting) throw tooBusy()
        if (isFull && !isBackground) [...preemptions].find((preemption) => !preemption.signal.aborted)?.abort()
        const preemption = new AbortController()
        // Only for the wait: work that is stopped keeps its place until it has ended.
        const waiting = new AbortController()
        const leave = () => waiting.abort(signal?.reason)
        signal?.addEventListener('abort', leave, { once: true })
        const start = () => {
          signal?.removeEventListener('abort', leave)
          if (isBackground) preemptions.add(preemption)
          return work(signal ? AbortSignal.any([signal, preemption.signal]) : preemption.signal)
        }
        try {
          return await queue.add(start, { priority: isBackground ? 0 : 1, signal: waiting.signal })
        } catch (error) {
          if (signal?.aborted || !preemption.signal.aborted) throw error
        } finally {
          preemptions.delete(preemption)
        }
      }
    },
  }
}
