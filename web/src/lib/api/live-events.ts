import type { QueryClient } from '@tanstack/react-query'
import { job, JOB_EVENTS_PATH } from '@visage/contract'
import type { Job } from '@visage/contract'
import { createParser } from 'eventsource-parser'
import { findSessionValue } from '../session/session.ts'
import { redirectToLogin, refreshTokens } from './refresh-tokens.ts'

const idleMs = 45_000

type StreamState = { lastEventId: string; retryMs: number }

class SessionOverError extends Error {
  override readonly name = 'SessionOverError'
}

const connect = ({ lastEventId }: StreamState, token: string, signal: AbortSignal): Promise<Response> =>
  fetch(new URL(`/api${JOB_EVENTS_PATH}`, location.origin), {
    signal,
    headers: {
      accept: 'text/event-stream',
      authorization: `Bearer ${token}`,
      ...(lastEventId ? { 'last-event-id': lastEventId } : {}),
    },
  })

const openStream = async (state: StreamState, signal: AbortSignal): Promise<Response> => {
  const token = findSessionValue('accessToken') ?? ''
  const response = await connect(state, token, signal)
  if (response.status !== 401) return response
  await response.body?.cancel()
  if (!(await refreshTokens(token))) throw new SessionOverError()
  return connect(state, findSessionValue('accessToken') ?? '', signal)
}

// One event that cannot be read must not stop those after it.
const findJob = (data: string): Job | undefined => {
  try {
    return job.parse(JSON.parse(data))
  } catch (cause) {
    reportError(new Error('A live event is not a job.', { cause }))
    return undefined
  }
}

/**
 * Reads the live stream until it ends or falls silent for 45 s, and notes in `state` where to resume.
 * Throws `SessionOverError` when the session cannot be renewed, and for every broken connection.
 */
const readJobStream = async (
  state: StreamState,
  options: { onOpen: () => void; onJob: (job: Job) => void; signal: AbortSignal },
): Promise<void> => {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), idleMs)
  const parser = createParser({
    onId: (id) => {
      state.lastEventId = id
    },
    onRetry: (retryMs) => {
      state.retryMs = retryMs
    },
    onEvent: ({ event, data }) => {
      const changed = event === 'job' ? findJob(data) : undefined
      if (changed) options.onJob(changed)
    },
  })
  try {
    const response = await openStream(state, AbortSignal.any([options.signal, silence.signal]))
    if (!response.ok || !response.body) throw new Error(`The live stream answered ${response.status}.`)
    options.onOpen()
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), idleMs)
      parser.feed(chunk.value)
    }
  } finally {
    clearTimeout(timer)
  }
}

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
      if (error instanceof SessionOverError) return redirectToLogin()
    }
    failures += 1
    const pauseMs = Math.min(longestRetryMs, state.retryMs * 2 ** (failures - 1))
    await sleep(pauseMs * (0.75 + Math.random() / 2), signal)
  }
}
