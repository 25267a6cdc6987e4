import { isSuspended } from '../account/is-suspended.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/transaction.ts'
import type { CancelLater } from './cancel-later.ts'
import type { Subscription } from './store/subscriptions.ts'

/** Cancels what began, or went on, after its person was suspended: nobody pays for what they may not use. */
export const endSuspended = async (
  ctx: Context,
  tx: Tx,
  { subscription, cancelLater }: { subscription: Subscription; cancelLater: CancelLater },
): Promise<void> => {
  const { id, userId, state } = subscription
  if (userId === null || (state !== 'active' && state !== 'past_due')) return
  if (await isSuspended(tx, userId)) await cancelLater(ctx, tx, id)
}
