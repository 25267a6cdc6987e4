import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import type { Logger } from 'pino'
import type { Database } from './client.ts'

const channel = 'visage_changed'
const patienceMs = 10_000

/** Whether a word of its own comes back; behind a pooler of transactions none does. */
const hearsItself = async (signals: Signals): Promise<boolean> => {
  const topic = `heard:${randomUUID()}`
  const end = new AbortController()
  using waiter = openSignalWaiter(signals, topic)
  try {
    const [heard] = await Promise.all([
      waiter.wait({ timeoutMs: patienceMs, signal: end.signal }),
      signals.publish(topic),
    ])
    return heard
  } finally {
    end.abort()
  }
}

/** Signals over the database's own notifications, so that they reach every process on it. */
export const openSignals = async (database: Database, log: Logger): Promise<Signals> => {
  const emitter = new EventEmitter().setMaxListeners(0)
  let isHeard = false
  let listening = 0
  const signals = {
    publish: (topic: string) => database.notify(channel, topic),
    subscribe(topic: string, listener: () => void) {
      emitter.on(topic, listener)
      return () => void emitter.off(topic, listener)
    },
    isHeard: () => isHeard,
    close: async () => {},
  }
  const prove = async (attempt: number) => {
    try {
      const heard = await hearsItself(signals)
      if (attempt !== listening) return
      isHeard = heard
      // What was told while nobody listened is looked for once.
      if (heard) for (const topic of emitter.eventNames()) emitter.emit(topic)
      else
        log.warn('the database brings no notifications, as behind a pooler of transactions: news comes seconds later')
    } catch (error) {
      log.warn({ err: error }, 'the database did not take a notification')
    }
  }
  signals.close = await database.listen(channel, {
    onPayload: (topic) => emitter.emit(topic),
    onListening(isListening) {
      isHeard = false
      listening += 1
      if (isListening) void prove(listening)
    },
  })
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
      const late = Promise.withResolvers<false>()
      const end = () => late.resolve(false)
      const timer = setTimeout(end, timeoutMs)
      signal.addEventListener('abort', end, { once: true })
      if (signal.aborted) end()
      const came = await Promise.race([changed.promise, late.promise])
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      changed = Promise.withResolvers<true>()
      return came
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
  /** Whether news is known to come through; who waits need not look for itself every few seconds then. */
  isHeard(): boolean
  close(): Promise<void>
}
