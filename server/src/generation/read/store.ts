import type { JobStatus, KindName } from '@visage/contract'
import { and, asc, desc, eq, gt, max, sql } from 'drizzle-orm'
import { builtOnce } from '../../db/built-once.ts'
import { jobs } from '../../db/schema.ts'
import type { Db } from '../../db/transaction.ts'
import { afterCursor } from '../../lib/paging.ts'
import type { PageQuery } from '../../lib/paging.ts'
import type { JobRow } from '../queue/store.ts'

type Page = PageQuery & { userId: string; status?: JobStatus; kind?: KindName }

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
        afterCursor({ at: jobs.createdAt, id: jobs.id }, after),
      ),
    )
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(limit)

const changedJobs = builtOnce((db) =>
  db
    .select()
    .from(jobs)
    .where(and(eq(jobs.userId, sql.placeholder('userId')), gt(jobs.revision, sql.placeholder('afterRevision'))))
    .orderBy(asc(jobs.revision))
    .limit(sql.placeholder('limit'))
    .prepare(''),
)

/** Up to `limit` jobs of a person that changed after a revision, oldest change first. */
export const listChangedJobs = (
  db: Db,
  changed: { userId: string; afterRevision: number; limit: number },
): Promise<JobRow[]> => changedJobs(db).execute(changed)

/** The revision of a person's latest change; 0 without jobs. */
export const readNewestRevision = async (db: Db, userId: string): Promise<number> => {
  const [row] = await db
    .select({ newest: max(jobs.revision) })
    .from(jobs)
    .where(eq(jobs.userId, userId))
  return row?.newest ?? 0
}
