import type { Context } from '../context.ts'
import type { Tx } from '../db/transaction.ts'
import { hashAddress } from './hash-address.ts'
import { queueCancellation } from './queue-cancellation.ts'
import { addWelcomedAddress } from './store/affiliates.ts'
import { anonymiseSubscriptions, listLiveSubscriptions, lockSubscriptions } from './store/subscriptions.ts'

/**
 * Has every subscription of a person cancelled and takes the person out of what is kept. Belongs in the transaction that
 * deletes the account; an unreachable provider does not hold it up.
 */
export const leaveBilling = async (
  ctx: Context,
  tx: Tx,
  { userId, email }: { userId: string; email: string },
): Promise<void> => {
  await lockSubscriptions(tx, userId)
  for (const { id } of await listLiveSubscriptions(tx, userId)) await queueCancellation(ctx, tx, id)
  await anonymiseSubscriptions(tx, userId)
  await addWelcomedAddress(tx, {
    addressHash: hashAddress(ctx.config.secrets.tokens, email),
    createdAt: ctx.clock.now(),
  })
}
