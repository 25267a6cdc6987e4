import { setTimeout as sleep } from 'node:timers/promises'

type Patience = { ms: number; onLate: () => Error }

/** Waits for work so long and then throws what `onLate` gives; the work goes on. */
export const withTimeout = async <Result>(work: Promise<Result>, { ms, onLate }: Patience): Promise<Result> => {
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

/** How long work may take: on a busy machine all of it is slow, so what counts is whether it moves. */
export type WorkLimits = {
  /** Without any progress. */
  stallMs: number
  /** Altogether, whatever progress it tells. */
  mostMs: number
}

type Watchdog = Disposable & {
  /** Tells that the work has moved. */
  moved: () => void
}

const minutesOf = (ms: number): string => (ms === 60_000 ? 'a minute' : `${Math.round(ms / 60_000)} minutes`)

/** Calls `onOver` once with what went wrong, when work stands still or does not end. */
export const startWatchdog = ({ stallMs, mostMs }: WorkLimits, onOver: (how: string) => void): Watchdog => {
  const end = (how: string) => {
    stop()
    onOver(how)
  }
  const most = setTimeout(() => end(`it took longer than ${minutesOf(mostMs)}`), mostMs)
  const stalled = setTimeout(() => end(`it made no progress for ${minutesOf(stallMs)}`), stallMs)
  let isOver = false
  const stop = () => {
    isOver = true
    clearTimeout(most)
    clearTimeout(stalled)
  }
  return {
    moved() {
      if (!isOver) stalled.refresh()
    },
    [Symbol.dispose]: stop,
  }
}
