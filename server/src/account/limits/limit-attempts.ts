import { randomUUID } from 'node:crypto'
import type { Context } from '../../program/context.ts'
import type { Tx } from '../../db/transaction.ts'
import { AppError } from '../../lib/app-error.ts'
import { addAttempt, listAttempts, lockAttempts } from './store.ts'

/** How often something may be tried under a key: at most `max` within each window. */
export type AttemptLimit = { key: string; windows: readonly { max: number; withinMs: number }[] }

const waitMs = ({ windows }: AttemptLimit, attempts: readonly Date[], now: number): number =>
  windows.reduce((longest, { max, withinMs }) => {
    const oldestThatCounts = attempts[max - 1]
    return oldestThatCounts ? Math.max(longest, oldestThatCounts.getTime() + withinMs - now) : longest
  }, 0)

const inWords = (seconds: number): string => {
  const [amount, unit] = seconds < 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`
}

const tooManyTries = (milliseconds: number): AppError => {
  const seconds = Math.ceil(milliseconds / 1000)
  return new AppError('rate_limited', `Too many tries. Please wait ${inWords(seconds)}.`, {
    details: { retry_after_seconds: seconds },
  })
}

/**
 * Counts one attempt under every limit, or under none and throws `rate_limited`. Attempts at the same time wait for
 * each other until the transaction ends; callers name their limits in the same order, so that none waits in a circle.
 * Answers the attempts' ids.
 */
export const limitAttempts = async ({ clock }: Context, tx: Tx, limits: readonly AttemptLimit[]): Promise<string[]> => {
  const waits: number[] = []
  for (const limit of limits) {
    await lockAttempts(tx, limit.key)
    const longestMs = Math.max(...limit.windows.map(({ withinMs }) => withinMs))
    const now = clock.now().getTime()
    waits.push(waitMs(limit, await listAttempts(tx, limit.key, new Date(now - longestMs)), now))
  }
  const longestWaitMs = Math.max(...waits)
  if (longestWaitMs > 0) throw tooManyTries(longestWaitMs)
  const ids: string[] = []
  for (const { key } of limits) {
    const id = randomUUID()
    await addAttempt(tx, { id, key, at: clock.now() })
    ids.push(id)
  }
  return ids
}
