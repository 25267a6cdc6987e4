import type { JobStatus, KindName } from '@visage/contract'
import { and, asc, count, desc, eq, gt, inArray, max, sql } from 'drizzle-orm'
import { jobs } from '../../db/schema.ts'
import type { Db, Tx } from '../../db/transaction.ts'
import type { Place } from '../../lib/cursor.ts'

export type JobRow = typeof jobs.$inferSelect

export const UNFINISHED = ['queued', 'running'] as const satisfies readonly JobStatus[]

/** The next number of the one sequence that counts changes; take it only while holding {@link lockJobs}. */
export const nextRevision = sql<number>`nextval('job_revisions')`

/**
 * Keeps everyone else from changing this person's jobs until the transaction ends. Revisions are taken
 * under this lock, so that they become visible in their own order and a live stream misses none.
 */
export const lockJobs = async (tx: Tx, userId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`jobs:${userId}`}, 0))`)
}

export const insertJob = async (tx: Tx, job: typeof jobs.$inferInsert): Promise<JobRow> => {
  const [row] = await tx.insert(jobs).values(job).returning()
  if (!row) throw new Error('The job was not inserted.')
  return row
}

export const findJob = async (db: Db, id: string): Promise<JobRow | undefined> => {
  const [row] = await db.select().from(jobs).where(eq(jobs.id, id))
  return row
}

export const findOwnJob = async (
  db: Db,
  { id, userId }: { id: string; userId: string },
): Promise<JobRow | undefined> => {
  const [row] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), eq(jobs.userId, userId)))
  return row
}

type Page = { userId: string; status?: JobStatus; kind?: KindName; after?: Place; limit: number }

/** A page of a person's jobs, newest first. */
export const listJobRows = (db: Db, { userId, status, kind, after, limit }: Page): Promise<JobRow[]> =>
  db
    .select()
    .from(jobs)
    .where(
      and(
        eq(jobs.userId, userId),
        status ? eq(jobs.status, status) : undefined,
        kind ? eq(jobs.kind, kind) : undefined,
        after
          ? sql`(${jobs.createdAt}, ${jobs.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(limit)

export const countUnfinished = async (db: Db, userId: string): Promise<number> => {
  const [row] = await db
    .select({ count: count() })
    .from(jobs)
    .where(and(eq(jobs.userId, userId), inArray(jobs.status, UNFINISHED)))
  return row?.count ?? 0
}

/** A person's jobs that have not ended, oldest change first. */
export const listUnfinished = (db: Db, userId: string): Promise<JobRow[]> =>
  db
    .select()
    .from(jobs)
    .where(and(eq(jobs.userId, userId), inArray(jobs.status, UNFINISHED)))
    .orderBy(asc(jobs.revision))

/** Up to `limit` jobs of a person that changed after a revision, oldest change first. */
export const listChangedJobs = (
  db: Db,
  { userId, afterRevision, limit }: { userId: string; afterRevision: number; limit: number },
): Promise<JobRow[]> =>
  db
    .select()
    .from(jobs)
    .where(and(eq(jobs.userId, userId), gt(jobs.revision, afterRevision)))
    .orderBy(asc(jobs.revision))
    .limit(limit)

/** The revision of a person's latest change; 0 without jobs. */
export const readNewestRevision = async (db: Db, userId: string): Promise<number> => {
  const [row] = await db
    .select({ newest: max(jobs.revision) })
    .from(jobs)
    .where(eq(jobs.userId, userId))
  return row?.newest ?? 0
}

/** Ends a job that has not ended yet and answers it, or undefined when it had. */
export const cancelUnfinished = async (tx: Tx, { id, now }: { id: string; now: Date }): Promise<JobRow | undefined> => {
  const [row] = await tx
    .update(jobs)
    .set({ status: 'cancelled', stage: null, preview: null, finishedAt: now, revision: nextRevision })
    .where(and(eq(jobs.id, id), inArray(jobs.status, UNFINISHED)))
    .returning()
  return row
}
