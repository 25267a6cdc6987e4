import type { DeskCase } from '@visage/contract/desk'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { decideTakedown } from '../sharing/decide-takedown.ts'
import type { Decision } from '../sharing/decide-takedown.ts'
import { readCase } from '../sharing/list-cases.ts'
import { logAction } from './log-action.ts'

/** Decides a takedown case and writes it into the log, both or neither. */
export const decideCase = async (ctx: Context, decision: Decision): Promise<DeskCase> => {
  const { actor, action, caseNumber, note } = decision
  await inTransaction(ctx.db, async (tx) => {
    await decideTakedown({ ...ctx, db: tx }, decision)
    await logAction(ctx, tx, { actor, action: `takedown.${action}`, subject: caseNumber, reason: note })
  })
  return readCase(ctx, caseNumber)
}
