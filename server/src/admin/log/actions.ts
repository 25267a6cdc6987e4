import type { OutputOf } from '@visage/contract'
import type { admin, AdminAction, AdminActionName } from '@visage/contract/admin'
import { listPersons } from '../../account/users/persons.ts'
import type { Context } from '../../program/context.ts'
import type { Tx } from '../../db/transaction.ts'
import { readPage } from '../../lib/paging.ts'
import type { PageRequest } from '../../lib/paging.ts'
import { logSecurity } from '../../lib/security-log.ts'
import { addAction, listActionRows, listActors } from './store.ts'
import type { ActionRow } from './store.ts'

type Done = {
  /** The operator's address. */
  actor: string
  action: AdminActionName
  personId?: string
  /** What else it is about, such as a case number. Nothing in it may tell who a person is, as it stays for good. */
  subject?: string
  reason?: string
}

/** Writes down what an operator does; belongs in the transaction that does it. */
export const logAction = async (
  { clock, log }: { clock: Context['clock']; log: Pick<Context['log'], 'info'> },
  tx: Tx,
  { actor, action, personId, subject, reason }: Done,
): Promise<void> => {
  await addAction(tx, {
    at: clock.now(),
    actor,
    action,
    personId: personId ?? null,
    subject: subject ?? null,
    reason: reason ?? null,
  })
  logSecurity({ log }, 'operator-action', { action, person: personId, subject })
}

const describeActions = async ({ db }: Context, rows: readonly ActionRow[]): Promise<AdminAction[]> => {
  const persons = await listPersons(
    db,
    rows.map(({ personId }) => personId),
  )
  return rows.map(({ id, at, actor, action, personId, subject, reason }) => ({
    id,
    at: at.toISOString(),
    actor,
    action,
    person: persons.get(personId ?? '') ?? null,
    subject,
    reason,
  }))
}

/** A page of the log, newest first. */
export const listActions = async (
  ctx: Context,
  { action, actor, ...wanted }: PageRequest & { action?: AdminActionName; actor?: string },
): Promise<OutputOf<typeof admin.listActions>> => {
  const { shown, nextCursor } = await readPage(wanted, {
    list: (page) => listActionRows(ctx.db, { action, actor, ...page }),
    cursorKeyOf: ({ at, id }) => ({ createdAt: at, id }),
  })
  return { actions: await describeActions(ctx, shown), actors: await listActors(ctx.db), next_cursor: nextCursor }
}

const shownOfPerson = 20

/** The latest that was done about a person. */
export const listActionsAbout = async (ctx: Context, personId: string): Promise<AdminAction[]> =>
  describeActions(ctx, await listActionRows(ctx.db, { personId, limit: shownOfPerson }))
