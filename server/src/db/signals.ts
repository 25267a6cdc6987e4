import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import type { Logger } from 'pino'
import type { Database } from './client.ts'

const channel = 'visage_changed'
const patienceMs = 10_000
const proveEveryMs = 60_000

type Open = Pick<Signals, 'publish' | 'subscribe'>

/** Whether a word of its own comes back; behind a pooler of transactions none does. */
const hearsItself = async (signals: Open, ended: AbortSignal): Promise<boolean> => {
  const topic = `heard:${randomUUID()}`
  const end = new AbortController()
  using waiter = openSignalWaiter(signals, topic)
  try {
    const signal = AbortSignal.any([end.signal, ended])
    const [heard] = await Promise.all([waiter.wait({ timeoutMs: patienceMs, signal }), signals.publish(topic)])
    return heard
  } finally {
    end.abort()
  }
}

/** Signals over the database's own notifications, so that they reach every process on it. */
export const openSignals = async (database: Database, log: Logger): Promise<Signals> => {
  const emitter = new EventEmitter().setMaxListeners(0)
  const open: Open = {
    publish: (topic) => database.notify(channel, topic),
    subscribe(topic, listener) {
      emitter.on(topic, listener)
      return () => emitter.off(topic, listener)
    },
  }
  let isHeard = false
  let ended = new AbortController()

  const tryToHear = async (signal: AbortSignal): Promise<boolean> => {
    try {
      return await hearsItself(open, signal)
    } catch (error) {
      if (!signal.aborted) log.warn({ err: error }, 'the database did not take a notification')
      return false
    }
  }
  /** Looks every minute whether news comes through, for as long as this connection is thought to listen. */
  const keepProving = async (signal: AbortSignal): Promise<void> => {
    for (let proofs = 0; !signal.aborted; proofs += 1) {
      const heard = await tryToHear(signal)
      if (signal.aborted) return
      if (!heard && (proofs === 0 || isHeard))
        log.warn('the database brings no notifications, as behind a pooler of transactions: news comes seconds later')
      // What was told while nobody heard is looked for once.
      if (heard !== isHeard) for (const topic of emitter.eventNames()) emitter.emit(topic)
      isHeard = heard
      await new Promise((resolve) => setTimeout(resolve, proveEveryMs).unref())
    }
  }
  const unlisten = await database.listen(channel, {
    onPayload: (topic) => emitter.emit(topic),
    onListening(isListening) {
      ended.abort()
      ended = new AbortController()
      isHeard = false
      if (isListening) void keepProving(ended.signal)
    },
  })
  return {
    ...open,
    isHeard: () => isHeard,
    close() {
      ended.abort()
      return unlisten()
    },
  }
}

/** Lets a loop sleep until something about a topic has changed since it last looked. */
export type SignalWaiter = Disposable & {
  /** Resolves at once when a signal came since the last wait; else at the next one, after `timeoutMs`, or on abort. Answers whether one came. */
  wait(options: { timeoutMs: number; signal: AbortSignal }): Promise<boolean>
}

/** Listens from now on; open it before the first read, so that no change slips in between. */
export const openSignalWaiter = (signals: Pick<Signals, 'subscribe'>, topic: string): SignalWaiter => {
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
