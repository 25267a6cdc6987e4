import type { Batch, ErrorCode, Gender, Hint, JobStatus, KindName, PlanKey, Quality } from '@visage/contract'
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
  uuid,
} from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { users } from './account.ts'
import { instant, partOf } from './columns.ts'

/** Counts every change of any job, so that a live stream can resume where it broke off. */
export const jobRevisions = pgSequence('job_revisions')

export type JobCost = { meter: 'faces' | 'images' | 'videos'; source: 'plan' | 'trial' | 'credits'; amount: number }

export const jobs = pgTable(
  'jobs',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: partOf(() => users.id),
    kind: text().$type<KindName>().notNull(),
    status: text().$type<JobStatus>().notNull().default('queued'),
    input: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The generated face whom it is to show; null for one that makes a face. */
    faceId: uuid(),
    engine: text().notNull(),
    /** Which of the engine's models was chosen; null where there was no choice. */
    quality: text().$type<Quality>(),
    /** The plan whose models it may use; null without one. */
    plan: text().$type<PlanKey>(),
    /** Engines that were tried before and did not do it. */
    triedEngines: jsonb().$type<string[]>().notNull().default([]),
    /** How many results were thrown away because they showed somebody else. */
    unlikeResults: integer().notNull().default(0),
    /** What a service elsewhere calls the work. */
    remoteId: text(),
    /** What made the result, under which licence, and for how many US dollars. */
    model: text(),
    licence: text(),
    engineCostUsd: doublePrecision(),
    /** What the engine answered to the start, asked again after a restart. */
    operation: jsonb().$type<unknown>(),
    cost: jsonb().$type<JobCost>().notNull(),
    /** The worker that has the job in hand, until when; another may take it afterwards. */
    leaseId: uuid(),
    leaseUntil: instant(),
    /** 0 to 100. */
    progress: doublePrecision().notNull().default(0),
    stage: text(),
    /** A data address, while it runs. */
    preview: text(),
    /** How often the engine was asked to start. */
    tries: integer().notNull().default(0),
    /** How often a worker took it in hand; many without an end mean that it brings workers down. */
    claims: integer().notNull().default(0),
    /** Its place among those that wait: lower goes first. People take turns, so it grows with each job of theirs that waits. */
    turn: integer().notNull().default(0),
    /** When its id last went on the queue, by the database's clock as holds are. */
    enqueuedAt: instant()
      .notNull()
      .default(sql`clock_timestamp()`),
    /** The trace of the call that asked for it (`traceparent`), which whoever works on it goes on with; null without one. */
    trace: text(),
    hints: jsonb().$type<Hint[]>().notNull().default([]),
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
    index('jobs_face').on(table.userId, table.faceId, table.createdAt),
    index('jobs_created').on(table.createdAt, table.id),
    index('jobs_user_revision').on(table.userId, table.revision),
    index('jobs_engine').on(table.engine, table.status, table.createdAt),
    index('jobs_remote')
      .on(table.engine, table.remoteId)
      .where(sql`remote_id is not null`),
    index('jobs_usual_time')
      .on(table.engine, table.kind, table.finishedAt)
      .where(sql`status = 'succeeded'`),
    index('jobs_unfinished')
      .on(table.status, table.leaseUntil)
      .where(sql`status in ('queued', 'running')`),
  ],
)

/** Several pictures of one face that were asked for together. */
export const batches = pgTable(
  'batches',
  {
    id: uuid().primaryKey(),
    userId: partOf(() => users.id),
    title: text().notNull(),
    purpose: text().$type<Batch['purpose']>().notNull().default('brief'),
    faceId: uuid().notNull(),
    gender: text().$type<Gender>().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index('batches_user').on(table.userId, table.createdAt, table.id)],
)

/** The latest job of each picture of a batch; a failed one gives its place to the one that is tried after it. */
export const batchJobs = pgTable(
  'batch_jobs',
  {
    batchId: partOf(() => batches.id),
    /** Counted from 0. */
    place: integer().notNull(),
    label: text().notNull().default(''),
    jobId: partOf(() => jobs.id),
  },
  (table) => [primaryKey({ columns: [table.batchId, table.place] }), index('batch_jobs_job').on(table.jobId)],
)

/** Processes that work on generations, as long as they say that they live. */
export const workers = pgTable('workers', {
  id: uuid().primaryKey(),
  /** How many jobs it works on at once: by engine, then by lane. */
  slots: jsonb('places').$type<Record<string, { quick: number; long: number }>>().notNull(),
  seenAt: instant().notNull(),
})
