import { clientNetwork } from '../account/client-network.ts'
import { limitAttempts } from '../account/limit-attempts.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'

const minuteMs = 60 * 1000
const windows = [
  { max: 10, withinMs: minuteMs },
  { max: 60, withinMs: 60 * minuteMs },
]

/** Counts a large file that somebody unknown is about to send; throws `rate_limited` when it is one too many. */
export const admitFile = async (ctx: Context, ip: string): Promise<void> => {
  await inTransaction(ctx.db, (tx) => limitAttempts(ctx, tx, [{ key: `file:${clientNetwork(ip)}`, windows }]))
}
