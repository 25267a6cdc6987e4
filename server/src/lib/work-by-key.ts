import { LRUCache } from 'lru-cache'

/** Work by key: whoever asks for what is being done already gets the same promise. */
export const createSingleFlight = <Result>() => {
  const begun = new Map<string, Promise<Result>>()
  return (key: string, work: () => Promise<Result>): Promise<Result> => {
    const known = begun.get(key) ?? work().finally(() => begun.delete(key))
    begun.set(key, known)
    return known
  }
}

/** Work by key, one at a time: whoever comes while another one is at work waits until that has ended, however it ends. */
export const createKeyedMutex = () => {
  const last = new Map<string, Promise<unknown>>()
  return <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const turn = (last.get(key) ?? Promise.resolve()).then(work, work)
    last.set(key, turn)
    const leave = () => {
      if (last.get(key) === turn) last.delete(key)
    }
    turn.then(leave, leave)
    return turn
  }
}

/** Remembers the results asked for last, by key; whoever asks for what is being made waits for the same work, and failures are forgotten. */
export const createCache = <Result extends string | object>(max: number) => {
  const known = new LRUCache<string, Result, () => Promise<Result>>({
    max,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => context(),
  })
  return (key: string, make: () => Promise<Result>): Promise<Result> => known.forceFetch(key, { context: make })
}
