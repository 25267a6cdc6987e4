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
