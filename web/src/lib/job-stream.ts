import { JOB_EVENTS_PATH, job } from '@visage/contract'
import type { Job } from '@visage/contract'
import { createParser } from 'eventsource-parser'
import { refreshTokens } from './refresh-tokens.ts'
import { findSessionValue } from './session.ts'

const idleMs = 45_000

export type StreamState = { lastEventId: string; retryMs: number }

export class SessionOverError extends Error {
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
export const readJobStream = async (
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
