import { and, eq, inArray, lt, lte, notInArray, or, sql } from 'drizzle-orm'
import { jobs } from '../../db/schema.ts'
import type { Db, Tx } from '../../db/transaction.ts'
import { nextRevision } from '../queue/store.ts'
import type { JobRow } from '../queue/store.ts'

/** A worker's hold on a job. */
export type Lease = { id: string; leaseId: string }

const isLeased = ({ id, leaseId }: Lease) => and(eq(jobs.id, id), eq(jobs.leaseId, leaseId), eq(jobs.status, 'running'))

const isLapsed = (now: Date) => and(eq(jobs.status, 'running'), lte(jobs.leaseUntil, now))

/** Takes a job that waits or that its worker has left; undefined when another has it or it has ended. */
export const claimFreeJob = async (
  tx: Tx,
  { id, leaseId, now, leaseUntil }: Lease & { now: Date; leaseUntil: Date },
): Promise<JobRow | undefined> => {
  const [row] = await tx
    .update(jobs)
    .set({
      status: 'running',
      leaseId,
      leaseUntil,
      claims: sql`${jobs.claims} + 1`,
      tries: sql`${jobs.tries} + (case when ${jobs.operation} is null then 1 else 0 end)`,
      startedAt: sql`coalesce(${jobs.startedAt}, ${now.toISOString()}::timestamptz)`,
      revision: nextRevision,
    })
    .where(and(eq(jobs.id, id), or(eq(jobs.status, 'queued'), isLapsed(now))))
    .returning()
  return row
}

/** Changes a job as long as the hold on it lasts, and answers it; undefined when it does not. */
export const changeLeasedJob = async (
  tx: Tx,
  lease: Lease,
  changes: Partial<typeof jobs.$inferInsert>,
): Promise<JobRow | undefined> => {
  const [row] = await tx
    .update(jobs)
    .set({ ...changes, revision: nextRevision })
    .where(isLeased(lease))
    .returning()
  return row
}

/** Whether the hold lasts; if so, until `leaseUntil` from now on. */
export const extendLease = async (db: Db, lease: Lease, leaseUntil: Date): Promise<boolean> => {
  const rows = await db.update(jobs).set({ leaseUntil }).where(isLeased(lease)).returning({ id: jobs.id })
  return rows.length > 0
}

/** Lets another worker take the job at once. */
export const releaseLease = async (db: Db, lease: Lease, now: Date): Promise<void> => {
  await db.update(jobs).set({ leaseUntil: now }).where(isLeased(lease))
}

/** Ends every hold there is. */
export const releaseAllLeases = async (db: Db, now: Date): Promise<void> => {
  await db.update(jobs).set({ leaseUntil: now }).where(eq(jobs.status, 'running'))
}

type Lapse = { now: Date; enqueuedBefore: Date; limit: number }

/**
 * Jobs whose worker is gone and that were not put on the queue since, and jobs that have waited for so
 * long that their message may be lost.
 */
export const listStrayJobs = (db: Db, { now, enqueuedBefore, limit }: Lapse): Promise<JobRow[]> =>
  db
    .select()
    .from(jobs)
    .where(
      or(
        and(isLapsed(now), or(lt(jobs.enqueuedAt, jobs.leaseUntil), lt(jobs.enqueuedAt, enqueuedBefore))),
        and(eq(jobs.status, 'queued'), lt(jobs.enqueuedAt, enqueuedBefore)),
      ),
    )
    .orderBy(jobs.createdAt)
    .limit(limit)

/** Jobs that wait for an engine that is not among these. */
export const listOrphanedJobs = (db: Db, { engines, limit }: { engines: string[]; limit: number }): Promise<JobRow[]> =>
  db
    .select()
    .from(jobs)
    .where(and(eq(jobs.status, 'queued'), notInArray(jobs.engine, engines)))
    .orderBy(jobs.createdAt)
    .limit(limit)

export const noteEnqueued = async (db: Db, id: string, now: Date): Promise<void> => {
  await db.update(jobs).set({ enqueuedAt: now }).where(eq(jobs.id, id))
}

type RemoteName = { engine: string; order: string; remoteId: string }

/** Saves what a service calls an order, known so far by the engine's key or by that name; answers the jobs that it is about. */
export const noteRemoteId = async (db: Db, { engine, order, remoteId }: RemoteName): Promise<string[]> => {
  const rows = await db
    .update(jobs)
    .set({ remoteId })
    .where(and(eq(jobs.engine, engine), inArray(jobs.remoteId, [order, remoteId])))
    .returning({ id: jobs.id })
  return rows.map(({ id }) => id)
}
