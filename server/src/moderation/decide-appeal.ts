import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { AppError } from '../lib/app-error.ts'
import { mailDecisionJob } from './jobs.ts'
import { saveDecision } from './refusal-store.ts'
import type { RefusalRow } from './refusal-store.ts'

type Decision = { id: string; decision: 'allow' | 'refuse'; note: string; actor: string }

/**
 * Allows the very words to the person who appealed, or upholds the refusal, and has it mailed to them. Throws `conflict`
 * when nothing waits.
 */
export const decideAppeal = (ctx: Context, { id, decision, note, actor }: Decision): Promise<RefusalRow> =>
  inTransaction(ctx.db, async (tx) => {
    const state = decision === 'allow' ? 'allowed' : 'upheld'
    const decided = await saveDecision(tx, { id, state, note, decidedBy: actor, decidedAt: ctx.clock.now() })
    if (!decided) throw new AppError('conflict', 'No appeal waits for a decision here.')
    await ctx.queue.enqueue(tx, { job: mailDecisionJob, payload: { refusalId: id } })
    return decided
  })
