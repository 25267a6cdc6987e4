import { setTimeout as sleep } from 'node:timers/promises'
import type { Signals } from './signals.ts'

/** Lets a loop sleep until something about a topic has changed since it last looked. */
export type WakeUp = Disposable & {
  /** Resolves at once when a signal came since the last wait; else at the next one, after `timeoutMs`, or on abort. */
  wait(options: { timeoutMs: number; signal: AbortSignal }): Promise<void>
}

/** Listens from now on; open it before the first read, so that no change slips in between. */
export const openWakeUp = (signals: Signals, topic: string): WakeUp => {
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
