import type { JobStatus, KindName } from '@visage/contract'
import { and, desc, eq } from 'drizzle-orm'
import type { ErrorCode } from '@visage/contract'
import { afterPlace } from '../../db/after-place.ts'
import { jobs } from '../../db/schema.ts'
import type { Db } from '../../db/transaction.ts'
import type { PlaceAndLimit } from '../../lib/read-page.ts'

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
export const listAllJobs = (db: Db, { kind, status, engine, code, person, after, limit }: PlaceAndLimit & JobFilter) =>
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
        afterPlace({ at: jobs.createdAt, id: jobs.id }, after),
      ),
    )
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(limit)

export const listUsedEngines = async (db: Db): Promise<string[]> => {
  const rows = await db.selectDistinct({ engine: jobs.engine }).from(jobs).orderBy(jobs.engine)
  return rows.map(({ engine }) => engine)
}
