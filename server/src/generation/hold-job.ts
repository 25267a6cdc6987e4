import type { Context } from '../context.ts'
import { readLoss } from './hold-lost.ts'
import { leaseEnd } from './lease-end.ts'
import { extendHold } from './store/leases.ts'
import type { Hold } from './store/leases.ts'

const beatMs = 5000

/** Keeps a hold alive; `signal` aborts with a `HoldLost` as soon as the job is no longer ours. */
export const holdJob = (ctx: Context, hold: Hold): Disposable & { signal: AbortSignal } => {
  const lost = new AbortController()
  let isBeating = false
  let beatAgain = false

  const beat = async () => {
    if (!(await extendHold(ctx.db, hold, leaseEnd(ctx.clock.now())))) lost.abort(await readLoss(ctx.db, hold.id))
  }
  const keepBeating = async () => {
    if (isBeating) {
      beatAgain = true
      return
    }
    isBeating = true
    try {
      do {
        beatAgain = false
        await beat()
      } while (beatAgain && !lost.signal.aborted)
    } catch (error) {
      ctx.log.warn({ err: error, job: hold.id }, 'the hold on a job was not extended')
    } finally {
      isBeating = false
    }
  }

  const timer = setInterval(() => void keepBeating(), beatMs)
  const unsubscribe = ctx.signals.subscribe(hold.id, () => void keepBeating())
  return {
    signal: lost.signal,
    [Symbol.dispose]() {
      clearInterval(timer)
      unsubscribe()
    },
  }
}
