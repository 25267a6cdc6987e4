import type { OutputOf } from '@visage/contract'
import type { desk, DeskPerson } from '@visage/contract/desk'
import type { Context } from '../context.ts'
import { readPage } from '../lib/read-page.ts'
import type { Wanted } from '../lib/read-page.ts'
import { listOpenWindows, listPersonRows, sumCreditsOf } from './store/people.ts'
import type { PeopleState, PersonRow } from './store/people.ts'

/** Accounts as operators see them, in the given order. */
export const describePeople = async (
  { db, clock, config }: Context,
  rows: readonly PersonRow[],
): Promise<DeskPerson[]> => {
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
  { q, state, ...wanted }: Wanted & { q: string; state: PeopleState },
): Promise<OutputOf<typeof desk.listPeople>> => {
  const { shown, nextCursor } = await readPage(wanted, {
    list: (page) => listPersonRows(ctx.db, { q, state, now: ctx.clock.now(), ...page }),
    placeOf: (row) => row,
  })
  return { people: await describePeople(ctx, shown), next_cursor: nextCursor }
}
