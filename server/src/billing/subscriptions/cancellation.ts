import { z } from 'zod'
import type { Context } from '../../program/context.ts'
import type { Db, Tx } from '../../db/transaction.ts'
import { listLiveSubscriptions, lockSubscriptions } from './store.ts'

/** Tries for about three days, and the nightly comparison goes on after that: nobody is charged for what they left. */
export const cancellationJob = {
  name: 'cancel-subscription',
  payload: z.object({ subscriptionId: z.uuid() }),
  options: { concurrency: 1, retryLimit: 13, retryDelaySeconds: 30, expireSeconds: 120 },
}

/** Has a subscription cancelled at its provider, at once, when the transaction that `db` may be commits. */
export const queueCancellation = (ctx: Context, db: Db, subscriptionId: string): Promise<void> =>
  ctx.queue.enqueue(db, { job: cancellationJob, payload: { subscriptionId } })

/**
 * Has every subscription of a person cancelled, open pages among them, when the transaction commits; what is paid stays
 * until its end. An unreachable provider does not hold it up.
 */
export const stopRenewals = async (ctx: Context, tx: Tx, userId: string): Promise<void> => {
  await lockSubscriptions(tx, userId)
  for (const { id } of await listLiveSubscriptions(tx, userId)) await queueCancellation(ctx, tx, id)
}
