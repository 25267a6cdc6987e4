import type { ErrorCode, JobStatus, KindName } from '@visage/contract'
import {
  bigint,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { users } from './account.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** Counts every change of any job, so that a live stream can resume where it broke off. */
export const jobRevisions = pgSequence('job_revisions')

export type JobCost = { meter: 'faces' | 'images' | 'videos'; source: 'plan' | 'trial' | 'credits'; amount: number }

export const jobs = pgTable(
  'jobs',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<KindName>().notNull(),
    status: text().$type<JobStatus>().notNull().default('queued'),
    input: jsonb().$type<Record<string, unknown>>().notNull(),
    engine: text().notNull(),
    /** What the engine answered to the start, asked again after a restart. */
    operation: jsonb().$type<unknown>(),
    cost: jsonb().$type<JobCost>().notNull(),
    /** The worker that has the job in hand, until when; another may take it afterwards. */
    leaseId: uuid(),
    leaseUntil: instant(),
    /** 0 to 100. */
    progress: doublePrecision().notNull().default(0),
    stage: text(),
    tries: integer().notNull().default(0),
    hints: jsonb().$type<string[]>().notNull().default([]),
    errorCode: text().$type<ErrorCode>(),
    errorMessage: text(),
    revision: bigint({ mode: 'number' })
      .notNull()
      .default(sql`nextval('job_revisions')`),
    createdAt: instant().notNull().defaultNow(),
    startedAt: instant(),
    finishedAt: instant(),
  },
  (table) => [
    index('jobs_user').on(table.userId, table.createdAt),
    index('jobs_user_revision').on(table.userId, table.revision),
    index('jobs_status').on(table.status, table.createdAt),
  ],
)

/** First answers to calls that carried an `Idempotency-Key`. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** SHA-256 of method, path and body. */
    requestHash: text().notNull(),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
)
