import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { writeCsv } from '../lib/write-csv.ts'
import { logAction } from './log-action.ts'
import { listSubscribers } from './store/inbox.ts'

/** Everybody on the newsletter as a table for spreadsheets; the log keeps who took it. */
export const exportNewsletter = (ctx: Context, actor: string): Promise<string> =>
  inTransaction(ctx.db, async (tx) => {
    const subscribers = await listSubscribers(tx)
    await logAction(ctx, tx, { actor, action: 'newsletter.export', subject: `${subscribers.length} addresses` })
    return writeCsv([
      ['Email', 'Joined at'],
      ...subscribers.map(({ email, createdAt }) => [email, createdAt.toISOString()]),
    ])
  })
