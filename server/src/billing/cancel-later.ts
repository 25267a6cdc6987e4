import type { Context } from '../context.ts'
import type { Db } from '../db/transaction.ts'

/** Has a subscription cancelled at its provider, at once, when the transaction that `db` may be commits. */
export type CancelLater = (ctx: Context, db: Db, subscriptionId: string) => Promise<void>
