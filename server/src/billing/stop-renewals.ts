import type { Context } from '../context.ts'
import type { Tx } from '../db/transaction.ts'
import { queueCancellation } from './queue-cancellation.ts'
import { listLiveSubscriptions, lockSubscriptions } from './store/subscriptions.ts'

/**
 * Has every subscription of a person cancelled, open pages among them, when the transaction commits; what is paid stays
 * until its end. An unreachable provider does not hold it up.
 */
export const stopRenewals = async (ctx: Context, tx: Tx, userId: string): Promise<void> => {
  await lockSubscriptions(tx, userId)
  for (const { id } of await listLiveSubscriptions(tx, userId)) await queueCancellation(ctx, tx, id)
}
