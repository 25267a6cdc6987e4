import { ENGINE_WEBHOOK_PATH } from '../engine.ts'
import type { HostedSettings } from './settings.ts'

const secondsOfAge = 300

/** Whether a message was signed in these minutes; `timestamp` in seconds since 1970. An old one may have been overheard. */
export const isRecent = (timestamp: string): boolean =>
  Math.abs(Date.now() / 1000 - Number(timestamp || Number.NaN)) <= secondsOfAge

/** The address that a service sends its messages to; null where it cannot reach this server, and is asked instead. */
export const webhookUrlOf = (
  engine: string,
  publicUrl: string,
  { baseUrl }: Pick<HostedSettings, 'baseUrl'>,
): string | null => {
  const { protocol, origin } = new URL(publicUrl)
  const isReachable = protocol === 'https:' || baseUrl !== null
  return isReachable ? `${origin}${ENGINE_WEBHOOK_PATH}/${engine}` : null
}

const retentionMs = 24 * 60 * 60_000
/** So that messages that nobody signed do not make us ask for the keys time and again. */
const refreshMs = 5 * 60_000
/** After a question that came to nothing, and at most after many. */
const restMs = { first: 5000, longest: refreshMs }

type Failure = { error: unknown; count: number; atMs: number }

const restOf = ({ count }: Failure): number => Math.min(restMs.longest, restMs.first * 2 ** (count - 1))

/**
 * What a service signs its messages with, asked of it once a day, and when a signature does not hold. One question at a
 * time, and none for a while after one that failed: until then that failure is thrown.
 */
export const openSigningKeyCache = <Keys>(ask: () => Promise<Keys>, nowMs: () => number = Date.now) => {
  let known: { keys: Keys; atMs: number } | null = null
  let failure: Failure | null = null
  let asking: Promise<Keys> | null = null

  const askNow = async (): Promise<Keys> => {
    try {
      const keys = await ask()
      known = { keys, atMs: nowMs() }
      failure = null
      return keys
    } catch (error) {
      failure = { error, count: (failure?.count ?? 0) + 1, atMs: nowMs() }
      throw error
    } finally {
      asking = null
    }
  }

  const read = async (maxAgeMs: number): Promise<Keys> => {
    if (known && nowMs() - known.atMs <= maxAgeMs) return known.keys
    if (failure && nowMs() - failure.atMs < restOf(failure)) throw failure.error
    asking ??= askNow()
    return asking
  }

  return {
    /** Whether a signature holds by the keys that the service has now. */
    async verify(holds: (keys: Keys) => boolean): Promise<boolean> {
      return holds(await read(retentionMs)) || holds(await read(refreshMs))
    },
  }
}
