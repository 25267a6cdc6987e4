import type { OutputOf } from '@visage/contract'
import type { admin, AdminAppeal, AdminCase } from '@visage/contract/admin'
import { listPersons } from '../../account/users/persons.ts'
import type { Context } from '../../program/context.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { PageRequest } from '../../lib/paging.ts'
import { decideAppeal as decide, listAppeals as listRefused } from '../../moderation/refusals.ts'
import { readCase } from '../../sharing/takedowns/cases.ts'
import { decideTakedown } from '../../sharing/takedowns/decide-takedown.ts'
import type { Decision } from '../../sharing/takedowns/decide-takedown.ts'
import { logAction } from '../log/actions.ts'

/** Decides a takedown case and writes it into the log, both or neither. */
export const decideCase = async (ctx: Context, decision: Decision): Promise<AdminCase> => {
  const { actor, action, caseNumber, note } = decision
  await inTransaction(ctx.db, async (tx) => {
    await decideTakedown({ ...ctx, db: tx }, decision)
    await logAction(ctx, tx, { actor, action: `takedown.${action}`, subject: caseNumber, reason: note })
  })
  return readCase(ctx, caseNumber)
}

/** A page of what was refused, newest first. */
export const listAppeals = async (
  ctx: Context,
  wanted: PageRequest & { state: AdminAppeal['state'] },
): Promise<OutputOf<typeof admin.listAppeals>> => {
  const { appeals, nextCursor } = await listRefused(ctx, wanted)
  const persons = await listPersons(
    ctx.db,
    appeals.map(({ userId }) => userId),
  )
  return {
    appeals: appeals.map((row) => ({
      id: row.id,
      person: persons.get(row.userId) ?? null,
      kind: row.kind,
      rule: row.rule,
      reason: row.reason,
      texts: row.texts,
      times: row.times,
      state: row.state,
      appeal: row.appeal,
      created_at: row.createdAt.toISOString(),
      appealed_at: row.appealedAt?.toISOString() ?? null,
      decided_at: row.decidedAt?.toISOString() ?? null,
      decided_by: row.decidedBy,
      note: row.note,
    })),
    next_cursor: nextCursor,
  }
}

type AppealDecision = { id: string; decision: 'allow' | 'refuse'; note: string; actor: string }

/** Decides an appeal and writes it into the log, both or neither. */
export const decideAppeal = (ctx: Context, decision: AppealDecision): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    const { userId: personId } = await decide({ ...ctx, db: tx }, decision)
    const { actor, note: reason } = decision
    await logAction(ctx, tx, { actor, action: `appeal.${decision.decision}`, personId, reason })
  })
