import type { Batch } from '@visage/contract'
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { isOwn } from '../../db/is-own.ts'
import type { Owned } from '../../db/is-own.ts'
import { batches, batchJobs, jobs } from '../../db/schema.ts'
import { firstRow } from '../../db/transaction.ts'
import type { Db, Tx } from '../../db/transaction.ts'
import { afterCursor } from '../../lib/paging.ts'
import type { PageQuery } from '../../lib/paging.ts'
import type { JobRow } from '../queue/store.ts'

export type BatchRow = typeof batches.$inferSelect

/** Keeps a batch with one job for each of its pictures, in their order. */
export const insertBatch = async (
  tx: Tx,
  batch: BatchRow,
  pictures: readonly { jobId: string; label: string }[],
): Promise<void> => {
  await tx.insert(batches).values(batch)
  await tx.insert(batchJobs).values(pictures.map((picture, place) => ({ batchId: batch.id, place, ...picture })))
}

export const findBatch = (db: Db, own: Owned): Promise<BatchRow | undefined> =>
  firstRow(db.select().from(batches).where(isOwn(batches, own)))

/** The latest job of each picture of a person's batch, in their order. */
export const listJobsOf = async (
  db: Db,
  { id, userId }: Owned,
): Promise<{ place: number; label: string; job: JobRow }[]> =>
  db
    .select({ place: batchJobs.place, label: batchJobs.label, job: jobs })
    .from(batchJobs)
    .innerJoin(jobs, eq(jobs.id, batchJobs.jobId))
    .where(and(eq(batchJobs.batchId, id), eq(jobs.userId, userId)))
    .orderBy(asc(batchJobs.place))

/** Gives the place of a picture in a batch to another job. */
export const replaceJob = async (
  tx: Tx,
  { batchId, place, jobId }: { batchId: string; place: number; jobId: string },
): Promise<void> => {
  await tx
    .update(batchJobs)
    .set({ jobId })
    .where(and(eq(batchJobs.batchId, batchId), eq(batchJobs.place, place)))
}

/** Which batches of a person; those of any face unless `faceIds` are told. */
export type WhichBatches = { userId: string; purpose?: Batch['purpose']; faceIds?: string[] }

export const listBatchRows = (
  db: Db,
  { userId, purpose, faceIds, after, limit }: PageQuery & WhichBatches,
): Promise<BatchRow[]> =>
  db
    .select()
    .from(batches)
    .where(
      and(
        eq(batches.userId, userId),
        purpose && eq(batches.purpose, purpose),
        faceIds && inArray(batches.faceId, faceIds),
        afterCursor({ at: batches.createdAt, id: batches.id }, after),
      ),
    )
    .orderBy(desc(batches.createdAt), desc(batches.id))
    .limit(limit)

/** How many pictures some batches have, and how many of these are there. */
export const countJobsOf = async (db: Db, ids: string[]): Promise<Map<string, { count: number; done: number }>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: batchJobs.batchId,
      count: count(),
      done: sql<number>`count(*) filter (where ${jobs.status} = 'succeeded')::int`,
    })
    .from(batchJobs)
    .innerJoin(jobs, eq(jobs.id, batchJobs.jobId))
    .where(inArray(batchJobs.batchId, ids))
    .groupBy(batchJobs.batchId)
  return new Map(rows.map(({ id, ...counts }) => [id, counts]))
}
