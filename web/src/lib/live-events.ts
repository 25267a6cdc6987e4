import type { Job } from '@visage/contract'
import type { QueryClient } from '@tanstack/react-query'
import { readJobStream, SessionOverError } from './job-stream.ts'
import type { StreamState } from './job-stream.ts'
import { leaveForLogin } from './refresh-tokens.ts'

/** What a feature does to the caches when a job changes. The page layer keeps the one list of these. */
export type JobUpdate = (job: Job, queryClient: QueryClient) => void

const firstRetryMs = 1000
const longestRetryMs = 30_000

const sleep = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })

const untilOnline = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (navigator.onLine) return resolve()
    addEventListener('online', () => resolve(), { once: true, signal })
    signal.addEventListener('abort', () => resolve(), { once: true })
  })

/** A signal that also ends when the network goes away, so that a dead connection is not waited for. */
const whileOnline = (signal: AbortSignal): AbortSignal => {
  const offline = new AbortController()
  addEventListener('offline', () => offline.abort(), { once: true, signal })
  return AbortSignal.any([signal, offline.signal])
}

/**
 * Follows the person's jobs until `signal` ends: reconnects with a growing pause, resumes after the last
 * event seen, waits while the device is offline. `onReconnect` is told when events may have been missed.
 */
export const followJobs = async (options: {
  onJob: (job: Job) => void
  onReconnect?: () => void
  signal: AbortSignal
}): Promise<void> => {
  const { onJob, onReconnect, signal } = options
  const state: StreamState = { lastEventId: '', retryMs: firstRetryMs }
  let failures = 0
  let wasOpen = false
  const onOpen = () => {
    failures = 0
    if (wasOpen && state.lastEventId === '') onReconnect?.()
    wasOpen = true
  }
  while (!signal.aborted) {
    await untilOnline(signal)
    try {
      await readJobStream(state, { onOpen, onJob, signal: whileOnline(signal) })
    } catch (error) {
      if (error instanceof SessionOverError) return leaveForLogin()
    }
    failures += 1
    const pauseMs = Math.min(longestRetryMs, state.retryMs * 2 ** (failures - 1))
    await sleep(pauseMs * (0.75 + Math.random() / 2), signal)
  }
}
