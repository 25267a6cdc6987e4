import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Operator } from '../http/handlers.ts'
import { logAction } from './log-action.ts'
import { deleteDeskSessions } from './store/desk-sessions.ts'

/** Closes the desk of this sign-in, or every one that the operator has open. */
export const leaveDesk = (ctx: Context, { email, userId, sessionId }: Operator, everywhere: boolean): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    await deleteDeskSessions(tx, everywhere ? { userId } : { sessionId })
    await logAction(ctx, tx, { actor: email, action: 'desk.leave', ...(everywhere && { subject: 'everywhere' }) })
  })
