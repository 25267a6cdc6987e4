/** Work by key: whoever asks for what is being done already gets the same promise. */
export const createSharedWork = <Result>() => {
  const begun = new Map<string, Promise<Result>>()
  return (key: string, work: () => Promise<Result>): Promise<Result> => {
    const known = begun.get(key) ?? work().finally(() => begun.delete(key))
    begun.set(key, known)
    return known
  }
}

/** Work by key, one at a time: whoever comes while another one is at work waits until that has ended, however it ends. */
export const createTurns = () => {
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

/** Remembers the latest results by key; whoever asks for what is being made waits for the same work, and failures are forgotten. */
export const createMemory = <Result>(most: number) => {
  const known = new Map<string, Promise<Result>>()
  return (key: string, make: () => Promise<Result>): Promise<Result> => {
    const begun = known.get(key)
    if (begun) return begun
    const making = make()
    known.set(key, making)
    making.catch(() => known.delete(key))
    const [oldest] = known.keys()
    if (known.size > most && oldest !== undefined) known.delete(oldest)
    return making
  }
}
