import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from './client.ts'

const channel = 'visage_changed'

/** Signals over the database's own notifications, so that they reach every process on it. */
export const openSignals = async (database: Database): Promise<Signals> => {
  const emitter = new EventEmitter().setMaxListeners(0)
  const unlisten = await database.listen(channel, (topic) => emitter.emit(topic))
  return {
    publish: (topic) => database.notify(channel, topic),
    subscribe(topic, listener) {
      emitter.on(topic, listener)
      return () => emitter.off(topic, listener)
    },
    close: unlisten,
  }
}

/** Lets a loop sleep until something about a topic has changed since it last looked. */
export type SignalWaiter = Disposable & {
  /** Resolves at once when a signal came since the last wait; else at the next one, after `timeoutMs`, or on abort. */
  wait(options: { timeoutMs: number; signal: AbortSignal }): Promise<void>
}

/** Listens from now on; open it before the first read, so that no change slips in between. */
export const openSignalWaiter = (signals: Signals, topic: string): SignalWaiter => {
  let changed = Promise.withResolvers<void>()
  const unsubscribe = signals.subscribe(topic, () => changed.resolve())
  return {
    async wait({ timeoutMs, signal }) {
      const timer = new AbortController()
      const late = sleep(timeoutMs, undefined, { signal: AbortSignal.any([timer.signal, signal]) }).catch(() => {})
      await Promise.race([changed.promise, late])
      timer.abort()
      changed = Promise.withResolvers<void>()
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
