import type { TaskHooks } from '@visage/studio/pool'
import { AppError } from '../../lib/app-error.ts'

export type TaskLine = {
  /** Waits for a place, then works. A background task is stopped for one in front and begins anew later. */
  run: <Result>(work: (signal: AbortSignal) => Promise<Result>, hooks?: TaskHooks) => Promise<Result>
}

type Waiting = { isBackground: boolean; start: () => void }

const retryAfterSeconds = 30

const tooBusy = () =>
  new AppError('unavailable', 'Many files are being worked on. Please try again in a moment.', {
    details: { retry_after_seconds: retryAfterSeconds },
  })

/**
 * Tasks in the order they came, those in the background after all others; `places` of them at once. One more than may
 * wait is refused as `unavailable`.
 */
export const openTaskLine = ({ places, maxWaiting }: { places: number; maxWaiting: number }): TaskLine => {
  const waiting: Waiting[] = []
  /** One for each background task at work: aborting it makes room. */
  const preemptions = new Set<AbortController>()
  let free = places

  const startNext = (): void => {
    while (free > 0 && waiting.length > 0) {
      free -= 1
      waiting.shift()?.start()
    }
  }

  const waitForPlace = (signal: AbortSignal | undefined, isBackground: boolean): Promise<void> => {
    if (free === 0 && waiting.length >= maxWaiting) return Promise.reject(tooBusy())
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const onAbort = () => {
      waiting.splice(waiting.indexOf(place), 1)
      reject(signal?.reason as Error)
    }
    const place: Waiting = {
      isBackground,
      start: () => {
        signal?.removeEventListener('abort', onAbort)
        resolve()
      },
    }
    signal?.addEventListener('abort', onAbort, { once: true })
    const firstBackground = isBackground ? -1 : waiting.findIndex((other) => other.isBackground)
    waiting.splice(firstBackground < 0 ? waiting.length : firstBackground, 0, place)
    if (free === 0 && !isBackground) [...preemptions].find((preemption) => !preemption.signal.aborted)?.abort()
    startNext()
    return promise
  }

  return {
    async run(work, { signal, isBackground = false } = {}) {
      for (;;) {
        signal?.throwIfAborted()
        await waitForPlace(signal, isBackground)
        const preemption = new AbortController()
        if (isBackground) preemptions.add(preemption)
        try {
          return await work(signal ? AbortSignal.any([signal, preemption.signal]) : preemption.signal)
        } catch (error) {
          if (signal?.aborted || !preemption.signal.aborted) throw error
        } finally {
          preemptions.delete(preemption)
          free += 1
          startNext()
        }
      }
    },
  }
}
