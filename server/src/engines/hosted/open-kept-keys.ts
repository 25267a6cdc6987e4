const keptMs = 24 * 60 * 60_000
/** So that messages that nobody signed do not make us ask for the keys time and again. */
const askAgainMs = 5 * 60_000

/** What a service signs its messages with, asked of it once a day, and when a signature does not hold. */
export const openKeptKeys = <Keys>(ask: () => Promise<Keys>) => {
  let known: { keys: Keys; atMs: number } | null = null

  const read = async (maxAgeMs: number): Promise<Keys> => {
    if (!known || Date.now() - known.atMs > maxAgeMs) known = { keys: await ask(), atMs: Date.now() }
    return known.keys
  }

  return {
    /** Whether a signature holds by the keys that the service has now. */
    async verify(holds: (keys: Keys) => boolean): Promise<boolean> {
      return holds(await read(keptMs)) || holds(await read(askAgainMs))
    },
  }
}
