import type { PEOPLE_STATES } from '@visage/contract/admin'
import { and, count, desc, eq, gt, ilike, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { allowances, jobs, ledger, users } from '../../db/schema.ts'
import { firstRow } from '../../db/transaction.ts'
import type { Db } from '../../db/transaction.ts'
import { afterCursor } from '../../lib/paging.ts'
import type { PageQuery } from '../../lib/paging.ts'

export type PersonRow = typeof users.$inferSelect
export type PeopleState = (typeof PEOPLE_STATES)[number]
type Allowance = typeof allowances.$inferSelect

const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const matches = (text: string): SQL | undefined => {
  if (text === '') return undefined
  if (uuidShape.test(text)) return eq(users.id, text)
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return or(ilike(users.email, pattern), ilike(users.name, pattern))
}

const isOpen = (now: Date) =>
  and(lte(allowances.startsAt, now), or(gt(allowances.endsAt, now), gt(allowances.graceEndsAt, now)))

const holdersOf = (db: Db, source: Allowance['source'], now: Date) =>
  db
    .select({ userId: allowances.userId })
    .from(allowances)
    .where(and(eq(allowances.source, source), isOpen(now)))

const STATES: Record<PeopleState, (db: Db, now: Date) => SQL | undefined> = {
  all: () => undefined,
  paying: (db, now) => inArray(users.id, holdersOf(db, 'plan', now)),
  trial: (db, now) => inArray(users.id, holdersOf(db, 'trial', now)),
  suspended: () => isNotNull(users.suspendedAt),
  unverified: () => isNull(users.verifiedAt),
}

type Page = PageQuery & { q: string; state: PeopleState; now: Date }

/** A page of accounts, newest first. */
export const listPersonRows = (db: Db, { q, state, now, after, limit }: Page): Promise<PersonRow[]> =>
  db
    .select()
    .from(users)
    .where(and(matches(q), STATES[state](db, now), afterCursor({ at: users.createdAt, id: users.id }, after)))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit)

export const findPersonRow = (db: Db, id: string): Promise<PersonRow | undefined> =>
  firstRow(db.select().from(users).where(eq(users.id, id)))

/** The windows that are open now, those of plans first. */
export const listOpenWindows = (db: Db, userIds: string[], now: Date): Promise<Allowance[]> =>
  db
    .select()
    .from(allowances)
    .where(and(inArray(allowances.userId, userIds), isOpen(now)))
    .orderBy(sql`${allowances.source} = 'trial'`, desc(allowances.endsAt))

/** The bonus credits of each. */
export const sumCreditsOf = async (db: Db, userIds: string[]): Promise<Map<string, number>> => {
  const rows = await db
    .select({ userId: ledger.userId, credits: sql<number>`sum(${ledger.amount})::int` })
    .from(ledger)
    .where(and(inArray(ledger.userId, userIds), eq(ledger.meter, 'credits'), isNull(ledger.allowanceId)))
    .groupBy(ledger.userId)
  return new Map(rows.map(({ userId, credits }) => [userId, credits]))
}

/** How many generations of each kind a person has in each state. */
export const countJobsOf = (db: Db, userId: string) =>
  db
    .select({ kind: jobs.kind, status: jobs.status, count: count() })
    .from(jobs)
    .where(eq(jobs.userId, userId))
    .groupBy(jobs.kind, jobs.status)
    .orderBy(jobs.kind, jobs.status)
