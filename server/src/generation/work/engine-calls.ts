import { EngineError } from '../../adapters/engines/engine.ts'
import type { Failed } from '../../adapters/engines/engine.ts'
import type { Context } from '../../program/context.ts'
import type { JobRow } from '../queue/store.ts'
import { noteRemoteId } from './store.ts'

/** What is signalled when a service elsewhere has news of a job. */
export const remoteTopic = (jobId: string): string => `remote:${jobId}`

/** Has the engine stop what nobody wants any more. One that does not take it is only logged: the job is over anyway. */
export const stopEngine = async (
  ctx: Context,
  { id, engine, kind }: Pick<JobRow, 'id' | 'engine' | 'kind'>,
  operation: unknown,
): Promise<void> => {
  try {
    await ctx.engines.findByName(engine)?.recipes[kind]?.cancel?.(operation)
  } catch (error) {
    ctx.log.warn({ err: error, job: id, engine }, 'the engine did not take the cancellation')
  }
}

/** `order` is the engine's own key for what it sent, `remoteId` what the service calls it. */
type EngineUpdate = { engine: string; order: string; remoteId: string }

/**
 * Takes a verified message of a service: it says what the service calls an order, which finds work that was begun and not
 * saved, and has whoever works on the job look at once. What it holds beyond that is asked of the service itself.
 */
export const applyEngineUpdate = async (ctx: Context, update: EngineUpdate): Promise<void> => {
  for (const jobId of await noteRemoteId(ctx.db, update)) await ctx.signals.publish(remoteTopic(jobId))
}

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

type EngineCallOptions = { signal: AbortSignal; onError: (error: unknown) => void }

/**
 * One call of an engine, given up when `signal` aborts even if the engine does not listen. What it throws
 * becomes a failure; the reason of an abort is thrown on.
 */
export const callEngine = async <Answer>(call: () => Promise<Answer>, { signal, onError }: EngineCallOptions) => {
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
