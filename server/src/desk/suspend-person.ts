import { suspendAccount, unsuspendAccount } from '../account/suspend-account.ts'
import { stopRenewals } from '../billing/stop-renewals.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { cancelAllJobs } from '../generation/cancel-all-jobs.ts'
import { logAction } from './log-action.ts'

type Done = { personId: string; reason: string; actor: string }

/**
 * Suspends an account: its sessions end with it, what it has under way is cancelled and given back, and its plan is not
 * charged again.
 */
export const suspendPerson = async (ctx: Context, { personId, reason, actor }: Done): Promise<void> => {
  await inTransaction(ctx.db, async (tx) => {
    await suspendAccount(ctx, tx, { userId: personId, reason })
    await stopRenewals(ctx, tx, personId)
    await logAction(ctx, tx, { actor, action: 'person.suspend', personId, reason })
  })
  await cancelAllJobs(ctx, personId)
}

export const unsuspendPerson = (ctx: Context, { personId, reason, actor }: Done): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    await unsuspendAccount(tx, personId)
    await logAction(ctx, tx, { actor, action: 'person.unsuspend', personId, reason })
  })
