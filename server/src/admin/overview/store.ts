import type { ErrorCode, JobStatus, KindName } from '@visage/contract'
import { and, avg, count, desc, eq, gte, inArray, isNotNull, isNull, lt, min, sql, sum } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { listDistinct } from '../../db/list-distinct.ts'
import {
  contactMessages,
  feedbacks,
  jobs,
  payments,
  refusals,
  subscriptions,
  takedowns,
  users,
} from '../../db/schema.ts'
import type { Db } from '../../db/transaction.ts'
import { afterCursor } from '../../lib/paging.ts'
import type { PageQuery } from '../../lib/paging.ts'
import { countSubscribers } from '../inbox/store.ts'

export type JobFilter = { kind?: KindName; status?: JobStatus; engine?: string; code?: ErrorCode; person?: string }

const SHOWN = {
  id: jobs.id,
  userId: jobs.userId,
  kind: jobs.kind,
  status: jobs.status,
  engine: jobs.engine,
  triedEngines: jobs.triedEngines,
  tries: jobs.tries,
  model: jobs.model,
  engineCostUsd: jobs.engineCostUsd,
  errorCode: jobs.errorCode,
  errorMessage: jobs.errorMessage,
  createdAt: jobs.createdAt,
  startedAt: jobs.startedAt,
  finishedAt: jobs.finishedAt,
}

/** A page of everybody's generations, newest first, without what they were made from. */
export const listAllJobs = (db: Db, { kind, status, engine, code, person, after, limit }: PageQuery & JobFilter) =>
  db
    .select(SHOWN)
    .from(jobs)
    .where(
      and(
        kind && eq(jobs.kind, kind),
        status && eq(jobs.status, status),
        engine ? eq(jobs.engine, engine) : undefined,
        code && eq(jobs.errorCode, code),
        person ? eq(jobs.userId, person) : undefined,
        afterCursor({ at: jobs.createdAt, id: jobs.id }, after),
      ),
    )
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(limit)

export const listUsedEngines = (db: Db): Promise<string[]> => listDistinct(db, jobs.engine)

export type Span = { from: Date; to: Date }

const within = (at: PgColumn, { from, to }: Span) => and(gte(at, from), lt(at, to))

export const countSignUps = (db: Db, span: Span): Promise<number> =>
  db.$count(users, and(isNotNull(users.verifiedAt), within(users.createdAt, span)))

export const countJobs = (db: Db, span: Span, status?: 'failed'): Promise<number> =>
  db.$count(jobs, and(status && eq(jobs.status, status), within(jobs.createdAt, span)))

export const countPeople = async (db: Db) => ({
  verified: await db.$count(users, isNotNull(users.verifiedAt)),
  suspended: await db.$count(users, isNotNull(users.suspendedAt)),
  subscribers: await countSubscribers(db),
})

type Unit = 'hour' | 'day'
type Counted = { table: PgTable; at: PgColumn; where: SQL | undefined }

/** How many rows begin in each bucket of UTC time, by its first instant in milliseconds. */
const countByBucket = async (db: Db, unit: Unit, { table, at, where }: Counted): Promise<Map<number, number>> => {
  const bucket = sql<number>`extract(epoch from date_trunc(${sql.raw(`'${unit}'`)}, ${at}, 'UTC'))::float8 * 1000`
  const rows = await db
    .select({ bucket, count: count() })
    .from(table)
    .where(where)
    .groupBy(sql`1`)
  return new Map(rows.map((row) => [row.bucket, row.count]))
}

/** Sign-ups and ended generations by bucket. */
export const listBuckets = async (db: Db, unit: Unit, span: Span) => {
  const ended = (status: 'succeeded' | 'failed'): Counted => ({
    table: jobs,
    at: jobs.createdAt,
    where: and(eq(jobs.status, status), within(jobs.createdAt, span)),
  })
  const verified = and(isNotNull(users.verifiedAt), within(users.createdAt, span))
  return {
    signUps: await countByBucket(db, unit, { table: users, at: users.createdAt, where: verified }),
    succeeded: await countByBucket(db, unit, ended('succeeded')),
    failed: await countByBucket(db, unit, ended('failed')),
  }
}

export const countByKind = (db: Db, span: Span) =>
  db
    .select({ kind: jobs.kind, status: jobs.status, count: count() })
    .from(jobs)
    .where(within(jobs.createdAt, span))
    .groupBy(jobs.kind, jobs.status)
    .orderBy(jobs.kind, jobs.status)

const shownFailures = 8

export const listFailures = (db: Db, span: Span) =>
  db
    .select({ code: sql<string>`coalesce(${jobs.errorCode}, 'internal')`, engine: jobs.engine, count: count() })
    .from(jobs)
    .where(and(eq(jobs.status, 'failed'), within(jobs.createdAt, span)))
    .groupBy(jobs.errorCode, jobs.engine)
    .orderBy(desc(count()))
    .limit(shownFailures)

export const sumRevenue = (db: Db, span: Span) =>
  db
    .select({
      currency: payments.currency,
      plan: payments.plan,
      payments: count(),
      amount: sum(payments.amount).mapWith(Number),
      refunded: sum(payments.refunded).mapWith(Number),
    })
    .from(payments)
    .where(within(payments.paidAt, span))
    .groupBy(payments.currency, payments.plan)
    .orderBy(payments.currency, payments.plan)

export const countSubscriptions = (db: Db) =>
  db
    .select({ plan: subscriptions.plan, state: subscriptions.state, count: count() })
    .from(subscriptions)
    .where(inArray(subscriptions.state, ['active', 'past_due', 'cancelled']))
    .groupBy(subscriptions.plan, subscriptions.state)
    .orderBy(subscriptions.plan, subscriptions.state)

export const rateFeedback = async (db: Db, span: Span) => {
  const [row] = await db
    .select({ count: count(), average: avg(feedbacks.rating).mapWith(Number) })
    .from(feedbacks)
    .where(within(feedbacks.createdAt, span))
  return { count: row?.count ?? 0, average: row?.count ? row.average : null }
}

/** What waits for an operator or a worker. */
export const countWaiting = async (db: Db) => {
  const [open] = await db
    .select({ count: count(), due: min(takedowns.dueAt) })
    .from(takedowns)
    .where(eq(takedowns.state, 'open'))
  return {
    takedowns: open?.count ?? 0,
    next_takedown_due_at: open?.due?.toISOString() ?? null,
    counter_notices: await db.$count(takedowns, eq(takedowns.state, 'countered')),
    appeals: await db.$count(refusals, eq(refusals.state, 'appealed')),
    messages: await db.$count(contactMessages, isNull(contactMessages.answeredAt)),
    queued: await db.$count(jobs, eq(jobs.status, 'queued')),
    running: await db.$count(jobs, eq(jobs.status, 'running')),
  }
}
