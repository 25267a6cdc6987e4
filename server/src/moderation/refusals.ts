import type { Refusal, RefusalState } from '@visage/contract'
import type { Context } from '../program/context.ts'
import { inTransaction } from '../db/transaction.ts'
import { AppError } from '../lib/app-error.ts'
import { readPage } from '../lib/paging.ts'
import { mailDecisionJob } from './jobs.ts'
import { findRefusal, listRefusalsIn, listRefusalsOf, saveAppeal, saveDecision } from './store.ts'
import type { RefusalRow } from './store.ts'

/** A refusal as the person whom it met sees it. */
export const describeRefusal = (row: RefusalRow): Refusal => ({
  id: row.id,
  texts: row.texts,
  is_file: row.kind === 'upload',
  reason: row.reason,
  state: row.state,
  appeal: row.appeal,
  note: row.note,
  created_at: row.createdAt.toISOString(),
  decided_at: row.decidedAt?.toISOString() ?? null,
})

type Input = { id: string; userId: string; text: string }

/** Asks the operator to look at a refusal; once each. */
export const appealRefusal = async ({ db, clock }: Context, { id, userId, text }: Input): Promise<Refusal> => {
  const saved = await saveAppeal(db, { id, userId, appeal: text, appealedAt: clock.now() })
  if (saved) return describeRefusal(saved)
  if (!(await findRefusal(db, { id, userId }))) throw new AppError('not_found')
  throw new AppError('conflict', 'You have asked for a review of this already.')
}

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

type Appeal = RefusalRow & { email: string }
type AppealsQuery = { state?: RefusalState; cursor?: string; limit?: number }

const usualLimit = 50

/** A page of the operator's queue, newest first: those that wait unless told. */
export const listAppeals = async (
  { db }: Context,
  { state = 'appealed', cursor, limit = usualLimit }: AppealsQuery = {},
): Promise<{ appeals: Appeal[]; nextCursor: string | null }> => {
  const { shown, nextCursor } = await readPage(
    { cursor, limit },
    { list: (page) => listRefusalsIn(db, { state, ...page }), cursorKeyOf: ({ refusal }) => refusal },
  )
  return { appeals: shown.map(({ refusal, email }) => ({ ...refusal, email })), nextCursor }
}

const most = 100

/** What was refused to a person, newest first. */
export const listRefusals = async ({ db }: Context, userId: string): Promise<Refusal[]> =>
  (await listRefusalsOf(db, userId, most)).map(describeRefusal)
