/** Work by key: whoever asks for what is being done already gets the same promise. */
export const createSharedWork = <Result>() => {
  const begun = new Map<string, Promise<Result>>()
  return (key: string, work: () => Promise<Result>): Promise<Result> => {
    const known = begun.get(key) ?? work().finally(() => begun.delete(key))
    begun.set(key, known)
    return known
  }
}
