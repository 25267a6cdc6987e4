import { EngineError } from '../engines/engine.ts'
import type { Failed } from '../engines/engine.ts'

export const ENGINE_FAILED: Failed = {
  state: 'failed',
  reason: 'engine',
  message: 'The engine failed.',
  retryable: true,
}

const rejectOnAbort = (signal: AbortSignal, done: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true, signal: done })
  })

type Ask = { signal: AbortSignal; onError: (error: unknown) => void }

/**
 * One call of an engine, given up when `signal` aborts even if the engine does not listen. What it throws
 * becomes a failure; the reason of an abort is thrown on.
 */
export const askEngine = async <Answer>(call: () => Promise<Answer>, { signal, onError }: Ask) => {
  signal.throwIfAborted()
  const done = new AbortController()
  try {
    return await Promise.race([call(), rejectOnAbort(signal, done.signal)])
  } catch (error) {
    if (signal.aborted) throw signal.reason
    onError(error)
    return error instanceof EngineError ? error.toFailed() : ENGINE_FAILED
  } finally {
    done.abort()
  }
}
