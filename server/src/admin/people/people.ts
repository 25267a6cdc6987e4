import type { OutputOf } from '@visage/contract'
import type { admin, AdminPerson, AdminPersonDetail } from '@visage/contract/admin'
import { noSuchAccount, suspendAccount, unsuspendAccount } from '../../account/sessions/suspension.ts'
import { readUsage } from '../../billing/ledger/usage.ts'
import { listSubscriptions } from '../../billing/plans/current-plan.ts'
import { stopRenewals } from '../../billing/subscriptions/cancellation.ts'
import { listPayments } from '../../billing/subscriptions/payments.ts'
import type { Context } from '../../program/context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { cancelAllJobs } from '../../generation/cancel-jobs.ts'
import { readPage } from '../../lib/paging.ts'
import type { PageRequest } from '../../lib/paging.ts'
import { listActionsAbout, logAction } from '../log/actions.ts'
import { countJobsOf, findPersonRow, listOpenWindows, listPersonRows, sumCreditsOf } from './store.ts'
import type { PeopleState, PersonRow } from './store.ts'

/** Accounts as operators see them, in the given order. */
const describePeople = async ({ db, clock, config }: Context, rows: readonly PersonRow[]): Promise<AdminPerson[]> => {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const windows = await listOpenWindows(db, ids, clock.now())
  const credits = await sumCreditsOf(db, ids)
  return rows.map((row) => {
    const window = windows.find(({ userId }) => userId === row.id)
    return {
      id: row.id,
      email: row.email,
      name: row.name,
      created_at: row.createdAt.toISOString(),
      is_verified: row.verifiedAt !== null,
      is_operator: config.adminEmails.includes(row.email),
      plan: window?.plan ?? null,
      is_trial: window?.source === 'trial',
      credits: credits.get(row.id) ?? 0,
      suspension: row.suspendedAt && { at: row.suspendedAt.toISOString(), reason: row.suspendedReason ?? '' },
    }
  })
}

/** A page of accounts, newest first. */
export const listPeople = async (
  ctx: Context,
  { q, state, ...wanted }: PageRequest & { q: string; state: PeopleState },
): Promise<OutputOf<typeof admin.listPeople>> => {
  const { shown, nextCursor } = await readPage(wanted, {
    list: (page) => listPersonRows(ctx.db, { q, state, now: ctx.clock.now(), ...page }),
    cursorKeyOf: (row) => row,
  })
  return { people: await describePeople(ctx, shown), next_cursor: nextCursor }
}

/** One account with what operators need to know of it. */
export const readPerson = async (ctx: Context, id: string): Promise<AdminPersonDetail> => {
  const row = await findPersonRow(ctx.db, id)
  const [person] = row ? await describePeople(ctx, [row]) : []
  if (!person) throw noSuchAccount()
  return {
    ...person,
    usage: await readUsage(ctx, id),
    payments: (await listPayments(ctx, id)).payments,
    subscriptions: await listSubscriptions(ctx.db, id),
    jobs: await countJobsOf(ctx.db, id),
    actions: await listActionsAbout(ctx, id),
  }
}

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
