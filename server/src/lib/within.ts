import { setTimeout as sleep } from 'node:timers/promises'

type Patience = { ms: number; onLate: () => Error }

/** Waits for work so long and then throws what `onLate` gives; the work goes on. */
export const within = async <Result>(work: Promise<Result>, { ms, onLate }: Patience): Promise<Result> => {
  const stop = new AbortController()
  try {
    const late = sleep(ms, undefined, { signal: stop.signal }).then(() => {
      throw onLate()
    })
    return await Promise.race([work, late])
  } finally {
    stop.abort()
  }
}
