import type { Context } from '../program/context.ts'
import type { Tx } from '../db/transaction.ts'
import { eraseAffiliate, eraseCounterNotices, eraseMessages, eraseSubscriber, listQueuedIds } from './store.ts'

/**
 * Erases what names a person without hanging on the account: messages, the newsletter, what an objection to a takedown
 * was signed with, the address of an affiliate, and the ids in the queue. Belongs in the transaction that deletes the
 * account; cancellations of what is paid for stay on the queue.
 */
export const erasePersonalData = async (
  ctx: Context,
  tx: Tx,
  { userId, email }: { userId: string; email: string },
): Promise<void> => {
  await ctx.queue.forget(tx, await listQueuedIds(tx, { userId, email }))
  await eraseMessages(tx, email)
  await eraseSubscriber(tx, email)
  await eraseCounterNotices(tx, userId)
  await eraseAffiliate(tx, email)
}
