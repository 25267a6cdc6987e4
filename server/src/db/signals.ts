import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Database } from './client.ts'

const channel = 'visage_changed'
const patienceMs = 10_000

/** Says in the log when no news comes through: then everybody looks for themselves, seconds later. */
const warnWhenDeaf = async (signals: Signals, log: Logger): Promise<void> => {
  const topic = `heard:${randomUUID()}`
  const waiter = openSignalWaiter(signals, topic)
  try {
    const heard = await Promise.all([
      waiter.wait({ timeoutMs: patienceMs, signal: new AbortController().signal }),
      signals.publish(topic),
    ])
    if (!heard[0])
      log.warn('the database brings no notifications, as behind a pooler of transactions: news comes seconds later')
  } catch (error) {
    log.warn({ err: error }, 'the database did not take a notification')
  } finally {
    waiter[Symbol.dispose]()
  }
}

/** Signals over the database's own notifications, so that they reach every process on it. */
export const openSignals = async (database: Database, log: Logger): Promise<Signals> => {
  const emitter = new EventEmitter().setMaxListeners(0)
  const unlisten = await database.listen(channel, (topic) => emitter.emit(topic))
  const signals: Signals = {
    publish: (topic) => database.notify(channel, topic),
    subscribe(topic, listener) {
      emitter.on(topic, listener)
      return () => emitter.off(topic, listener)
    },
    close: unlisten,
  }
  if (database.backend === 'postgres') void warnWhenDeaf(signals, log)
  return signals
}

/** Lets a loop sleep until something about a topic has changed since it last looked. */
export type SignalWaiter = Disposable & {
  /** Resolves at once when a signal came since the last wait; else at the next one, after `timeoutMs`, or on abort. Answers whether one came. */
  wait(options: { timeoutMs: number; signal: AbortSignal }): Promise<boolean>
}

/** Listens from now on; open it before the first read, so that no change slips in between. */
export const openSignalWaiter = (signals: Signals, topic: string): SignalWaiter => {
  let changed = Promise.withResolvers<true>()
  const unsubscribe = signals.subscribe(topic, () => changed.resolve(true))
  return {
    async wait({ timeoutMs, signal }) {
      const timer = new AbortController()
      const late = sleep(timeoutMs, undefined, { signal: AbortSignal.any([timer.signal, signal]) }).catch(() => {})
      const came = await Promise.race([changed.promise, late])
      timer.abort()
      changed = Promise.withResolvers<true>()
      return came === true
    },
    [Symbol.dispose]: unsubscribe,
  }
}

/**
 * Wakes up whoever waits for news, across processes when the database is a server. A signal carries only
 * whose data changed (the id of a person or of a job); the truth is read from the database.
 */
export type Signals = {
  publish(topic: string): Promise<void>
  /** Returns the function that ends it. */
  subscribe(topic: string, listener: () => void): () => void
  close(): Promise<void>
}
