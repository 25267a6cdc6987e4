import type { DeskMessage } from '@visage/contract/desk'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { AppError } from '../lib/app-error.ts'
import { describeMessage } from './list-inbox.ts'
import { logAction } from './log-action.ts'
import { noteAnswered } from './store/inbox.ts'

/** Notes whether a message of the contact form has been answered. */
export const markMessage = (
  ctx: Context,
  { id, isAnswered, actor }: { id: string; isAnswered: boolean; actor: string },
): Promise<DeskMessage> =>
  inTransaction(ctx.db, async (tx) => {
    const row = await noteAnswered(tx, id, isAnswered ? ctx.clock.now() : null)
    if (!row) throw new AppError('not_found', 'There is no such message.')
    await logAction(ctx, tx, { actor, action: isAnswered ? 'message.answered' : 'message.reopened', subject: id })
    return describeMessage(row)
  })
