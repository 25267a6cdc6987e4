import type { Meter, PlanKey } from '@visage/contract'
import { and, desc, eq, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { builtOnce } from '../../db/built-once.ts'
import { allowances, ledger, payments, subscriptions } from '../../db/schema.ts'
import { firstRow, lockFor } from '../../db/transaction.ts'
import type { Db, Tx } from '../../db/transaction.ts'
import { afterCursor } from '../../lib/paging.ts'
import type { PageQuery } from '../../lib/paging.ts'

/** Ends the window of a payment at an instant, unless it has ended before. */
export const closeWindow = async (db: Db, paymentId: string, at: Date): Promise<void> => {
  const end = sql`greatest(${allowances.startsAt}, ${at.toISOString()}::timestamptz)`
  await db
    .update(allowances)
    .set({ endsAt: sql`least(${allowances.endsAt}, ${end})`, graceEndsAt: null })
    .where(eq(allowances.paymentId, paymentId))
}

/** Lets the leftover of one payment's window be used until an instant, and that of the subscription's others no longer. */
export const moveGrace = async (
  db: Db,
  { subscriptionId, paymentId, until }: { subscriptionId: string; paymentId: string | null; until: Date | null },
): Promise<void> => {
  const windows = sql`${allowances.paymentId} in (select id from payments where subscription_id = ${subscriptionId})`
  await db.update(allowances).set({ graceEndsAt: null }).where(windows)
  if (paymentId && until)
    await db.update(allowances).set({ graceEndsAt: until }).where(eq(allowances.paymentId, paymentId))
}

/** The plan of a person whose last payment did not go through, if any. */
export const findUnpaidPlan = async (db: Db, userId: string): Promise<PlanKey | undefined> => {
  const [unpaid] = await db
    .select({ plan: subscriptions.plan })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.state, 'past_due')))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))
    .limit(1)
  return unpaid?.plan
}

/** Whether the subscription whose payment opened a window goes on after it. */
export const isRenewed = async (db: Db, allowanceId: string): Promise<boolean> => {
  const [paying] = await db
    .select({ state: subscriptions.state })
    .from(allowances)
    .innerJoin(payments, eq(payments.id, allowances.paymentId))
    .innerJoin(subscriptions, eq(subscriptions.id, payments.subscriptionId))
    .where(eq(allowances.id, allowanceId))
  return paying?.state !== 'cancelled'
}

const ends = alias(ledger, 'ends')

export type Allowance = typeof allowances.$inferSelect
type Movement = typeof ledger.$inferInsert

/** Keeps everyone else from charging this person until the transaction ends. */
export const lockLedger = (tx: Tx, userId: string): Promise<void> => lockFor(tx, 'ledger', userId)

/** Adds a window of a person; a second trial, and a second one of a payment, is left out. */
export const addAllowance = async (db: Db, allowance: typeof allowances.$inferInsert): Promise<void> => {
  await db.insert(allowances).values(allowance).onConflictDoNothing()
}

const openAllowances = builtOnce((db) => {
  const now = sql.param(sql.placeholder('now'), allowances.endsAt)
  return db
    .select()
    .from(allowances)
    .where(
      and(
        eq(allowances.userId, sql.placeholder('userId')),
        lte(allowances.startsAt, now),
        or(gt(allowances.endsAt, now), gt(allowances.graceEndsAt, now)),
      ),
    )
    .orderBy(sql`${allowances.source} = 'trial'`, allowances.endsAt)
    .prepare('')
})

/** The windows that are open now, also by grace: those of a plan first, then those that end first. */
export const listOpenAllowances = (db: Db, wanted: { userId: string; now: Date }): Promise<Allowance[]> =>
  openAllowances(db).execute(wanted)

export const findTrial = (db: Db, userId: string): Promise<Allowance | undefined> =>
  firstRow(
    db
      .select()
      .from(allowances)
      .where(and(eq(allowances.userId, userId), eq(allowances.source, 'trial'))),
  )

/** What is used of each meter in these windows, by window. */
export const sumUsed = async (db: Db, allowanceIds: string[]): Promise<Map<string, Record<Meter, number>>> => {
  const used = new Map(allowanceIds.map((id) => [id, { faces: 0, images: 0, videos: 0 }]))
  if (allowanceIds.length === 0) return used
  const rows = await db
    .select({
      allowanceId: ledger.allowanceId,
      meter: ledger.meter,
      used: sql<number>`-sum(${ledger.amount})::int`,
    })
    .from(ledger)
    .where(inArray(ledger.allowanceId, allowanceIds))
    .groupBy(ledger.allowanceId, ledger.meter)
  for (const row of rows) {
    const meters = row.allowanceId === null ? undefined : used.get(row.allowanceId)
    if (meters && row.meter !== 'credits') meters[row.meter] = row.used
  }
  return used
}

/** The bonus credits that a person has. */
export const sumCredits = async (db: Db, userId: string): Promise<number> => {
  const [row] = await db
    .select({ credits: sql<number>`coalesce(sum(${ledger.amount}), 0)::int` })
    .from(ledger)
    .where(and(eq(ledger.userId, userId), eq(ledger.meter, 'credits'), isNull(ledger.allowanceId)))
  return row?.credits ?? 0
}

export const addMovement = async (db: Db, movement: Movement): Promise<void> => {
  await db.insert(ledger).values(movement)
}

/** Adds the one movement that ends a reservation; false when it has ended before. */
export const addEnd = async (db: Db, movement: Movement): Promise<boolean> =>
  (await db.insert(ledger).values(movement).onConflictDoNothing().returning({ id: ledger.id })).length > 0

export const findReservation = (db: Db, jobId: string): Promise<typeof ledger.$inferSelect | undefined> =>
  firstRow(
    db
      .select()
      .from(ledger)
      .where(and(eq(ledger.jobId, jobId), eq(ledger.type, 'reserve')))
      .orderBy(desc(ledger.createdAt))
      .limit(1),
  )

/** A page of what moved, newest first, each with whether its generation still goes on. */
export const listMovements = (
  db: Db,
  { userId, after, limit }: PageQuery & { userId: string },
): Promise<{ movement: typeof ledger.$inferSelect; isOpen: boolean }[]> => {
  const ended = db
    .select({ id: ends.id })
    .from(ends)
    .where(and(eq(ends.jobId, ledger.jobId), inArray(ends.type, ['settle', 'release'])))
  return db
    .select({
      movement: ledger,
      isOpen: sql<boolean>`${ledger.type} = 'reserve' and not exists ${ended}`,
    })
    .from(ledger)
    .where(
      and(
        eq(ledger.userId, userId),
        ne(ledger.type, 'settle'),
        afterCursor({ at: ledger.createdAt, id: ledger.id }, after),
      ),
    )
    .orderBy(desc(ledger.createdAt), desc(ledger.id))
    .limit(limit)
}
