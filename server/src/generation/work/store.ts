import { sideOfPart } from '@visage/contract'
import { and, desc, eq, gt, gte, inArray, isNull, lt, lte, notInArray, or, sql } from 'drizzle-orm'
import { assets, batches, batchJobs, influencerFaces, jobs } from '../../db/schema.ts'
import { firstRow } from '../../db/transaction.ts'
import type { Db, Tx } from '../../db/transaction.ts'
import { nextRevision } from '../queue/store.ts'
import type { JobRow } from '../queue/store.ts'

/** A worker's lease of a job. */
export type Lease = { id: string; leaseId: string }

const isLeased = ({ id, leaseId }: Lease) => and(eq(jobs.id, id), eq(jobs.leaseId, leaseId), eq(jobs.status, 'running'))

// Only the database's clock says when a lease ends, as the clocks of the machines may differ or jump.
const now = sql`clock_timestamp()`

/** How long a lease lasts unless it is extended: three of a worker's beats, and less than the queue takes to notice a dead worker. */
const leaseSeconds = 15
const leaseEnd = sql`clock_timestamp() + make_interval(secs => ${leaseSeconds})`

/** Also a lease that reaches further ahead than any is given for: the clock was set back, and its worker may be gone. */
const isLapsed = and(
  eq(jobs.status, 'running'),
  or(
    lte(jobs.leaseUntil, now),
    gt(jobs.leaseUntil, sql`clock_timestamp() + make_interval(secs => ${2 * leaseSeconds})`),
  ),
)

/** Takes a job that waits or that its worker has left; undefined when another has it or it has ended. */
export const claimFreeJob = (
  tx: Tx,
  { id, leaseId, startedAt }: Lease & { startedAt: Date },
): Promise<JobRow | undefined> =>
  firstRow(
    tx
      .update(jobs)
      .set({
        status: 'running',
        leaseId,
        leaseUntil: leaseEnd,
        claims: sql`${jobs.claims} + 1`,
        tries: sql`${jobs.tries} + (case when ${jobs.operation} is null then 1 else 0 end)`,
        startedAt: sql`coalesce(${jobs.startedAt}, ${startedAt.toISOString()}::timestamptz)`,
        revision: nextRevision,
      })
      .where(and(eq(jobs.id, id), or(eq(jobs.status, 'queued'), isLapsed)))
      .returning(),
  )

/** Changes a job as long as its lease lasts, and answers it; undefined when it does not. */
export const changeLeasedJob = (
  tx: Tx,
  lease: Lease,
  changes: Partial<typeof jobs.$inferInsert>,
): Promise<JobRow | undefined> =>
  firstRow(
    tx
      .update(jobs)
      .set({ ...changes, revision: nextRevision })
      .where(isLeased(lease))
      .returning(),
  )

/** Whether the lease lasts; if so, it lasts anew from now on. */
export const extendLease = async (db: Db, lease: Lease): Promise<boolean> =>
  (await db.update(jobs).set({ leaseUntil: leaseEnd }).where(isLeased(lease)).returning({ id: jobs.id })).length > 0

/** Lets another worker take the job at once. */
export const releaseLease = async (db: Db, lease: Lease): Promise<void> => {
  await db.update(jobs).set({ leaseUntil: now }).where(isLeased(lease))
}

/** Ends every lease there is. */
export const releaseAllLeases = async (db: Db): Promise<void> => {
  await db.update(jobs).set({ leaseUntil: now }).where(eq(jobs.status, 'running'))
}

/** Whether a worker has the job in hand. */
export const isHeld = async (db: Db, id: string): Promise<boolean> => {
  const held = and(eq(jobs.id, id), gt(jobs.leaseUntil, now))
  return (await db.select({ id: jobs.id }).from(jobs).where(held)).length > 0
}

/** A message that is older may be lost. */
const longWait = sql`clock_timestamp() - interval '10 minutes'`

/**
 * Jobs whose worker is gone and that were not put on the queue since, and jobs that have waited for so
 * long that their message may be lost.
 */
export const listStrayJobs = (db: Db, limit: number): Promise<JobRow[]> =>
  db
    .select()
    .from(jobs)
    .where(
      or(
        and(isLapsed, or(lt(jobs.enqueuedAt, jobs.leaseUntil), lt(jobs.enqueuedAt, longWait))),
        and(eq(jobs.status, 'queued'), lt(jobs.enqueuedAt, longWait)),
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

export const noteEnqueued = async (db: Db, id: string): Promise<void> => {
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

/** So many parts are looked at: those of the last few sheets. */
const MOST_PARTS = 60

/**
 * Of a face's consistency sheets the pictures that are most like it, each from another side and the best first; newer sheets
 * go before older ones, and those of its influencer's other faces come last. Pictures that are less alike than `least` are left
 * out, and so are the first ones of sheets: they show what the face itself does.
 */
export const findBestOfSheets = async (
  db: Db,
  { userId, faceId, least, most }: { userId: string; faceId: string; least: number; most: number },
): Promise<string[]> => {
  const hers = db
    .select({ id: influencerFaces.influencerId })
    .from(influencerFaces)
    .where(eq(influencerFaces.faceId, faceId))
  const herFaces = db
    .select({ id: influencerFaces.faceId })
    .from(influencerFaces)
    .where(inArray(influencerFaces.influencerId, hers))
  const parts = await db
    .select({ id: assets.id, label: batchJobs.label, score: assets.identityScore })
    .from(batchJobs)
    .innerJoin(batches, eq(batches.id, batchJobs.batchId))
    .innerJoin(assets, eq(assets.jobId, batchJobs.jobId))
    .where(
      and(
        eq(batches.userId, userId),
        eq(batches.purpose, 'sheet'),
        or(eq(batches.faceId, faceId), inArray(batches.faceId, herFaces)),
        gt(batchJobs.place, 0),
        gte(assets.identityScore, least),
        isNull(assets.deletedAt),
      ),
    )
    .orderBy(desc(eq(batches.faceId, faceId)), desc(batches.createdAt), desc(batches.id), desc(assets.identityScore))
    .limit(MOST_PARTS)
  const sides = parts.map(({ label }) => sideOfPart(label))
  return parts
    .filter((_part, index) => sides.indexOf(sides[index] ?? '') === index)
    .toSorted((one, other) => (other.score ?? 0) - (one.score ?? 0))
    .slice(0, most)
    .map(({ id }) => id)
}
