import type { Context } from '../context.ts'
import type { Tx } from '../db/transaction.ts'
import { hashAddress } from './hash-address.ts'
import { stopRenewals } from './stop-renewals.ts'
import { addWelcomedAddress } from './store/affiliates.ts'
import { anonymiseSubscriptions } from './store/subscriptions.ts'

/**
 * Has every subscription of a person cancelled and takes the person out of what is kept. Belongs in the transaction that
 * deletes the account.
 */
export const leaveBilling = async (
  ctx: Context,
  tx: Tx,
  { userId, email }: { userId: string; email: string },
): Promise<void> => {
  await stopRenewals(ctx, tx, userId)
  await anonymiseSubscriptions(tx, userId)
  await addWelcomedAddress(tx, {
    addressHash: hashAddress(ctx.config.secrets.tokens, email),
    createdAt: ctx.clock.now(),
  })
}
