import { KIND_NAMES, KINDS } from '@visage/contract'
import type { JobStatus, KindName, Quality } from '@visage/contract'
import { and, asc, count, desc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { jobs } from '../../db/schema.ts'
import { lockFor } from '../../db/transaction.ts'
import type { Db, Tx } from '../../db/transaction.ts'
import { dayMs } from '../../lib/time.ts'

export type JobRow = typeof jobs.$inferSelect

const UNFINISHED = ['queued', 'running'] as const satisfies readonly JobStatus[]

/** The next number of the one sequence that counts changes; take it only while holding {@link lockJobs}. */
export const nextRevision = sql<number>`nextval('job_revisions')`

/**
 * Keeps everyone else from changing this person's jobs until the transaction ends. Revisions are taken
 * under this lock, so that they become visible in their own order and a live stream misses none.
 */
export const lockJobs = (tx: Tx, userId: string): Promise<void> => lockFor(tx, 'jobs', userId)

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

/** Ends a job that has not ended yet and answers it, or undefined when it had. */
export const cancelUnfinished = async (tx: Tx, { id, now }: { id: string; now: Date }): Promise<JobRow | undefined> => {
  const [row] = await tx
    .update(jobs)
    .set({ status: 'cancelled', stage: null, preview: null, finishedAt: now, revision: nextRevision })
    .where(and(eq(jobs.id, id), inArray(jobs.status, UNFINISHED)))
    .returning()
  return row
}

/** Longer than any job waits and runs, so that the index by creation finds all that ended since. */
const longestLifeMs = 7 * dayMs

type Cancelled = { userId: string; since: Date; engines: readonly string[] }

/** When jobs of a person were cancelled after they had begun: of all engines, and of these; newest first. */
export const listBegunCancelled = async (
  db: Db,
  { userId, since, engines }: Cancelled,
): Promise<{ at: Date; isOfThese: boolean }[]> => {
  const rows = await db
    .select({ at: jobs.finishedAt, engine: jobs.engine })
    .from(jobs)
    .where(
      and(
        eq(jobs.userId, userId),
        eq(jobs.status, 'cancelled'),
        isNotNull(jobs.startedAt),
        gt(jobs.createdAt, new Date(since.getTime() - longestLifeMs)),
        gt(jobs.finishedAt, since),
      ),
    )
    .orderBy(desc(jobs.finishedAt))
  return rows.flatMap(({ at, engine }) => (at ? [{ at, isOfThese: engines.includes(engine) }] : []))
}

/** Whether a job is over, however it went. */
export const hasEnded = ({ status }: Pick<JobRow, 'status'>): boolean =>
  !UNFINISHED.some((unfinished) => unfinished === status)

/** What an unfinished job's wait depends on. */
export type QueueFacts = {
  /** Queued jobs of the same engine that came before, in the same line. */
  ahead: number
  /** Running jobs of the same engine, of the same line. */
  running: number
  /** Seconds within which half of the latest results of this kind and mode came; null when there are none yet. */
  usualSeconds: number | null
  /** Seconds within which nine of ten came. */
  lateSeconds: number | null
}

/** How many of the latest results count, of how many of the kind. */
const sampleSize = 50
const looked = 500

/** The facts of all that `wanted` has: id, engine, kind, mode, quality, status and created_at. */
const factsOf = (wanted: SQL): SQL => {
  const long = sql`(${sql.join(
    KIND_NAMES.filter((kind) => KINDS[kind].lane === 'long').map((kind) => sql`${kind}`),
    sql`, `,
  )})`
  return sql`
    select
      job.id,
      (select count(*)::int from jobs ahead
        where ahead.engine = job.engine and ahead.status = 'queued' and job.status = 'queued'
          and (ahead.kind in ${long}) = (job.kind in ${long})
          and (ahead.created_at, ahead.id) < (job.created_at, job.id)) as ahead,
      (select count(*)::int from jobs busy where busy.engine = job.engine and busy.status = 'running'
          and (busy.kind in ${long}) = (job.kind in ${long})) as running,
      took.usual as "usualSeconds",
      took.late as "lateSeconds"
    from (${wanted}) job
    cross join lateral (
      select
        percentile_cont(0.5) within group (order by recent.seconds) as usual,
        percentile_cont(0.9) within group (order by recent.seconds) as late
      from (
        select extract(epoch from latest.finished_at - latest.started_at)::float8 as seconds
        from (select done.started_at, done.finished_at, done.input->>'mode' as mode, done.quality from jobs done
          where done.engine = job.engine and done.kind = job.kind and done.status = 'succeeded'
          order by done.finished_at desc limit ${looked}) latest
        where latest.mode is not distinct from job.mode and latest.quality is not distinct from job.quality
        order by latest.finished_at desc limit ${sampleSize}
      ) recent
    ) took`
}

export const listQueueFacts = async (db: Db, ids: string[]): Promise<Map<string, QueueFacts>> => {
  if (ids.length === 0) return new Map()
  const wanted = sql`select id, engine, kind, input->>'mode' as mode, quality, status, created_at from jobs
    where id in (${sql.join(
      ids.map((id) => sql`${id}::uuid`),
      sql`, `,
    )})`
  const { rows } = await db.execute<QueueFacts & { id: string }>(factsOf(wanted))
  return new Map(rows.map(({ id, ...facts }) => [id, facts]))
}

/** The facts of a job that would be queued now, behind all others. */
export const readNextFacts = async (
  db: Db,
  { engine, kind, mode, quality }: { engine: string; kind: KindName; mode: string | null; quality: Quality | null },
): Promise<QueueFacts> => {
  const wanted = sql`select 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid as id, ${engine}::text as engine,
    ${kind}::text as kind, ${mode}::text as mode, ${quality}::text as quality, 'queued' as status, 'infinity'::timestamptz as created_at`
  const { rows } = await db.execute<QueueFacts>(factsOf(wanted))
  const [facts] = rows
  if (!facts) throw new Error(`Nothing was answered about the wait for ${kind}.`)
  return facts
}
