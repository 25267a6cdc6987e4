import type { Context } from '../context.ts'
import type { Tx } from '../db/transaction.ts'
import type { CancelLater } from './cancel-later.ts'
import { listLiveSubscriptions } from './store/subscriptions.ts'
import type { Subscription } from './store/subscriptions.ts'

/**
 * Of several plans of one person the newest that is paid goes on: older ones are cancelled at their providers, open
 * pages among them. What was paid of them stays until its end. Tells whether this subscription is such an older one.
 */
export const endReplaced = async (
  ctx: Context,
  tx: Tx,
  { subscription, cancelLater }: { subscription: Subscription; cancelLater: CancelLater },
): Promise<boolean> => {
  const { id, userId, createdAt } = subscription
  if (userId === null) return false
  const newestFirst = await listLiveSubscriptions(tx, userId)
  const paid = newestFirst.findIndex(({ state }) => state === 'active')
  const replaced = paid === -1 ? [] : newestFirst.slice(paid + 1)
  for (const older of replaced) if (older.state !== 'cancelled') await cancelLater(ctx, tx, older.id)
  const winner = newestFirst[paid]
  return winner !== undefined && winner.id !== id && winner.createdAt >= createdAt
}
